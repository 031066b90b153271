"""The composition root: the one place that sees every part."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.catalog import TITLES
from bot.client import Client, Services
from bot.commands.axio.commands import axio_commands
from bot.commands.axio.panel import axio_buttons
from bot.commands.iota.commands import iota_commands
from bot.commands.iota.panel import iota_buttons
from bot.commands.matches.opening import GameCommands
from bot.commands.paper_world.commands import paper_world_commands
from bot.commands.paper_world.panel import paper_world_buttons
from bot.commands.rota.commands import rota_commands
from bot.commands.rota.panel import rota_buttons
from bot.matches.archive import Archive
from bot.matches.clock import Clock
from bot.matches.days import Days
from bot.matches.privacy import Privacy
from bot.matches.service import Matches, fresh_seed
from bot.matches.standings import Standings
from bot.matches.stats import Stats
from bot.matches.trusted import TrustedTime, boot
from bot.matches.watch import Watch
from bot.wire.turnstile import Turnstile
from storage.sqlite.database import Database
from storage.sqlite.store import sqlite_store
from storage.sqlite.upkeep import Upkeep

GAMES = (
    GameCommands(axio_commands, axio_buttons),
    GameCommands(rota_commands, rota_buttons),
    GameCommands(iota_commands, iota_buttons),
    GameCommands(paper_world_commands, paper_world_buttons),
)
"""What each game brings to Discord; its rules and pictures stand in the catalog."""


def build(
    database: Path,
    *,
    seed: Callable[[], str] = fresh_seed,
    clock: TrustedTime | Callable[[], float] | None = None,
    turnstile: Turnstile | None = None,
) -> Client:
    """The bot on the store at this path; it opens the store when it connects.

    seed: gives each match its source of chance.  clock: Unix seconds; any but a TrustedTime is taken to pass
    as time does.  Without one it is the computer's.
    turnstile: keeps all requests within Discord's limit; None where nobody counts them.
    """
    if clock is None:
        clock = TrustedTime(boot=boot())
    trusted = clock if isinstance(clock, TrustedTime) else TrustedTime(clock, clock)

    async def open_services() -> Services:
        opened = await Database.open(database)
        upkeep = Upkeep(opened)

        async def close() -> None:
            await upkeep.stop()
            await opened.close()

        store = sqlite_store(opened, trusted)
        try:
            await upkeep.start()
            watch = Watch(trusted, store.heartbeat)
            await watch.begin()
        except BaseException:
            # A process with an open store would never end.
            await close()
            raise
        games = {key: title.game for key, title in TITLES.items()}
        matches = Matches(store.matches, games, seed=seed, clock=trusted)
        standings = Standings(store.standings, store.results, clock=trusted)
        return Services(
            matches=matches,
            clock=Clock(matches, store.alarms, clock=trusted),
            watch=watch,
            elapsed=trusted.elapsed,
            archive=Archive(matches, store.matches, store.history, clock=trusted),
            servers=store.servers,
            days=Days(store.dailies, matches, games, seed=seed, clock=trusted),
            dailies=store.dailies,
            privacy=Privacy(store.privacy, matches, clock=trusted),
            places=store.places,
            store=store.matches,
            standings=standings,
            stats=Stats(store.stats, standings, store.standings, store.servers),
            players=store.players,
            close=close,
        )

    return Client(open_services, GAMES, turnstile)

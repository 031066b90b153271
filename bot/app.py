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
from storage.alarms import AlarmStore
from storage.daily import DailyStore
from storage.database import Database
from storage.heartbeat import HeartbeatStore
from storage.history import HistoryStore
from storage.matches import MatchStore
from storage.places import PlaceStore
from storage.players import PlayerStore, ServerStore
from storage.privacy import PrivacyStore
from storage.results import ResultStore
from storage.standings import StandingStore
from storage.stats import StatsStore
from storage.upkeep import Upkeep

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

        try:
            await upkeep.start()
            watch = Watch(trusted, HeartbeatStore(opened))
            await watch.begin()
        except BaseException:
            # A process with an open store would never end.
            await close()
            raise
        store = MatchStore(opened, trusted)
        games = {key: title.game for key, title in TITLES.items()}
        matches = Matches(store, games, seed=seed, clock=trusted)
        dailies, servers, boards = DailyStore(opened), ServerStore(opened), StandingStore(opened)
        standings = Standings(boards, ResultStore(opened), clock=trusted)
        return Services(
            matches=matches,
            clock=Clock(matches, AlarmStore(opened), clock=trusted),
            watch=watch,
            elapsed=trusted.elapsed,
            archive=Archive(matches, store, HistoryStore(opened), clock=trusted),
            servers=servers,
            days=Days(dailies, matches, games, seed=seed, clock=trusted),
            dailies=dailies,
            privacy=Privacy(PrivacyStore(opened), matches, clock=trusted),
            places=PlaceStore(opened),
            store=store,
            standings=standings,
            stats=Stats(StatsStore(opened), standings, boards, servers),
            players=PlayerStore(opened),
            close=close,
        )

    return Client(open_services, GAMES, turnstile)

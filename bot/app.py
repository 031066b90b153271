"""The composition root: the one place that sees every part."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from bot.catalog import TITLES
from bot.commands.axio import axio_commands
from bot.commands.axio_panel import axio_buttons
from bot.commands.base import GameCommands
from bot.commands.client import Client, Services
from bot.commands.iota import iota_commands
from bot.commands.iota_panel import iota_buttons
from bot.commands.paper_world import paper_world_commands
from bot.commands.paper_world_panel import paper_world_buttons
from bot.commands.rota import rota_commands
from bot.commands.rota_panel import rota_buttons
from bot.commands.turnstile import Turnstile
from bot.matches.archive import Archive
from bot.matches.clock import Clock
from bot.matches.days import Days
from bot.matches.privacy import Privacy
from bot.matches.service import Matches, fresh_seed
from bot.matches.standings import Standings
from bot.matches.stats import Stats
from storage.alarms import AlarmStore
from storage.daily import DailyStore
from storage.database import Database
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


def warm_up() -> None:
    """Draws ahead what the pictures of all games are made of; takes seconds, and nobody has to wait."""
    for title in TITLES.values():
        title.adapter.warm_up()


def build(
    database: Path,
    *,
    seed: Callable[[], str] = fresh_seed,
    clock: Callable[[], float] = time.time,
    turnstile: Turnstile | None = None,
) -> Client:
    """The bot on the store at this path; it opens the store when it connects.

    seed: gives each match its source of chance.  clock: Unix seconds.
    turnstile: keeps all requests within Discord's limit; None where nobody counts them.
    """

    async def open_services() -> Services:
        opened = await Database.open(database)
        upkeep = Upkeep(opened)
        await upkeep.start()

        async def close() -> None:
            await upkeep.stop()
            await opened.close()

        store = MatchStore(opened)
        games = {key: title.game for key, title in TITLES.items()}
        matches = Matches(store, games, seed=seed, clock=clock)
        dailies, servers, boards = DailyStore(opened), ServerStore(opened), StandingStore(opened)
        standings = Standings(boards, ResultStore(opened), clock=clock)
        return Services(
            matches=matches,
            clock=Clock(matches, AlarmStore(opened), clock=clock),
            archive=Archive(matches, store, HistoryStore(opened), clock=clock),
            servers=servers,
            days=Days(dailies, matches, games, seed=seed, clock=clock),
            dailies=dailies,
            privacy=Privacy(PrivacyStore(opened), matches, clock=clock),
            places=PlaceStore(opened),
            store=store,
            standings=standings,
            stats=Stats(StatsStore(opened), standings, boards, servers),
            players=PlayerStore(opened),
            close=close,
        )

    return Client(open_services, GAMES, turnstile)

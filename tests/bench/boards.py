"""One page of a board, as `/leaderboard` reads it, in a store of a whole crowd."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from bot.matches.counting import ALL, EVERY
from bot.matches.standings import Standings
from storage.matches import Sitter
from storage.results import Board
from storage.sqlite.database import Database
from storage.sqlite.results import SqliteResultStore
from storage.sqlite.standings import SqliteStandingStore
from tests.bench import crowd
from tests.bench.timing import AsyncJob, Figure, alone, async_in_turn
from tests.games.games import GAMES, Subject

_HOME, _VIEWER = 5, 1
_NOW = 1_790_000_000  # Unix seconds
_LINES = 10
_MOST_SECONDS = 0.020


def figures(
    rounds: int,
    folder: Path,
    players: int = crowd.PLAYERS,
    matches: int = crowd.MATCHES,
    subjects: Sequence[Subject] = GAMES,
) -> list[Figure]:
    """The first page and one from the middle of the longest boards, the viewer's own place with each."""
    path = folder / "crowd.db"
    asyncio.run(
        crowd.fill(
            path,
            players=players,
            matches=matches,
            home=_HOME,
            at_home=[
                Sitter(_VIEWER + number, name) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dan"))
            ],
            now=_NOW,
            subjects=subjects,
        )
    )
    return asyncio.run(_figures(rounds, path, f"of {players:,} players after {matches:,} matches"))


async def _figures(rounds: int, path: Path, among: str) -> list[Figure]:
    database = await Database.open(path)
    standings = Standings(SqliteStandingStore(database), SqliteResultStore(database))
    world, home = Board(False, ALL, ALL, EVERY), Board(False, _HOME, ALL, EVERY)
    size = (await standings.page(world, 0, _LINES, _VIEWER)).size
    try:
        first, middle, served = await async_in_turn(
            rounds,
            _page(standings, world, 0),
            _page(standings, world, size // 2),
            _page(standings, home, 0, hide=True),
        )
    finally:
        await database.close()
    return [
        alone("B-page", f"first page of the board {among}", first, wall=_MOST_SECONDS),
        alone("B-middle", f"a page from its middle ({size:,} lines)", middle, wall=_MOST_SECONDS),
        alone(
            "B-server",
            "first page of the largest server, without those who left",
            served,
            wall=_MOST_SECONDS,
        ),
    ]


def _page(
    standings: Standings, board: Board, first: int, *, hide: bool = False
) -> Callable[[int], Awaitable[AsyncJob]]:
    async def prepare(number: int) -> AsyncJob:
        return lambda: standings.page(board, first, _LINES, _VIEWER, hide=hide)

    return prepare

"""Boards of a large store: a page as `/leaderboard` reads it, counting new results, voiding one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from bot.matches.counting import ALL, EVERY
from bot.matches.standings import Standings
from storage.results import Board
from storage.sql.results import SqlResultStore, void
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database
from tests.bench.lag import Lag
from tests.bench.timing import AsyncJob, Figure, Took, Watch, alone, async_in_turn

_LINES = 10
_APART = 50  # numbers between results that are voided
_NOW = 1_790_000_000  # Unix seconds
_MOST_PAGE, _MOST_LAG, _MOST_VOID = 0.020, 0.050, 2.0  # seconds


async def figures(rounds: int, path: Path, home: int, viewer: int) -> list[Figure]:
    """Counts what is not yet on the boards, reads pages, voids some of the newest results.

    home: the largest server.  viewer: a player there.
    """
    database = await Database.open(path)
    standings = Standings(SqlStandingStore(database), SqlResultStore(database), clock=lambda: _NOW)
    try:
        before = await SqlStandingStore(database).counted()
        newest = await SqlResultStore(database).newest()
        async with Lag() as lag:
            counting = await _caught_up(standings)
        found = [
            alone("B-count", f"{newest - before:,} new results counted, after {before:,}", [counting]),
            lag.figure("B-count", "this", _MOST_LAG),
            *await _pages(rounds, standings, home, viewer),
        ]
        voided: list[Took] = []
        async with Lag() as lag:
            for number in range(rounds):
                match = newest - number * _APART
                await database.write(partial(void, match=match, at=_NOW))
                voided.append(await _caught_up(standings))
    finally:
        await database.close()
    what = f"a result voided, one of the newest {rounds * _APART:,}, until all its boards are mended"
    return [*found, alone("B-void", what, voided, wall=_MOST_VOID), lag.figure("B-void", "this", _MOST_LAG)]


async def _caught_up(standings: Standings) -> Took:
    """What it takes until nothing is left to be counted or mended."""
    watch = Watch()
    # What is only to be made for later is left to the background.
    while not await standings.catch_up():
        pass
    return watch.read()


async def _pages(rounds: int, standings: Standings, home: int, viewer: int) -> list[Figure]:
    world, server = Board(False, ALL, ALL, EVERY), Board(False, home, ALL, EVERY)
    sizes = [(await standings.page(board, 0, _LINES, viewer)).size for board in (world, server)]
    first, middle, served = await async_in_turn(
        rounds,
        _page(standings, world, 0, viewer),
        _page(standings, world, sizes[0] // 2, viewer),
        _page(standings, server, sizes[1] // 2, viewer, hide=True),
    )
    return [
        alone("B-page", f"first page of a board of {sizes[0]:,} players", first, wall=_MOST_PAGE),
        alone("B-middle", "a page from its middle", middle, wall=_MOST_PAGE),
        alone("B-server", f"the same on a server, of {sizes[1]:,} without who left", served, wall=_MOST_PAGE),
    ]


def _page(
    standings: Standings, board: Board, first: int, viewer: int, *, hide: bool = False
) -> Callable[[int], Awaitable[AsyncJob]]:
    async def prepare(number: int) -> AsyncJob:
        return lambda: standings.page(board, first, _LINES, viewer, hide=hide)

    return prepare

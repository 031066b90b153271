"""The boards, kept up with the results: who is how good, on which server, when and in which game.

Results are written with the end of a match and are never lost; the boards follow from them.  They are
brought up to date before they are read, so a board is never older than what its reader knows.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.matches.rating import Skill, rated
from storage.results import Board, Counted, Placing, ResultStore, boards
from storage.standings import Course, Line, Lines, Standing, StandingStore

ALL = 0
"""The server that stands for all servers, and the month that stands for all time."""
EVERY = ""
"""The game that stands for all games."""

_BATCH = 50
_REBUILT = 1000  # results read at a time when boards are made again


@dataclass(frozen=True)
class Page:
    """Some lines of a board; own: that of the viewer, None for one who is not on it.

    first: the position of the first line, from 0.  size: how many lines the board has.
    """

    board: Board
    first: int
    size: int
    lines: tuple[Line, ...]
    own: Line | None


def month_of(at: float) -> int:
    """The month, as yyyymm in UTC, of a Unix time."""
    day = datetime.fromtimestamp(at, UTC)
    return day.year * 100 + day.month


class Standings:
    """Brings boards up to date and reads them."""

    def __init__(
        self, store: StandingStore, results: ResultStore, *, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._results = results
        self._clock = clock
        # One at a time: two would count the same results.
        self._lock = asyncio.Lock()

    def now(self) -> int:
        """Unix seconds."""
        return int(self._clock())

    def month(self) -> int:
        """The present month, as yyyymm."""
        return month_of(self._clock())

    async def page(self, board: Board, first: int, count: int, viewer: int, *, hide: bool = False) -> Page:
        """Some lines of a board and the viewer's own; hide: without those who left the server."""
        await self.catch_up()
        size = await self._store.size(board, hide=hide)
        first = max(0, min(first, (size - 1) // count * count))
        lines = await self._store.page(board, first, count, hide=hide)
        own = await self._store.line(board, viewer, hide=hide)
        return Page(board, first, size, tuple(lines), own)

    async def catch_up(self) -> None:
        """Counts every result that is not on the boards yet, in order, and every one that was voided."""
        async with self._lock:
            await self._count()
            stale = await self._store.stale()
            if stale:
                await self._make(stale)

    async def rebuild(self) -> None:
        """Makes all boards again from the results."""
        async with self._lock:
            await self._count()
            await self._make(None)

    async def _count(self) -> None:
        while True:
            before = await self._store.counted()
            new = await self._results.counted(before, _BATCH)
            if not new:
                return
            players: dict[Board, set[int]] = {}
            for result in new:
                for board in _boards(result):
                    players.setdefault(board, set()).update(each.player for each in result.placings)
            lines: Lines = {}
            for board, several in players.items():
                found = await self._store.standings(board, several)
                lines |= {(board, player): standing for player, standing in found.items()}
            courses = _fold(lines, new)
            await self._store.add(before, new[-1].number, lines, courses)

    async def _make(self, wanted: set[Board] | None) -> None:
        """Makes boards again; None: all of them."""
        done = False
        while not done:
            upto, voided = await self._store.counted(), await self._results.voided()
            lines: Lines = {}
            courses: list[Course] = []
            servers = None if wanted is None else sorted({server for _, server, _, _ in wanted})
            if servers is not None and ALL in servers:
                servers = None
            number = 0
            while some := await self._results.counted(number, _REBUILT, upto=upto, servers=servers):
                # Off the event loop: of many results it takes seconds.
                courses += await asyncio.to_thread(_fold, lines, some, wanted)
                number = some[-1].number
            done = await self._store.replace(upto, voided, wanted, lines, courses)


def _boards(result: Counted) -> list[Board]:
    return boards(result.server, result.month, result.game, int(result.solo), int(result.world))


def _fold(lines: Lines, results: Iterable[Counted], wanted: Collection[Board] | None = None) -> list[Course]:
    """Counts results, in order, on their boards, or on those that are wanted; changes `lines`."""
    courses = []
    for result in results:
        for board in _boards(result):
            if wanted is not None and board not in wanted:
                continue
            if result.solo:
                key = board, result.placings[0].player
                lines[key] = _alone(lines.get(key), result.placings[0])
                continue
            keys = [(board, each.player) for each in result.placings]
            before = [lines.get(key) for key in keys]
            skills = [Skill() if each is None else Skill(each.mu, each.sigma) for each in before]
            after = rated(skills, [each.place for each in result.placings])
            for key, standing, skill, placing in zip(keys, before, after, result.placings, strict=True):
                lines[key] = _together(standing, skill, placing)
            _, server, month, game = board
            if month == ALL and game != EVERY:
                courses += [
                    Course(server, game, each.player, result.number, skill.rating)
                    for each, skill in zip(result.placings, after, strict=True)
                ]
    return courses


def _together(before: Standing | None, skill: Skill, placing: Placing) -> Standing:
    return Standing(
        rating=skill.rating,
        mu=skill.mu,
        sigma=skill.sigma,
        matches=1 + (before.matches if before else 0),
        won=int(placing.place == 1) + (before.won if before else 0),
        best=max(placing.score, before.best) if before else placing.score,
    )


def _alone(before: Standing | None, placing: Placing) -> Standing:
    first = Standing(rating=placing.merit, mu=0.0, sigma=0.0, matches=1, won=0, best=placing.score)
    if before is None:
        return first
    best = first if placing.merit > before.rating else before
    return replace(best, matches=before.matches + 1)

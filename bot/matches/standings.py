"""The boards, kept up with the results: who is how good, on which server, when and in which game.

Results are written with the end of a match and are never lost; the boards follow from them.  They are
brought up to date before they are read, so a board is never older than what its reader knows.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import combinations
from statistics import fmean

import structlog

from bot.matches.rating import DIFFERENT, MOST_MET, RECENT, Skill, rated
from storage.faults import Unwritable
from storage.results import Board, Counted, Meeting, Pair, Placing, ResultStore, boards
from storage.standings import Line, Lines, RatingAfter, Standing, StandingStore

log = structlog.get_logger()

ALL = 0
"""The server that stands for all servers, and the month that stands for all time."""
EVERY = ""
"""The game that stands for all games."""

Met = defaultdict[Pair, deque[Meeting]]
"""The newest results of the world in which two players met, the oldest first."""

_BATCH = 50
_REBUILT = 1000  # results read at a time when boards are made again


@dataclass(frozen=True)
class Page:
    """Some lines of a board; own: that of the viewer, None for one who is not on it.

    first: the position of the first line, from 0.  size: how many lines the board has.
    unlisted: how the viewer stands who has a rating on this board and no place yet.
    barred: it is a board of the world, which counts nothing of the viewer's.
    """

    board: Board
    first: int
    size: int
    lines: tuple[Line, ...]
    own: Line | None
    unlisted: Standing | None = None
    barred: bool = False


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
        unlisted = await self.unlisted(board, viewer)
        barred = board.server == ALL and own is None and await self._results.is_kept_out(viewer, self.now())
        return Page(board, first, size, tuple(lines), own, unlisted, barred)

    async def unlisted(self, board: Board, player: int) -> Standing | None:
        """How somebody stands who has a rating on a board and no place yet; None for anybody else."""
        found = (await self._store.standings(board, [player])).get(player)
        return None if found is None or found.listed else found

    async def catch_up(self) -> None:
        """Counts every result that is not on the boards yet, in order, and every one that was voided.

        On a disk that takes nothing more they stay as they are, and the next one counts.
        """
        async with self._lock:
            try:
                # As after an upgrade: all at once is many times faster than some at a time.
                if await self._store.counted() == 0 and await self._results.newest() > _REBUILT:
                    await self._make(None, first=True)
                await self._count()
                stale = await self._store.stale()
                if stale:
                    await self._make(stale)
            except Unwritable as error:
                log.warning("boards are shown as they were", why=str(error))

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
            met = await self._met(before, new)
            ratings = _fold(lines, new, met)
            await self._store.add(before, new[-1].number, lines, ratings)

    async def _met(self, before: int, new: Sequence[Counted]) -> Met:
        """Who of those in these results met before them, as far as it is looked at."""
        pairs = {pair for result in new if _is_rated_in_world(result) for pair in _pairs(result)}
        found = await self._results.meetings(pairs, before, MOST_MET) if pairs else {}
        return defaultdict(_recent, {pair: deque(each, MOST_MET) for pair, each in found.items()})

    async def _make(self, wanted: set[Board] | None, *, first: bool = False) -> None:
        """Makes boards again; None: all of them.  first: with results that are on no board yet."""
        done = False
        while not done:
            # First: what is changed while the results are read is not in them.
            changes, before = await self._results.changes(), await self._store.counted()
            upto = await self._results.newest() if first and before == 0 else before
            lines: Lines = {}
            met: Met = defaultdict(_recent)
            ratings: list[RatingAfter] = []
            servers = None if wanted is None else sorted({board.server for board in wanted})
            if servers is not None and ALL in servers:
                servers = None
            number = 0
            while some := await self._results.counted(number, _REBUILT, upto=upto, servers=servers):
                # Off the event loop: of many results it takes seconds.
                ratings += await asyncio.to_thread(_fold, lines, some, met, wanted)
                number = some[-1].number
            done = await self._store.replace(before, upto, changes, wanted, lines, ratings)


def _boards(result: Counted) -> list[Board]:
    return boards(result.server, result.month, result.game, solo=result.solo, world=result.world)


def _fold(
    lines: Lines, results: Iterable[Counted], met: Met, wanted: Collection[Board] | None = None
) -> list[RatingAfter]:
    """Counts results, in order, on their boards, or on those that are wanted; changes `lines` and `met`."""
    ratings = []
    for result in results:
        for board in _boards(result):
            if wanted is not None and board not in wanted:
                continue
            if result.solo:
                key = board, result.placings[0].player
                lines[key] = _alone(lines.get(key), result.placings[0])
                continue
            skills = _rate(lines, result, board, met)
            _, server, month, game = board
            if month == ALL and game != EVERY:
                ratings += [
                    RatingAfter(server, game, each.player, result.number, skill.rating)
                    for each, skill in zip(result.placings, skills, strict=True)
                ]
        if _is_rated_in_world(result):
            for pair in _pairs(result):
                met[pair].append(Meeting(result.at, result.game, result.month))
    return ratings


def _rate(lines: Lines, result: Counted, board: Board, met: Met) -> list[Skill]:
    """Counts the result of several on one board; gives their skills there from now on."""
    players = [each.player for each in result.placings]
    before = [lines.get((board, player)) for player in players]
    skills = [Skill() if each is None else Skill(each.mu, each.sigma) for each in before]
    places = [each.place for each in result.placings]
    if board.server != ALL:
        after = rated(skills, places)
        for standing, skill, placing in zip(before, after, result.placings, strict=True):
            lines[board, placing.player] = _together(standing, skill, placing)
        return after
    # In the world nobody is known by sight: who meets the same people again and again gains less by it.
    meetings = {pair: _on_board(met[pair], board) for pair in _pairs(result)}
    with_others = [[meetings[_pair(one, other)] for other in players if other != one] for one in players]
    weights = [
        fmean(1 / (1 + sum(each.at > result.at - RECENT for each in pair)) for pair in pairs)
        for pairs in with_others
    ]
    after = rated(skills, places, weights)
    for standing, skill, placing, pairs in zip(before, after, result.placings, with_others, strict=True):
        known = standing.opponents if standing else 0
        known = min(DIFFERENT, known + sum(not pair for pair in pairs))
        line = _together(standing, skill, placing)
        lines[board, placing.player] = replace(line, opponents=known, listed=known >= DIFFERENT)
    return after


def _is_rated_in_world(result: Counted) -> bool:
    return result.world and not result.solo


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def _pairs(result: Counted) -> list[Pair]:
    return [_pair(one.player, other.player) for one, other in combinations(result.placings, 2)]


def _on_board(meetings: Iterable[Meeting], board: Board) -> list[Meeting]:
    """Those of the meetings that a board counts."""
    _, _, month, game = board
    return [each for each in meetings if month in (ALL, each.month) and game in (EVERY, each.game)]


def _recent() -> deque[Meeting]:
    return deque(maxlen=MOST_MET)


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

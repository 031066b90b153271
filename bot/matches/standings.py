"""The leaderboards by server, month and game, kept up to date with the results.

A result is stored with the end of its match and never lost; the boards are computed from the results.  They
are brought up to date before they are read, so a board is never older than what its reader knows.
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
from storage.standings import Line, Lines, RatingAfter, RatingChange, Standing, StandingStore

log = structlog.get_logger()

ALL = 0
"""The server that stands for all servers, and the month that stands for all time."""
EVERY = ""
"""The game that stands for all games."""

Met = defaultdict[Pair, deque[Meeting]]
"""The newest results of the world in which two players met, the oldest first."""

_BATCH = 50
_REBUILT = 1000  # results read at a time when boards are rebuilt


@dataclass(frozen=True)
class Page:
    """Some lines of a board.  own: the viewer's line, None if the viewer is not on the board.

    first: the position of the first line, from 0.  size: how many lines the board has.
    unlisted: the viewer's standing, for a viewer who has a rating on this board but no place yet.
    barred: this is a world board, and the viewer is excluded from those.
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
        # One update at a time: two would count the same results.
        self._lock = asyncio.Lock()

    def now(self) -> int:
        """Unix seconds."""
        return int(self._clock())

    def month(self) -> int:
        """The current month, as yyyymm."""
        return month_of(self._clock())

    async def page(self, board: Board, first: int, count: int, viewer: int, *, hide: bool = False) -> Page:
        """Some lines of a board and the viewer's own; hide: leave out players who left the server."""
        await self.catch_up()
        size = await self._store.size(board, hide=hide)
        first = max(0, min(first, (size - 1) // count * count))
        lines = await self._store.page(board, first, count, hide=hide)
        own = await self._store.line(board, viewer, hide=hide)
        unlisted = await self.unlisted(board, viewer)
        barred = board.server == ALL and own is None and await self._results.is_kept_out(viewer, self.now())
        return Page(board, first, size, tuple(lines), own, unlisted, barred)

    async def unlisted(self, board: Board, player: int) -> Standing | None:
        """The standing of a player who has a rating on a board but no place yet; None for anybody else."""
        found = (await self._store.standings(board, [player])).get(player)
        return None if found is None or found.listed else found

    async def changes(self, match: int) -> list[RatingChange]:
        """What the result of a match did to the ratings on its server; empty if it does not count."""
        await self.catch_up()
        return await self._store.rating_changes(match)

    async def catch_up(self) -> None:
        """Brings the boards up to date with new results, in order, and with those that were voided.

        If the disk is full, the boards stay as they are until a later call succeeds.
        """
        async with self._lock:
            try:
                # As after an upgrade: doing all at once is many times faster than in parts.
                if await self._store.counted() == 0 and await self._results.newest() > _REBUILT:
                    await self._make(None, first=True)
                await self._count()
                stale = await self._store.stale()
                if stale:
                    await self._make(stale)
            except Unwritable as error:
                log.warning("could not update the boards; showing them as they were", why=str(error))

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
        """The earlier meetings of the players in these results, as far back as they are looked at."""
        pairs = {pair for result in new if _is_rated_in_world(result) for pair in _pairs(result)}
        found = await self._results.meetings(pairs, before, MOST_MET) if pairs else {}
        return defaultdict(_recent, {pair: deque(each, MOST_MET) for pair, each in found.items()})

    async def _make(self, wanted: set[Board] | None, *, first: bool = False) -> None:
        """Rebuilds boards; None means all of them.  first: include results that are on no board yet."""
        done = False
        while not done:
            # Taken before reading, as changes made while the results are read are not in them.
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
                # Off the event loop, as many results take seconds.
                ratings += await asyncio.to_thread(_fold, lines, some, met, wanted)
                number = some[-1].number
            done = await self._store.replace(before, upto, changes, wanted, lines, ratings)


def _boards(result: Counted) -> list[Board]:
    return boards(result.server, result.month, result.game, solo=result.solo, world=result.world)


def _fold(
    lines: Lines, results: Iterable[Counted], met: Met, wanted: Collection[Board] | None = None
) -> list[RatingAfter]:
    """Counts results, in order, on their boards or on the wanted ones; changes `lines` and `met`."""
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
    """Counts a match with others on one board; returns the players' new skills there."""
    players = [each.player for each in result.placings]
    before = [lines.get((board, player)) for player in players]
    skills = [Skill() if each is None else Skill(each.mu, each.sigma) for each in before]
    places = [each.place for each in result.placings]
    if board.server != ALL:
        after = rated(skills, places)
        for standing, skill, placing in zip(before, after, result.placings, strict=True):
            lines[board, placing.player] = _together(standing, skill, placing)
        return after
    # Worldwide nobody knows the players, so meeting the same people again and again gains less.
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
    """The meetings that a board counts."""
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

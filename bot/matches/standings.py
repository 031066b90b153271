"""The leaderboards by server, month and game, kept up to date with the results.

A result is stored with the end of its match and never lost; the boards are computed from the results.  They
are brought up to date before they are read, so a board is not older than what its reader knows, unless very
much has been played since somebody looked: a reader waits for a bounded amount of work, never for all of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import structlog

from bot.matches.counting import ALL, Met, boards_of, fold, is_rated_in_world, pairs_of, recent
from bot.matches.mending import Mending
from bot.matches.rating import MOST_MET
from storage.faults import Unwritable
from storage.results import Board, Counted, ResultStore
from storage.standings import STEP, Line, Lines, RatingChange, Standing, StandingStore, mark_before

log = structlog.get_logger()

# At a time: results that are counted, and when a board is mended, results read and lines written.
_BATCH, _READ, _WRITTEN = 50, 200, 200
_COUNTING = 8  # how much work it is to count a result, which is on eight boards
_WAITED = 800  # work that a reader waits for: a hundred results, a fifth of a second


@dataclass(frozen=True)
class Page:
    """Some lines of a board.  own: the viewer's line, None if the viewer is not on the board.

    first: the position of the first line, from 0.  size: how many lines the board has.
    unlisted: the viewer's standing, for a viewer who has a rating on this board but no place yet.
    barred: this is a world board, and the viewer is excluded from those.
    complete: it has all results, as far as can be; otherwise there are so many new ones that they are still
        being counted.
    """

    board: Board
    first: int
    size: int
    lines: tuple[Line, ...]
    own: Line | None
    unlisted: Standing | None = None
    barred: bool = False
    complete: bool = True


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
        # One slice at a time: two would count the same results.
        self._lock = asyncio.Lock()
        self._mending: Mending | None = None

    def now(self) -> int:
        """Unix seconds."""
        return int(self._clock())

    def month(self) -> int:
        """The current month, as yyyymm."""
        return month_of(self._clock())

    async def page(self, board: Board, first: int, count: int, viewer: int, *, hide: bool = False) -> Page:
        """Some lines of a board and the viewer's own; hide: leave out players who left the server."""
        complete = await self.catch_up()
        size = await self._store.size(board, hide=hide)
        first = max(0, min(first, (size - 1) // count * count))
        lines = await self._store.page(board, first, count, hide=hide)
        own = await self._store.line(board, viewer, hide=hide)
        unlisted = await self.unlisted(board, viewer)
        barred = board.server == ALL and own is None and await self._results.is_kept_out(viewer, self.now())
        return Page(board, first, size, tuple(lines), own, unlisted, barred, complete)

    async def unlisted(self, board: Board, player: int) -> Standing | None:
        """The standing of a player who has a rating on a board but no place yet; None for anybody else."""
        found = (await self._store.standings(board, [player])).get(player)
        return None if found is None or found.listed else found

    async def changes(self, match: int) -> list[RatingChange]:
        """What the result of a match did to the ratings on its server; empty if it does not count."""
        await self.catch_up()
        return await self._store.rating_changes(match)

    async def catch_up(self, work: int = _WAITED) -> bool:
        """Brings the boards up to date with new results, in order, and mends those that hold a voided one.

        work: about as much as this many results; what is left is done by later calls, of which there is
            always one in the background.
        Returns whether nothing is left.  If the disk is full, the boards stay as they are until a later call
        succeeds, so nothing is left to be done now.
        """
        try:
            while work > 0:
                # Others look at their boards between two slices.
                async with self._lock:
                    done = await self._slice()
                if not done:
                    return True
                work -= done
        except Unwritable as error:
            log.warning("could not update the boards; showing them as they were", why=str(error))
            return True
        return False

    async def tidy(self) -> bool:
        """Does a little of what nobody waits for; returns False if there was nothing.

        Removes some of what is kept to take boards back and is needed no more, and makes the marks of results
        from before there were marks.
        """
        async with self._lock:
            mending = self._mending
            if mending is None:
                # A board may just be taken back to a mark that is kept no more.
                return await self._store.thin(self.month()) or bool(await self._make_marks())
            return mending.whole and bool(await self._make_marks())

    async def _slice(self) -> int:
        """Does a little of what is to be done; how much work it was, 0 if there is nothing to do."""
        mending = self._mending
        if mending is not None and mending.written:
            # Nothing may be counted between two slices of what is written.
            return await self._write(mending)
        return await self._count() or await self._mend()

    async def _count(self) -> int:
        before, changes = await self._store.counted(), await self._results.changes()
        new = await self._results.counted(before, _BATCH, upto=mark_before(before) + STEP)
        if not new:
            return 0
        players: dict[Board, set[int]] = {}
        for result in new:
            for board in boards_of(result) if result.counts else ():
                players.setdefault(board, set()).update(each.player for each in result.placings)
        lines: Lines = {}
        for board, several in players.items():
            found = await self._store.standings(board, several)
            lines |= {(board, player): standing for player, standing in found.items()}
        met = await self._met(before, new)
        ratings = await asyncio.to_thread(fold, lines, new, met)
        await self._store.add(before, changes, new[-1].number, lines, ratings)
        return _COUNTING * len(new)

    async def _met(self, before: int, new: Sequence[Counted]) -> Met:
        """The earlier meetings of the players in these results, as far back as they are looked at."""
        pairs = {pair for result in new if is_rated_in_world(result) for pair in pairs_of(result)}
        found = await self._results.meetings(pairs, before, MOST_MET) if pairs else {}
        return defaultdict(recent, {pair: deque(each, MOST_MET) for pair, each in found.items()})

    async def _mend(self) -> int:
        """Makes a board again from the newest mark before the first result that it holds no more."""
        mending, changes = self._mending, await self._results.changes()
        if mending is None or mending.whole or mending.changes != changes:
            stale = await self._store.stale()
            if not stale:
                if mending is not None and not mending.whole:
                    self._mending = None
                return 0
            mending = self._mending = await self._begun(*min(stale.items()), changes)
        return await self._read(mending)

    async def _make_marks(self) -> int:
        """Counts a board again from its begin, which makes the marks of all its results."""
        mending, changes = self._mending, await self._results.changes()
        if mending is not None and mending.written:
            return await self._write(mending)
        if mending is None or mending.changes != changes:
            board = await self._store.unmarked()
            if board is None:
                self._mending = None
                return 0
            mending = self._mending = await self._begun(board, 1, changes, whole=True)
        return await self._read(mending)

    async def _begun(self, board: Board, since: int, changes: int, *, whole: bool = False) -> Mending:
        # Of earlier months nothing is kept: all of the month is counted again.
        marks = await self._store.marks() if board.month in (ALL, self.month()) else []
        begin = 0 if board.month == ALL else await self._results.before(board.month)
        first = await self._store.first_mark(board)
        if since <= first:
            since = 1  # there is no mark before it
        else:
            marks = [mark for mark in marks if mark >= first]
        return Mending(board, since, marks, changes, begin, whole=whole)

    async def _read(self, mending: Mending) -> int:
        """Counts some further results of a board that is made again."""
        counted = await self._store.counted()
        server = mending.board.server or None
        some = await self._results.counted(mending.number, _READ, upto=counted, server=server)
        if not some:
            mending.written, mending.counted = True, counted
            return 1
        players = mending.unknown(some)
        if players:
            mending.knows(players, await self._store.standings(mending.board, players, mending.mark))
        # The boards of servers do not look at whom somebody has met.
        met = defaultdict(recent) if server else await self._met(mending.number, some)
        await asyncio.to_thread(mending.fold, some, met)
        return len(some)

    async def _write(self, mending: Mending) -> int:
        some = mending.next(_WRITTEN)
        read = (mending.counted, mending.changes)
        if some:
            if not await self._store.mend(mending.board, mending.mark, *read, some, mending.ratings_of(some)):
                self._mending = None
            return len(some)
        await self._store.mended(mending.board, mending.mark, *read)
        self._mending = None
        return 1

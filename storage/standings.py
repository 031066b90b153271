"""The boards: computed from the results, so they can be rebuilt at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from storage.results import Board

STEP = 500
"""Each so many results there is a mark: where boards can be taken back to."""
_KEPT = 4


def mark_before(number: int) -> int:
    """The newest mark that is not above the number of a result."""
    return number // STEP * STEP


def marks(counted: int) -> list[int]:
    """The marks that are kept, in order: close to each other among the newest results, and few among the old.

    So taking a board back takes work by the age of a result, and the number of marks hardly grows.  A mark
    that was dropped is never kept again.
    counted: the newest result on the boards.
    """
    found: set[int] = set()
    step = STEP
    while True:
        newest = counted // step * step
        found.update(range(newest, max(newest - _KEPT * step, 0), -step))
        if newest <= _KEPT * step:
            return sorted(found)
        step *= 2


@dataclass(frozen=True, slots=True)  # of a large store very many are in memory at a time
class Standing:
    """A player's standing on a board; see the columns of standings.

    opponents: how many different ones on this board; counted on world boards only, and only as far as needed.
    listed: it has a place among the lines that are shown.
    """

    rating: int
    mu: float
    sigma: float
    matches: int
    won: int
    best: int
    opponents: int = 0
    listed: bool = True


@dataclass(frozen=True)
class Line:
    """One line of a board as read.

    rank: shared by equal ratings, after which ranks are skipped.  position: without ties, from 0.
    name: empty if the account is gone from Discord.
    gone: the player has left the server whose board this is.
    """

    position: int
    rank: int
    player: int
    name: str
    gone: bool
    standing: Standing


@dataclass(frozen=True, slots=True)
class RatingAfter:
    """The rating of a player after one result, on a game's board of all time."""

    server: int
    game: str
    player: int
    number: int
    rating: int


@dataclass(frozen=True)
class RatingChange:
    """What a result did to the rating of the player for whom a seat counts, on its server and in its game.

    before: None if it was the player's first match that counts there.
    """

    seat: int
    before: int | None
    after: int


Lines = dict[tuple[Board, int], Standing]
"""Lines of boards, by board and player."""


@dataclass(frozen=True)
class Mended:
    """A player's line of a board that was made again; None if the player is on the board no more.

    earlier: how it stood at marks after which it changed; None where there was no line yet.
    """

    standing: Standing | None
    earlier: Mapping[int, Standing | None]


class StandingStore(Protocol):
    """Reads and writes boards."""

    async def size(self, board: Board, *, hide: bool = False) -> int:
        """How many lines a board has; hide: leave out players who left the server."""
        ...

    async def page(self, board: Board, first: int, count: int, *, hide: bool = False) -> list[Line]:
        """`count` lines of a board from this position on, the best first, ties in a stable order."""
        ...

    async def line(self, board: Board, player: int, *, hide: bool = False) -> Line | None:
        """One player's line of a board, or None."""
        ...

    async def standings(
        self, board: Board, players: Iterable[int], mark: int | None = None
    ) -> dict[int, Standing]:
        """The standings of these players on a board, leaving out those who are not on it.

        mark: as it stood when it held the results up to this one of the `marks`, or none at all (0).
        """
        ...

    async def ratings(self, server: int, game: str, player: int, limit: int) -> list[RatingAfter]:
        """The newest ratings of a player in a game, at most `limit`, in the order of the results."""
        ...

    async def rating_changes(self, match: int) -> list[RatingChange]:
        """What the result of a match did to ratings, by seat; empty while the boards do not hold it."""
        ...

    async def counted(self) -> int:
        """The number of the newest result that the boards hold."""
        ...

    async def marks(self) -> list[int]:
        """The numbers of results to which boards can be taken back, in order; but see `first_mark`."""
        ...

    async def first_mark(self, board: Board) -> int:
        """The first mark to which a board can be taken back; 0: any.

        Boards that hold results from before marks were kept have no earlier ones until those are made.
        """
        ...

    async def unmarked(self) -> Board | None:
        """One of the boards whose earlier marks are still to be made, if there are any."""
        ...

    async def stale(self) -> dict[Board, int]:
        """The boards that must be made again, each from the result with this number on."""
        ...

    async def add(
        self, before: int, changes: int, upto: int, changed: Lines, ratings: Sequence[RatingAfter]
    ) -> bool:
        """Stores lines that include the results up to this number, which is not beyond the next mark.

        changes: `ResultStore.changes` before the results were read.
        Returns False and stores nothing if others were stored since `before`, that number changed, or
        somebody is just being forgotten.
        """
        ...

    async def mend(
        self,
        board: Board,
        mark: int,
        counted: int,
        changes: int,
        lines: Mapping[int, Mended],
        ratings: Sequence[RatingAfter],
    ) -> bool:
        """Stores lines of players on a board that were made again from a mark on.

        counted: the newest result that they hold.  ratings: theirs after each result since the mark.
        changes: `ResultStore.changes` before the results were read.
        Returns False and stores nothing if other lines were stored since, that number changed, or somebody is
        just being forgotten.
        """
        ...

    async def mended(self, board: Board, mark: int, counted: int, changes: int) -> bool:
        """Records that all lines of a board were made again from a mark on; returns False as `mend` does."""
        ...

    async def rebuild(self) -> None:
        """Drops every board and rating, so that all are made anew from the results."""

    async def thin(self, month: int) -> bool:
        """Removes a part of what is kept for marks that are kept no more and for boards of earlier months.

        Returns whether there was any.  month: the present one.
        """
        ...

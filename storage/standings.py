"""The boards: computed from the results, so they can be rebuilt at any time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from storage.results import Board


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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

    async def standings(self, board: Board, players: Iterable[int]) -> dict[int, Standing]:
        """The standings of these players on a board, leaving out those who are not on it."""
        ...

    async def ratings(self, server: int, game: str, player: int) -> list[RatingAfter]:
        """The ratings of a player in a game, in the order of the results."""
        ...

    async def rating_changes(self, match: int) -> list[RatingChange]:
        """What the result of a match did to ratings, by seat; empty while the boards do not hold it."""
        ...

    async def counted(self) -> int:
        """The number of the newest result that the boards hold."""
        ...

    async def stale(self) -> set[Board]:
        """The boards that must be rebuilt."""
        ...

    async def add(self, before: int, upto: int, changed: Lines, ratings: Sequence[RatingAfter]) -> bool:
        """Stores lines that include the results up to this number.

        Returns False and stores nothing if others were stored since `before` or a player was forgotten since.
        """
        ...

    async def replace(
        self,
        before: int,
        upto: int,
        changes: int,
        boards: Iterable[Board] | None,
        lines: Lines,
        ratings: Sequence[RatingAfter],
    ) -> bool:
        """Replaces boards (None: all) with ones built from the results up to this number.

        before: the newest result that the boards held.
        changes: `ResultStore.changes` before the results were read.
        Returns False and stores nothing if other lines were stored since, that number changed, or a player
        was forgotten.
        """
        ...

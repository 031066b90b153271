"""Results of finished matches: written once, when a match ends, and never changed except to be voided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol


@dataclass(frozen=True)
class Placing:
    """One seat's part in the result of a match.

    score: by the rules of the game.  merit: orders solo matches of one game, even those with equal scores.
    """

    seat: int
    player: int
    name: str
    place: int
    score: int
    merit: int = 0


@dataclass(frozen=True)
class Result:
    """How a match ended.

    ranked: it counts for the ratings.  turns: how many the match had.
    """

    ranked: bool
    turns: int
    placings: tuple[Placing, ...]

    @property
    def solo(self) -> bool:
        """Played alone."""
        return len(self.placings) == 1


@dataclass(frozen=True, kw_only=True)
class Counted:
    """A stored result as the boards need it; see the columns of results.

    counts: it counts on boards, as it is fair and was not voided.
    world: it counts on the world's boards, as its server wants that and nobody in it is kept out.
    """

    number: int
    server: int | None
    game: str
    month: int
    solo: bool
    counts: bool
    world: bool
    at: int
    placings: tuple[Placing, ...]


Pair = tuple[int, int]
"""Two players, the smaller number first."""


@dataclass(frozen=True)
class Meeting:
    """A result that counts worldwide and in which two players met."""

    at: int
    game: str
    month: int


class Board(NamedTuple):
    """Identifies a board: server (0: all), month as yyyymm (0: all time), game ('': all)."""

    solo: bool
    server: int
    month: int
    game: str


def boards(server: int | None, month: int, game: str, *, solo: bool, world: bool) -> list[Board]:
    """The boards on which a result counts."""
    servers = [each for each in (server, 0 if world else None) if each is not None]
    # Solo scores of different games cannot be compared.
    games = (game,) if solo else (game, "")
    return [Board(solo, where, when, what) for where in servers for when in (month, 0) for what in games]


class ResultStore(Protocol):
    """Reads results."""

    async def newest(self) -> int:
        """The number of the newest result, 0 if there is none."""
        ...

    async def changes(self) -> int:
        """A number that rises whenever it changes which results count, or whose they are."""
        ...

    async def is_kept_out(self, player: int, at: int) -> bool:
        """Whether what a player plays at this time (Unix seconds) does not count worldwide."""
        ...

    async def before(self, month: int) -> int:
        """The number of the newest result before those of a month (yyyymm); 0 if there is none."""
        ...

    async def meetings(self, pairs: Iterable[Pair], upto: int, limit: int) -> dict[Pair, list[Meeting]]:
        """For each pair, the newest worldwide results (at most `limit`) with both players, oldest first.

        upto: the greatest number of a result that is looked at.
        """
        ...

    async def counted(
        self, after: int, limit: int, *, upto: int | None = None, server: int | None = None
    ) -> list[Counted]:
        """Results with numbers above `after`, in order, at most `limit`; some may not count.

        upto: the greatest number to return.  server: return only those of this server.
        """
        ...

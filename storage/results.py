"""Results of finished matches: written once with a match's end, never changed but for being voided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol


@dataclass(frozen=True)
class Placing:
    """What one seat brought to a finished match.

    score: as the game counts it.  merit: orders solo matches of one game, ties of the score included.
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

    ranked: it counts for the ratings.  turns: how many it took.
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
    """A stored result that counts, as the boards need it; see the columns of results.

    world: it counts for all servers together: its server wants that, and nobody is kept out of the world.
    """

    number: int
    server: int | None
    game: str
    month: int
    solo: bool
    world: bool
    at: int
    placings: tuple[Placing, ...]


Pair = tuple[int, int]
"""Two players, the smaller number first."""


@dataclass(frozen=True)
class Meeting:
    """A result of the world in which two players met."""

    at: int
    game: str
    month: int


class Board(NamedTuple):
    """Which lines belong together: server (0: all), month as yyyymm (0: all time), game ('': all)."""

    solo: bool
    server: int
    month: int
    game: str


def boards(server: int | None, month: int, game: str, *, solo: bool, world: bool) -> list[Board]:
    """The boards on which a result counts."""
    servers = [each for each in (server, 0 if world else None) if each is not None]
    # Solo scores of two games do not compare.
    games = (game,) if solo else (game, "")
    return [Board(solo, where, when, what) for where in servers for when in (month, 0) for what in games]


class ResultStore(Protocol):
    """Reads results."""

    async def newest(self) -> int:
        """The number of the newest result, 0 when there is none."""
        ...

    async def changes(self) -> int:
        """How often it was changed which results count; never less than before."""
        ...

    async def is_kept_out(self, player: int, at: int) -> bool:
        """Whether what a player plays at this time (Unix seconds) does not count for the world."""
        ...

    async def meetings(self, pairs: Iterable[Pair], upto: int, limit: int) -> dict[Pair, list[Meeting]]:
        """The newest results of the world, at most so many, in which both of a pair were; oldest first.

        upto: none with a greater number.
        """
        ...

    async def counted(
        self, after: int, limit: int, *, upto: int | None = None, servers: Sequence[int] | None = None
    ) -> list[Counted]:
        """At most so many results that count, in order, those with a number above `after`.

        upto: none with a greater number.  servers: only theirs.
        """
        ...

"""The daily challenge: the match of each day, everybody's tries, and where servers see the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from storage.matches import Entry, MatchRow

RANKED = 1_000
"""So many tries, the best of a day, are looked at one by one for the world's board."""


@dataclass(frozen=True)
class DayRow:
    """A day (yyyymmdd), its game, and its seed, which nobody may see."""

    day: int
    game: str
    seed: str


@dataclass(frozen=True)
class RankRow:
    """A line of a day's board; equal merits share a place.  points: see AttemptRow."""

    player: int
    name: str
    place: int
    score: int
    points: str


@dataclass(frozen=True)
class DayPostRow:
    """The message that shows a server a day's board.

    message: None while it is on its way.  mark: its mark while it is on its way (see `new_mark`), else empty.
    """

    channel: int
    message: int | None
    mark: str = ""


class Tried(Exception):
    """The player began this day's try and has had all data deleted since."""


class DailyStore(Protocol):
    """The days of the challenge.  A server of None means the whole world."""

    async def draw(self, day: int, game: str, seed: str) -> DayRow:
        """Makes this the day's match unless it already has one; returns the one it has."""
        ...

    async def attempt(self, day: int, player: int) -> int | None:
        """The match of a player's try at a day, or None."""
        ...

    async def begin(self, row: MatchRow, entries: Sequence[Entry], *, server: int | None) -> int:
        """Stores the host's only try at the match's day; returns its match, or that of an earlier try.

        server: where it was begun, None in a direct message; the try counts on that server's board.
        Raises Tried.
        """
        ...

    async def count_on(self, day: int, server: int, player: int) -> None:
        """Makes a player's try count on this server's board too, unless the player has been forgotten."""
        ...

    async def servers(self, day: int, player: int) -> list[int]:
        """The servers on whose boards a player's try counts."""
        ...

    async def board(self, day: int, server: int | None, *, limit: int) -> list[RankRow]:
        """The finished tries of a day, the best first; of equal ones, the first to finish."""
        ...

    async def size(self, day: int, server: int | None) -> int:
        """How many players finished a day.

        Of more than RANKED in the world, those who do not count there are counted as well.
        """
        ...

    async def rank(self, day: int, server: int | None, player: int) -> RankRow | None:
        """A player's line of a day's board; None if the player is not on it.

        Below the best RANKED of the world the place is that among all tries, whether or not they count there.
        """
        ...

    async def points(self, day: int, player: int) -> str:
        """The points of each placement of a finished try; see AttemptRow."""
        ...

    async def finished(self, player: int) -> list[int]:
        """The days that a player finished, the oldest first."""
        ...

    async def down(self, seconds: int) -> list[int]:
        """The days on which nobody could act for at least this many seconds; see `HeartbeatStore`."""
        ...

    async def post(self, day: int, server: int) -> DayPostRow | None:
        """The message that shows a server the board of a day, or None."""
        ...

    async def posted(self, day: int, server: int, post: DayPostRow) -> None:
        """Records which message shows a server the board of a day, or is about to."""
        ...

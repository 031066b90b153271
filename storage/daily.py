"""The daily challenge: what each day brings, everybody's tries, and where servers see the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from storage.matches import Entry, MatchRow


@dataclass(frozen=True)
class DayRow:
    """A day (yyyymmdd) and its match: the game, and the seed that nobody may see."""

    day: int
    game: str
    seed: str


@dataclass(frozen=True)
class RankRow:
    """A line of a day's board: equal merits share a place.  points: see AttemptRow."""

    player: int
    name: str
    place: int
    score: int
    points: str


@dataclass(frozen=True)
class DayPostRow:
    """The message in which a server sees a day's board.

    message: None while it is on its way.  mark: then, see `new_mark`; empty otherwise.
    """

    channel: int
    message: int | None
    mark: str = ""


class Tried(Exception):
    """The player began this day's try, and had all data deleted since."""


class DailyStore(Protocol):
    """The days of the challenge.  server None stands for the whole world."""

    async def draw(self, day: int, game: str, seed: str) -> DayRow:
        """Makes this what the day brings, unless something is already; returns what it is."""
        ...

    async def attempt(self, day: int, player: int) -> int | None:
        """The match in which a player tries a day, or None."""
        ...

    async def begin(self, row: MatchRow, entries: Sequence[Entry], *, server: int | None) -> int:
        """Stores the one try of the match's host at its day; returns its match, or that of an older one.

        server: where it was begun, None in a direct message; the try counts on that server's board.
        Raises Tried.
        """
        ...

    async def count_on(self, day: int, server: int, player: int) -> None:
        """Lets a player's try count on this server's board too, unless it is nobody's by now."""
        ...

    async def servers(self, day: int, player: int) -> list[int]:
        """The servers on whose boards a player's try counts."""
        ...

    async def board(self, day: int, server: int | None, *, limit: int) -> list[RankRow]:
        """The finished tries of a day, the best first, equal ones by when they were finished."""
        ...

    async def size(self, day: int, server: int | None) -> int:
        """How many finished a day."""
        ...

    async def rank(self, day: int, server: int | None, player: int) -> RankRow | None:
        """A player's line of a day's board; None for one who is not on it."""
        ...

    async def points(self, day: int, player: int) -> str:
        """The points of each placement of a finished try; see AttemptRow."""
        ...

    async def finished(self, player: int) -> list[int]:
        """The days that a player finished, the oldest first."""
        ...

    async def down(self, seconds: int) -> list[int]:
        """The days on which nobody could act for so many seconds or more; see `HeartbeatStore`."""
        ...

    async def post(self, day: int, server: int) -> DayPostRow | None:
        """The message that shows a server the board of a day; None when there is none."""
        ...

    async def posted(self, day: int, server: int, post: DayPostRow) -> None:
        """Notes which message shows a server the board of a day, or is about to."""
        ...

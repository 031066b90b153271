"""What is kept of one player: all of it to be read, and all of it to be made nobody's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from storage.matches import Entry
from storage.players import PlayerRow
from storage.results import Board


@dataclass(frozen=True)
class MemberRow:
    """A server on which a player was seen, and the name there.  gone: has left it since."""

    server: int
    name: str
    gone: bool


@dataclass(frozen=True)
class CallRow:
    """A call by the player (own) or to the player, at a time in Unix seconds."""

    own: bool
    at: int


@dataclass(frozen=True)
class RatingRow:
    """A line of a board that is the player's; see Standing."""

    board: Board
    rating: int
    matches: int
    won: int
    best: int


@dataclass(frozen=True)
class TryRow:
    """A try at a day's challenge; at, score and points: None without a result.  points: see AttemptRow."""

    day: int
    match: int
    at: int | None
    score: int | None
    points: str | None


@dataclass(frozen=True)
class CourseRow:
    """The rating that a player had after a match, on all servers together (0) or on one."""

    server: int
    game: str
    match: int
    rating: int


@dataclass(frozen=True)
class Owned:
    """What is kept of a player outside of matches.

    invited, offered, gave: the matches to which the player is invited, in which a seat is offered to the
        player, and in which the player gave one away.
    kept_out: since when (Unix seconds) from the world; None for one who is not.
    daily_servers: of each try its day, and a server on whose board it counts.
    """

    settings: PlayerRow | None
    members: list[MemberRow]
    invited: list[int]
    offered: list[int]
    gave: list[int]
    kept_out: int | None
    ratings: list[RatingRow]
    courses: list[CourseRow]
    dailies: list[TryRow]
    daily_servers: list[tuple[int, int]]
    calls: list[CallRow]


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """A player's seat in a match, and how the match ended; see the columns of matches.

    seats: how many the match has.  host: the player is its host.
    place, score, ranked: None where there is no result.  voided: the result counts for nothing.
    """

    match: int
    seat: int
    name: str
    game: str
    server: int | None
    channel: int
    kind: str
    day: int | None
    status: str
    seats: int
    host: bool
    created: int
    ended: int | None
    place: int | None
    score: int | None
    ranked: bool | None
    voided: bool


class PrivacyStore(Protocol):
    """Reads and forgets single players."""

    async def owned(self, player: int) -> Owned:
        """All that is kept of a player but for the seats; see `seats`."""
        ...

    async def seats(self, player: int, after: int, limit: int) -> list[SeatRow]:
        """The seats of a player in so many matches with a number above `after`, in order."""
        ...

    async def logs(self, first: int, last: int, player: int) -> dict[int, list[Entry]]:
        """The logs of the matches from one number to another in which a player sits, by match.

        They say nothing of interactions.
        """
        ...

    async def offered(self, player: int) -> list[int]:
        """The running matches in which a seat is offered to a player, lapsed offers included."""
        ...

    async def messages(self, player: int) -> list[tuple[int, int, int]]:
        """Match, channel and message of each direct message to a player, the newest match first."""
        ...

    async def forget(self, player: int, number: int, left: Mapping[int, int], at: int) -> list[int] | None:
        """Makes all rows of a player nobody's, in one transaction; the lobbies that had invited the player.

        number: the negative number that stands in the player's place from now on.
        left: the open matches, with their versions, in which the player still has a seat and plays no
            more.  When the store has others, nothing is done and the answer is None.
        at: Unix seconds.
        """
        ...

"""What is stored about one player: reading all of it, and making all of it nobody's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from storage.learners import LearnerRow
from storage.matches import Entry
from storage.players import PlayerRow
from storage.puzzles import SolverRow
from storage.results import Board


@dataclass(frozen=True)
class MemberRow:
    """A server on which a player was seen, and the name there.  gone: the player has left it since."""

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
    """A try at the daily challenge; at, score and points: None without a result.  points: see AttemptRow."""

    day: int
    match: int
    at: int | None
    score: int | None
    points: str | None


@dataclass(frozen=True)
class OwnPuzzleRow:
    """How far a player has come with a puzzle; see the columns of puzzles and solvings."""

    game: str
    nth: int
    day: int | None
    match: int
    tries: int
    solved: bool
    shown: bool


@dataclass(frozen=True)
class CourseRow:
    """A player's rating after a match, on all servers together (0) or on one."""

    server: int
    game: str
    match: int
    rating: int


@dataclass(frozen=True)
class Owned:
    """What is stored about a player outside of matches.

    invited, offered, gave: the matches to which the player is invited, in which a seat is offered to the
        player, and in which the player gave one away.
    kept_out: since when (Unix seconds) the player is kept off the world's boards, or None.
    daily_servers: pairs of the day of a try and a server on whose board it counts.
    learned: what the player has learned, by game.
    puzzles, solver: the puzzles that the player has begun, and how well the player solves them, or None.
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
    learned: list[tuple[str, LearnerRow]]
    puzzles: list[OwnPuzzleRow]
    solver: SolverRow | None


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """A player's seat in a match, and how the match ended; see the columns of matches.

    seats: how many the match has.  host: the player is its host.
    place, score, ranked: None without a result.  voided: the result counts for nothing.
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
        """Everything stored about a player except the seats; see `seats`."""
        ...

    async def seats(self, player: int, after: int, limit: int) -> list[SeatRow]:
        """The player's seats in at most `limit` matches with a number above `after`, in order."""
        ...

    async def logs(self, first: int, last: int, player: int) -> dict[int, list[Entry]]:
        """The logs of the player's matches from number `first` to `last`, by match, without interactions."""
        ...

    async def offered(self, player: int) -> list[int]:
        """The running matches in which a seat is offered to a player, including lapsed offers."""
        ...

    async def messages(self, player: int) -> list[tuple[int, int, int]]:
        """Match, channel and message of each direct message to a player, the newest match first."""
        ...

    async def forget(self, player: int, number: int, left: Mapping[int, int], at: int) -> list[int] | None:
        """Makes nobody's what names a player, in one transaction; returns the matches that show the name.

        Those are open, or have just ended; they are marked as behind.  What was shown before stays.
        From then on nothing of the player can be found.  What is left (whose clicks they were, who met whom,
        and the like) is made nobody's by `forget_more`.
        number: the negative number that replaces the player from now on.
        left: the open matches, with their versions, that the player has left but still has a seat in.  If
            there are any others in the store, nothing is done and the answer is None.
        at: Unix seconds.
        """
        ...

    async def forget_more(self) -> bool:
        """Makes some further rows of a forgotten player nobody's; returns False if none were left.

        Until then no boards are brought up to date, as they would not know whom the player had met.
        """
        ...

"""Matches, their seats, logs and posts.  Knows ints and text only: no game, no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from storage.calls import Calls
from storage.messages import HandRow, new_mark
from storage.players import PlayerRow
from storage.results import Result
from storage.sitters import SitterKind, kind_of

NO_GIVERS = "[]"
"""The column givers of a match in which nobody gave a seat away."""
NOBODY = "[]"
"""The columns invited and silent when they hold nobody."""
NO_PAST = "[]"
"""The column past of a match without a turn."""
OPEN_STATUSES = ("lobby", "running")
"""The statuses of a match that is not over."""
NOWHERE = 0
"""The column channel of a match that is played in no channel."""


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: the player's id, and the name at joining."""

    player: int
    name: str

    @property
    def kind(self) -> SitterKind:
        """What kind of sitter it is: a person or another."""
        return kind_of(self.player)


@dataclass(frozen=True, kw_only=True)
class MatchRow:
    """A match as stored; see the migrations for each column.

    language: those of its server or, in direct messages, of its host, as `speaks` there; "" if unknown.
    """

    id: int = 0
    kind: str
    game: str
    server: int | None
    channel: int
    host: int
    status: str
    wanted: int
    thread: bool = False
    invited: str = NOBODY
    options: str
    seed: str
    version: int
    state: str | None = None
    offer: str | None = None
    page: int = 0
    created: int
    ended: int | None = None
    post_channel: int | None = None
    post_message: int | None = None
    post_version: int = 0
    post_page: int = -1
    hands_version: int = 0
    note: str | None = None
    pace: int | None = None
    late: str = "skip"
    deadline: int | None = None
    alarm: int | None = None
    computer_at: int | None = None
    day: int | None = None
    silent: str = NOBODY
    mark: str = field(default_factory=new_mark)
    givers: str = NO_GIVERS
    removed: bool = False
    past: str | None = NO_PAST
    call_page: int = 0
    holds: bool = True
    hints: bool = False
    sign_channel: int | None = None
    sign_message: int | None = None
    language: str = ""
    sitters: tuple[Sitter, ...] = ()

    @property
    def open(self) -> bool:
        """It is not over."""
        return self.status in OPEN_STATUSES


@dataclass(frozen=True)
class Entry:
    """One line of a match's log.  seat is None if nobody at the table did it."""

    seat: int | None
    notation: str
    interaction: int | None
    at: int


@dataclass(frozen=True)
class AttemptRow:
    """What a finished try at the daily challenge brings to the day's board.

    merit: greater is better.  points: of each placement, as JSON.
    """

    score: int
    merit: int
    points: str


class Occupied(Exception):
    """The channel already holds an open match of this game; `match` is its id."""

    def __init__(self, match: int) -> None:
        super().__init__(match)
        self.match = match


class Crowded(Exception):
    """As many lobbies, or loose matches of a kind, are open as allowed; `matches` are their ids.

    own: they are those of the host.
    """

    def __init__(self, matches: Sequence[int], *, own: bool) -> None:
        super().__init__(matches)
        self.matches = tuple(matches)
        self.own = own


@dataclass(frozen=True)
class Room:
    """Somebody who sits down, which at most so many open matches of the kind allow; see `Full`."""

    player: int
    kind: str
    most: int


class Full(Exception):
    """The person sits in as many open matches of the kind as allowed, or sat there before leaving."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class Conflict(Exception):
    """The match has changed since it was loaded: another action came first, or the clock was shifted."""


class Repeated(Exception):
    """An action with this interaction id is already stored."""


class MatchStore(Protocol):
    """All matches and their logs."""

    async def create(
        self,
        row: MatchRow,
        entries: Sequence[Entry],
        most: tuple[int, int] | None = None,
        calls: Calls | None = None,
        loose: int | None = None,
        room: Room | None = None,
    ) -> int:
        """Stores a new match and its first log entries; returns its id.

        most: how many lobbies may be open per host and per server; None for no limit.
        loose: how many matches of a kind that does not hold its channel may be open per host; None for no
            limit.
        calls: who is invited; those not to be pinged are stored with the match.
        room: of the host; None for no limit.
        Raises Repeated if the interaction has opened a match before, Full, Occupied or Crowded.
        """
        ...

    async def check_lobbies(
        self, host: int, server: int | None, most: tuple[int, int], room: Room | None = None
    ) -> None:
        """Raises Full or Crowded if no further lobby may be opened; see `create`."""
        ...

    async def append(
        self,
        before: MatchRow,
        after: MatchRow,
        entries: Sequence[Entry],
        result: Result | None = None,
        attempt: AttemptRow | None = None,
        voided: int | None = None,
        calls: Calls | None = None,
        room: Room | None = None,
    ) -> MatchRow:
        """Stores log entries, the match after them, and its result: all or nothing.

        Returns the match as it is then stored.
        calls: who is asked something; those not to be pinged are stored with the match.
        attempt: the result of a try at the daily challenge, which has no other result.
        voided: when the result already stored was voided.
        room: of the person who sits down; None if nobody does, or without a limit.
        What no log entry changes (channel, the post) is left as stored, as it may have changed since `before`
        was loaded; so is whatever else `after` does not change: a clock, a host, how a lobby will be played.
        The mark of `after` must be new, so that its post is not taken for one sent before.
        Raises Repeated, Full, or Conflict: also if a player there, seated or invited, has been forgotten, or
        the clock shifted since.
        """
        ...

    async def load(self, match: int) -> MatchRow | None:
        """One match, or None."""
        ...

    async def load_to_show(
        self, match: int
    ) -> tuple[MatchRow, dict[int, PlayerRow], dict[int, HandRow]] | None:
        """One match, or None; what is known about each of those who sit in it; its direct messages.

        Both are by player.  The match is read first: who changes the others later lowers a version shown.
        """
        ...

    async def open_in(self, channel: int, game: str) -> MatchRow | None:
        """The lobby or running match of a game that holds a channel, or None."""
        ...

    async def last_in(self, channel: int, game: str) -> MatchRow | None:
        """The newest match of a game in a channel, whatever its status, or None."""
        ...

    async def open_of(self, player: int, game: str | None = None) -> list[MatchRow]:
        """The lobbies and running matches of a game, or of all, in which a player sits, the oldest first."""
        ...

    async def open_near(self, player: int, game: str, channel: int) -> list[MatchRow]:
        """Those of a game that are played in this channel, or in none at all."""
        ...

    async def log(self, match: int) -> list[Entry]:
        """The whole log of a match, in order."""
        ...

    async def entry(self, match: int, version: int) -> Entry | None:
        """One log entry, or None."""
        ...

    async def played(self, interaction: int) -> int | None:
        """The match in which an interaction was stored, or None if it was not."""
        ...

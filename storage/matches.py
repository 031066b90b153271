"""Matches, their seats, logs and posts.  Knows ints and text only: no game, no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from storage.calls import Calls
from storage.messages import new_mark
from storage.results import Result
from storage.sitters import SitterKind, kind_of

NO_GIVERS = "[]"
"""The column givers of a match in which nobody gave a seat away."""
NOBODY = "[]"
"""The columns invited and silent when they hold nobody."""
NOWHERE = 0
"""The column channel of a match that is played in no channel."""


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: the player's id and the name at joining."""

    player: int
    name: str

    @property
    def kind(self) -> SitterKind:
        """Whether it is a person, or who else."""
        return kind_of(self.player)


@dataclass(frozen=True, kw_only=True)
class MatchRow:
    """A match as stored; see the migrations for each column."""

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
    day: int | None = None
    silent: str = NOBODY
    mark: str = field(default_factory=new_mark)
    givers: str = NO_GIVERS
    removed: bool = False
    sitters: tuple[Sitter, ...] = ()


@dataclass(frozen=True)
class Entry:
    """One line of a match's log.  seat is None when nobody at the table did it."""

    seat: int | None
    notation: str
    interaction: int | None
    at: int


@dataclass(frozen=True)
class AttemptRow:
    """What a finished try at a day's challenge brings to the day's board.

    merit: the greater the better.  points: those of each placement, as JSON.
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
    """As many lobbies are open as may be; `matches` are their ids.  own: those of the one host."""

    def __init__(self, matches: Sequence[int], *, own: bool) -> None:
        super().__init__(matches)
        self.matches = tuple(matches)
        self.own = own


class Conflict(Exception):
    """What this builds on is not the newest: another action was stored first, or the clock was set."""


class Repeated(Exception):
    """An action with this interaction id is already stored."""


class MatchStore(Protocol):
    """Every match, and what was done in it."""

    async def create(
        self,
        row: MatchRow,
        entries: Sequence[Entry],
        most: tuple[int, int] | None = None,
        calls: Calls | None = None,
    ) -> int:
        """Stores a new match and its first log entries, returns its id.

        most: so many lobbies may be open of one host, and on one server; None for any number.
        calls: who is invited; those who are not rung by it are stored with the match.
        Raises Repeated when the interaction has opened a match before, Occupied or Crowded.
        """
        ...

    async def check_lobbies(self, host: int, server: int | None, most: tuple[int, int]) -> None:
        """Raises Crowded when no further lobby may be opened; see `create`."""
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
    ) -> MatchRow:
        """Stores log entries, the match as it is after them, and its result, all or nothing.

        calls: who is asked something; those who are not rung by it are stored with the match.
        Returns the match as it is stored then.
        attempt: the result of a try at a day's challenge, which has no other.
        voided: when the result that is stored already was voided.
        What no entry of the log changes (channel, invited, the post) is left as it is stored, since
        it may have changed after `before` was loaded; so is a clock or a host that `after` does not change.
        The mark of `after` is a new one, so that its post is none that was sent before.
        Raises Conflict, also when somebody there was forgotten since or the clock was set, or Repeated.
        """
        ...

    async def load(self, match: int) -> MatchRow | None:
        """One match, or None."""
        ...

    async def open_in(self, channel: int, game: str) -> MatchRow | None:
        """The lobby or running match of a game in a channel, or None."""
        ...

    async def last_in(self, channel: int, game: str) -> MatchRow | None:
        """The newest match of a game in a channel, whatever its status, or None."""
        ...

    async def open_of(self, player: int) -> list[MatchRow]:
        """The lobbies and running matches in which a player sits, oldest first."""
        ...

    async def log(self, match: int) -> list[Entry]:
        """The whole log of a match, in order."""
        ...

    async def entry(self, match: int, version: int) -> Entry | None:
        """One log entry, or None."""
        ...

    async def played(self, interaction: int) -> int | None:
        """The match in which an interaction was stored, or None when it was not."""
        ...

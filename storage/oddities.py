"""What results say about who plays with whom, how long and where, to find what is odd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PairRow:
    """Two players and their results together.  ahead, behind: how often the first was so.

    of_one, of_other: how many results each has with anybody.
    """

    one: int
    other: int
    names: tuple[str, str]
    together: int
    ahead: int
    behind: int
    of_one: int
    of_other: int


@dataclass(frozen=True)
class PeopleRow:
    """A server, how many results it has, and how many different people they involve."""

    server: int
    matches: int
    people: int


@dataclass(frozen=True)
class VoidRow:
    """A server, how many results it has, and how many of them are voided."""

    server: int
    matches: int
    voided: int


@dataclass(frozen=True)
class LengthRow:
    """How long a match took: turns of all seats together, and seconds from its beginning to its end."""

    match: int
    server: int | None
    game: str
    options: str
    seats: int
    turns: int
    seconds: int


class OddityStore(Protocol):
    """Reads what counts for ratings and ended after `since` (Unix seconds)."""

    async def pairs(self, since: int, least: int) -> list[PairRow]:
        """The pairs with at least this many results together, those with most first."""
        ...

    async def servers(self, since: int, least: int) -> list[PeopleRow]:
        """The servers with at least this many results, those with fewest people first."""
        ...

    async def voids(self, since: int, least: int) -> list[VoidRow]:
        """The servers with at least this many voided results, those with most first."""
        ...

    async def lengths(self, since: int) -> list[LengthRow]:
        """How long each match took, the newest first."""
        ...

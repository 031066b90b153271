"""What is kept of one player: all of it to be read, and all of it to be made nobody's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

Fields = dict[str, bool | int | str | float | None]
"""A row by its columns; what is true or false is a bool, or None where it is not known."""


@dataclass(frozen=True)
class Owned:
    """What is kept of a player outside of matches, by table; rows as the migrations describe them."""

    settings: Fields | None
    members: list[Fields]
    invited: list[int]
    offered: list[int]
    gave: list[int]
    kept_out: int | None
    ratings: list[Fields]
    courses: list[Fields]
    dailies: list[Fields]
    daily_servers: list[Fields]
    calls: list[Fields]


class PrivacyStore(Protocol):
    """Reads and forgets single players."""

    async def owned(self, player: int) -> Owned:
        """All that is kept of a player but for the seats; see `seats`."""
        ...

    async def seats(self, player: int, after: int, limit: int) -> list[Fields]:
        """The seats of a player in so many matches with a number above `after`, with how each ended.

        seats: how many the match has.  place and score are null where there is no result.
        """
        ...

    async def logs(self, first: int, last: int, player: int) -> list[Fields]:
        """The logs of the matches from one number to another in which a player sits, in order."""
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

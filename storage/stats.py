"""What one player has played: the results that count, and who sat at the same tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from storage.places import Sight

LOOKED = 2_000
"""How many of a player's newest results are looked at, so that nobody waits longer the more was played."""


@dataclass(frozen=True, kw_only=True)
class Played:
    """A player's part in one result that counts; see the columns of results and placings.

    computers: some played along, so it counts for nothing but the player's own figures.
    """

    number: int
    game: str
    at: int
    solo: bool
    place: int
    score: int
    merit: int
    computers: bool = False


@dataclass(frozen=True)
class Opponent:
    """Somebody with whom a player shared a table.

    matches: how many together.  ahead, behind: in how many the player placed better, or worse.
    """

    player: int
    name: str
    matches: int
    ahead: int
    behind: int


class StatsStore(Protocol):
    """Reads the results of one player.  A server of None means all servers and direct messages."""

    async def played(self, player: int, server: int | None) -> list[Played]:
        """The results of a player that count, or had computers, in the order in which the matches ended.

        Only the newest `LOOKED` results are looked at, on whatever server.
        """
        ...

    async def opponents(self, player: int, sight: Sight, count: int) -> list[Opponent]:
        """The opponents with most matches together, at most `count`; of equals, those met last.

        Only matches that the asker may see are counted, among the newest `LOOKED`.  Forgotten players are
        left out.
        """
        ...

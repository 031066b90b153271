"""What one player has played: the results that count, and who sat at the same tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from storage.places import Sight


@dataclass(frozen=True, kw_only=True)
class Played:
    """What a player brought to one result that counts; see the columns of results and placings."""

    number: int
    game: str
    at: int
    solo: bool
    place: int
    score: int
    merit: int


@dataclass(frozen=True)
class Opponent:
    """Somebody with whom a player shared a table.

    matches: how many together.  ahead, behind: in how many of them the player was placed better, or worse.
    """

    player: int
    name: str
    matches: int
    ahead: int
    behind: int


class StatsStore(Protocol):
    """Reads the results of one player.  server None stands for all servers and direct messages."""

    async def played(self, player: int, server: int | None) -> list[Played]:
        """Every result of a player that counts, in the order in which matches ended."""
        ...

    async def opponents(self, player: int, sight: Sight, count: int) -> list[Opponent]:
        """Those with most matches together, at most so many; of equals those met last.

        Only matches count that are seen by who asks.  Those whose data was deleted are no opponents.
        """
        ...

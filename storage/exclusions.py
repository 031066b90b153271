"""Who is kept out of what counts for all servers together: chosen by whoever runs the bot, or for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

Kind = Literal["server", "player"]


@dataclass(frozen=True)
class Excluded:
    """A server or player that is kept out, since when (Unix seconds)."""

    kind: Kind
    id: int
    at: int


class ExclusionStore(Protocol):
    """Keeps servers and players out of the world, and lets them in again."""

    async def all(self) -> list[Excluded]:
        """Those that are kept out, the newest last."""
        ...

    async def is_known(self, kind: Kind, number: int) -> bool:
        """Whether there is a result of this server or player."""
        ...

    async def exclude(self, kind: Kind, number: int, at: int) -> bool:
        """Keeps a server or player out, with all results there are; False if that is so already."""
        ...

    async def include(self, kind: Kind, number: int) -> bool:
        """Lets a server or player in again, with all results there are; False if neither was kept out.

        Results of before a player deleted all data are nobody's and stay out.
        """
        ...

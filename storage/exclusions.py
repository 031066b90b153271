"""Who is kept off the world's boards: by whoever runs the bot, or for a time after deleting all data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

Kind = Literal["server", "player"]


@dataclass(frozen=True)
class Excluded:
    """A server or player that is kept out, and since when (Unix seconds)."""

    kind: Kind
    id: int
    at: int


class ExclusionStore(Protocol):
    """Keeps servers and players off the world's boards, and lets them back in."""

    async def all(self) -> list[Excluded]:
        """Everybody who is kept out, the newest last."""
        ...

    async def is_known(self, kind: Kind, number: int) -> bool:
        """Whether this server or player has any results."""
        ...

    async def exclude(self, kind: Kind, number: int, at: int) -> bool:
        """Keeps a server or player out, with all their results; False if they already are."""
        ...

    async def include(self, kind: Kind, number: int) -> bool:
        """Lets a server or player back in, with all their results; False if they were not kept out.

        Results from before a player deleted all data are nobody's and stay out.
        """
        ...

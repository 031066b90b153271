"""The channels and threads in which matches are or were played, and who may see what was played there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PlaceRow:
    """What is known of a channel or thread: see the columns of places."""

    channel: int
    kind: str = "unknown"
    parent: int | None = None


@dataclass(frozen=True)
class Sight:
    """Who looks, from where, and what that person may see there besides matches of one's own.

    server: None in a direct message.  channels: those of the server that the person can view, threads among
    them; of archived threads only private ones, since whoever views a channel views its public threads.
    existing: all channels that the server has.  gone: what was played in deleted channels too.
    For a single match it is enough that `channels` holds the match's channel, or not.
    """

    player: int
    server: int | None = None
    channels: frozenset[int] = frozenset()
    existing: frozenset[int] = frozenset()
    gone: bool = False


class PlaceStore(Protocol):
    """What was learned of places.  What they are follows from Discord, so it can always be learned anew."""

    async def get(self, channel: int) -> PlaceRow:
        """What is known of a place; unknown where nothing is."""
        ...

    async def newest(self, server: int, kind: str, limit: int) -> list[PlaceRow]:
        """At most so many places of this kind on a server, the newest first."""
        ...

    async def learned(self, place: PlaceRow) -> None:
        """Remembers what a place is, if a match was played there."""
        ...

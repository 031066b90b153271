"""The channels and threads in which matches are or were played, and who may see what was played there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PlaceRow:
    """What is known about a channel or thread: see the columns of places."""

    channel: int
    kind: str = "unknown"
    parent: int | None = None


@dataclass(frozen=True)
class Sight:
    """Who looks, from where, and what that person may see there besides their own matches.

    server: None in a direct message.  channels: those of the server that the person can view, including
    threads; of archived threads only private ones, as whoever can view a channel can view its public threads.
    existing: all channels of the server.  gone: also what was played in deleted channels.
    For a single match, `channels` need only say whether the match's channel is in it.
    """

    player: int
    server: int | None = None
    channels: frozenset[int] = frozenset()
    existing: frozenset[int] = frozenset()
    gone: bool = False


class PlaceStore(Protocol):
    """What was learned about places from Discord; it can always be learned again."""

    async def get(self, channel: int) -> PlaceRow:
        """What is known about a place; its kind is unknown if that is nothing."""
        ...

    async def newest(self, server: int, kind: str, limit: int) -> list[PlaceRow]:
        """At most `limit` places of this kind on a server, the newest first."""
        ...

    async def learned(self, place: PlaceRow) -> None:
        """Remembers what a place is, if a match was played there."""
        ...

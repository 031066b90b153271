"""The shards of the connection to Discord: how many, since when each is up, and who may identify when."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class ShardRow:
    """A shard.  Times are Unix seconds of the bot's.

    seen: when some process was last connected with it.
    since: nobody on its servers could act before.
    """

    number: int
    seen: int
    since: int


class ShardStore(Protocol):
    """What all processes know about the shards."""

    async def divide(self, total: int) -> None:
        """From now on there are so many, with nothing known about them, unless there are as many already."""
        ...

    async def all(self) -> list[ShardRow]:
        """All of them, in order."""
        ...

    async def present(self, shards: Collection[int], now: int, gap: int) -> None:
        """These are connected; one that was not for more than `gap` seconds is up since now.

        It is a note.
        """
        ...

    async def given_up(self, shards: Collection[int], by: int) -> None:
        """These were given up in order, and are seen as if so many seconds ago.  It is a note."""
        ...

    async def identify(self, bucket: int, now: int, apart: int) -> int:
        """Reserves the next moment at which a shard may identify; returns how long to wait for it.

        bucket: those of other buckets may do so at the same time.
        now, apart: milliseconds of the bot's time, and between two of one bucket.
        """
        ...

"""Notes which shards are connected, so that the clock knows since when people can act."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.background.rounds import Rounds
from bot.matches.heartbeat import GAP
from storage.shards import ShardStore

_INTERVAL = 15  # seconds


class Presence(Rounds):
    """What each process does for its own shards.

    up: the shards that are connected.  now: the bot's time.
    """

    def __init__(
        self, shards: ShardStore, up: Callable[[], Collection[int]], now: Callable[[], float]
    ) -> None:
        super().__init__(_INTERVAL, "cannot store which shards are connected")
        self._shards = shards
        self._up = up
        self._now = now

    def ready(self) -> bool:
        """It is about whether Discord can be reached."""
        return True

    async def look(self) -> None:
        """Notes those that are connected now."""
        if up := self._up():
            await self._shards.present(up, int(self._now()), GAP)

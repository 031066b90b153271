"""Since when players can act: signs of life in the store, gaps in them, and the clock that is set right."""

from __future__ import annotations

import structlog

from bot.matches import daily
from bot.matches.trusted import TrustedTime
from storage.heartbeat import Beat, HeartbeatStore

log = structlog.get_logger()

INTERVAL = 5
"""Seconds from one look to the next."""
GAP = 60
"""Seconds without a look, after which the bot has been away: nobody could act meanwhile."""
_BEAT = 30  # seconds from one sign of life in the store to the next


class Watch:
    """Keeps the time with the store: how long the bot was away, and what follows when the clock was set.

    since: nobody could act before this time, in Unix seconds.
    """

    def __init__(self, time: TrustedTime, store: HeartbeatStore) -> None:
        self._time = time
        self._store = store
        self._stored: Beat | None = None
        self._seen: int | None = None
        self.since = int(time())

    async def begin(self) -> None:
        """At the start: the time goes on from the last sign of life."""
        beat = self._stored = await self._store.last()
        if beat is None:
            return
        self._time.go_on(beat.at, boot=beat.boot, elapsed=beat.elapsed)
        now, self._seen = int(self._time()), beat.at
        self.since = now if now - beat.at > GAP else beat.since

    async def look(self) -> None:
        """A sign of life, every few seconds while players can act."""
        now = int(self._time())
        if self._seen is None:
            await self._noted(now, {})
        elif now - self._seen > GAP:
            # Since the last look somebody may have acted already.
            self.since = now - INTERVAL
            await self._noted(now, daily.seconds_of_days(self._seen, now))
            log.info("nobody could act for a while", seconds=now - self._seen)
        elif self._stored is None or now - self._stored.at >= _BEAT:
            beat = self._beat(now, self.since)
            await self._store.beat(beat)
            self._stored = beat
        self._seen = now
        by = self._time.due()
        if by:
            await self._shift(by)

    async def _shift(self, by: int) -> None:
        now = int(self._time())
        beat = self._beat(now + by, self.since + by)
        # On the days that are passed over nobody could play.
        missed = daily.seconds_of_days(now, now + by)
        await self._store.shift(by, beat, missed, daily.day_at(now + by))
        # Whoever waits for the store comes after this.
        self._time.shift(by)
        self._stored, self._seen, self.since = beat, beat.at, beat.since

    async def _noted(self, now: int, missed: dict[int, int]) -> None:
        beat = self._beat(now, self.since)
        await self._store.back(beat, missed)
        self._stored = beat

    def _beat(self, at: int, since: int) -> Beat:
        return Beat(at, since, self._time.boot, int(self._time.elapsed()))

"""Since when players can act: the heartbeat in the store, gaps in it, and corrections of the clock."""

from __future__ import annotations

from functools import partial

import structlog

from bot.matches import daily
from bot.matches.trusted import TOLERANCE, TrustedTime
from storage.heartbeat import Beat, HeartbeatStore

log = structlog.get_logger()

INTERVAL = 5
"""Seconds between two calls of `look`."""
GAP = 60
"""After more seconds than this without a look the bot was away, and nobody could act."""
_BEAT = 30  # seconds between two heartbeats in the store


class Heartbeat:
    """Records in the store when the bot was away, and shifts all times when the clock was changed.

    since: nobody could act before this time, in Unix seconds.
    """

    def __init__(self, time: TrustedTime, store: HeartbeatStore) -> None:
        self._time = time
        self._store = store
        self._stored: Beat | None = None
        self._seen: int | None = None
        self.since = int(time())

    async def begin(self) -> None:
        """At the start: goes on from the last heartbeat."""
        beat = self._stored = await self._store.last()
        if beat is None:
            return
        self._time.go_on(beat.at, boot=beat.boot, elapsed=beat.elapsed)
        now, self._seen = int(self._time()), beat.at
        self.since = now if now - beat.at > GAP else beat.since

    async def follow(self) -> None:
        """Takes over a correction of the clock that another process, which leads, has stored."""
        beat = await self._store.last()
        if beat is None:
            return
        by = self._time.apart(beat.at, boot=beat.boot, elapsed=beat.elapsed)
        if abs(by) > TOLERANCE:
            self._time.shift(by)

    async def look(self) -> None:
        """Records that players can act; to be called every few seconds while they can."""
        now = int(self._time())
        if self._seen is None:
            await self._noted(now, {})
        elif now - self._seen > GAP:
            # Somebody may already have acted since the last look was due.
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
        # Nobody could play in the time that is skipped.
        missed = daily.seconds_of_days(now, now + by)
        # What waits to be stored is stored by the shifted clock.
        await self._store.shift(by, beat, missed, daily.day_at(now + by), partial(self._time.shift, by))
        self._stored, self._seen, self.since = beat, beat.at, beat.since

    async def _noted(self, now: int, missed: dict[int, int]) -> None:
        beat = self._beat(now, self.since)
        await self._store.back(beat, missed)
        self._stored = beat

    def _beat(self, at: int, since: int) -> Beat:
        return Beat(at, since, self._time.boot, int(self._time.elapsed()))

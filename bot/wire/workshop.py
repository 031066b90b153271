"""Slow work that anybody can ask for: done one piece at a time, one per person, with results kept a while."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from math import ceil
from typing import TypeVar
from weakref import WeakValueDictionary

import discord
import structlog

from bot.refusal import Refusal
from bot.wire.answers import tell
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import private_say

log = structlog.get_logger()

MOST_WAITING = 40
"""The most pieces of work that may be queued or under way; the last one waits a minute or two."""
MOST_KEPT = 8 * 1024 * 1024
"""The most bytes of finished work to keep."""
_FIRST_GUESS = 1.5  # seconds per piece of work, until one has been measured
_WEIGHT = 0.2  # of the newest measurement in the moving average

Made = TypeVar("Made")
Waiting = Callable[[int, int], Awaitable[None]]
"""Tells a waiting person how many are ahead, and roughly how many seconds that takes."""


class Workshop:
    """Does heavy work in the order in which people asked for it.

    Each person has one piece of work at a time, so somebody who asks for forty delays the others by one.
    now: a clock, in seconds.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic, most_kept: int = MOST_KEPT) -> None:
        self._now = now
        self._most_kept = most_kept
        self._bench = asyncio.Lock()
        self._own: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._count = 0
        self._usual = _FIRST_GUESS
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    @property
    def waiting(self) -> int:
        """How many pieces of work are queued or under way."""
        return self._count

    @asynccontextmanager
    async def alone(self, person: int) -> AsyncIterator[None]:
        """For quick work that is asked for often: one person's requests run one after another."""
        async with self._own.setdefault(person, asyncio.Lock()):
            yield

    async def do(
        self,
        person: int,
        work: Callable[[], Awaitable[Made]],
        waiting: Waiting | None = None,
        *,
        patient: bool = False,
    ) -> Made:
        """Does a piece of work when its turn comes.

        waiting: called when others are ahead.  patient: wait for this person's earlier work instead of
        refusing.  Raises Refusal for a second piece of work by the same person, and when the queue is full.
        """
        own = self._own.setdefault(person, asyncio.Lock())
        if own.locked() and not patient:
            raise Refusal("workshop-own")
        async with own:
            if self._count >= MOST_WAITING:
                raise Refusal("workshop-full", seconds=self._seconds())
            told = None
            if self._count and waiting is not None:
                told = asyncio.create_task(_tell(waiting, self._count, self._seconds()))
            self._count += 1
            try:
                async with self._bench:
                    return await self._timed(work)
            finally:
                self._count -= 1
                # It must not arrive after the final answer and replace it.
                if told is not None:
                    await told

    async def _timed(self, work: Callable[[], Awaitable[Made]]) -> Made:
        begun = self._now()
        try:
            return await work()
        finally:
            self._usual += _WEIGHT * (self._now() - begun - self._usual)

    def _seconds(self) -> int:
        return ceil(self._count * self._usual)

    # -- finished work ----------------------------------------------------------------------------

    def kept(self, key: Hashable) -> bytes | None:
        """Finished work, or None if it is no longer kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Hashable, data: bytes) -> None:
        """Keeps finished work; the least recently used goes first."""
        self._size += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self._size > self._most_kept:
            self._size -= len(self._kept.popitem(last=False)[1])

    def forget(self) -> None:
        """Drops all finished work: it may hold names that have been deleted."""
        self._kept.clear()
        self._size = 0


async def waiting(interaction: discord.Interaction, before: int, seconds: int) -> None:
    """Says in the private answer how many are ahead, and roughly how long that takes."""
    say = private_say(interaction)
    await tell(interaction, Content(say("workshop-waiting", before=before, seconds=seconds)), last=False)


async def _tell(waiting: Waiting, before: int, seconds: int) -> None:
    try:
        await waiting(before, seconds)
    except Unsent as unsent:
        log.info("waiting time not shown", why=str(unsent))

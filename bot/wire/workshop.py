"""What takes long and can be set off by anybody: one piece at a time, one a person, and kept for a while."""

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
"""Pieces of work that wait or are being done, at most; a minute or two for the last one."""
MOST_KEPT = 16 * 1024 * 1024
"""Bytes of finished work that are kept."""
_FIRST_GUESS = 1.5  # seconds that a piece of work takes, before any is known
_WEIGHT = 0.2  # of the newest one in that

Made = TypeVar("Made")
Waiting = Callable[[int, int], Awaitable[None]]
"""Tells a person who waits how many are served before, and about how many seconds that takes."""


class Workshop:
    """Does heavy work for persons in the order in which they came; now: seconds.

    Each person has one piece of work at a time, so whoever asks for forty keeps others waiting for one.
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

    @asynccontextmanager
    async def alone(self, person: int) -> AsyncIterator[None]:
        """For what is quick and pressed often: a person's own come one after the other."""
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
        """Does a piece of work when it is its turn; waiting: is told when others are before.

        patient: it waits for an earlier one of the same person, which is else a reason to refuse it.
        Raises Refusal then, and when too many wait.
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
                # What is answered in the end must not be overtaken by this.
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

    # -- what is finished -------------------------------------------------------------------------

    def kept(self, key: Hashable) -> bytes | None:
        """Finished work, if it is still here."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Hashable, data: bytes) -> None:
        """Keeps finished work; what was not asked for longest goes first."""
        self._size += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self._size > self._most_kept:
            self._size -= len(self._kept.popitem(last=False)[1])

    def forget(self) -> None:
        """Keeps nothing of what is finished: there may be names in it that were deleted."""
        self._kept.clear()
        self._size = 0


async def waiting(interaction: discord.Interaction, before: int, seconds: int) -> None:
    """Says in the private answer how many are served before, and about how long that takes."""
    say = private_say(interaction)
    await tell(interaction, Content(say("workshop-waiting", before=before, seconds=seconds)), last=False)


async def _tell(waiting: Waiting, before: int, seconds: int) -> None:
    try:
        await waiting(before, seconds)
    except Unsent as unsent:
        log.info("not told how long it takes", why=str(unsent))

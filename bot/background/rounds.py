"""Background work that is repeated for as long as the bot runs."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from contextvars import Context
from functools import partial
from typing import Any

import structlog
from discord.ext import tasks

from bot.logs import error_id
from bot.thinking.asking import Closed

log = structlog.get_logger()

_LATER = 60  # seconds before long work that failed may be begun again
_ALL = 0  # long work is one task, whichever matches it is about


class Rounds(ABC):
    """Checks every few seconds whether a match needs something done, until the bot stops.

    seconds: between two checks.  trouble: what the log says if a check fails.
    """

    def __init__(self, seconds: float, trouble: str) -> None:
        self._trouble = trouble
        self._failing = False
        self._stopped = False
        # The work under way: one task per match.
        self._doing: dict[int, asyncio.Task[None]] = {}
        self._working = asyncio.Lock()
        self._loop = tasks.loop(seconds=seconds)(self._round)

    @abstractmethod
    def ready(self) -> bool:
        """Whether Discord can be reached; otherwise there is nothing to look for."""

    @abstractmethod
    async def look(self) -> None:
        """Does what is due now."""

    def start(self) -> None:
        """Starts checking regularly."""
        self._loop.start()

    async def stop(self) -> None:
        """Starts nothing new; returns when the work under way is done."""
        self._stopped = True
        async with self._working:
            if self._doing:
                await asyncio.wait(tuple(self._doing.values()))
            self.cancel()

    def cancel(self) -> None:
        """Stops at once, whatever is under way."""
        self._loop.cancel()
        for task in self._doing.values():
            task.cancel()

    def _begin(
        self, number: int, work: Coroutine[Any, Any, None], context: Context | None = None
    ) -> asyncio.Task[None]:
        """Begins the work on a match; the task is among those under way until it is done."""
        task = self._doing[number] = asyncio.create_task(work, context=context)
        task.add_done_callback(partial(self._ended, number))
        return task

    def _ended(self, number: int, _: asyncio.Task[None]) -> None:
        """The work on a match is done."""
        self._doing.pop(number, None)

    async def _round(self) -> None:
        if self._stopped or not self.ready():
            return
        try:
            await self.look()
            self._failing = False
        except Exception:
            # A lasting failure, such as a full disk, is logged once, not every few seconds.
            if not self._failing:
                log.exception(self._trouble)
            self._failing = True


class LongRounds(Rounds):
    """Rounds whose work takes so long that a stop does not wait for it, and that is done a part at a time.

    What is lost by a stop is a part; the next start goes on from there.
    failed: what the log says if the work fails.
    """

    def __init__(self, seconds: float, trouble: str, failed: str) -> None:
        super().__init__(seconds, trouble)
        self._failed = failed

    @abstractmethod
    def due(self) -> bool:
        """Whether there may be work: none of it needs Discord."""

    @abstractmethod
    async def work(self) -> None:
        """Does it."""

    def ready(self) -> bool:
        """Whether there may be work and none is under way."""
        return not self._doing and self.due()

    async def look(self) -> None:
        """Begins the work."""
        # A context of its own, so that nobody who waits for all work under way waits for this.
        self._begin(_ALL, self._work(), Context())

    async def stop(self) -> None:
        """Stops at once."""
        self._stopped = True
        self.cancel()

    async def _work(self) -> None:
        try:
            await self.work()
        except Closed:
            # The bot stops.
            return
        except Exception:
            log.exception(self._failed, fault=error_id())
            # Nothing else is begun before this is over: a lasting failure is not to fill the log.
            await asyncio.sleep(_LATER)

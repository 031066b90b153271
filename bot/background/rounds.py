"""Background work that is repeated for as long as the bot runs."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import structlog
from discord.ext import tasks

log = structlog.get_logger()


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

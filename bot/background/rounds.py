"""What is looked at again and again as long as the bot runs."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import structlog
from discord.ext import tasks

log = structlog.get_logger()


class Rounds(ABC):
    """Looks every few seconds whether something is to be done for a match, and ends with the bot.

    seconds: from one look to the next.  trouble: what the log says when looking fails.
    """

    def __init__(self, seconds: float, trouble: str) -> None:
        self._trouble = trouble
        self._failing = False
        self._stopped = False
        # What is under way, by match: one task each.
        self._doing: dict[int, asyncio.Task[None]] = {}
        self._working = asyncio.Lock()
        self._loop = tasks.loop(seconds=seconds)(self._round)

    @abstractmethod
    async def look(self) -> None:
        """Does what is to be done now."""

    def start(self) -> None:
        """Looks again and again from now on."""
        self._loop.start()

    async def stop(self) -> None:
        """Begins nothing new; returns when what is being done is done."""
        self._stopped = True
        async with self._working:
            if self._doing:
                await asyncio.wait(tuple(self._doing.values()))
            self.cancel()

    def cancel(self) -> None:
        """Ends at once, whatever is being done."""
        self._loop.cancel()
        for task in self._doing.values():
            task.cancel()

    async def _round(self) -> None:
        if self._stopped:
            return
        try:
            await self.look()
            self._failing = False
        except Exception:
            # Such as a full disk: said once, not every few seconds.
            if not self._failing:
                log.exception(self._trouble)
            self._failing = True

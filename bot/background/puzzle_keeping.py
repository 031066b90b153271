"""Keeps a stock of puzzles, in the background."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextvars import Context

import structlog

from bot.background.rounds import Rounds
from bot.logs import error_id
from bot.matches.puzzle_stock import PuzzleStock
from bot.thinking.asking import Closed

log = structlog.get_logger()

_INTERVAL = 5  # seconds
_REST = 300.0  # seconds between two looks at the stock, and before the first, unless somebody wants a puzzle
_ALL = 0  # there is one piece of work, whichever games it is about


class PuzzleKeeping(Rounds):
    """Looks at the stock now and then; a match that was under way at a stop is begun anew.

    leads: whether this process is the one to do so, also if nobody here wants a puzzle.
    """

    def __init__(self, stock: PuzzleStock, leads: Callable[[], bool] = lambda: True) -> None:
        super().__init__(_INTERVAL, "cannot look at the stock of puzzles")
        self._stock = stock
        self._leads = leads
        self._next = time.monotonic() + _REST

    def ready(self) -> bool:
        """Whether it is time: none of it needs Discord."""
        due = self._leads() and time.monotonic() >= self._next
        return not self._doing and (self._stock.wanted or due)

    async def look(self) -> None:
        """Begins to fill up the stock."""
        # A context of its own, so that nobody who waits for all work under way waits for this.
        task = self._doing[_ALL] = Context().run(asyncio.create_task, self._work())
        task.add_done_callback(lambda _: self._doing.pop(_ALL, None))

    async def stop(self) -> None:
        """Stops at once: what is lost is the work on one match."""
        self._stopped = True
        self.cancel()

    async def _work(self) -> None:
        try:
            await self._stock.fill()
        except Closed:
            # The bot stops; the next start goes on.
            return
        except Exception:
            log.exception("no puzzles found", fault=error_id())
            # A lasting failure is not to fill the log.
            self._stock.wanted = False
        self._next = time.monotonic() + _REST

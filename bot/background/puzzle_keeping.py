"""Keeps a stock of puzzles, in the background."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.background.rounds import LongRounds
from bot.matches.puzzle_stock import PuzzleStock

_INTERVAL = 5  # seconds
_REST = 300.0  # seconds between two looks at the stock, and before the first: a start has other things to do


class PuzzleKeeping(LongRounds):
    """Looks at the stock now and then, and fills it up match by match.

    leads: whether this process is the one to do so.
    """

    def __init__(self, stock: PuzzleStock, leads: Callable[[], bool] = lambda: True) -> None:
        super().__init__(_INTERVAL, "cannot look at the stock of puzzles", "no puzzles found")
        self._stock = stock
        self._leads = leads
        self._next = time.monotonic() + _REST

    def due(self) -> bool:
        """Whether it is time."""
        return self._leads() and time.monotonic() >= self._next

    async def work(self) -> None:
        """Fills up the stock."""
        try:
            await self._stock.fill()
        finally:
            self._next = time.monotonic() + _REST

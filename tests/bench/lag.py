"""How late the event loop is while something else happens."""

from __future__ import annotations

import asyncio
from statistics import median, quantiles
from types import TracebackType

from tests.bench.timing import Figure, Measured

_TICK = 0.002  # seconds


class Lag:
    """Inside `async with` a task asks to be woken again and again; how late that happens is the lag."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self._due = 0.0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Lag:
        self._due = asyncio.get_running_loop().time() + _TICK
        self._task = asyncio.create_task(self._tick())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        # A loop that was never free again has woken nobody, and is late nevertheless.
        self.late.append(max(0.0, asyncio.get_running_loop().time() - self._due))
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._due = loop.time() + _TICK
            await asyncio.sleep(_TICK)
            self.late.append(loop.time() - self._due)

    def figure(self, id_: str, meanwhile: str, goal: float) -> Figure:
        """The line of how late it was one time in a hundred; goal: the most seconds that may be."""
        if len(self.late) < 2:
            self.late *= 2
        worst = quantiles(self.late, n=100)[-1]
        what = (
            f"how late the event loop is during {meanwhile}, one time in 100 (median"
            f" {median(self.late) * 1000:.1f} ms, at most {max(self.late) * 1000:.0f} ms)"
        )
        return Figure(f"{id_}-lag", what, {"wall": Measured(value=max(worst, 1e-6), goal=goal)})

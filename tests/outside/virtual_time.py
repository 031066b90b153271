"""An event loop on virtual time, which stands still while anything is done, however slow the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest


class VirtualTime:
    """The time of the running loop, from now on: it jumps to the next timer once there is nothing else to do.

    busy: whether something is under way that no timer ends, such as a request.
    late: by how many seconds a timer is late, as it is on a busy computer.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, busy: Callable[[], object]) -> None:
        loop: Any = asyncio.get_running_loop()
        self.late: Callable[[], float] = lambda: 0.0
        self._now: float = loop.time()
        self._busy = busy
        # PRIVATE: how asyncio's own loop waits.
        self._select = loop._selector.select
        monkeypatch.setattr(loop, "time", self.now)
        monkeypatch.setattr(loop._selector, "select", self._wait)

    def now(self) -> float:
        """The time in seconds."""
        return self._now

    def _wait(self, timeout: float | None) -> list[Any]:
        """What has arrived, in earnest; or nothing, a `timeout` later."""
        if timeout is None or self._busy():
            return list(self._select(timeout))
        arrived = list(self._select(0))
        if not arrived and timeout > 0:
            self._now += timeout + self.late()
        return arrived

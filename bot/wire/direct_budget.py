"""Limits how many new direct messages the bot sends per minute."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

DIRECT_BUDGET = 60
"""The most new direct messages per minute.  Discord gives no number, but may block a bot that opens many in
a short time; this is enough for thirty tables of two that begin at once."""
DIRECT_KEPT = 20
"""How many of these are reserved for players whose turn it is; opening hands wait instead."""
_MINUTE = 60


class Budget:
    """Counts the direct messages of the last minute; now: a clock, in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._sent: deque[float] = deque()
        self._processes = 1

    def share(self, processes: int) -> None:
        """Takes an even part, as so many processes send for the bot."""
        self._processes = processes

    def take(self, *, kept: int) -> bool:
        """Takes one; False if only the `kept` ones, which are reserved for others, are left."""
        now = self._now()
        while self._sent and self._sent[0] <= now - _MINUTE:
            self._sent.popleft()
        whole = DIRECT_BUDGET - kept
        # However many processes there are, what waits is sent some day.
        if len(self._sent) >= max(whole // self._processes, min(whole, 1)):
            return False
        self._sent.append(now)
        return True

    def give_back(self) -> None:
        """Returns one that was taken but not sent."""
        if self._sent:
            self._sent.pop()

"""How many new direct messages the bot sends in a minute."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

DIRECT_BUDGET = 60
"""New direct messages in a minute, at most.  Discord names no number, only that a bot which opens many in
a short time may be stopped from sending any; this is thirty tables of two that begin at once."""
DIRECT_KEPT = 20
"""Of these, so many are kept for those whose turn it is: hands that tables begin with come later instead."""
_MINUTE = 60


class Budget:
    """How many direct messages may still be sent in this minute; now: seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._sent: deque[float] = deque()

    def take(self, *, kept: int) -> bool:
        """Takes one of them; False when all are taken but those that are kept for others."""
        now = self._now()
        while self._sent and self._sent[0] <= now - _MINUTE:
            self._sent.popleft()
        if len(self._sent) >= DIRECT_BUDGET - kept:
            return False
        self._sent.append(now)
        return True

    def give_back(self) -> None:
        """One that was taken was not sent."""
        if self._sent:
            self._sent.pop()

"""How much work something may be, whatever the machine: what garbage may not be is work without an end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

_SURELY = 0.3
"""Seconds of processor time that are never too much, so that hardly anything has to be compared."""


@contextmanager
def bounded(loops: int, what: object) -> Iterator[None]:
    """Fails when this is more work than a plain loop of so many million rounds, run right after it."""
    begun = time.process_time()
    yield
    took = time.process_time() - begun
    if took > _SURELY:
        begun = time.process_time()
        for _ in range(loops * 1_000_000):
            pass
        assert took < time.process_time() - begun, what

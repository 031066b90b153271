"""How threads tell an event loop what they have done, for less than the loop's own way costs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary, finalize

_Told = tuple[asyncio.Future[Any], object, BaseException | None]


class Bell:
    """Is rung by threads and heard by one event loop.

    `call_soon_threadsafe` makes a handle and a context for each call, and what it wakes the loop with is read
    twice, the second time in vain.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._told: deque[_Told] = deque()
        self._wake: Callable[[], object]
        if sys.platform == "win32":  # its loop reads no pipes
            self._wake = partial(loop.call_soon_threadsafe, self._tell)
            return
        heard, rung = os.pipe()
        for end in (heard, rung):
            os.set_blocking(end, False)
        self._wake = partial(os.write, rung, b".")
        # Whoever asks first lends it no context.
        Context().run(loop.add_reader, heard, self._hear, heard)
        finalize(self, _close, heard, rung)

    def ring(self, done: asyncio.Future[Any], result: object, error: BaseException | None = None) -> None:
        """Has the loop give a future its result or error, unless it has one or was cancelled."""
        if done.get_loop().is_closed():
            # Nobody waits any more, and what is told would keep the loop, and with it the bell, for ever.
            return
        self._told.append((done, result, error))
        try:
            self._wake()
        except BlockingIOError:
            # It rings already, more often than a pipe holds.
            return

    def _hear(self, heard: int) -> None:
        os.read(heard, 4096)
        self._tell()

    def _tell(self) -> None:
        while self._told:
            done, result, error = self._told.popleft()
            if done.done():
                continue
            if error is None:
                done.set_result(result)
            else:
                # A future takes no StopIteration, and whoever asked would wait for ever.
                done.set_exception(RuntimeError(error) if isinstance(error, StopIteration) else error)


def _close(*ends: int) -> None:
    for end in ends:
        os.close(end)


_bells: WeakKeyDictionary[asyncio.AbstractEventLoop, Bell] = WeakKeyDictionary()


def bell_of(loop: asyncio.AbstractEventLoop) -> Bell:
    """The bell of a loop; each has one as long as it is there."""
    found = _bells.get(loop)
    if found is None:
        found = _bells[loop] = Bell(loop)
    return found

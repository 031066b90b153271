"""Threads on which the event loop has work done, for half of what `asyncio.to_thread` costs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

Done = TypeVar("Done")
_Work = tuple[asyncio.Future[Any], Callable[[], object]]


class ThreadLane:
    """Does work in the order in which it was asked for; whoever asks waits on the event loop.

    All that a connection does is done on one lane, so nothing of two tasks ever interleaves there.  A piece
    of work costs two switches between threads, more than most statements do: a transaction is one piece.
    threads: how many pieces are done at once; what two of them do may interleave.
    """

    def __init__(self, name: str, threads: int = 1) -> None:
        self._name = name
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._ended = False
        # What is under way when the process ends was never acknowledged: nobody needs to wait for it.
        self._threads = [Thread(target=self._go_on, name=name, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    async def do(self, work: Callable[[], Done]) -> Done:
        """What the work returns or raises.

        If the asker is cancelled, work that has not begun is left out; any other is done to its end.
        """
        if self._ended:
            raise RuntimeError(f"the lane {self._name} has ended")
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._work.put((done, work))
        return await done

    async def end(self) -> None:
        """Ends the threads after the work asked for so far; then nothing more may be asked for."""
        self._ended = True
        for _ in self._threads:
            self._work.put(None)

    def _go_on(self) -> None:
        while (asked := self._work.get()) is not None:
            _carry_out(*asked)
            # Else the last result, such as many rows, would be held until the next piece of work.
            del asked


def _carry_out(done: asyncio.Future[Any], work: Callable[[], object]) -> None:
    if done.cancelled():
        return
    loop = done.get_loop()
    try:
        result = work()
    except BaseException as error:
        _tell(loop, _fail, done, error)
    else:
        _tell(loop, _succeed, done, result)


def _tell(loop: asyncio.AbstractEventLoop, how: Callable[..., None], *given: object) -> None:
    # In a loop that was closed nobody waits any more.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(how, *given)


def _succeed(done: asyncio.Future[Any], result: object) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        # A future takes no StopIteration, and whoever asked would wait for ever.
        done.set_exception(RuntimeError(error) if isinstance(error, StopIteration) else error)

"""Threads on which the event loop has work done, for half of what `asyncio.to_thread` costs."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

Done = TypeVar("Done")
Piece = Callable[[], None]
"""A piece of work that has whoever asked for it told what came of it; it raises nothing."""


class AskedLane(ABC):
    """Does work in the order in which it was asked for; whoever asks waits on the event loop.

    All that a connection does is done on one lane, so nothing of two tasks ever interleaves there.  A piece
    of work costs two switches between threads, more than most statements do: a transaction is one piece.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._ended = False

    async def do(self, work: Callable[[], Done]) -> Done:
        """What the work returns or raises.

        If the asker is cancelled, work that has not begun is left out; any other is done to its end.
        """
        if self._ended:
            raise RuntimeError(f"the lane {self.name} has ended")
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._put(partial(_carry_out, done, work))
        return await done

    @abstractmethod
    def _put(self, piece: Piece) -> None:
        """Has a piece of work done after those before it."""


class ThreadLane(AskedLane):
    """A lane with threads of its own.

    threads: how many pieces are done at once; what two of them do may interleave.
    """

    def __init__(self, name: str, threads: int = 1) -> None:
        super().__init__(name)
        self._work: SimpleQueue[Piece | None] = SimpleQueue()
        # What is under way when the process ends was never acknowledged: nobody needs to wait for it.
        self._threads = [Thread(target=self._go_on, name=name, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    async def end(self) -> None:
        """Ends the threads after the work asked for so far; then nothing more may be asked for."""
        self._ended = True
        for _ in self._threads:
            self._work.put(None)

    def _put(self, piece: Piece) -> None:
        self._work.put(piece)

    def _go_on(self) -> None:
        while (piece := self._work.get()) is not None:
            piece()
            # Else the last result, such as many rows, would be held until the next piece of work.
            del piece


def _carry_out(done: asyncio.Future[Any], work: Callable[[], object]) -> None:
    if done.cancelled():
        return
    try:
        result = work()
    except BaseException as error:
        # A future takes no StopIteration, and whoever asked would wait for ever.
        _tell(done, None, RuntimeError(error) if isinstance(error, StopIteration) else error)
    else:
        _tell(done, result)


def _tell(done: asyncio.Future[Any], result: object, failure: BaseException | None = None) -> None:
    # In a loop that was closed nobody waits any more.
    with contextlib.suppress(RuntimeError):
        done.get_loop().call_soon_threadsafe(_give, done, result, failure)


def _give(done: asyncio.Future[Any], result: object, failure: BaseException | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)

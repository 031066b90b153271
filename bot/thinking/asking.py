"""Asks worker processes to work something out."""

from __future__ import annotations

import asyncio
import heapq
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from multiprocessing import active_children, get_context
from typing import Any, TypeVar, TypeVarTuple

import structlog

from bot.logs import error_id
from bot.thinking.worker import begin

log = structlog.get_logger()

WORKERS = 2
"""The most processes that think at the same time."""
SECONDS = 2.0
"""How long a piece of work may take if nothing else waits."""
_LEAST = 0.1  # seconds that it always gets
_PATIENCE = 300  # seconds after which a worker that has not answered in time is given up

Answer = TypeVar("Answer")
Arguments = TypeVarTuple("Arguments")


class Urgency(IntEnum):
    """What is worked out first."""

    TURN = 0
    HINT = 1
    LOOK_BACK = 2
    PUZZLE = 3


class Closed(Exception):
    """Nothing more is worked out, as the bot stops."""


class Thinking(ABC):
    """Works things out without delaying the bot."""

    @abstractmethod
    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        """What this function returns, or raises.

        function: of a module, as another process imports it.  It is given the seconds that it may take, fewer
            the more waits, and then these arguments, which are pickled.
        Raises Closed if the bot stops, BrokenExecutor if the process that worked on it died, twice.
        """

    def waiting(self) -> int:
        """How much waits to be worked out."""
        return 0

    @abstractmethod
    def close(self) -> None:
        """Ends all work at once; nothing more is accepted."""


@dataclass(order=True)
class _Work:
    urgency: Urgency
    number: int
    function: Callable[..., Any] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)


class Workers(Thinking):
    """Works things out in at most WORKERS processes, the most urgent first.

    What nobody waits for, a look back or the search for a puzzle, is begun only if nothing else waits, and
    one at a time.  The processes are started when they are first needed, and again after one has died.
    """

    def __init__(self) -> None:
        self._pool: _Pool | None = None
        self._waiting: list[_Work] = []
        self._numbers = count()
        self._under_way: dict[asyncio.Task[None], _Work] = {}
        self._closed = False

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        """See Thinking."""
        if self._closed:
            raise Closed
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, _Work(urgency, next(self._numbers), function, arguments, answer))
        self._go_on()
        return await answer

    def waiting(self) -> int:
        """See Thinking."""
        return len(self._waiting)

    def close(self) -> None:
        """See Thinking."""
        self._closed = True
        for task in self._under_way:
            task.cancel()
        for work in (*self._under_way.values(), *self._waiting):
            _fail(work, Closed())
        self._waiting.clear()
        if self._pool is not None:
            self._pool.end()
            self._pool = None

    def _go_on(self) -> None:
        """Begins what can be begun."""
        while self._waiting and len(self._under_way) < WORKERS:
            if self._waiting[0].urgency >= Urgency.LOOK_BACK <= max(self._urgencies(), default=Urgency.TURN):
                return
            work = heapq.heappop(self._waiting)
            # Nobody may want to know any more.
            if not work.answer.done():
                task = asyncio.create_task(self._work(work))
                self._under_way[task] = work
                task.add_done_callback(self._done)

    def _urgencies(self) -> list[Urgency]:
        return [work.urgency for work in self._under_way.values()]

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._under_way[task]
        self._go_on()

    async def _work(self, work: _Work) -> None:
        try:
            answer = await self._worked_out(work)
        except Exception as error:
            _fail(work, error)
        else:
            if not work.answer.done():
                work.answer.set_result(answer)

    async def _worked_out(self, work: _Work) -> Any:
        try:
            return await self._tried(work)
        except (BrokenExecutor, TimeoutError) as error:
            if self._closed:
                raise Closed from error
            log.warning("a process that thinks has died", fault=error_id(), why=repr(error))
        return await self._tried(work)

    async def _tried(self, work: _Work) -> Any:
        pool = self._pool = self._pool or _Pool()
        seconds = max(_LEAST, SECONDS / (1 + len(self._waiting) / WORKERS))
        try:
            asked = await _begun(pool, work.function, seconds, work.arguments)
            return await asyncio.wait_for(asyncio.wrap_future(asked), seconds + _PATIENCE)
        except (BrokenExecutor, TimeoutError):
            # One that died takes the others of its pool along.  Who hears of it first ends the pool: later,
            # that would end the processes of the next one too.
            if self._pool is pool:
                self._pool = None
                pool.end()
            raise


class _Pool:
    """Processes that share a lifeline."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._theirs, self._own = context.Pipe(duplex=False)
        self.executor: Executor = ProcessPoolExecutor(
            WORKERS, mp_context=context, initializer=begin, initargs=(self._theirs,)
        )

    def end(self) -> None:
        """Ends the processes, whatever they are doing; there is no later pool yet."""
        self._own.close()
        self._theirs.close()
        # One that gets no share of the processor could not see for long that its lifeline is gone.
        for process in active_children():
            process.kill()
        self.executor.shutdown(wait=False, cancel_futures=True)


async def _begun(
    pool: _Pool, function: Callable[..., Any], seconds: float, arguments: tuple[Any, ...]
) -> Future[Any]:
    """Gives the pool something to do; raises BrokenExecutor if it has ended meanwhile."""
    try:
        # Starting a process takes a while.
        return await asyncio.to_thread(pool.executor.submit, function, seconds, *arguments)
    except (RuntimeError, OSError) as error:
        raise BrokenExecutor from error


def _fail(work: _Work, error: Exception) -> None:
    if not work.answer.done():
        work.answer.set_exception(error)

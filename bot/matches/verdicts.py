"""What the processes that think say about turns whose players wait to hear it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextvars import Context
from functools import partial
from typing import Generic, TypeVar, TypeVarTuple

import structlog

from bot.thinking.asking import Closed, Thinking, Urgency

log = structlog.get_logger()

_KEPT = 200
"""Of how many turns it is kept in memory."""
_PATIENCE = 20  # seconds that a player waits

Verdict = TypeVar("Verdict")
Arguments = TypeVarTuple("Arguments")


class Unjudged(Exception):
    """A turn cannot be judged now, as the bot stops or is too busy; whoever looks again may be told."""


class Verdicts(Generic[Verdict]):
    """Has the one turn of a match judged, once."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asked: OrderedDict[int, asyncio.Task[Verdict]] = OrderedDict()

    async def of(
        self, match: int, function: Callable[[float, *Arguments], Verdict], *arguments: *Arguments
    ) -> Verdict:
        """What is thought of the turn of a match.  Raises Unjudged.

        Whoever does not wait until that is known finds it later.
        function, arguments: see `Thinking.ask`.
        """
        if match not in self._asked:
            # A context of its own, as it goes on when the request that asked is over.
            question = self._thinking.ask(Urgency.HINT, function, *arguments)
            task = self._asked[match] = asyncio.create_task(question, context=Context())
            task.add_done_callback(partial(self._answered, match))
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(self._asked[match])
        except (Closed, BrokenExecutor, TimeoutError) as error:
            log.warning("a turn is not judged", match=match, why=repr(error))
            raise Unjudged from error

    def _answered(self, match: int, task: asyncio.Task[Verdict]) -> None:
        """Keeps the newest answers; after a failure the next one who looks asks anew."""
        if task.cancelled() or task.exception() is not None:
            self._asked.pop(match, None)
        while len(self._asked) > _KEPT:
            self._asked.popitem(last=False)

"""What the processes that think say about turns whose players wait to hear it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
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
        self._known: OrderedDict[int, Verdict] = OrderedDict()

    async def of(
        self, match: int, function: Callable[[float, *Arguments], Verdict], *arguments: *Arguments
    ) -> Verdict:
        """What is thought of the turn of a match.  Raises Unjudged.

        function, arguments: see `Thinking.ask`.
        """
        if match not in self._known:
            try:
                async with asyncio.timeout(_PATIENCE):
                    found = await self._thinking.ask(Urgency.HINT, function, *arguments)
            except (Closed, BrokenExecutor, TimeoutError) as error:
                log.warning("a turn is not judged", match=match, why=repr(error))
                raise Unjudged from error
            self._known[match] = found
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return self._known[match]

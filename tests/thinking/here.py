"""Thinking in the tests' own process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar, TypeVarTuple

from bot.thinking.asking import Closed, Thinking, Urgency

Answer = TypeVar("Answer")
Arguments = TypeVarTuple("Arguments")

AT_ONCE = 1e-9
"""Seconds in which no machine gets through one round of a search: what seems best at a glance is chosen."""


class Here(Thinking):
    """Works everything out at once, in the event loop; equal questions get equal answers on every machine.

    seconds: what each function is told.  asked: how urgent each question was, in order.
    """

    def __init__(self, seconds: float = AT_ONCE) -> None:
        self.seconds = seconds
        self.asked: list[Urgency] = []
        self._closed = False

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        if self._closed:
            raise Closed
        self.asked.append(urgency)
        return function(self.seconds, *arguments)

    def close(self) -> None:
        self._closed = True


class Held(Here):
    """The same, but nothing is answered until it is let go.  waits: how many wait for an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = 0
        self._open = asyncio.Event()

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        self.waits += 1
        await self._open.wait()
        self.waits -= 1
        return await super().ask(urgency, function, *arguments)

    def let_go(self) -> None:
        """Everything is answered from now on."""
        self._open.set()


class Stumbling(Here):
    """Fails at everything, or answers this."""

    def __init__(self, answer: Any = None) -> None:
        super().__init__()
        self._answer = answer

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        self.asked.append(urgency)
        if self._answer is None:
            raise BrokenExecutor
        answer: Answer = self._answer
        return answer

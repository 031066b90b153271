"""What one process at a time works on, of all those that work on a store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum
from typing import Protocol

_FIRST, _LONGEST = 0.02, 0.5  # seconds between two tries to claim what another process has


class Claimed(Enum):
    """What can be claimed, each with the numbers that say which one."""

    POST = "post"
    """The post of a match."""
    HANDS = "hands"
    """The direct messages of a match."""
    DAY = "day"
    """A server's board of a day."""
    TURN = "turn"
    """The turn of a computer in a match."""
    LOOK_BACK = "look back"
    """The look back at a match."""
    PUZZLES = "puzzles"
    """The search for puzzles."""


class Claims(Protocol):
    """Claims that one process has, and loses when it ends, however it ends.

    A process asks for each at most once at a time.  A claim saves work that would be done twice, or a message
    that would be shown twice; what is stored is decided by the store, so nothing depends on one that is lost
    with a connection.
    """

    async def take(self, what: Claimed, *numbers: int) -> bool:
        """Takes a claim unless another process has it.  Raises Unwritable if nobody can be asked."""
        ...

    def drop(self, what: Claimed, *numbers: int) -> None:
        """Gives a claim back, a little later."""
        ...


class Alone:
    """The claims of a process that is alone: there is nobody else to have them."""

    async def take(self, what: Claimed, *numbers: int) -> bool:
        """It is free."""
        return True

    def drop(self, what: Claimed, *numbers: int) -> None:
        """Nobody waits for it."""


ALONE = Alone()


@asynccontextmanager
async def claimed(claims: Claims, what: Claimed, *numbers: int) -> AsyncIterator[None]:
    """Waits for a claim and has it meanwhile.  Raises Unwritable if nobody can be asked."""
    wait = _FIRST
    while not await claims.take(what, *numbers):
        await asyncio.sleep(wait)
        wait = min(2 * wait, _LONGEST)
    try:
        yield
    finally:
        claims.drop(what, *numbers)

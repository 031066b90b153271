"""Claims as locks that a PostgreSQL server keeps as long as a connection lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from storage.claims import Claimed
from storage.lane import ThreadLane
from storage.postgres.connection import Connection

_KEY = "hashtextextended(current_schema() || ' ' || ?, 0)"
_TAKE = f"select pg_try_advisory_lock({_KEY})"
# Of a claim that was lost with a former connection the server only says so.
_DROP = f"select pg_advisory_unlock({_KEY})"


class SessionClaims:
    """The claims of this process, on a connection of their own: the server frees them when it ends."""

    def __init__(self, address: str) -> None:
        self._connection = Connection(address)
        self._lane = ThreadLane("claiming")
        self._dropping: set[asyncio.Task[object]] = set()
        self._closed = False

    async def take(self, what: Claimed, *numbers: int) -> bool:
        """Asks the server."""
        try:
            rows = await self._lane.do(partial(self._connection.rows, _TAKE, (_named(what, numbers),)))
        except asyncio.CancelledError:
            # It may have been taken all the same, and nobody would give it back.
            self.drop(what, *numbers)
            raise
        return bool(rows[0][0])

    def drop(self, what: Claimed, *numbers: int) -> None:
        """Tells the server; nobody waits for that, nor can it be cancelled."""
        if not self._closed:
            self._tell(partial(self._connection.rows, _DROP, (_named(what, numbers),)))

    def _tell(self, work: Callable[[], object]) -> None:
        task = asyncio.create_task(self._lane.do(work))
        self._dropping.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[object]) -> None:
        self._dropping.discard(task)
        if not task.cancelled():
            # If the server was away, the claim is lost already.
            task.exception()

    async def close(self) -> None:
        """Gives everything back; does nothing a second time."""
        if not self._closed:
            self._closed = True
            await self._lane.do(self._connection.close)
            await self._lane.end()


def _named(what: Claimed, numbers: tuple[int, ...]) -> str:
    return " ".join((what.value, *map(str, numbers)))

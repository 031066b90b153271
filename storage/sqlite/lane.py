"""The thread of an aiosqlite connection, on which the event loop has work done as a whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

import aiosqlite

Done = TypeVar("Done")


class ConnectionLane:
    """Does work in the order in which it was asked for, on the thread of a connection.

    A piece of work costs two switches between threads, which is more than most statements, and aiosqlite's
    own methods are a piece each.  What it hands to its thread goes through `_execute`, which takes any
    function.  That method is not public, so the version is pinned, and `tests/storage/test_lane.py` says what
    is expected of it.
    """

    def __init__(self, connection: aiosqlite.Connection, name: str) -> None:
        self.name = name
        self._connection = connection
        self.plain: sqlite3.Connection = connection._conn
        """The connection itself, for use in the work."""

    async def do(self, work: Callable[[], Done]) -> Done:
        """What the work returns or raises.

        If the asker is cancelled, work that has not begun is left out; any other is done to its end.
        """
        left = False

        def unless_left() -> Done | None:
            try:
                return None if left else work()
            except StopIteration as error:
                # A future takes none, and whoever asked would wait for ever.
                raise RuntimeError(error) from error

        try:
            execute = cast(
                "Callable[[Callable[[], Done | None]], Awaitable[Done]]", self._connection._execute
            )
            return await execute(unless_left)
        except asyncio.CancelledError:
            left = True
            raise

    async def end(self) -> None:
        """Closes the connection and ends the thread, after the work asked for so far."""
        await self._connection.close()

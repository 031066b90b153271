"""The thread of an aiosqlite connection, on which the event loop has work done as a whole."""

from __future__ import annotations

import sqlite3

import aiosqlite

from storage.lane import AskedLane, Piece


class ConnectionLane(AskedLane):
    """Does its work on the thread of a connection.

    aiosqlite's own methods are a piece of work each.  What it hands to its thread goes through `_tx`, which
    takes any function, with a future or without.  It is not public, so the version is pinned, and
    `tests/storage/test_lane.py` says what is expected of it.
    """

    def __init__(self, connection: aiosqlite.Connection, name: str) -> None:
        super().__init__(name)
        self._connection = connection
        self.plain: sqlite3.Connection = connection._conn
        """The connection itself, for use in the work."""

    async def end(self) -> None:
        """Closes the connection and ends the thread, after the work asked for so far."""
        self._ended = True
        await self._connection.close()

    def _put(self, piece: Piece) -> None:
        self._connection._tx.put((None, piece))

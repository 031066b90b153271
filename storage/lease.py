"""Which of several processes works on a store: the one that holds its lease.

The lease is an exclusive lock on a small SQLite file beside the store, held as long as the process
lives.  However the process ends, the operating system gives the lock back, so there is no time to
agree on and nothing to renew.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from storage.database import StoreUnusable


class Lease:
    """The right to work on the store at this path."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-lease")
        self._connection: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Takes the lease if nobody holds it; never waits.  Raises StoreUnusable."""
        assert self._connection is None, "the lease is held already"
        try:
            connection = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        except sqlite3.Error as error:
            raise StoreUnusable(f"{self._path.name}: {error}") from error
        try:
            connection.execute("begin exclusive")
        except sqlite3.Error as error:
            connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                return False
            raise StoreUnusable(f"{self._path.name}: {error}") from error
        self._connection = connection
        return True

    def release(self) -> None:
        """Gives the lease back."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

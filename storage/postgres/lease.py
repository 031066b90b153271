"""The lease of a store on a PostgreSQL server: a lock that the server keeps as long as a connection lasts."""

from __future__ import annotations

from contextlib import ExitStack, closing

import psycopg

from storage.faults import StoreUnusable
from storage.postgres.connection import APPLICATION, Row, connected, line

# Beside the lock of a transaction that writes, whose first half is one less.
_TAKE = f"select pg_try_advisory_lock({APPLICATION + 1}, hashtext(current_schema()))"


class SessionLease:
    """The right to work on the store in the database at this address.

    However the process ends, the server releases the lock; nothing is renewed and nothing expires.  When the
    server was away, the lock is taken again by the first who asks.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: psycopg.Connection[Row] | None = None

    def take(self) -> bool:
        """Takes the lease if nobody holds it.  Raises StoreUnusable if the server cannot be reached."""
        assert self._connection is None, "the lease is held already"
        try:
            return self._taken()
        except psycopg.Error as error:
            raise StoreUnusable(line(error)) from error

    def holds(self) -> bool:
        """Whether it is still held; if the connection was lost it is taken again, unless another one has it.

        While the server is away nobody can take it.
        """
        try:
            if self._connection is not None:
                self._connection.execute("select 1")
                return True
        except psycopg.OperationalError:
            self.release()
        try:
            return self._taken()
        except psycopg.OperationalError:
            return True

    def release(self) -> None:
        """Gives the lease back."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _taken(self) -> bool:
        with ExitStack() as opened:
            connection = opened.enter_context(closing(connected(self._address)))
            if not connection.execute(_TAKE).fetchall()[0][0]:
                return False
            self._connection = connection
            opened.pop_all()
        return True

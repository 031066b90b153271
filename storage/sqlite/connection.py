"""One connection to a SQLite file."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from storage.faults import Unwritable
from storage.sql.database import Done, Value, Work
from storage.sqlite.faults import StoreDamaged, is_damage, is_disk

log = logging.getLogger(__name__)


class Transaction:
    """A connection while a transaction is open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """Runs one statement and returns its rows."""
        return self._connection.execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        """Runs one statement that changes something; returns how many rows it changed."""
        return self._connection.execute(sql, values).rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Runs one statement with each of these rows of values."""
        self._connection.executemany(sql, rows)


class Faults:
    """Names what SQLite says of a file; logs once that it is damaged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._told = False

    @contextmanager
    def named(self) -> Iterator[None]:
        """Raises Unwritable if the disk refused a write."""
        try:
            yield
        except sqlite3.Error as error:
            if is_disk(error):
                raise Unwritable(str(error)) from error
            if is_damage(error) and not self._told:
                self._told = True
                log.error("the store cannot be used: %s: %s", self._path, StoreDamaged(str(error)))
            raise


class Connection:
    """A connection that is opened on one thread and used on another."""

    def __init__(self, connection: sqlite3.Connection, faults: Faults) -> None:
        self.plain = connection
        self._faults = faults

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[sqlite3.Row]:
        """The rows of one statement, which is a transaction of its own."""
        with self._faults.named():
            return self.plain.execute(sql, values).fetchall()

    def together(self, work: Work[Done]) -> Done:
        """What the work reads, each statement as the store is at its own moment."""
        with self._faults.named():
            return work(Transaction(self.plain))

    def look(self, work: Work[Done]) -> Done:
        """What the work reads, all of it as it is at one moment."""
        with self._faults.named():
            self.plain.execute("begin")
            try:
                return work(Transaction(self.plain))
            finally:
                self.plain.rollback()

    def write(self, work: Work[Done], *, beside: bool = False) -> Done:
        """Stores what the work writes, or nothing of it on any exception; returns what it returns.

        beside: makes no difference, as one transaction writes at a time.
        """
        with self._faults.named():
            try:
                self.plain.execute("begin immediate")
                done = work(Transaction(self.plain))
                self.plain.execute("commit")
            except BaseException:
                self.plain.rollback()
                raise
        return done

    def close(self) -> None:
        """Closes it."""
        self.plain.close()

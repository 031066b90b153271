"""One SQLite file: opening, migrating, reading, and one transaction at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import resources
from pathlib import Path

import aiosqlite

_PRAGMAS = """
pragma journal_mode = wal;
pragma synchronous = {synchronous};
pragma foreign_keys = on;
pragma busy_timeout = 5000;
"""
# Two processes that open a new file at once: SQLite refuses the second switch to WAL without
# waiting, so it is tried again after these seconds.
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)

Value = int | str | float | None
Row = sqlite3.Row


class StoreUnusable(Exception):
    """The file is no store, cannot be opened, or cannot be written."""


class StoreTooNew(StoreUnusable):
    """The file was written by a newer version of the program than this one."""


class Transaction:
    """The writing connection while a transaction is open."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Runs one statement and returns its rows (one hop to the connection's thread)."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Runs one statement with each of these rows of values (one hop for all)."""
        await self._connection.executemany(sql, rows)

    async def insert(self, sql: str, *values: Value) -> int:
        """Runs one INSERT and returns the new row's id."""
        row = await self._connection.execute_insert(sql, values)
        assert row is not None
        return int(row[0])


class Database:
    """A SQLite file with a connection that writes, one that reads and one for notes.

    Two tasks that shared a connection would interleave inside one transaction, so a lock lets one
    task write at a time; readers see the last committed state and never wait for a writer.
    """

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, notes: aiosqlite.Connection
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._notes = notes
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens the file, creates it when missing, and brings its schema up to date.

        Raises StoreUnusable, or StoreTooNew.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            async with AsyncExitStack() as opened:

                async def connect(synchronous: str) -> aiosqlite.Connection:
                    connection = await _connect(path, synchronous)
                    opened.push_async_callback(connection.close)
                    return connection

                # FULL: what was announced survives a power cut.
                writer = await connect("full")
                await _migrate(writer)
                database = cls(writer, await connect("normal"), await connect("normal"))
                opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise StoreUnusable(str(error)) from error
        return database

    async def close(self) -> None:
        """Waits for the transaction under way, then closes both connections."""
        async with self._lock:
            for connection in (self._notes, self._reader, self._writer):
                await connection.close()

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """The rows of a query."""
        return list(await self._reader.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: Value) -> Row | None:
        """The first row of a query, or None."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """All that runs inside is stored when the block ends, or nothing of it on any exception.

        A cancellation that comes while the commit is under way is too late: all of it is stored.
        """
        async with self._lock:
            try:
                await self._writer.execute_fetchall("begin immediate")
                yield Transaction(self._writer)
                await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise

    async def note(self, sql: str, *values: Value) -> None:
        """Runs one statement as a transaction of its own that does not wait for the disk.

        A power cut may undo it, a crash of the program does not: for what is done again when it is missing.
        """
        async with self._lock:
            await self._notes.execute_fetchall(sql, values)


async def _connect(path: Path, synchronous: str) -> aiosqlite.Connection:
    # No isolation level: transactions begin and end where this module says so.
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        await _set_up(connection, _PRAGMAS.format(synchronous=synchronous))
    except BaseException:
        await connection.close()
        raise
    return connection


async def _set_up(connection: aiosqlite.Connection, pragmas: str) -> None:
    for wait in (*_WAITS, None):
        try:
            await connection.executescript(pragmas)
        except sqlite3.OperationalError as error:
            if wait is None or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            await asyncio.sleep(wait)
        else:
            return


def migrations() -> list[tuple[int, str]]:
    """Number and SQL of every schema step, in order."""
    folder = resources.files("storage") / "migrations"
    files = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [(int(name.split("_")[0]), file.read_text("utf-8")) for name, file in files]


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, each with its comments."""
    part = ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            yield part
            part = ""
    if part.strip():
        yield part


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Takes the file from its schema to the newest one, wholly or not at all."""
    steps = migrations()
    newest = steps[-1][0]
    if await _schema(connection, newest) == newest:
        return
    try:
        await connection.execute_fetchall("begin immediate")
        # Asked again under the lock: another process may have done the same since.
        current = await _schema(connection, newest)
        for number, script in steps:
            if number > current:
                for statement in _statements(script):
                    await connection.execute_fetchall(statement)
        await connection.execute_fetchall(f"pragma user_version = {newest}")
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise


async def _schema(connection: aiosqlite.Connection, newest: int) -> int:
    """The number of the file's schema; raises StoreTooNew above the newest known one."""
    rows = list(await connection.execute_fetchall("pragma user_version"))
    current = int(rows[0][0])
    if current > newest:
        raise StoreTooNew(f"the store has schema {current}, this program knows up to {newest}")
    return current

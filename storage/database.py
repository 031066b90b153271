"""One SQLite file: opening, migrating, reading, and one transaction at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

import aiosqlite

# FULL: what was announced survives a power cut.  It costs a fraction of a millisecond.
_PRAGMAS = """
pragma journal_mode = wal;
pragma synchronous = full;
pragma foreign_keys = on;
pragma busy_timeout = 5000;
"""

Value = int | str | None
Row = sqlite3.Row


class StoreTooNew(Exception):
    """The file was written by a newer version of the program than this one."""


class Transaction:
    """The writing connection while a transaction is open."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Runs one statement and returns its rows (one hop to the connection's thread)."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def insert(self, sql: str, *values: Value) -> int:
        """Runs one INSERT and returns the new row's id."""
        row = await self._connection.execute_insert(sql, values)
        assert row is not None
        return int(row[0])


class Database:
    """A SQLite file with one connection that writes and one that reads.

    Two tasks that shared a connection would interleave inside one transaction, so a lock lets one
    task write at a time; readers see the last committed state and never wait for a writer.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens the file, creates it when missing, and brings its schema up to date.

        Raises StoreTooNew, and sqlite3.Error for a file that cannot be used.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = await _connect(path)
        try:
            await _migrate(writer)
            reader = await _connect(path)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def close(self) -> None:
        """Waits for the transaction under way, then closes both connections."""
        async with self._lock:
            await self._reader.close()
            await self._writer.close()

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """The rows of a query."""
        return list(await self._reader.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: Value) -> Row | None:
        """The first row of a query, or None."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """All that runs inside is stored when the block ends, or nothing of it on any exception."""
        async with self._lock:
            try:
                await self._writer.execute_fetchall("begin immediate")
                yield Transaction(self._writer)
                await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise


async def _connect(path: Path) -> aiosqlite.Connection:
    # No isolation level: transactions begin and end where this module says so.
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        await connection.executescript(_PRAGMAS)
    except BaseException:
        await connection.close()
        raise
    return connection


def migrations() -> list[tuple[int, str]]:
    """Number and SQL of every schema step, in order."""
    folder = resources.files("storage") / "migrations"
    files = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [(int(name.split("_")[0]), file.read_text("utf-8")) for name, file in files]


async def _migrate(connection: aiosqlite.Connection) -> None:
    steps = migrations()
    rows = list(await connection.execute_fetchall("pragma user_version"))
    current = int(rows[0][0])
    newest = steps[-1][0]
    if current > newest:
        raise StoreTooNew(f"the store has schema {current}, this program knows up to {newest}")
    for number, sql in steps:
        if number > current:
            try:
                # executescript ends an open transaction first, so the step brings its own.
                await connection.executescript(
                    f"begin immediate;\n{sql}\npragma user_version = {number};\ncommit;"
                )
            except BaseException:
                await connection.rollback()
                raise

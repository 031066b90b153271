"""One SQLite file: opening, migrating, reading, and one transaction at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from importlib import resources
from pathlib import Path

import aiosqlite

from storage.faults import StoreTooNew, StoreUnusable, Unwritable
from storage.sqlite.faults import StoreDamaged, is_damage, is_disk
from storage.sqlite.files import APPLICATION, check_belongs, identify

_PRAGMAS = """
pragma journal_mode = wal;
pragma synchronous = {synchronous};
pragma foreign_keys = on;
pragma busy_timeout = 5000;
pragma secure_delete = on;
pragma journal_size_limit = {large};
pragma wal_autocheckpoint = {most};
"""
LARGE = 8 << 20
"""Bytes above which the log beside the file is emptied; see upkeep.py, which does it in time."""
MOST = 4 * LARGE
"""Bytes from which SQLite restarts the log by itself, if nobody has emptied it."""
_PAGE = 4096  # bytes, as in every store that SQLite made since 2016
_PATIENCE = 200  # milliseconds that all writers wait for readers while the log is emptied
# If two processes open a new file at once, SQLite refuses the second switch to WAL without waiting, so
# it is tried again after these seconds.
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)

Value = int | str | float | None
Row = sqlite3.Row

log = logging.getLogger(__name__)


class Transaction:
    """A connection while a transaction is open."""

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
    """A SQLite file with a connection that writes, one that reads, one for surveys and one for notes.

    Two tasks that shared a connection would interleave inside one transaction, so a lock lets one
    task write at a time; readers see the last committed state and never wait for a writer.  What a turn
    needs is read with `rows`; whatever reads many matches is a survey, for which no turn waits.
    """

    def __init__(
        self,
        path: Path,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        surveyor: aiosqlite.Connection,
        notes: aiosqlite.Connection,
    ) -> None:
        self.path = path
        self.untidy = False
        """Whether the log beside the file may still hold what was to be forgotten."""
        self.emptied = 0
        """How often the log has been emptied since the file was opened."""
        self._writer = writer
        self._reader = reader
        self._surveyor = surveyor
        self._notes = notes
        self._lock = asyncio.Lock()
        self._surveying = asyncio.Lock()
        self._damage_told = self._fault_told = self._full_told = False

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens the file, creating it if it is missing, and brings its schema up to date.

        A file of another program is refused and left as it is.  Raises StoreUnusable or a subclass.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreUnusable(str(error)) from error
        return await cls._opened(path, _migrate)

    @classmethod
    async def beside(cls, path: Path) -> Database:
        """Opens a store that another process may be using: creates nothing and changes no schema.

        Raises StoreUnusable or a subclass.
        """
        if not await asyncio.to_thread(path.is_file):
            there = await asyncio.to_thread(path.exists)
            raise StoreUnusable("it is no file" if there else "there is no such file")
        return await cls._opened(path, _check_newest)

    @classmethod
    async def _opened(
        cls, path: Path, prepare: Callable[[aiosqlite.Connection], Awaitable[None]]
    ) -> Database:
        """Opens the file and prepares its schema, or checks it."""
        try:
            # Must come before SQLite merges an existing log into the file.
            await asyncio.to_thread(check_belongs, path)
            await asyncio.to_thread(identify, path, migrations())
            async with AsyncExitStack() as opened:

                async def connect(synchronous: str) -> aiosqlite.Connection:
                    connection = await _connect(path, synchronous)
                    opened.push_async_callback(connection.close)
                    return connection

                # FULL, so that what was acknowledged survives a power cut.
                writer = await connect("full")
                await prepare(writer)
                others = [await connect("normal") for _ in range(3)]
                database = cls(path, writer, *others)
                opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise (StoreDamaged if is_damage(error) else StoreUnusable)(str(error)) from error
        return database

    async def close(self) -> None:
        """Waits for the transaction under way, then closes all connections."""
        async with self._surveying, self._lock:
            for connection in (self._notes, self._surveyor, self._reader, self._writer):
                await connection.close()

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """The rows of a query that reads little, as every turn waits for it."""
        with self._faults_named():
            return list(await self._reader.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: Value) -> Row | None:
        """The first row of a query, or None."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    async def survey(self, sql: str, *values: Value) -> list[Row]:
        """The rows of a query that may take long; it waits for other surveys."""
        async with self._surveying:
            with self._faults_named():
                return list(await self._surveyor.execute_fetchall(sql, values))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """A survey of several queries, which all see the store as it is at one moment."""
        async with self._surveying:
            with self._faults_named():
                await self._surveyor.execute_fetchall("begin")
                try:
                    yield Transaction(self._surveyor)
                finally:
                    await self._surveyor.rollback()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Stores everything that runs inside when the block ends, or nothing of it on any exception.

        A cancellation during the commit comes too late: everything is stored.
        Raises Unwritable.
        """
        async with self._lock:
            with self._faults_named():
                try:
                    await self._writer.execute_fetchall("begin immediate")
                    yield Transaction(self._writer)
                    await self._writer.commit()
                except BaseException:
                    await self._writer.rollback()
                    raise

    async def note(self, sql: str, *values: Value, needed: bool = False) -> None:
        """Runs one statement as a transaction of its own that does not wait for the disk.

        It is for what is done again when it is missing: a power cut may undo it, a crash of the program does
        not.  So a full disk is only logged, unless it is `needed`: then it raises Unwritable.
        """
        try:
            async with self._lock:
                with self._faults_named():
                    await self._notes.execute_fetchall(sql, values)
            self._full_told = False
        except Unwritable as error:
            if needed:
                raise
            if not self._full_told:
                log.warning("what is shown cannot be noted: %s", error)
            self._full_told = True

    async def tidy(self) -> bool:
        """Merges the log beside the file into the file and empties it.

        False if a reader or a fault is in the way; it is then `untidy`.
        """
        self.untidy = True
        try:
            connection = await _connect(self.path, "full")
            try:
                # Most of the work is done while others write.
                await connection.execute_fetchall("pragma wal_checkpoint(passive)")
                await connection.execute_fetchall(f"pragma busy_timeout = {_PATIENCE}")
                async with self._lock:
                    rows = list(await connection.execute_fetchall("pragma wal_checkpoint(truncate)"))
            finally:
                await connection.close()
        except sqlite3.Error as error:
            if not self._fault_told:
                log.warning("the log of the store cannot be emptied: %s", error)
            self._fault_told = True
            return False
        self.untidy = int(rows[0][0]) != 0
        self.emptied += not self.untidy
        return not self.untidy

    async def vacuum(self) -> None:
        """Rewrites the whole file without the remains of what was deleted.  Raises Unwritable."""
        async with self._lock:
            with self._faults_named():
                await self._writer.execute_fetchall("vacuum")

    @contextmanager
    def _faults_named(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            if is_disk(error):
                raise Unwritable(str(error)) from error
            if is_damage(error) and not self._damage_told:
                self._damage_told = True
                log.error("the store cannot be used: %s: %s", self.path, StoreDamaged(str(error)))
            raise


async def _connect(path: Path, synchronous: str) -> aiosqlite.Connection:
    # No isolation level, so that transactions begin and end where this module says.
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        pragmas = _PRAGMAS.format(synchronous=synchronous, large=LARGE, most=MOST // _PAGE)
        await _set_up(connection, pragmas)
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
    folder = resources.files("storage.sqlite") / "migrations"
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
    """Brings the file's schema to the newest one, wholly or not at all."""
    steps = migrations()
    newest = steps[-1][0]
    if await _schema(connection, newest) == newest and await _ours(connection):
        return
    try:
        await connection.execute_fetchall("begin immediate")
        # Asked again under the lock, as another process may have done the same.
        current = await _schema(connection, newest)
        for number, script in steps:
            if number > current:
                for statement in _statements(script):
                    await connection.execute_fetchall(statement)
        await connection.execute_fetchall(f"pragma user_version = {newest}")
        await connection.execute_fetchall(f"pragma application_id = {APPLICATION}")
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise


async def _ours(connection: aiosqlite.Connection) -> bool:
    rows = list(await connection.execute_fetchall("pragma application_id"))
    return int(rows[0][0]) == APPLICATION


async def _check_newest(connection: aiosqlite.Connection) -> None:
    """Raises StoreUnusable unless the file has the newest schema."""
    newest = migrations()[-1][0]
    current = await _schema(connection, newest)
    if current < newest:
        raise StoreUnusable(
            f"the store has schema {current}, this program knows {newest}: start the bot of this version"
            " first"
        )


async def _schema(connection: aiosqlite.Connection, newest: int) -> int:
    """The number of the file's schema; raises StoreTooNew above the newest known one."""
    rows = list(await connection.execute_fetchall("pragma user_version"))
    current = int(rows[0][0])
    if current > newest:
        raise StoreTooNew(f"the store has schema {current}, this program knows up to {newest}")
    return current

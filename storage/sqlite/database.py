"""One SQLite file: opening, migrating, reading, and one transaction at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, closing
from functools import partial
from importlib import resources
from pathlib import Path

import aiosqlite

from storage.faults import StoreTooNew, StoreUnusable
from storage.lane import Done
from storage.sql import database as sql
from storage.sqlite.connection import Connection, Faults
from storage.sqlite.faults import StoreDamaged, is_damage
from storage.sqlite.files import APPLICATION, check_belongs, identify
from storage.sqlite.lane import ConnectionLane

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
_SECURE = 11
"""The schema of the first version that cleared what it deleted; an earlier file is written anew."""
_PAGE = 4096  # bytes, as in every store that SQLite made since 2016
_PATIENCE = 50  # milliseconds that all writers wait for readers while the log is emptied
# If two processes open a new file at once, SQLite refuses the second switch to WAL without waiting, so
# it is tried again after these seconds.
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)

log = logging.getLogger(__name__)


class Database(sql.Database):
    """A SQLite file with the connections of a database."""

    def __init__(self, path: Path, lanes: Sequence[ConnectionLane]) -> None:
        self.path = path
        self.untidy = False
        """Whether the log beside the file may still hold what was to be forgotten."""
        self.emptied = 0
        """How often the log has been emptied since the file was opened."""
        faults = Faults(path)
        writer, reader, surveyor, notes = lanes
        super().__init__(
            (
                Connection(writer.plain, faults),
                Connection(reader.plain, faults),
                Connection(surveyor.plain, faults),
                Connection(notes.plain, faults),
            ),
            (writer, reader, surveyor),
        )
        self._idle = notes  # what is noted is written on the lane of the writer
        self._fault_told = False

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
    async def _opened(cls, path: Path, prepare: Callable[[sqlite3.Connection], None]) -> Database:
        """Opens the file and prepares its schema, or checks it."""
        try:
            async with AsyncExitStack() as opened:

                async def connect(
                    name: str, synchronous: str, first: Callable[[sqlite3.Connection], None] | None = None
                ) -> ConnectionLane:
                    connection = await aiosqlite.connect(path, isolation_level=None, check_same_thread=False)
                    lane = ConnectionLane(connection, name)
                    opened.push_async_callback(lane.end)
                    await lane.do(partial(_set_up, lane.plain, synchronous))
                    if first is not None:
                        await lane.do(partial(first, lane.plain))
                    return lane

                await asyncio.to_thread(_check, path)
                # FULL, so that what was acknowledged survives a power cut.
                lanes = [await connect("writing", "full", prepare)]
                lanes += [await connect(name, "normal") for name in ("reading", "surveying", "noting")]
                opened.pop_all()
            return cls(path, lanes)
        except (OSError, sqlite3.Error) as error:
            raise (StoreDamaged if is_damage(error) else StoreUnusable)(str(error)) from error

    async def close(self) -> None:
        """Waits for the transactions under way, then closes all connections; does nothing a second time."""
        await super().close()
        await self._idle.end()

    def left_remains(self, transaction: sql.Transaction) -> None:
        """Notes that the file is to be swept; see upkeep.py."""
        transaction.run("update store set remains = remains + 1")

    async def tidy(self) -> bool:
        """Merges the log beside the file into the file and empties it.

        False if a reader or a fault is in the way; it is then `untidy`.
        """
        self.untidy = True
        try:
            # Most of the work is done while others write.
            connection = await asyncio.to_thread(_merging, self.path)
            blocked = await self._writing.do(partial(_emptied, connection))
        except sqlite3.Error as error:
            if not self._fault_told:
                log.warning("the log of the store cannot be emptied: %s", error)
            self._fault_told = True
            return False
        self.untidy = blocked
        self.emptied += not self.untidy
        return not self.untidy

    async def hold(self, work: Callable[[], Done]) -> Done:
        """What the work returns, which is done while nobody of this process stores anything."""
        return await self._writing.do(work)


def _merging(path: Path) -> sqlite3.Connection:
    """A connection that has merged as much of the log into the file as it could without stopping anybody."""
    with ExitStack() as opened:
        connection = opened.enter_context(closing(_connect(path, "full")))
        connection.execute("pragma wal_checkpoint(passive)").fetchall()
        connection.execute(f"pragma busy_timeout = {_PATIENCE}")
        opened.pop_all()
    return connection


def _emptied(connection: sqlite3.Connection) -> bool:
    """Whether something was in the way of emptying the log; closes the connection."""
    with closing(connection):
        return int(connection.execute("pragma wal_checkpoint(truncate)").fetchone()[0]) != 0


def _check(path: Path) -> None:
    # Must come before SQLite merges an existing log into the file.
    check_belongs(path)
    identify(path, migrations())


def _connect(path: Path, synchronous: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        _set_up(connection, synchronous)
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection, synchronous: str) -> None:
    connection.row_factory = sqlite3.Row
    pragmas = _PRAGMAS.format(synchronous=synchronous, large=LARGE, most=MOST // _PAGE)
    for wait in (*_WAITS, None):
        try:
            connection.executescript(pragmas)
        except sqlite3.OperationalError as error:
            if wait is None or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            time.sleep(wait)
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


def _migrate(connection: sqlite3.Connection) -> None:
    """Brings the file's schema to the newest one, wholly or not at all."""
    steps = migrations()
    newest = steps[-1][0]
    current = _schema(connection, newest)
    if current == newest and _ours(connection):
        return
    if 0 < current < _SECURE:
        connection.execute("vacuum")
    try:
        connection.execute("begin immediate")
        # Asked again under the lock, as another process may have done the same.
        current = _schema(connection, newest)
        for number, script in steps:
            if number > current:
                for statement in _statements(script):
                    connection.execute(statement)
        connection.execute(f"pragma user_version = {newest}")
        connection.execute(f"pragma application_id = {APPLICATION}")
        connection.execute("commit")
    except BaseException:
        connection.rollback()
        raise


def _ours(connection: sqlite3.Connection) -> bool:
    rows = connection.execute("pragma application_id").fetchall()
    return int(rows[0][0]) == APPLICATION


def _check_newest(connection: sqlite3.Connection) -> None:
    """Raises StoreUnusable unless the file has the newest schema."""
    newest = migrations()[-1][0]
    current = _schema(connection, newest)
    if current < newest:
        raise StoreUnusable(
            f"the store has schema {current}, this program knows {newest}: start the bot of this version"
            " first"
        )


def _schema(connection: sqlite3.Connection, newest: int) -> int:
    """The number of the file's schema; raises StoreTooNew above the newest known one."""
    rows = connection.execute("pragma user_version").fetchall()
    current = int(rows[0][0])
    if current > newest:
        raise StoreTooNew(f"the store has schema {current}, this program knows up to {newest}")
    return current

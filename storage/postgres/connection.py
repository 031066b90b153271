"""One connection to a PostgreSQL server, which is opened again when it was lost."""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import psycopg
from psycopg import RawCursor, errors
from psycopg.conninfo import make_conninfo
from psycopg.pq import PGconn, Ping
from psycopg.types.numeric import Int8BinaryDumper, Int8Dumper

from storage.faults import StoreAway, StoreUnusable, Unwritable
from storage.postgres.dialect import postgres
from storage.sql.database import Done, Value

log = logging.getLogger(__name__)

APPLICATION = 0x4178696F
"""The first half of this program's advisory locks, "Axio"; the other half is the schema with the store."""
_PATIENCE = 15
"""Seconds for which whoever asks waits for a server that is gone."""
_AGAIN = 0.2  # seconds between two tries to reach it
_CONNECT = 5  # seconds after which a try is given up
_PING = 2  # the same for a look at whether a server is there, in which libpq allows no less
_TIMES = 5  # how often work is tried at most whose connection is lost, or that others are in the way of
# Who writes alone waits for all others, and they for it, so what it has checked is still so when it writes.
# Those who lock the rows that matter to them, or leave it to a key, write beside each other.
_ALONE, _BESIDE = (
    f"begin isolation level read committed; select {lock}({APPLICATION}, hashtext(current_schema()))"
    for lock in ("pg_advisory_xact_lock", "pg_advisory_xact_lock_shared")
)
# Whose computer was cut off is noticed by the server as well, which else would keep its locks for hours.
_GHOSTS = (
    "select set_config('tcp_keepalives_idle', '10', false),"
    " set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false),"
    " set_config('tcp_user_timeout', '20000', false)"
)
# What tells later that it was stored.  The server's own number of a transaction does not: after a crash it is
# given to another one.
_NUMBER = (
    "insert into written (writer, number) values ($1, $2)"
    " on conflict (writer) do update set number = excluded.number"
)
_STORED = "select 1 from written where writer = $1 and number = $2"
_LOOK = "begin isolation level repeatable read, read only"
_FULL = ("53", "58", "25006")
"""How the codes of a server begin that cannot write: resources, system, read only (as a standby is)."""


class Row:
    """A row, whose values are found by number or by the name of a column."""

    __slots__ = ("_columns", "_values")

    def __init__(self, columns: Mapping[str, int], values: Sequence[Any]) -> None:
        self._columns = columns
        self._values = values

    def __getitem__(self, key: int | str) -> Any:
        return self._values[self._columns[key] if isinstance(key, str) else key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and list(self) == list(other) and self.keys() == other.keys()

    def __hash__(self) -> int:
        return hash(tuple(self._values))

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> list[str]:
        """The names of the columns, in order."""
        return list(self._columns)


def _rows(cursor: psycopg.Cursor[Any] | RawCursor[Any]) -> Callable[[Sequence[Any]], Row]:
    columns = {column.name: number for number, column in enumerate(cursor.description or ())}
    return lambda values: Row(columns, values)


class Transaction:
    """A connection while a transaction is open."""

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def run(self, sql: str, *values: Value) -> list[Row]:
        """Runs one statement and returns its rows."""
        cursor = self._connection.execute(postgres(sql), values)
        return cursor.fetchall() if cursor.description else []

    def run_script(self, script: str) -> None:
        """Runs several statements, which take no values and return no rows."""
        self._connection.execute(script, prepare=False)

    def change(self, sql: str, *values: Value) -> int:
        """Runs one statement that changes something; returns how many rows it changed."""
        return self._connection.execute(postgres(sql), values).rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Runs one statement with each of these rows of values."""
        with self._connection.cursor() as cursor:
            cursor.executemany(postgres(sql), rows)


class Connection:
    """A connection that is used on one thread.  While the server is away, whoever asks waits a while.

    Raises Unwritable when the server stays away, or cannot write.
    durable: what is written is on the server's disk when it is acknowledged; else a little later.
    """

    def __init__(self, address: str, *, durable: bool = True) -> None:
        self._address = address
        self._durable = durable
        self._connection: psycopg.Connection[Row] | None = None
        self._away_since: float | None = None
        # By this name and these numbers it finds again what it has written.
        self._name, self._number = secrets.token_hex(8), 0

    def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of one statement, which may be run twice if the connection is lost."""

        def ask(connection: psycopg.Connection[Row]) -> list[Row]:
            return Transaction(connection).run(sql, *values)

        return self._asked(ask)

    def together(self, work: Callable[[Transaction], Done]) -> Done:
        """What the work reads, each statement as the store is at its own moment."""
        return self._asked(lambda connection: work(Transaction(connection)))

    def look(self, work: Callable[[Transaction], Done]) -> Done:
        """What the work reads, all of it as it is at one moment."""

        def ask(connection: psycopg.Connection[Row]) -> Done:
            connection.execute(_LOOK)
            try:
                return work(Transaction(connection))
            finally:
                _given_up(connection)

        return self._asked(ask)

    def write(self, work: Callable[[Transaction], Done], *, beside: bool = False) -> Done:
        """Stores what the work writes, or nothing of it on any exception; returns what it returns.

        beside: others that say the same may write at the same time.
        When the connection is lost, the work is done again, unless it is found to be stored.
        """

        def ask(connection: psycopg.Connection[Row]) -> Done:
            self._number += 1
            number = self._number
            try:
                _begun(connection, beside=beside)
                done = work(Transaction(connection))
                connection.execute(_NUMBER, (self._name, number))
            except BaseException:
                _given_up(connection)
                raise
            try:
                connection.execute("commit")
            except psycopg.OperationalError:
                if not connection.closed or not self._is_stored(number):
                    raise
            return done

        return self._asked(ask)

    def close(self) -> None:
        """Closes it; it can be used again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _asked(self, ask: Callable[[psycopg.Connection[Row]], Done]) -> Done:
        tried = 0
        while True:
            tried += 1
            connection = self._opened()
            try:
                return ask(connection)
            except (errors.DeadlockDetected, errors.SerializationFailure):
                if tried == _TIMES:
                    raise
            except psycopg.Error as error:
                lost = connection.closed
                if lost:
                    log.warning("the connection to the store is lost: %s", line(error))
                    self.close()
                    if tried < _TIMES:
                        continue
                if lost or (error.sqlstate or "").startswith(_FULL):
                    raise Unwritable(line(error)) from error
                raise

    def _opened(self) -> psycopg.Connection[Row]:
        """The connection, opened if it is not; waits for a server that is away.  Raises Unwritable."""
        while self._connection is None:
            try:
                self._connection = connected(self._address, durable=self._durable)
            except psycopg.OperationalError as error:
                now = time.monotonic()
                since = self._away_since = self._away_since or now
                if now - since > _PATIENCE:
                    raise Unwritable(line(error)) from error
                time.sleep(_AGAIN)
        self._away_since = None
        return self._connection

    def _is_stored(self, number: int) -> bool:
        """Whether the transaction with this number was stored, although nobody said so."""
        self.close()
        while True:
            connection = self._opened()
            try:
                # Waits until the transaction has ended, if the server has not noticed that nobody listens.
                _begun(connection, beside=False)
                return bool(connection.execute(_STORED, (self._name, number)).fetchall())
            except psycopg.OperationalError:
                self.close()
            finally:
                _given_up(connection)


def connected(address: str, *, durable: bool = True) -> psycopg.Connection[Row]:
    """A new connection; every statement is a transaction of its own unless one is begun."""
    connection = psycopg.connect(
        address,
        autocommit=True,
        row_factory=_rows,
        cursor_factory=RawCursor,
        connect_timeout=_CONNECT,
        application_name="axio",
        client_encoding="UTF8",
        # A server that is cut off is noticed before Discord's patience ends.
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=20_000,
    )
    try:
        connection.prepare_threshold = 0
        connection.prepared_max = None
        # Else the width of a number would depend on its value, and with it the statement.
        connection.adapters.register_dumper(int, Int8Dumper)
        connection.adapters.register_dumper(int, Int8BinaryDumper)
        # Compiling a question takes a second; none of ours takes nearly as long.
        connection.execute("set jit = off")
        connection.execute(_GHOSTS)
        if not durable:
            connection.execute("set synchronous_commit = off")
    except BaseException:
        connection.close()
        raise
    return connection


def lets_others_in(address: str) -> bool:
    """Whether the server, which refused this program, can be used: it is neither starting nor stopping.

    Nothing else happens in this process meanwhile, so the wait is short.
    """
    return PGconn.ping(make_conninfo(address, connect_timeout=_PING).encode()) == Ping.OK


def _begun(connection: psycopg.Connection[Row], *, beside: bool) -> None:
    """Begins a transaction that writes, once nobody writes alone; without `beside`, once nobody writes."""
    connection.execute(_BESIDE if beside else _ALONE, prepare=False)


def _given_up(connection: psycopg.Connection[Row]) -> None:
    # A connection that is lost has given up by itself.
    with contextlib.suppress(psycopg.OperationalError):
        connection.rollback()


def line(error: Exception) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split())


def unusable(error: psycopg.Error | Unwritable) -> StoreUnusable:
    """Why a store cannot be used, by an error of the driver's, or after waiting for the server in vain."""
    away = isinstance(error, psycopg.OperationalError | Unwritable)
    return (StoreAway if away else StoreUnusable)(line(error))

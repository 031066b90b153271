"""The lease of a store on a PostgreSQL server: locks that the server keeps as long as a connection lasts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing

import psycopg
from psycopg import errors

from storage.faults import StoreAway, StoreRefused, Unwritable
from storage.lease import Joined, Muster
from storage.postgres.connection import (
    APPLICATION,
    Connection,
    Row,
    Transaction,
    connected,
    lets_others_in,
    line,
    unusable,
)
from storage.postgres.schema import is_newest, migrate

# The first halves of locks, beside that of a transaction that writes; the second half is the schema with the
# store, and for a shard its number as well.
_AT_WORK, _SHARD, _LEADS, _SHARING = (APPLICATION + number for number in range(1, 5))
_SHARDS = 1 << 12  # numbers for shards; Discord knows of no bot with so many
_TRY, _TRY_SHARED, _UNLOCK, _UNLOCK_SHARED = (
    f"select pg_{name}($1::int, $2::int)"
    for name in (
        "try_advisory_lock",
        "try_advisory_lock_shared",
        "advisory_unlock",
        "advisory_unlock_shared",
    )
)
_HELD = (
    "select pid, classid::bigint, objid::bigint from pg_locks where locktype = 'advisory' and granted"
    " and database = (select oid from pg_database where datname = current_database())"
    " and objsubid = 2 and (classid::bigint in ($1, $2) and objid::bigint = $3"
    " or classid::bigint = $4 and objid::bigint between $5 and $6)"
)


class SessionLease:
    """The right to work on the store in the database at this address.

    Who plays shares it with others who do; an owner's command has it alone.  However the process ends, the
    server releases its locks; nothing is renewed and nothing expires.  When the server was away, all of them
    are taken again, each unless somebody else was faster.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: psycopg.Connection[Row] | None = None
        self._place = self._own = 0
        self._again: Callable[[], bool] = self._alone
        self._sharing = self._leads = False
        self._shards: set[int] = set()

    def take(self) -> bool:
        """Takes the store alone.  Raises StoreAway, or StoreRefused."""
        self._again = self._alone
        return self._begun(self._alone)

    def join(self, *, sharing: bool = True) -> Joined:
        """Shares the store with others who play, all with the newest schema.

        An older schema is brought up to date first, when nobody else is at work.
        Raises StoreUnusable or a subclass.
        """
        self._sharing = sharing
        self._again = self._shared
        if self._begun(self._shared):
            return Joined.YES
        if not self._begun(self._alone):
            return Joined.EARLIER if self._is_older() else Joined.TAKEN
        try:
            with closing(Connection(self._address)) as store:
                store.write(migrate)
            # Others may come in from now on.
            joined = self._try(_TRY_SHARED, _AT_WORK)
            self._try(_UNLOCK, _AT_WORK)
            if joined and self._shared():
                return Joined.YES
        except (psycopg.Error, Unwritable) as error:
            self.release()
            raise unusable(error) from error
        except BaseException:
            self.release()
            raise
        self.release()
        return Joined.TAKEN

    def holds(self) -> bool:
        """Whether it is still held; if the connection was lost it is taken again, unless another one has it.

        While the server is away nobody can take it.
        """
        try:
            if self._connection is not None:
                self._connection.execute("select 1")
                return True
        except psycopg.OperationalError:
            self._lost()
        try:
            if not self._connected(self._again):
                return False
            self._shards = {shard for shard in self._shards if self._try(_TRY, _SHARD, self._shard(shard))}
            self._leads = self._leads and self._try(_TRY, _LEADS)
        except psycopg.OperationalError:
            self._lost()
        return True

    def muster(self) -> Muster | None:
        """Asks the server who holds which locks."""
        if self._connection is None:
            return None
        first = _unsigned(self._shard(0))
        values = (_AT_WORK, _SHARING, _unsigned(self._place), _SHARD, first, first + _SHARDS - 1)
        try:
            rows = self._connection.execute(_HELD, values).fetchall()
        except psycopg.OperationalError:
            self._lost()
            return None
        held = [(int(pid), int(kind), int(number)) for pid, kind, number in rows]
        return Muster(
            self._own,
            frozenset(pid for pid, kind, _ in held if kind == _AT_WORK),
            frozenset(pid for pid, kind, _ in held if kind == _SHARING),
            {number - first: pid for pid, kind, number in held if kind == _SHARD},
        )

    def looked(self) -> Muster:
        """Who works on the store, for somebody who does not.  Raises psycopg's errors."""
        found: list[Muster | None] = []

        def look() -> bool:
            found.append(self.muster())
            return False

        self._connected(look)
        if found[0] is None:
            raise psycopg.OperationalError("the connection was lost")
        return found[0]

    def take_shard(self, shard: int) -> bool:
        """Takes a shard unless another process has it."""
        if shard not in self._shards and self._surely(_TRY, _SHARD, self._shard(shard)):
            self._shards.add(shard)
        return shard in self._shards

    def give_shard(self, shard: int) -> None:
        """Gives a shard up."""
        if shard in self._shards:
            self._shards.discard(shard)
            self._surely(_UNLOCK, _SHARD, self._shard(shard))

    def lead(self, *, wanted: bool) -> bool:
        """Whether this process leads, which it begins to do if nobody does."""
        if wanted and not self._leads:
            self._leads = self._surely(_TRY, _LEADS)
        elif self._leads and not wanted:
            self._leads = False
            self._surely(_UNLOCK, _LEADS)
        return self._leads and self._connection is not None

    def release(self) -> None:
        """Gives everything back."""
        self._shards, self._leads = set(), False
        self._lost()

    # -- locks ------------------------------------------------------------------------------------

    def _alone(self) -> bool:
        return self._try(_TRY, _AT_WORK)

    def _shared(self) -> bool:
        """Joins the others, unless the schema is an older one.  Raises StoreTooNew."""
        if not self._try(_TRY_SHARED, _AT_WORK):
            return False
        connection = self._opened()
        with connection.transaction():
            newest = is_newest(Transaction(connection))
        return newest and (not self._sharing or self._try(_TRY_SHARED, _SHARING))

    def _is_older(self) -> bool:
        try:
            with closing(connected(self._address)) as connection, connection.transaction():
                return not is_newest(Transaction(connection))
        except psycopg.Error as error:
            raise unusable(error) from error

    def _begun(self, take: Callable[[], bool]) -> bool:
        assert self._connection is None, "the lease is held already"
        try:
            return self._connected(take)
        except psycopg.OperationalError as error:
            why = line(error)
            # All that a client hears is a sentence, in the language of the server.
            if not isinstance(error, errors.ConnectionTimeout) and lets_others_in(self._address):
                raise StoreRefused(f"its server is at work, but does not let the bot in: {why}") from error
            raise StoreAway(why) from error
        except psycopg.Error as error:
            raise unusable(error) from error

    def _connected(self, take: Callable[[], bool]) -> bool:
        """Opens the connection, and closes it again unless `take` got what it wants."""
        with ExitStack() as opened:
            self._connection = connected(self._address)
            opened.callback(self._lost)
            rows = self._connection.execute("select hashtext(current_schema()), pg_backend_pid()").fetchall()
            self._place, self._own = int(rows[0][0] or 0), int(rows[0][1])
            if not take():
                return False
            opened.pop_all()
        return True

    def _surely(self, sql: str, kind: int, place: int | None = None) -> bool:
        """Like `_try`, but False if the server is away."""
        try:
            return self._connection is not None and self._try(sql, kind, place)
        except psycopg.OperationalError:
            self._lost()
            return False

    def _try(self, sql: str, kind: int, place: int | None = None) -> bool:
        given = (kind, self._place if place is None else place)
        return bool(self._opened().execute(sql, given).fetchall()[0][0])

    def _shard(self, shard: int) -> int:
        assert 0 <= shard < _SHARDS
        return self._place & ~(_SHARDS - 1) | shard

    def _opened(self) -> psycopg.Connection[Row]:
        assert self._connection is not None
        return self._connection

    def _lost(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _unsigned(place: int) -> int:
    """The second half of a lock, as the server lists it."""
    return place & 0xFFFFFFFF

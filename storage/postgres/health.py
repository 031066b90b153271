"""How a store on a PostgreSQL server is: what its owner may want to know beside the bot."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass

import psycopg

from storage.faults import StoreUnusable
from storage.postgres.connection import connected, line
from storage.postgres.lease import SessionLease

_RIGHTS = (
    "select extract(epoch from clock_timestamp()),"
    " has_schema_privilege(current_schema(), 'create') and not exists (select 1 from pg_class"
    "   where relnamespace = current_schema()::regnamespace and relkind = 'r'"
    "   and not pg_has_role(relowner, 'usage')),"
    " (select count(*) from shards)"
)


_MAY_MAKE = "select has_schema_privilege(current_schema(), 'create')"


@dataclass(frozen=True)
class Health:
    """What there is to say about a store that can be opened.

    apart: seconds between the server's clock and this computer's.
    may_change: whether the user may change the schema, as an upgrade does.
    processes: how many play on it.  shards, free: how many shards there are, and which of them nobody has.
    """

    apart: float
    may_change: bool
    processes: int
    shards: int
    free: tuple[int, ...]


def health(address: str) -> Health:
    """Looks at a store; also while processes play on it.  Raises StoreUnusable."""
    try:
        with closing(connected(address)) as connection:
            asked = time.time()
            rows = connection.execute(_RIGHTS).fetchall()
            server, may_change, shards = rows[0]
            apart = float(server) - (asked + time.time()) / 2
        muster = SessionLease(address).looked()
    except psycopg.Error as error:
        raise StoreUnusable(line(error)) from error
    free = tuple(shard for shard in range(shards) if shard not in muster.shards)
    return Health(abs(apart), bool(may_change), len(muster.processes), int(shards), free)


def may_make_tables(address: str) -> bool:
    """Whether the user may do so in a database where nothing is yet.  Raises StoreUnusable."""
    try:
        with closing(connected(address)) as connection:
            return bool(connection.execute(_MAY_MAKE).fetchall()[0][0])
    except psycopg.Error as error:
        raise StoreUnusable(line(error)) from error

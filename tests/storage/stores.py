"""The stores that the suite runs on: each must answer everything alike."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from storage.postgres.database import Database as PostgresDatabase
from storage.sql.database import Database
from storage.sql.store import sql_store
from storage.sqlite.database import Database as SqliteDatabase
from storage.store import Store
from tests.storage.contents import Contents, contents
from tests.storage.fresh import opened


@dataclass(frozen=True)
class Opened:
    """A store under test.

    again: opens the same one, as another process would.  contents: reads every row of every table.
    broken: what is raised for rows that break a rule of the store; clashes raise their own errors.
    """

    database: Database
    store: Store
    again: Callable[[], Awaitable[Database]]
    contents: Callable[[], Awaitable[Contents]]
    broken: type[Exception]


@asynccontextmanager
async def _sqlite(folder: Path, address: Callable[[], str]) -> AsyncIterator[Opened]:
    path = folder / "store.db"
    one = await opened(path)
    try:
        yield _opened(one, lambda: SqliteDatabase.open(path), sqlite3.IntegrityError)
    finally:
        await one.close()


@asynccontextmanager
async def _postgres(folder: Path, address: Callable[[], str]) -> AsyncIterator[Opened]:
    place = address()
    one = await PostgresDatabase.open(place)
    try:
        yield _opened(one, lambda: PostgresDatabase.open(place), psycopg.IntegrityError)
    finally:
        await one.close()


def _opened(one: Database, again: Callable[[], Awaitable[Database]], broken: type[Exception]) -> Opened:
    return Opened(one, sql_store(one), again, lambda: contents(one), broken)


STORES: dict[str, Callable[[Path, Callable[[], str]], AbstractAsyncContextManager[Opened]]] = {
    "sqlite": _sqlite,
    "postgres": _postgres,
}
"""How each store is opened: in an empty folder, or in an empty database whose address is asked for."""

"""The stores that the suite runs on: each must answer everything alike."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from storage.sqlite.database import Database
from storage.sqlite.store import sqlite_store
from storage.store import Store
from tests.storage.contents import Contents, contents


@dataclass(frozen=True)
class Opened:
    """A store under test.

    other: the same one, opened as another process would.  contents: reads every row of every table.
    broken: what is raised for rows that break a rule of the store; clashes raise their own errors.
    """

    store: Store
    other: Store
    contents: Callable[[], Awaitable[Contents]]
    broken: type[Exception]


@asynccontextmanager
async def _sqlite(folder: Path) -> AsyncIterator[Opened]:
    path = folder / "store.db"
    one, other = await Database.open(path), await Database.open(path)
    try:
        yield Opened(sqlite_store(one), sqlite_store(other), lambda: contents(one), sqlite3.IntegrityError)
    finally:
        await other.close()
        await one.close()


STORES: dict[str, Callable[[Path], AbstractAsyncContextManager[Opened]]] = {"sqlite": _sqlite}
"""How each store is opened, in an empty folder."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from storage.sql.store import sql_store
from storage.sqlite.database import Database
from storage.store import Store
from tests.storage import fresh, plans
from tests.storage.stores import STORES, Opened


@pytest.fixture(autouse=True)
def bounded() -> Iterator[None]:
    """No statement of a store reads more the more is stored; see plans.py."""
    with plans.noted():
        yield
    plans.check()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await fresh.opened(path)
    yield opened
    await opened.close()


@pytest.fixture
async def other_database(path: Path, database: Database) -> AsyncIterator[Database]:
    """The same file, opened as another process would."""
    opened = await Database.open(path)
    yield opened
    await opened.close()


@pytest.fixture(params=STORES)
async def opened(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Callable[[], str]
) -> AsyncIterator[Opened]:
    """Each store in turn: what a test says of it must hold for all of them."""
    async with STORES[request.param](tmp_path, postgres) as each:
        yield each


@pytest.fixture
def store(opened: Opened) -> Store:
    return opened.store


@pytest.fixture
async def other_store(opened: Opened) -> AsyncIterator[Store]:
    """The same store, opened as another process would."""
    other = await opened.again()
    yield sql_store(other)
    await other.close()

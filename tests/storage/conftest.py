from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.sqlite.database import Database
from storage.sqlite.matches import SqliteMatchStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    yield opened
    await opened.close()


@pytest.fixture
async def other_database(path: Path, database: Database) -> AsyncIterator[Database]:
    """The same file, opened as another process would."""
    opened = await Database.open(path)
    yield opened
    await opened.close()


@pytest.fixture
def store(database: Database) -> SqliteMatchStore:
    return SqliteMatchStore(database)

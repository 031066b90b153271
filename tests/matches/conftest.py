from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.matches.tables import Table
from tests.matches.timed import Time, Timed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
async def table(path: Path) -> AsyncIterator[Table]:
    opened = await Table.at(path)
    yield opened
    await opened.database.close()


@pytest.fixture
async def other_table(path: Path, table: Table) -> AsyncIterator[Table]:
    """A second service on the same file, as another process would have it."""
    opened = await Table.at(path, "other seed")
    yield opened
    await opened.database.close()


@pytest.fixture
async def timed(path: Path) -> AsyncIterator[Timed]:
    made = await Timed.at(path, Time())
    yield made
    await made.table.database.close()


@pytest.fixture
async def other_timed(path: Path, timed: Timed) -> AsyncIterator[Timed]:
    """A second process on the same file and at the same time."""
    made = await Timed.at(path, timed.time)
    yield made
    await made.table.database.close()

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.matches.tables import Table


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

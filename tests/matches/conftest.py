from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.matches import lessons
from tests.matches.boards import Record
from tests.matches.challenge import Challenge
from tests.matches.lives import Life, whole
from tests.matches.tables import Table
from tests.matches.timed import Time, Timed


@pytest.fixture(autouse=True)
def quick_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of a guided match is judged in a moment."""
    monkeypatch.setattr(lessons, "ROUNDS", 1)


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
async def deciding(path: Path) -> AsyncIterator[Timed]:
    """Computers may play on here for those who go."""
    made = await Timed.at(path, Time(), stand_ins=True)
    yield made
    await made.table.database.close()


@pytest.fixture
async def other_timed(path: Path, timed: Timed) -> AsyncIterator[Timed]:
    """A second process on the same file and at the same time."""
    made = await Timed.at(path, timed.time)
    yield made
    await made.table.database.close()


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with Vera wherever a player can be; made once, as it takes a while."""
    path = tmp_path_factory.mktemp("full") / "store.db"

    async def make() -> None:
        life = await whole(await Challenge.at(path, Time()))
        await life.table.database.close()

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, make()).result()
    return path


@pytest.fixture
async def full(path: Path, kept: Path) -> AsyncIterator[Life]:
    shutil.copy(kept, path)
    challenge = await Challenge.at(path, Time())
    yield Life.on(challenge)
    await challenge.table.database.close()


@pytest.fixture
async def life(path: Path) -> AsyncIterator[Life]:
    """Nobody has played yet."""
    challenge = await Challenge.at(path, Time())
    yield Life.on(challenge)
    await challenge.table.database.close()


@pytest.fixture
async def record(path: Path) -> AsyncIterator[Record]:
    """A store with boards and without matches."""
    opened = await Record.at(path)
    yield opened
    await opened.database.close()

"""A store copied to the other engine and back holds the same rows, and nothing is copied over anything."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.faults import StoreUnusable
from storage.postgres.database import Database as PostgresDatabase
from storage.sql import copying
from storage.sql.copying import TABLES, copy
from storage.sql.database import Transaction
from storage.sql.store import sql_store
from storage.sqlite.database import Database
from tests.storage.contents import Contents, contents, tables
from tests.storage.finished import ANNA, BEN, finish
from tests.storage.test_matches import lobby, stored

SAVE = Path(__file__).parents[1] / "saves" / "0.5.0.sql"


@pytest.fixture
async def played(path: Path) -> AsyncIterator[Database]:
    """A store of an earlier version in which much was played, brought up to date."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SAVE.read_text("utf-8"))
    database = await Database.open(path)
    yield database
    await database.close()


@pytest.fixture
async def served(postgres: Callable[[], str]) -> AsyncIterator[PostgresDatabase]:
    database = await PostgresDatabase.open(postgres())
    yield database
    await database.close()


def ordered(found: Contents) -> Contents:
    return {table: sorted(rows, key=repr) for table, rows in found.items()}


async def as_in_sqlite(database: PostgresDatabase) -> Contents:
    found = await contents(database)
    return ordered(
        {
            table: [tuple(int(each) if isinstance(each, bool) else each for each in row) for row in rows]
            for table, rows in found.items()
        }
    )


async def test_there_and_back_again(
    played: Database, served: PostgresDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "_MOST", 7)  # so that most tables are read in several parts
    whole = ordered(await contents(played))
    assert sum(map(bool, whole.values())) > 20, "most tables have rows"
    rows = await copy(played, served)
    assert rows == sum(map(len, whole.values()))
    assert await as_in_sqlite(served) == whole
    back = await Database.open(tmp_path / "back.db")
    assert await copy(served, back) == rows
    assert ordered(await contents(back)) == whole
    await back.close()


async def test_a_copy_is_played_on(played: Database, served: PostgresDatabase) -> None:
    newest = await played.rows(
        "select max(id) as id, (select max(number) from results) as result from matches"
    )
    for _ in range(2):
        await sql_store(played).puzzles.add("axio", "{}", 25.0, 8.0)
    await copy(played, served)
    store = sql_store(served)
    await store.puzzles.add("axio", "{}", 25.0, 8.0)
    assert await store.puzzles.unused("axio") == 3
    match = await stored(store, lobby(channel=77))
    assert match.id == newest[0]["id"] + 1
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    assert await store.results.newest() == newest[0]["result"] + 1


@pytest.mark.parametrize("back", [False, True], ids=["to the server", "to the file"])
async def test_nothing_is_copied_over_anything(
    database: Database, served: PostgresDatabase, back: bool
) -> None:
    source, target = (served, database) if back else (database, served)
    await sql_store(target).players.asked(ANNA, 7)
    before = await contents(target)
    with pytest.raises(StoreUnusable, match="not empty"):
        await copy(source, target)
    assert await contents(target) == before


async def test_a_copy_that_differs_is_not_kept(
    played: Database, served: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await contents(served)
    compare = copying._compare

    def altered(there: Transaction, here: Transaction) -> None:
        here.run("update log set at = at + 1 where version = 2 and match = (select min(match) from log)")
        compare(there, here)

    monkeypatch.setattr(copying, "_compare", altered)
    with pytest.raises(StoreUnusable, match="log"):
        await copy(played, served)
    assert await contents(served) == before


async def test_every_table_is_copied(database: Database) -> None:
    assert set(TABLES) == set(await tables(database)) - {"store", "shards"}

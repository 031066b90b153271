"""What is deleted is gone from the files, and the log beside a store stays small."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from contextvars import ContextVar
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from storage.faults import Unwritable
from storage.sql.database import Transaction
from storage.sqlite.database import LARGE, MOST, Database, migrations
from storage.sqlite.files import beside
from storage.sqlite.sweep import Sweep
from storage.sqlite.upkeep import Upkeep
from tests.patience import PATIENT
from tests.sample import whole
from tests.storage.elsewhere import read

NAME = "Wilhelmine of the Seven Seas"


@pytest.fixture
async def upkeep(database: Database) -> AsyncIterator[Upkeep]:
    made = Upkeep(database)
    await made.start()
    yield made
    await made.stop()


def copies(path: Path, name: str = NAME) -> int:
    """How often a name occurs in the files of a store."""
    return read(*(each for each in path.parent.iterdir() if each.is_file())).count(name.encode())


def log_size(path: Path) -> int:
    return beside(path, "-wal").stat().st_size


def untidy(database: Database) -> bool:
    return database.untidy


async def meet(database: Database, player: int, name: str) -> None:
    await database.store("insert or replace into players (id, name) values (?, ?)", player, name)


async def forget(database: Database) -> None:
    def work(transaction: Transaction) -> None:
        transaction.run("update store set remains = remains + 1")
        transaction.run("delete from players where name like ?", f"%{NAME}%")
        transaction.run("delete from members where name like ?", f"%{NAME}%")

    await database.write(work)


async def test_what_is_deleted_stands_nowhere(path: Path, database: Database) -> None:
    for number in range(200):
        await meet(database, 1, NAME)
        await meet(database, number + 2, "somebody else")
    assert copies(path) > 100, "the log has each of its versions"
    await forget(database)
    await database.tidy()
    assert not untidy(database)
    assert copies(path) == 0


@pytest.mark.parametrize("seed", range(4, 4 + whole(4, 1)))
async def test_pages_that_were_split_and_joined_keep_no_remains(
    path: Path, database: Database, upkeep: Upkeep, seed: int
) -> None:
    """Rows of all lengths come, grow, shrink and go, while those with the name move from page to page."""
    chance = Random(seed)
    for _ in range(60):

        def work(transaction: Transaction) -> None:
            for _ in range(40):
                player = chance.randrange(600)
                name = NAME if player % 7 == 0 else "x"
                transaction.run(
                    "insert or replace into players (id, name) values (?, ?)",
                    player,
                    name * chance.randint(1, 30 if chance.random() < 0.9 else 300),
                )
                transaction.run(
                    "insert or replace into members (server, player, name) values (?, ?, ?)",
                    chance.randrange(3),
                    player,
                    name * chance.randint(1, 20),
                )
                other = chance.randrange(600)
                if other % 7:
                    transaction.run("delete from players where id = ?", other)
                    transaction.run("delete from members where player = ?", other)

        await database.write(work)
    await forget(database)
    await database.tidy()
    if seed == 4:
        # If another schema moves other pages, look for another seed.
        assert copies(path) > 0, "what SQLite calls secure_delete is not enough"
    await upkeep.look()
    assert copies(path) == 0
    row = await database.row("select remains from store")
    assert row is not None
    assert row["remains"] == 0


async def test_a_reader_is_waited_for_and_then_it_is_gone(
    path: Path, database: Database, upkeep: Upkeep
) -> None:
    await meet(database, 1, NAME)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        assert reader.execute("select name from players").fetchall() == [(NAME,)]
        await forget(database)
        await database.tidy()
        assert untidy(database)
        await upkeep.look()
        assert copies(path) > 0
        await meet(database, 2, "somebody who plays meanwhile")
    await upkeep.look()
    assert not untidy(database)
    assert copies(path) == 0


async def test_a_log_that_a_long_reader_made_grow_comes_back_to_size(
    path: Path, database: Database, upkeep: Upkeep
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select * from players").fetchall()
        while log_size(path) <= LARGE:
            await meet(database, 1, "long" * 250_000)
        await upkeep.look()
        assert log_size(path) > LARGE
    await upkeep.look()
    assert log_size(path) == 0


async def test_a_log_does_not_stay_large_while_nobody_empties_it(path: Path, database: Database) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select * from players").fetchall()
        while log_size(path) <= MOST:
            await meet(database, 1, "long" * 250_000)
    for _ in range(3):
        await meet(database, 1, "short")
    assert log_size(path) <= LARGE


async def test_whoever_deletes_again_and_again_has_the_file_read_for_a_small_part_of_the_time_only(
    database: Database, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, swept = [1e6], []

    class Slow(Sweep):
        async def __aenter__(self) -> Sweep:
            return self

        async def turn(self) -> bool:
            now[0] += 60
            swept.append(now[0])
            self.begun = self.done = True
            return True

        async def settle(self) -> None:
            pass

    monkeypatch.setattr("storage.sqlite.upkeep.time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr("storage.sqlite.upkeep.Sweep", Slow)
    for _ in range(24 * 60):
        await forget(database)
        await upkeep.look()
        now[0] += 60
    assert 2 <= len(swept) <= 24 * 60 / 20 + 1


async def test_remains_that_an_earlier_version_left_are_gone_after_the_first_start(path: Path) -> None:
    with closing(sqlite3.connect(path)) as earlier:
        for number, script in migrations():
            if number <= 6:
                earlier.executescript(script)
        earlier.execute("pragma user_version = 6")
        earlier.execute("pragma secure_delete = off")
        earlier.execute("insert into players (id, name) values (1, ?), (2, 'Ann')", (NAME,))
        earlier.execute("delete from players where id = 1")
        earlier.commit()
    assert copies(path) == 1
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await upkeep.start()
    assert copies(path) == 0
    assert len(await database.rows("select * from players")) == 1
    await upkeep.stop()
    await database.close()


async def test_a_full_disk_stops_nothing_and_is_said_once(
    path: Path, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise Unwritable("database or disk is full")

    upkeep = Upkeep(database)
    with monkeypatch.context() as patch:
        patch.setattr(database, "store", full)
        await upkeep.start()
        upkeep._renewed -= 4000
        upkeep._wake()
        assert upkeep._task is not None
        await upkeep._task
    assert caplog.text.count("the store cannot be looked after: database or disk is full") == 1
    upkeep._renewed -= 4000
    await upkeep.look()
    row = await database.row("select edition from store")
    assert row is not None
    assert beside(path, "-lock").read_text("ascii") == row["edition"]
    await upkeep.stop()


async def test_looks_belong_to_nobody_who_was_there_when_the_store_was_opened(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise whoever waits for all work to finish, as the offline Discord does, waits for the next one."""
    asker = ContextVar("asker", default="nobody")
    seen, looked = list[str](), asyncio.Event()

    class Looking(Upkeep):
        async def look(self, *, sweeping: bool = True) -> None:
            seen.append(asker.get())
            if len(seen) > 1:
                looked.set()

    monkeypatch.setattr("storage.sqlite.upkeep._LOOK", 0)
    asker.set("somebody")
    upkeep = Looking(database)
    await upkeep.start()
    await asyncio.wait_for(looked.wait(), PATIENT)
    await upkeep.stop()
    assert seen[:2] == ["somebody", "nobody"]

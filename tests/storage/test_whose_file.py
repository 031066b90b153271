"""Whose file a store is: that of another program is refused and left as it is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from storage.faults import StoreTooNew, StoreUnusable
from storage.sqlite.database import Database, migrations
from storage.sqlite.files import APPLICATION, identify
from storage.sqlite.soundness import prepare
from tests.storage.test_soundness import SAVES, files, foreign, killed, load, mode


@pytest.mark.parametrize("wal", [False, True])
@pytest.mark.parametrize("schema", [0, 1, 6, 999])
@pytest.mark.parametrize("application", [0, 1234])
async def test_the_file_of_another_program_is_refused_and_left_as_it_is(
    path: Path, wal: bool, schema: int, application: int
) -> None:
    foreign(path, wal=wal, schema=schema, application=application)
    before = files(path.parent)
    told = "0x4d2" if application else "bookmarks"
    with pytest.raises(StoreUnusable, match=told):
        await Database.open(path)
    with pytest.raises(StoreUnusable, match=told):
        prepare(path)
    assert files(path.parent) == before
    assert mode(path) == 0o644


async def test_the_file_of_another_program_that_was_killed_is_left_as_it_is(path: Path) -> None:
    foreign(path, wal=True, schema=0, application=0)
    killed(path, "insert into bookmarks values ('elsewhere')")
    before = files(path.parent)
    with pytest.raises(StoreUnusable, match="bookmarks"):
        await Database.open(path)
    after = files(path.parent)
    assert {name: after[name] for name in before if not name.endswith("-shm")} == {
        name: content for name, content in before.items() if not name.endswith("-shm")
    }


@pytest.mark.parametrize("content", [b"a shopping list", b"SQLite format 3", bytes(5000)])
def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreUnusable, match="no SQLite file"):
        asyncio.run(Database.open(path))
    assert files(path.parent) == {path.name: content}


@pytest.mark.parametrize("look", ["is_dir", "exists", "stat", "open"])
def test_a_file_that_may_not_be_looked_at_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch, look: str
) -> None:
    path.write_bytes(bytes(5000))
    # Whoever may do everything, as in a container, can look at any file.
    monkeypatch.setattr(Path, look, Mock(side_effect=PermissionError(13, "Permission denied")))
    with pytest.raises(StoreUnusable, match="it cannot be read: Permission denied"):
        identify(path, [])


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
async def test_a_store_of_an_earlier_version_is_known_by_its_tables(path: Path, save: Path) -> None:
    load(save, path)
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("pragma application_id").fetchone() == (APPLICATION,)
    await (await Database.open(path)).close()


@pytest.mark.parametrize("journal", ["wal", "delete"])
def test_a_file_of_which_another_process_makes_a_store_at_this_moment_is_taken(
    path: Path, journal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, asked = sqlite3.connect, list[str]()
    with closing(real(path)) as other:
        other.executescript(f"pragma journal_mode = {journal}; create table one (two); drop table one;")

        class Looking(sqlite3.Connection):
            def execute(self, sql: str, /, *values: Any) -> sqlite3.Cursor:
                if sql.startswith("select name"):
                    asked.append(sql)
                    try:
                        for number, script in migrations():
                            other.executescript(f"begin; {script}; pragma user_version = {number}; commit;")
                    except sqlite3.OperationalError:
                        # A lock where SQLite locks, so that nobody can write in the meantime.
                        other.rollback()
                return super().execute(sql, *values)

        monkeypatch.setattr(sqlite3, "connect", partial(real, factory=Looking))
        identify(path, migrations())
    assert asked


async def test_a_newer_store_is_still_called_that(path: Path) -> None:
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma user_version = 999")
    with pytest.raises(StoreTooNew, match="999"):
        await Database.open(path)

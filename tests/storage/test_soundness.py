"""The files of a store are private, belong together and are whole, or it is refused."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage.faults import StoreUnusable
from storage.sql.database import Transaction
from storage.sqlite.database import Database
from storage.sqlite.faults import StoreDamaged
from storage.sqlite.files import beside, editions
from storage.sqlite.soundness import _MOST, check, prepare
from storage.sqlite.upkeep import Upkeep

ROOT = Path(__file__).parents[2]
SAVES = sorted((ROOT / "tests" / "saves").glob("*.sql"))


async def used(path: Path, players: range) -> None:
    """A store that was in use and closed properly."""
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await upkeep.start()
    await met(database, players)
    await upkeep.stop()
    await database.close()


async def met(database: Database, players: range) -> None:
    def work(transaction: Transaction) -> None:
        transaction.run_many(
            "insert into players (id, name) values (?, ?)",
            [(each, f"Player {each} " * 9) for each in players],
        )

    await database.write(work)


def killed(path: Path, sql: str) -> None:
    """A process that writes this and dies at once, so that its log stays."""
    script = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('pragma wal_autocheckpoint = 0'); c.execute(sys.argv[2]); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", script, str(path), sql], check=True)
    assert beside(path, "-wal").stat().st_size > 0


def files(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def judged(*paths: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "storage.sqlite.soundness", *map(str, paths)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def load(save: Path, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(save.read_text("utf-8"))
        assert connection.execute("pragma application_id").fetchone() == (0,)


def damage(path: Path) -> None:
    """One page of the table of players is overwritten."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        (page,) = connection.execute("select rootpage from sqlite_schema where name = 'players'").fetchone()
        (size,) = connection.execute("pragma page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))


def foreign(path: Path, *, wal: bool, schema: int, application: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma journal_mode = {'wal' if wal else 'delete'}")
        connection.execute("create table bookmarks (address text)")
        connection.execute("insert into bookmarks values ('somewhere')")
        connection.execute(f"pragma user_version = {schema}")
        connection.execute(f"pragma application_id = {application}")
        connection.commit()
    path.chmod(0o644)


# -- private --------------------------------------------------------------------------------------


async def test_all_files_of_an_earlier_version_become_private(path: Path) -> None:
    await used(path, range(1, 3))
    killed(path, "update players set language = 'de'")
    beside(path, "-lease").touch()
    for ending in ("", "-wal", "-shm", "-lock", "-lease"):
        beside(path, ending).chmod(0o644)
    assert not prepare(path)
    modes = {each.name: mode(each) for each in path.parent.iterdir()}
    assert len(modes) == 5
    assert set(modes.values()) == {0o600}


# -- belonging together ---------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["moved", "written over"])
async def test_a_restored_file_beside_the_log_of_another_is_refused(path: Path, way: str) -> None:
    await used(path, range(1, 400))
    backup = path.with_name("backup")
    shutil.copy(path, backup)
    await used(path, range(400, 800))
    killed(path, "update players set language = 'de'")
    (backup.replace if way == "moved" else lambda to: shutil.copyfile(backup, to))(path)
    before = files(path.parent)
    with pytest.raises(StoreUnusable, match=r"remove store\.db-wal and store\.db-shm"):
        prepare(path)
    with pytest.raises(StoreUnusable, match="restored"):
        await Database.open(path)
    assert files(path.parent) == before
    # Following the message's advice helps.
    for ending in ("-wal", "-shm"):
        beside(path, ending).unlink()
    assert prepare(path)
    database = await Database.open(path)
    found = await database.row("select count(*), max(language) from players")
    assert found is not None
    assert tuple(found) == (399, "en")
    await database.close()


async def test_a_backup_of_the_same_run_is_refused_once_there_was_a_new_mark(path: Path) -> None:
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await upkeep.start()
    await met(database, range(1, 50))
    backup = path.with_name("backup")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(backup)) as target:
        source.backup(target)
    upkeep._renewed -= 4000
    await upkeep.look()
    killed(path, "update players set language = 'de'")
    await upkeep.stop()
    copied = {ending: beside(path, ending).read_bytes() for ending in ("", "-wal", "-lock")}
    await database.close()
    for ending, content in copied.items():
        beside(path, ending).write_bytes(content)
    assert not prepare(path), "as the kill left it, it belongs together"
    shutil.copy(backup, path)
    with pytest.raises(StoreUnusable, match="restored"):
        prepare(path)


async def test_whatever_moment_a_process_is_killed_at_its_own_files_belong_together(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files are copied at each step of a new edition, with what a reader had kept in the log."""
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await upkeep.start()
    await met(database, range(1, 50))
    seen: list[dict[str, bytes]] = []

    def kept(*_: object) -> None:
        seen.append({ending: beside(path, ending).read_bytes() for ending in ("", "-wal", "-lock", "-shm")})

    note = upkeep._note

    def noted(*known: str) -> None:
        kept()
        note(*known)
        kept()

    monkeypatch.setattr(upkeep, "_note", noted)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("begin")
    reader.execute("select * from players").fetchall()
    for number in range(3):
        upkeep._renewed -= 4000
        await upkeep.look()
        kept()
        await met(database, range(100 * (number + 1), 100 * (number + 1) + 50))
        kept()
    assert len(editions(path)) == 2, "a reader is in the way"
    reader.close()
    upkeep._renewed -= 4000
    await upkeep.look()
    assert len(editions(path)) == 1
    await met(database, range(1000, 1050))
    kept()
    await upkeep.stop()
    await database.close()
    assert len(seen) > 8
    for number, each in enumerate(seen):
        copy = path.with_name(f"copy{number}")
        for ending, content in each.items():
            beside(copy, ending).write_bytes(content)
        prepare(copy)
        await (await Database.open(copy)).close()


async def test_a_store_that_was_restored_as_it_should_be_is_taken(path: Path) -> None:
    await used(path, range(1, 3))
    backup = path.with_name("backup")
    shutil.copy(path, backup)
    await used(path, range(3, 5))
    backup.replace(path)
    assert prepare(path)
    await used(path, range(5, 7))
    killed(path, "update players set language = 'de'")
    assert not prepare(path)


async def test_files_that_were_brought_here_without_their_lock_are_taken(path: Path) -> None:
    await used(path, range(1, 3))
    killed(path, "update players set language = 'de'")
    beside(path, "-lock").unlink()
    assert not prepare(path)


# -- whole ----------------------------------------------------------------------------------------


async def test_a_whole_store_is_found_whole(path: Path) -> None:
    await check(path)
    assert files(path.parent) == {}, "asking makes no store"
    await used(path, range(1, 500))
    await check(path)


async def test_a_damaged_page_is_named_with_what_to_do(path: Path) -> None:
    """M23."""
    await used(path, range(1, 500))
    damage(path)
    with pytest.raises(StoreDamaged, match=r"damaged \(.*backup.*\.recover.*docs/running\.md"):
        await check(path)


@pytest.mark.parametrize(("count", "more"), [(1, False), (_MOST, False), (_MOST + 1, True)])
async def test_of_many_faults_some_are_named(path: Path, count: int, more: bool) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("create table holed (filled)")
        connection.executemany("insert into holed values (?)", [(None,)] * count)
        connection.execute("pragma writable_schema = on")
        connection.execute("update sqlite_schema set sql = 'create table holed (filled not null)'")
    with pytest.raises(StoreDamaged) as damaged:
        await check(path)
    assert str(damaged.value).count("NULL value in holed.filled") == min(count, _MOST)
    assert ("…" in str(damaged.value)) == more


async def test_rows_that_belong_to_nothing_are_said_and_do_not_stop_it(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await used(path, range(1, 3))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("insert into seats values (99, 0, 1, 'Nobody', 0)")
        connection.commit()
    await check(path)
    assert "1 rows of seats belong to nothing" in caplog.text


async def test_damage_that_is_met_while_playing_is_said_once(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await used(path, range(1, 500))
    damage(path)
    database = await Database.open(path)
    for _ in range(3):
        with pytest.raises(sqlite3.DatabaseError):
            await database.rows("select * from players")
    assert caplog.text.count("put the newest whole backup in its place") == 1
    await database.close()


@pytest.mark.parametrize("kind", ["whole", "damaged", "foreign", "missing", "empty"])
async def test_a_backup_is_judged_on_the_command_line(path: Path, kind: str) -> None:
    if kind == "foreign":
        foreign(path, wal=False, schema=0, application=0)
    elif kind == "empty":
        sqlite3.connect(path).close()
    elif kind != "missing":
        await used(path, range(1, 500))
    if kind == "damaged":
        damage(path)
    ran = judged(path)
    assert ran.stderr == ""
    assert ran.returncode == (0 if kind == "whole" else 1)
    said = {"whole": "whole", "damaged": "damaged", "foreign": "bookmarks"}
    assert said.get(kind, "no such file, or nothing in it") in ran.stdout


def test_a_command_line_that_names_no_one_file_is_told_how_to() -> None:
    ran = judged()
    assert (ran.returncode, ran.stdout, ran.stderr) == (
        2,
        "",
        "usage: python -m storage.sqlite.soundness FILE\n",
    )

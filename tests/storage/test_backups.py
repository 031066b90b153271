"""Backups of a store are whole, and one that is put back replaces the store wholly or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.background.backups import Backups
from storage.faults import StoreTooNew, StoreUnusable, Unwritable
from storage.sqlite.backups import SqliteDatedBackups, back_up, restore
from storage.sqlite.faults import StoreDamaged
from storage.sqlite.files import beside
from storage.sqlite.soundness import check, prepare
from tests.storage.test_soundness import killed, mode, used

NOW = 1_790_000_000.0
DAY = 24 * 3600


def names(store: Path) -> list[str]:
    # Without a log, SQLite would leave an empty one behind.
    way = "mode=ro" if beside(store, "-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{store.absolute().as_uri()}?{way}", uri=True)) as connection:
        return [name for (name,) in connection.execute("select name from players order by id")]


@pytest.fixture
async def store(tmp_path: Path) -> Path:
    """A store with three players."""
    path = tmp_path / "data" / "axio.db"
    path.parent.mkdir()
    await used(path, range(1, 4))
    return path


async def test_a_backup_is_private_and_holds_what_only_the_log_has(store: Path, tmp_path: Path) -> None:
    killed(store, "insert into players (id, name) values (9, 'Late')")
    backup = tmp_path / "elsewhere" / "copy.db"
    await back_up(store, backup)
    assert "Late" in names(backup)
    assert mode(backup) == 0o600
    assert [each.name for each in backup.parent.iterdir()] == ["copy.db"]
    await check(backup)
    with pytest.raises(FileExistsError):
        await back_up(store, backup)


def number(path: Path) -> int:
    """The system's own number of a file or folder, whatever its name."""
    return path.stat().st_ino


async def test_what_is_copied_or_put_back_is_on_the_disk_and_so_is_its_name(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[int]()
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_ino))
    backup = tmp_path / "copy.db"
    await back_up(store, backup)
    assert (synced[0], synced[-1]) == (number(backup), number(tmp_path))
    synced.clear()
    await restore(backup, store, NOW)
    assert (synced[0], synced[-1]) == (number(store), number(store.parent))


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 6] = b"\x5a" * (4096 * 3)
    path.write_bytes(bytes(data))


def files(folder: Path) -> dict[str, bytes]:
    """All but the index of the log, which readers change."""
    return {each.name: each.read_bytes() for each in folder.iterdir() if not each.name.endswith("-shm")}


@pytest.mark.parametrize(
    ("number", "named"),
    [
        (sqlite3.SQLITE_FULL, Unwritable),
        (sqlite3.SQLITE_CORRUPT, StoreDamaged),
        (sqlite3.SQLITE_BUSY, StoreUnusable),
    ],
)
async def test_what_goes_wrong_at_a_copy_is_named(
    number: int, named: type[Exception], store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("it went wrong")
    error.sqlite_errorcode = number

    async def copied(*_: Path) -> None:
        raise error

    monkeypatch.setattr("storage.sqlite.backups._copied", copied)
    with pytest.raises((StoreUnusable, Unwritable)) as failed:
        await back_up(store, tmp_path / "copy.db")
    assert type(failed.value) is named


async def test_without_a_store_no_folder_is_made(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable):
        await back_up(tmp_path / "no.db", tmp_path / "nowhere" / "copy.db")
    assert not files(tmp_path)


async def test_a_damaged_store_gives_no_backup(store: Path, tmp_path: Path) -> None:
    damage(store)
    with pytest.raises(StoreUnusable):
        await back_up(store, tmp_path / "nowhere" / "copy.db")
    assert [*files(tmp_path / "nowhere")] == []


async def test_no_room_is_said_and_leaves_nothing(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.backups._ROOM", 1e12)
    with pytest.raises(Unwritable, match="no room"):
        await back_up(store, tmp_path / "nowhere" / "copy.db")
    assert [*files(tmp_path / "nowhere")] == []


async def test_a_restored_store_is_the_backup_and_the_former_is_kept_with_its_log(
    store: Path, tmp_path: Path
) -> None:
    await back_up(store, tmp_path / "copy.db")
    killed(store, "insert into players (id, name) values (9, 'Late')")
    former = await restore(tmp_path / "copy.db", store, NOW)
    assert former is not None
    assert "Late" not in names(store)
    assert "Late" in names(former)
    assert not beside(store, "-wal").exists()
    assert prepare(store)
    await used(store, range(20, 22))  # the bot plays on with it
    assert (tmp_path / "copy.db").exists()


async def test_a_store_that_is_lost_is_restored(store: Path, tmp_path: Path) -> None:
    await back_up(store, tmp_path / "copy.db")
    Path.unlink(store)
    assert await restore(tmp_path / "copy.db", store, NOW) is None
    assert len(names(store)) == 3


async def test_of_two_replaced_in_the_same_second_both_are_kept(store: Path, tmp_path: Path) -> None:
    await back_up(store, tmp_path / "copy.db")
    killed(store, "insert into players (id, name) values (9, 'Late')")
    first = await restore(tmp_path / "copy.db", store, NOW)
    second = await restore(tmp_path / "copy.db", store, NOW)
    assert first is not None
    assert second is not None
    assert ["Late" in names(first), "Late" in names(second)] == [True, False]


async def test_a_backup_on_a_disk_that_takes_no_writes_is_restored(store: Path) -> None:
    with TemporaryDirectory() as folder:
        backup, target = Path(folder, "shelf", "copy.db"), Path(folder, "data", "axio.db")
        await back_up(store, backup)
        with no_writes_to(backup, aside=target.parent):
            await restore(backup, target, NOW)
        assert len(names(target)) == 3


@contextmanager
def no_writes_to(file: Path, *, aside: Path) -> Iterator[None]:
    """Takes away the right to write to a file and its folder, but not to the one aside, which it makes.

    Root may write anywhere, and is somebody else meanwhile.
    """
    file.chmod(0o444)
    file.parent.chmod(0o555)
    aside.mkdir()
    user = os.geteuid()
    if not user:
        os.chown(aside.parent, 65534, -1)
        os.chown(aside, 65534, -1)
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)
        file.parent.chmod(0o755)


@pytest.mark.parametrize("wrong", ["missing", "empty", "damaged", "foreign", "newer", "itself"])
async def test_what_is_no_backup_changes_nothing(wrong: str, store: Path, tmp_path: Path) -> None:
    backup = tmp_path / "copy.db"
    await back_up(store, backup)
    killed(store, "insert into players (id, name) values (9, 'Late')")
    if wrong == "missing":
        backup.unlink()
    elif wrong == "empty":
        backup.write_bytes(b"")
    elif wrong == "damaged":
        damage(backup)
    elif wrong == "foreign":
        backup.unlink()
        with closing(sqlite3.connect(backup)) as connection:
            connection.execute("create table songs (name text)")
    elif wrong == "newer":
        with closing(sqlite3.connect(backup)) as connection:
            connection.execute("pragma user_version = 9999")
    else:
        backup = store
    before = files(store.parent)
    with pytest.raises(StoreTooNew if wrong == "newer" else StoreUnusable):
        await restore(backup, store, NOW)
    after = files(store.parent)
    assert after == before


@pytest.mark.todays(3)
@pytest.mark.parametrize("step", range(1, 9))
async def test_a_restore_that_is_cut_off_can_be_done_again(
    step: int, store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each change of a file's name is one step; the process dies before it."""
    await back_up(store, tmp_path / "copy.db")
    killed(store, "insert into players (id, name) values (9, 'Late')")
    done = 0

    class Died(Exception):
        pass

    def mortal(original: Any) -> Any:
        def change(self: Path, *given: Any, **more: Any) -> Any:
            nonlocal done
            done += 1
            if done >= step:
                raise Died
            return original(self, *given, **more)

        return change

    with monkeypatch.context() as patched:
        for way in ("replace", "unlink", "hardlink_to"):
            patched.setattr(Path, way, mortal(getattr(Path, way)))
        with suppress(Died):
            await restore(tmp_path / "copy.db", store, NOW)
    try:
        prepare(store)
        # Either nothing has happened yet, or all that matters has.
        assert ("Late" in names(store)) == beside(store, "-wal").exists()
    except StoreUnusable:
        assert beside(store, "-wal").exists()
    await restore(tmp_path / "copy.db", store, NOW + 1)
    assert "Late" not in names(store)
    assert prepare(store)
    assert any("Late" in names(each) for each in store.parent.glob("axio-replaced-*.db"))


async def test_a_backup_a_day_and_the_oldest_go(store: Path) -> None:
    backups, now = SqliteDatedBackups(store), NOW
    rounds = Backups(backups, 3, lambda: now)
    for _ in range(5 * 24):
        await rounds.look()
        now += 3600
    times = [backups.taken(each) for each in backups.kept()]
    assert times == [NOW + day * DAY for day in (2, 3, 4)]
    assert all(len(names(each)) == 3 for each in backups.kept())


async def test_a_clock_that_was_ahead_stops_no_backups(store: Path) -> None:
    backups, now = SqliteDatedBackups(store), NOW
    ahead = await backups.take(NOW + 365 * DAY)
    rounds = Backups(backups, 3, lambda: now)
    for _ in range(4 * 24):
        await rounds.look()
        now += 3600
    times = [backups.taken(each) for each in backups.kept() if each != ahead]
    assert times[-2:] == [NOW + 2 * DAY, NOW + 3 * DAY]


async def test_what_a_killed_process_left_of_a_backup_is_removed(store: Path) -> None:
    backups = SqliteDatedBackups(store)
    folder = (await backups.take(NOW - DAY)).parent
    parts = [folder / f"axio-20260920-00000{number}.db-part{more}" for number, more in ((1, ""), (1, "-wal"))]
    under_way = folder / "axio-20260920-000002.db-part"
    for each in (*parts, under_way):
        each.touch()
        os.utime(each, (NOW, NOW - (60 if each == under_way else DAY)))
    await backups.take(NOW)
    assert [each.exists() for each in (*parts, under_way)] == [False, False, True]


async def test_what_somebody_else_put_beside_the_backups_is_left_alone(store: Path) -> None:
    """The first of these was taken for one that was made long ago, and its name could not be read."""
    backups = SqliteDatedBackups(store)
    folder = store.parent / "backups"
    folder.mkdir()
    others = [folder / name for name in ("axio-2026-11-29.db", "axio-before-1.db", "axio-20261129-1.db.part")]
    for each in others:
        each.touch()
    rounds = Backups(backups, 1, lambda: NOW)
    await rounds.look()
    assert [backups.taken(each) for each in backups.kept()] == [NOW]
    assert all(each.exists() for each in others)


async def test_when_none_can_be_made_none_goes(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backups, now = SqliteDatedBackups(store), NOW
    rounds = Backups(backups, 1, lambda: now)
    await rounds.look()
    before = backups.kept()
    now += 2 * DAY
    monkeypatch.setattr("storage.sqlite.backups._ROOM", 1e12)
    with pytest.raises(Unwritable):
        await rounds.look()
    assert backups.kept() == before


async def test_a_file_with_no_possible_time_in_its_name_is_no_backup_of_ours(store: Path) -> None:
    backups = SqliteDatedBackups(store)
    rounds = Backups(backups, 1, lambda: NOW)
    await rounds.look()
    foreign = backups.kept()[0].with_name("axio-20269999-999999.db")
    foreign.touch()
    await rounds.look()
    assert len(backups.kept()) == 1
    assert foreign.exists()

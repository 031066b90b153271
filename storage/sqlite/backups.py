"""Backups of a store: made while the bot plays, checked, kept for a while, and put back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from storage.backups import DatedBackups
from storage.faults import StoreTooNew, StoreUnusable, Unwritable
from storage.sqlite.database import migrations
from storage.sqlite.faults import StoreDamaged, is_damage, is_disk
from storage.sqlite.files import beside, identify
from storage.sqlite.soundness import check

_COMPANIONS = ("-wal", "-shm")
_PART = "-part"
_NO_WRITES = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
_STAMP = "%Y%m%d-%H%M%S"
_ANY_STAMP = f"{'[0-9]' * 8}-{'[0-9]' * 6}"
_ABANDONED = 12 * 3600  # seconds; no copy takes as long
_STEP = 2048  # pages, between two looks whether to stop
_ROOM = 1.1
"""A copy is begun only where so many times the size of the store is free."""


async def back_up(store: Path, backup: Path) -> None:
    """Writes a copy of the store to a new file, and checks it; whoever plays does not wait.

    Raises StoreUnusable or a subclass, FileExistsError, or Unwritable; then nothing is left behind.
    """
    with _faults_named():
        _check_there(store)
        _make_room(backup)
        await _copied(store, backup)


async def restore(backup: Path, store: Path, now: float) -> Path | None:
    """Puts a backup in the place of a store whose lease the caller holds; returns where the former one is.

    The backup is checked first and copied, so it stays.  The former store, with the log that belongs to it,
    is kept under another name.  Interrupted at any point, either the former store is still in its place, or
    the start of the bot refuses what it finds; then the same can be done again.
    Raises StoreUnusable or a subclass, or Unwritable.
    """
    with _faults_named():
        _check_usable(backup, store)
        fresh = beside(store, "-restored")
        await _copied(backup, fresh)
        return _exchange(store, fresh, now)


def _check_there(store: Path) -> None:
    if not store.is_file():
        raise StoreUnusable("it is no file" if store.exists() else "there is no such file")


def _make_room(backup: Path) -> None:
    if backup.exists():
        raise FileExistsError(str(backup))
    backup.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _check_usable(backup: Path, store: Path) -> None:
    if not backup.is_file() or not backup.stat().st_size:
        raise StoreUnusable(f"there is no backup {backup}, or nothing in it")
    if backup.resolve() == store.resolve():
        raise StoreUnusable("a store cannot be restored from itself")
    identify(backup, migrations())
    newest = migrations()[-1][0]
    with closing(_read(backup)) as connection:
        (schema,) = connection.execute("pragma user_version").fetchone()
    if schema > newest:
        raise StoreTooNew(f"the backup has schema {schema}, this program knows up to {newest}")


def _exchange(store: Path, fresh: Path, now: float) -> Path | None:
    """Puts a file in the place of the store; returns the name under which the former one is kept."""
    former = _keep(store, now)
    fresh.replace(store)
    for ending in _COMPANIONS:
        beside(store, ending).unlink(missing_ok=True)
    _settle(store.parent)
    return former


def _keep(store: Path, now: float) -> Path | None:
    """Gives a store and its log another name as well."""
    if not store.exists():
        return None
    # One that was replaced in the same second stays as well.
    names = (store.with_name(f"{store.stem}-replaced-{_stamp(now + more)}.db") for more in count())
    former = next(name for name in names if not name.exists())
    former.hardlink_to(store)
    with contextlib.suppress(FileNotFoundError):
        logged = beside(former, "-wal")
        logged.unlink(missing_ok=True)
        logged.hardlink_to(beside(store, "-wal"))
    return former


async def _copied(store: Path, copy: Path) -> None:
    """A copy that is whole and on the disk, or none."""
    part, stopped = beside(copy, _PART), threading.Event()
    try:
        await asyncio.to_thread(_copy, store, part, stopped)
        await check(part)
        part.replace(copy)
        _settle(copy.parent)
    finally:
        stopped.set()
        for ending in ("", *_COMPANIONS):
            beside(part, ending).unlink(missing_ok=True)


def _copy(store: Path, part: Path, stopped: threading.Event) -> None:
    def go_on(*_: int) -> None:
        if stopped.is_set():
            raise StoreUnusable("the copy was stopped")

    _check_there(store)
    size = store.stat().st_size
    if shutil.disk_usage(part.parent).free < _ROOM * size:
        raise Unwritable(f"{part.parent} has no room for a copy of {size / 1e6:.0f} MB")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(_read(store)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target, pages=_STEP, progress=go_on)
        # Not the edition of the store, so that a copy put back is never taken for the file that was there.
        with contextlib.suppress(sqlite3.OperationalError):
            target.execute("update store set edition = ?", (f"copy-{secrets.token_hex(8)}",))
            target.commit()
        target.execute("pragma wal_checkpoint(truncate)")
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _read(store: Path) -> sqlite3.Connection:
    """A connection that reads the state of one moment; also from a disk that takes no writes."""
    try:
        return _reading(store.absolute().as_uri())
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF not in _NO_WRITES or beside(store, "-wal").exists():
            raise
    # There is no log to read, and none can be begun.
    return _reading(f"{store.absolute().as_uri()}?immutable=1")


def _reading(address: str) -> sqlite3.Connection:
    with ExitStack() as opened:
        connection = opened.enter_context(closing(sqlite3.connect(address, uri=True)))
        # In one transaction, as SQLite would begin a copy anew whenever somebody plays.
        connection.execute("begin")
        connection.execute("select count(*) from sqlite_schema").fetchone()
        opened.pop_all()
    return connection


def _settle(folder: Path) -> None:
    """Writes the names in a folder to the disk."""
    if os.name == "posix":
        names = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(names)
        finally:
            os.close(names)


@contextmanager
def _faults_named() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        if is_disk(error):
            raise Unwritable(str(error)) from error
        raise (StoreDamaged if is_damage(error) else StoreUnusable)(str(error)) from error
    except FileExistsError:
        raise
    except OSError as error:
        raise Unwritable(f"{error.filename}: {error.strerror}") from error


class SqliteDatedBackups(DatedBackups):
    """The backups of the store at this path, in the folder `backups` beside it."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self._folder = store.parent / "backups"

    def kept(self) -> list[Path]:
        # No other files, which somebody may have put there: whatever is kept is removed one day.
        found = sorted(self._folder.glob(f"{self._store.stem}-{_ANY_STAMP}.db"))
        return [backup for backup in found if _made(backup) is not None]

    def taken(self, backup: Path) -> float:
        made = _made(backup)
        assert made is not None, "its name is that of a dated backup"
        return made

    async def take(self, now: float) -> Path:
        await asyncio.to_thread(self._clear, now)
        backup = self._folder / f"{self._store.stem}-{_stamp(now)}.db"
        await back_up(self._store, backup)
        return backup

    def _clear(self, now: float) -> None:
        """Removes what copies left behind whose process was killed; somebody may be making a newer one."""
        with _faults_named():
            for part in self._folder.glob(f"{self._store.stem}-{_ANY_STAMP}.db{_PART}*"):
                if now - part.stat().st_mtime > _ABANDONED:
                    part.unlink(missing_ok=True)


def _made(backup: Path) -> float | None:
    """The time in the name of a backup; None if there is no such time."""
    try:
        made = "-".join(backup.stem.split("-")[-2:])
        return datetime.strptime(made, _STAMP).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return None


def _stamp(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).strftime(_STAMP)

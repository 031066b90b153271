"""Before the bot plays: whether the files of a store are private, belong together and are whole.

`python -m storage.soundness FILE` says so of a backup.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import stat
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import aiosqlite

from storage.database import StoreDamaged, StoreUnusable, identify, is_damage

log = logging.getLogger(__name__)

FIRST = "first"
"""Stands in a store in which no edition was written yet."""
_MOST = 3  # faults that are named; one damaged page has many


def beside(store: Path, ending: str) -> Path:
    """The file that belongs to a store: its log "-wal", the index of it "-shm", "-lock", "-lease"."""
    return store.with_name(store.name + ending)


def prepare(store: Path) -> bool:
    """Makes the files of a store private, and refuses those that are not of one store.

    True when the last process to work on it has ended in order.  Raises StoreUnusable and its kinds.
    """
    check_belongs(store)
    identify(store)
    for ending in ("", "-wal", "-shm", "-lock", "-lease"):
        tighten(beside(store, ending))
    # Whoever closes a store last takes its log away.
    return not beside(store, "-wal").exists()


def tighten(path: Path) -> None:
    """Takes the rights of others to a file or folder away, if it is there."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)
            log.info("only this account can read %s from now on", path)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("others on this computer can read %s: %s", path, error.strerror)


# -- belonging together ---------------------------------------------------------------------------


def editions(store: Path) -> list[str]:
    """The editions of which the file of a store has one, as noted beside it; none when that is not known."""
    try:
        return beside(store, "-lock").read_text("ascii").split()
    except (FileNotFoundError, UnicodeDecodeError):
        return []


def check_belongs(store: Path) -> None:
    """Refuses a store beside the log of another: SQLite would put its pages over those of the file."""
    logged = beside(store, "-wal")
    known = editions(store)
    if not known or not logged.exists() or logged.stat().st_size == 0:
        return
    found = _edition_of(store)
    if found is not None and found not in known:
        raise StoreUnusable(
            f"it is not the file that {logged.name} was written for, but a restored one, it seems: remove"
            f" {logged.name} and {store.name}-shm to play on with it as it is, or put the former file back"
        )


def _edition_of(store: Path) -> str | None:
    """The edition in the file itself, whatever its log says; None when it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{store.absolute().as_uri()}?immutable=1", uri=True)) as connection:
            tables = connection.execute("select count(*) from sqlite_schema where name = 'store'").fetchone()
            if tables == (0,):
                return FIRST
            return str(connection.execute("select edition from store").fetchone()[0])
    except sqlite3.Error:
        return None


# -- being whole ----------------------------------------------------------------------------------


async def check(store: Path) -> None:
    """Reads all of a store, if there is one; raises StoreDamaged.

    SQLite finds what is broken in the structure of the file; contents that were altered it cannot tell.
    """
    if not await asyncio.to_thread(store.exists):
        return
    try:
        connection = await aiosqlite.connect(store, isolation_level=None)
    except sqlite3.Error as error:
        raise StoreUnusable(str(error)) from error
    try:
        await connection.execute_fetchall("pragma query_only = on")
        rows = list(await connection.execute_fetchall("pragma integrity_check"))
        faults = list(_lines(str(row[0]) for row in rows))
        if faults != ["ok"]:
            raise StoreDamaged("; ".join(faults[:_MOST]) + ("; …" if len(faults) > _MOST else ""))
        orphans = await connection.execute_fetchall("pragma foreign_key_check")
        for table, number in Counter(str(row[0]) for row in orphans).items():
            log.warning("%d rows of %s belong to nothing; was the store changed by hand?", number, table)
    except asyncio.CancelledError:
        # The thread would read on to the end, and the program wait for it.
        await connection.interrupt()
        raise
    except sqlite3.Error as error:
        raise (StoreDamaged if is_damage(error) else StoreUnusable)(str(error)) from error
    finally:
        with contextlib.suppress(sqlite3.Error):
            await connection.close()


def _lines(found: Iterable[str]) -> Iterator[str]:
    """SQLite begins its list with a headline."""
    for text in found:
        yield from (line for line in text.splitlines() if not line.startswith("***"))


def main() -> int:
    """Judges the file that is named on the command line; returns the exit code."""
    store = Path(sys.argv[1])
    try:
        if not store.is_file() or store.stat().st_size == 0:
            raise StoreUnusable("there is no such file, or nothing in it")
        identify(store)
        asyncio.run(check(store))
    except StoreUnusable as error:
        sys.stdout.write(f"{store}: {error}\n")
        return 1
    sys.stdout.write(f"{store}: whole\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

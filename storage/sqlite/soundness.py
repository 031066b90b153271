"""Checks, before the bot plays, that the files of a store are private, belong together and are whole.

`python -m storage.sqlite.soundness FILE` checks a backup.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from storage.faults import StoreUnusable
from storage.sqlite.database import migrations
from storage.sqlite.faults import StoreDamaged, is_damage
from storage.sqlite.files import beside, check_belongs, identify, tighten

log = logging.getLogger(__name__)

_AGAIN = 0.05  # seconds until a thread that had not begun to read is interrupted again
_MOST = 3  # faults named at most; a single damaged page has many


def prepare(store: Path) -> bool:
    """Makes the files of a store private, and refuses those that do not belong together.

    True if the last process to use it ended properly.  Raises StoreUnusable or a subclass.
    """
    check_belongs(store)
    identify(store, migrations())
    for ending in ("", "-wal", "-shm", "-lock", "-lease"):
        tighten(beside(store, ending))
    # The last process to close a store removes its log.
    return not beside(store, "-wal").exists()


async def check(store: Path) -> None:
    """Reads all of a store, if there is one; raises StoreDamaged.

    SQLite finds damage to the structure of the file; it cannot tell whether contents were altered.
    """
    if not await asyncio.to_thread(store.exists):
        return
    try:
        connection = await asyncio.to_thread(
            sqlite3.connect, store, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise StoreUnusable(str(error)) from error
    looking = asyncio.create_task(asyncio.to_thread(_look, connection))
    try:
        await asyncio.shield(looking)
    except asyncio.CancelledError:
        # Otherwise the thread would read to the end, and the program would wait for it.
        while not looking.done():
            connection.interrupt()
            await asyncio.wait({looking}, timeout=_AGAIN)
        looking.exception()
        raise
    except sqlite3.Error as error:
        raise (StoreDamaged if is_damage(error) else StoreUnusable)(str(error)) from error
    finally:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def _look(connection: sqlite3.Connection) -> None:
    connection.execute("pragma query_only = on")
    faults = list(_lines(str(row[0]) for row in connection.execute("pragma integrity_check")))
    if faults != ["ok"]:
        raise StoreDamaged("; ".join(faults[:_MOST]) + ("; …" if len(faults) > _MOST else ""))
    orphans = connection.execute("pragma foreign_key_check")
    for table, number in Counter(str(row[0]) for row in orphans).items():
        log.warning("%d rows of %s belong to nothing; was the store changed by hand?", number, table)


def _lines(found: Iterable[str]) -> Iterator[str]:
    """The lines of SQLite's report without its headline."""
    for text in found:
        yield from (line for line in text.splitlines() if not line.startswith("***"))


def main() -> int:
    """Checks the file named on the command line; returns the exit code."""
    if len(sys.argv) != 2:
        sys.stderr.write("usage: python -m storage.sqlite.soundness FILE\n")
        return 2
    store = Path(sys.argv[1])
    try:
        if not store.is_file() or store.stat().st_size == 0:
            raise StoreUnusable("there is no such file, or nothing in it")
        identify(store, migrations())
        asyncio.run(check(store))
    except StoreUnusable as error:
        sys.stdout.write(f"{store}: {error}\n")
        return 1
    sys.stdout.write(f"{store}: whole\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

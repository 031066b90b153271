"""The files of a store: checks whose they are and that they belong together, and keeps them private."""

from __future__ import annotations

import logging
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from storage.faults import StoreUnusable
from storage.sqlite.faults import StoreDamaged, is_damage

log = logging.getLogger(__name__)

# Read from the first bytes of the file: "Axio".
APPLICATION = 0x4178696F
FIRST = "first"
"""Stands in a store in which no edition was written yet."""
LOCKED = (510, 0x40000002)
"""How many bytes SQLite has locked in each file that it has open with a log, and from which one on."""
_MAGIC = b"SQLite format 3\0"
_ELSEWHERE = "move it away, or name another file in the settings"


def beside(store: Path, ending: str) -> Path:
    """The file that belongs to a store: its log "-wal", the index of it "-shm", "-lock", "-lease"."""
    return store.with_name(store.name + ending)


# -- private --------------------------------------------------------------------------------------


def tighten(path: Path) -> None:
    """Takes away others' rights to a file or folder, if it exists."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)
            log.info("from now on only this account can read %s", path)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("others on this computer can read %s: %s", path, error.strerror)


# -- whose file -----------------------------------------------------------------------------------


def identify(path: Path, steps: Sequence[tuple[int, str]]) -> None:
    """Refuses a file that is not a store of this program; changes nothing.

    A missing or empty file is accepted.  A store of a version that wrote no id is recognised by its tables.
    steps: number and SQL of every schema step.
    Raises StoreUnusable or a subclass.
    """
    try:
        if path.is_dir():
            raise StoreUnusable(f"it is a folder; {_ELSEWHERE}")
        if not path.exists() or path.stat().st_size == 0:
            return
        with path.open("rb") as file:
            begin = file.read(len(_MAGIC))
    except OSError as error:
        raise StoreUnusable(f"it cannot be read: {error.strerror}") from error
    if begin != _MAGIC:
        raise StoreUnusable(f"it is no SQLite file; {_ELSEWHERE}")
    # Without this, reading a file that has no log would leave an empty one behind.
    logged = beside(path, "-wal").exists()
    for way in ("mode=ro",) if logged else ("immutable=1", "mode=ro"):
        try:
            application, schema, tables = _identity(path, way)
            break
        except sqlite3.Error as error:
            # Read without locks, a file that another process is writing may look broken.
            if way == "mode=ro":
                raise (StoreDamaged if is_damage(error) else StoreUnusable)(str(error)) from error
    if application == APPLICATION:
        return
    if application:
        raise StoreUnusable(f"it belongs to another program (application id {application:#x}); {_ELSEWHERE}")
    if tables and (not schema or not _tables_of(schema, steps) <= tables):
        named = ", ".join(sorted(tables)[:5])
        raise StoreUnusable(f"its tables ({named}) are not those of a store of this program; {_ELSEWHERE}")


def _identity(path: Path, way: str) -> tuple[int, int, set[str]]:
    """Application id, number of the schema, and names of the tables."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True)) as connection:
        # In one transaction, as another process may be creating the store at this moment.
        connection.execute("begin")
        (application,) = connection.execute("pragma application_id").fetchone()
        (schema,) = connection.execute("pragma user_version").fetchone()
        tables = connection.execute("select name from sqlite_schema where type = 'table'").fetchall()
    return application, schema, {name for (name,) in tables if not name.startswith("sqlite_")}


def _tables_of(schema: int, steps: Sequence[tuple[int, str]]) -> set[str]:
    """The names of the tables of a store with this schema, or with the newest known one."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for number, script in steps:
            if number <= schema:
                connection.executescript(script)
        tables = connection.execute("select name from sqlite_schema where type = 'table'").fetchall()
    return {name for (name,) in tables if not name.startswith("sqlite_")}


# -- belonging together ---------------------------------------------------------------------------


def editions(store: Path) -> list[str]:
    """The editions noted beside a store, one of which its file has; none if that is unknown."""
    try:
        return beside(store, "-lock").read_text("ascii").split()
    except (FileNotFoundError, UnicodeDecodeError):
        return []


def check_belongs(store: Path) -> None:
    """Refuses a store beside the log of another, which SQLite would merge into it."""
    logged = beside(store, "-wal")
    known = editions(store)
    if not known or not logged.exists() or logged.stat().st_size == 0:
        return
    found = _edition_of(store)
    # Read again, as the process at work may have begun a new edition in between.
    if found is not None and found not in {*known, *editions(store)}:
        raise StoreUnusable(
            f"it is not the file that {logged.name} was written for, but a restored one, it seems: remove"
            f" {logged.name} and {store.name}-shm to play on with it as it is, or put the former file back"
        )


def _edition_of(store: Path) -> str | None:
    """The edition in the file itself, whatever its log says; None if it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{store.absolute().as_uri()}?immutable=1", uri=True)) as connection:
            tables = connection.execute("select count(*) from sqlite_schema where name = 'store'").fetchone()
            if tables == (0,):
                return FIRST
            return str(connection.execute("select edition from store").fetchone()[0])
    except sqlite3.Error:
        return None

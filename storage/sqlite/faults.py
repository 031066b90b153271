"""What an error of SQLite says about the file."""

from __future__ import annotations

import sqlite3

from storage.faults import StoreUnusable

_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)


class StoreDamaged(StoreUnusable):
    """The structure of the file is broken, so some of it cannot be read; the message says what to do."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"it is damaged ({found}): put the newest whole backup in its place, or save what can still be"
            " read with sqlite3's .recover; see 'A damaged store' in docs/running.md"
        )


def _code(error: Exception) -> int:
    """SQLite's primary code of an error; 0 for other errors."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_disk(error: Exception) -> bool:
    """Whether the disk refused a write."""
    return _code(error) in _DISK


def is_damage(error: Exception) -> bool:
    """Whether SQLite could not make sense of the file."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

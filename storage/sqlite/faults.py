"""Why a store cannot be used, or cannot take what is to be stored."""

from __future__ import annotations

import sqlite3

_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)


def _code(error: Exception) -> int:
    """SQLite's code of an error without its finer kind; 0 for another error."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_disk(error: Exception) -> bool:
    """Whether the disk did not take what was to be written."""
    return _code(error) in _DISK


def is_damage(error: Exception) -> bool:
    """Whether SQLite could not make sense of the file."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

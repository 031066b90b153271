"""Why a store cannot be used, or cannot take what is to be stored."""

from __future__ import annotations


class StoreUnusable(Exception):
    """The file is no store, cannot be opened, or cannot be written."""


class StoreTooNew(StoreUnusable):
    """The file was written by a newer version of the program than this one."""


class StoreDamaged(StoreUnusable):
    """The structure of the file is broken, so that some of it cannot be read; says what to do."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"it is damaged ({found}): put the newest whole backup in its place, or save what can still be"
            " read with sqlite3's .recover; see 'A damaged store' in docs/running.md"
        )


class Unwritable(Exception):
    """The disk takes nothing more, as when it is full; what was to be stored is not stored."""

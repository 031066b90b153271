"""Which engine an address means.  Only this module knows all of them."""

from __future__ import annotations

from pathlib import Path

from storage.engine import Engine
from storage.faults import StoreUnusable
from storage.sqlite.engine import SqliteEngine

Address = Path | str
"""Where a store is: the path of a file, or `postgresql://…`."""


def engine(address: Address) -> Engine:
    """The store at this address."""
    if isinstance(address, str):
        from storage.postgres.engine import PostgresEngine  # noqa: PLC0415 -- with a file the bot starts without it

        return PostgresEngine(address)
    return SqliteEngine(address)


def named(address: Address) -> str:
    """What an address is called where others may read it: without its password."""
    try:
        return engine(address).name
    except StoreUnusable:
        return "postgresql://…"

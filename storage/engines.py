"""Which engine an address means.  Only this module knows all of them."""

from __future__ import annotations

from pathlib import Path

from storage.engine import Engine
from storage.faults import StoreUnusable
from storage.postgres.engine import PostgresEngine
from storage.sqlite.engine import SqliteEngine

Address = Path | str
"""Where a store is: the path of a file, or `postgresql://…`."""


def engine(address: Address) -> Engine:
    """The store at this address."""
    return PostgresEngine(address) if isinstance(address, str) else SqliteEngine(address)


def named(address: Address) -> str:
    """What an address is called where others may read it: without its password."""
    try:
        return engine(address).name
    except StoreUnusable:
        return "postgresql://…"

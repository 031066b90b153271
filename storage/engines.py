"""Which engine an address means.  Only this module knows all of them."""

from __future__ import annotations

from pathlib import Path

from storage.engine import Engine
from storage.postgres.engine import PostgresEngine
from storage.sqlite.engine import SqliteEngine

Address = Path | str
"""Where a store is: the path of a file, or `postgresql://…`."""


def is_postgres(address: Address) -> bool:
    """Whether the address is that of a database on a PostgreSQL server."""
    return isinstance(address, str) and address.startswith(("postgresql://", "postgres://"))


def engine(address: Address) -> Engine:
    """The store at this address."""
    return PostgresEngine(str(address)) if is_postgres(address) else SqliteEngine(Path(address))

"""A store on a PostgreSQL server as a whole."""

from __future__ import annotations

from collections.abc import Callable

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import Conninfo

from storage.engine import OpenStore
from storage.faults import StoreUnusable
from storage.postgres.claims import SessionClaims
from storage.postgres.database import Database
from storage.postgres.lease import SessionLease
from storage.sql.store import sql_store


class PostgresEngine:
    """The store in the database at this address."""

    def __init__(self, address: str) -> None:
        """Raises StoreUnusable if the address cannot be read."""
        self._address = address
        try:
            parts = conninfo_to_dict(address)
        except ProgrammingError as error:
            raise StoreUnusable("its address cannot be read") from error
        self._name = make_conninfo("", **{key: str(parts[key]) for key in parts if key not in _secret()})

    @property
    def name(self) -> str:
        """The address without its passwords."""
        return self._name

    def lease(self) -> SessionLease:
        """A lock that the server keeps."""
        return SessionLease(self._address)

    def prepare(self) -> bool:
        """There is nothing to do: the server looks after its files."""
        return True

    async def check(self) -> None:
        """There is nothing to do: the server checks what it reads, and `pg_amcheck` the rest."""

    async def open(self, clock: Callable[[], float]) -> OpenStore:
        """Opens the database."""
        database = await Database.open(self._address)
        claims = SessionClaims(self._address)

        async def close() -> None:
            await claims.close()
            await database.close()

        return OpenStore(sql_store(database, clock), database, close, claims)

    def dated_backups(self) -> None:
        """None: PostgreSQL has its own ways; see docs/running.md."""

    async def beside(self) -> OpenStore:
        """Opens the database as it is."""
        database = await Database.beside(self._address)
        return OpenStore(sql_store(database), database, database.close)


def _secret() -> set[str]:
    """The parts of an address that PostgreSQL's own programs do not show."""
    return {each.keyword.decode() for each in Conninfo.get_defaults() if each.dispchar == b"*"}

"""A database on a PostgreSQL server: opening it, and its connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import psycopg

from storage.faults import Unwritable
from storage.lane import ThreadLane
from storage.postgres.connection import Connection, Transaction, unusable
from storage.postgres.schema import check_newest, migrate
from storage.sql import database as sql


class Database(sql.Database):
    """A database on a server with its connections, each of which is opened again when it is lost."""

    @classmethod
    async def open(cls, address: str) -> Database:
        """Opens the database at this address and brings its schema up to date.

        A database of another program is refused and left as it is.  Raises StoreUnusable or a subclass.
        """
        return await cls._opened(address, migrate)

    @classmethod
    async def beside(cls, address: str) -> Database:
        """Opens a store that another process may be using: creates nothing and changes no schema.

        Raises StoreUnusable or a subclass.
        """
        return await cls._opened(address, check_newest)

    def booleans(self, transaction: sql.Transaction) -> set[tuple[str, str]]:
        """Those of the schema."""
        found = transaction.run(
            "select table_name, column_name from information_schema.columns"
            " where table_schema = current_schema() and data_type = 'boolean'"
        )
        return {(table, column) for table, column in found}

    def was_copied(self, transaction: sql.Transaction) -> None:
        """Whatever the server numbers goes on after the highest number."""
        numbered = transaction.run(
            "select table_name, column_name from information_schema.columns"
            " where table_schema = current_schema() and is_identity = 'YES'"
        )
        for table, column in numbered:
            transaction.run(
                f"select setval(pg_get_serial_sequence('{table}', '{column}'),"
                f" coalesce(max({column}), 0) + 1, false) from {table}"
            )

    @classmethod
    async def _opened(cls, address: str, prepare: Callable[[Transaction], None]) -> Database:
        writer = Connection(address)
        try:
            await asyncio.to_thread(writer.write, prepare)
        except (psycopg.Error, Unwritable) as error:
            writer.close()
            raise unusable(error) from error
        except BaseException:
            writer.close()
            raise
        return cls(
            (writer, Connection(address), Connection(address), Connection(address, durable=False)),
            (ThreadLane("writing"), ThreadLane("reading"), ThreadLane("surveying")),
        )

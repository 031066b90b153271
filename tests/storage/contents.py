"""What a store holds, to compare before and after."""

from __future__ import annotations

from storage.postgres.database import Database as PostgresDatabase
from storage.sql.database import Database

Contents = dict[str, list[tuple[int | str | None, ...]]]

TABLES = ("matches", "seats", "log", "hands", "results", "players")


async def tables(database: Database) -> list[str]:
    """The names of all tables, in order."""
    if isinstance(database, PostgresDatabase):
        found = await database.rows(
            "select relname as name from pg_class"
            " where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname"
        )
    else:
        found = await database.rows(
            "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name"
        )
    return [row["name"] for row in found]


async def contents(database: Database) -> Contents:
    """Every row of every table but those about the store itself; in an order that tells nothing."""
    found: Contents = {}
    for name in await tables(database):
        if name not in ("store", "written"):
            every = f"select * from {name}"  # noqa: S608 -- a name from the schema
            found[name] = sorted((tuple(each) for each in await database.rows(every)), key=repr)
    return found

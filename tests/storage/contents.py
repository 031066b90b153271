"""What a store holds, to compare before and after."""

from __future__ import annotations

from storage.sqlite.database import Database

Contents = dict[str, list[tuple[int | str | None, ...]]]

TABLES = ("matches", "seats", "log", "hands", "results", "players")


async def contents(database: Database) -> Contents:
    """Every row of every table but the one about the file as a whole."""
    found: Contents = {}
    for row in await database.rows("select name from sqlite_schema where type = 'table' order by name"):
        if row["name"] == "store":
            continue
        every = f"select * from {row['name']}"  # noqa: S608 -- a name from the schema
        found[row["name"]] = [tuple(each) for each in await database.rows(every)]
    return found

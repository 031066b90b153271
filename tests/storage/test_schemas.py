"""PostgreSQL's schema is SQLite's: the same tables and columns in the same order, step by step."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from storage.postgres import schema
from storage.postgres.database import Database as PostgresDatabase
from storage.sqlite.database import Database, migrations
from tests.storage.contents import tables

Columns = dict[str, list[tuple[str, str, bool]]]
"""By table, each column's name, kind, and whether it may be empty."""

KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text"}


@pytest.fixture
async def postgres_database(postgres: Callable[[], str]) -> AsyncIterator[PostgresDatabase]:
    database = await PostgresDatabase.open(postgres())
    yield database
    await database.close()


async def of_sqlite(database: Database) -> Columns:
    found: Columns = {}
    for name in await tables(database):
        rows = await database.rows(f"pragma table_info({name})")
        found[name] = [(row["name"], KINDS[row["type"]], not (row["notnull"] or row["pk"])) for row in rows]
    return found


async def of_postgres(database: PostgresDatabase) -> Columns:
    found: Columns = {}
    for name in await tables(database):
        rows = await database.rows(
            "select column_name, data_type, is_nullable from information_schema.columns"
            " where table_schema = current_schema() and table_name = ? order by ordinal_position",
            name,
        )
        # What is true or false is a whole number in SQLite.
        found[name] = [
            (column, "bigint" if kind == "boolean" else kind, empty == "YES") for column, kind, empty in rows
        ]
    return found


async def test_both_have_the_same_columns(database: Database, postgres_database: PostgresDatabase) -> None:
    one, other = await of_sqlite(database), await of_postgres(postgres_database)
    # What it says of the store as a whole differs.
    assert one.pop("store") != other.pop("store")
    # Only there a commit can stay unanswered.
    other.pop("written")
    assert other == one


async def test_both_have_the_same_indexes(database: Database, postgres_database: PostgresDatabase) -> None:
    """Each index has a name, so one that is added to one of them alone is noticed."""
    one = await database.rows("select name from sqlite_schema where type = 'index' and sql is not null")
    other = await postgres_database.rows(
        "select indexname from pg_indexes where schemaname = current_schema()"
        " and indexname not like '%\\_pkey' and indexname not like '%\\_key'"
    )
    assert {name for (name,) in other} == {name for (name,) in one}


def test_both_go_on_with_one_number() -> None:
    first, *others = [number for number, _ in schema.migrations()]
    assert others == [number for number, _ in migrations() if number > first]

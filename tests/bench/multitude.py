"""A store of very many matches, made within minutes: crowds that never met, side by side in one store.

Ratings depend on those alone who have played with each other.  So the matches and boards of one crowd are
worked out and then copied, each time with other people.  All share the largest server and the world's boards.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage.sqlite.database import Database, migrations

APART = 10**12
"""By how much the ids of people and servers of each crowd are greater than those of the one before."""
_TABLES = (
    *("players", "members", "places", "matches", "seats", "log", "results", "placings", "pairings"),
    *("standings", "courses"),
)
_PEOPLE = ("player", "other", "host")
_CHANNELS = ("channel", "post_channel")
_ORDINALS = ("match", "number", "result")
_TALLIES = 23
"""The migration that counts the lines of boards."""


async def multiply(small: Path, path: Path, crowds: int, home: int) -> None:
    """Makes a new store of so many crowds like the one in the store `small`, whose largest server is `home`.

    Matches of the same moment follow each other.  Nothing is kept of how boards were before.
    """
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in (
            "synchronous = off",
            "journal_mode = off",
            "foreign_keys = off",
            "cache_size = -400000",
        ):
            connection.execute(f"pragma {pragma}")
        connection.execute("attach ? as small", (str(small),))
        connection.execute("create temp table crowds (crowd integer primary key)")
        connection.executemany("insert into crowds values (?)", [(crowd,) for crowd in range(crowds)])
        connection.execute("begin")
        # It is quicker to sort an index once than to keep it sorted.
        found = "select name, sql from main.sqlite_schema where type = 'index' and sql like 'create index%'"
        indexes = connection.execute(found).fetchall()
        for name, _ in indexes:
            connection.execute(f"drop index {name}")
        for table in _TABLES:
            columns = [str(row[1]) for row in connection.execute(f"pragma main.table_info({table})")]
            copied = ", ".join(_of_crowd(table, column, crowds, home) for column in columns)
            connection.execute(
                f"insert or ignore into main.{table} ({', '.join(columns)})"  # noqa: S608 -- names from the schema
                f" select {copied} from small.{table} cross join crowds"
            )
        for _, sql in indexes:
            connection.execute(sql)
        connection.execute(
            "update main.counted set number = (select number * ? from small.counted)", (crowds,)
        )
        connection.execute(
            "insert into unmarked select distinct solo, server, month, game, number from main.standings"
            " cross join main.counted where month in (0, (select max(month) from main.standings))"
        )
        (tallies,) = (
            each for each in dict(migrations())[_TALLIES].split(";") if "insert into tallies" in each
        )
        connection.execute(tallies)
        connection.execute("commit")


def _of_crowd(table: str, column: str, crowds: int, home: int) -> str:
    """The SQL for what a column of the small store is in a further crowd."""
    if column in _PEOPLE or (table, column) == ("players", "id"):
        return f"{column} + crowd * {APART}"
    if column == "server" or column in _CHANNELS:
        shared = home if column == "server" else home + 1
        return f"iif({column} in (0, {shared}), {column}, {column} + crowd * {APART})"
    if column in _ORDINALS or (table, column) == ("matches", "id"):
        return f"({column} - 1) * {crowds} + crowd + 1"
    return column

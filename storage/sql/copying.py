"""Copies a whole store into an empty one, whatever their engines are, and compares the two row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

from storage.faults import StoreUnusable
from storage.sql.database import Database, Transaction, Value

TABLES = {
    "matches": "id",
    "seats": "match, seat",
    "log": "match, version",
    "hands": "match, player",
    "named": "player, match",
    "results": "number",
    "placings": "match, seat",
    "pairings": "player, other, number",
    "standings": "solo, server, month, game, player",
    "tallies": "solo, server, month, game, shift, bucket",
    "courses": "server, game, player, number",
    "earlier": "month, player, solo, server, game, mark",
    "stale_boards": "solo, server, month, game",
    "unmarked": "solo, server, month, game",
    "counted": "number",
    "excluded": "kind, id",
    "forgotten": "digest",
    "forgetting": "number",
    "secret": "value",
    "players": "id",
    "members": "server, player",
    "learners": "player, game",
    "servers": "id",
    "places": "channel",
    "calls": "asker, called",
    "days": "day",
    "dailies": "day, player",
    "daily_servers": "day, server, player",
    "day_posts": "day, server",
    "tried_days": "day, mark",
    "heartbeat": "one",
    "downtimes": "day",
    "look_backs": "match",
    "puzzles": "number",
    "solvings": "player, puzzle",
    "solvers": "player",
    "puzzle_searches": "game",
}
"""The tables with their keys; each comes after those that it points to.

Not those about the store itself, nor what the processes at work on it know of their shards.
"""
_FROM_THE_FIRST = ("counted", "secret")
"""They have a row in an empty store."""
_MOST = 500  # rows read at a time
_Row = tuple[Value, ...]


def copied(there: Transaction, here: Transaction, booleans: set[tuple[str, str]]) -> int:
    """Copies all rows from `there` to `here`, which is empty; returns how many rows there are.

    booleans: the tables and columns here that hold what is true or false as such, not as a number.
    Raises StoreUnusable if there is something here already, or if a row differs afterwards.
    """
    for table in TABLES:
        if table not in _FROM_THE_FIRST and here.run(f"select 1 from {table} limit 1"):
            raise StoreUnusable("it is not empty: name a store in which nothing was stored yet")
    number = 0
    for table in TABLES:
        # Some are made with the others' rows, or were there from the first.
        here.run(f"delete from {table}")
        columns = _columns(there, table)
        if columns is None:
            continue
        kinds = [(table, column) in booleans for column in columns]
        sql = f"insert into {table} ({', '.join(columns)}) values ({', '.join('?' for _ in columns)})"
        rows = _rows(there, table, columns)
        while some := list(islice(rows, _MOST)):
            here.run_many(sql, [_as_here(row, kinds) for row in some])
            number += len(some)
    _compare(there, here)
    return number


def _columns(there: Transaction, table: str) -> list[str] | None:
    """The columns of a table with any rows."""
    first = there.run(f"select * from {table} limit 1")
    return list(first[0].keys()) if first else None


def _rows(transaction: Transaction, table: str, columns: Sequence[str]) -> Iterator[_Row]:
    """All rows, ordered by their key, some at a time."""
    key = TABLES[table].split(", ")
    every = f"select {', '.join(columns)} from {table}"
    order = f"order by {', '.join(key)} limit {_MOST}"
    further = f"({', '.join(key)}) > ({', '.join('?' for _ in key)})"
    rows = transaction.run(f"{every} {order}")
    while rows:
        yield from (tuple(row) for row in rows)
        last = [rows[-1][column] for column in key]
        rows = transaction.run(f"{every} where {further} {order}", *last)


def _as_here(row: _Row, kinds: Sequence[bool]) -> _Row:
    return tuple(
        bool(value) if kind and value is not None else value for value, kind in zip(row, kinds, strict=True)
    )


def _compare(there: Transaction, here: Transaction) -> None:
    for table in TABLES:
        columns = _columns(there, table) or _columns(here, table) or []
        if not columns:
            continue
        for one, other in zip_longest(_rows(there, table, columns), _rows(here, table, columns)):
            # What is true or false is a number in SQLite, which Python compares alike.
            if one != other:
                raise StoreUnusable(f"a row of {table} differs in the copy; nothing was copied")


async def copy(source: Database, target: Database) -> int:
    """Makes a store in which there is nothing yet hold what another one holds; returns the number of rows.

    Nobody may write to either meanwhile.  Raises StoreUnusable; then nothing is stored.
    """

    def whole(there: Transaction) -> int:
        def work(here: Transaction) -> int:
            number = copied(there, here, target.booleans(here))
            target.was_copied(here)
            return number

        return target.write_alone(work)

    return await source.snapshot(whole)

"""How SQLite goes about the statements of a store: none may read a whole table that grows.

Every statement that the tests in this folder make the store run is noted, and its plan is looked at in an
empty store: without statistics a plan does not depend on what is stored.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from storage.sql import database
from storage.sqlite import connection
from storage.sqlite.database import migrations

_OF_THE_OWNER = {"copying.py", "heartbeat.py", "oddities.py"}
"""Modules that read everything: commands of whoever runs the bot, and what follows a change of the clock."""
_FEW = {
    *("counted", "forgetting", "heartbeat", "secret", "shards", "store", "stale_boards", "unmarked"),
    *("excluded", "downtimes"),
}
"""Tables with a row or a few, or one a day at most."""
_WAITING = {"matches_behind", "matches_computer_at", "look_backs_waiting"}
"""Indexes of what is yet to be done, which is read to be done."""
_ANY = re.compile(r"select 1 from \w+ limit 1")
_GREATEST = re.compile(r"max\(number\)(, 0\))?( \+ 1| as number) from results|max\(day\) from days")
"""Where the greatest number is a key: it is found at once, though the plan does not say so."""
_MADE = re.compile(r"(?:CO-ROUTINE|MATERIALIZE) (\S+)")
_SCAN = re.compile(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$")
_RANGE = re.compile(r"SEARCH (\w+) USING (?:COVERING )?(?:INDEX (\w+)|[A-Z ]+) \(\w+[<>]")
_LEAST_OR_GREATEST = re.compile(r"SEARCH (\w+)$")

_asked: dict[str, Sequence[Any]] = {}
"""Statements that the store was seen to run, each with some of its values."""
_looked: set[str] = set()


def unbounded(sql: str, plan: Sequence[str]) -> list[str]:
    """The lines of a plan that read a table, or all of an index from somewhere on, of whatever size."""
    made = set(_MADE.findall("\n".join(plan)))

    def reads_much(line: str) -> bool:
        if (scan := _SCAN.match(line)) is not None:
            small = scan[1] in made | _FEW or scan[2] in _WAITING
            return not small and _ANY.fullmatch(sql) is None
        if (part := _RANGE.match(line)) is not None:
            # What is removed is read once.
            once = sql.startswith("delete") or " limit " in sql
            return not once and part[1] not in _FEW and part[2] not in _WAITING
        if (all_of := _LEAST_OR_GREATEST.match(line)) is not None:
            return all_of[1] not in made and _GREATEST.search(sql) is None
        return "AUTOMATIC" in line

    return list(filter(reads_much, plan))


def plan_of(sql: str, values: Sequence[Any]) -> list[str]:
    """The plan of a statement in an empty store."""
    with closing(sqlite3.connect(":memory:")) as connected:
        connected.executescript(_schema())
        return [row[3] for row in connected.execute(f"explain query plan {sql}", values)]


@contextmanager
def noted() -> Iterator[None]:
    """While it is open, statements that the store runs are noted."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("rows", "row", "survey", "note", "store"):
            patch.setattr(database.Database, name, _noting(getattr(database.Database, name)))
        for name in ("run", "change"):
            patch.setattr(connection.Transaction, name, _noting(getattr(connection.Transaction, name)))
        many = connection.Transaction.run_many

        def run_many(self: connection.Transaction, sql: str, rows: Any) -> None:
            rows = list(rows)
            if rows:
                _note(sql, rows[0], sys._getframe(1))
            many(self, sql, rows)

        patch.setattr(connection.Transaction, "run_many", run_many)
        yield


def check() -> None:
    """Fails if a statement that was noted and not looked at yet reads too much."""
    new = _asked.keys() - _looked
    _looked.update(new)
    for sql in new:
        found = unbounded(sql, plan_of(sql, _asked[sql]))
        assert not found, f"reads more the more is stored: {'; '.join(found)}: {sql}"


@cache
def _schema() -> str:
    return "".join(script for _, script in migrations())


def _noting(asks: Callable[..., Any]) -> Callable[..., Any]:
    def asked(self: object, sql: str, *values: Any, **more: Any) -> Any:
        _note(sql, values, sys._getframe(1))
        return asks(self, sql, *values, **more)

    return asked


def _note(sql: str, values: Sequence[Any], frame: Any) -> None:
    """Notes a statement unless a test, or the database itself, asks for it."""
    file = Path(frame.f_code.co_filename)
    if file.parent.name == "sql" and file.name not in {"database.py", *_OF_THE_OWNER}:
        _asked.setdefault(sql, values)

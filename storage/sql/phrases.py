"""Phrases of SQL that several questions use."""

from __future__ import annotations

LOCKED = "/* for update */"
"""Ends a question whose rows nobody else may change until the transaction is over.

SQLite, where one transaction writes at a time, takes it for a comment; see storage/postgres/dialect.py.
"""


# One less than before, so that whoever was showing it meanwhile finds that out.
POST_BEHIND = "post_version = case when post_version < version then post_version else version end - 1"
"""What shows a match in its channel is to be shown anew."""
HANDS_BEHIND = "hands_version = case when hands_version < version then hands_version else version end - 1"
"""So are its direct messages."""


def put(table: str, key: str, rest: str) -> str:
    """A statement that stores a row of these columns instead of the one with the same key, if there is one.

    Its values are those of the key and then the rest; other columns stay as they are.
    """
    places = ", ".join("?" for _ in f"{key}, {rest}".split(", "))
    changed = ", ".join(f"{column} = excluded.{column}" for column in rest.split(", "))
    return (
        f"insert into {table} ({key}, {rest}) values ({places}) on conflict ({key}) do update set {changed}"
    )


def numbers(value: str) -> str:
    """A table with the numbers of a list that is given as JSON, in its column `value`."""
    return f"(select cast(value as bigint) as value from json_each({value}))"


def rows(value: str, **columns: str) -> str:
    """A table with the rows of a list that is given as JSON, each a list of values.

    columns: the type of each column: bigint, boolean or text.
    """
    read = ", ".join(
        f"cast(value ->> {number} as {kind}) as {name}" for number, (name, kind) in enumerate(columns.items())
    )
    return f"(select {read} from json_each({value}))"

"""The words that PostgreSQL writes otherwise than SQLite."""

from __future__ import annotations

import pytest

from storage.postgres.dialect import postgres
from storage.sql.phrases import numbers, put, rows


@pytest.mark.parametrize(
    ("common", "read"),
    [
        ("select ?, ?", "select $1, $2"),
        ("select ?2, ?1, ?2", "select $2, $1, $2"),
        ("select ?2 limit ?", "select $2 limit $3"),
        ("select '?', '''?', ? where x = '?1'", "select '?', '''?', $1 where x = '?1'"),
        ("a cross join b on true", "a join b on true"),
        ("instr(shown, '.')", "strpos(shown, '.')"),
    ],
)
def test_a_statement_as_postgresql_reads_it(common: str, read: str) -> None:
    assert postgres(common) == read


def test_lists_are_read_by_a_function_of_the_store() -> None:
    assert "from listed($3)" in postgres(f"x in {numbers('?3')}")
    assert "from listed($1)" in postgres(rows("?", one="bigint", other="text"))


def test_put_leaves_other_columns_alone() -> None:
    assert put("t", "a, b", "c") == (
        "insert into t (a, b, c) values (?, ?, ?) on conflict (a, b) do update set c = excluded.c"
    )

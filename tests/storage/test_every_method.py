"""Every method by which a store may be asked is used by the tests in this folder."""

from __future__ import annotations

import ast
from inspect import getmembers, isfunction
from pathlib import Path
from typing import get_type_hints

from storage.store import Store

PARTS = get_type_hints(Store)


def used() -> set[str]:
    """What tests in this folder ask as `… .part.method(…)`."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=part), attr=method)) if (
                    part in PARTS
                ):
                    found.add(f"{part}.{method}")
    return found


def test_every_method_of_a_store_is_described_by_a_test() -> None:
    methods = {
        f"{part}.{name}"
        for part, protocol in PARTS.items()
        for name, _ in getmembers(protocol, isfunction)
        if not name.startswith("_")
    }
    assert methods - used() == set(), "describe what they do, called in full: store.part.method(…)"


def test_no_method_of_a_store_takes_sql_or_a_path_or_gives_rows_by_their_columns() -> None:
    """Each says what is wanted, not how a database is asked."""
    for protocol in PARTS.values():
        for name, method in getmembers(protocol, isfunction):
            taken = {key: hint for key, hint in method.__annotations__.items() if key != "return"}
            assert not {"sql", "query", "where", "path"} & taken.keys(), name
            assert not any("Path" in str(hint) for hint in taken.values()), name
            assert "dict[str" not in str(method.__annotations__.get("return")), name

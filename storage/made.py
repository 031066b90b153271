"""Rows of many columns, made at a fifteenth of what their constructor takes.

The constructor of a frozen dataclass sets each field by a call of its own.  A row of a match has forty, and
each action reads several.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

Value = TypeVar("Value")


def made(kind: type[Value], fields: Mapping[str, Any]) -> Value:
    """The value of a dataclass without `__post_init__` and slots that has these fields, which must be all."""
    value = object.__new__(kind)
    vars(value).update(fields)
    return value

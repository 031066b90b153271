"""States and options of all games as JSON, and back."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter

Value = TypeVar("Value")


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def dump(value: object) -> str:
    """The JSON of a frozen dataclass; equal values give equal text."""
    kind: Any = type(value)
    return _adapter(kind).dump_json(value).decode()


def load(kind: type[Value], text: str) -> Value:
    """The value that `dump` wrote; raises pydantic.ValidationError for what is none."""
    wanted: Any = kind
    value: Value = _adapter(wanted).validate_json(text)
    return value

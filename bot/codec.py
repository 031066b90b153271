"""States and options of all games as JSON, and back."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

Value = TypeVar("Value")


class Undecodable(Exception):
    """A text is not JSON of the wanted kind; the message says where, and quotes nothing from it."""


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def dump(value: object) -> str:
    """The JSON of a frozen dataclass; equal values give equal text."""
    kind: Any = type(value)
    return _adapter(kind).dump_json(value).decode()


def dump_all(kind: type[Value], values: tuple[Value, ...]) -> str:
    """The JSON of several frozen dataclasses of the same kind."""
    return _adapter(_several(kind)).dump_json(values).decode()


def load(kind: type[Value], text: str) -> Value:
    """The value that `dump` wrote; raises Undecodable for any other text."""
    value: Value = _read(kind, text)
    return value


def load_all(kind: type[Value], text: str) -> tuple[Value, ...]:
    """The values that `dump_all` wrote; raises Undecodable for any other text."""
    values: tuple[Value, ...] = _read(_several(kind), text)
    return values


def _several(kind: Any) -> Any:
    return tuple[kind, ...]


def _read(wanted: Any, text: str) -> Any:
    try:
        return _adapter(wanted).validate_json(text)
    except ValidationError as error:
        # Pydantic's own message quotes the state, secrets included.
        places = "; ".join(f"{each['loc']}: {each['msg']}" for each in error.errors(include_input=False))
        raise Undecodable(f"no {wanted.__name__}: {places}") from None

"""Frozen dataclasses with many fields, made and copied at a sixth of what their constructors take.

The constructor of a frozen dataclass sets each field by a call of its own.  A row of a match has forty, and
each action needs a dozen such rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["altered", "made"]

Value = TypeVar("Value")


def made(kind: type[Value], fields: Mapping[str, Any]) -> Value:
    """The value of a dataclass without `__post_init__` and slots that has these fields, which must be all."""
    value = object.__new__(kind)
    vars(value).update(fields)
    return value


def _altered(value: Value, /, **changes: Any) -> Value:
    """`dataclasses.replace` for a dataclass without `__post_init__` and slots.

    What else an object has, such as a cached property, is left behind, as it is there.
    """
    names, held = type(value).__dict__["__dataclass_fields__"], vars(value)
    if not changes.keys() <= names.keys():
        raise TypeError(f"{type(value).__name__} has no {', '.join(changes.keys() - names.keys())}")
    kept = held if len(held) == len(names) else {name: held[name] for name in names}
    return made(type(value), {**kept, **changes})


if TYPE_CHECKING:
    # So the names and types of the changes are checked as they are there.
    from dataclasses import replace as altered
else:
    altered = _altered

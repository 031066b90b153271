"""Frozen dataclasses with many fields, copied at a sixth of what `dataclasses.replace` takes.

The constructor of a frozen dataclass sets each field by a call of its own.  A state has twenty fields and a
row of a match forty, and each action needs a dozen of either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["altered"]

Value = TypeVar("Value")


def _altered(value: Value, /, **changes: Any) -> Value:
    """`dataclasses.replace` for a dataclass without `__post_init__` and slots.

    What else an object has, such as a cached property, is left behind, as it is there.
    """
    names, held = type(value).__dict__["__dataclass_fields__"], vars(value)
    if not changes.keys() <= names.keys():
        raise TypeError(f"{type(value).__name__} has no {', '.join(changes.keys() - names.keys())}")
    kept = held if len(held) == len(names) else {name: held[name] for name in names}
    copy = object.__new__(type(value))
    vars(copy).update(kept, **changes)
    return copy


if TYPE_CHECKING:
    # So the names and types of the changes are checked as they are there.
    from dataclasses import replace as altered
else:
    altered = _altered

"""The values that were asked for last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """Values by their keys, at most so many: those that nobody has asked for the longest are forgotten.

    What `lru_cache` cannot do: a value can be put in, and be looked for without being made.  Threads may
    share it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def find(self, key: Hashable) -> Value | None:
        """The value of a key; None if it is not known, or not any more."""
        value = self._values.pop(key, None)
        if value is not None:
            self._values[key] = value  # at the end of the order
        return value

    def put(self, key: Hashable, value: Value) -> Value:
        """Keeps a value, and returns it."""
        self._values.pop(key, None)  # or it would stay where it was in the order
        self._values[key] = value
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

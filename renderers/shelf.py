"""Things that were made and are kept, up to a number of bytes; what was not used for longest goes first."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class Shelf(Generic[Kept]):
    """Things by their keys.

    most: bytes of all that is kept, at most.  weigh: the bytes that a thing takes.
    """

    def __init__(self, most: int, weigh: Callable[[Kept], int]) -> None:
        self._most, self._weigh = most, weigh
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable) -> Kept | None:
        """What is kept, or None."""
        # Each step is whole by itself, so what is asked all the time does without the lock.
        found = self._kept.get(key)
        if found is not None:
            try:
                self._kept.move_to_end(key)
            except KeyError:
                return found  # another thread has just dropped it
        return found

    def put(self, key: Hashable, made: Kept) -> None:
        """Keeps something, unless there already is something for this key."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = made
            self._bytes += self._weigh(made)
            while self._bytes > self._most:
                _, dropped = self._kept.popitem(last=False)
                self._bytes -= self._weigh(dropped)

    def held(self) -> int:
        """The bytes of all that is kept."""
        return self._bytes

    def clear(self) -> None:
        """Drops everything."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

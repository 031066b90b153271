"""Packed bands in one piece of memory of fixed size, in which new ones overwrite old ones.

They come and go all the time and differ in size. On the common heap each that goes would leave a gap among
what stays, until there is half as much in gaps as in what is kept.
"""

import threading
from collections import deque
from collections.abc import Iterable
from mmap import mmap
from typing import Final

Packed = tuple[bytes, int]
"""A band as deflate blocks, byte-aligned and without back references beyond it, and its checksum."""

OVERHEAD: Final = 320
"""Bytes that a kept band takes besides its own, for its key and where it is."""
_FOR_BANDS: Final = 5 / 6  # of all bytes; the rest is for the overhead


class Ring:
    """Bands by their keys.

    They are written one behind the other, and after the end from the begin again. One that is in the way and
    was used since it was written is written again; so what stays is what is used.
    most: bytes of all that is kept, at most.
    """

    def __init__(self, most: int) -> None:
        self._size = int(most * _FOR_BANDS)
        self._most_bands = max(1, (most - self._size) // OVERHEAD)
        self._memory = mmap(-1, self._size)
        self._lock = threading.Lock()
        self._places: dict[bytes, tuple[int, int, int]] = {}  # start, end and checksum
        self._order: deque[bytes] = deque()  # as they lie in memory, the one after `_next` first
        self._used: set[bytes] = set()
        self._next = 0

    def get(self, keys: Iterable[bytes]) -> dict[bytes, Packed]:
        """What is kept of these."""
        places, memory = self._places, self._memory
        found: dict[bytes, Packed] = {}
        with self._lock:
            for key in keys:
                if (place := places.get(key)) is not None:
                    start, end, checksum = place
                    found[key] = memory[start:end], checksum
            self._used.update(found)
        return found

    def put(self, key: bytes, packed: Packed) -> None:
        """Keeps a band, unless there already is one for this key or it is larger than all the memory."""
        places, memory, order, used = self._places, self._memory, self._order, self._used
        with self._lock:
            if key in places or len(packed[0]) > self._size:
                return
            # Each is written again at most once, as nothing is used meanwhile; if all were, the new one, too.
            used.add(key)
            waiting = deque([(key, packed)])
            while waiting:
                new, (data, checksum) = waiting.popleft()
                start = self._next
                end = start + len(data)
                if end > self._size:
                    self._make_room(start, self._size, waiting)
                    start, end = 0, len(data)
                if order and (start <= places[order[0]][0] < end or len(order) >= self._most_bands):
                    self._make_room(start, end, waiting)
                memory[start:end] = data
                places[new] = start, end, checksum
                order.append(new)
                self._next = end
            used.discard(key)

    def held(self) -> int:
        """The bytes of all that is kept."""
        with self._lock:
            return sum(end - start + OVERHEAD for start, end, _ in self._places.values())

    def clear(self) -> None:
        """Drops everything."""
        with self._lock:
            self._places.clear()
            self._order.clear()
            self._used.clear()
            self._next = 0

    def _make_room(self, start: int, end: int, again: deque[tuple[bytes, Packed]]) -> None:
        """Drops what begins from one place up to another, and one more if there are too many.

        What is to be written again is added to `again`.
        """
        places, order, used = self._places, self._order, self._used
        full = len(order) >= self._most_bands
        while order and (full or start <= places[order[0]][0] < end):
            key = order.popleft()
            first, last, checksum = places.pop(key)
            if key in used:
                used.remove(key)
                again.append((key, (self._memory[first:last], checksum)))
            full = False

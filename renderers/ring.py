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
        self._bytes = 0

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
        with self._lock:
            if key in self._places or len(packed[0]) > self._size:
                return
            # Each is written again at most once, as nothing is used meanwhile; if all were, the new one, too.
            self._used.add(key)
            waiting = deque([(key, packed)])
            while waiting:
                self._write(*waiting.popleft(), waiting)
            self._used.discard(key)

    def held(self) -> int:
        """The bytes of all that is kept."""
        return self._bytes + OVERHEAD * len(self._places)

    def clear(self) -> None:
        """Drops everything."""
        with self._lock:
            self._places.clear()
            self._order.clear()
            self._used.clear()
            self._next = self._bytes = 0

    def _write(self, key: bytes, packed: Packed, again: deque[tuple[bytes, Packed]]) -> None:
        """Writes a band; what was in its way and is to be written again is added to `again`."""
        data, checksum = packed
        if self._next + len(data) > self._size:
            self._make_room(self._size, again)
            self._next = 0
        start, end = self._next, self._next + len(data)
        self._make_room(end, again)
        if len(self._order) >= self._most_bands:
            self._drop(again)
        self._memory[start:end] = data
        self._places[key] = start, end, checksum
        self._order.append(key)
        self._bytes += len(data)
        self._next = end

    def _make_room(self, end: int, again: deque[tuple[bytes, Packed]]) -> None:
        """Drops what begins from the next place on up to `end` (exclusive)."""
        while self._order and self._next <= self._places[self._order[0]][0] < end:
            self._drop(again)

    def _drop(self, again: deque[tuple[bytes, Packed]]) -> None:
        key = self._order.popleft()
        start, end, checksum = self._places.pop(key)
        self._bytes -= end - start
        if key in self._used:
            self._used.remove(key)
            again.append((key, (self._memory[start:end], checksum)))

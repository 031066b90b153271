"""A cache of what was drawn, sprites above all; its size in bytes is bounded."""

import threading
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final, Generic, ParamSpec, TypeVar

from renderers.canvas import Sprite

SPRITES: Final = 48 << 20
"""Bytes of what `cached` keeps, at most."""
_EACH: Final = 2 << 10  # bytes of overhead for each thing

Given = ParamSpec("Given")
Drawn = TypeVar("Drawn")


def weight(drawn: object) -> int:
    """The bytes of a sprite or of a packed picture."""
    match drawn:
        case Sprite():
            return (_EACH + drawn.width * drawn.height) * (1 if drawn.mask is None else 2)
        case bytes():
            return _EACH + len(drawn)
    raise TypeError(f"nobody knows how much {type(drawn).__name__} takes")


class Shelf(Generic[Drawn]):
    """Things by their keys, up to a number of bytes; what was not used for long is dropped.

    Things are young when used. When the young ones fill half of the bytes, they become the old ones, and the
    previous old ones are dropped. So finding something in frequent use takes one dict lookup, without a lock.
    """

    def __init__(self, most: int) -> None:
        self._half = most // 2
        self._lock = threading.Lock()
        self._young: dict[Hashable, Drawn] = {}
        self._old: dict[Hashable, Drawn] = {}
        self._filled = 0

    def get(self, key: Hashable) -> Drawn | None:
        """What is kept, or None."""
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, drawn: Drawn) -> None:
        """Keeps something, unless there already is something for this key."""
        size = weight(drawn)
        with self._lock:
            if key in self._young:
                return
            if self._filled + size > self._half:
                self._old, self._young, self._filled = self._young, {}, 0
            self._young[key] = drawn
            self._filled += size

    def held(self) -> int:
        """The bytes of all that is kept."""
        return sum(map(weight, [*self._young.values(), *self._old.values()]))

    def clear(self) -> None:
        """Drops everything."""
        with self._lock:
            self._old, self._young, self._filled = {}, {}, 0


sprites: Shelf[Any] = Shelf(SPRITES)
"""What all functions that are `cached` have drawn."""


def cached(draw: Callable[Given, Drawn]) -> Callable[Given, Drawn]:
    """A function that draws again for the same arguments only when what it drew was dropped.

    What it gives is shared: it is pasted from and never changed.
    """

    @wraps(draw)
    def given(*args: Given.args, **named: Given.kwargs) -> Drawn:
        key = (draw, args, *named.items()) if named else (draw, args)
        found: Drawn | None = sprites.get(key)
        if found is None:
            found = draw(*args, **named)
            sprites.put(key, found)
        return found

    return given

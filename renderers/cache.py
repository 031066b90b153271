"""A cache of what was drawn, sprites above all; its size in bytes is bounded."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from renderers.canvas import Sprite
from renderers.shelf import Shelf

SPRITES: Final = 32 << 20
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


sprites: Shelf[Any] = Shelf(SPRITES, weight)
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

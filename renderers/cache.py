"""A cache of sprites; its size in bytes is bounded.

Whole pictures do not belong here: there are thousands of hands, and they would push out what boards need.
"""

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from renderers.canvas import Sprite
from renderers.shelf import Shelf

SPRITES: Final = 32 << 20
"""Bytes of what `cached` keeps, at most."""
_EACH: Final = 2 << 10  # bytes of overhead for each sprite

Given = ParamSpec("Given")


def weight(drawn: Sprite) -> int:
    """The bytes of a sprite."""
    return (_EACH + drawn.width * drawn.height) * (1 if drawn.mask is None else 2)


sprites: Shelf[Sprite] = Shelf(SPRITES, weight)
"""What all functions that are `cached` have drawn."""


def cached(draw: Callable[Given, Sprite]) -> Callable[Given, Sprite]:
    """A function that draws again for the same arguments only when what it drew was dropped.

    What it gives is shared: it is pasted from and never changed.
    """

    @wraps(draw)
    def given(*args: Given.args, **named: Given.kwargs) -> Sprite:
        key = (draw, args, *named.items()) if named else (draw, args)
        found = sprites.get(key)
        if found is None:
            found = draw(*args, **named)
            sprites.put(key, found)
        return found

    return given

"""Numbers on what is only shown, so that words beside the picture can refer to it."""

from typing import Final

from renderers import theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, overlay, write

_SIDE: Final = 48


def draw_badge(picture: Picture, centre: tuple[int, int], number: int) -> None:
    """Draw a number from 1 to 9 in a disc."""
    x, y = centre
    picture.paste(_disc(), (x - _SIDE // 2, y - _SIDE // 2))
    write(picture, (x, y), str(number), theme.SMALL, theme.MINT, theme.INK, "middle")


@cached
def _disc() -> Sprite:
    middle = _SIDE / 2

    def paint(brush: Brush) -> None:
        brush.ellipse((middle, middle), middle, theme.INK)
        brush.ellipse((middle, middle), middle - 3, theme.MINT)
        brush.ellipse((middle, middle), middle - 5, theme.INK)

    return overlay(_SIDE, _SIDE, paint)

"""The line between a board and the players' cards: what is left to draw, beside a sign for it."""

from typing import Final

from renderers import theme
from renderers.canvas import Picture, Sprite, write
from renderers.lettering import text_width

HEIGHT: Final = 30
"""Of the line in pixels; it takes the place of the gap there."""
SIGN: Final = 22
"""Side in pixels of the sign, whose ground is the table; it keeps off the frame above and the cards below."""


def draw_supply(picture: Picture, top: int, sign: Sprite, count: int) -> None:
    """Draw the sign and the number at the right end of the line that begins at `top`."""
    right, middle = theme.WIDTH - theme.MARGIN - 10, top + HEIGHT // 2
    write(picture, (right, middle), str(count), theme.SMALL, theme.IVORY, theme.TABLE, "right")
    left = right - round(text_width(str(count), theme.SMALL)) - 9 - sign.width
    picture.paste(sign, (left, middle - sign.height // 2))

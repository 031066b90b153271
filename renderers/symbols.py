"""The five symbols of the Axio family; each has a shape of its own, the colour only helps."""

import math
from typing import Final

from renderers import emojis, theme
from renderers.canvas import Brush, Point
from renderers.theme import Colour

SYMBOLS: Final = "rgbop"
"""Red sun, green dot, blue star, orange square, purple ring."""

COLOURS: Final[dict[str, Colour]] = {
    "r": theme.RED,
    "g": theme.GREEN,
    "b": theme.BLUE,
    "o": theme.ORANGE,
    "p": theme.PURPLE,
}
PALE: Final[dict[str, Colour]] = {
    "r": theme.RED_PALE,
    "g": theme.GREEN_PALE,
    "b": theme.BLUE_PALE,
    "o": theme.ORANGE_PALE,
    "p": theme.PURPLE_PALE,
}
"""The same where an empty corner only counts as the symbol."""


def paint(brush: Brush, symbol: str, centre: Point, radius: float, colour: Colour, ground: Colour) -> None:
    """Draw one symbol within `radius` of `centre`; `ground` is what shows through the ring."""
    x, y = centre
    match symbol:
        case "r":
            brush.ellipse(centre, radius * 0.5, colour)
            for ray in range(8):
                brush.polygon(_ray(centre, radius, ray * math.tau / 8), colour)
        case "g":
            brush.ellipse(centre, radius * 0.74, colour)
        case "b":
            brush.polygon(_star(centre, radius * 1.06), colour)
        case "o":
            # On whole pixels its edges are sharp.
            side = round(1.48 * radius)
            left, top = round(x - side / 2), round(y - side / 2)
            brush.box(left, top, left + side, top + side, colour, radius * 0.1)
        case "p":
            brush.ellipse(centre, radius * 0.92, colour)
            brush.ellipse(centre, radius * 0.5, ground)
        case _:
            raise ValueError(f"no such symbol: {symbol!r}")


def draw_emoji(symbol: str) -> bytes:
    """A symbol as it stands in a sentence; "_" is an empty corner."""
    middle = (emojis.SIZE / 2, emojis.SIZE / 2)

    def draw(brush: Brush) -> None:
        if symbol == "_":
            brush.ellipse(middle, 0.36 * emojis.SIZE, theme.IVORY_EDGE)
            brush.ellipse(middle, 0.3 * emojis.SIZE, theme.IVORY)
        else:
            paint(brush, symbol, middle, 0.44 * emojis.SIZE, COLOURS[symbol], theme.IVORY)

    return emojis.draw(draw)


def _ray(centre: Point, radius: float, angle: float) -> list[Point]:
    inner, outer, half = radius * 0.62, radius * 1.04, radius * 0.17
    return [
        _polar(centre, inner, angle, -half),
        _polar(centre, outer, angle, -half * 0.45),
        _polar(centre, outer, angle, half * 0.45),
        _polar(centre, inner, angle, half),
    ]


def _polar(centre: Point, distance: float, angle: float, aside: float) -> Point:
    along, across = math.cos(angle), math.sin(angle)
    return centre[0] + distance * along - aside * across, centre[1] + distance * across + aside * along


def _star(centre: Point, radius: float) -> list[Point]:
    # A five-pointed star is lower than high: it is moved down so that it looks centred.
    middle = (centre[0], centre[1] + radius * 0.06)
    lengths = (radius, radius * 0.46)
    return [
        _polar(middle, lengths[corner % 2], corner * math.tau / 10 - math.tau / 4, 0) for corner in range(10)
    ]

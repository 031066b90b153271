"""What charts have in common: their sizes, the marks of their lines, and where numbers and labels stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from renderers import theme
from renderers.cache import cached
from renderers.canvas import Anchor, Brush, Picture, Point, Sprite, sprite, write
from renderers.plate import plate
from renderers.theme import Colour

LOOKS: Final[tuple[Colour, ...]] = (theme.RED, theme.BLUE, theme.GREEN, theme.PURPLE, theme.ORANGE)
"""The colour of each look; its mark has a shape of its own, so that colours only help."""

INNER: Final = theme.WIDTH - 2 * theme.MARGIN
"""The width of a card with a chart."""
HEAD: Final = 98
"""The height of the title."""
CARD: Final = 602
"""The height of a card with a chart."""
BELOW: Final = 112
"""The room below the plot, for its numbers and the note."""
AROUND: Final = 19
"""How far a line at the edge of the plot, with its mark, may extend beyond it."""
LEAD: Final = 30
"""The distance from the plot to a label."""
MARK: Final = 12
"""The radius of the mark at the end of a line."""
_ROUND: Final = 14
_RIM: Final = 4


def card(width: int, height: int) -> Sprite:
    """An ivory card on the table."""
    return plate(width, height, theme.IVORY_EDGE, theme.IVORY, theme.TABLE, inset=_RIM, corner=_ROUND)


def write_soft(picture: Picture, at: tuple[int, int], text: str, anchor: Anchor = "left") -> None:
    """A number or a note on ivory, less striking than a label."""
    write(picture, at, text, theme.SMALL, theme.INK_SOFT, theme.IVORY, anchor, theme.REGULAR)


def round_step(span: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … of which at most this many fit into a span."""
    step = 1
    while span > step * most:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def scale(lowest: int, highest: int, flattest: int) -> range:
    """The round numbers at the lines of a plot that includes both bounds, from bottom to top.

    flattest: the least range that it covers.
    """
    spare = max(0, flattest - (highest - lowest))
    lowest, highest = lowest - spare // 2, highest + spare // 2
    step = round_step(highest - lowest, 5)
    return range(lowest // step * step, -(-highest // step) * step + 1, step)


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Positions as near as possible to the wanted, ascending ones, with at least `apart` between them.

    All are from low to high; if they do not fit, they are closer together.
    """
    if len(wanted) > 1:
        apart = min(apart, (high - low) / (len(wanted) - 1))
    places: list[float] = []
    for place in wanted:
        places.append(max(place, places[-1] + apart if places else low))
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], high - (len(places) - 1 - index) * apart)
    return places


@cached
def mark_sprite(look: int) -> Sprite:
    """The mark of a look on ivory."""
    size = 2 * MARK + 7

    def paint(brush: Brush) -> None:
        paint_mark(brush, look, (size / 2, size / 2), MARK)

    return sprite(size, size, theme.IVORY, paint)


def paint_mark(brush: Brush, look: int, centre: Point, radius: float) -> None:
    """The shape of a look with an ivory rim: a disc, a square, a triangle, a diamond, a ring."""
    look %= len(LOOKS)
    for size, colour in ((radius + 3, theme.IVORY), (radius, LOOKS[look])):
        x, y = centre
        match look:
            case 0:
                brush.ellipse(centre, size, colour)
            case 1:
                brush.box(x - size * 0.9, y - size * 0.9, x + size * 0.9, y + size * 0.9, colour)
            case 2:
                corners = [(x - size * 1.15, y + size * 0.85), (x + size * 1.15, y + size * 0.85)]
                brush.polygon([(x, y - size * 1.2), *corners], colour)
            case 3:
                far = size * 1.25
                brush.polygon([(x, y - far), (x + far, y), (x, y + far), (x - far, y)], colour)
            case _:
                brush.ellipse(centre, size, colour)
    if look == len(LOOKS) - 1:
        brush.ellipse(centre, radius * 0.5, theme.IVORY)

"""The square tiles of Axio Rota: a quarter circle in each corner, so four tiles that meet show a circle.

A tile is drawn as its four quarters, each a sprite that fills its part of the square, ground included. The
gap between two rows belongs to the lower one as a whole: so a tile, its frame and the arcs on it lie within
one row, and what is laid there changes no other row of a picture.
Corners are named clockwise from the top left; a corner is one of SYMBOLS or EMPTY.
"""

import math
from typing import Final, Literal

from PIL import Image, ImageDraw

from renderers import marks, symbols, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Point, Sprite, ink, overlay, sprite
from renderers.marks import Age
from renderers.theme import Colour

Look = Literal["laid", "preview"] | Age

EMPTY: Final = "_"
CLOTH: Final = theme.NIGHT
_CIRCLE: Final = 0.475  # radius, in parts of the square; at 0.5 the circles of a tile would touch
_INSET: Final = 0.025  # bare cloth between a tile and its neighbours
_DEPTH: Final = 0.035  # visible side of a tile, below its face
_ROUND: Final = 0.06
_SMALLEST: Final = 2  # radius of a symbol in pixels; below it, only the colour is left
_DASHES: Final = 4
_NOTHING: Final = 255  # no colour of the palette
_FACES: Final[dict[Look, Colour]] = {
    "laid": theme.IVORY,
    "recent": theme.FACE_NEW,
    "older": theme.FACE_OLD,
    "oldest": theme.IVORY,
    "preview": theme.GHOST,
}


def draw_tile(
    picture: Picture, at: tuple[int, int], size: int, corners: str, look: Look, named: str | None = None
) -> None:
    """Draw a tile on the square of `size` pixels, an even number, whose upper left is `at`.

    `named` is the symbol that its empty corner counts as. What was laid in the last turns and a preview have
    a tinted face, and get their frame from `draw_frame` once the tiles beside them are drawn.
    """
    face = _FACES[look]
    for corner, symbol in enumerate(corners):
        quarter = _quarter(size, corner, symbol, face, named if symbol == EMPTY else None)
        picture.paste(quarter, _part(at, size, corner))


def _part(at: tuple[int, int], size: int, corner: int) -> tuple[int, int]:
    """Left and top of what is drawn for a corner of the square at `at`."""
    right, down = _side(corner)
    return at[0] + right * (size // 2), at[1] + (size // 2 if down else -outside(size))


def _part_size(size: int, corner: int) -> tuple[int, int]:
    """Width and height of what is drawn for a corner."""
    half = size // 2
    return half, half - outside(size) if _side(corner)[1] else half + outside(size)


def draw_frame(picture: Picture, at: tuple[int, int], size: int, look: Look) -> None:
    """Draw the frame of what was laid in the last turns, or the dashed one of a preview.

    It lies in the bare gap above and beside the tile, and on the tile's own visible side below: the circles
    that meet there stay whole.
    """
    reach = outside(size)
    picture.paste(_frame(size, look), (at[0] - reach, at[1] - reach))


@cached
def _frame(size: int, look: Look) -> Sprite:
    """The frame with nothing in it."""
    reach, width = outside(size), frame_width(size)
    wide, high = size + 2 * reach, size
    image = Image.new("L", (wide, high), _NOTHING)
    draw = ImageDraw.Draw(image)
    colour = marks.GOLDS.get(look, theme.MINT)
    radius = round(_ROUND * size) + reach
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), radius, fill=ink(colour))
    inner = (width, width, wide - width - 1, high - _depth(size) - 1)
    draw.rounded_rectangle(inner, round(_ROUND * size) - reach, fill=_NOTHING)
    if look == "preview":
        for start in (0.3, 0.62):
            first, last = round(start * size), round((start + 0.09) * size)
            for box in ((first, 0, last, width), (0, first, width, last), (wide - width, first, wide, last)):
                image.paste(ink(CLOTH), box)
            image.paste(_NOTHING, (first, high - _depth(size), last, high))
    return Sprite(image, image.point([255 * (number != _NOTHING) for number in range(256)], "1"))


def draw_counted(picture: Picture, at: tuple[int, int], size: int, corner: int) -> None:
    """Draw the arc round a corner that brought points; the arcs of one circle make a ring."""
    picture.paste(_counted(size, corner), _part(at, size, corner))


@cached
def _counted(size: int, corner: int) -> Sprite:
    half, (right, down), above = size // 2, _side(corner), outside(size)
    reach = 0.44 * size
    first = 0 if down else -math.asin(above / reach)
    angles = [first + (math.pi / 2 - first) * step / 32 for step in range(33)]
    along = [(reach * math.cos(angle), reach * math.sin(angle)) for angle in angles]
    arc = [(half - x if right else x, half - y if down else y + above) for x, y in along]

    def paint(brush: Brush) -> None:
        brush.line(arc, theme.INK, max(5.2, 0.09 * size))
        brush.line(arc, theme.GOLD, max(2.6, 0.05 * size))

    return overlay(*_part_size(size, corner), paint)


def frame_width(size: int) -> int:
    """Width in pixels of the frame round a tile: that of the gap to its neighbours."""
    return _inset(size) + outside(size)


def outside(size: int) -> int:
    """How far tiles and frames reach above their own square, and frames beside it.

    So far above its lower edge they end.
    """
    return _inset(size)


def _inset(size: int) -> int:
    return max(1, round(_INSET * size))


def _depth(size: int) -> int:
    return max(1, round(_DEPTH * size))


def _side(corner: int) -> tuple[int, int]:
    """Whether a corner is at the right, and whether it is below: 0 or 1."""
    return int(corner in (1, 2)), int(corner in (2, 3))


@cached
def _quarter(size: int, corner: int, symbol: str, face: Colour, named: str | None) -> Sprite:
    half = size // 2
    right, down = _side(corner)
    inset = edge = _inset(size)
    depth = _depth(size)
    above = 0 if down else outside(size)

    def place(across: float, along: float) -> Point:
        """From distances to the tile's outer sides to pixels of the sprite."""
        return (half - across if right else across), (half - along if down else above + along)

    def paint(brush: Brush) -> None:
        left, top = -right * half, above - down * half
        low = left + inset, top + inset
        high = left + size - inset, top + size - inset
        brush.box(*low, *high, theme.IVORY_EDGE, _ROUND * size)
        brush.box(*low, high[0], high[1] - depth, face, _ROUND * size)
        below = edge + depth if down else edge
        # The symbols of all corners are equally large, also above the visible side.
        room = (_CIRCLE * size - math.sqrt(2) * (edge + depth)) / (1 + math.sqrt(2))
        centre, radius = place(edge + room, below + room), 0.88 * room
        drawn = radius >= _SMALLEST
        if symbol == EMPTY:
            tone = theme.INK_SOFT if named is None else symbols.PALE[named]
            _dashes(brush, [place(*point) for point in _arc(_CIRCLE * size - 2, edge, below)], tone, size)
            if named is not None and drawn:
                symbols.paint(brush, named, centre, radius, tone, face)
            return
        colour = symbols.COLOURS[symbol]
        rim = _arc(_CIRCLE * size, edge, below) + _bend(edge, below, _ROUND * size * 0.8)
        brush.polygon([place(*point) for point in rim], colour)
        if drawn:
            symbols.paint(brush, symbol, centre, radius, face, colour)

    return sprite(*_part_size(size, corner), CLOTH, paint)


def _arc(circle: float, edge: float, below: float) -> list[Point]:
    first, last = math.asin(below / circle), math.acos(edge / circle)
    angles = [first + (last - first) * step / 32 for step in range(33)]
    return [(circle * math.cos(angle), circle * math.sin(angle)) for angle in angles]


def _bend(edge: float, below: float, radius: float) -> list[Point]:
    """The rounded corner of the tile, from its vertical side to the horizontal one."""
    angles = [math.pi + math.pi / 2 * step / 6 for step in range(7)]
    return [
        (edge + radius + radius * math.cos(angle), below + radius + radius * math.sin(angle))
        for angle in angles
    ]


def _dashes(brush: Brush, arc: list[Point], colour: Colour, size: int) -> None:
    """The arc as dashes with gaps half as long."""
    steps = len(arc) - 1
    for dash in range(_DASHES):
        start = round(steps * dash / (_DASHES - 1 / 3))
        end = round(steps * (dash + 2 / 3) / (_DASHES - 1 / 3))
        brush.line(arc[start : end + 1], colour, max(1.7, 0.026 * size))

"""The square cards of Iota; every sprite fills its cell, ground included, so a board is a mosaic of them.

A face is a colour of COLOURS, a shape of SHAPES and a number ("rc2": red circle 2), or WILD. A colour is
told in three ways: by itself, by its lightness, and by the corner of the card that is cut off (red upper
left, yellow upper right, green lower left, blue lower right); where there is room its letter stands there.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from renderers import emojis, marks, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Point, Sprite, Text, sprite, written
from renderers.lettering import cap_height
from renderers.marks import Age
from renderers.theme import Colour

State = Literal["laid", "preview", "target", "used"] | Age
"""On the table; only shown; possible to take; spent in a hand; laid in the last turns.

In a hand what is chosen looks like what was just laid.
"""

Use = Literal["target", "unfinished"]
"""What a free cell is for: a card may go there, or only together with another one (a plus sign)."""

WILD: Final = "w"
SHAPES: Final = "cstx"
"""Circle, square, triangle, cross."""

COLOURS: Final[dict[str, Colour]] = {
    "r": theme.RED,
    "g": theme.LEAF,
    "b": theme.NAVY,
    "y": theme.YELLOW,
}

# Where a card is small the shape has its colour too, lighter: ivory would leave too little of it.
_TINTS: Final[dict[str, Colour]] = {
    "r": theme.RED_LIGHT,
    "g": theme.LEAF_LIGHT,
    "b": theme.NAVY_LIGHT,
    "y": theme.YELLOW_LIGHT,
}
_CORNERS: Final = {"r": (0, 0), "y": (1, 0), "g": (0, 1), "b": (1, 1)}
_ROOMY: Final = 61  # side of a cell from which on a letter has room in the corner
_STOCK: Final[dict[State, Colour]] = {"used": theme.PLUM_LINE}
_FRAMES: Final[dict[str, Colour]] = {**marks.GOLDS, "preview": theme.MINT, "target": theme.MINT}


@dataclass(frozen=True)
class _Panel:
    """The coloured part of a card: where it starts (the same from the left and the top), and its side.

    `corner` is the one cut off, (0, 0) the upper left and (1, 1) the lower right; None for a wild card.
    """

    start: int
    side: int
    corner: tuple[int, int] | None
    roomy: bool

    @property
    def end(self) -> int:
        return self.start + self.side

    @property
    def middle(self) -> Point:
        """Middle of the shape: away from a corner that has a letter."""
        half = self.start + self.side / 2
        if not self.roomy or self.corner is None:
            return half, half
        across, down = self.corner
        shift = 0.055 * self.side
        return half + shift * (1 - 2 * across), half + shift * (1 - 2 * down)

    @property
    def radius(self) -> float:
        """Half the height of the shape."""
        return self.side * (0.37 if self.roomy and self.corner is not None else 0.46)

    def from_corner(self, across: float, down: float) -> Point:
        """The point so far in pixels from the corner that is cut off, towards the middle."""
        assert self.corner is not None
        right, low = self.corner
        return (
            self.end - across if right else self.start + across,
            self.end - down if low else self.start + down,
        )


def frame_width(size: int, state: State = "recent") -> float:
    """Width in pixels of the frame round what was laid in the last turns, or is marked in another way."""
    return max(4.0, 0.065 * size) * marks.SHARES.get(state, 1.0)


def draw_card(
    picture: Picture, at: tuple[int, int], size: int, face: str, state: State, *, lined: bool = True
) -> None:
    """Draw a card on the cell of `size` pixels whose upper left is `at`.

    lined: whether the cell is one of a table, whose cells have lines between them.
    """
    picture.paste(_blank(size, face[:2], state, lined), at)
    if face != WILD:
        number, (x, y) = _number(size, face, state)
        picture.paste(number, (at[0] + x, at[1] + y))


@dataclass(frozen=True)
class _Look:
    """How a card is drawn on a cell: lines, colours, and its panel; `face` may lack the number."""

    size: int
    face: str
    state: State

    @property
    def stock(self) -> Colour:
        return _STOCK.get(self.state, theme.IVORY)

    @property
    def ink(self) -> Colour:
        return theme.PLUM_DARK if self.state == "used" else theme.INK

    @property
    def line(self) -> float:
        return max(1.2, 0.016 * self.size)

    @property
    def border(self) -> float:
        # A yellow card must not run into its gold frame.
        if self.state not in _FRAMES:
            return self.line
        return max(self.line, self.panel.start - frame_width(self.size, self.state))

    @property
    def panel(self) -> _Panel:
        # On the smallest cells, of a table that is wider than any match makes it, most would be frame.
        framed = min((1 + marks.INK) * frame_width(self.size, self.state), 0.35 * self.size)
        start = round(framed if self.state in _FRAMES else 0.07 * self.size)
        corner = None if self.face == WILD else _CORNERS[self.face[0]]
        return _Panel(start, self.size - 2 * start, corner, self.size >= _ROOMY)

    @property
    def inside(self) -> Colour:
        """The colour of the shape."""
        plain = self.panel.roomy or self.stock != theme.IVORY or self.face == WILD
        return self.stock if plain else _TINTS[self.face[0]]


@cached
def _blank(size: int, kind: str, state: State, lined: bool) -> Sprite:
    """A card without its number: four cards share it, and so what it takes to draw and to keep it."""
    look = _Look(size, kind, state)
    stock, ink, line, panel = look.stock, look.ink, look.line, look.panel

    def paint(brush: Brush) -> None:
        _paint_ground(brush, size, lined)
        _paint_stock(brush, size, state, stock)
        _paint_plate(brush, panel, -look.border, ink)
        if kind == WILD:
            _paint_wild(brush, panel, stock, state == "used")
        else:
            _paint_plate(brush, panel, 0, theme.PLUM if state == "used" else COLOURS[kind[0]])
            _paint_cut(brush, panel, line, ink, stock)
            _paint_shape(brush, panel, kind[1], line, ink, look.inside)

    drawn = sprite(size, size, theme.PLUM, paint)
    if kind == WILD:
        drawn.paste(*_written(panel.middle, "W", 0.26 * panel.side, ink, stock))
    elif panel.roomy:
        inward = 0.14 * panel.side
        letter = kind[0].upper()
        drawn.paste(*_written(panel.from_corner(inward, inward), letter, 0.2 * panel.side, ink, stock))
    return drawn


@lru_cache(maxsize=8192)
def _number(size: int, face: str, state: State) -> tuple[Text, tuple[int, int]]:
    """The number of a card, and where it stands on its cell."""
    look = _Look(size, face, state)
    x, y = look.panel.middle
    radius, triangle = look.panel.radius, face[1] == "t"
    low, high = (0.3 * radius, 1.04 * radius) if triangle else (0, 1.14 * radius)
    return _written((x, y + low), face[2], high, look.ink, look.inside)


@cached
def free(size: int, use: Use | None) -> Sprite:
    """A cell without a card: one where a card may go, or only if another follows, or neither."""

    def paint(brush: Brush) -> None:
        _paint_ground(brush, size, True)
        width = max(3.5, 0.06 * size)
        if use == "target":
            for x, right in ((0.14, 1), (0.86, -1)):
                for y, down in ((0.14, 1), (0.86, -1)):
                    corner, arm = (x * size, y * size), 0.17 * size
                    ends = (corner[0] + right * arm, corner[1]), (corner[0], corner[1] + down * arm)
                    brush.line([ends[0], corner, ends[1]], theme.MINT, width)
        elif use == "unfinished":
            near, far, half = 0.33 * size, 0.67 * size, 0.5 * size
            brush.line([(near, half), (far, half)], theme.MINT_DIM, width)
            brush.line([(half, near), (half, far)], theme.MINT_DIM, width)

    return sprite(size, size, theme.PLUM, paint)


def draw_emoji(colour: str) -> bytes:
    """A colour as it stands in a sentence, with the corner that is cut off; WILD for the wild card."""
    start = round(0.11 * emojis.SIZE)
    panel = _Panel(start, emojis.SIZE - 2 * start, _CORNERS.get(colour), roomy=True)
    line = 0.025 * emojis.SIZE

    def paint(brush: Brush) -> None:
        _paint_plate(brush, panel, -line, theme.INK)
        if colour == WILD:
            _paint_wild(brush, panel, theme.IVORY, spent=False)
        else:
            _paint_plate(brush, panel, 0, COLOURS[colour])
            _paint_cut(brush, panel, line, theme.INK, theme.IVORY)

    return emojis.draw(paint)


def _written(
    middle: Point, text: str, height: float, colour: Colour, ground: Colour
) -> tuple[Text, tuple[int, int]]:
    """A character whose capitals are `height` pixels high, and where it goes."""
    size = max(1, round(height * 100 / cap_height(100)))
    return written((round(middle[0]), round(middle[1])), text, size, colour, ground, "middle")


def _paint_ground(brush: Brush, size: int, lined: bool) -> None:
    line = 1 if lined else 0
    brush.box(0, 0, size, size, theme.PLUM_LINE)
    brush.box(line, line, size - line, size - line, theme.PLUM)


def _paint_stock(brush: Brush, size: int, state: State, stock: Colour) -> None:
    """The card itself, or the frame that takes the place of its rim."""
    if state in _FRAMES:
        brush.box(0, 0, size, size, _FRAMES[state], 0.12 * size)
        if state == "preview":
            _paint_gaps(brush, size)
    else:
        inset, depth = 0.035 * size, 0.03 * size
        side = theme.PLUM_DARK if state == "used" else theme.IVORY_EDGE
        brush.box(inset, inset, size - inset, size - inset + depth, side, 0.12 * size)
        brush.box(inset, inset, size - inset, size - inset, stock, 0.12 * size)


def _paint_gaps(brush: Brush, size: int) -> None:
    """Cut the frame of what is only shown into dashes."""
    for start in (0.24, 0.62):
        low, high = start * size, (start + 0.14) * size
        brush.box(low, 0, high, size, theme.PLUM)
        brush.box(0, low, size, high, theme.PLUM)


def _paint_plate(brush: Brush, panel: _Panel, inset: float, fill: Colour) -> None:
    start, end = panel.start + inset, panel.end - inset
    brush.box(start, start, end, end, fill, 0.09 * panel.side)


def _paint_cut(brush: Brush, panel: _Panel, line: float, ink: Colour, stock: Colour) -> None:
    leg = panel.side * (0.44 if panel.roomy else 0.27)
    for length, fill in ((leg + 1.4 * line, ink), (leg, stock)):
        # The tip stays within the round corner of the card.
        tip = 0.04 * panel.side - line
        points = [(tip, -line), (length, -line), (-line, length), (-line, tip)]
        brush.polygon([panel.from_corner(*point) for point in points], fill)


def _paint_shape(brush: Brush, panel: _Panel, shape: str, line: float, ink: Colour, stock: Colour) -> None:
    soft = 0.16 * panel.radius  # how round the corners are
    for grown, fill in ((line, ink), (0.0, stock)):
        if shape == "c":
            brush.ellipse(panel.middle, panel.radius + grown, fill)
            continue
        points = _corners(shape, panel.middle, panel.radius - soft, panel.roomy)
        brush.polygon(points, fill)
        brush.line([*points, points[0]], fill, 2 * (soft + grown))


def _corners(shape: str, middle: Point, radius: float, roomy: bool) -> list[Point]:
    x, y = middle
    match shape:
        case "s":
            # A small card must not look as if the square were its rim.
            half = (0.86 if roomy else 0.7) * radius
            return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        case "t":
            wide = 1.12 * radius
            return [(x, y - radius), (x + wide, y + 0.92 * radius), (x - wide, y + 0.92 * radius)]
        case "x":
            arm = 0.42 * radius
            far, near = radius, arm
            turns = [(near, far), (near, near), (far, near)]
            return [
                point
                for right, down, order in ((1, 1, 1), (1, -1, -1), (-1, -1, 1), (-1, 1, -1))
                for point in [(x + right * a, y + down * b) for a, b in turns[::order]]
            ]
        case _:
            raise ValueError(f"no such shape: {shape!r}")


def _paint_wild(brush: Brush, panel: _Panel, stock: Colour, spent: bool) -> None:
    """A dark card with a wheel of all four colours: no other card is dark or has two colours."""
    x, y = panel.middle
    reach = 0.43 * panel.side
    core = 0.27 * panel.side
    for colour, (right, down) in _CORNERS.items():
        across, along = (1 if right else -1) * reach, (1 if down else -1) * reach
        left, high = min(x, x + across), min(y, y + along)
        fill = theme.PLUM if spent else COLOURS[colour]
        brush.box(left, high, left + reach, high + reach, fill, 0.06 * panel.side)
    brush.ellipse((x, y), core + 2, theme.PLUM_DARK if spent else theme.INK)
    brush.ellipse((x, y), core, stock)

"""The landscape cards of Paper World as cut paper, and the small signs that go with them.

A face is a colour letter (yellow desert, blue sea, green forest, black mountain: "y", "b", "g", "k"), a value
1 to 5, and "s" where scissors are on it. Every sprite fills its square, the ground included.
"""

import math
from collections.abc import Callable
from typing import Final, Literal

from renderers import emojis, marks, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Point, Sprite, ink, sprite, write
from renderers.lettering import cap_height, text_width
from renderers.marks import Age
from renderers.theme import Colour

Plain = Literal["laid", "preview", "target"]
State = Plain | Age
Box = tuple[float, float, float, float]

COLOURS: Final = "ybgk"
STARS: Final = (0, 1, 2, 3, 5)
CLOTH: Final = theme.MOSS
CLOTH_LINE: Final = theme.MOSS_LINE

_NEAR: Final[dict[str, Colour]] = {"y": theme.SAND, "b": theme.BLUE, "g": theme.GREEN, "k": theme.INK}
_SKIES: Final[dict[str, Colour]] = {
    "y": theme.SAND_SKY,
    "b": theme.SEA_SKY,
    "g": theme.FOREST_SKY,
    "k": theme.MOUNTAIN_SKY,
}


def near(colour: str) -> Colour:
    """The strongest colour of a landscape."""
    return _NEAR[colour]


def sky(colour: str) -> Colour:
    """The light ground that the value stands on."""
    return _SKIES[colour]


def draw_card(
    picture: Picture, at: tuple[int, int], size: int, face: str, state: State, token: bool, ground: Colour
) -> None:
    """Draw a card on its square; with `token` the scissors token lies on it."""
    if state == "laid" or state == "preview" or state == "target":
        picture.paste(card(size, face, state, token, ground), at)
    else:
        picture.paste(card(size, face, "laid", token, ground), at)
        picture.paste(_mark(size, state, ground), at)


@cached
def card(size: int, face: str, state: Plain, token: bool, ground: Colour) -> Sprite:
    """A card without the marks of the last turns, which are laid over it."""
    colour, value, scissors = face[0], int(face[1]), face.endswith("s")
    # Whole pixels keep the straight edges sharp and the file small.
    width = _frame_width(size, state)
    inset = round(0.03 * size if state == "laid" else width + max(0.025 * size, marks.INK * width))
    box = (inset, inset, size - inset, size - inset)
    rim, depth = max(3, round(0.035 * size)), round(0.02 * size)
    window = (inset + rim, inset + rim, size - inset - rim, size - inset - rim - depth)
    # Signs keep clear of what a mark covers.
    edge = _mark_width(size, "recent")[1]
    top, right, low = max(window[1], edge), min(window[2], size - edge), min(window[3], size - edge)
    text = max(theme.SMALL, round(0.46 * size))

    def paint(brush: Brush) -> None:
        _outline(brush, size, state, ground)
        brush.box(*box, theme.IVORY_EDGE, 0.09 * size)
        brush.box(box[0], box[1], box[2], box[3] - depth, theme.IVORY, 0.09 * size)
        paint_landscape(brush, colour, window)
        if scissors:
            radius = 0.15 * size
            centre = (right - radius * 0.95, top + radius * 1.12)
            paint_scissors(brush, centre, radius, theme.INK, sky(colour))
        _stars(brush, (window[0], window[1], window[2], low), STARS[value - 1])
        if token:
            radius = 0.27 * (window[2] - window[0])
            paint_token(brush, (right - radius, top + radius), radius)

    drawn = sprite(size, size, ground, paint)
    left = window[0] + 0.05 * size + text_width(str(value), text) / 2
    at = (round(left), round(window[1] + 0.055 * size + cap_height(text) / 2))
    write(drawn, at, str(value), text, theme.INK, sky(colour), "middle")
    return drawn


@cached
def empty(size: int, target: bool = False) -> Sprite:
    """A cell without a pile; a target is one where a card may go."""

    def paint(brush: Brush) -> None:
        brush.box(0, 0, size, size, CLOTH_LINE)
        brush.box(1, 1, size - 1, size - 1, CLOTH)
        if target:
            _corners(brush, size, 0.15 * size)

    return sprite(size, size, CLOTH, paint)


@cached
def sign(kind: str, size: int, ground: Colour) -> Sprite:
    """A small sign: "star", "goal", "hand", "discard" or "token"."""

    def paint(brush: Brush) -> None:
        middle = (size / 2, size / 2)
        match kind:
            case "star":
                brush.polygon(star((size / 2, size * 0.53), size * 0.52), theme.INK)
                brush.polygon(star((size / 2, size * 0.53), size * 0.4), theme.GOLD)
            case "goal":
                brush.ellipse(middle, size * 0.46, theme.INK)
                brush.ellipse(middle, size * 0.38, theme.GOLD)
                brush.line([(size * 0.3, size * 0.5), (size * 0.45, size * 0.66)], theme.INK, size * 0.1)
                brush.line([(size * 0.45, size * 0.66), (size * 0.7, size * 0.36)], theme.INK, size * 0.1)
            case "hand":
                for lean in (-0.5, 0.0, 0.5):
                    _leaf(brush, size, lean, -0.05 * size, ground)
                    _leaf(brush, size, lean, 0.0, theme.INK)
            case "discard":
                brush.box(size * 0.16, size * 0.04, size * 0.84, size * 0.96, theme.INK, size * 0.12)
                low, high = size * 0.34, size * 0.66
                for one, other in (((low, low), (high, high)), ((high, low), (low, high))):
                    brush.line([one, other], ground, size * 0.1)
            case "token":
                paint_token(brush, middle, size * 0.48)
            case _:
                raise ValueError(f"no such sign: {kind!r}")

    return sprite(size, size, ground, paint)


def star(centre: Point, radius: float) -> list[Point]:
    """The corners of a star of five rays."""
    x, y = centre
    lengths = (radius, radius * 0.48)
    return [
        (
            x + lengths[corner % 2] * math.sin(corner * math.tau / 10),
            y - lengths[corner % 2] * math.cos(corner * math.tau / 10),
        )
        for corner in range(10)
    ]


def paint_scissors(brush: Brush, centre: Point, radius: float, colour: Colour, ground: Colour) -> None:
    """Open scissors, blades up, within `radius` of `centre`."""
    x, y = centre
    for side in (-1, 1):
        ring = (x - side * radius * 0.46, y + radius * 0.6)
        tip = (x + side * radius * 0.52, y - radius * 0.98)
        brush.polygon(
            [
                tip,
                (x + side * radius * 0.1, y + radius * 0.3),
                (x - side * radius * 0.26, y + radius * 0.46),
                (x - side * radius * 0.1, y + radius * 0.02),
            ],
            colour,
        )
        brush.ellipse(ring, radius * 0.4, colour)
        brush.ellipse(ring, radius * 0.17, ground)


def paint_token(brush: Brush, centre: Point, radius: float) -> None:
    """The scissors token: a red disc."""
    brush.ellipse(centre, radius, theme.INK)
    brush.ellipse(centre, radius * 0.93, theme.IVORY)
    brush.ellipse(centre, radius * 0.83, theme.RED)
    paint_scissors(brush, centre, radius * 0.58, theme.IVORY, theme.RED)


def paint_landscape(brush: Brush, colour: str, box: Box) -> None:
    """Fill a box with the landscape of a colour; its upper left stays free for the value."""
    brush.box(*box, sky(colour))
    _PAINTERS[colour](brush, box)


def paint_emblem(brush: Brush, colour: str, box: Box) -> None:
    """The landscape without room for a value, for signs about a centimetre wide."""
    left, top, right, bottom = box
    brush.box(*box, sky(colour))
    # The landscape takes the lower part of its box: a box that begins above the emblem, drawn over it.
    _PAINTERS[colour](brush, (left, top - (bottom - top) * 0.35, right, bottom))


def draw_emoji(colour: str) -> bytes:
    """A landscape as it stands in a sentence."""
    inset = 0.1 * emojis.SIZE
    box = (inset, inset, emojis.SIZE - inset, emojis.SIZE - inset)
    return emojis.draw(lambda brush: paint_emblem(brush, colour, box))


def _desert(brush: Brush, box: Box) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    brush.ellipse((left + 0.76 * width, top + 0.52 * height), 0.12 * width, theme.SAND)
    far = _curve(box, lambda share: 0.66 - 0.09 * math.sin(share * math.pi * 1.5 + 0.4))
    brush.polygon(far, theme.SAND_FAR)
    brush.polygon(_curve(box, lambda share: 0.8 - 0.11 * math.cos((share - 0.3) * math.pi * 1.6)), theme.SAND)
    crest = [
        (0.3, 0.69),
        (0.42, 0.78),
        (0.4, 0.88),
        (0.55, 1.0),
        (1.0, 1.0),
        (1.0, 0.87),
        (0.7, 0.8),
        (0.48, 0.71),
    ]
    brush.polygon(_within(box, crest), theme.SAND_DARK)


def _sea(brush: Brush, box: Box) -> None:
    shades = (theme.SEA_FAR, theme.BLUE_PALE, theme.BLUE)
    for row, shade in enumerate(shades):
        rise = 0.53 + 0.15 * row

        def wave(share: float, start: float = rise, shift: float = row * 0.5) -> float:
            return start + 0.09 - 0.13 * math.pow(abs(math.sin((share * 3 + shift) * math.pi)), 0.7)

        brush.polygon(_curve(box, wave), shade)


def _forest(brush: Brush, box: Box) -> None:
    brush.polygon(_curve(box, lambda share: 0.9 - 0.04 * math.sin(share * math.pi)), theme.GREEN)
    pale = theme.GREEN_PALE
    for middle, tip, foot, shade in (
        (0.36, 0.52, 0.92, pale),
        (0.66, 0.42, 0.92, pale),
        (0.17, 0.55, 0.97, theme.GREEN),
        (0.51, 0.5, 0.97, theme.GREEN),
        (0.83, 0.46, 0.97, theme.GREEN),
    ):
        for tier in range(3):
            high = tip + (foot - tip) * (0.0, 0.24, 0.5)[tier]
            low = tip + (foot - tip) * (0.42, 0.7, 1.0)[tier]
            half = (0.085, 0.12, 0.155)[tier]
            brush.polygon(_within(box, [(middle, high), (middle + half, low), (middle - half, low)]), shade)


def _mountain(brush: Brush, box: Box) -> None:
    far, dark = theme.MOUNTAIN_FAR, theme.INK
    brush.polygon(_within(box, [(0, 0.72), (0.14, 0.58), (0.4, 0.86), (0.4, 1), (0, 1)]), far)
    brush.polygon(_within(box, [(0.7, 0.8), (0.9, 0.55), (1, 0.64), (1, 1), (0.6, 1)]), far)
    brush.polygon(_within(box, [(0.06, 1), (0.55, 0.4), (1, 0.9), (1, 1)]), dark)
    snow = [(0.55, 0.4), (0.73, 0.6), (0.64, 0.58), (0.58, 0.67), (0.5, 0.58), (0.4, 0.635), (0.43, 0.55)]
    brush.polygon(_within(box, snow), theme.WHITE)
    brush.polygon(_within(box, [(0, 0.93), (0.2, 0.88), (0.5, 1), (0, 1)]), dark)


_PAINTERS: Final[dict[str, Callable[[Brush, Box], None]]] = {
    "y": _desert,
    "b": _sea,
    "g": _forest,
    "k": _mountain,
}


def _curve(box: Box, height: Callable[[float], float]) -> list[Point]:
    """All of the box below a curve; `height` maps 0 to 1 from the left to 0 to 1 from the top."""
    steps = 48
    line = [(step / steps, height(step / steps)) for step in range(steps + 1)]
    return _within(box, [*line, (1.0, 1.0), (0.0, 1.0)])


def _within(box: Box, shares: list[tuple[float, float]]) -> list[Point]:
    left, top, right, bottom = box
    return [(left + x * (right - left), top + min(1.0, y) * (bottom - top)) for x, y in shares]


def _leaf(brush: Brush, size: int, lean: float, inset: float, fill: Colour) -> None:
    """A card held at its lower end and leaning by an angle in radians."""
    half, low, high = 0.15 * size - inset, 0.26 * size + inset, 0.92 * size - inset
    along, across = (math.sin(lean), -math.cos(lean)), (math.cos(lean), math.sin(lean))
    corners = ((-half, low), (half, low), (half, high), (-half, high))
    x, y = size / 2, 1.1 * size
    points = [(x + a * across[0] + b * along[0], y + a * across[1] + b * along[1]) for a, b in corners]
    brush.polygon(points, fill)


def _stars(brush: Brush, window: Box, count: int) -> None:
    # Whole pixels from star to star: equal stars then have equal pixels, which the file keeps only once.
    step = round((window[2] - window[0]) * 0.185)
    radius = step * 0.45
    start = round((window[0] + window[2] - step * (count - 1)) / 2)
    for index in range(count):
        centre = (start + index * step, round(window[3] - radius * 1.3))
        brush.polygon(star(centre, radius * 1.3), theme.INK)
        brush.polygon(star(centre, radius), theme.GOLD)


def _frame_width(size: int, state: State) -> int:
    """Width in pixels of the frame round what was laid in the last turns, or is marked in another way."""
    return round(max(5, 0.055 * size) * marks.SHARES.get(state, 1.0))


def _mark_width(size: int, age: Age) -> tuple[int, int]:
    """How far the gold of a mark reaches into a card, and how far its ink does."""
    width = _frame_width(size, age)
    return width, width + round(marks.INK * width)


@cached
def _mark(size: int, age: Age, ground: Colour) -> Sprite:
    """The frame round a card that was laid in one of the last turns; it covers the card's own edge.

    So the card is the same sprite whether it is marked or not.
    """
    (width, inner), radius, hole = _mark_width(size, age), 0.12 * size, theme.INK_SOFT

    def paint(brush: Brush) -> None:
        brush.box(0, 0, size, size, marks.GOLDS[age], radius)
        brush.box(width, width, size - width, size - width, theme.INK, radius - width / 2)
        brush.box(inner, inner, size - inner, size - inner, hole, radius - inner / 2)

    drawn = sprite(size, size, ground, paint).image
    # So the shade at its inner corners is a dark one, which is seen neither on the sky nor on a mountain.
    covers = [255] * 256
    covers[ink(hole)] = 0
    return Sprite(drawn, drawn.point(covers, "1"))


def _outline(brush: Brush, size: int, state: Plain, ground: Colour) -> None:
    """What is round a card that is only shown, or that another may go on."""
    if state == "laid":
        return
    radius, width = 0.12 * size, _frame_width(size, state)
    if state == "target":
        _corners(brush, size, width / 2)
        return
    brush.box(0, 0, size, size, theme.MINT, radius)
    brush.box(width, width, size - width, size - width, ground, radius - width / 2)
    for start in (0.2, 0.44, 0.68):
        low, high = start * size, (start + 0.12) * size
        brush.box(low, 0, high, width, ground)
        brush.box(low, size - width, high, size, ground)
        brush.box(0, low, width, high, ground)
        brush.box(size - width, low, size, high, ground)


def _corners(brush: Brush, size: int, inset: float) -> None:
    arm = 0.2 * size
    for x, right in ((inset, 1), (size - inset, -1)):
        for y, down in ((inset, 1), (size - inset, -1)):
            brush.line(
                [(x + right * arm, y), (x, y), (x, y + down * arm)], theme.MINT, max(5.2, 0.055 * size)
            )

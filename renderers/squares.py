"""What lies on one square of a board: half a tile, a printed symbol, a pyramid, nothing.

Every sprite fills its square, ground included, so a board is a mosaic of them. Straight edges lie on whole
pixels: they are sharp there, and the files smaller.
"""

import math
from typing import Final, Literal

from renderers import marks, symbols, theme
from renderers.cache import cached
from renderers.canvas import Brush, Point, Sprite, overlay, sprite
from renderers.marks import Age
from renderers.theme import Colour

State = Literal["laid", "preview"] | Age

_INSET: Final = 0.04  # of the square: bare cloth between a tile and its neighbours
_DEPTH: Final = 0.05  # visible side of a tile, below its face
_ROUND: Final = 0.15
_SYMBOL: Final = 0.335  # radius, in parts of the square
_SYMBOL_FRAMED: Final = 0.29


def frame_width(size: int, state: State = "recent") -> int:
    """Width in pixels of the gold line round what was laid in the last turns; its ink is inside of it."""
    return round(max(5.7, 0.09 * size) * marks.SHARES[state])


@cached
def half_tile(size: int, symbol: str, joint: str, state: State) -> Sprite:
    """Half a tile on its square; `joint` says on which side ("n", "e", "s", "w") the other half lies.

    With "." there is no other half: where it goes is not yet chosen.
    """

    def paint(brush: Brush) -> None:
        _ground(brush, size)
        body = _body(size, joint)
        match state:
            case "laid":
                _slab(brush, size, body, round(size * _INSET))
            case "preview":
                _plate(brush, body, 0, theme.MINT, size * _ROUND)
                _gaps(brush, size, joint)
                _plate(brush, body, 5, theme.GHOST, size * _ROUND - 3)
            case _:
                width = frame_width(size, state)
                _plate(brush, body, 0, marks.GOLDS[state], size * _ROUND)
                _plate(brush, body, width, theme.INK, size * _ROUND - 3)
                _slab(brush, size, body, round(width * (1 + marks.INK)))
        face = theme.GHOST if state == "preview" else theme.IVORY
        _groove(brush, size, joint, theme.CLOTH_LINE if state == "preview" else theme.IVORY_EDGE)
        radius = size * (_SYMBOL if state in ("laid", "preview") else _SYMBOL_FRAMED)
        symbols.paint(brush, symbol, _centre(size, state), radius, symbols.COLOURS[symbol], face)

    return sprite(size, size, theme.CLOTH, paint)


@cached
def printed(size: int, symbol: str) -> Sprite:
    """A square of the board with a printed symbol: flat, square, in the symbol's colour."""

    def paint(brush: Brush) -> None:
        colour = symbols.COLOURS[symbol]
        brush.box(0, 0, size, size, theme.CLOTH_DARK)
        brush.box(3, 3, size - 3, size - 3, theme.IVORY)
        brush.box(5, 5, size - 5, size - 5, colour)
        symbols.paint(brush, symbol, (size / 2, size / 2), size * 0.31, theme.IVORY, colour)

    return sprite(size, size, theme.CLOTH, paint)


@cached
def empty(size: int, target: bool) -> Sprite:
    """A free square; a target is one where something may go."""

    def paint(brush: Brush) -> None:
        _ground(brush, size)
        if target:
            for x, right in ((0.16, 1), (0.84, -1)):
                for y, down in ((0.16, 1), (0.84, -1)):
                    corner, arm = (x * size, y * size), 0.14 * size
                    ends = (corner[0] + right * arm, corner[1]), (corner[0], corner[1] + down * arm)
                    brush.line([ends[0], corner, ends[1]], theme.MINT, 5)

    return sprite(size, size, theme.CLOTH, paint)


@cached
def pyramid(size: int, state: State) -> Sprite:
    """A pyramid on its square; it is never a preview."""

    def paint(brush: Brush) -> None:
        _ground(brush, size)
        if state in marks.GOLDS:
            brush.box(0, 0, size, size, marks.GOLDS[state], size * _ROUND)
            inset = frame_width(size, state)
            brush.box(inset, inset, size - inset, size - inset, theme.CLOTH, size * 0.08)
        top, left = (0.5 * size, 0.15 * size), (0.13 * size, 0.72 * size)
        front, right = (0.6 * size, 0.86 * size), (0.88 * size, 0.68 * size)
        brush.polygon([left, front, right, (0.72 * size, 0.6 * size)], theme.CLOTH_DARK)
        brush.polygon([top, left, front], theme.STONE_LIGHT)
        brush.polygon([top, front, right], theme.STONE_DARK)
        for level in (0.36, 0.6, 0.82):
            courses = [_between(top, corner, level) for corner in (left, front, right)]
            brush.line(courses[:2], theme.STONE_DARK, size * 0.022)
            brush.line(courses[1:], theme.STONE_LINE, size * 0.022)

    return sprite(size, size, theme.CLOTH, paint)


@cached
def counted(size: int) -> Sprite:
    """The ring round the symbol of a square that brought points; the square shows through."""
    centre, radius = _centre(size, "laid"), 0.41 * size
    angles = [math.tau * step / 48 for step in range(49)]
    circle = [
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles
    ]

    def paint(brush: Brush) -> None:
        brush.line(circle, theme.INK, max(5.2, 0.1 * size))
        brush.line(circle, theme.GOLD, max(2.6, 0.06 * size))

    return overlay(size, size, paint)


@cached
def ruin(size: int) -> Sprite:
    """A square that a pyramid left and that stays blocked."""

    def paint(brush: Brush) -> None:
        _ground(brush, size)
        rim = round(0.1 * size)
        brush.box(rim, rim, size - rim, size - rim, theme.CLOTH_DARK, 0.06 * size)
        near, far = 0.28 * size, 0.72 * size
        for start, end in (((near, near), (far, far)), ((near, far), (far, near))):
            brush.line([start, end], theme.STONE_DARK, 0.1 * size)

    return sprite(size, size, theme.CLOTH, paint)


def _ground(brush: Brush, size: int) -> None:
    brush.box(0, 0, size, size, theme.CLOTH_LINE)
    brush.box(1, 1, size - 1, size - 1, theme.CLOTH)


def _body(size: int, joint: str) -> tuple[float, float, float, float]:
    """The tile's box around this square; it runs one square on at the joint and is cut off there."""
    return (
        -size if joint == "w" else 0,
        -size if joint == "n" else 0,
        2 * size if joint == "e" else size,
        2 * size if joint == "s" else size,
    )


def _plate(
    brush: Brush, body: tuple[float, float, float, float], inset: float, fill: Colour, radius: float
) -> None:
    left, top, right, bottom = body
    brush.box(left + inset, top + inset, right - inset, bottom - inset, fill, radius)


def _depth(size: int) -> int:
    return round(size * _DEPTH)


def _slab(brush: Brush, size: int, body: tuple[float, float, float, float], inset: int) -> None:
    left, top, right, bottom = body
    radius = size * _ROUND - inset * 0.5
    depth = _depth(size)
    brush.box(left + inset, top + inset, right - inset, bottom - inset, theme.IVORY_EDGE, radius)
    brush.box(left + inset, top + inset, right - inset, bottom - inset - depth, theme.IVORY, radius)


def _groove(brush: Brush, size: int, joint: str, fill: Colour) -> None:
    """The line between the halves; it stops short of the rim, so the tile stays one body."""
    near, far, width = round(0.24 * size), round(0.72 * size), max(2, round(0.02 * size))
    match joint:
        case "e":
            brush.box(size - width, near, size, far, fill)
        case "w":
            brush.box(0, near, width, far, fill)
        case "s":
            brush.box(near, size - width, far, size, fill)
        case "n":
            brush.box(near, 0, far, width, fill)


def _gaps(brush: Brush, size: int, joint: str) -> None:
    """Cut the preview's outline into dashes."""
    for start in (0.3, 0.6):
        low, high = round(start * size), round((start + 0.1) * size)
        for side, left, top, right, bottom in (
            ("n", low, 0, high, 5),
            ("s", low, size - 5, high, size),
            ("w", 0, low, 5, high),
            ("e", size - 5, low, size, high),
        ):
            if side != joint:
                brush.box(left, top, right, bottom, theme.CLOTH)


def _centre(size: int, state: State) -> Point:
    lift = 0 if state == "preview" else _depth(size) / 2
    return size / 2, size / 2 - lift


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

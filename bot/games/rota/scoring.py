"""What a placement scores, and which squares a tile may take: functions of the squares already taken.

`squares` finds these from the table of a state or a view.  Nothing here needs a hand, a stack or the
supply, so a viewer's preview can use it as well as the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.rota.state import EMPTY, SYMBOLS, TOP, Laid, Place, Points, Square, turned

Taken: TypeAlias = Mapping[Square, str]
"""Each square with a tile on it, and the corners of that tile."""

NOTHING: Points = (0,) * len(SYMBOLS)

_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
_POINT_OF_CORNER = ((0, 0), (1, 0), (1, 1), (0, 1))
"""From a square to the grid point at each of its corners, clockwise from the top left."""

_OTHERS = tuple(
    tuple(
        (right - dx, down - dy, number)
        for number, (dx, dy) in enumerate(_POINT_OF_CORNER)
        if number != corner
    )
    for corner, (right, down) in enumerate(_POINT_OF_CORNER)
)
"""For each corner the three others at its grid point: the way to their squares, and their numbers there."""


@dataclass(frozen=True)
class Score:
    """What a placement is worth.

    corners: the tile as it would lie.
    named: what its empty corner counts as; None where no name is needed.
    worth: the points of each corner, clockwise from the top left.
    points: the points for each symbol.
    """

    corners: str
    named: str | None
    worth: Points
    points: Points


def squares(table: Iterable[Laid]) -> Taken:
    """The squares that are taken."""
    return {(laid.x, laid.y): laid.corners for laid in table}


def spaces(taken: Taken) -> tuple[Square, ...]:
    """The free squares that share a side with a tile, row by row."""
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in _SIDES}
    return tuple(sorted(beside - taken.keys(), key=lambda square: (square[1], square[0])))


def touches(taken: Taken, square: Square) -> bool:
    """Whether the square shares a side with a tile."""
    x, y = square
    return any((x + dx, y + dy) in taken for dx, dy in _SIDES)


def circle(taken: Taken, square: Square, corner: int) -> str:
    """The other tiles' corners, including `EMPTY` ones, that meet this corner of this square.

    corner: 0 to 3, clockwise from the top left.
    """
    x, y = square
    shown = ""
    for dx, dy, number in _OTHERS[corner]:
        tile = taken.get((x + dx, y + dy))
        if tile is not None:
            shown += tile[number]
    return shown


def name_needed(taken: Taken, tile: str, square: Square, rotation: int) -> bool:
    """Whether the player must name a colour, as the tile's empty corner would meet another corner."""
    corners = turned(tile, rotation)
    return EMPTY in corners and bool(circle(taken, square, corners.index(EMPTY)))


def preview(taken: Taken, tile: str, placement: Place) -> Score:
    """What laying this tile scores; an empty corner that must be named but is not scores nothing."""
    corners = turned(tile, placement.rotation)
    worth, points, named = [], list(NOTHING), None
    for corner, symbol in enumerate(corners):
        others = circle(taken, placement.square, corner)
        if symbol == EMPTY and others:
            named = placement.colour
        shown = named if symbol == EMPTY else symbol
        worth.append(others.count(shown) if shown else 0)
        if shown:
            points[SYMBOLS.index(shown)] += worth[-1]
    return Score(corners, named, tuple(worth), tuple(points))


def advance(markers: Points, points: Points) -> Points:
    """The markers after these points: each stops at 12."""
    return tuple(min(marker + more, TOP) for marker, more in zip(markers, points, strict=True))

"""What a placement scores, and which squares a tile may take: functions of the squares already taken.

`squares` finds these from the table of a state or a view.  Nothing here needs a hand, a stack or the
supply, so a viewer's preview can use it as well as the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from bot.games.rota.state import EMPTY, SYMBOLS, TOP, Laid, Place, Placed, Points, Square, turned

Taken: TypeAlias = Mapping[Square, str]
"""Each square with a tile on it, and the corners of that tile."""

Corner: TypeAlias = tuple[int, int, int]
"""A corner on the table: x and y of its square, and its number, clockwise from the top left."""

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
    counted: for each corner, clockwise from the top left, the corners of its circle that score.
    """

    corners: str
    named: str | None
    counted: tuple[tuple[Corner, ...], ...]

    @property
    def worth(self) -> Points:
        """The points of each corner, clockwise from the top left."""
        return tuple(map(len, self.counted))

    @property
    def counts_as(self) -> str:
        """What each corner counts as: its symbol, or what is named for an empty one (else `EMPTY`)."""
        return self.corners.replace(EMPTY, self.named or EMPTY)

    @property
    def points(self) -> Points:
        """The points for each symbol."""
        points = dict.fromkeys(SYMBOLS + EMPTY, 0)
        for symbol, worth in zip(self.counts_as, self.worth, strict=True):
            points[symbol] += worth
        return tuple(points[symbol] for symbol in SYMBOLS)


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


def circle(taken: Taken, square: Square, corner: int) -> Mapping[Corner, str]:
    """The other tiles' corners that meet this corner of this square, and what they show (also `EMPTY`).

    corner: 0 to 3, clockwise from the top left.
    """
    x, y = square
    places = ((x + dx, y + dy, number) for dx, dy, number in _OTHERS[corner])
    return {place: taken[place[:2]][place[2]] for place in places if place[:2] in taken}


def name_needed(taken: Taken, tile: str, square: Square, rotation: int) -> bool:
    """Whether the player must name a colour, as the tile's empty corner would meet another corner."""
    corners = turned(tile, rotation)
    return EMPTY in corners and bool(circle(taken, square, corners.index(EMPTY)))


def preview(taken: Taken, tile: str, placement: Place) -> Score:
    """What laying this tile scores; an empty corner that must be named but is not scores nothing."""
    corners = turned(tile, placement.rotation)
    counted, named = [], None
    for corner, symbol in enumerate(corners):
        others = circle(taken, placement.square, corner)
        if symbol == EMPTY and others:
            named = placement.colour
        shown = named if symbol == EMPTY else symbol
        counted.append(tuple(place for place, other in others.items() if other == shown))
    return Score(corners, named, tuple(counted))


def explained(table: Sequence[Laid], placed: Placed) -> Score:
    """Why this placement scored what it did; the table may have tiles that were placed after it."""
    before = takewhile(lambda laid: (laid.x, laid.y) != (placed.x, placed.y), table)
    return preview(squares(before), placed.corners, Place(placed.x, placed.y, 0, placed.named))


def advance(markers: Points, points: Points) -> Points:
    """The markers after these points: each stops at 12."""
    return tuple(min(marker + more, TOP) for marker, more in zip(markers, points, strict=True))

"""The course of a player's ratings: the main figures, and a line for each game from match to match."""

import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from renderers import theme
from renderers.canvas import Brush, Picture, Point, sprite, write
from renderers.charts import (
    AROUND,
    BELOW,
    CARD,
    HEAD,
    INNER,
    LEAD,
    LOOKS,
    MARK,
    card,
    mark_sprite,
    paint_mark,
    round_step,
    scale,
    spread,
    write_soft,
)
from renderers.lettering import fitted, legible
from renderers.numbers import number_text

_FIGURE: Final = 120
_SCALE: Final = 112  # what the numbers of the ratings take
_NAMES: Final = 300  # what the labels at the ends of the lines take
_ABOVE: Final = 44
_PLOT: Final = (INNER - _SCALE - _NAMES, CARD - _ABOVE - BELOW)
_ROOM: Final = _NAMES - AROUND - LEAD - 9
_LABEL: Final = 80
_EVERY: Final = 49  # the least distance between two marks of a line
_LINE: Final = 6
_DOT: Final = 3.1
_DOTS: Final = 12  # between two dots
_STROKE: Final = 30
"""Where lines coincide they take turns: how long each is drawn."""
_FINE: Final = 3.0  # between the points of a stroke
_POINTS: Final = 160
_FLATTEST: Final = 100  # the least range of ratings that a plot covers


@dataclass(frozen=True)
class Curve:
    """The ratings in one game: before the first match and after each.

    look: which of LOOKS.  provisional: ratings from fewer matches are provisional.
    """

    label: str
    look: int
    ratings: tuple[int, ...]
    provisional: int


@dataclass(frozen=True)
class Figure:
    """A number with what it counts."""

    value: str
    label: str


@dataclass(frozen=True)
class Sheet:
    """Everything drawn about one player: at most four figures and five curves, at least one curve.

    unit: what is counted from left to right.  note: what the dotted part of a line means.
    """

    title: str
    figures: tuple[Figure, ...]
    curves: tuple[Curve, ...]
    unit: str
    note: str


def draw_sheet(scene: Sheet) -> bytes:
    """PNG bytes of a player's figures and curves."""
    top = HEAD + (_FIGURE + theme.GAP if scene.figures else 0)
    picture = Picture(theme.WIDTH, top + CARD + theme.MARGIN, theme.TABLE)
    title = fitted(legible(scene.title), theme.LARGE, INNER)
    write(picture, (theme.WIDTH // 2, HEAD // 2), title, theme.LARGE, theme.IVORY, theme.TABLE, "middle")
    _draw_figures(picture, scene.figures)
    picture.paste(card(INNER, CARD), (theme.MARGIN, top))
    _draw_plot(picture, (theme.MARGIN + _SCALE, top + _ABOVE), scene)
    at = (theme.WIDTH // 2, top + CARD - 31)
    write_soft(picture, at, scene.note, "middle")
    return picture.encode([HEAD, top] if scene.figures else [HEAD])


def _draw_figures(picture: Picture, figures: Sequence[Figure]) -> None:
    for index, figure in enumerate(figures):
        left = theme.MARGIN + index * (INNER + theme.GAP) // len(figures)
        width = theme.MARGIN + (index + 1) * (INNER + theme.GAP) // len(figures) - theme.GAP - left
        picture.paste(card(width, _FIGURE), (left, HEAD))
        middle, room = left + width // 2, width - 21
        value, label = fitted(figure.value, theme.LARGE, room), fitted(figure.label, theme.SMALL, room)
        at = (middle, HEAD + 44)
        write(picture, at, value, theme.LARGE, theme.INK, theme.IVORY, "middle")
        at = (middle, HEAD + _FIGURE - 30)
        write_soft(picture, at, label, "middle")


# -- the plot --------------------------------------------------------------------------------------


def thinned(ratings: Sequence[int], most: int = _POINTS) -> list[tuple[int, int]]:
    """Number and rating of the points to draw: all, or about so many, highs and lows among them."""
    points = list(enumerate(ratings))
    if len(points) <= most:
        return points
    kept = [points[0]]
    parts = most // 2
    for part in range(parts):
        some = points[part * len(points) // parts : (part + 1) * len(points) // parts]
        low, high = min(some, key=lambda point: point[1]), max(some, key=lambda point: point[1])
        kept += sorted({low, high})
    return sorted({*kept, points[-1]})


def _draw_plot(picture: Picture, at: tuple[int, int], scene: Sheet) -> None:
    """Draw the plot with its numbers and labels; `at` is its left upper corner."""
    left, top = at
    width, height = _PLOT
    every = [rating for curve in scene.curves for rating in curve.ratings]
    lines = scale(min(every), max(every), _FLATTEST)
    matches = max(1, *(len(curve.ratings) - 1 for curve in scene.curves))

    def place(number: int, rating: int) -> Point:
        return width * number / matches, height * (lines[-1] - rating) / (lines[-1] - lines[0])

    # From top to bottom, as the labels are; of equal ones, the longer line first.
    curves = sorted(scene.curves, key=lambda curve: (-curve.ratings[-1], -len(curve.ratings)))
    ends = [place(len(curve.ratings) - 1, curve.ratings[-1]) for curve in curves]
    labels = spread([y for _, y in ends], _LABEL, _LABEL / 2 - _ABOVE, height - _LABEL / 2 + AROUND)

    def paint(brush: Brush) -> None:
        for rating in lines:
            _, y = place(0, rating)
            brush.box(AROUND, y + AROUND - 1.5, width + AROUND, y + AROUND + 1.5, theme.IVORY_LINE)
        for (x, y), label in zip(ends, labels, strict=True):
            lead = [(x, y), (width + AROUND / 2, y), (width + AROUND + LEAD - 5, label)]
            brush.line([_moved(point) for point in lead], theme.IVORY_EDGE, 3)
        # The lines of upper labels last, so that the best one is visible where lines cross.
        sharing = _sharing(curves)
        for index, curve in reversed(list(enumerate(curves))):
            _paint_curve(brush, curve, place, index, sharing)
        for index, (curve, end) in reversed(list(enumerate(zip(curves, ends, strict=True)))):
            path = [_moved(place(*point)) for point in reversed(thinned(curve.ratings))]
            # Of ends that are too close, each mark stands behind that of the upper label, on its line.
            close = sum(math.dist(end, other) < 2 * MARK for other in ends[:index])
            behind = _along(path, 2 * MARK + 6)[close:]
            paint_mark(brush, curve.look, behind[0] if behind else _moved(end), MARK)

    size = width + 2 * AROUND + LEAD, height + 2 * AROUND
    picture.paste(sprite(*size, theme.IVORY, paint), (left - AROUND, top - AROUND))
    for rating in lines:
        at = (left - AROUND - 3, top + round(place(0, rating)[1]))
        write_soft(picture, at, number_text(rating), "right")
    below = top + height + AROUND + 21
    for number in range(0, matches + 1, round_step(matches, 6)):
        at = (left + round(place(number, 0)[0]), below)
        write_soft(picture, at, number_text(number), "middle")
    start = left + width + AROUND + LEAD
    unit = fitted(scene.unit, theme.SMALL, _ROOM)
    write_soft(picture, (start, below), unit)
    for curve, label in zip(curves, labels, strict=True):
        _draw_label(picture, (start, top + round(label)), curve)


def _draw_label(picture: Picture, at: tuple[int, int], curve: Curve) -> None:
    """The mark of a line with the game's name, and the rating below; `at` is the left middle."""
    x, y = at
    picture.paste(mark_sprite(curve.look), (x, y - 21 - MARK - 3))
    name = fitted(curve.label, theme.SMALL, _ROOM - 2 * MARK - 16)
    write(picture, (x + 2 * MARK + 16, y - 21), name, theme.SMALL, theme.INK, theme.IVORY)
    rating = number_text(curve.ratings[-1])
    if len(curve.ratings) - 1 < curve.provisional:
        rating += " ?"
    write(picture, (x + 2 * MARK + 16, y + 17), rating, theme.MEDIUM, theme.INK, theme.IVORY)


_Piece = tuple[tuple[int, int], tuple[int, int]]
"""A part of a line, from one point to the next."""


def _sharing(curves: Sequence[Curve]) -> Mapping[_Piece, list[int]]:
    """Which of the lines each part of a line belongs to."""
    found: defaultdict[_Piece, list[int]] = defaultdict(list)
    for index, curve in enumerate(curves):
        for piece in pairwise(thinned(curve.ratings)):
            found[piece].append(index)
    return found


def _paint_curve(
    brush: Brush,
    curve: Curve,
    place: Callable[[int, int], Point],
    index: int,
    sharing: Mapping[_Piece, list[int]],
) -> None:
    """The line of a game with its marks, all but the one at its end.  index: its number in `sharing`."""
    colour, points = LOOKS[curve.look % len(LOOKS)], thinned(curve.ratings)
    path = [_moved(place(*point)) for point in points]

    def style(number: int) -> tuple[bool, list[int]]:
        # The line is dotted up to the match from which the rating is no longer provisional.
        return points[number + 1][0] < curve.provisional, sharing[points[number], points[number + 1]]

    for (dotted, sharers), some in groupby(range(len(points) - 1), style):
        numbers = list(some)
        part, turn = path[numbers[0] : numbers[-1] + 2], sharers.index(index)
        if dotted:
            for point in _along(part, _DOTS)[turn :: len(sharers)]:
                brush.ellipse(point, _DOT, colour)
        elif len(sharers) == 1:
            brush.line(part, colour, _LINE)
        else:
            fine, each = [*_along(part, _FINE), part[-1]], round(_STROKE / _FINE)
            for start in range(turn * each, len(fine) - 1, each * len(sharers)):
                brush.line(fine[start : start + each + 1], colour, _LINE)
    last, marked = path[-1], path[0]
    for number, point in enumerate(path[1:-1], 1):
        if math.dist(point, marked) >= _EVERY and math.dist(point, last) >= _EVERY / 2:
            sharers = sharing[points[number - 1], points[number]]
            if number % len(sharers) == sharers.index(index):
                paint_mark(brush, curve.look, point, MARK * 0.72)
            marked = point


def _moved(point: Point) -> Point:
    """A point of the plot as one of its sprite."""
    return point[0] + AROUND, point[1] + AROUND


def _along(points: Sequence[Point], apart: float) -> list[Point]:
    """Points on a path at this distance from each other, from its beginning on."""
    found = list(points[:1])
    left = apart
    for start, end in pairwise(points):
        length = math.dist(start, end)
        gone = left
        while gone <= length:
            share = gone / length
            found.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            gone += apart
        left = gone - length
    return found

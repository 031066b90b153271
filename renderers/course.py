"""The course of a match: how each player stood after each turn, and the turn that decided."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
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
from renderers.lettering import fitted, legible, text_width
from renderers.numbers import number_text

_SCALE: Final = 96  # what the numbers of the points take at least
_NAMES: Final = 288  # what the labels at the ends of the lines take
_ABOVE: Final = 75  # with the label of the turning point
_PLOT: Final = CARD - _ABOVE - BELOW
_ROOM: Final = _NAMES - AROUND - LEAD - 9
_LABEL: Final = 77
_EVERY: Final = 61  # the least distance between two marks of a line
_LINE: Final = 5
_DASH: Final = 14
_FLATTEST: Final = 8  # the least range of points that a plot covers


@dataclass(frozen=True)
class Line:
    """How a player stood at the start and after each turn; None from when the player left.

    ending: how it ended for the player, in a word or two.
    """

    label: str
    points: tuple[float | None, ...]
    ending: str


@dataclass(frozen=True)
class Course:
    """A match of at most as many players as there are LOOKS; each line has the look of its place.

    turning: the turn that decided, if one did, and what it is called.  unit: what is counted from left to
    right.  note: what the points are.
    """

    title: str
    lines: tuple[Line, ...]
    turning: int | None
    turning_label: str
    unit: str
    note: str


def draw_course(scene: Course) -> bytes:
    """PNG bytes of the course of a match."""
    picture = Picture(theme.WIDTH, HEAD + CARD + theme.MARGIN, theme.TABLE)
    title = fitted(legible(scene.title), theme.LARGE, INNER)
    write(picture, (theme.WIDTH // 2, HEAD // 2), title, theme.LARGE, theme.IVORY, theme.TABLE, "middle")
    picture.paste(card(INNER, CARD), (theme.MARGIN, HEAD))
    _draw_plot(picture, HEAD + _ABOVE, scene)
    note = fitted(scene.note, theme.SMALL, INNER - 35)
    write_soft(picture, (theme.WIDTH // 2, HEAD + CARD - 31), note, "middle")
    return picture.encode([HEAD])


def _draw_plot(picture: Picture, top: int, scene: Course) -> None:
    """Draw the plot, which begins at `top`, with its numbers and labels."""
    every = [points for line in scene.lines for points in line.points if points is not None]
    rows = scale(math.floor(min(every)), math.ceil(max(every)), _FLATTEST)
    widest = max(text_width(number_text(points), theme.SMALL, theme.REGULAR) for points in rows)
    # The numbers keep off the rim of the card.
    room = max(_SCALE, math.ceil(widest) + AROUND + 3 + 12)
    left, width, height = theme.MARGIN + room, INNER - room - _NAMES, _PLOT
    turns = max(1, *(len(line.points) - 1 for line in scene.lines))

    def place(turn: int, points: float) -> Point:
        x = width * turn / turns
        return x + AROUND, height * (rows[-1] - points) / (rows[-1] - rows[0]) + AROUND

    paths = [
        [place(turn, points) for turn, points in enumerate(line.points) if points is not None]
        for line in scene.lines
    ]
    # Labels are in the order of the ends of their lines, from top to bottom.
    order = sorted((number for number, path in enumerate(paths) if path), key=lambda each: paths[each][-1][1])
    ends = [paths[number][-1] for number in order]
    labels = spread([y for _, y in ends], _LABEL, _LABEL / 2 - 17, height + AROUND - 9)

    def paint(brush: Brush) -> None:
        for points in rows:
            _, y = place(0, points)
            brush.box(AROUND, y - 1.5, width + AROUND, y + 1.5, theme.IVORY_LINE)
        if scene.turning is not None:
            _paint_dashes(brush, place(scene.turning, 0)[0], height + 2 * AROUND)
        for end, label in zip(ends, labels, strict=True):
            lead = [end, (width + 1.5 * AROUND, end[1]), (width + 2 * AROUND + LEAD - 5, label)]
            brush.line(lead, theme.IVORY_EDGE, 3)
        for number, path in enumerate(paths):
            _paint_line(brush, number, path)
        for number, (x, y) in zip(order, ends, strict=True):
            paint_mark(brush, number, (x, y), MARK)

    size = width + 2 * AROUND + LEAD, height + 2 * AROUND
    picture.paste(sprite(*size, theme.IVORY, paint), (left - AROUND, top - AROUND))
    for points in rows:
        y = top - AROUND + round(place(0, points)[1])
        write_soft(picture, (left - AROUND - 3, y), number_text(points), "right")
    below = top + height + AROUND + 21
    for turn in range(0, turns + 1, round_step(turns, 6)):
        write_soft(picture, (left + round(width * turn / turns), below), number_text(turn), "middle")
    start = left + width + AROUND + LEAD
    write_soft(picture, (start, below), fitted(scene.unit, theme.SMALL, _ROOM), "left")
    if scene.turning is not None:
        label = fitted(scene.turning_label, theme.SMALL, 2 * min(width // 2, 262))
        x = left + round(width * scene.turning / turns)
        # Not beyond the card.
        half = math.ceil(text_width(label, theme.SMALL, theme.REGULAR) / 2)
        x = min(max(x, left + half - room + 21), left + width + _NAMES - half - 21)
        write_soft(picture, (x, top - AROUND - 24), label, "middle")
    for number, label_y in zip(order, labels, strict=True):
        _draw_label(picture, (start, top - AROUND + round(label_y)), number, scene.lines[number])


def _draw_label(picture: Picture, at: tuple[int, int], number: int, line: Line) -> None:
    """The mark of a line with the player's name, and below how it ended; `at` is the left middle."""
    x, y = at
    picture.paste(mark_sprite(number), (x, y - 18 - MARK - 3))
    name = fitted(line.label, theme.SMALL, _ROOM - 2 * MARK - 16)
    write(picture, (x + 2 * MARK + 16, y - 18), name, theme.SMALL, theme.INK, theme.IVORY)
    write_soft(picture, (x + 2 * MARK + 16, y + 18), fitted(line.ending, theme.SMALL, _ROOM - 40), "left")


def _paint_dashes(brush: Brush, x: float, height: float) -> None:
    """The line of the turning point, from top to bottom."""
    for start in range(0, round(height), 2 * _DASH):
        brush.box(x - 2.5, start, x + 2.5, min(height, start + _DASH), theme.INK_SOFT)


def _paint_line(brush: Brush, number: int, path: Sequence[Point]) -> None:
    """The line of a player with its marks, all but the one at its end."""
    if not path:
        return
    if len(path) > 1:
        brush.line(path, LOOKS[number % len(LOOKS)], _LINE)
    marked, last = path[0], path[-1]
    for point in path[1:-1]:
        if math.dist(point, marked) >= _EVERY and math.dist(point, last) >= _EVERY / 2:
            paint_mark(brush, number, point, MARK * 0.72)
            marked = point

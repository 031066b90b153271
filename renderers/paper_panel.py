"""A player of Paper World at the table: a card with name and score, the landscape, and what else counts.

A cell is 0 to 24, row by row from A1 to E5.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from renderers import marks, paper_cards, players, theme
from renderers.badges import draw_badge
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, ink, sprite, write, written
from renderers.lettering import text_width
from renderers.marks import Age
from renderers.numbers import number_text, signed_text
from renderers.paper_cards import State

SIDE: Final = 5
ACROSS: Final = 3
WIDTH: Final = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
_COLUMNS: Final = "ABCDE"
_EDGE: Final = 9
_FRAME: Final = 31  # width of the coordinates beside the cells
_LABEL: Final = 26  # of it, what the coordinates themselves take
_RIM: Final = 3  # and the rim round the cells
_BESIDE: Final = 372  # side of a landscape's sheet where the counts stand beside it
_BELOW: Final = WIDTH - 2 * _EDGE  # and where they stand below it
_COUNTS: Final = 56
_SIGN: Final = 28
_COLUMNS_BELOW: Final = (2, 105, 187, 268, 350)  # where the counts below a landscape begin
_APART: Final = 9  # two counts there, at least
_KINDS: Final = 5  # of counts
_BESIDE_ABOVE: Final = 9  # what the frame round a count beside its sign reaches above that
_BESIDE_FRAME: Final = 49  # height of that frame
_BELOW_FRAME: Final = (58, 76)  # that round a count below its sign
_LOWEST_BAND: Final = 17


TOKEN_POINTS: Final = 2
"""What the scissors token is worth."""


@dataclass(frozen=True)
class Landscape:
    """One player and what lies before them.

    `tops` has the top card of each of the 25 cells. `total` is `stars` and `goals` (points), and TOKEN_POINTS
    where the scissors token lies on a cell, `token`, less the cards in `hand` and `discards`. `recent`,
    `preview` and `targets` are cells: placed last, only shown, possible; `earlier` are those of the turns
    before the last one, the newest turn first. `numbers` are cells with a number each. `took` is how long
    ago cards came into the hand, if a mark is to show it.
    `extent` are the cells that there is to be room for, where not all within reach are shown.
    """

    letter: str
    name: str
    tops: tuple[str, ...]
    stars: int
    goals: int
    hand: int
    discards: int
    total: int
    token: int | None = None
    recent: tuple[int, ...] = ()
    earlier: tuple[tuple[int, ...], ...] = ()
    preview: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    numbers: tuple[tuple[int, int], ...] = ()
    took: Age | None = None
    to_move: bool = False
    left: bool = False
    place: int | None = None
    extent: tuple[int, ...] = ()


def height_of(count: int) -> int:
    """Height of a panel in pixels where `count` players are at the table."""
    return players.HEAD + 7 + _sheet_side(count) + _EDGE + (_COUNTS if count <= 2 else 0)


def sizes(count: int) -> list[int]:
    """The sides of cells that the landscapes of `count` players may have."""
    return [_cell_size(_sheet_side(count), across, across) for across in range(ACROSS, SIDE + 1)]


def place_of(landscape: Landscape, at: tuple[int, int], count: int, cell: int) -> tuple[int, int, int] | None:
    """Left, top and side in pixels of a cell in a panel at `at`; None where out of reach."""
    columns, rows = _reachable(landscape)
    if cell % SIDE not in columns or cell // SIDE not in rows:
        return None
    sheet = _sheet_side(count)
    size = _cell_size(sheet, len(columns), len(rows))
    left = at[0] + _EDGE + (sheet - size * len(columns)) // 2 + (cell % SIDE - columns.start) * size
    top = at[1] + players.HEAD + 7 + (sheet - size * len(rows)) // 2 + (cell // SIDE - rows.start) * size
    return left, top, size


def cuts(top: int, count: int, landscapes: Sequence[Landscape]) -> list[int]:
    """Rows that part what changes at different times in panels side by side, at `top`."""
    sheet, start = _sheet_side(count), top + players.HEAD_END
    if count <= 2:
        edges = {start + 4 + sheet + 4, start + 4 + sheet + _COUNTS}
    else:
        edges = {start + 4 + step * sheet // _KINDS for step in range(_KINDS + 1)}
    for landscape in landscapes:
        columns, rows = _reachable(landscape)
        size = _cell_size(sheet, len(columns), len(rows))
        first = start + 4 + (sheet - size * len(rows)) // 2
        edges |= {first + row * size for row in range(len(rows) + 1)}
    found = [top, start]
    for edge in sorted(edges):
        if edge >= found[-1] + _LOWEST_BAND:
            found.append(edge)
    return found


def draw_panel(picture: Picture, at: tuple[int, int], count: int, landscape: Landscape) -> None:
    """Draw a panel, WIDTH wide; counts stand below the landscape of one or two players, else beside it."""
    x, y = at
    total = number_text(landscape.total)
    size = (WIDTH, height_of(count))
    room = round(text_width(total, 42)) + 17
    ground = players.draw_blank_card(
        picture, at, size, landscape.letter, landscape.name,
        landscape.to_move, landscape.left, landscape.place, room,
    )  # fmt: skip
    end = (x + WIDTH - 17, y + players.HEAD_MIDDLE)
    write(picture, end, total, 42, theme.INK, ground, "right")
    picture.fleet(y, y + players.HEAD_END)
    sheet = _sheet_side(count)
    start = (x + _EDGE, y + players.HEAD + 7)
    columns, rows = _reachable(landscape)
    _draw_bare_landscape(picture, start, sheet, columns, rows)
    _draw_cells(picture, start, sheet, landscape)
    for cell, number in landscape.numbers:
        place = place_of(landscape, at, count, cell)
        assert place is not None, "what is numbered is within reach"
        left, top, side = place
        # Below what the card shows in its upper corners, its value and its scissors.
        draw_badge(picture, (left + side - 9, top + side - 9), number)
    parts = (
        ("star", landscape.stars, None),
        ("goal", landscape.goals, None),
        ("token", 0 if landscape.token is None else TOKEN_POINTS, None),
        ("hand", -landscape.hand, landscape.took),
        ("discard", -landscape.discards, None),
    )
    free = 0
    for index, (kind, points, age) in enumerate(parts):
        if count <= 2:
            left, top = max(free, _COLUMNS_BELOW[index]), start[1] + sheet + (_COUNTS - 2 - _SIGN) // 2 + 3
            _draw_part(picture, (start[0] + left, top), kind, points, age, beside=True)
            free = left + _part_width(points) + _APART
        else:
            top = start[1] + index * sheet // _KINDS
            _draw_part(picture, (start[0] + sheet, top), kind, points, age, beside=False)


def _draw_part(
    picture: Picture, at: tuple[int, int], kind: str, points: int, age: Age | None, beside: bool
) -> None:
    """A part of the total: what it is for, with its points beside or below."""
    x, y = at
    if beside:
        top = y - _BESIDE_ABOVE
        picture.strip(top, top + _BESIDE_FRAME, _draw_beside, x, kind, points, age)
    else:
        picture.strip(y, y + _BELOW_FRAME[1], _draw_below, x, kind, points, age)


def _draw_beside(picture: Picture, x: int, kind: str, points: int, age: Age | None) -> None:
    y = _BESIDE_ABOVE
    if age:
        picture.paste(_count_frame(_part_width(points) + 14, _BESIDE_FRAME, age), (x - 7, 0))
    picture.paste(paper_cards.sign(kind, _SIGN, theme.IVORY), (x, y))
    at = (x + _SIGN + 3, y + _SIGN // 2)
    write(picture, at, signed_text(points), theme.SMALL, theme.INK, theme.IVORY)


def _draw_below(picture: Picture, x: int, kind: str, points: int, age: Age | None) -> None:
    middle = x + (WIDTH - _EDGE - _BESIDE - 5) // 2
    if age:
        picture.paste(_count_frame(*_BELOW_FRAME, age), (middle - _BELOW_FRAME[0] // 2, 0))
    picture.paste(paper_cards.sign(kind, _SIGN, theme.IVORY), (middle - _SIGN // 2, 7))
    write(picture, (middle, 55), signed_text(points), theme.SMALL, theme.INK, theme.IVORY, "middle")


def _part_width(points: int) -> int:
    """Width of a part whose points stand beside its sign."""
    return _SIGN + 3 + math.ceil(text_width(signed_text(points), theme.SMALL))


def _draw_cells(picture: Picture, start: tuple[int, int], sheet: int, landscape: Landscape) -> None:
    columns, rows = _reachable(landscape)
    size = _cell_size(sheet, len(columns), len(rows))
    left = start[0] + (sheet - size * len(columns)) // 2
    top = start[1] + (sheet - size * len(rows)) // 2
    states = _states(landscape)
    for row in rows:
        cards: list[tuple[int, str, State, bool]] = []
        free: list[int] = []
        for column in columns:
            cell, x = row * SIDE + column, left + (column - columns.start) * size
            if face := landscape.tops[cell]:
                cards.append((x, face, states.get(cell, "laid"), cell == landscape.token))
            elif cell in landscape.targets:
                free.append(x)
        if cards or free:
            picture.strip(top, top + size, _draw_row, size, cards, free)
        top += size


def _draw_row(
    picture: Picture, size: int, cards: list[tuple[int, str, State, bool]], free: list[int]
) -> None:
    """Cards, each with its left side, how it looks, and whether the token is on it; and free cells."""
    for x, face, state, token in cards:
        picture.paste(paper_cards.card(size, face, state, token, paper_cards.CLOTH), (x, 0))
    for x in free:
        picture.paste(paper_cards.empty(size, True), (x, 0))


def _states(landscape: Landscape) -> dict[int, State]:
    """How the cards are shown that do not just lie there."""
    states: dict[int, State] = {**marks.ages(landscape.recent, landscape.earlier)}
    states |= dict.fromkeys(landscape.targets, "target")
    return states | dict.fromkeys(landscape.preview, "preview")


def _reachable(landscape: Landscape) -> tuple[range, range]:
    """Columns and rows that may still belong to the landscape's 3 x 3; previews do not narrow them."""
    cells = [c for c, card in enumerate(landscape.tops) if card and c not in landscape.preview]
    return _around(frozenset((*cells, *landscape.extent)))


@lru_cache(maxsize=4096)
def _around(cells: frozenset[int]) -> tuple[range, range]:
    """The columns and rows that these cells leave within reach."""
    ranges = []
    for lines in ({cell % SIDE for cell in cells}, {cell // SIDE for cell in cells}):
        low, high = (min(lines), max(lines)) if lines else (SIDE // 2, SIDE // 2)
        # An extent can be wider than a landscape may become, as cards in it were taken back.
        first, last = min(low, high - ACROSS + 1), max(high, low + ACROSS - 1)
        ranges.append(range(max(0, first), min(SIDE, last + 1)))
    return ranges[0], ranges[1]


def _sheet_side(count: int) -> int:
    return _BELOW if count <= 2 else _BESIDE


def _cell_size(sheet: int, columns: int, rows: int) -> int:
    return (sheet - 2 * _FRAME) // max(columns, rows)


def _draw_bare_landscape(
    picture: Picture, at: tuple[int, int], sheet: int, columns: range, rows: range
) -> None:
    """Draw the paper that a landscape grows on, with the coordinates of the cells that it may reach.

    In parts, as whole papers with all that may be within reach would take much to keep.
    """
    size = _cell_size(sheet, len(columns), len(rows))
    width, height = size * len(columns), size * len(rows)
    left, top = (sheet - width) // 2, (sheet - height) // 2
    picture.paste(_paper(sheet), at)
    picture.paste(_bed(size, len(columns), len(rows)), (at[0] + left - _RIM, at[1] + top - _RIM))
    letters, numbers = tuple(_COLUMNS[column] for column in columns), tuple(str(row + 1) for row in rows)
    beside = _RIM + _LABEL // 2
    for y in (top - beside, top + height + beside):
        picture.paste(_labels(letters, size, (left, y), True), (at[0] + left, at[1] + y - _LABEL // 2))
    for x in (left - beside, left + width + beside):
        picture.paste(_labels(numbers, size, (x, top), False), (at[0] + x - _LABEL // 2, at[1] + top))


@cached
def _paper(side: int) -> Sprite:
    return sprite(side, side, theme.IVORY, lambda brush: brush.box(0, 0, side, side, theme.KRAFT, 10))


@cached
def _bed(size: int, columns: int, rows: int) -> Sprite:
    """Free cells of this size on moss, which has a rim of that on each side."""
    width, height = size * columns + 2 * _RIM, size * rows + 2 * _RIM
    drawn = sprite(width, height, theme.KRAFT, lambda brush: brush.box(0, 0, width, height, theme.MOSS, _RIM))
    bare = paper_cards.empty(size)
    for row in range(rows):
        for column in range(columns):
            drawn.paste(bare, (_RIM + column * size, _RIM + row * size))
    return drawn


@cached
def _labels(labels: tuple[str, ...], size: int, start: tuple[int, int], across: bool) -> Sprite:
    """The coordinates along one side of cells of this size, side by side or one below the other.

    start: where the first cell begins in the paper, and the middle of the strip that this is.
    """
    length, half = size * len(labels), _LABEL // 2
    drawn = Sprite(Image.new("L", (length, _LABEL) if across else (_LABEL, length), ink(theme.KRAFT)))
    origin = (start[0], start[1] - half) if across else (start[0] - half, start[1])
    for index, label in enumerate(labels):
        along = index * size + size // 2
        at = (start[0] + along, start[1]) if across else (start[0], start[1] + along)
        text, (x, y) = written(at, label, theme.SMALL, theme.INK, theme.KRAFT, "middle")
        drawn.paste(text, (x - origin[0], y - origin[1]))
    return drawn


@cached
def _count_frame(width: int, height: int, age: Age) -> Sprite:
    """The frame round a count that changed in one of the last turns."""
    line = round(5 * marks.SHARES[age])

    def paint(brush: Brush) -> None:
        brush.box(0, 0, width, height, marks.GOLDS[age], 10)
        brush.box(line, line, width - line, height - line, theme.IVORY, 7)

    return sprite(width, height, theme.IVORY, paint)

"""A player of Paper World at the table: a card with name and score, the landscape, and what else counts.

A cell is 0 to 24, row by row from A1 to E5.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers import marks, paper_cards, players, theme
from renderers.badges import draw_badge
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.lettering import text_width
from renderers.marks import Age
from renderers.numbers import number_text
from renderers.paper_cards import State

SIDE: Final = 5
ACROSS: Final = 3
WIDTH: Final = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
_COLUMNS: Final = "ABCDE"
_EDGE: Final = 9
_FRAME: Final = 31  # width of the coordinates beside the cells
_RIM: Final = 3  # of it, the rim round the cells
_BESIDE: Final = _RIM + 13  # and from the cells to the middle of the coordinates
_ACROSS: Final = WIDTH - 2 * _EDGE  # the sheet of a landscape
_LOW: Final = 372  # its height where four share the table
_CORNER: Final = 10  # its rounding
_COUNTS: Final = 46  # height of what the total is made of, between the head and the sheet
_INSET: Final = 8  # where that begins and ends on the sheet
_SIGN: Final = 28
_COUNT_FRAME: Final = 42  # height of the frame round a count
_SHEET: Final = players.HEAD_END + _COUNTS  # where the sheet begins
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
    return _SHEET + _sheet_height(count) + _EDGE


def sizes(count: int) -> list[int]:
    """The sides of cells that the landscapes of `count` players may have."""
    return [_cell_size(_sheet_height(count), across, across) for across in range(ACROSS, SIDE + 1)]


def place_of(landscape: Landscape, at: tuple[int, int], count: int, cell: int) -> tuple[int, int, int] | None:
    """Left, top and side in pixels of a cell in a panel at `at`; None where out of reach."""
    columns, rows = _reachable(landscape)
    if cell % SIDE not in columns or cell // SIDE not in rows:
        return None
    size, (left, top) = _bed_at(at, count, len(columns), len(rows))
    return left + (cell % SIDE - columns.start) * size, top + (cell // SIDE - rows.start) * size, size


def cuts(top: int, count: int, landscapes: Sequence[Landscape]) -> list[int]:
    """Rows that part what changes at different times in panels side by side, at `top`."""
    edges = set()
    for landscape in landscapes:
        columns, rows = _reachable(landscape)
        size, (_, first) = _bed_at((0, top), count, len(columns), len(rows))
        edges |= {first + row * size for row in range(len(rows) + 1)}
    found = [top, top + players.HEAD_END, top + _SHEET]
    for edge in sorted(edges):
        if edge >= found[-1] + _LOWEST_BAND:
            found.append(edge)
    return found


def draw_panel(picture: Picture, at: tuple[int, int], count: int, landscape: Landscape) -> None:
    """Draw a panel, WIDTH wide: the total in its head, below it what that is made of, and the landscape."""
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
    parts = (
        ("star", landscape.stars),
        ("goal", landscape.goals),
        ("token", 0 if landscape.token is None else TOKEN_POINTS),
        ("hand", -landscape.hand),
        ("discard", -landscape.discards),
    )
    picture.strip(y + players.HEAD_END, y + _SHEET, _draw_counts, x + _EDGE, parts, landscape.took)
    picture.fleet(y, y + _SHEET)
    _draw_landscape(picture, at, count, landscape)
    for index, number in landscape.numbers:
        place = place_of(landscape, at, count, index)
        assert place is not None, "what is numbered is within reach"
        left, top, side = place
        # Below what the card shows in its upper corners, its value and its scissors.
        draw_badge(picture, (left + side - 9, top + side - 9), number)


def _draw_counts(picture: Picture, x: int, parts: tuple[tuple[str, int], ...], took: Age | None) -> None:
    """What a total is made of, side by side with equal gaps, on a strip of _COUNTS rows."""
    for (kind, points), left, width in zip(parts, *_spread(parts), strict=True):
        if kind == "hand" and took:
            frame = _count_frame(width + 2 * _INSET - 2, took)
            picture.paste(frame, (x + left - _INSET + 1, (_COUNTS - _COUNT_FRAME) // 2))
        picture.paste(paper_cards.sign(kind, _SIGN, theme.IVORY), (x + left, (_COUNTS - _SIGN) // 2))
        at = (x + left + _SIGN + 3, _COUNTS // 2)
        write(picture, at, number_text(points), theme.SMALL, theme.INK, theme.IVORY)


def _spread(parts: Sequence[tuple[str, int]]) -> tuple[list[int], list[int]]:
    """Where each part of a total begins on the sheet, and how wide it is."""
    widths = [_SIGN + 3 + math.ceil(text_width(number_text(points), theme.SMALL)) for _, points in parts]
    gap = (_ACROSS - 2 * _INSET - sum(widths)) / (len(parts) - 1)
    return [_INSET + round(index * gap) + sum(widths[:index]) for index in range(len(parts))], widths


def _draw_landscape(picture: Picture, at: tuple[int, int], count: int, landscape: Landscape) -> None:
    """Draw the paper that a landscape grows on, row by row, as a turn changes one or two of them."""
    columns, rows = _reachable(landscape)
    size, (left, top) = _bed_at(at, count, len(columns), len(rows))
    states, x = _states(landscape), at[0] + _EDGE
    letters = _COLUMNS[columns.start : columns.stop]
    begin, end = at[1] + _SHEET, at[1] + _SHEET + _sheet_height(count)
    picture.strip(begin, top, _draw_end, x, left, size, letters, top - begin, True)
    for row in rows:
        cells: list[_Cell | None] = []
        for cell in range(row * SIDE + columns.start, row * SIDE + columns.stop):
            face, state = landscape.tops[cell], states.get(cell)
            cells.append((face, state or "laid", cell == landscape.token) if face or state else None)
        picture.strip(top, top + size, _draw_row, x, left, size, row + 1, cells)
        if any(cell and marks.is_fleeting(cell[1]) for cell in cells):
            picture.fleet(top, top + size)
        top += size
    picture.strip(top, end, _draw_end, x, left, size, letters, end - top, False)


_Cell = tuple[str, State, bool]
"""A card, "" for none, how it looks, and whether the token is on it."""


def _draw_row(
    picture: Picture, x: int, left: int, size: int, number: int, cells: Sequence[_Cell | None]
) -> None:
    """A row of cells of a landscape, the first at `left`, on paper that begins at `x`."""
    right = left + size * len(cells)
    picture.fill(theme.KRAFT, (x, 0, x + _ACROSS, size))
    picture.fill(theme.MOSS, (left - _RIM, 0, right + _RIM, size))
    for middle in (left - _BESIDE, right + _BESIDE):
        write(picture, (middle, size // 2), str(number), theme.SMALL, theme.INK, theme.KRAFT, "middle")
    for index, cell in enumerate(cells):
        at = (left + index * size, 0)
        match cell:
            case None:
                picture.paste(paper_cards.empty(size), at)
            case ("", _, _):
                picture.paste(paper_cards.empty(size, True), at)
            case (face, state, token):
                paper_cards.draw_card(picture, at, size, face, state, token, paper_cards.CLOTH)


def _draw_end(picture: Picture, x: int, left: int, size: int, letters: str, height: int, upper: bool) -> None:
    """What is above or below the rows of a landscape: the paper's end, its letters, the rim of the cells."""
    picture.fill(theme.KRAFT, (x, 0, x + _ACROSS, height))
    picture.paste(_end_of_paper(upper), (x, 0 if upper else height - _CORNER))
    rim = height - _RIM if upper else 0
    picture.fill(theme.MOSS, (left - _RIM, rim, left + size * len(letters) + _RIM, rim + _RIM))
    middle = height - _BESIDE if upper else _BESIDE
    for index, letter in enumerate(letters):
        at = (left + index * size + size // 2, middle)
        write(picture, at, letter, theme.SMALL, theme.INK, theme.KRAFT, "middle")


@cached
def _end_of_paper(upper: bool) -> Sprite:
    """The rows of a paper with its upper or its lower corners."""
    top = 0 if upper else -_CORNER

    def paint(brush: Brush) -> None:
        brush.box(0, top, _ACROSS, top + 2 * _CORNER, theme.KRAFT, _CORNER)

    return sprite(_ACROSS, _CORNER, theme.IVORY, paint)


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


def _sheet_height(count: int) -> int:
    return _ACROSS if count <= 2 else _LOW


def _bed_at(panel: tuple[int, int], count: int, columns: int, rows: int) -> tuple[int, tuple[int, int]]:
    """The size of each of so many cells in a panel, and where the first of them begins."""
    height = _sheet_height(count)
    size = _cell_size(height, columns, rows)
    left, top = (_ACROSS - size * columns) // 2, (height - size * rows) // 2
    return size, (panel[0] + _EDGE + left, panel[1] + _SHEET + top)


def _cell_size(height: int, columns: int, rows: int) -> int:
    return (height - 2 * _FRAME) // max(columns, rows)


@cached
def _count_frame(width: int, age: Age) -> Sprite:
    """The frame round a count that changed in one of the last turns."""
    line = round(5 * marks.SHARES[age])

    def paint(brush: Brush) -> None:
        brush.box(0, 0, width, _COUNT_FRAME, marks.GOLDS[age], 10)
        brush.box(line, line, width - line, _COUNT_FRAME - line, theme.IVORY, 7)

    return sprite(width, _COUNT_FRAME, theme.IVORY, paint)

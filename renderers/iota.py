"""The pictures of Iota. The scenes say all that is drawn; this module knows no rules.

A cell is a number, row * columns + column, of a table as large as the scene has labels. Only the part in
use is drawn, and cards get smaller in steps as it grows (see `ladder`).
"""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from renderers import iota_cards, ladder, points, supply, theme
from renderers.badges import draw_badge
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.iota_cards import WILD, State, Use
from renderers.lettering import text_width
from renderers.marks import ages
from renderers.points import Player
from renderers.seats import Emblem

__all__ = [
    "EMBLEM", "Board", "Hand", "Laid", "Player", "Window",
    "draw_board", "draw_hand", "place_of", "window",
]  # fmt: skip

Laid = tuple[str, int]
"""A card ("rc2", see iota_cards) and its cell."""

_FRAME: Final = 49  # width of the slate that carries the coordinates
_BOARD: Final = theme.WIDTH - 2 * theme.MARGIN
_WIDE: Final = _BOARD - 2 * _FRAME
_HIGH: Final = 940  # with the cards of four players the picture is 1310 high
_LEAST: Final = 506  # high enough that the picture is not wider than 4:3
_FEWEST: Final = 7
"""Columns that are shown at least; cards would get too large."""

_ROUND: Final = 23


@dataclass(frozen=True)
class Board:
    """The table as everybody may see it.

    columns, rows: the labels of all columns and rows that there are, from the left and from the top.
    cards: the cards on the table, each with its cell. `recent` are the cells of the last turn's cards,
    `earlier` those of the turns before, the newest turn first.
    preview: cards that are only shown, on free cells or in place of others.
    targets: cells where a card may go; with a card on it, one that may be taken.
    unfinished: cells where a card may go only if another one follows.
    pile: how many cards are left to draw.
    extent: cells to make room for, whether or not a card lies on them.
    numbered: groups of cells; each has the next number, from 1, at the corner of its cells.
    zoomed: leaves out what is far from targets, unfinished cells and previews.
    """

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cards: tuple[Laid, ...]
    players: tuple[Player, ...]
    pile: int
    recent: tuple[int, ...] = ()
    earlier: tuple[tuple[int, ...], ...] = ()
    preview: tuple[Laid, ...] = ()
    targets: tuple[int, ...] = ()
    unfinished: tuple[int, ...] = ()
    extent: tuple[int, ...] = ()
    numbered: tuple[tuple[int, ...], ...] = ()
    zoomed: bool = False


@dataclass(frozen=True)
class Hand:
    """Up to six cards of one player; `chosen` and `used` (spent in this turn) are slots, from 0."""

    cards: tuple[str, ...]
    chosen: tuple[int, ...] = ()
    used: tuple[int, ...] = ()


@dataclass(frozen=True)
class Window:
    """The part of the table that is drawn: its first column and row, how many of each, the side of a cell."""

    column: int
    row: int
    columns: int
    rows: int
    size: int

    @property
    def left(self) -> int:
        """Where the first column begins in the picture."""
        return (theme.WIDTH - self.columns * self.size) // 2

    @property
    def top(self) -> int:
        """Where the first row begins in the picture."""
        return theme.MARGIN + _FRAME

    def row_at(self, row: int) -> tuple[int, int]:
        """Where a row of the table begins and ends in the picture."""
        top = self.top + (row - self.row) * self.size
        return top, top + self.size

    def shows(self, row: int, column: int) -> bool:
        """Whether the cell in this row and column is drawn."""
        return 0 <= row - self.row < self.rows and 0 <= column - self.column < self.columns


def window(scene: Board) -> Window:
    """All cards and marked cells with a free cell around them, and whatever else there is room for."""
    wide, high = len(scene.columns), len(scene.rows)
    cells = [*scene.targets, *scene.unfinished, *(cell for _, cell in scene.preview)]
    if not scene.zoomed or not cells:
        cells += [*(cell for _, cell in scene.cards), *scene.extent]
    middle = high // 2 * wide + wide // 2
    downs, acrosses = zip(*(divmod(cell, wide) for cell in cells or [middle]), strict=True)
    columns = max(acrosses) - min(acrosses) + 3
    rows = max(downs) - min(downs) + 3
    size = _WIDE // ladder.columns(max(columns, _FEWEST), _WIDE, _HIGH // rows)
    shown = min(wide, _WIDE // size)
    lines = min(high, max(rows, -(-_LEAST // size)))
    spare, start = max(0, shown - columns), min(acrosses) - 1
    column = ladder.first(start - spare, start, (wide - shown) // 2)
    # Extra rows are shared between both sides.
    row = min(downs) - 1 - (lines - rows) // 2
    return Window(max(0, min(column, wide - shown)), max(0, min(row, high - lines)), shown, lines, size)


def place_of(scene: Board, cell: int) -> tuple[int, int, int]:
    """Left, top and side in pixels of a cell in the picture of a scene."""
    part = window(scene)
    return (*_spot(scene, part, cell), part.size)


def draw_board(scene: Board) -> bytes:
    """PNG of the table with everybody's score and number of cards, 960 pixels wide."""
    part = window(scene)
    tall = part.rows * part.size + 2 * _FRAME
    below = theme.MARGIN + tall + supply.HEIGHT
    height = below + points.cards_height(len(scene.players)) + theme.MARGIN
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    # A card that is laid at the edge moves or resizes all others, and even so the picture is small enough.
    picture.fleet(0, height)
    _draw_frame(picture, part, tall)
    _write_coordinates(picture, scene, part)
    _draw_cells(picture, scene, part)
    supply.draw_supply(picture, theme.MARGIN + tall, _pile(), scene.pile)
    points.draw_cards(picture, below, scene.players)
    cards = points.cuts(below, len(scene.players))
    rows = [part.top + row * part.size for row in range(part.rows + 1)]
    return picture.encode([*rows, theme.MARGIN + tall, *cards])


@lru_cache(maxsize=32)  # shown a few times by whoever acts, and then hardly ever again
def draw_hand(scene: Hand) -> bytes:
    """PNG of a hand of up to six cards with the numbers of their slots, from 1."""
    size, gap, top = 136, 12, 32
    picture = Picture(theme.WIDTH, 273, theme.TABLE)
    picture.paste(_holder(), (theme.MARGIN, theme.MARGIN))
    left = (theme.WIDTH - len(scene.cards) * (size + gap) + gap) // 2
    for slot, face in enumerate(scene.cards):
        state: State = "used" if slot in scene.used else "recent" if slot in scene.chosen else "laid"
        x = left + slot * (size + gap)
        iota_cards.draw_card(picture, (x, top), size, face, state, lined=False)
        colour = {"used": theme.SLATE_LIGHT, "recent": theme.GOLD}.get(state, theme.IVORY)
        write(picture, (x + size // 2, 215), str(slot + 1), 49, colour, theme.SLATE, "middle")
    picture.fleet(0, picture.height)
    return picture.encode([top, top + size])


def _paint_emblem(picture: Picture) -> None:
    size, faces = 98, ("rc1", "gs2", "bt3", "yx4", WILD)
    left = (theme.WIDTH - len(faces) * size) // 2
    for index, face in enumerate(faces):
        iota_cards.draw_card(picture, (left + index * size, 103), size, face, "laid")


EMBLEM: Final = Emblem(218, _paint_emblem)
"""Above the seats of a lobby."""


def _spot(scene: Board, part: Window, cell: int) -> tuple[int, int]:
    row, column = divmod(cell, len(scene.columns))
    return part.left + (column - part.column) * part.size, part.top + (row - part.row) * part.size


def _draw_cells(picture: Picture, scene: Board, part: Window) -> None:
    marked, targets = ages(scene.recent, scene.earlier), set(scene.targets)
    states: dict[int, tuple[str, State]] = {
        cell: (face, "target" if cell in targets else marked.get(cell, "laid")) for face, cell in scene.cards
    }
    states.update({cell: (face, "preview") for face, cell in scene.preview})
    uses: dict[int, Use] = {
        **dict.fromkeys(scene.unfinished, "unfinished"),
        **dict.fromkeys(targets, "target"),
    }
    wide = len(scene.columns)
    free: defaultdict[int, list[tuple[int, Use]]] = defaultdict(list)
    laid: defaultdict[int, list[tuple[int, str, State]]] = defaultdict(list)
    for cell, use in uses.items():
        if cell not in states:
            free[cell // wide].append((cell % wide - part.column, use))
    for cell, (face, state) in states.items():
        row, column = divmod(cell, wide)
        if not scene.zoomed or part.shows(row, column):
            laid[row].append((column - part.column, face, state))
    for row in free.keys() | laid.keys():
        picture.strip(*part.row_at(row), _draw_row, part.left, part.size, free[row], sorted(laid[row]))
    for number, cells in enumerate(scene.numbered, 1):
        for cell in cells:
            left, top = _spot(scene, part, cell)
            draw_badge(picture, (left + part.size // 2, top + 5), number)


def _draw_row(
    picture: Picture,
    left: int,
    size: int,
    free: list[tuple[int, Use]],
    laid: list[tuple[int, str, State]],
) -> None:
    """The marked free cells and the cards of a row, each with its column from the first one shown."""
    for column, use in free:
        picture.paste(iota_cards.free(size, use), (left + column * size, 0))
    for column, face, state in laid:
        iota_cards.draw_card(picture, (left + column * size, 0), size, face, state)


def _write_coordinates(picture: Picture, scene: Board, part: Window) -> None:
    """Labels on all sides; if they would touch, only every second or third one.

    They are counted from the border of the table, so that they stay in place while it grows.
    """
    columns = range(part.column, part.column + part.columns)
    rows = range(part.row, part.row + part.rows)
    widest = max(text_width(scene.columns[column], theme.SMALL) for column in columns)
    every = -(-round(widest + 3) // part.size)
    labels = tuple(
        (part.left + (column - part.column) * part.size + part.size // 2, scene.columns[column])
        for column in columns[-part.column % every :: every]
    )
    half = _FRAME // 2
    for y in (theme.MARGIN + half, part.top + part.rows * part.size + half):
        picture.strip(y - half, y + half, _write_labels, labels)
    every = -(-28 // part.size)
    sides = theme.MARGIN + half, theme.WIDTH - theme.MARGIN - half
    for row in rows[-part.row % every :: every]:
        y = part.row_at(row)[0] + part.size // 2
        picture.strip(y - half, y + half, _write_labels, tuple((x, scene.rows[row]) for x in sides))


def _write_labels(picture: Picture, labels: tuple[tuple[int, str], ...]) -> None:
    """Labels side by side, each with its middle."""
    for x, label in labels:
        write(picture, (x, _FRAME // 2), label, theme.SMALL, theme.IVORY, theme.SLATE, "middle")


def _draw_frame(picture: Picture, part: Window, tall: int) -> None:
    """The cloth in its frame. Boards have too many sizes to keep; only the round corners are sprites."""
    left, top = theme.MARGIN, theme.MARGIN
    right, bottom = left + _BOARD, top + tall
    picture.fill(theme.SLATE_LIGHT, (left, top, right, bottom))
    picture.fill(theme.SLATE, (left + 3, top + 3, right - 3, bottom - 3))
    picture.paste(_rounded(False), (left, top))
    picture.paste(_rounded(True), (left, bottom - _ROUND))
    wide, high = part.columns * part.size, part.rows * part.size
    edge = (part.left - 4, part.top - 4, part.left + wide + 4, part.top + high + 4)
    picture.fill(theme.PLUM_DARK, edge)
    bare = _bare_row(part.size, part.columns)
    for y in range(part.top, part.top + high, part.size):
        picture.paste(bare, (part.left, y))


@cached
def _bare_row(size: int, columns: int) -> Sprite:
    """Free cells side by side."""
    row = Sprite(Image.new("L", (columns * size, size)))
    for column in range(columns):
        row.paste(iota_cards.free(size, None), (column * size, 0))
    return row


@cached
def _rounded(lower: bool) -> Sprite:
    """The upper or lower end of the frame."""
    start = -_ROUND if lower else 0

    def paint(brush: Brush) -> None:
        brush.box(0, start, _BOARD, start + 2 * _ROUND, theme.SLATE_LIGHT, _ROUND)
        brush.box(3, start + 3, _BOARD - 3, start + 2 * _ROUND - 3, theme.SLATE, _ROUND - 3)

    return sprite(_BOARD, _ROUND, theme.TABLE, paint)


@cached
def _pile() -> Sprite:
    """Cards, face down, one on the other."""
    wide, high, step = 16, 18, 3

    def paint(brush: Brush) -> None:
        for level in (2, 1, 0):
            left, top = level * step, (2 - level) * 2
            brush.box(left, top, left + wide, top + high, theme.IVORY, 3)
            brush.box(left + 2, top + 2, left + wide - 2, top + high - 2, theme.PLUM_LINE, 3)
        brush.ellipse((wide / 2, 4 + high / 2), 3.1, theme.IVORY)

    return sprite(supply.SIGN, supply.SIGN, theme.TABLE, paint)


@cached
def _holder() -> Sprite:
    def paint(brush: Brush) -> None:
        brush.box(0, 0, _BOARD, 241, theme.SLATE_LIGHT, 23)
        brush.box(3, 3, _BOARD - 3, 238, theme.SLATE, 20)
        brush.box(9, 9, _BOARD - 9, 159, theme.PLUM, 14)

    return sprite(_BOARD, 241, theme.TABLE, paint)

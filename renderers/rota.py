"""The pictures of Axio Rota. The scenes say all that is drawn; this module knows no rules.

A square is (x, y), x to the right and y downwards, from any origin; what is written beside a column or a row
comes with the scene. Corners are one of SYMBOLS or "_" for an empty one, clockwise from the top left.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from PIL import Image

from renderers import ladder, quarters, supply, theme, tracks
from renderers.badges import draw_badge
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, ink, sprite, write
from renderers.lettering import cap_height, text_width
from renderers.marks import ages
from renderers.quarters import CLOTH, Look
from renderers.seats import Emblem
from renderers.tracks import Track

__all__ = [
    "EMBLEM", "Board", "Corner", "Hand", "Tile", "Track", "Window",
    "draw_board", "draw_hand", "place_of", "window",
]  # fmt: skip

Square = tuple[int, int]
Corner = tuple[int, int, int]
"""A corner on the table: x and y of its square, and its number, clockwise from the top left."""

TOP: Final = 12
_START: Final = 2  # tiles side by side, from column 0 on, that a match begins with
_LEAST: Final = 6  # squares a side that are shown at least
_SIDE: Final = 64  # width of the wood beside the field, room for three digits
_RAIL: Final = 54  # height of the wood above and below it
_BOARD: Final = theme.WIDTH - 2 * theme.MARGIN
_FIELD: Final = _BOARD - 2 * _SIDE
_HIGHEST: Final = 1310  # of a picture
_FIELD_HIGHEST: Final = 873
_CHOOSER_HIGHEST: Final = 751  # of a field above a hand, as words and buttons are below it on a phone
_STRIP: Final = 150  # height of a hand that is shown with the table
_STRIP_TILE: Final = 118
_WOOD: Final = theme.ROSEWOOD
_LEAST_LABEL: Final = 17  # text size; below it the coordinates at the sides have to do
_BEND: Final = 26  # side of its round corners


class Window(NamedTuple):
    """The squares that a board shows: the left upper one, and how many columns and rows."""

    left: int
    top: int
    columns: int
    rows: int


@dataclass(frozen=True)
class Tile:
    """A tile as it lies; `named` is the symbol that its empty corner counted as when it was just laid."""

    x: int
    y: int
    corners: str
    named: str | None = None


@dataclass(frozen=True)
class Hand:
    """A tile as it is held; `chosen` is how often it is turned, 0 to 3; `named` is for its empty corner."""

    corners: str
    chosen: int | None = None
    named: str | None = None


@dataclass(frozen=True)
class Board:
    """The table as everybody may see it.

    `left` and `top` are the left upper square, `columns` and `rows` what is written beside those that are
    shown; `window` picks them. `recent` and `targets` are squares: placed last, possible; `earlier` are those
    of the turns before the last one, the newest turn first. `counted` are the corners of circles that brought
    points. `preview` are tiles that are only shown, with numbers from 1 if they are `numbered`. `supply` is
    the number of tiles in the general supply.
    """

    left: int
    top: int
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    tiles: tuple[Tile, ...]
    tracks: tuple[Track, ...]
    recent: tuple[Square, ...] = ()
    earlier: tuple[tuple[Square, ...], ...] = ()
    preview: tuple[Tile, ...] = ()
    numbered: bool = False
    targets: tuple[Square, ...] = ()
    counted: tuple[Corner, ...] = ()
    supply: int | None = None
    hand: Hand | None = None


def window(squares: Iterable[Square]) -> Window:
    """What to show of a table with tiles on these squares: them, a margin, and reasonable proportions."""
    across, down = zip(*squares, strict=True)
    left, top = min(across) - 1, min(down) - 1
    columns, rows = max(across) + 2 - left, max(down) + 2 - top
    wide = ladder.columns(max(columns, _LEAST, ceil(rows * 11 / 12)))
    high = max(rows, _LEAST, ceil(wide * 3 / 5))
    first = ladder.first(left + columns - wide, left, _START // 2 - wide // 2)
    return Window(first, top - (high - rows) // 2, wide, high)


def draw_board(scene: Board) -> bytes:
    """PNG of the table with everybody's markers, 960 pixels wide and at most 1310 high."""
    size = _size(scene)
    field = size * len(scene.rows)
    board = field + 2 * _RAIL
    edge = theme.MARGIN + board + supply.HEIGHT
    below = edge + _strip_height(scene)
    height = below + tracks.cards_height(len(scene.tracks)) + theme.MARGIN
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    if len(scene.tracks) <= 2:
        # There is room for it; of more players only what is soon new may grow.
        picture.fleet(0, height)
    _draw_wood(picture, board)
    _draw_cloth(picture, scene)
    _draw_coordinates(picture, scene)
    if scene.supply is not None:
        supply.draw_supply(picture, theme.MARGIN + board, _pile(), scene.supply)
    _draw_squares(picture, scene)
    if scene.hand is not None:
        _draw_strip(picture, edge, scene.hand)
    tracks.draw_cards(picture, below, scene.tracks, TOP)
    first = theme.MARGIN + _RAIL - quarters.outside(size)
    edges = [first + row * size for row in range(len(scene.rows) + 1)]
    return picture.encode([*edges, theme.MARGIN + board, edge, *tracks.cuts(below, len(scene.tracks))])


@lru_cache(maxsize=32)  # shown a few times by whoever acts, and then hardly ever again
def draw_hand(scene: Hand) -> bytes:
    """PNG of a tile in its four rotations, with the number of clockwise quarter turns below each."""
    size, top, height = 174, 38, 307
    picture = Picture(theme.WIDTH, height + 2 * theme.MARGIN, theme.TABLE)
    _draw_wood(picture, height)
    left, right = theme.MARGIN + 10, theme.WIDTH - theme.MARGIN - 10
    picture.fill(CLOTH, (left, theme.MARGIN + 10, right, theme.MARGIN + 234))
    step = (right - left) // 4
    for turns in range(4):
        x = left + turns * step + (step - size) // 2
        colour = _draw_turned(picture, (x, top + 12), size, scene, turns)
        write(picture, (x + size // 2, theme.MARGIN + 271), str(turns), 49, colour, _WOOD, "middle")
    picture.fleet(0, picture.height)
    return picture.encode()


def _draw_strip(picture: Picture, top: int, hand: Hand) -> None:
    """The four rotations of a tile in one low row, the number of quarter turns beside each."""
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    picture.fill(theme.ROSEWOOD_LIGHT, (left, top, right, top + _STRIP))
    picture.fill(CLOTH, (left + 3, top + 3, right - 3, top + _STRIP - 3))
    step = (right - left) // 4
    for turns in range(4):
        x = left + turns * step + (step - _STRIP_TILE) // 2 + 21
        at = (x, top + (_STRIP - _STRIP_TILE) // 2)
        colour = _draw_turned(picture, at, _STRIP_TILE, hand, turns)
        write(picture, (x - 42, top + _STRIP // 2), str(turns), 49, colour, CLOTH, "middle")


def _draw_turned(picture: Picture, at: tuple[int, int], size: int, hand: Hand, turns: int) -> theme.Colour:
    """A held tile after so many quarter turns, framed when that is chosen; the colour for its number."""
    chosen = turns == hand.chosen
    corners = hand.corners[-turns % 4 :] + hand.corners[: -turns % 4]
    look: Look = "recent" if chosen else "laid"
    quarters.draw_tile(picture, at, size, corners, look, hand.named if chosen else None)
    if chosen:
        quarters.draw_frame(picture, at, size, look)
    return theme.GOLD if chosen else theme.IVORY


def _paint_emblem(picture: Picture) -> None:
    size, emblem = 92, ("rgbo", "gprb", "pogr", "obpg", "br_p")
    left = (theme.WIDTH - len(emblem) * size) // 2
    picture.fill(CLOTH, (left - 3, 100, theme.WIDTH - left + 3, 106 + size))
    for index, corners in enumerate(emblem):
        quarters.draw_tile(picture, (left + index * size, 103), size, corners, "laid")


EMBLEM: Final = Emblem(218, _paint_emblem)
"""Above the seats of a lobby."""


def place_of(scene: Board, square: Square) -> tuple[int, int, int]:
    """Left, top and side in pixels of a square in the picture of a scene."""
    start = _start(scene)
    return (*_corner(scene, start, square), start[2])


def _corner(scene: Board, start: tuple[int, int, int], square: Square) -> tuple[int, int]:
    """Left and top of a square."""
    left, top, size = start
    return left + (square[0] - scene.left) * size, top + (square[1] - scene.top) * size


def _start(scene: Board) -> tuple[int, int, int]:
    """Left and top of the first square, and the side of all."""
    size = _size(scene)
    return (theme.WIDTH - size * len(scene.columns)) // 2, theme.MARGIN + _RAIL, size


def _size(scene: Board) -> int:
    """Side of a square in pixels."""
    return _fitting(len(scene.columns), len(scene.rows), len(scene.tracks), scene.hand is not None)


@lru_cache(maxsize=256)
def _fitting(columns: int, rows: int, players: int, hand: bool) -> int:
    """The largest even side with which a field of so many squares fits, with or without a hand below it."""
    around = 2 * theme.MARGIN + 2 * _RAIL + supply.HEIGHT + tracks.cards_height(players)
    most = _CHOOSER_HIGHEST if hand else _FIELD_HIGHEST
    highest = min(most, _HIGHEST - around - (_STRIP + theme.GAP if hand else 0))
    return min(_FIELD // columns, highest // rows) // 2 * 2


def _strip_height(scene: Board) -> int:
    return 0 if scene.hand is None else _STRIP + theme.GAP


def _draw_wood(picture: Picture, height: int) -> None:
    """The frame's wood from the upper margin on; the field goes onto it."""
    left, top, right, bottom = theme.MARGIN, theme.MARGIN, theme.MARGIN + _BOARD, theme.MARGIN + height
    picture.fill(theme.ROSEWOOD_LIGHT, (left, top, right, bottom))
    picture.fill(_WOOD, (left + 3, top + 3, right - 3, bottom - 3))
    for x, end in ((left, False), (right - _BEND, True)):
        picture.paste(_corner_of_wood(end, False), (x, top))
        picture.paste(_corner_of_wood(end, True), (x, bottom - _BEND))


@cached
def _corner_of_wood(right: bool, lower: bool) -> Sprite:
    left, top = -right * _BEND, -lower * _BEND

    def paint(brush: Brush) -> None:
        end = 2 * _BEND
        brush.box(left, top, left + end, top + end, theme.ROSEWOOD_LIGHT, 23)
        brush.box(left + 3, top + 3, left + end - 3, top + end - 3, _WOOD, 20)

    return sprite(_BEND, _BEND, theme.TABLE, paint)


def _draw_cloth(picture: Picture, scene: Board) -> None:
    left, top, size = _start(scene)
    right, bottom = left + size * len(scene.columns), top + size * len(scene.rows)
    picture.fill(theme.ROSEWOOD_DARK, (left - 5, top - 5, right + 5, bottom + 5))
    row = _bare_row(size, len(scene.columns))
    for y in range(top, bottom, size):
        picture.paste(row, (left - 1, y - 1))
    picture.fill(theme.NIGHT_LINE, (left, bottom - 1, right, bottom + 1))


@cached
def _bare_row(size: int, columns: int) -> Sprite:
    """Free squares side by side, with the lines above and between them, of which half lie outside."""
    cloth, line, width = ink(CLOTH), ink(theme.NIGHT_LINE), columns * size
    image = Image.new("L", (width + 2, size), cloth)
    for x in range(0, width + 1, size):
        image.paste(line, (x, 0, x + 2, size))
    image.paste(line, (0, 0, width + 2, 2))
    return Sprite(image)


def _draw_coordinates(picture: Picture, scene: Board) -> None:
    """Labels on all four sides; on a very large table, without those that would touch the previous one."""
    left, top, size = _start(scene)
    bottom = top + size * len(scene.rows)
    sides = theme.MARGIN + _SIDE // 2, theme.WIDTH - theme.MARGIN - _SIDE // 2
    rails = top - _RAIL // 2, bottom + _RAIL // 2
    widths = [text_width(label, theme.SMALL) for label in scene.columns]
    columns = tuple((left + index * size + size // 2, scene.columns[index]) for index in _apart(widths, size))
    for y in rails:
        picture.strip(y - _RAIL // 2, y + _RAIL // 2, _write_labels, columns)
    for index in _apart([cap_height(theme.SMALL)] * len(scene.rows), size):
        y, label = top + index * size + size // 2, scene.rows[index]
        picture.strip(y - _RAIL // 2, y + _RAIL // 2, _write_labels, tuple((x, label) for x in sides))


def _apart(lengths: list[float], size: int) -> list[int]:
    """Which labels of these lengths, `size` pixels from each to the next, can be written side by side."""
    kept: list[int] = []
    end = 0.0
    for index, length in enumerate(lengths):
        start = (index + 0.5) * size - length / 2
        if not kept or start >= end + 4:
            kept.append(index)
            end = start + length
    return kept


def _write_labels(picture: Picture, labels: tuple[tuple[int, str], ...]) -> None:
    """Labels side by side, each with its middle."""
    for x, label in labels:
        write(picture, (x, _RAIL // 2), label, theme.SMALL, theme.IVORY, _WOOD, "middle")


def _draw_squares(picture: Picture, scene: Board) -> None:
    start = _start(scene)
    left, _, size = start
    reach = quarters.outside(size)
    marked = ages(scene.recent, scene.earlier)
    tiles: defaultdict[int, list[_Laid]] = defaultdict(list)
    rings: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    _draw_targets(picture, scene)
    for tile in scene.tiles:
        look: Look = marked.get((tile.x, tile.y), "laid")
        tiles[tile.y].append((tile.x - scene.left, tile.corners, look, tile.named))
    for tile in scene.preview:
        tiles[tile.y].append((tile.x - scene.left, tile.corners, "preview", tile.named))
    for x, y, corner in scene.counted:
        rings[y].append((x - scene.left, corner))
    for y in tiles:
        top = _corner(scene, start, (scene.left, y))[1] - reach
        picture.strip(top, top + size, _draw_row, left, size, tiles[y], rings[y])
        # There is room below 60 KB to count even the oldest marks among what soon changes.
        if rings[y] or any(look != "laid" for _, _, look, _ in tiles[y]):
            picture.fleet(top, top + size)
    for number, tile in enumerate(scene.preview if scene.numbered else (), 1):
        left, top = _corner(scene, start, (tile.x, tile.y))
        draw_badge(picture, (left + size // 2, top + size // 2), number)


_Laid = tuple[int, str, Look, str | None]
"""A tile in a row: its column, counted from the first one shown; its corners, look and named symbol."""


def _draw_row(
    picture: Picture, left: int, size: int, tiles: list[_Laid], rings: list[tuple[int, int]]
) -> None:
    """The tiles of a row, and the rings round corners that counted, each a column and a corner."""
    top = quarters.outside(size)
    for column, corners, look, named in tiles:
        quarters.draw_tile(picture, (left + column * size, top), size, corners, look, named)
    for column, corner in rings:
        quarters.draw_counted(picture, (left + column * size, top), size, corner)
    for column, _, look, _ in tiles:
        if look != "laid":
            quarters.draw_frame(picture, (left + column * size, top), size, look)


def _draw_targets(picture: Picture, scene: Board) -> None:
    """The free squares where a tile may go, with labels that are all as large as the longest one can be."""
    size = _size(scene)
    inset = quarters.outside(size)
    labels = [scene.columns[x - scene.left] + scene.rows[y - scene.top] for x, y in scene.targets]
    widest = max((text_width(label, theme.SMALL) for label in labels), default=1)
    text = min(theme.SMALL, int(theme.SMALL * (size - 10) / widest))
    for square, label in zip(scene.targets, labels, strict=True):
        left, top, _ = place_of(scene, square)
        picture.paste(_target(size), (left + inset, top + inset))
        if text >= _LEAST_LABEL:
            write(picture, (left + size // 2, top + size // 2), label, text, theme.MINT, CLOTH, "middle")


@cached
def _target(size: int) -> Sprite:
    side = size - 2 * quarters.outside(size)

    def paint(brush: Brush) -> None:
        for x, right in ((0.12, 1), (0.88, -1)):
            for y, down in ((0.12, 1), (0.88, -1)):
                corner, arm = (x * side, y * side), 0.14 * side
                ends = (corner[0] + right * arm, corner[1]), (corner[0], corner[1] + down * arm)
                brush.line([ends[0], corner, ends[1]], theme.MINT, 4)

    return sprite(side, side, CLOTH, paint)


@cached
def _pile() -> Sprite:
    """Tiles, face down, one on the other."""
    side = 16

    def paint(brush: Brush) -> None:
        for level in (2, 1, 0):
            left, top = level * 3, (2 - level) * 3
            brush.box(left, top, left + side, top + side, theme.IVORY, 3)
            brush.box(left + 2, top + 2, left + side - 2, top + side - 2, theme.ROSEWOOD_LIGHT, 3)

    return sprite(supply.SIGN, supply.SIGN, theme.TABLE, paint)

"""The pictures of Axio. The scenes say all that is drawn; this module knows no rules.

A cell is 0 to 168, row by row from A1; columns are A to M, rows 1 to 13, of the full board.
"""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers import squares, supply, theme, tracks
from renderers.badges import draw_badge
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.marks import ages, is_fleeting
from renderers.seats import Emblem
from renderers.squares import State
from renderers.symbols import SYMBOLS
from renderers.tracks import Track

__all__ = [
    "EMBLEM", "Board", "Rack", "Track", "draw_board", "draw_rack", "place_of",
]  # fmt: skip

SIDE: Final = 13
GOAL: Final = 18
_COLUMNS: Final = "ABCDEFGHIJKLM"
_FRAME: Final = 54  # width of the wood that carries the coordinates
_FIELD: Final = theme.WIDTH - 2 * (theme.MARGIN + _FRAME)
_BOARD: Final = theme.WIDTH - 2 * theme.MARGIN
_RACK: Final = 164  # height of a rack's wood; it is shown under a board, above words and buttons


@dataclass(frozen=True)
class Board:
    """The table as everybody may see it.

    `first` and `last` bound the area in use (0 to 12). `symbols` has a character a cell: "." empty, one of
    SYMBOLS, "^" a pyramid, "x" a cell that a pyramid left. `joints` says where the other half of a tile
    lies ("n", "e", "s", "w"), "." elsewhere. `recent`, `preview` and `targets` are cells: placed last, only
    shown, possible; a preview of half a tile has no joint. `earlier` are the cells of the turns before the
    last one, the newest turn first; `counted` are those that brought points. `numbered` are groups of cells,
    each with the next number from 1 in its middle. With `laps` 2 a marker runs twice along its track. `bag`
    is the tiles left to draw.
    """

    first: int
    last: int
    symbols: str
    joints: str
    tracks: tuple[Track, ...]
    recent: tuple[int, ...] = ()
    earlier: tuple[tuple[int, ...], ...] = ()
    preview: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()
    numbered: tuple[tuple[int, ...], ...] = ()
    laps: int = 1
    bag: int | None = None


@dataclass(frozen=True)
class Rack:
    """Tiles of one player, each two of SYMBOLS.

    `chosen` is a slot, from 0; `turned` shows its tile the other way round.
    """

    tiles: tuple[str, ...]
    chosen: int | None = None
    turned: bool = False


def draw_board(scene: Board) -> bytes:
    """PNG of the board with everybody's markers, 960 pixels wide."""
    edge = theme.MARGIN + _BOARD
    below = edge + supply.HEIGHT
    height = below + tracks.cards_height(len(scene.tracks)) + theme.MARGIN
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    if len(scene.tracks) <= 2:
        # There is room for it; of more players only what is soon new may grow.
        picture.fleet(0, height)
    picture.paste(_bare_board(scene.first, scene.last), (theme.MARGIN, theme.MARGIN))
    _draw_cells(picture, scene)
    if scene.bag is not None:
        supply.draw_supply(picture, edge, _bag(), scene.bag)
    tracks.draw_cards(picture, below, scene.tracks, GOAL, scene.laps)
    return picture.encode(_cuts(scene, below))


@lru_cache(maxsize=32)  # shown a few times by whoever acts, and then hardly ever again
def draw_rack(scene: Rack) -> bytes:
    """PNG of a rack of up to five tiles with the numbers of their slots, from 1."""
    size, gap, top = 84, 14, 28
    picture = Picture(theme.WIDTH, _RACK + 2 * theme.MARGIN, theme.TABLE)
    picture.paste(_holder(), (theme.MARGIN, theme.MARGIN))
    left = (theme.WIDTH - len(scene.tiles) * (2 * size + gap) + gap) // 2
    for slot, tile in enumerate(scene.tiles):
        chosen = slot == scene.chosen
        x = left + slot * (2 * size + gap)
        first, second = (tile[1], tile[0]) if chosen and scene.turned else (tile[0], tile[1])
        state: State = "recent" if chosen else "laid"
        picture.paste(squares.half_tile(size, first, "e", state), (x, top))
        picture.paste(squares.half_tile(size, second, "w", state), (x + size, top))
        colour = theme.GOLD if chosen else theme.IVORY
        write(picture, (x + size, 151), str(slot + 1), 45, colour, theme.WOOD, "middle")
    picture.fleet(0, picture.height)
    return picture.encode([top, top + size])


def _paint_emblem(picture: Picture) -> None:
    size = 91
    left = (theme.WIDTH - 5 * size) // 2
    for index, symbol in enumerate(SYMBOLS):
        picture.paste(squares.printed(size, symbol), (left + index * size, 103))


EMBLEM: Final = Emblem(218, _paint_emblem)
"""Above the seats of a lobby."""


def _cuts(scene: Board, below: int) -> list[int]:
    """A band for each row of squares, for the bag, for the parts of score cards."""
    corner = scene.first * (SIDE + 1)
    _, start, size = place_of(scene, corner)
    count = scene.last - scene.first + 1
    rows = [start + row * size for row in range(count + 1)]
    return [*rows, below - supply.HEIGHT, *tracks.cuts(below, len(scene.tracks))]


def place_of(scene: Board, cell: int) -> tuple[int, int, int]:
    """Left, top and side in pixels of a cell's square in the picture of a scene."""
    count = scene.last - scene.first + 1
    size = _FIELD // count
    start = (theme.WIDTH - size * count) // 2
    row, column = divmod(cell, SIDE)
    return start + (column - scene.first) * size, start + (row - scene.first) * size, size


def _draw_cells(picture: Picture, scene: Board) -> None:
    marked: dict[int, State] = dict(ages(scene.recent, scene.earlier))
    marked |= dict.fromkeys(scene.preview, "preview")
    states: defaultdict[int, list[tuple[int, State]]] = defaultdict(list)
    targets: defaultdict[int, list[int]] = defaultdict(list)
    counted: defaultdict[int, list[int]] = defaultdict(list)
    for cell, state in marked.items():
        row, column = divmod(cell, SIDE)
        states[row].append((column - scene.first, state))
    for cells, columns in ((scene.targets, targets), (scene.counted, counted)):
        for cell in cells:
            row, column = divmod(cell, SIDE)
            columns[row].append(column - scene.first)
    left, top, size = place_of(scene, scene.first * (SIDE + 1))
    for row in range(scene.first, scene.last + 1):
        used = slice(row * SIDE + scene.first, row * SIDE + scene.last + 1)
        shown = scene.symbols[used], scene.joints[used], states[row], targets[row], counted[row]
        picture.strip(top, top + size, _draw_row, left, size, *shown)
        if any(is_fleeting(state) for _, state in states[row]):
            picture.fleet(top, top + size)
        top += size
    for number, cells in enumerate(scene.numbered, 1):
        places = [place_of(scene, cell) for cell in cells]
        middle = [sum(each[axis] + each[2] // 2 for each in places) // len(places) for axis in (0, 1)]
        draw_badge(picture, (middle[0], middle[1]), number)


def _draw_row(
    picture: Picture,
    left: int,
    size: int,
    symbols: str,
    joints: str,
    states: list[tuple[int, State]],
    targets: list[int],
    counted: list[int],
) -> None:
    """What lies on a row; states, targets and counted are of columns, from the first one shown."""
    marked = dict(states)
    for column, (symbol, joint) in enumerate(zip(symbols, joints, strict=True)):
        at = (left + column * size, 0)
        drawn = _square(size, symbol, joint, marked.get(column, "laid"), column in targets)
        if drawn is not None:
            picture.paste(drawn, at)
        if column in counted:
            picture.paste(squares.counted(size), at)


def _square(size: int, symbol: str, joint: str, state: State, target: bool) -> Sprite | None:
    match symbol:
        case ".":
            return squares.empty(size, True) if target else None
        case "^":
            return squares.pyramid(size, state)
        case "x":
            return squares.ruin(size)
        case _ if joint == "." and state != "preview":
            return squares.printed(size, symbol)
        case _:
            return squares.half_tile(size, symbol, joint, state)


@cached
def _bare_board(first: int, last: int) -> Sprite:
    """The board with its coordinates and nothing on it."""
    count = last - first + 1
    size = _FIELD // count
    start = (_BOARD - size * count) // 2

    def paint(brush: Brush) -> None:
        brush.box(0, 0, _BOARD, _BOARD, theme.WOOD_LIGHT, 23)
        brush.box(3, 3, _BOARD - 3, _BOARD - 3, theme.WOOD, 20)
        brush.box(start - 5, start - 5, _BOARD - start + 5, _BOARD - start + 5, theme.WOOD_DARK, 3)

    board = sprite(_BOARD, _BOARD, theme.TABLE, paint)
    bare = squares.empty(size, False)
    for row in range(count):
        for column in range(count):
            board.paste(bare, (start + column * size, start + row * size))
    for index in range(count):
        along = start + index * size + size // 2
        for edge in (_FRAME // 2, _BOARD - _FRAME // 2):
            _write_coordinate(board, (along, edge), _COLUMNS[first + index])
            _write_coordinate(board, (edge, along), str(first + index + 1))
    return board


def _write_coordinate(board: Sprite, at: tuple[int, int], text: str) -> None:
    write(board, at, text, theme.SMALL, theme.IVORY, theme.WOOD, "middle")


@cached
def _bag() -> Sprite:
    """A tied bag."""

    def paint(brush: Brush) -> None:
        middle, bottom, neck = supply.SIGN / 2, supply.SIGN, 6
        flap = [(middle - 6, 0), (middle + 6, 0), (middle + 3, neck), (middle - 3, neck)]
        brush.polygon(flap, theme.IVORY_LINE)
        brush.box(middle - 10, neck, middle + 10, bottom, theme.IVORY_LINE, 7)
        brush.box(middle - 5, neck - 1.5, middle + 5, neck + 1.5, theme.WOOD_DARK, 1.5)

    return sprite(supply.SIGN, supply.SIGN, theme.TABLE, paint)


@cached
def _holder() -> Sprite:
    def paint(brush: Brush) -> None:
        brush.box(0, 0, _BOARD, _RACK, theme.WOOD_LIGHT, 23)
        brush.box(3, 3, _BOARD - 3, _RACK - 3, theme.WOOD, 20)
        brush.box(9, 9, _BOARD - 9, 108, theme.CLOTH, 14)

    return sprite(_BOARD, _RACK, theme.TABLE, paint)

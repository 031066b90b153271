"""What a placement scores, and where a tile may lie: functions of a board and the area in use.

Nothing here needs a rack or the bag, so a viewer's preview can use it as well as the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bot.games.axio.state import (
    COLOURED_CELLS,
    EMPTY,
    PYRAMID,
    SIZE,
    SYMBOLS,
    TOP,
    VACATED,
    Area,
    Place,
    Placed,
    Points,
)

NOTHING: Points = (0,) * len(SYMBOLS)


@dataclass(frozen=True)
class Half:
    """Half a tile on its cell, and what it counts: the rows of its symbol that begin beside it.

    A direction in which nothing counts has no row; the cells of a row run away from the half.
    """

    symbol: str
    cell: int
    rows: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Score:
    """What a placement is worth: the tile's two halves, and each cell that it closes off."""

    halves: tuple[Half, Half]
    pyramids: tuple[tuple[int, Points], ...]

    @property
    def tile(self) -> Points:
        """The points of the two halves for each symbol."""
        points = [0] * len(SYMBOLS)
        for half in self.halves:
            points[SYMBOLS.index(half.symbol)] += sum(map(len, half.rows))
        return tuple(points)

    @property
    def total(self) -> Points:
        """The points for each symbol, tile and pyramids together."""
        return tuple(map(sum, zip(self.tile, *(points for _, points in self.pyramids), strict=True)))


@dataclass(frozen=True)
class _Lines:
    """The geometry of an area: for each cell its neighbours and the rays that leave it."""

    neighbours: tuple[tuple[int, ...], ...]
    rays: tuple[tuple[tuple[int, ...], ...], ...]
    pairs: tuple[tuple[int, int], ...]


@cache
def _lines(area: Area) -> _Lines:
    first, last = area
    neighbours: list[tuple[int, ...]] = []
    rays: list[tuple[tuple[int, ...], ...]] = []
    pairs: list[tuple[int, int]] = []
    for cell in range(SIZE * SIZE):
        column, row = cell % SIZE, cell // SIZE
        to_edge = (row - first, last - column, last - row, column - first)
        steps = (-SIZE, 1, SIZE, -1)
        out = tuple(
            tuple(cell + step * far for far in range(1, count + 1))
            for step, count in zip(steps, to_edge, strict=True)
            if inside(cell, area) and count
        )
        rays.append(out)
        neighbours.append(tuple(ray[0] for ray in out))
        pairs += [(cell, ray[0]) for ray in out if ray[0] > cell]
    return _Lines(tuple(neighbours), tuple(rays), tuple(pairs))


def inside(cell: int, area: Area) -> bool:
    """Whether the cell is in the area in use."""
    first, last = area
    return first <= cell % SIZE <= last and first <= cell // SIZE <= last


def neighbours(cell: int, area: Area) -> tuple[int, ...]:
    """The up to four cells beside this one in the area; none for a cell outside it."""
    return _lines(area).neighbours[cell]


def untouched(board: str, area: Area) -> tuple[int, ...]:
    """The coloured cells that no tile touches."""
    near = _lines(area).neighbours
    return tuple(
        cell
        for cell in sorted(COLOURED_CELLS)
        if all(board[beside] in (EMPTY, PYRAMID, VACATED) for beside in near[cell])
    )


def spaces(board: str, area: Area, begun: bool) -> Iterator[tuple[int, int]]:
    """The pairs of cells on which a tile may lie, each with its smaller cell first, in reading order.

    begun: whether the seat has laid its first tile.  The first one must touch a coloured cell that no
        tile touches yet; if that is impossible, it may lie anywhere.
    """
    near = () if begun else _fresh(board, area)
    for cell, to in _lines(area).pairs:
        if board[cell] == board[to] == EMPTY and (not near or cell in near or to in near):
            yield cell, to


def bound(board: str, area: Area) -> bool:
    """Whether a first tile must touch a coloured cell that no tile touches yet: if it can."""
    return bool(_fresh(board, area))


def _fresh(board: str, area: Area) -> frozenset[int]:
    """The cells where half a tile can lie and touch a coloured cell that no tile touches yet."""
    near = _lines(area).neighbours
    beside = {cell for coloured in untouched(board, area) for cell in near[coloured] if board[cell] == EMPTY}
    return frozenset(cell for cell in beside if any(board[to] == EMPTY for to in near[cell]))


def half(board: str, area: Area, symbol: str, cell: int) -> Half:
    """Half a tile and what it counts: its symbol in unbroken rows, from the half in each direction.

    The board is the one before the tile is placed, so the other half's cell is empty and ends the row in
    that direction.
    """
    rows = []
    for ray in _lines(area).rays[cell]:
        length = 0
        while length < len(ray) and board[ray[length]] == symbol:
            length += 1
        if length:
            rows.append(ray[:length])
    return Half(symbol, cell, tuple(rows))


def closed_off(board: str, area: Area, cells: tuple[int, int]) -> tuple[int, ...]:
    """The empty single cells beside a tile that lies on `cells`, in reading order."""
    near = _lines(area).neighbours
    beside = {cell for half in cells for cell in near[half] if board[cell] == EMPTY}
    return tuple(sorted(cell for cell in beside if all(board[wall] in SYMBOLS for wall in near[cell])))


def pyramid_points(board: str, area: Area, cell: int) -> Points:
    """One point for each symbol beside a closed cell."""
    walls = [board[beside] for beside in neighbours(cell, area)]
    return tuple(walls.count(symbol) for symbol in SYMBOLS)


def with_tile(board: str, placement: Place) -> str:
    """The board with the tile on it, before pyramids are set."""
    cells = list(board)
    cells[placement.cell], cells[placement.to] = placement.tile[0], placement.tile[1]
    return "".join(cells)


def preview(board: str, area: Area, placement: Place) -> Score:
    """What a legal placement scores; the board is the one before it."""
    halves = (
        half(board, area, placement.tile[0], placement.cell),
        half(board, area, placement.tile[1], placement.to),
    )
    laid = with_tile(board, placement)
    closed = closed_off(laid, area, (placement.cell, placement.to))
    return Score(halves, tuple((cell, pyramid_points(laid, area, cell)) for cell in closed))


def explained(board: str, area: Area, placed: Sequence[Placed]) -> Score:
    """Why the first of these placements scored what it did; the board is the one after all of them."""
    cells = list(board)
    for each in reversed(placed):
        for pyramid in reversed(each.pyramids):
            cells[pyramid.cell] = EMPTY
            if pyramid.moved_from is not None:
                cells[pyramid.moved_from] = PYRAMID
        for cell in each.cells:
            cells[cell] = EMPTY
    return preview("".join(cells), area, Place(placed[0].tile, *placed[0].cells))


def advance(markers: Points, points: Points, solo: bool) -> Points:
    """The markers after these points: each stops at 18, in solo at 18 on either board.

    In solo, 18 on the first board is 0 on the second, so the next placement moves the marker on.
    """
    return tuple(
        min(marker + more, 2 * TOP if solo and marker >= TOP else TOP)
        for marker, more in zip(markers, points, strict=True)
    )

"""Axio for a search: the cells as numbers, the pairs of free cells kept up to date."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Self, TypeAlias

from bot.computers.position import Position, next_seat
from bot.games.axio.state import (
    COLOURED_CELLS,
    EMPTY,
    RACK_SIZE,
    SIZE,
    SYMBOLS,
    TOP,
    Action,
    Area,
    Exchange,
    Keep,
    Place,
    State,
)

Move: TypeAlias = tuple[int, int, int]
"""A tile, and the cells of its first and second half.  The tile's halves are `divmod(tile, 5)`."""

KEEP: Move = (-1, 0, 0)
EXCHANGE: Move = (-2, 0, 0)

_COLOURS = len(SYMBOLS)
_FREE, _BLOCKED = _COLOURS, _COLOURS + 1
"""What a cell shows if it is no symbol: free, or a pyramid, or where one was, or outside the area."""
_OUTSIDE = SIZE * SIZE
"""The cell beyond every edge."""
_NUMBERS = {symbol: number for number, symbol in enumerate(SYMBOLS)}


@dataclass(frozen=True)
class _Table:
    """The geometry of an area.

    beside: the four cells beside each cell, above, right, below and left; `_OUTSIDE` beyond the edge.
    pairs: the two cells of each pair of neighbours.  pairs_with: the pairs that a cell belongs to.
    """

    beside: tuple[tuple[int, int, int, int], ...]
    pairs: tuple[tuple[int, int], ...]
    pairs_with: tuple[tuple[int, ...], ...]


@cache
def _table(area: Area) -> _Table:
    first, last = area
    beside: list[tuple[int, int, int, int]] = []
    pairs: list[tuple[int, int]] = []
    pairs_with: list[list[int]] = [[] for _ in range(_OUTSIDE + 1)]
    for cell in range(_OUTSIDE):
        column, row = cell % SIZE, cell // SIZE
        if not (first <= column <= last and first <= row <= last):
            beside.append((_OUTSIDE,) * 4)
            continue
        above, right = cell - SIZE if row > first else _OUTSIDE, cell + 1 if column < last else _OUTSIDE
        below, left = cell + SIZE if row < last else _OUTSIDE, cell - 1 if column > first else _OUTSIDE
        beside.append((above, right, below, left))
        for other in (right, below):
            if other != _OUTSIDE:
                pairs_with[cell].append(len(pairs))
                pairs_with[other].append(len(pairs))
                pairs.append((cell, other))
    beside.append((_OUTSIDE,) * 4)
    return _Table(tuple(beside), tuple(pairs), tuple(map(tuple, pairs_with)))


class AxioPosition(Position[Move]):
    """A match of Axio.

    Pyramids only block: which one moves when all are in use changes neither a score nor a placement.
    bag: the last tile is drawn first.  offered: the seat may exchange its rack.
    """

    __slots__ = (
        "_free", "_table", "_where", "bag", "begun", "board", "left", "markers", "offered", "owed", "racks",
        "seat",
    )  # fmt: skip

    _table: _Table
    board: list[int]
    bag: list[int]
    racks: list[list[int]]
    markers: list[list[int]]
    begun: list[bool]
    left: tuple[int, ...]
    seat: int
    owed: int
    offered: bool
    _free: list[int]  # the pairs of which both cells are free, in no order
    _where: list[int]  # the place of each pair among them; -1 if it is not there

    @property
    def seats(self) -> int:
        """See Position."""
        return len(self.racks)

    @classmethod
    def of(cls, state: State) -> Self:
        """See Position."""
        made = cls()
        made._table = _table(state.area)
        first, last = state.area
        made.board = [
            _BLOCKED
            if not (first <= cell % SIZE <= last and first <= cell // SIZE <= last)
            else _FREE
            if shown == EMPTY
            else _NUMBERS.get(shown, _BLOCKED)
            for cell, shown in enumerate(state.board)
        ] + [_BLOCKED]
        made.bag = [_tile(tile) for tile in reversed(state.bag)]
        made.racks = [[_tile(tile) for tile in rack] for rack in state.racks]
        made.markers = [list(markers) for markers in state.markers]
        made.begun, made.left = list(state.begun), state.left
        made.seat = state.seat if state.reason is None else -1
        made.owed, made.offered = state.owed, state.phase == "exchange"
        board = made.board
        made._free = [
            pair for pair, (one, other) in enumerate(made._table.pairs) if board[one] == board[other] == _FREE
        ]
        made._where = [-1] * len(made._table.pairs)
        for place, pair in enumerate(made._free):
            made._where[pair] = place
        return made

    def copy(self) -> Self:
        """See Position."""
        made = type(self)()
        made._table, made.board, made.bag = self._table, self.board.copy(), self.bag.copy()
        made.racks = [rack.copy() for rack in self.racks]
        made.markers = [markers.copy() for markers in self.markers]
        made.begun, made.left, made.seat = self.begun.copy(), self.left, self.seat
        made.owed, made.offered = self.owed, self.offered
        made._free, made._where = self._free.copy(), self._where.copy()
        return made

    def moves(self) -> list[Move]:
        """See Position."""
        if self.offered:
            return [EXCHANGE, KEEP]
        table, made = self._table, list[Move]()
        pairs = [table.pairs[pair] for pair in self._spaces()]
        for tile in set(self.racks[self.seat]):
            made += [(tile, cell, to) for cell, to in pairs]
            if tile % (_COLOURS + 1):  # not a double
                made += [(tile, to, cell) for cell, to in pairs]
        return made

    def some_move(self, chance: Random) -> Move:
        """See Position."""
        if self.offered:
            return EXCHANGE if chance.random() < 0.5 else KEEP
        spaces = self._spaces()
        ways = [tile for tile in set(self.racks[self.seat]) for _ in range(2 if tile % (_COLOURS + 1) else 1)]
        number = int(chance.random() * len(spaces) * len(ways))
        way, space = divmod(number, len(spaces))
        cell, to = self._table.pairs[spaces[space]]
        tile = ways[way]
        return (tile, to, cell) if way and ways[way - 1] == tile else (tile, cell, to)

    def play(self, move: Move, chance: Random) -> None:
        """See Position."""
        tile, cell, to = move
        seat = self.seat
        rack = self.racks[seat]
        if tile < 0:
            self.offered = False
            if tile == KEEP[0]:
                self._draw()
            else:
                self.racks[seat] = [self.bag.pop() for _ in range(RACK_SIZE)]
                self.bag += rack
                chance.shuffle(self.bag)
            self._pass_on()
            return
        rack.remove(tile)
        markers, owed = self.markers[seat], max(0, self.owed - 1)
        solo = self.seats == 1
        self.begun[seat] = True
        for colour, points in enumerate(self.lay(tile, cell, to)):
            if points:
                before = markers[colour]
                top = 2 * TOP if solo and before >= TOP else TOP
                after = before + points
                if after >= top:
                    after = top
                    owed += before < top and not solo
                markers[colour] = after
        if min(markers) == (2 * TOP if solo else TOP):
            self._end()
        elif owed and rack and self._free:
            self.owed = owed
        else:
            self.owed = 0
            if self._may_exchange():
                self.offered = True
            else:
                self._draw()
                self._pass_on()

    def points(self, move: Move) -> list[int]:
        """What a placement would score for each symbol, pyramids included; changes nothing."""
        tile, cell, to = move
        points = self._line_points(tile, cell, to)
        board = self.board
        board[cell], board[to] = divmod(tile, _COLOURS)
        self._closed(cell, to, points)
        board[cell] = board[to] = _FREE
        return points

    def pyramid_points(self, move: Move) -> int:
        """The points of the pyramids that a placement would set."""
        return sum(self.points(move)) - sum(self._line_points(*move))

    def lay(self, tile: int, cell: int, to: int) -> list[int]:
        """Lays a tile and sets the pyramids; returns the points for each symbol."""
        points = self._line_points(tile, cell, to)
        board = self.board
        board[cell], board[to] = divmod(tile, _COLOURS)
        self._take(cell)
        self._take(to)
        for closed in self._closed(cell, to, points):
            board[closed] = _BLOCKED
        return points

    def _line_points(self, tile: int, cell: int, to: int) -> list[int]:
        """What the halves of a tile would score."""
        points = [0] * _COLOURS
        first, second = divmod(tile, _COLOURS)
        way = self.way(cell, to)
        for colour, here, towards in ((first, cell, way), (second, to, way ^ 2)):
            points[colour] += self.half(colour, here)[towards]
        return points

    def half(self, colour: int, here: int) -> tuple[int, int, int, int]:
        """What half a tile would score on a free cell, by the direction in which its other half lies."""
        beside, board = self._table.beside, self.board
        counts = [0, 0, 0, 0]
        around = beside[here]
        for direction in (0, 1, 2, 3):
            seen = around[direction]
            if board[seen] == colour:
                count = 1
                seen = beside[seen][direction]
                while board[seen] == colour:
                    count += 1
                    seen = beside[seen][direction]
                counts[direction] = count
        above, right, below, left = counts
        total = above + right + below + left
        return total - above, total - right, total - below, total - left

    def closing(self) -> set[int]:
        """The cells that close off another one once they are taken."""
        beside, board = self._table.beside, self.board
        found = set()
        for cell in {cell for pair in self._free for cell in self._table.pairs[pair]}:
            free = [near for near in beside[cell] if board[near] == _FREE]
            if len(free) == 1:
                found.add(free[0])
        return found

    def way(self, cell: int, to: int) -> int:
        """The direction from a cell to the one beside it; the opposite one is that ^ 2."""
        return self._table.beside[cell].index(to)

    def _closed(self, cell: int, to: int, points: list[int]) -> list[int]:
        """The cells that a tile closes off once it lies; adds to the points what their pyramids score."""
        beside, board = self._table.beside, self.board
        closed = []
        for here in (cell, to):
            for near in beside[here]:
                if board[near] == _FREE:
                    above, right, below, left = beside[near]
                    if (
                        board[above] != _FREE
                        and board[right] != _FREE
                        and board[below] != _FREE
                        and board[left] != _FREE
                        and near not in closed
                    ):
                        closed.append(near)
                        for wall in (above, right, below, left):
                            if board[wall] < _COLOURS:
                                points[board[wall]] += 1
        return closed

    def action(self, move: Move) -> Action:
        """See Position."""
        tile, cell, to = move
        if tile < 0:
            return Keep() if move == KEEP else Exchange()
        return Place(SYMBOLS[tile // _COLOURS] + SYMBOLS[tile % _COLOURS], cell, to)

    def move(self, action: Any) -> Move:
        """See Position."""
        if isinstance(action, Place):
            return (_tile(action.tile), action.cell, action.to)
        return KEEP if isinstance(action, Keep) else EXCHANGE

    def merit(self, seat: int) -> tuple[int, ...]:
        """The markers, the lowest first."""
        return tuple(sorted(self.markers[seat]))

    def _spaces(self) -> list[int]:
        """The pairs on which the seat on turn may lay a tile."""
        if self.begun[self.seat]:
            return self._free
        fresh = self._fresh()
        pairs = self._table.pairs
        bound = [pair for pair in self._free if pairs[pair][0] in fresh or pairs[pair][1] in fresh]
        return bound or self._free

    def _fresh(self) -> set[int]:
        """The free cells beside coloured cells that no tile touches yet."""
        beside, board = self._table.beside, self.board
        untouched = (
            beside[coloured]
            for coloured in COLOURED_CELLS
            if all(board[near] >= _FREE for near in beside[coloured])
        )
        return {near for cells in untouched for near in cells if board[near] == _FREE}

    def _take(self, cell: int) -> None:
        """No pair with this cell is free any more."""
        free, where = self._free, self._where
        for pair in self._table.pairs_with[cell]:
            place = where[pair]
            if place >= 0:
                last = free.pop()
                if last != pair:
                    free[place] = last
                    where[last] = place
                where[pair] = -1

    def _may_exchange(self) -> bool:
        rack, markers = self.racks[self.seat], self.markers[self.seat]
        if self.seats == 1 or not rack or len(self.bag) < RACK_SIZE or not self._free:
            return False
        least = min(markers)
        return all(markers[tile // _COLOURS] > least and markers[tile % _COLOURS] > least for tile in rack)

    def _draw(self) -> None:
        rack, bag = self.racks[self.seat], self.bag
        full = 1 if self.seats == 1 else RACK_SIZE
        while bag and len(rack) < full:
            rack.append(bag.pop())

    def _pass_on(self) -> None:
        self.seat = next_seat(self)
        if not self.racks[self.seat] or not self._free:
            self._end()

    def _end(self) -> None:
        self.seat, self.owed, self.offered = -1, 0, False


def _tile(tile: str) -> int:
    return _NUMBERS[tile[0]] * _COLOURS + _NUMBERS[tile[1]]

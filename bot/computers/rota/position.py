"""Axio Rota for a search: what meets at each grid point as one number, the free squares kept up to date."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Self, TypeAlias

from bot.computers.position import Position
from bot.games.rota.state import EMPTY, REACH, SYMBOLS, TOP, Place, State, turned

Move: TypeAlias = tuple[int, int, int]
"""A square, the rotation of the tile, and what its empty corner counts as, -1 if no name is needed."""

_COLOURS = len(SYMBOLS)
_WIDTH = 2 * REACH + 16
_MIDDLE = REACH + 8
# A grid point is the sum of the corners that meet there: three bits to count each symbol, and above them
# three bits to count all corners, empty ones too.
_CORNER = 1 << 3 * _COLOURS
_ADDS = (*(_CORNER + (1 << 3 * colour) for colour in range(_COLOURS)), _CORNER)
_POINTS = (0, 1, _WIDTH + 1, _WIDTH)
"""From a square to the grid points at its corners, clockwise from the top left."""
_SIDES = (-_WIDTH, 1, _WIDTH, -1)


@cache
def _turned(tile: str) -> tuple[tuple[int, ...], ...]:
    """The corners of a tile as it lies in each rotation; an empty one is 5."""
    return tuple(
        tuple(_COLOURS if corner == EMPTY else SYMBOLS.index(corner) for corner in turned(tile, rotation))
        for rotation in range(4)
    )


def _square(x: int, y: int) -> int:
    return (y + _MIDDLE) * _WIDTH + x + _MIDDLE


class RotaPosition(Position[Move]):
    """A match of Axio Rota.

    supply, stacks: the last tile is drawn first.  bonus: the tile in the hand is a bonus tile.
    """

    __slots__ = (
        "_free", "_points", "_where", "bonus", "hands", "left", "markers", "owed", "seat", "stacks", "supply",
    )  # fmt: skip

    hands: list[str]
    stacks: list[list[str]]
    supply: list[str]
    markers: list[list[int]]
    left: tuple[int, ...]
    seat: int
    owed: int
    bonus: bool
    _points: dict[int, int]
    _free: list[int]  # the squares on which a tile may lie, in no order
    _where: dict[int, int]  # the place of each among them; -1 for a square that is taken

    @property
    def seats(self) -> int:
        """See Position."""
        return len(self.hands)

    @classmethod
    def of(cls, state: State) -> Self:
        """See Position."""
        made = cls()
        made.hands, made.stacks = list(state.hands), [list(reversed(stack)) for stack in state.stacks]
        made.supply = list(reversed(state.supply))
        made.markers = [list(markers) for markers in state.markers]
        made.left, made.owed, made.bonus = state.left, state.owed, state.midturn
        made.seat = state.seat if state.reason is None else -1
        made._points, made._free, made._where = {}, [], {}
        for laid in state.table:
            square = _square(laid.x, laid.y)
            made._take(square)
            for point, colour in zip(_POINTS, _turned(laid.corners)[0], strict=True):
                made._points[square + point] = made._points.get(square + point, 0) + _ADDS[colour]
        return made

    def copy(self) -> Self:
        """See Position."""
        made = type(self)()
        made.hands, made.stacks = self.hands.copy(), [stack.copy() for stack in self.stacks]
        made.supply, made.markers = self.supply.copy(), [markers.copy() for markers in self.markers]
        made.left, made.owed, made.bonus, made.seat = self.left, self.owed, self.bonus, self.seat
        made._points, made._free, made._where = self._points.copy(), self._free.copy(), self._where.copy()
        return made

    def moves(self) -> list[Move]:
        """See Position."""
        turns = _turned(self.hands[self.seat])
        if _COLOURS not in turns[0]:
            return [(square, rotation, -1) for square in self._free for rotation in (0, 1, 2, 3)]
        made: list[Move] = []
        for rotation in (0, 1, 2, 3):
            point = _POINTS[turns[rotation].index(_COLOURS)]
            for square in self._free:
                if square + point in self._points:
                    made += [(square, rotation, colour) for colour in range(_COLOURS)]
                else:
                    made.append((square, rotation, -1))
        return made

    def some_move(self, chance: Random) -> Move:
        """See Position."""
        if _COLOURS in _turned(self.hands[self.seat])[0]:
            moves = self.moves()
            return moves[int(chance.random() * len(moves))]
        place, rotation = divmod(int(chance.random() * 4 * len(self._free)), 4)
        return self._free[place], rotation, -1

    def play(self, move: Move, chance: Random) -> None:
        """See Position."""
        square, rotation, _ = move
        seat, points = self.seat, self._points
        markers, arrived = self.markers[seat], 0
        gained = self.points(move)
        for way, colour in zip(_POINTS, _turned(self.hands[seat])[rotation], strict=True):
            points[square + way] = points.get(square + way, 0) + _ADDS[colour]
        for colour, more in enumerate(gained):
            if more:
                before = markers[colour]
                after = before + more
                if after >= TOP:
                    after = TOP
                    arrived += before < TOP
                markers[colour] = after
        self._take(square)
        self.hands[seat] = ""
        self.owed += arrived - self.bonus
        if min(markers) == TOP:
            self._end()
        elif self.owed and self.supply:
            self.hands[seat] = self.supply.pop()
            self.bonus = True
        else:
            if self.stacks[seat]:
                self.hands[seat] = self.stacks[seat].pop()
            self._pass_on()

    def points(self, move: Move) -> list[int]:
        """What a placement would score for each symbol; changes nothing."""
        square, rotation, named = move
        gained = [0] * _COLOURS
        for way, colour in zip(_POINTS, _turned(self.hands[self.seat])[rotation], strict=True):
            there = self._points.get(square + way, 0)
            if there:
                shown = named if colour == _COLOURS else colour
                if shown >= 0:
                    gained[shown] += there >> 3 * shown & 7
        return gained

    def action(self, move: Move) -> Place:
        """See Position."""
        square, rotation, named = move
        y, x = divmod(square, _WIDTH)
        return Place(x - _MIDDLE, y - _MIDDLE, rotation, SYMBOLS[named] if named >= 0 else None)

    def move(self, action: Any) -> Move:
        """See Position."""
        named = -1 if action.colour is None else SYMBOLS.index(action.colour)
        return _square(action.x, action.y), action.rotation, named

    def merit(self, seat: int) -> tuple[int, ...]:
        """The markers, the lowest first."""
        return tuple(sorted(self.markers[seat]))

    def _take(self, square: int) -> None:
        """The square is taken; those beside it are free unless they are taken too."""
        free, where = self._free, self._where
        place = where.get(square, -1)
        if place >= 0:
            last = free.pop()
            if last != square:
                free[place] = last
                where[last] = place
        where[square] = -1
        for way in _SIDES:
            beside = square + way
            if beside not in where:
                where[beside] = len(free)
                free.append(beside)

    def _pass_on(self) -> None:
        seats = self.seats
        self.owed, self.bonus = 0, False
        for step in range(1, seats + 1):
            seat = (self.seat + step) % seats
            if self.hands[seat] and seat not in self.left:
                self.seat = seat
                return
        self._end()

    def _end(self) -> None:
        self.seat, self.owed, self.bonus = -1, 0, False

"""What an Axio match consists of: symbols, the board, tiles, actions, events, state and view.

A cell is a number, row * 13 + column, so A1 is 0 and M13 is 168.  A board is a text of 169
characters, row by row.  Points and markers are tuples in the order of `SYMBOLS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.games import grid
from bot.games.contract import BaseState, Outcome
from bot.games.turns import Ended, Left, Started

SIZE = 13
SYMBOLS = "rgbop"
"""Red sun, green dot, blue star, orange square, purple ring."""

COLOURED: Mapping[str, str] = {"G3": "r", "G11": "g", "K7": "b", "C7": "o", "G7": "p"}
"""The printed cells that show a symbol: label and symbol.  The one place that knows either."""

EMPTY = "."
PYRAMID = "^"
VACATED = "x"
"""A cell that a pyramid left: it stays empty to the end and takes no tile."""

RACK_SIZE = 5
PYRAMIDS = 20
TOP = 18
"""Where a marker stops; in solo where it changes to the second board."""

Points: TypeAlias = tuple[int, ...]
Area: TypeAlias = tuple[int, int]
Phase: TypeAlias = Literal["place", "exchange"]

TILES: tuple[str, ...] = tuple(
    first + second
    for number, first in enumerate(SYMBOLS)
    for second in SYMBOLS[number:]
    for _ in range(4 if first == second else 8)
)
"""The 100 tiles; the two letters of a tile always stand in the order of `SYMBOLS`."""

_FACES = frozenset(TILES)


def area(seats: int) -> Area:
    """The first and the last column in use, counted from 0; the rows are the same."""
    return {1: (2, 10), 2: (2, 10), 3: (1, 11), 4: (0, 12)}[seats]


def cell_label(cell: int) -> str:
    """The label of a cell as players see it; it does not depend on the number of players."""
    return grid.label(cell % SIZE, cell // SIZE)


def cell_at(column: int, row: int) -> int | None:
    """The cell in this column and row, counted from 0; None off the full board."""
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else None


def _coloured_cells() -> dict[int, str]:
    cells = {grid.read_label(text): symbol for text, symbol in COLOURED.items()}
    return {square[1] * SIZE + square[0]: symbol for square, symbol in cells.items() if square}


COLOURED_CELLS: Mapping[int, str] = _coloured_cells()
"""`COLOURED` by cell number."""

START_BOARD = "".join(COLOURED_CELLS.get(cell, EMPTY) for cell in range(SIZE * SIZE))
NO_JOINTS = EMPTY * (SIZE * SIZE)


@dataclass(frozen=True, slots=True)
class Place:
    """Lay `tile` so that its first letter shows on `cell` and its second on `to`.

    Each placement has only one form: letters in the order of `SYMBOLS`, and for a double the smaller
    cell first.  `place` converts any other order.
    """

    tile: str
    cell: int
    to: int

    def __post_init__(self) -> None:
        if self.tile not in _FACES or (self.cell > self.to and self.tile[0] == self.tile[1]):
            raise ValueError("not the canonical form of a placement")


@dataclass(frozen=True, slots=True)
class Exchange:
    """Show the rack, draw five tiles and put the shown ones back into the bag."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Decline the exchange that is offered."""


Action: TypeAlias = Place | Exchange | Keep


def place(symbol: str, cell: int, other: str, to: int) -> Place:
    """The placement that shows `symbol` on `cell` and `other` on `to`."""
    if (SYMBOLS.index(symbol), cell) > (SYMBOLS.index(other), to):
        symbol, cell, other, to = other, to, symbol, cell
    return Place(symbol + other, cell, to)


@dataclass(frozen=True)
class Pyramid:
    """A pyramid set on `cell`: what it scored, and the cell it was taken from if all 20 were in use."""

    cell: int
    points: Points
    moved_from: int | None = None


@dataclass(frozen=True)
class Placed:
    """A tile laid and scored.

    cells: where the first and the second letter of the tile lie.
    points: what the two halves scored for each symbol, before markers stop.
    gained: how far each marker really rose, pyramids included.
    bonuses: markers that arrived at 18, each an AXIO!; always 0 in solo.
    """

    seat: int
    tile: str
    cells: tuple[int, int]
    points: Points
    pyramids: tuple[Pyramid, ...]
    gained: Points
    bonuses: int
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True)
class BonusLost:
    """Bonuses that could not be placed."""

    seat: int
    count: int
    kind: Literal["bonus-lost"] = "bonus-lost"


@dataclass(frozen=True)
class Exchanged:
    """A rack shown to everybody and exchanged for five other tiles."""

    seat: int
    shown: tuple[str, ...]
    kind: Literal["exchanged"] = "exchanged"


@dataclass(frozen=True)
class Kept:
    """An exchange that was offered and declined."""

    seat: int
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True)
class Drew:
    """How many tiles a seat drew at the end of its turn; which ones is secret."""

    seat: int
    count: int
    kind: Literal["drew"] = "drew"


Event: TypeAlias = Started | Placed | BonusLost | Exchanged | Kept | Drew | Left | Ended
"""What happened, as everybody at the table saw it."""


@dataclass(frozen=True, kw_only=True)
class State(BaseState):
    """Everything about a match, secrets included.

    board: 169 characters: `EMPTY`, a symbol (half of a tile or coloured cell), `PYRAMID`, `VACATED`.
    joints: 169 characters: n, e, s, w where the other half of this tile lies above, to the
        right, below or to the left; "." on all other cells.
    pyramids: their cells, the oldest first.
    bag: the tiles in the order in which they will be drawn.
    racks: the tiles of each seat in the order in which they were drawn.
    markers: of each seat; in solo 0 to 36, where 18 and more are on the second board.
    begun: whether the seat has laid its first tile.
    seat: whose turn it is (after the end: whose it would be).
    owed: bonus placements that the seat must still make before its turn goes on.
    recent: what happened since `turn` last rose.
    reason: what ended the match: "complete" (all markers at the top), "full" (no two empty
        cells side by side), "rack" (no tile to place), "alone" (all others left) or "left"
        (the solo player left); None while it runs.
    """

    board: str
    joints: str
    pyramids: tuple[int, ...]
    bag: tuple[str, ...]
    racks: tuple[tuple[str, ...], ...]
    markers: tuple[Points, ...]
    begun: tuple[bool, ...]
    seat: int
    phase: Phase = "place"
    owed: int = 0
    recent: tuple[Event, ...] = ()
    reason: str | None = None

    @property
    def solo(self) -> bool:
        """Whether the match is played by one player alone, by the solo rules."""
        return len(self.racks) == 1

    @property
    def area(self) -> Area:
        """The first and the last column and row in use, counted from 0."""
        return area(len(self.racks))


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or a spectator, may know.

    viewer: the seat that looks, None for a spectator.
    seat: whose turn it is, None after the end.
    bag, rack_sizes: numbers of tiles.
    rack: the viewer's own tiles, in the slots of the rack; None for a spectator.  The drawn
        tile of a solo match is public.
    past: what happened in the turns before, back to the last one of the player to move; set by the match.
    The other fields are those of `State`.
    """

    viewer: int | None
    seats: int
    area: Area
    turn: int
    board: str
    joints: str
    pyramids: tuple[int, ...]
    markers: tuple[Points, ...]
    begun: tuple[bool, ...]
    left: tuple[int, ...]
    seat: int | None
    phase: Phase
    owed: int
    bag: int
    rack_sizes: tuple[int, ...]
    rack: tuple[str, ...] | None
    recent: tuple[Event, ...] = field(hash=False)
    outcome: Outcome | None
    past: tuple[tuple[Event, ...], ...] = field(default=(), hash=False)

    @property
    def solo(self) -> bool:
        """Whether the match is played by one player alone, by the solo rules."""
        return self.seats == 1

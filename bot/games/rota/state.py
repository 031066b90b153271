"""What an Axio Rota match consists of: symbols, tiles, squares and labels, actions, events, state, view.

A tile is a text of four letters, its corners clockwise from the top left: a symbol or `EMPTY`.  A
square is (x, y), x to the right and y downwards; the first four are (0, 0) to (1, 1).  Points and
markers are tuples in the order of `SYMBOLS`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from bot.games import grid
from bot.games.contract import BaseState, Outcome
from bot.games.turns import Ended, Left, Started

SYMBOLS = "rgbop"
"""Red sun, green dot, blue star, orange square, purple ring."""

EMPTY = "_"
"""An empty corner.  A tile has one at most, and never a symbol twice."""

FULL_TILES = (
    "bgop bgor bgpo bgpr bgpr bgro bgro bgrp bogp bogp bogr bopg bopr borg borg borp bpgo bpgo bpgr bpog "
    "bpor bpor bprg bpro brgo brgp brog brop brop brpg brpg brpo gopr gopr gorp gpor gpro grop grpo grpo"
)
TILES_WITH_EMPTY_CORNER = (
    "bgo_ bg_p bop_ bo_r bpr_ bp_g brg_ br_o b_gr b_og b_po b_rp gor_ gpo_ gp_r gr_p g_op g_ro orp_ o_pr"
)
TILES: tuple[str, ...] = (*FULL_TILES.split(), *TILES_WITH_EMPTY_CORNER.split())
"""The 60 tiles, each in any of its four rotations.

The printed distribution is not published.  This one is balanced: every symbol 44 times, 20 empty
corners, every pair of symbols 20 times side by side and 10 times opposite.  Another list may take
its place; nothing else knows a tile.
"""

OWN_TILES = 12
"""How many tiles each player gets."""

TOP = 12
"""Where a marker stops."""

REACH = 56
"""How far from the first four squares a tile can lie: 60 tiles, less those four, in one line."""

Points: TypeAlias = tuple[int, ...]
Square: TypeAlias = tuple[int, int]

_ORIGIN = (12, 59)
"""The column and the row of (0, 0), counted from A and 1: M60."""

_COLUMNS = 26 + 26 * 26


def label(square: Square) -> str:
    """The label of a square, the same in every match: (0, 0) is M60, (1, 1) is N61.

    The twelve columns on either side of the first four squares have one letter.  Right of Z come AA,
    AB and so on; left of A come ZZ, ZY and so on, as if the letters wrapped around.  No tile can ever
    lie above row 1.
    """
    return grid.label((square[0] + _ORIGIN[0]) % _COLUMNS, square[1] + _ORIGIN[1])


def column_label(x: int) -> str:
    """The letters of a column."""
    return label((x, 0)).rstrip("0123456789")


def row_label(y: int) -> str:
    """The number of a row."""
    return label((0, y)).lstrip("M")


def within_reach(square: Square) -> bool:
    """Whether a tile could lie there in any match; no two such squares share a label."""
    return all(-REACH <= number <= REACH + 1 for number in square)


def read_label(text: str) -> Square | None:
    """The square with this label, as people type it ("m60", "M 60", "60m"); None if no tile can lie there."""
    found = grid.read_label(text)
    if found is None:
        return None
    x, y = found[0] - _ORIGIN[0], found[1] - _ORIGIN[1]
    square = (x - _COLUMNS if x > REACH + 1 else x, y)
    return square if within_reach(square) else None


def turned(tile: str, rotation: int) -> str:
    """The corners of a tile, clockwise from the top left, after this many clockwise quarter turns."""
    return tile[-rotation % 4 :] + tile[: -rotation % 4]


class Laid(NamedTuple):
    """A tile on the table: its square and its corners as they lie."""

    x: int
    y: int
    corners: str


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the tile in the hand on (x, y).

    rotation: clockwise quarter turns from how the hand shows it, 0 to 3.
    colour: the symbol that the empty corner counts as, if it must be named.
    """

    x: int
    y: int
    rotation: int
    colour: str | None = None

    def __post_init__(self) -> None:
        known = self.colour is None or (len(self.colour) == 1 and self.colour in SYMBOLS)
        if not (known and within_reach(self.square) and 0 <= self.rotation <= 3):
            raise ValueError("no placement")

    @property
    def square(self) -> Square:
        """Where the tile is to lie."""
        return self.x, self.y


@dataclass(frozen=True)
class Placed:
    """A tile laid and scored.

    corners: as the tile lies, clockwise from the top left.
    named: what its empty corner counted as; None where no name was needed.
    worth: what each corner scored, clockwise from the top left, before markers stop.
    points: the same for each symbol.
    gained: how far each marker really rose.
    arrived: markers that arrived at 12, each an AXIO! (also those of the last placement).
    bonus: whether it was a bonus tile.
    """

    seat: int
    x: int
    y: int
    corners: str
    named: str | None
    worth: Points
    points: Points
    gained: Points
    arrived: int
    bonus: bool
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True)
class BonusDrawn:
    """A tile drawn from the general supply; which one is secret until it is laid."""

    seat: int
    kind: Literal["bonus-drawn"] = "bonus-drawn"


@dataclass(frozen=True)
class BonusLost:
    """Bonuses that lapsed because the general supply was empty."""

    seat: int
    count: int
    kind: Literal["bonus-lost"] = "bonus-lost"


Event: TypeAlias = Started | Placed | BonusDrawn | BonusLost | Left | Ended
"""What happened, as everybody at the table saw it."""


@dataclass(frozen=True, kw_only=True)
class State(BaseState):
    """Everything about a match, secrets included.

    table: the tiles in the order in which they were laid, the four of the set-up first.
    supply: the general supply in the order in which it will be drawn.
    stacks: each seat's own tiles that it has yet to draw, in the order of drawing.
    hands: the tile that each seat holds, a bonus tile while it owes one; "" for none.
    markers: of each seat.
    seat: whose turn it is (after the end: whose it was last).
    owed: bonus tiles that the seat must still place in this turn, including the one in its hand.
    recent: what happened since `turn` last rose.
    reason: what ended the match: "complete" (all markers of a seat at the top), "placed" (all seats
        have placed all their own tiles), "alone" (all others left) or "left" (the solo player left);
        None while it is running.
    """

    table: tuple[Laid, ...]
    supply: tuple[str, ...]
    stacks: tuple[tuple[str, ...], ...]
    hands: tuple[str, ...]
    markers: tuple[Points, ...]
    seat: int
    owed: int = 0
    recent: tuple[Event, ...] = ()
    reason: str | None = None

    @property
    def solo(self) -> bool:
        """Whether one player plays alone; then the tile in the hand is public."""
        return len(self.hands) == 1


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or a spectator, may know.

    viewer: the seat that looks, None for a spectator.
    seat: whose turn it is, None after the end.
    supply, stacks: numbers of tiles.
    holds: whether each seat has a tile in its hand.
    hand: the viewer's own tile, "" for none; None for a spectator.  The tile of a solo match is public.
    past: what happened in the turns before, back to the last one of the player to move; set by the match.
    The other fields are those of `State`.
    """

    viewer: int | None
    seats: int
    turn: int
    table: tuple[Laid, ...]
    markers: tuple[Points, ...]
    left: tuple[int, ...]
    seat: int | None
    owed: int
    supply: int
    stacks: tuple[int, ...]
    holds: tuple[bool, ...]
    hand: str | None
    recent: tuple[Event, ...] = field(hash=False)
    outcome: Outcome | None
    past: tuple[tuple[Event, ...], ...] = field(default=(), hash=False)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return self.seats == 1

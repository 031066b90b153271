"""What an Iota match consists of: cards, cells, actions, events, state and view.

A card is a text of colour, shape and number ("rc2" is the red circle 2); both wild cards are "w", as
they are identical.  A cell is a number, row * 99 + column; the first card of a match lies at `START`, in
the middle.  Cells are shown by labels: see `cell_label`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.games import grid
from bot.games.contract import BaseState, Outcome
from bot.games.turns import Ended, Left, Started

COLOURS = "rgby"
"""Red, green, blue, yellow."""

SHAPES = "cstx"
"""Circle, square, triangle, cross."""

NUMBERS = "1234"
TRAITS = ("colour", "shape", "number")
"""The properties in the order in which they stand in the text of a card."""

CARDS: tuple[str, ...] = tuple(
    colour + shape + number for colour in COLOURS for shape in SHAPES for number in NUMBERS
)
"""The 64 cards that are no wild card."""

WILD = "w"
WILDS = (WILD, WILD)
FACES = frozenset((*CARDS, WILD))

HAND_SIZE = 4
LOT = 4
"""The number of cards in the longest line, which is called a lot."""

HALF = 32
"""How many of the 64 cards the short game is played with."""

SIZE = 99
"""Columns and rows.  No more are needed: 66 cards in lines of at most four reach no farther from
the first card than 49 columns or rows (16 lines of three more cards, and the steps between them)."""

START = SIZE // 2 * SIZE + SIZE // 2
"""The cell of the first card."""

START_SQUARE = (13, 19)
"""Column and row that the first card is labelled with, counted from 0: N20.  Of 216 matches of
random play one in a hundred went more than 13 columns to the left, where A is, and one in thirty
more than 12 to the right, where Z is; none went 19 rows up."""

Laid: TypeAlias = tuple[str, int]
"""A card and its cell."""

Grid: TypeAlias = tuple[Laid, ...]
"""All cards that lie on the table, in the order in which their cells were taken."""


def offset(cell: int) -> tuple[int, int]:
    """How far to the right of the first card and how far below it a cell lies."""
    return cell % SIZE - SIZE // 2, cell // SIZE - SIZE // 2


def cell_label(cell: int) -> str:
    """The label of a cell, fixed for the match; the first card lies on N20.

    Labels wrap around, so none is negative: right of Z comes AA, left of A comes CU, the last of 99
    columns, and above row 1 comes row 99.  Only a grid steered far in one direction gets there.
    """
    right, down = offset(cell)
    return grid.label((right + START_SQUARE[0]) % SIZE, (down + START_SQUARE[1]) % SIZE)


def cell_at(label: str) -> int | None:
    """The cell with this label, as people type it; None if the 99 by 99 cells have no such label."""
    square = grid.read_label(label)
    if square is None or max(square) >= SIZE:
        return None
    column, row = ((at - shift + SIZE // 2) % SIZE for at, shift in zip(square, START_SQUARE, strict=True))
    return row * SIZE + column


@dataclass(frozen=True)
class Options:
    """The variants.

    half: play with 32 random cards of the 64, and both wild cards.
    kids: no scores; the first player with no cards left wins.
    """

    half: bool = False
    kids: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Lay these cards of the hand, 1 to 4, in the order of their cells; `play` sorts them."""

    cards: tuple[Laid, ...]

    def __post_init__(self) -> None:
        in_order = sorted(self.cards, key=lambda laid: (laid[1], laid[0]))
        known = all(card in FACES and 0 <= cell < SIZE * SIZE for card, cell in self.cards)
        if not (1 <= len(self.cards) <= HAND_SIZE and known and list(self.cards) == in_order):
            raise ValueError("not the canonical form of a play")


@dataclass(frozen=True, slots=True)
class Pass:
    """Put these cards of the hand, 0 to 4, under the draw pile, the first on top."""

    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.cards) > HAND_SIZE or not FACES.issuperset(self.cards):
            raise ValueError("not the cards of a pass")


@dataclass(frozen=True, slots=True)
class Swap:
    """Take the wild card that lies on `cell` into the hand and lay `card` in its place."""

    card: str
    cell: int

    def __post_init__(self) -> None:
        if self.card not in FACES or not 0 <= self.cell < SIZE * SIZE:
            raise ValueError("not a card and a cell")


Action: TypeAlias = Play | Pass | Swap


def play(*cards: Laid) -> Play:
    """The play of these cards, named in any order."""
    return Play(tuple(sorted(cards, key=lambda laid: (laid[1], laid[0]))))


@dataclass(frozen=True)
class Line:
    """A line that a play made or lengthened: its cells and cards, and the sum of their numbers."""

    cells: tuple[int, ...]
    cards: tuple[str, ...]
    points: int

    @property
    def lot(self) -> bool:
        """Whether it has four cards."""
        return len(self.cells) == LOT


Doubling: TypeAlias = Literal["lot", "four", "last"]
"""Why a score was doubled: a lot was completed, four cards were played, the last card was played."""


@dataclass(frozen=True)
class Score:
    """What a play is worth: its lines, and each doubling of the whole sum with its reason."""

    lines: tuple[Line, ...]
    doublings: tuple[Doubling, ...]
    total: int


@dataclass(frozen=True)
class Played:
    """Cards laid, and what they scored; no score in the kids' game."""

    seat: int
    cards: tuple[Laid, ...]
    score: Score | None
    kind: Literal["played"] = "played"


@dataclass(frozen=True)
class Passed:
    """How many cards a seat put under the pile; which ones is secret."""

    seat: int
    count: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True)
class Swapped:
    """A card laid in place of the wild card on this cell, which was taken into the hand."""

    seat: int
    card: str
    cell: int
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True)
class Drew:
    """How many cards a seat drew at the end of its turn; which ones is secret."""

    seat: int
    count: int
    kind: Literal["drew"] = "drew"


Event: TypeAlias = Started | Played | Passed | Swapped | Drew | Left | Ended
"""What happened, as everybody at the table saw it."""


@dataclass(frozen=True, kw_only=True)
class State(BaseState):
    """Everything about a match, secrets included.

    pile: the draw pile in the order in which it will be drawn.
    hands: the cards of each seat; a wild card taken by a swap is in the slot of the card laid for it.
    points: the score of each seat; stays 0 in the kids' game.
    seat: whose turn it is (after the end: whose it was or would be).
    passes: turns in a row that were passes; the count restarts when the pile runs out and when a player
        leaves, as that adds cards to the pile.
    recent: what happened since `turn` last rose.
    reason: what ended the match: "last-card", "passes" or "alone" (all others left); None while
        it runs.
    """

    options: Options
    grid: Grid
    pile: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    seat: int
    passes: int = 0
    recent: tuple[Event, ...] = ()
    reason: str | None = None


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or a spectator, may know.

    viewer: the seat that looks, None for a spectator.
    seat: whose turn it is, None after the end.
    pile, hand_sizes: numbers of cards.
    hand: the viewer's own cards, in the slots of the hand; None for a spectator.
    past: what happened in the turns before, back to the last one of the player to move; set by the match.
    The other fields are those of `State`.
    """

    viewer: int | None
    seats: int
    options: Options
    turn: int
    midturn: bool
    grid: Grid
    points: tuple[int, ...]
    left: tuple[int, ...]
    seat: int | None
    passes: int
    pile: int
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...] | None
    recent: tuple[Event, ...] = field(hash=False)
    outcome: Outcome | None
    past: tuple[tuple[Event, ...], ...] = field(default=(), hash=False)

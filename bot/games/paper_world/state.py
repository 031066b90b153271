"""What a Paper World match consists of: landscapes, actions, events, state and view.

A cell is a number, row * 5 + column, so A1 is 0 and E5 is 24.  Every landscape starts on C3:
whatever 3 x 3 it grows into lies within A1 to E5, and no label ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.games import grid
from bot.games.contract import BaseState, Outcome
from bot.games.paper_world.cards import FACES, NAMES, in_order
from bot.games.turns import Ended, Left, Started

SIZE = 5
CELLS = SIZE * SIZE
START = 12
"""C3, the cell of the starter card."""

ACROSS = 3
"""How wide and how high a landscape may become."""

PILES = 5
HAND_LIMIT = 9
TOKEN_POINTS = 2

Phase: TypeAlias = Literal["choose", "place", "discard"]
Cards: TypeAlias = tuple[str, ...]


def cell_label(cell: int) -> str:
    """The label of a cell of a landscape."""
    return grid.label(cell % SIZE, cell // SIZE)


def cell_at(column: int, row: int) -> int | None:
    """The cell in this column and row, counted from 0; None for others than A1 to E5."""
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else None


@dataclass(frozen=True)
class Options:
    """first_game: the three goals for beginners.  advanced: more skips, paying for each value."""

    first_game: bool = False
    advanced: bool = False


@dataclass(frozen=True, slots=True)
class Take:
    """Take every top card of the middle that has this colour ("b") or value ("3")."""

    name: str

    def __post_init__(self) -> None:
        if len(self.name) != 1 or self.name not in NAMES:
            raise ValueError("not a colour or value")


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the hand on a cell of one's own landscape.

    discards: the cards that pay for the skipped values, sorted as hands are.
    token: put the scissors token onto the card.
    """

    card: str
    cell: int
    discards: Cards = ()
    token: bool = False

    def __post_init__(self) -> None:
        if self.card not in FACES or not 0 <= self.cell < CELLS or self.discards != in_order(self.discards):
            raise ValueError("not the canonical form of a lay")


@dataclass(frozen=True, slots=True)
class Done:
    """End a turn of placing."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Bring the hand down to 9 with these cards, sorted as hands are."""

    cards: Cards

    def __post_init__(self) -> None:
        if not self.cards or self.cards != in_order(self.cards):
            raise ValueError("not the canonical form of a discard")


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, where nothing can be done."""


Action: TypeAlias = Take | Lay | Done | Discard | Pass


@dataclass(frozen=True)
class Took:
    """The cards that a seat took from the middle; they lay face up."""

    seat: int
    name: str
    cards: Cards
    kind: Literal["took"] = "took"


@dataclass(frozen=True)
class Laid:
    """A card laid on a landscape.

    skipped: the skipped values.
    discarded: how many cards paid for that; which ones is secret.
    """

    seat: int
    card: str
    cell: int
    skipped: tuple[int, ...]
    discarded: int
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True)
class TokenTaken:
    """The scissors token moved to a cell; origin is the seat that had it, None for the table."""

    seat: int
    cell: int
    origin: int | None
    kind: Literal["token-taken"] = "token-taken"


@dataclass(frozen=True)
class Discarded:
    """How many cards a seat discarded to come down to 9; which ones is secret."""

    seat: int
    count: int
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True)
class Passed:
    """A turn in which nothing could be done."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True)
class GoalWon:
    """A point token of a goal."""

    seat: int
    goal: str
    points: int
    kind: Literal["goal-won"] = "goal-won"


@dataclass(frozen=True)
class LastRound:
    """Few piles are left after this seat's turn: everybody who has not left has one more turn."""

    seat: int
    kind: Literal["last-round"] = "last-round"


Event: TypeAlias = (
    Started | Took | Laid | TokenTaken | Discarded | Passed | GoalWon | LastRound | Left | Ended
)
"""What happened, as everybody at the table saw it."""


@dataclass(frozen=True)
class Score:
    """The parts of a seat's score; hand and discards are numbers of cards, each costing a point."""

    stars: int
    goals: int
    token: int
    hand: int
    discards: int

    @property
    def total(self) -> int:
        """The score."""
        return self.stars + self.goals + self.token - self.hand - self.discards


@dataclass(frozen=True, kw_only=True)
class State(BaseState):
    """Everything about a match, secrets included.

    piles: the five piles of the middle, the top card last; () where none is left.
    landscapes: of each seat the piles of the 25 cells, the top card last; () without a pile.
    hands: sorted.
    discards: of each seat, in the order in which they were discarded.
    token: seat and cell of the scissors token; None while it lies on the table.
    goals: three keys of `goals.GOALS`.
    rewards: of each goal the points of the tokens left, the highest first.
    won: of each seat the points won for each goal, 0 for none.
    seat: whose turn it is (after the end: whose it would be).
    phase: "choose" to take or to lay first, "place" to lay on or be done, "discard" down to 9.
    names: the colours and values that all cards laid in this turn have; "" before the first.
    skips: skips made in this turn.
    freed: whether the scissors token has saved the cost of a value in this turn.
    last_turns: in the last round, the seats whose last turn is not over, in order; otherwise None.
    recent: what happened since `turn` last rose.
    reason: what ended the match: "piles" (the last round is over) or "alone" (all others
        left); None while it runs.
    """

    advanced: bool
    piles: tuple[Cards, ...]
    landscapes: tuple[tuple[Cards, ...], ...]
    hands: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    token: tuple[int, int] | None = None
    goals: tuple[str, ...]
    rewards: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    seat: int
    phase: Phase = "choose"
    names: str = ""
    skips: int = 0
    freed: bool = False
    last_turns: tuple[int, ...] | None = None
    recent: tuple[Event, ...] = ()
    reason: str | None = None


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or a spectator, may know.

    viewer: the seat that looks, None for a spectator.
    seat: whose turn it is, None after the end.
    middle, middle_heights: top card ("" for none) and number of cards of the five piles.
    tops, heights: of each seat the top card ("" for none) and number of cards by cell.
    hand: the viewer's own cards, sorted; None for a spectator.
    hand_sizes, discards: numbers of cards.
    names: the colour and the value that the turn may still have named, as in "y3", "y" or "3".
    past: what happened in the turns before, back to the last one of the player to move; set by the match.
    taken: the piles that were taken from in the newest turn and in those before, the newest first; likewise.
    The other fields are those of `State`.
    """

    viewer: int | None
    seats: int
    advanced: bool
    turn: int
    seat: int | None
    phase: Phase
    names: str
    skips: int
    freed: bool
    middle: Cards
    middle_heights: tuple[int, ...]
    tops: tuple[Cards, ...]
    heights: tuple[tuple[int, ...], ...]
    token: tuple[int, int] | None
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    discards: tuple[int, ...]
    goals: tuple[str, ...]
    rewards: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    scores: tuple[Score, ...]
    left: tuple[int, ...]
    last_turns: tuple[int, ...] | None
    recent: tuple[Event, ...] = field(hash=False)
    outcome: Outcome | None
    past: tuple[tuple[Event, ...], ...] = field(default=(), hash=False)
    taken: tuple[tuple[int, ...], ...] = ()


def tops(piles: tuple[Cards, ...]) -> Cards:
    """The top card of each pile, "" where there is none."""
    return tuple([pile[-1] if pile else "" for pile in piles])

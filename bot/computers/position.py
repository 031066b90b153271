"""What a computer player thinks with: a match as it may stand, changed in place.

The rules copy a state for each action, which suits a match that people play. A search plays thousands of
matches a second, so it uses positions. They are proven equal to the rules step by step.
"""

from __future__ import annotations

from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

Move = TypeVar("Move")
"""An action of the game in a form that is cheap to make, compare and hash."""


class Position(Protocol, Generic[Move]):
    """A match of one game between actions.  All of it is known: what is hidden has been dealt at random.

    seat: whose turn it is, -1 after the end.  left: the seats whose players left.
    """

    seat: int
    left: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many seats there are, those that were left included."""
        ...

    @classmethod
    def of(cls, state: Any) -> Self:
        """The position that a state of the game is in."""
        ...

    def copy(self) -> Self:
        """The same position, which may then go its own way."""
        ...

    def moves(self) -> list[Move]:
        """Every legal move of the seat on turn, each once."""
        ...

    def some_move(self, chance: Random) -> Move:
        """One of the legal moves, all with the same probability; quicker than listing them."""
        ...

    def play(self, move: Move, chance: Random) -> None:
        """Plays a legal move and all that follows automatically."""
        ...

    def action(self, move: Move) -> Any:
        """The action of the game that this move stands for."""
        ...

    def move(self, action: Any) -> Move:
        """The move that stands for this action of the game."""
        ...

    def merit(self, seat: int) -> tuple[int, ...]:
        """What the seat is ranked by, as in `Game.merit`."""
        ...


def next_seat(position: Position[Any]) -> int:
    """The seat after the one on turn, without those whose players left."""
    seat = (position.seat + 1) % position.seats
    while seat in position.left:
        seat = (seat + 1) % position.seats
    return seat

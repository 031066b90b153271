"""What thinking needs to know about a game, beyond its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from bot.computers.position import Position

View = TypeVar("View")
Here = TypeVar("Here", bound=Position[Any])
Move = TypeVar("Move")


@dataclass(frozen=True)
class Reason:
    """Why an action is good: the key of a sentence and its values.  It is true by the rules."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()

    def text(self, say: Callable[..., str]) -> str:
        """The sentence."""
        return say(self.key, **dict(self.values))


def because(key: str, **values: str | int) -> Reason:
    """The reason that the sentence `hint-KEY` says."""
    return Reason(f"hint-{key}", tuple(values.items()))


AHEAD = because("ahead")
"""The reason that is left where no other holds: the search found the action good."""


def rather(reasons: Iterable[Reason], others: Iterable[Reason]) -> Reason:
    """Why one action is better than another: the first of its reasons that is not as true of the other."""
    known = {other.key: other for other in others}
    better = (each for each in reasons if each.key not in known or _says_more(each, known[each.key]))
    return next(better, AHEAD)


def _says_more(reason: Reason, other: Reason) -> bool:
    """Whether a number in this sentence is greater than in the other, the same with other values."""
    numbers = {name: value for name, value in other.values if isinstance(value, int)}
    return any(isinstance(value, int) and value > numbers.get(name, value) for name, value in reason.values)


class Mind(ABC, Generic[View, Here, Move]):
    """How a computer player thinks about one game.  Minds hold no data.

    Whatever is hidden reaches a mind through `guess` only, which is given views of one seat.
    """

    turns: int = 2
    """How many turns a search plays on, before it looks at what came of a move; see `play_on`."""

    position: ClassVar[type[Position[Any]]]
    """The positions that it thinks with."""

    rounds: int = 40
    """How many guesses at what is hidden a search tries at most; more bring little."""

    draws_between: bool = False
    """Whether something is drawn between the actions of a turn, so that only the next one can be planned."""

    win: float
    """What winning is worth, beyond how the seats stand at the end."""

    @abstractmethod
    def guess(self, views: Sequence[View], chance: Random) -> Here:
        """A position that may be the present one: what the seat does not know is dealt at random.

        views: what the seat has seen in this match, in order; the last one is the present.
        """

    @abstractmethod
    def greedy(self, position: Here) -> Move:
        """The move after which the seat on turn ranks best, with no look ahead."""

    @abstractmethod
    def gains(self, position: Here, moves: Sequence[Move]) -> list[float]:
        """What each of these moves of the seat on turn seems to be worth at a glance."""

    @abstractmethod
    def standing(self, position: Here, seat: int) -> float:
        """How well a seat stands by itself."""

    @abstractmethod
    def score(self, position: Here, seat: int) -> int:
        """The points that a seat has scored so far."""

    def in_points(self, standing: float) -> float:
        """What a standing comes to in points of the game, for people to read."""
        return standing

    def lead(self, position: Here, seat: int) -> float:
        """How well a seat stands, compared with the others who are still in, leaving out who wins."""
        others = self._others(position, seat)
        total = self.standing(position, seat)
        if others:
            total -= sum(self.standing(position, other) for other in others) / len(others)
        return total

    def value(self, position: Here, seat: int) -> float:
        """How well a seat stands, compared with the others who are still in."""
        total = self.lead(position, seat)
        if position.seat == -1 and (others := self._others(position, seat)):
            mine, theirs = position.merit(seat), max(position.merit(other) for other in others)
            total += self.win * ((mine > theirs) - (mine < theirs))
        return total

    def has_points(self, options: Any) -> bool:
        """Whether a match with these options is about points, in which an estimate can be told."""
        return True

    def play_on(self, position: Here, seat: int, chance: Random) -> None:
        """Plays the next turn and `turns` more, in which everybody takes what seems best at a glance.

        At least until the seat that moved last has had another turn, so that what is left in its hand counts.

        seat: that seat.
        """
        for _ in range(max(self.turns + 1, position.seats)):
            self.end_turn(position, position.seat, chance)

    def end_turn(self, position: Here, seat: int, chance: Random) -> None:
        """Plays what seems best at a glance while it is the turn of this seat."""
        while position.seat == seat != -1:
            position.play(self.quick(position), chance)

    def _others(self, position: Here, seat: int) -> list[int]:
        return [other for other in range(position.seats) if other not in (*position.left, seat)]

    def moves(self, position: Here) -> Sequence[Move]:
        """The moves worth a thought; by default all legal ones."""
        found: Sequence[Move] = position.moves()
        return found

    def quick(self, position: Here) -> Move:
        """The move that seems best at a glance."""
        return self.best(position, 1)[0]

    def best(self, position: Here, most: int) -> list[Move]:
        """The moves that seem best at a glance, at most so many, the best first."""
        moves = self.moves(position)
        gains = self.gains(position, moves)
        order = sorted(range(len(moves)), key=gains.__getitem__, reverse=True)
        return [moves[number] for number in order[:most]]

    @abstractmethod
    def places(self, position: Here, move: Move) -> frozenset[Any]:
        """What a move of the seat on turn takes up on the table.

        Moves that share some of it are variants of one idea.
        """

    @abstractmethod
    def reasons(self, view: View, position: Here, moves: Sequence[Move]) -> Iterator[Reason]:
        """What can be said for a turn of the seat on turn, from what the seat sees, the most telling first.

        position: a guess at what the view hides.
        moves: the turn, as far as it is known; at least its first move.
        """

    def reason(self, view: View, position: Here, moves: Sequence[Move]) -> Reason:
        """The best of the reasons."""
        return next(self.reasons(view, position, moves), AHEAD)


def dealt(pool: list[Any], sizes: Sequence[int]) -> list[tuple[Any, ...]]:
    """So many things of the pool for each size; they leave it."""
    return [tuple(pool.pop() for _ in range(size)) for size in sizes]

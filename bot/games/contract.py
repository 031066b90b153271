"""What a game is to the rest of the program.

A game is one value without data of its own: functions over frozen states.  Everything above it
(turn service, pictures, commands) reaches the rules only through `Game`.  Neither this module nor a
game uses the clock, I/O, or any source of chance but the seed it is given.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from bot.altered import altered
from bot.games import turns
from bot.games.chance import pick, shuffled
from bot.refusal import Illegal


@dataclass(frozen=True, kw_only=True)
class BaseState:
    """What the state of every game holds.

    seed: the only source of chance of this match; never shown.
    turn: rises with the first action of each turn and with each seat that leaves; the game's
        `recent` events are what happened since it last rose.
    midturn: the seat to move has already acted in this turn and must act again.
    moved: the number of turns that each seat has begun.
    left: seats whose players left, the first to leave first.
    """

    seed: str
    turn: int = 0
    midturn: bool = False
    moved: tuple[int, ...]
    left: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a match ended.

    places: the place of each seat from 1; seats that tie share one, and the next is skipped.
    reason: what ended it, a word of the game's own that is part of the key of a sentence.
    """

    places: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True)
class NoOptions:
    """The options of a game that has none."""


State = TypeVar("State", bound=turns.TurnState)
Action = TypeVar("Action")
View = TypeVar("View")


class Game(ABC, Generic[State, Action, View]):
    """The rules of one title.  Instances hold no data; states, actions and views are frozen.

    Who may act when, leaving, and the end are handled here once.  Each game adds its own `deal`,
    `legal`, `play`, `give_back`, `pass_on` and `end`, which nobody else calls.
    """

    key: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    state_type: ClassVar[type[BaseState]]
    options: ClassVar[type[Any]] = NoOptions
    unseen: ClassVar[tuple[str, ...]]
    """The fields of the state that nobody sees: what will be drawn, in order.

    Each is one pile or a tuple of several piles.
    """

    def setup(self, seats: int, options: Any, seed: str) -> State:
        """The position before the first turn, with the start player drawn."""
        if seats not in self.seats:
            raise ValueError(f"{self.title} is not for {seats} players")
        return self.deal(seats, options, seed, pick(seats, seed, "start"))

    @abstractmethod
    def deal(self, seats: int, options: Any, seed: str, start: int) -> State:
        """The position before the first turn; this seat starts, and `recent` says so."""

    def to_move(self, state: State) -> tuple[int, ...]:
        """The one seat that must act now; empty if, and only if, the match is over."""
        return (state.seat,) if state.reason is None else ()

    def actions(self, state: State, seat: int) -> Iterator[Action]:
        """Every legal action of this seat, lazily, in a stable order."""
        if seat in self.to_move(state):
            yield from self.legal(state)

    @abstractmethod
    def legal(self, state: State) -> Iterator[Action]:
        """Every legal action of the seat on turn, lazily, in a stable order."""

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The position after this action; raises Illegal if the rules forbid it."""
        if state.reason is not None:
            raise Illegal("match-over")
        if seat != state.seat:
            raise Illegal("game-not-your-turn")
        return self.play(state, action)

    @abstractmethod
    def play(self, state: State, action: Action) -> State:
        """The position after this action of the seat on turn and everything that follows automatically."""

    def leave(self, state: State, seat: int) -> State:
        """The position after this seat's player left for good; possible for any seat at any time.

        If one player remains, the match ends; otherwise a turn in progress passes on.  Raises Illegal if
        the match is over or the seat has left before.
        """
        if state.reason is not None:
            raise Illegal("match-over")
        if seat in state.left:
            raise Illegal("game-left-before")
        state = self.give_back(turns.gone(state, seat), seat)
        staying = len(state.moved) - len(state.left)
        if staying < 2:
            return self.end(state, "alone" if staying else "left")
        return self.pass_on(state) if seat == state.seat else state

    @abstractmethod
    def give_back(self, state: State, seat: int) -> State:
        """The position without what this seat held, now that it has left.

        Chance used here takes its purpose from `turn`, which has just risen.
        """

    def pass_on(self, state: State) -> State:
        """Passes the turn to the next seat, or ends the match if it cannot have one."""
        return turns.passed_on(state)

    def end(self, state: State, reason: str) -> State:
        """Ends the match; nothing of the turn remains."""
        return turns.ended(state, reason)

    @abstractmethod
    def least(self, state: State, seat: int) -> Action:
        """The legal action that changes least, for a seat whose time is up; it leads to the turn's end."""

    def drew(self, before: State, after: State) -> bool:
        """Whether anything unseen was drawn, or anything went back to it, between these positions."""
        return any(getattr(before, field) != getattr(after, field) for field in self.unseen)

    def mixed(self, state: State, purpose: str) -> State:
        """The position with everything unseen shuffled, for when some of it has become known.

        purpose: names this use of chance within the match (see `chance.shuffled`).
        """
        changes: dict[str, Any] = {
            field: _mixed(getattr(state, field), state.seed, f"{purpose} {field}") for field in self.unseen
        }
        return altered(state, **changes)

    @abstractmethod
    def redealt(self, state: State, seat: int, seed: str) -> State:
        """A position in which everything that this seat does not see is dealt anew.

        Only for a position in which nobody has left.  It depends on nothing but the seat's view and the seed,
        which becomes its own, so nothing in it tells what is hidden in the given one.
        """

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """Each seat's score by the rules of the game."""

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """What a seat is ranked by, the most important number first; the greater tuple is better.

        The score, unless a game has more to say.  In a game that can be played alone: at most five numbers
        from 0 to 999, which also compare solo matches with each other.
        """
        return (self.scores(state)[seat],)

    def places(self, state: State) -> tuple[int, ...]:
        """The place of each seat, by merit; those who left come last, the first to leave at the very end."""
        merits = [
            (0, (state.left.index(seat),)) if seat in state.left else (1, self.merit(state, seat))
            for seat in range(len(state.moved))
        ]
        return tuple(1 + sum(other > merit for other in merits) for merit in merits)

    @abstractmethod
    def usual_turns(self, seats: int, options: Any) -> int:
        """The turns that each seat has in an ordinary match, played to the end by people who want to win.

        A constant for each number of seats, measured with `skilled` players (see the tests).
        """

    def outcome(self, state: State) -> Outcome | None:
        """The ranking and what ended the match; None while it is running."""
        return None if state.reason is None else Outcome(self.places(state), state.reason)

    def told(self, state: State) -> tuple[Any, ...]:
        """What happened since the turn began, of which everybody may know, as in any view."""
        return state.recent

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What this seat, or a spectator (None), may know, and nothing else."""

    def recalled(self, view: View, past: Sequence[tuple[Any, ...]], taken: Sequence[tuple[int, ...]]) -> View:
        """The view with what happened in the turns before the newest one, the oldest first.

        taken: what was taken in each of these turns and the newest; see `taken_from`.
        """
        seen: Any = view
        return cast(View, altered(seen, past=tuple(past)))

    def taken_from(self, before: State, after: State) -> tuple[int, ...]:
        """Places on the table that something was taken from in a step, where no event names them."""
        return ()

    @abstractmethod
    def parse(self, state: State, seat: int, text: str) -> Action:
        """The action that a notation names; raises Unreadable for any other text."""

    @abstractmethod
    def notate(self, action: Action) -> str:
        """The action as a text from which `parse` returns it."""


Store = tuple[Any, ...]


def _is_several(store: Store) -> bool:
    return bool(store) and isinstance(store[0], tuple)


def _mixed(store: Store, seed: str, purpose: str) -> Store:
    if not _is_several(store):
        return shuffled(store, seed, purpose)
    return tuple(shuffled(each, seed, f"{purpose} {number}") for number, each in enumerate(store))

"""Turns, which work alike in all games: whose it is, how one begins and passes on, leaving, the end."""

from __future__ import annotations

from dataclasses import Field, dataclass
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from bot.altered import altered


@dataclass(frozen=True)
class Started:
    """The seat that was drawn to start."""

    seat: int
    kind: Literal["started"] = "started"


@dataclass(frozen=True)
class Left:
    """A player who left for good."""

    seat: int
    kind: Literal["left"] = "left"


@dataclass(frozen=True)
class Ended:
    """The end of the match; for the reasons, see `reason` of the state."""

    reason: str
    kind: Literal["ended"] = "ended"


Common = Started | Left | Ended
"""The events that every game has."""


class TurnState(Protocol):
    """What the state of every game holds: the fields of `BaseState` and three more.

    Each game declares these three after its own fields, as the order of fields is that of the stored JSON.

    seat: whose turn it is; meaningless after the end.
    recent: what happened since `turn` last rose.
    reason: what ended the match, as in `Outcome`; None while it is running.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def seed(self) -> str:
        """See BaseState."""

    @property
    def turn(self) -> int:
        """See BaseState."""

    @property
    def midturn(self) -> bool:
        """See BaseState."""

    @property
    def moved(self) -> tuple[int, ...]:
        """See BaseState."""

    @property
    def left(self) -> tuple[int, ...]:
        """See BaseState."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def recent(self) -> tuple[Any, ...]:
        """What happened since `turn` last rose."""

    @property
    def reason(self) -> str | None:
        """What ended the match."""


State = TypeVar("State", bound=TurnState)
Item = TypeVar("Item")


def begun(state: State) -> State:
    """Counts a turn at its first action; does nothing at later actions of the turn."""
    if state.midturn:
        return state
    moved = with_item(state.moved, state.seat, state.moved[state.seat] + 1)
    return altered(state, turn=state.turn + 1, moved=moved, recent=())


def following(state: TurnState) -> tuple[int, ...]:
    """The seats that have not left, in order of play, starting after the seat on turn, which comes last."""
    seats = len(state.moved)
    order = ((state.seat + step) % seats for step in range(1, seats + 1))
    return tuple(seat for seat in order if seat not in state.left)


def passed_on(state: State) -> State:
    """Passes the turn to the next seat that has not left."""
    return altered(state, seat=following(state)[0], midturn=False)


def tell(state: State, *events: object) -> State:
    """Adds these events to what just happened."""
    return altered(state, recent=state.recent + events)


def ended(state: State, reason: str) -> State:
    """Ends the match for this reason."""
    return altered(tell(state, Ended(reason)), midturn=False, reason=reason)


def gone(state: State, seat: int) -> State:
    """Counts this seat among those that left; what it held is up to the game."""
    return altered(state, turn=state.turn + 1, left=(*state.left, seat), recent=(Left(seat),))


def with_item(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items with the one at this index replaced."""
    return (*items[:index], item, *items[index + 1 :])

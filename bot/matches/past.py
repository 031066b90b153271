"""The turns before the newest, so that nobody misses what the others did since their own last turn.

The state holds what happened in the newest turn only.  A match keeps the turns before it as well, back to
the last one of the player to move, as everybody at the table saw them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from bot import codec
from bot.games.contract import BaseState, Game

Event = TypeVar("Event")


@dataclass(frozen=True)
class PastTurn(Generic[Event]):
    """What happened in a turn.

    turn: its number, as in the state.
    whole: False for the part of a turn in progress that came before somebody left.
    """

    turn: int
    whole: bool
    events: tuple[Event, ...]

    @property
    def seat(self) -> int | None:
        """Whose turn it was: the last one to have done something."""
        seats = [getattr(event, "seat", None) for event in self.events]
        return next((seat for seat in reversed(seats) if seat is not None), None)


Past = tuple[PastTurn[Any], ...]
"""Turns, the oldest first."""


def dump_past(game: Game[Any, Any, Any], past: Past) -> str:
    """The turns as text for the store."""
    return codec.dump_all(_kind(game), past)


def load_past(game: Game[Any, Any, Any], text: str | None) -> Past:
    """The turns that `dump_past` wrote; none for None, as in matches of earlier versions."""
    return () if text is None else codec.load_all(_kind(game), text)


def grown(game: Game[Any, Any, Any], past: Past, before: BaseState, now: BaseState) -> Past:
    """The past after a step from one state to another, of which `past` was the first one's."""
    if now.turn != before.turn and before.turn:
        past = (*past, PastTurn(before.turn, not before.midturn, game.view(before, None).recent))
    movers = game.to_move(now)
    mover = movers[0] if movers else PastTurn(now.turn, True, game.view(now, None).recent).seat
    own = [number for number, turn in enumerate(past, 1) if turn.whole and turn.seat == mover]
    return past[own[-1] :] if own else past


@cache
def _kind(game: Game[Any, Any, Any]) -> Any:
    """The type of a past turn of this game, with the events that its state declares."""
    kind: Any = PastTurn
    return kind[get_args(get_type_hints(game.state_type)["recent"])[0]]

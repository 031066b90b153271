"""The last turns of a match, so that nobody misses what the others did since their own.

The state holds what happened in the newest turn only.  A match keeps the turns before it as well, back to
the last one of the player to move, as everybody at the table saw them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from bot import codec
from bot.games.contract import BaseState, Game
from bot.kept import Kept

Event = TypeVar("Event")


@dataclass(frozen=True)
class PastTurn(Generic[Event]):
    """What happened in a turn.

    turn: its number, as in the state.
    whole: False for a turn in progress, and for the part of it that came before somebody left.
    taken: see `Game.taken_from`.
    """

    turn: int
    whole: bool
    events: tuple[Event, ...]
    taken: tuple[int, ...] = ()

    @property
    def seat(self) -> int | None:
        """Whose turn it was: the last one to have done something."""
        seats = [getattr(event, "seat", None) for event in self.events]
        return next((seat for seat in reversed(seats) if seat is not None), None)


Past = tuple[PastTurn[Any], ...]
"""Turns, the oldest first."""

_turns: Kept[Past] = Kept(512)
"""Stored turns that are not decoded again: they are read as often as the states."""


def dump_past(game: Game[Any, Any, Any], past: Past) -> str:
    """The turns as text for the store."""
    text = codec.dump_all(_kind(game), past)
    _turns.put((game.key, text), past)
    return text


def load_past(game: Game[Any, Any, Any], text: str | None) -> Past:
    """The turns that `dump_past` wrote; none for None, as in matches of earlier versions."""
    if text is None:
        return ()
    key = game.key, text
    known = _turns.find(key)
    return _turns.put(key, codec.load_all(_kind(game), text)) if known is None else known


def grown(game: Game[Any, Any, Any], turns: Past, before: BaseState, now: BaseState) -> Past:
    """The turns after a step from one state to another; `turns` are those up to the first one, if known."""
    taken, events = game.taken_from(before, now), game.told(now)
    if now.turn != before.turn:
        if before.turn and not turns:
            turns = (PastTurn(before.turn, not before.midturn, game.told(before)),)
    elif turns:
        taken = (*turns[-1].taken, *taken)
        turns = turns[:-1]
    newest = PastTurn(now.turn, not now.midturn, events, taken)
    mover = next(iter(game.to_move(now)), newest.seat)
    own = [number for number, turn in enumerate(turns, 1) if turn.whole and turn.seat == mover]
    return (*(turns[own[-1] :] if own else turns), newest)


@cache
def _kind(game: Game[Any, Any, Any]) -> Any:
    """The type of a past turn of this game, with the events that its state declares."""
    kind: Any = PastTurn
    return kind[get_args(get_type_hints(game.state_type)["recent"])[0]]

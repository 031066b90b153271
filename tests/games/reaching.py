"""How the tests of every game come from one position to another."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from bot.games.contract import Game
from bot.games.turns import TurnState

State = TypeVar("State", bound=TurnState)


def played(game: Game[State, Any, Any], state: State, *notations: str) -> State:
    """The position after these actions, each by the seat on turn."""
    for text in notations:
        state = game.apply(state, state.seat, game.parse(state, state.seat, text))
    return state


def redealt(
    state: State, viewer: int | None, chance: Random, *, hands: str = "hands", pile: str = "pile"
) -> State:
    """The state with all that this viewer may not know dealt again: the pile, and the hands of others.

    hands, pile: the names of the fields.
    """
    held = dict(enumerate(getattr(state, hands)))
    known = held.pop(viewer, ()) if viewer is not None else ()
    hidden = [*getattr(state, pile), *(card for hand in held.values() for card in hand)]
    chance.shuffle(hidden)
    dealt = {seat: tuple(hidden.pop() for _ in hand) for seat, hand in held.items()}
    whole = tuple(dealt.get(seat, known) for seat in range(len(state.moved)))
    changes: dict[str, Any] = {hands: whole, pile: tuple(hidden), "seed": f"{chance.random()}"}
    return replace(state, **changes)

"""Hidden cards or tiles dealt again, so that a viewer cannot tell one position from the other."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from bot.games.contract import BaseState

State = TypeVar("State", bound=BaseState)


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

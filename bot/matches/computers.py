"""The turn of a computer player, worked out in another process from the log of the match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.computers.levels import choose
from bot.computers.minds import MINDS
from bot.computers.sitting import level_of
from bot.games.contract import BaseState, Game
from bot.matches.decoding import decode
from bot.matches.replay import states_of
from storage.matches import Entry, MatchRow


def turn(
    seconds: float, game: Game[Any, Any, Any], row: MatchRow, log: Sequence[Entry], chance: int
) -> tuple[str, ...]:
    """The notations of all actions in the turn of the computer player that is to move.

    seconds: for its first action; each later one gets half the time of the one before.
    chance: what its guesses at the hidden are drawn from.
    """
    match = decode(row, game)
    seat = match.to_move[0]
    level = level_of(match.sitters[seat].player)
    assert level is not None, "only a computer's turn is worked out"
    states = states_of(match, log, whole=False)
    views, random = seen(game, states, seat), Random(chance)  # noqa: S311 -- to play with
    state: Any = states[-1]
    actions: list[str] = []
    while not actions or (state.midturn and seat in game.to_move(state)):
        action = choose(MINDS[game.key], level, views, random, seconds=seconds)
        actions.append(game.notate(action))
        state = game.apply(state, seat, action)
        views.append(game.view(state, seat))
        seconds /= 2
    return tuple(actions)


def seen(game: Game[Any, Any, Any], states: Sequence[BaseState | None], seat: int) -> list[Any]:
    """The views that a seat has had of these states, in order: all that a computer player is given."""
    return [game.view(state, seat) for state in states if state is not None]

"""Good actions for a player who asks, each with the reason for it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.computers.levels import Clock, Search
from bot.computers.mind import Mind, Reason

MOST = 3
"""How many hints there are at most."""

_EVERY = 10**6
_GOOD = 1 / 3  # of the way from the usual move to the best one at a glance
_VARIANTS = 3  # of one idea that are tried
_KEPT = (9, 6, 4)  # so many moves are tried in each third of the search


@dataclass(frozen=True)
class Hint:
    """A good action."""

    action: Any
    reason: Reason


def hints(
    mind: Mind[Any, Any, Any],
    views: Sequence[Any],
    chance: Random,
    *,
    rounds: int | None = None,
    seconds: float,
    clock: Clock = time.monotonic,
) -> tuple[Hint, ...]:
    """Up to three good actions in the position of the last view, the best first.

    They differ: no two take the same place.  All are also good at a glance, compared with the best move and
    the usual one.

    views, rounds, seconds: as for a computer player, see `levels.choose`.
    """
    position = mind.guess(views, chance)
    moves = mind.best(position, _EVERY)
    glance = dict(zip(moves, mind.gains(position, moves), strict=True))
    usual = sum(glance.values()) / len(glance)
    good = usual + _GOOD * (max(glance.values()) - usual)
    search = Search(mind, views, chance, mind.rounds if rounds is None else rounds, seconds, clock)
    taken = set[Any]()
    made: list[Hint] = []
    for move, _ in search.ranked(position.seat, _ideas(mind, position, moves), _KEPT):
        if glance[move] < good or (taken & mind.places(position, move)):
            continue
        taken |= mind.places(position, move)
        made.append(Hint(position.action(move), mind.reason(views[-1], position, (move,))))
        if len(made) == MOST:
            break
    return tuple(made)


def _ideas(mind: Mind[Any, Any, Any], position: Any, moves: Sequence[Any]) -> list[Any]:
    """The first of these moves, but only a few that share a place with each other."""
    kept: list[Any] = []
    taken: list[frozenset[Any]] = []
    for move in moves:
        places = mind.places(position, move)
        if sum(bool(places & others) for others in taken) < _VARIANTS:
            kept.append(move)
            taken.append(places)
        if len(kept) == _KEPT[0]:
            break
    return kept

"""The levels at which computer players play, and the search of the best of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, get_args

from bot.computers.mind import Mind

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)

SECONDS = 2.0
"""How long the best level thinks about a move at most."""
ROUNDS = 40
"""How many guesses at what is hidden it tries at most."""

_GLANCES = 4  # so many moves an easy opponent notices
_KEPT = (8, 4, 2)  # so many moves are tried on in each third of the search
Clock = Callable[[], float]


def choose(
    mind: Mind[Any, Any, Any],
    level: Level,
    views: Sequence[Any],
    chance: Random,
    *,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    clock: Clock = time.monotonic,
) -> Any:
    """The action that a computer player of this level takes in the position of the last view.

    views: what its seat has seen in this match, in order; nothing else is known about the match.
    rounds, seconds: limits of the search.  While time does not run out, equal views and chance give equal
        actions, in every process.
    """
    position = mind.guess(views, chance)
    match level:
        case "easy":
            moves = [position.some_move(chance) for _ in range(_GLANCES)]
            gains = mind.gains(position, moves)
            move = moves[gains.index(max(gains))]
        case "medium":
            move = mind.greedy(position)
        case "hard":
            move = _Search(mind, views, chance, rounds, seconds, clock).best(position)
    return position.action(move)


@dataclass(frozen=True)
class _Search:
    """Tries the moves that seem best, in one guess at what is hidden after another.

    All moves are tried in the same guesses, so that luck does not favour one.  After a third of the search
    only the better half goes on, after two thirds the best two.
    """

    mind: Mind[Any, Any, Any]
    views: Sequence[Any]
    chance: Random
    rounds: int
    seconds: float
    clock: Clock

    def best(self, position: Any) -> Any:
        """The move that does best in a position that may be the present one."""
        seat, began = position.seat, self.clock()
        tried = dict.fromkeys(self.mind.best(position, _KEPT[0]), 0.0)
        for number in range(self.rounds):
            spent = max(number / self.rounds, (self.clock() - began) / self.seconds)
            if len(tried) == 1 or spent >= 1:
                break
            kept = _KEPT[int(3 * spent)]
            if len(tried) > kept:
                order = sorted(tried, key=tried.__getitem__, reverse=True)
                tried = {move: tried[move] for move in order[:kept]}
            guess = self.mind.guess(self.views, self.chance)
            for move in tried:
                tried[move] += self._tried(guess.copy(), move, seat)
        return max(tried, key=tried.__getitem__)

    def _tried(self, position: Any, move: Any, seat: int) -> float:
        """How a seat stands some turns after a move, if everybody plays what seems best at a glance."""
        position.play(move, self.chance)
        for _ in range(self.mind.turns + 1):
            mover = position.seat
            while position.seat == mover != -1:
                position.play(self.mind.quick(position), self.chance)
        return self.mind.value(position, seat)

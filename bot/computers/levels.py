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
USUAL: Level = "medium"
"""The level of a computer for which nobody chose one."""
FIRST: Level = "easy"
"""The same in practice, for somebody who has not finished a match of the game yet."""

_GLANCES = 4  # so many moves an easy opponent notices
_KEPT = (8, 4, 2)  # so many moves are tried in each third of the search
Clock = Callable[[], float]


def level_named(name: str) -> Level | None:
    """The level with this name; None if there is none."""
    return next((level for level in LEVELS if level == name), None)


def choose(
    mind: Mind[Any, Any, Any],
    level: Level,
    views: Sequence[Any],
    chance: Random,
    *,
    rounds: int | None = None,
    seconds: float,
    clock: Clock = time.monotonic,
) -> Any:
    """The action that a computer player of this level takes in the position of the last view.

    views: what its seat has seen in this match, in order; nothing else is known about the match.
    rounds, seconds: limits of the search; without the first as many guesses as the mind wants.  While time
        does not run out, equal views and chance give equal actions, in every process.
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
            search = Search(mind, views, chance, mind.rounds if rounds is None else rounds, seconds, clock)
            move = search.ranked(position.seat, mind.best(position, _KEPT[0]), _KEPT)[0][0]
    return position.action(move)


@dataclass(frozen=True)
class Search:
    """Tries the moves that seem best, in one guess at what is hidden after another.

    All moves are tried in the same guesses, so that luck does not favour one.  After a third of the search
    and after two thirds only the better ones go on.
    """

    mind: Mind[Any, Any, Any]
    views: Sequence[Any]
    chance: Random
    rounds: int
    seconds: float
    clock: Clock

    def ranked(self, seat: int, moves: Sequence[Any], kept: Sequence[int]) -> list[tuple[Any, float]]:
        """These moves of a seat, the best first, each with how the seat stands some turns later on average.

        kept: how many are tried on in each third of the search.
        """
        began = self.clock()
        tried, given_up = dict.fromkeys(moves, 0.0), list[tuple[Any, float]]()
        number = 0
        while number < self.rounds:
            spent = max(number / self.rounds, (self.clock() - began) / self.seconds)
            if len(tried) == 1 or spent >= 1:
                break
            most = kept[int(len(kept) * spent)]
            if len(tried) > most:
                order = sorted(tried, key=tried.__getitem__, reverse=True)
                given_up = [(move, tried[move] / max(1, number)) for move in order[most:]] + given_up
                tried = {move: tried[move] for move in order[:most]}
            found = self._compared(list(tried), seat, began)
            if found is None:
                break
            for move, value in found.items():
                tried[move] += value
            number += 1
        order = sorted(tried, key=tried.__getitem__, reverse=True)
        return [(move, tried[move] / max(1, number)) for move in order] + given_up

    def _compared(self, moves: Sequence[Any], seat: int, began: float) -> dict[Any, float] | None:
        """What comes of each of these moves in one guess; None if time runs out before all are tried."""
        guess = self.mind.guess(self.views, self.chance)
        found: dict[Any, float] = {}
        for move in moves:
            if self.clock() - began >= self.seconds:
                return None
            found[move] = self._tried(guess.copy(), move, seat)
        return found

    def _tried(self, position: Any, move: Any, seat: int) -> float:
        """How a seat stands some turns after a move, if everybody plays what seems best at a glance."""
        position.play(move, self.chance)
        self.mind.play_on(position, seat, self.chance)
        return self.mind.value(position, seat)

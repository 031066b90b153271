"""The judgement of what somebody did in a turn: what was best, and what the difference comes to.

It is an estimate by the search of the best level, with fewer guesses.  Like a computer player, it is given
what the seat had seen by then, so nobody is blamed for what could not be known.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.computers.levels import Clock
from bot.computers.mind import Mind
from bot.computers.minds import MINDS
from bot.computers.ways import Way, chance, difference, in_points, scored, tried

JUDGE = 3
"""The number of this way to judge: a better one gets the next, and what is kept is judged again."""
ROUNDS = 12
"""How many guesses at what is hidden a judgement tries at most."""
_KEPT = (8, 4, 2)  # so many ways are tried in each third of the search, besides what was done
VISIBLE = 0.5
"""Points: less of a difference is no mistake that anybody could see."""
_DOUBT = 2.0  # standard errors: with a smaller difference either may be better


@dataclass(frozen=True)
class Judged:
    """What a part of a turn was worth: actions of one seat in a row, between which it learned nothing.

    better: the best way, as far as it can be planned; empty if what was done is as good.
    played_points, better_points: what each adds to the seat's score by the rules.
    cost: the estimated points that the better way would have brought by some turns later.
    decides: it would probably have won the match, which was lost with what was done.
    found: what was done is the best, or too little worse to tell.
    ahead: the estimated points by which what was done beats every other way, 0 if it does not.
    """

    better: tuple[Any, ...]
    played_points: int
    better_points: int
    cost: float
    decides: bool
    found: bool
    ahead: float


def judge(
    seconds: float,
    game: str,
    views: Sequence[Any],
    actions: Sequence[Any],
    seed: str,
    rounds: int = ROUNDS,
    clock: Clock = time.monotonic,
) -> Judged | None:
    """Judges these actions of the seat whose views these are; None if there was no choice.

    seconds: the search ends after them.  game: its key.  views: what the seat had seen, in order, up to the
    first of these actions.  seed: the only source of chance.
    While time does not run out, equal arguments give equal judgements, in every process.
    """
    mind, began = MINDS[game], clock()
    position = mind.guess(views, chance(seed))
    played = Way(tuple(map(position.move, actions)))
    others = [Way((move,)) for move in mind.best(position, _KEPT[0])]
    if [way.moves for way in others] == [played.moves]:
        return None
    for number in range(rounds):
        spent = max(number / rounds, (clock() - began) / seconds)
        if number and spent >= 1:
            break
        if number:
            others = sorted(others, key=lambda way: -way.value)[: _KEPT[min(2, int(3 * spent))]]
        guess = mind.guess(views, chance(f"{seed} {number}"))
        for way in (played, *others):
            tried(mind, guess.copy(), way, chance(f"{seed} {number}"))
    return _judged(mind, position, played, others)


def _judged(mind: Mind[Any, Any, Any], position: Any, played: Way, others: Sequence[Way]) -> Judged:
    best = max(others, key=lambda way: way.value)
    loss, error = difference(best.values, played.values)
    cost = in_points(mind, best, played)
    decides = loss - difference(best.lead, played.lead)[0] > mind.win
    same = best.plan is not None and best.plan[: len(played.moves)] == played.moves
    found = same or loss <= max(0.0, _DOUBT * error) or (cost < VISIBLE and not decides)
    better = () if found else best.plan or best.moves
    rest = [way for way in others if way is not best or not same]
    following = max(rest, key=lambda way: way.value, default=None)
    return Judged(
        better=tuple(map(position.action, better)),
        played_points=scored(mind, position, played.moves),
        better_points=scored(mind, position, better),
        cost=0.0 if found else cost,
        decides=decides and not found,
        found=found,
        ahead=0.0 if following is None else in_points(mind, played, following),
    )

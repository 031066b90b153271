"""The judgement of what somebody did in a turn: what was best, and what the difference comes to.

It is an estimate by the search of the best level, with fewer guesses.  Like a computer player, it is given
what the seat had seen by then, so nobody is blamed for what could not be known.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Any

from bot.computers.levels import Clock
from bot.computers.mind import Mind
from bot.computers.minds import MINDS

JUDGE = 2
"""The number of this way to judge: a better one gets the next, and what is kept is judged again."""
ROUNDS = 12
"""How many guesses at what is hidden a judgement tries at most."""
_KEPT = (8, 4, 2)  # so many ways are tried in each third of the search, besides what was done
_VISIBLE = 0.5  # points: less of a difference is no mistake that anybody could see
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


@dataclass
class _Way:
    """A way to begin the part that is tried: its first move, or all the moves that were made.

    values, own, lead: after each round, how the seat stands compared with the others and with what winning
    is worth, alone, and compared without it.  plan: the moves that are the same in all guesses.
    """

    moves: tuple[Any, ...]
    values: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    plan: tuple[Any, ...] | None = None

    @property
    def value(self) -> float:
        """The mean of the rounds."""
        return fmean(self.values)


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
    position = mind.guess(views, _chance(seed))
    played = _Way(tuple(map(position.move, actions)))
    others = [_Way((move,)) for move in mind.best(position, _KEPT[0])]
    if [way.moves for way in others] == [played.moves]:
        return None
    for number in range(rounds):
        spent = max(number / rounds, (clock() - began) / seconds)
        if number and spent >= 1:
            break
        if number:
            others = sorted(others, key=lambda way: -way.value)[: _KEPT[min(2, int(3 * spent))]]
        guess = mind.guess(views, _chance(f"{seed} {number}"))
        for way in (played, *others):
            _try(mind, guess.copy(), way, _chance(f"{seed} {number}"))
    return _judged(mind, position, played, others)


def _chance(seed: str) -> Random:
    return Random(seed)  # noqa: S311 -- it keeps no secret


def _try(mind: Mind[Any, Any, Any], position: Any, way: _Way, chance: Random) -> None:
    """Plays on for some turns, everybody taking what seems best at a glance; notes how the seat stands."""
    seat, made = position.seat, list(way.moves)
    for move in way.moves:
        position.play(move, chance)
    # Alone, the same seat has the next turn too, with what it draws then.
    while position.seat == seat and position.seats > 1:
        made.append(mind.quick(position))
        position.play(made[-1], chance)
    if mind.draws_between:
        way.plan = way.moves
    else:
        way.plan = tuple(made) if way.plan is None else _common(way.plan, made)
    mind.play_on(position, chance)
    way.values.append(mind.value(position, seat))
    way.own.append(mind.standing(position, seat))
    way.lead.append(mind.lead(position, seat))


def _common(one: Sequence[Any], other: Sequence[Any]) -> tuple[Any, ...]:
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return tuple(one[:same])


def _judged(mind: Mind[Any, Any, Any], position: Any, played: _Way, others: Sequence[_Way]) -> Judged:
    best = max(others, key=lambda way: way.value)
    loss, error = _difference(best.values, played.values)
    cost = _points(mind, best, played)
    decides = loss - _difference(best.lead, played.lead)[0] > mind.win
    same = best.plan is not None and best.plan[: len(played.moves)] == played.moves
    found = same or loss <= max(0.0, _DOUBT * error) or (cost < _VISIBLE and not decides)
    better = () if found else best.plan or best.moves
    rest = [way for way in others if way is not best or not same]
    following = max(rest, key=lambda way: way.value, default=None)
    return Judged(
        better=tuple(map(position.action, better)),
        played_points=_scored(mind, position, played.moves),
        better_points=_scored(mind, position, better),
        cost=0.0 if found else cost,
        decides=decides and not found,
        found=found,
        ahead=0.0 if following is None else _points(mind, played, following),
    )


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the first was greater on average, in the rounds of both, and the standard error of that."""
    each = [mine - theirs for mine, theirs in zip(one, other, strict=False)]
    return fmean(each), stdev(each) / len(each) ** 0.5 if len(each) > 1 else 0.0


def _points(mind: Mind[Any, Any, Any], better: _Way, worse: _Way) -> float:
    """The points that one way brings more than another, less one standard error.

    The best of several uncertain numbers is too high on average, by about that much.
    """
    lead, error = _difference(better.lead, worse.lead)
    standing = fmean(better.own)
    return mind.in_points(standing) - mind.in_points(standing - max(0.0, lead - error))


def _scored(mind: Mind[Any, Any, Any], position: Any, moves: Sequence[Any]) -> int:
    """What these moves add to the seat's score."""
    after, seat, chance = position.copy(), position.seat, _chance("")
    for move in moves:
        after.play(move, chance)
    return mind.score(after, seat) - mind.score(position, seat)

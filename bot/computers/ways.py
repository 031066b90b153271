"""Ways to begin a turn, tried in the same guesses at what is hidden, so that luck favours none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Any

from bot.computers.mind import Mind


@dataclass
class Way:
    """A way to begin what is judged: a first move, or all the moves that were made.

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


def chance(seed: str) -> Random:
    """The source of chance with this seed."""
    return Random(seed)  # noqa: S311 -- it keeps no secret


def tried(mind: Mind[Any, Any, Any], position: Any, way: Way, luck: Random) -> None:
    """Plays on for some turns, everybody taking what seems best at a glance; notes how the seat stands."""
    seat, made = position.seat, list(way.moves)
    for move in way.moves:
        position.play(move, luck)
    # Alone, the same seat has the next turn too, with what it draws then.
    while position.seat == seat and position.seats > 1:
        made.append(mind.quick(position))
        position.play(made[-1], luck)
    if mind.draws_between:
        way.plan = way.moves
    else:
        way.plan = tuple(made) if way.plan is None else _common(way.plan, made)
    mind.play_on(position, seat, luck)
    way.values.append(mind.value(position, seat))
    way.own.append(mind.standing(position, seat))
    way.lead.append(mind.lead(position, seat))


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the first was greater on average, in the rounds of both, and the standard error of that."""
    each = [mine - theirs for mine, theirs in zip(one, other, strict=False)]
    return fmean(each), stdev(each) / len(each) ** 0.5 if len(each) > 1 else 0.0


def in_points(mind: Mind[Any, Any, Any], better: Way, worse: Way) -> float:
    """The points that one way brings more than another, less one standard error.

    The best of several uncertain numbers is too high on average, by about that much.
    """
    lead, error = difference(better.lead, worse.lead)
    standing = fmean(better.own)
    return mind.in_points(standing) - mind.in_points(standing - max(0.0, lead - error))


def scored(mind: Mind[Any, Any, Any], position: Any, moves: Sequence[Any]) -> int:
    """What these moves add to the seat's score."""
    after, seat, luck = position.copy(), position.seat, chance("")
    for move in moves:
        after.play(move, luck)
    return mind.score(after, seat) - mind.score(position, seat)


def _common(one: Sequence[Any], other: Sequence[Any]) -> tuple[Any, ...]:
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return tuple(one[:same])

"""Positions in which one move is clearly best: how they are found, and what a move in them is worth.

All is judged from what the seat to move sees of the position, and nothing that happened before, as whoever
solves it is shown no more.  Equal positions are judged alike, in every process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.computers.judging import VISIBLE
from bot.computers.mind import Mind, Reason, rather
from bot.computers.minds import MINDS
from bot.computers.ways import Way, chance, difference, in_points, tried
from bot.games.contract import Game

ROUNDS = 40
"""In how many guesses at what is hidden moves are compared."""
MARGINS = {"axio": 1.5, "rota": 1.2, "iota": 4.0, "paperworld": 1.5}
"""By how many points the best move is to beat every other, at least, by game."""
_CLEAR = 3.0  # standard errors of that difference
_SCREENED = 10  # after so many rounds most positions are given up
_DOUBTFUL = 0.7  # of what it takes
_LOOKED = 10  # so many moves are compared
_BEGUN = 2  # turns of each seat before a position is worth a thought


@dataclass(frozen=True)
class Best:
    """The one best move of a position.

    actions: the turn as far as it can be planned.  second: the next best one.
    margin: the estimated points between the two.  plain: it also seems best at a glance.
    """

    actions: tuple[Any, ...]
    second: tuple[Any, ...]
    margin: float
    plain: bool


@dataclass(frozen=True)
class Worth:
    """What somebody's move was worth, compared with the best one.

    right: it is that, or as good.  cost: the estimated points that the best one would have brought more.
    reason: why the best one is good, and better than the next best one.
    """

    right: bool
    cost: float
    reason: Reason


def best_of(seconds: float, game: Game[Any, Any, Any], state: Any) -> Best | None:
    """The move of the seat on turn that clearly beats every other; None if there is none.

    seconds: not heeded, as the number of rounds bounds it.
    """
    mind, margin = MINDS[game.key], MARGINS[game.key]
    position = _guess(mind, game, state, 0)
    ways = [Way((move,)) for move in mind.best(position, _LOOKED)]
    if len(ways) == 1:
        return None
    glance = ways[0]
    for number in range(ROUNDS):
        if number == _SCREENED:
            ways = sorted(ways, key=lambda way: -way.value)
            first, second = _two(ways)
            if second is None or in_points(mind, first, second) < _DOUBTFUL * margin:
                return None
        _round(mind, game, state, number, ways)
    ways.sort(key=lambda way: -way.value)
    first, second = _two(ways)
    if second is None:
        return None
    ahead, error = difference(first.values, second.values)
    points = in_points(mind, first, second)
    if ahead < _CLEAR * error or points < margin:
        return None
    plan, other = first.plan or first.moves, second.plan or second.moves
    return Best(
        actions=tuple(map(position.action, plan)),
        second=tuple(map(position.action, other)),
        margin=round(points, 1),
        plain=_equal(first, glance),
    )


def worth_of(
    seconds: float,
    game: Game[Any, Any, Any],
    state: Any,
    actions: Sequence[Any],
    best: Sequence[Any],
    second: Sequence[Any],
) -> Worth:
    """What these actions of the seat on turn were worth, up to the first after which it learned something.

    best, second: the actions of the best move and of the next best one.
    seconds: not heeded, so that everybody's move is judged alike.
    """
    mind, seat = MINDS[game.key], state.seat
    position = _guess(mind, game, state, 0)
    made = tuple(map(position.move, actions[:1] if mind.draws_between else actions))
    plan = tuple(map(position.move, best))
    played, other = Way(made), Way(plan[:1])
    for number in range(ROUNDS):
        _round(mind, game, state, number, (played, other))
    loss = difference(other.values, played.values)[0]
    decides = loss - difference(other.lead, played.lead)[0] > mind.win
    cost = in_points(mind, other, played)
    same = plan[: len(made)] == made
    view = game.view(state, seat)
    reasons, others = (mind.reasons(view, position, tuple(map(position.move, way))) for way in (best, second))
    return Worth(
        right=same or loss <= 0 or (cost < VISIBLE and not decides),
        cost=round(cost, 1),
        reason=rather(reasons, others),
    )


def imagined(
    seconds: float, game: Game[Any, Any, Any], seats: int, options: Any, seed: str
) -> tuple[Any, ...]:
    """Positions of the first seat in a match of computers against each other.

    seconds: not heeded, as such a match takes less.
    """
    return tuple(worth_a_thought(_played(game, seats, options, seed)))


def worth_a_thought(states: Sequence[Any] | Iterator[Any]) -> Iterator[Any]:
    """Those of the states of a match in which the first seat begins a turn, and nobody has left."""
    for state in states:
        begins = state.seat == 0 and not state.midturn and state.reason is None
        if begins and not state.left and min(state.moved) >= _BEGUN:
            yield state


def _played(game: Game[Any, Any, Any], seats: int, options: Any, seed: str) -> Iterator[Any]:
    mind, state = MINDS[game.key], game.setup(seats, options, seed)
    while state.reason is None:
        yield state
        position = mind.position.of(state)
        state = game.apply(state, state.seat, position.action(mind.greedy(position)))


def _guess(mind: Mind[Any, Any, Any], game: Game[Any, Any, Any], state: Any, number: int) -> Any:
    return mind.position.of(game.redealt(state, state.seat, f"puzzle {number}"))


def _round(
    mind: Mind[Any, Any, Any], game: Game[Any, Any, Any], state: Any, number: int, ways: Sequence[Way]
) -> None:
    guess = _guess(mind, game, state, number)
    for way in ways:
        tried(mind, guess.copy(), way, chance(f"puzzle {number}"))


def _two(ways: Sequence[Way]) -> tuple[Way, Way | None]:
    """The best of these ways, which are in order, and the next one that does not come to the same."""
    first = ways[0]
    return first, next((way for way in ways if not _equal(first, way)), None)


def _equal(one: Way, other: Way) -> bool:
    """Whether two ways came to the same in every guess, as two that mirror each other do."""
    return one.values == other.values

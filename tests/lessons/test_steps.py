"""The positions of the guided matches: the first seat is to move, and can do what it is told to look for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.catalog import TITLES
from bot.computers.minds import MINDS
from bot.games.axio.scoring import preview as axio_preview
from bot.games.axio.state import Place
from bot.games.iota.scoring import score
from bot.games.iota.state import Play
from bot.games.paper_world.goals import met
from bot.games.paper_world.state import Lay, Take, tops
from bot.games.rota.scoring import preview as rota_preview
from bot.games.rota.scoring import squares
from bot.lessons.games import TAUGHT
from bot.lessons.taught import Step
from bot.matches.computers import seen
from bot.matches.lessons import Verdict, judged
from bot.texts import catalogue

STEPS = [(key, step) for key, taught in TAUGHT.items() for step in taught.steps]
PAPER_WORLD = TITLES["paperworld"].game
each_step = pytest.mark.parametrize(
    ("key", "step"), STEPS, ids=[f"{key}-{step.topic}" for key, step in STEPS]
)


@each_step
def test_the_first_seat_begins_a_turn(key: str, step: Step) -> None:
    game = TITLES[key].game
    state = step.position.reached(game)
    assert (game.to_move(state), state.midturn) == ((0,), False)
    assert not step.position.tried
    sentence = f"{key}-learn-{step.topic}"
    assert {sentence, f"{sentence}.look", f"{sentence}.title"} <= catalogue().keys("en")


@pytest.mark.parametrize("key", TAUGHT)
def test_a_seed_names_one_step(key: str) -> None:
    seeds = [step.position.seed for step in TAUGHT[key].steps]
    assert len(seeds) == len(set(seeds)) > 2
    options = {step.position.options for step in TAUGHT[key].steps}
    assert len(options) == 1, "the match after them is played as they are"


def actions(key: str, topic: str) -> tuple[Any, list[Any]]:
    """The position of a step and all that is possible there."""
    step = next(step for step in TAUGHT[key].steps if step.topic == topic)
    state = step.position.reached(TITLES[key].game)
    return state, list(TITLES[key].game.actions(state, 0))


def axio(state: Any, action: Any) -> Any:
    return axio_preview(state.board, state.area, action) if isinstance(action, Place) else None


def lifts_lowest(markers: tuple[int, ...], points: tuple[int, ...]) -> bool:
    return any(more for marker, more in zip(markers, points, strict=True) if marker == min(markers))


DONE: dict[tuple[str, str], Callable[[Any, Any], Any]] = {
    ("axio", "first"): lambda state, action: sum(axio(state, action).tile) > 0,
    ("axio", "row"): lambda state, action: (
        all(half.rows for half in axio(state, action).halves) and max(axio(state, action).tile) > 2
    ),
    ("axio", "pyramid"): lambda state, action: axio(state, action).pyramids and any(axio(state, action).tile),
    ("axio", "lowest"): lambda state, action: lifts_lowest(state.markers[0], axio(state, action).total),
    ("rota", "circle"): lambda state, action: (
        max(rota_preview(squares(state.table), state.hands[0], action).worth) > 1
    ),
    ("rota", "empty"): lambda state, action: rota_preview(squares(state.table), state.hands[0], action).named,
    ("rota", "lowest"): lambda state, action: lifts_lowest(
        state.markers[0], rota_preview(squares(state.table), state.hands[0], action).points
    ),
    ("iota", "line"): lambda state, action: (
        isinstance(action, Play) and len(score(state.grid, action.cards, False).lines) > 1
    ),
    ("iota", "lot"): lambda state, action: (
        isinstance(action, Play) and "lot" in score(state.grid, action.cards, False).doublings
    ),
    ("iota", "wild"): lambda state, action: (
        isinstance(action, Play)
        and any(card == "w" for card, _ in action.cards)
        and "lot" in score(state.grid, action.cards, False).doublings
    ),
    ("paperworld", "take"): lambda state, action: (
        isinstance(action, Take) and sum(action.name in pile[-1] for pile in state.piles) > 2
    ),
    ("paperworld", "place"): lambda state, action: isinstance(action, Lay) and len(action.discards) == 1,
    ("paperworld", "token"): lambda state, action: (
        isinstance(action, Lay)
        and any(
            isinstance(following, Lay) and following.token and following.discards
            for following in PAPER_WORLD.actions(PAPER_WORLD.apply(state, 0, action), 0)
        )
    ),
    ("paperworld", "goal"): lambda state, action: met(
        state.goals[0], tops(PAPER_WORLD.apply(state, 0, action).landscapes[0])
    ),
}


def test_every_step_is_tried() -> None:
    assert set(DONE) == {(key, step.topic) for key, step in STEPS}


@pytest.mark.parametrize(("key", "topic"), DONE)
def test_what_a_step_says_can_be_done(key: str, topic: str) -> None:
    state, possible = actions(key, topic)
    assert any(DONE[key, topic](state, action) for action in possible)


@pytest.mark.todays(4)
@pytest.mark.parametrize(("key", "topic"), DONE)
def test_whoever_does_not_do_what_a_step_says_is_told_to(key: str, topic: str) -> None:
    state, possible = actions(key, topic)
    other = next(action for action in possible if not DONE[key, topic](state, action))
    verdict = verdict_of(key, topic, other)
    assert verdict.better
    assert DONE[key, topic](state, verdict.better[0])
    assert not verdict.good


def verdict_of(key: str, topic: str, action: Any) -> Verdict:
    """What is said of an action in a step."""
    game = TITLES[key].game
    position = next(step.position for step in TAUGHT[key].steps if step.topic == topic)
    reached = [
        replace(position, played=", ".join(position.notations[:number])).reached(game)
        for number in range(len(position.notations) + 1)
    ]
    return judged(600, key, seen(game, reached, 0), [action])


def test_whoever_scores_more_than_the_better_turn_is_told_that_it_is_good() -> None:
    """Somebody scored 11 with two lines and was told to have played for 9, as if that had been a mistake."""
    state, _ = actions("iota", "line")
    play = TITLES["iota"].game.parse(state, 0, "rt3 M19 bc3 N19")
    verdict = verdict_of("iota", "line", play)
    assert verdict.good
    (better,) = verdict.better
    assert score(state.grid, better.cards, False).total < score(state.grid, play.cards, False).total


def test_the_most_points_do_not_always_lift_the_lowest_marker() -> None:
    state, possible = actions("axio", "lowest")
    most = max(possible, key=lambda action: sum(axio(state, action).total))
    mind = MINDS["axio"]
    game = TITLES["axio"].game
    position = mind.guess([game.view(state, 0)], Random("lowest"))
    best = position.action(mind.best(position, 1)[0])
    assert sum(axio(state, best).total) < sum(axio(state, most).total)
    assert lifts_lowest(state.markers[0], axio(state, best).total)

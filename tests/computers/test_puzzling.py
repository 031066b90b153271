"""Positions with one best move: which are chosen, and how a move in them is judged."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.computers import puzzling
from bot.computers.mind import AHEAD, because, rather
from bot.computers.minds import MINDS
from bot.computers.puzzling import best_of, imagined, worth_a_thought, worth_of
from bot.computers.ways import Way
from bot.lessons.games import TAUGHT
from bot.lessons.prepared import Prepared
from tests.computers.playing import SUBJECTS
from tests.games.games import Subject

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.key)


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of a few guesses, which takes a moment."""
    monkeypatch.setattr(puzzling, "ROUNDS", 6)
    monkeypatch.setattr(puzzling, "_SCREENED", 3)


def lesson(subject: Subject) -> Any:
    """A position in which the first seat is to move, and one move is better than others."""
    # In the last ones of Paper World several moves are good.
    number = 1 if subject.game.key == "paperworld" else -1
    return TAUGHT[subject.game.key].steps[number].position.reached(subject.game)


@every_game
def test_what_its_mover_does_not_see_changes_nothing(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzling, "MARGINS", dict.fromkeys(MINDS, 0.0))
    monkeypatch.setattr(puzzling, "_CLEAR", 0.0)
    state = lesson(subject)
    other = subject.redealt(state, 0, Random("another"))
    assert other != state
    best = best_of(1.0, subject.game, state)
    assert best is not None
    assert best_of(1.0, subject.game, other) == best
    action = next(iter(subject.game.actions(state, 0)))
    plans = best.actions, best.second
    assert worth_of(1.0, subject.game, other, [action], *plans) == worth_of(
        1.0, subject.game, state, [action], *plans
    )


@every_game
def test_a_position_is_chosen_only_if_its_best_move_is_clear(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = lesson(subject)
    monkeypatch.setattr(puzzling, "MARGINS", dict.fromkeys(MINDS, 0.0))
    monkeypatch.setattr(puzzling, "_CLEAR", 0.0)
    best = best_of(1.0, subject.game, state)
    assert best is not None
    assert best.actions[0] != best.second[0]
    monkeypatch.setattr(puzzling, "MARGINS", dict.fromkeys(MINDS, best.margin + 0.2))
    assert best_of(1.0, subject.game, state) is None, "it is not ahead by enough points"
    monkeypatch.setattr(puzzling, "MARGINS", dict.fromkeys(MINDS, 0.0))
    monkeypatch.setattr(puzzling, "_CLEAR", 1000.0)
    assert best_of(1.0, subject.game, state) is None, "it may be luck"


@every_game
def test_the_best_move_is_right_and_the_worst_is_not(subject: Subject) -> None:
    state, game = lesson(subject), subject.game
    mind = MINDS[game.key]
    position = mind.position.of(state)
    order = [position.action(move) for move in mind.best(position, 10_000)]
    plans = order[:1], order[1:2]
    best = worth_of(1.0, game, state, order[:1], *plans)
    assert best.right
    assert best.cost == 0
    worst = worth_of(1.0, game, state, order[-1:], *plans)
    assert not worst.right
    assert worst.cost > 0
    assert worst.reason == best.reason, "it says why the best one is good"


def test_a_move_that_comes_to_the_same_is_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards placed in either order make the same landscape."""
    subject = next(subject for subject in SUBJECTS if subject.game.key == "paperworld")
    game, state = subject.game, TAUGHT["paperworld"].steps[0].position.reached(subject.game)
    *others, pile = state.piles
    state = replace(state, hands=(("y1", "g1"), *state.hands[1:]), piles=(*others, pile[2:]))
    one, other = (
        [game.parse(state, 0, text) for text in texts]
        for texts in (("lay y1 C2", "lay g1 D3", "done"), ("lay g1 D3", "lay y1 C2", "done"))
    )
    worth = worth_of(1.0, game, state, other, one, [game.parse(state, 0, "lay g1 D3")])
    assert (worth.right, worth.cost) == (True, 0)
    monkeypatch.setattr(puzzling, "in_points", lambda *_: 0.26)
    worth = worth_of(1.0, game, state, other, one, [game.parse(state, 0, "lay g1 D3")])
    assert worth.cost == 0.3, "which is not the same"
    position = MINDS[game.key].position.of(state)
    ways = [Way(tuple(map(position.move, actions))) for actions in (one, other)]
    puzzling._round(MINDS[game.key], game, state, 0, ways)
    assert puzzling._two(ways) == (ways[0], None), "neither is a second best that keeps a position out"


@every_game
def test_positions_of_a_match_in_which_the_first_seat_begins_a_turn(subject: Subject) -> None:
    game = subject.game
    states = imagined(1.0, game, 3, game.options(), "imagined")
    assert len(states) > 2
    for state in states:
        assert (state.seat, state.midturn, state.left, state.reason) == (0, False, (), None)
        assert min(state.moved) >= 2
    left = [game.leave(state, 2) for state in states]
    assert not list(worth_a_thought(left)), "nobody has left"


def test_a_reason_that_holds_for_the_next_best_move_as_well_is_no_reason() -> None:
    """It said that the best move lifts the lowest marker by one, when another one lifts it by two."""
    lifts = [because("markers-lowest", symbol="g", old=1, new=new) for new in (2, 3)]
    most = because("markers-most", points=5)
    assert rather(lifts[:1], lifts[1:]) == rather(lifts[:1], lifts[:1]) == AHEAD
    assert rather(lifts[1:], lifts[:1]) == lifts[1]
    assert rather(lifts[:1], [most]) == lifts[0]
    assert rather([lifts[0], most], lifts[1:]) == most, "the next reason is told where the first is none"
    position = Prepared(
        "puzzle 6",
        "rb F3 F4, rg G9 G10, ro C5 C6, rb E3 E4, bb D3 D4, go D8 C8, go D9 C9, rp G5 G6, "
        "rp H3 H4, bp F5 F6, exchange, pp H5 H6, rg D6 D7",
    )
    game = next(subject.game for subject in SUBJECTS if subject.game.key == "axio")
    state = position.reached(game)
    best, second = ([game.parse(state, 0, text)] for text in ("gp E5 E6", "gp D10 E10"))
    assert worth_of(1.0, game, state, best, best, second).reason == because("axio-pyramid", points=4)
    assert worth_of(1.0, game, state, second, second, best).reason != AHEAD

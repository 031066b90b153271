"""What the adapters of all games say and show alike."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.catalog import adapter_of
from bot.games.paper_world.laying import is_stuck
from tests.games.games import GAMES, Subject
from tests.pictures.said import NAMES, SAY

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)


@every_game
@pytest.mark.parametrize("seats", [1, 3])
def test_who_is_to_move_reads_the_same_decision_as_the_others(subject: Subject, seats: int) -> None:
    game, adapter = subject.game, adapter_of(subject.game.key)
    if seats not in game.seats:
        pytest.skip("no solo game")
    state, chance = game.setup(seats, game.options(), "decision"), Random("decision")
    while seat := game.to_move(state):
        public = adapter.decision(game.view(state, None), lambda _: SAY("hand-you"), SAY)
        view = game.view(state, seat[0])
        own = adapter.own_decision(view, SAY)
        # They may know more of it than the others: why, or what the hand rules out.
        assert own.startswith(public) or (game.key == "paperworld" and is_stuck(view))
        state = game.apply(state, seat[0], subject.skilled(state, seat[0], chance))


@every_game
def test_the_ranking_shows_who_has_left(subject: Subject) -> None:
    game, adapter = subject.game, adapter_of(subject.game.key)
    state = game.leave(game.leave(game.setup(3, game.options(), "left"), 1), 2)
    view = game.view(state, None)
    assert view.left == (1, 2)
    assert adapter.ranking(view, NAMES[:3]) != adapter.ranking(replace(view, left=(1,)), NAMES[:3])

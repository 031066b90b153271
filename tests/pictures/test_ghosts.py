"""What a look back draws of actions that were not taken: it is seen, and nothing else moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.catalog import TITLES, adapter_of
from tests.games.games import GAMES, Subject

NAMES = ("Anna", "Ben")
LAST_WORDS = ("take", "done", "pass", "discard", "keep", "exchange")
"""Notations of actions that put nothing on the table begin with one of these."""


def position(subject: Subject) -> Any:
    """A match some turns in, in which the seat on turn can put something on the table at once."""
    state, chance = subject.game.setup(2, subject.game.options(), "ghost"), Random("ghost")
    while state.turn < 8 or state.midturn or not placing(subject, state):
        seat = subject.game.to_move(state)[0]
        state = subject.game.apply(state, seat, subject.skilled(state, seat, chance))
    return state


def placing(subject: Subject, state: Any) -> list[Any]:
    """The actions that put something there."""
    legal = subject.game.actions(state, state.seat)
    return [each for each in legal if not subject.game.notate(each).startswith(LAST_WORDS)]


@pytest.mark.parametrize("subject", GAMES, ids=[each.game.key for each in GAMES])
def test_a_ghost_is_seen_where_the_action_puts_something(subject: Subject) -> None:
    state = position(subject)
    adapter, view = adapter_of(subject.game.key), subject.game.view(state, state.seat)
    actions = placing(subject, state)
    bare = adapter.ghost(view, NAMES, ())
    first, last = (adapter.ghost(view, NAMES, (action,)) for action in (actions[0], actions[-1]))
    assert first != bare
    assert last != bare
    others = [each for each in subject.game.actions(state, state.seat) if each not in actions]
    for other in others[:1]:
        assert adapter.ghost(view, NAMES, (other,)) == bare, "nothing is seen of it"


def test_scores_beside_a_ghost_are_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("renderers.paper_world.draw_board", lambda scene: scene)
    (subject,) = (each for each in GAMES if each.game.key == "paperworld")
    state = position(subject)
    adapter, view = adapter_of(subject.game.key), subject.game.view(state, state.seat)
    action: Any = placing(subject, state)[0]
    # The scenes themselves.
    scenes: list[Any] = [adapter.ghost(view, NAMES, actions) for actions in ((), (action,))]
    before, after = (scene.landscapes for scene in scenes)
    assert before[state.seat].tops != after[state.seat].tops
    counts = [
        [(each.stars, each.goals, each.token, each.hand, each.discards, each.total) for each in lands]
        for lands in (before, after)
    ]
    assert counts[0] == counts[1]


def test_every_game_has_its_ghosts_tested() -> None:
    assert {subject.game.key for subject in GAMES} == set(TITLES)

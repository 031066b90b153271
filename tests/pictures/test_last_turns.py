"""Boards mark the last turn of every other player: each as it was marked when it was the newest."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.catalog import adapter_of
from bot.matches.past import Past, grown
from tests.games.games import GAMES, Subject, folder_of
from tests.pictures.said import NAMES


def played(subject: Subject, turns: int) -> list[Any]:
    """What a spectator sees after each of so many turns of a match of as many as can be."""
    game, chance, last = subject.game, Random("marks"), Past()
    state = game.setup(game.seats[-1], game.options(), "marks")
    views: list[Any] = []
    while len(views) < turns:
        before, seat = state, state.seat
        state = game.apply(state, seat, subject.skilled(state, seat, chance))
        last = grown(game, last, before, state)
        if not state.midturn:
            events, taken = [turn.events for turn in last[:-1]], [turn.taken for turn in last]
            views.append(game.recalled(game.view(state, None), events, taken))
    return views


def marks_of(drawn: Any) -> list[tuple[Any, tuple[Any, ...]]]:
    """What is marked as newest and as older, on the table or on each landscape."""
    parts = getattr(drawn, "landscapes", (drawn,))
    return [(part.recent, part.earlier) for part in parts]


@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
def test_the_last_turn_of_every_other_player_is_marked(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene: list[Any] = []

    def keep(drawn: Any) -> bytes:
        scene.append(drawn)
        return b"png"

    renderer = import_module(f"renderers.{folder_of(subject.game)}")
    monkeypatch.setattr(renderer, "draw_board", keep)
    adapter, seats, marked = adapter_of(subject.game.key), subject.game.seats[-1], 0
    for view in played(subject, 5 * seats)[seats:]:
        adapter.board(view, NAMES)
        assert len(view.past) == seats - 2
        then = []
        for turn in reversed(view.past):
            adapter.board(replace(view, recent=turn, past=()), NAMES)
            then.append([recent for recent, _ in marks_of(scene[-1])])
            marked += any(then[-1])
        adapter.board(view, NAMES)
        found = [list(turn) for turn in zip(*(earlier for _, earlier in marks_of(scene[-1])), strict=True)]
        assert found == then
    assert marked > seats


def test_the_piles_that_were_taken_from_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    (subject,) = (subject for subject in GAMES if subject.game.key == "paperworld")
    scene: list[Any] = []
    monkeypatch.setattr("renderers.paper_world.draw_board", scene.append)
    marked = 0
    for view in played(subject, 20)[4:]:
        adapter_of("paperworld").board(view, NAMES)
        drawn = scene[-1]
        found = [len(piles) for piles in (drawn.taken, *drawn.taken_earlier)]
        turns = [view.recent, *reversed(view.past)]
        assert found == [sum(len(each.cards) for each in turn if each.kind == "took") for turn in turns]
        marked += sum(found)
    assert marked

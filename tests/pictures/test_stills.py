"""The pictures of a replay: all of one size, nothing hidden, and as in the posts.

With MATCHES in the environment at every table, otherwise at the largest of each game.
"""

from __future__ import annotations

import io
import os
from functools import partial
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.catalog import adapter_of
from bot.pictures import adapter as adapters
from bot.texts import ENGLISH, text
from tests.games.games import TABLE_NAMES, TABLES, Subject

LARGEST = [(subject, seats) for subject, seats in TABLES if seats == subject.game.seats[-1]]
SHOWN = TABLES if "MATCHES" in os.environ else LARGEST
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def turns(subject: Subject, seats: int) -> list[Any]:
    """The position after each turn of a whole match."""
    game, chance = subject.game, Random(f"stills {subject.game.key} {seats}")
    state = game.setup(seats, game.options(), "stills")
    states = [state]
    while game.to_move(state):
        seat = game.to_move(state)[0]
        state = game.apply(state, seat, subject.skilled(state, seat, chance))
        if state.turn == states[-1].turn:
            states.pop()
        states.append(state)
    return states


@pytest.mark.todays(2)
@pytest.mark.parametrize(
    ("subject", "seats"), SHOWN, ids=[f"{subject.game.key}-{seats}" for subject, seats in SHOWN]
)
def test_pictures_of_a_match_are_alike_in_size_and_show_nothing_hidden(subject: Subject, seats: int) -> None:
    game, names, chance = subject.game, NAMES[:seats], Random(1)
    adapter, states = adapter_of(game.key), turns(subject, seats)
    extent = adapter.extent([game.view(state, None) for state in states])
    sizes = set()
    for state in [*states[::9], states[-1]]:
        picture = adapter.still(game.view(state, None), names, extent)
        other = game.view(subject.redealt(state, None, chance), None)
        assert adapter.still(other, names, extent) == picture
        with Image.open(io.BytesIO(picture)) as opened:
            sizes.add(opened.size)
    assert len(sizes) == 1
    last = game.view(states[-1], None)
    # All games but Paper World show at the end what the post shows: all there is room for.
    if game.key != "paperworld":
        assert adapter.still(last, names, adapter.extent([last])) == adapter.board(last, names)


@pytest.mark.todays(2)
@pytest.mark.parametrize("name", ["rota-2", "iota-3"])
def test_a_whole_match_moves_turn_by_turn(name: str) -> None:
    subject, seats = TABLES[TABLE_NAMES.index(name)]
    game, adapter, states = subject.game, adapter_of(subject.game.key), turns(subject, seats)
    views = [game.view(state, None) for state in states]
    gif = adapter.moving(views, [NAMES[:seats]] * len(views), partial(text, ENGLISH))
    assert len(gif) < 1_000_000
    with Image.open(io.BytesIO(gif)) as moving:
        assert getattr(moving, "n_frames", 1) == len(views) > 15
        assert moving.width == 480  # a phone shows it 400 wide


def test_a_name_that_no_font_draws_is_its_seat_in_captions_and_stands_with_it_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(adapters, "animate", lambda draw, count: [draw(turn) for turn in range(count)])
    monkeypatch.setattr(adapters, "draw_caption", lambda heading, lines: told.extend(lines))
    subject, seats = TABLES[TABLE_NAMES.index("iota-2")]
    adapter, say = adapter_of("iota"), partial(text, ENGLISH)
    views = [subject.game.view(state, None) for state in turns(subject, seats)[:6]]
    names = ("\u16a0\u16a2", "Ben")
    adapter.moving(views, [names] * len(views), say)
    drawn = "\n".join(told)
    assert "\u16a0" not in drawn
    assert "Ben" in drawn
    assert not any(f":{emoji}:" in drawn or "**" in drawn for emoji in adapter.emojis), (
        "marks are for messages"
    )
    assert any(line.startswith("A ") for line in told)
    words = adapter.board_alt(views[-1], names, say)
    assert "\u16a0\u16a2 (A)" in words
    assert "Ben (B)" not in words

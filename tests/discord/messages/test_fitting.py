"""Posts and alt texts of whole matches: within Discord's limits, and no Markdown where none is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.matches.past import grown
from bot.messages.post_content import fitting, post_text, story
from bot.texts import ENGLISH, Say, in_language, text
from bot.wire.content import MESSAGE_LIMIT, Picture
from tests.games.games import GAMES, Subject
from tests.languages.longest import LONGEST, longest_spoken
from tests.matches.tables import Table

SAY = partial(text, ENGLISH)
MARKDOWN = re.compile(r"\*\*|`|^-# |^#{1,3} |<[@#:]", re.MULTILINE)
LONG = [letter * 32 for letter in "WMQO"]


@pytest.fixture
def say() -> Iterator[Say]:
    """The wordiest language."""
    with longest_spoken():
        yield in_language(LONGEST)


def alts(match: Match, say: Say) -> list[str]:
    """What is sent as the alt texts of a match's pictures: board, hands, ranking."""
    adapter, view = adapter_of(match.game.key), match.view(None)
    raw = [adapter.board_alt(view, LONG, say)]
    raw += [adapter.hand_text(match.view(seat), say) for seat in range(len(match.sitters))]
    if match.outcome is not None:
        raw.append(adapter.ranking_text(view, LONG.__getitem__, say))
    return [Picture(b"", "x.png", each).alt for each in raw]


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=lambda each: each.game.key)
async def test_posts_and_alt_texts_of_whole_matches_fit(tmp_path: Path, subject: Subject, say: Say) -> None:
    table = await Table.at(tmp_path / "store.sqlite")
    match = await table.begun(4, game=subject.game.key)
    await table.database.close()
    named = zip(match.sitters, LONG, strict=True)
    match = replace(
        match, row=replace(match.row, sitters=tuple(replace(one, name=name) for one, name in named))
    )
    chance, longest, private = Random(match.game.key), 0, 0
    while match.running:
        state = match.game.apply(
            match.state, match.to_move[0], subject.skilled(match.state, match.to_move[0], chance)
        )
        over = "running" if match.game.to_move(state) else "finished"
        assert match.state is not None
        turns = grown(match.game, match.turns, match.state, state)
        match = replace(match, state=state, turns=turns, row=replace(match.row, status=over))
        longest = max(longest, len(post_text(match, say)))
        private = max(private, len(fitting(partial(story, match, say=say), match.past)))
        for alt in alts(match, say):
            assert 0 < len(alt) <= 1024
            assert not MARKDOWN.search(alt), alt
        for seat in range(4):
            score = adapter_of(match.game.key).score(match.view(None), seat, LONG.__getitem__, say)
            assert match.outcome is not None or score in alts(match, say)[0], "nothing pushes the scores out"
    assert 200 < longest <= MESSAGE_LIMIT
    assert 200 < private <= MESSAGE_LIMIT


async def test_of_a_turn_that_is_too_long_the_reasons_are_left_out_and_nothing_else(tmp_path: Path) -> None:
    table = await Table.at(tmp_path / "store.sqlite")
    match = await table.begun(2)
    await table.database.close()
    reasons: list[str] = []
    while not reasons:
        action = next(match.game.actions(match.state, match.to_move[0]))
        match = replace(match, state=match.game.apply(match.state, match.to_move[0], action))
        told = post_text(match, SAY).split("\n")
        reasons = [line for line in told if line.startswith("• ")]
    state: Any = match.state
    long = replace(match, state=replace(state, recent=state.recent * 30))
    shown = post_text(long, SAY).split("\n")
    assert not set(reasons) & set(shown)
    assert {line for line in told if line not in reasons} == set(shown)


async def test_of_turns_that_are_too_many_the_oldest_are_left_out(tmp_path: Path) -> None:
    table = await Table.at(tmp_path / "store.sqlite")
    match = await table.move(await table.begun(3), 3)
    await table.database.close()
    (before,) = match.past
    many = (replace(before, turn=turn) for turn in range(60))
    long = replace(match, turns=(*many, match.turns[-1]))
    told = fitting(partial(story, long, say=SAY), long.past)
    assert MESSAGE_LIMIT / 2 < len(told) <= MESSAGE_LIMIT
    assert told.endswith(story(match, (), SAY).split("\n")[0])

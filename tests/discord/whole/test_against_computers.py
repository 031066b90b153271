"""For every game: a whole match against a computer, by commands and panels, and what comes of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.matches.computers import turn
from bot.matches.match import Match
from bot.messages import display
from bot.wire.components import Press
from storage.sitters import COMPUTER
from tests.discord.direct import GUESTS, Direct
from tests.discord.whole.test_every_game import by_panel
from tests.games.games import GAMES, Subject
from tests.sample import whole
from tests.telling import tells
from tests.thinking.here import AT_ONCE

ANNA = GUESTS[0]
EVERY = whole(1, 4)
"""One decision in this many is made by pressing buttons, the others by command."""


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    # No answer waits for a computer, which plays when the test lets it.
    made.services.display.hurry()
    yield made
    await made.database.close()


async def answered(direct: Direct, match: Match) -> Match:
    """The match once the computer has had its turn."""
    matches = direct.services.matches
    while match.computer_to_move:
        texts = turn(AT_ONCE, match.game, match.row, await matches.log(match), match.version)
        match = await matches.act_for_computer(match.id, match.version, texts)
    await direct.services.display.catch_up(match.id)
    return await direct.now(match)


async def by_command(direct: Direct, match: Match, subject: Subject, chance: Random) -> Match:
    name, options = subject.command(subject.game.notate(subject.skilled(match.state, 0, chance)))
    given = {option: typed == "true" if typed == "true" else typed for option, typed in options.items()}
    sent = await direct.slash(ANNA, f"{match.game.key} {name}", given)
    now = await direct.now(match)
    assert now.version == match.version + 1, sent
    return now


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
@pytest.mark.timeout(180)
async def test_a_whole_match_against_a_computer(direct: Direct, subject: Subject) -> None:
    chance, number = Random("against"), 0
    await direct.slash(ANNA, f"{subject.game.key} practice", {"level": "easy"})
    (match,) = await direct.services.matches.of(ANNA.player)
    match = await answered(direct, match)
    while match.running:
        number += 1
        if number % EVERY:
            match = await by_command(direct, match, subject, chance)
        else:
            match = await by_panel(direct, match, chance)
        match = await answered(direct, match)
    assert number > EVERY
    assert match.outcome is not None
    await check_what_comes_of_it(direct, match)


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
@pytest.mark.timeout(180)
async def test_what_goes_on_in_the_answer_tells_each_turn_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, subject: Subject
) -> None:
    monkeypatch.setattr(display, "_BETWEEN", 0)
    monkeypatch.setattr(display, "_LOOKS", 10_000)
    direct, chance = await Direct.at(tmp_path / "axio.db"), Random("once")
    await direct.slash(ANNA, f"{subject.game.key} practice", {"level": "easy"})
    (match,) = await direct.services.matches.of(ANNA.player)
    match = await answered(direct, match)
    told = ""
    while match.running:
        name, options = subject.command(subject.game.notate(subject.skilled(match.state, 0, chance)))
        given = {option: typed == "true" if typed == "true" else typed for option, typed in options.items()}
        playing = asyncio.create_task(direct.slash(ANNA, f"{match.game.key} {name}", given))
        while not playing.done():
            await answered(direct, await direct.now(match))
            await asyncio.sleep(0)
        told, match = (await playing)[-1].text, await direct.now(match)
        happened = [line for line in told.splitlines() if line.startswith(f"**{ANNA.name}** ")]
        assert len(happened) == len(set(happened)), told
    assert match.outcome is not None
    await direct.database.close()


async def check_what_comes_of_it(direct: Direct, match: Match) -> None:
    title = match.game.title
    (listed,) = await direct.slash(ANNA, "history", {})
    assert tells(listed.text, "finished-line", game=title, match=match.id)
    assert "Computer (easy)" in listed.text
    (figures,) = await direct.slash(ANNA, "stats", {})
    won = int(match.outcome is not None and match.outcome.places[0] == 1)
    assert tells(figures.text, "stats-computers", game=title, matches=1, won=won)
    assert not any(
        tells(figures.text, key) for key in ("stats-total", "stats-game", "stats-solo", "stats-met")
    )
    (board,) = await direct.slash(ANNA, "leaderboard", {"words": True})
    assert not any(told in board.text for told in ("Anna", "Computer"))
    export = await direct.services.privacy.export(ANNA.player, lambda _, seat: str(seat))
    (own,) = json.loads(export.data)["matches"]
    assert (own["match"], own["seats"], own["ranked"]) == (match.id, 2, False)
    assert any("/open" in line for line in own["log"])
    text = export.data.decode()
    assert "Computer" not in text
    assert str(COMPUTER.most) not in text
    again = await pressed_rematch(direct, match)
    assert again.kind is match.kind
    assert [each.player for each in again.sitters] == [each.player for each in match.sitters]


async def pressed_rematch(direct: Direct, match: Match) -> Match:
    sent = await direct.press(ANNA, Press("rematch", match.id, match.version, ""))
    assert any(tells(each.text, "started-practice", game=match.game.title) for each in sent)
    (again,) = await direct.services.matches.of(ANNA.player)
    return again

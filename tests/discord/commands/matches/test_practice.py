"""Practice: one person against a computer, in one post and one private message."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from simcord import InteractionResult

from bot.catalog import TITLES
from bot.computers.sitting import level_of
from bot.games.axio.rules import Axio
from bot.matches.kinds import PRACTICE
from bot.matches.match import Match
from bot.matches.service import OWN_ALONE
from tests.discord.club import Club, answer, ids, labels, shown_pictures, text_of
from tests.discord.commands.leaderboards.crowd import message, result
from tests.games import axio_positions
from tests.games.games import GAMES, Subject
from tests.patience import PATIENT, until
from tests.telling import tells
from tests.thinking.here import Held

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)


async def practice(club: Club, **options: Any) -> tuple[Match, InteractionResult]:
    """A practice match in the channel in which it is Alice's turn, and what she was told."""
    told = await club.alice.slash(club.channel, f"{club.game} practice", **options)
    return await newest(club), told


async def newest(club: Club) -> Match:
    match = max(await club.bot.services.matches.of(club.alice.id), key=lambda each: each.id)
    assert match.to_move == (0,), "the computer has answered"
    return match


async def by_command(club: Club, subject: Subject, match: Match, chance: Random) -> InteractionResult:
    """Alice plays something by command; what she is told after the computer's answer."""
    name, options = subject.command(subject.game.notate(subject.skilled(match.state, 0, chance)))
    given = {option: typed == "true" if typed == "true" else typed for option, typed in options.items()}
    return await club.alice.slash(club.channel, f"{club.game} {name}", **given)


@every_game
async def test_a_turn_ends_with_the_next_one_in_the_same_message(club: Club, subject: Subject) -> None:
    club.game, chance = subject.game.key, Random("practice")
    match, _ = await practice(club, level="hard")
    assert (match.kind, level_of(match.sitters[1].player)) == (PRACTICE, "hard")
    moved = match.state.moved[0] if match.state else 0
    while match.state is not None and match.state.moved[0] == moved:
        told = await by_command(club, subject, match, chance)
        match = await newest(club)
    assert tells(answer(told), f"hand-of-{club.game}") or shown_pictures(told.response)
    assert "alice" in answer(told).splitlines()[0], "what one's own move brought is still there"
    verbs = [each.split(":")[1] for each in ids(told.response)]
    assert any(verb.startswith(f"{club.game}-") for verb in verbs), verbs
    assert {"undo", "more"} <= set(verbs)
    assert len(club.channel.history()) == 1, "the one post is edited"
    assert len(shown_pictures(club.post)) == 2, "board and hand"
    assert club.pings(club.post) == []
    assert "<@" not in text_of(club.post)


async def test_undo_goes_back_over_the_computer_and_on_in_the_same_message(club: Club) -> None:
    match, _ = await practice(club)
    (axio,) = (subject for subject in GAMES if subject.game.key == "axio")
    told = await by_command(club, axio, match, Random("undo"))
    now = await newest(club)
    assert now.state is not None
    assert now.state.moved[1] >= 1
    undone = await club.alice.click(message(told).message, label="Undo")
    assert tells(answer(undone), "undone")
    assert "Place" in labels(message(undone).message)
    now = await newest(club)
    assert now.state is not None
    assert match.state is not None
    assert (now.state.board, now.state.moved) == (match.state.board, match.state.moved)  # type: ignore[attr-defined]  # a state of Axio's
    assert "undo" not in [each.split(":")[1] for each in ids(message(undone).message)]


async def test_who_has_finished_no_match_of_the_game_meets_an_easy_computer(club: Club) -> None:
    await result(club, (club.alice.id, "alice"), (club.bob.id, "bob"), game="iota")
    for game, level in (("axio", "easy"), ("iota", "medium")):
        club.game = game
        match, told = await practice(club)
        assert level_of(match.sitters[1].player) == level
        assert tells(answer(told), "started-practice", name=f"**Computer ({level})**")
    assert level_of((await practice(club, level="hard"))[0].sitters[1].player) == "hard"


async def test_it_begins_on_one_board_whoever_is_first(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    for first in (0, 1):
        state = replace(axio_positions.position(), seat=first)
        monkeypatch.setattr(Axio, "setup", lambda *_, state=state: state)
        _, told = await practice(club)
        assert tells(answer(told), "started-practice")
        assert shown_pictures(told.response) == []
        assert labels(told.response) == []
        assert "Place" in labels(club.post)


async def test_a_bot_that_stops_does_not_let_an_answer_wait_for_the_computer(club: Club) -> None:
    match, _ = await practice(club)
    (axio,) = (subject for subject in GAMES if subject.game.key == "axio")
    held = club.bot.parts.computers._thinking = Held()
    playing = asyncio.create_task(by_command(club, axio, match, Random("stop")))
    await until(lambda: held.waits)
    async with asyncio.timeout(PATIENT):
        await club.bot.drain(100 * PATIENT)
    told = await playing
    assert tells(answer(told), "called-computer", name="**Computer (easy)**")


async def test_whoever_is_in_the_channel_looks_and_only_the_player_acts(club: Club) -> None:
    await practice(club)
    assert tells(answer(await club.bob.click(club.post, label="Place")), "match-not-seated")
    more = await club.bob.click(club.post, label="More")
    assert "Leave the match" not in labels(message(more).message)
    stop = await club.alice.slash(club.channel, "axio stop")
    await club.alice.click(message(stop).message, label="Stop the match")
    assert tells(text_of(club.post), "post-stopped", game="Axio")


async def test_a_few_at_once_in_a_channel_that_stays_free_for_others(club: Club) -> None:
    for _ in range(OWN_ALONE):
        await practice(club)
    refused = await club.alice.slash(club.channel, "iota practice")
    assert tells(answer(refused), "start-crowded-alone", kind="practice", count=OWN_ALONE, seen=OWN_ALONE)
    assert tells(answer(refused), "crowded-alone", game="Axio")
    mine = await club.alice.slash(club.channel, "matches")
    assert tells(answer(mine), "matches-yours", kind="practice", names="**Computer (easy)**", others=1)
    which = await club.alice.slash(club.channel, "axio leave")
    assert tells(answer(which), "matches-yours", kind="practice", names="**Computer (easy)**")
    await club.alice.slash(club.channel, "axio start", seats=1)
    await club.bob.slash(club.channel, "axio practice")
    await club.carol.slash(club.channel, "axio start")
    assert (await club.match()).in_lobby


@pytest.mark.parametrize("game", TITLES)
async def test_in_a_direct_message(club: Club, game: str) -> None:
    await club.alice.user.slash(f"{game} practice", level="easy")
    (match,) = await club.bot.services.matches.of(club.alice.id)
    assert (match.kind, match.row.server) == (PRACTICE, None)
    assert match.running
    assert shown_pictures(club.alice.user.dm_channel.last_message)
    helped = await club.alice.user.slash("help")
    assert tells(answer(helped), "help-begin-direct")
    for other, title in TITLES.items():
        free = tells(answer(helped), "help-game", game=title.game.title, practice="yes", others="no")
        assert free == (other != game), other
    await club.bob.user.slash(f"{game} start")
    refused = await club.bob.user.slash(f"{game} start", computers=1)
    assert any(tells(answer(refused), key) for key in ("start-direct", "start-direct-solo"))

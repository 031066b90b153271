"""Computers at the table: their turns come by themselves, and are told like anybody's."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.matches.computers import turn
from bot.matches.finished import FinishedMatch
from bot.matches.match import Match
from bot.texts import ENGLISH, text
from bot.thinking.asking import Thinking
from bot.wire.names import bold_name, computer_text, plain_name
from tests.discord.club import Club, ids, shown_pictures, text_of
from tests.patience import PATIENT, until
from tests.telling import tells
from tests.thinking.here import AT_ONCE, Held, Stumbling

every_game = pytest.mark.parametrize("game", TITLES)


async def begun(club: Club, game: str = "axio", *, persons: int = 1, computers: int = 1) -> Match:
    """A match with easy computers in which Alice, who opened it, is to move."""
    club.game = game
    seats = persons + computers
    await club.alice.slash(club.channel, f"{game} start", seats=seats, computers=computers, level="easy")
    for member in club.members[1:persons]:
        await member.click(club.post, label="Join")
    return await played_until(club, 0)


async def played_until(club: Club, seat: int) -> Match:
    """The match once it is this seat's turn; other persons play anything."""
    match = await club.match()
    while seat not in match.to_move:
        match = await move(club)
    return match


async def move(club: Club) -> Match:
    """The person to move takes a whole turn, which is shown; computers answer."""
    await act(club)
    return await answered(club)


async def act(club: Club) -> None:
    """The person to move takes a whole turn, which is shown."""
    match = await club.match()
    mover = match.to_move
    player = match.sitters[mover[0]].player
    matches = club.bot.services.matches
    while match.to_move == mover:
        match = await matches.act(match.id, Ask(player), match.game.notate(next(match.actions(mover[0]))))
    await club.bot.services.display.catch_up(match.id)


async def answered(club: Club) -> Match:
    """The match once no computer is to move, and everything is shown."""
    async with asyncio.timeout(PATIENT):
        while True:
            match = await club.match()
            if not match.computer_to_move and match.row.post_version == match.version:
                return match
            await asyncio.sleep(0.01)


@every_game
async def test_computers_in_a_row_answer_in_one_post_which_calls_the_person(club: Club, game: str) -> None:
    seats = TITLES[game].game.seats
    match = await begun(club, game, computers=min(2, max(seats) - 1))
    posts = len(club.channel.history())
    match = await move(club)
    assert match.to_move == (0,)
    assert len(club.channel.history()) == posts + 2, "the person's turn, and those of the computers"
    assert club.pings(club.post) == [club.alice.id]
    names = [called(sitter.player) for sitter in match.sitters if sitter.kind.automatic]
    told, before = text_of(club.post), text_of(club.channel.history()[-2])
    assert all(name in told for name in names)
    assert bold_name("alice") in before
    assert bold_name("alice") not in told
    assert any(tells(before, "called-computer", name=name) for name in names)


async def test_a_row_that_is_interrupted_edits_the_post_before_it(club: Club) -> None:
    match = await begun(club, computers=2)
    club.bot.parts.computers._stopped = True
    await act(club)
    posts, match = len(club.channel.history()), await club.match()
    matches = club.bot.services.matches
    texts = turn(AT_ONCE, match.game, match.row, await matches.log(match), 1)
    first, second = (each.player for each in match.sitters if each.kind.automatic)
    await matches.act_for_computer(match.id, match.version, texts)
    await club.bot.services.display.catch_up(match.id)
    assert len(club.channel.history()) == posts
    told = text_of(club.post)
    assert tells(told, "called-computer", name=called(second))
    assert bold_name("alice") in told
    assert called(first) in told
    club.bot.parts.computers._stopped = False
    await club.bot.parts.computers.look()
    await answered(club)
    assert len(club.channel.history()) == posts + 1
    assert bold_name("alice") not in text_of(club.post)


def called(player: int) -> str:
    """How messages call a computer."""
    return bold_name(computer_text(player, partial(text, ENGLISH)))


def think_with(club: Club, thinking: Thinking) -> None:
    club.bot.parts.computers._thinking = thinking


@pytest.mark.parametrize("what", ["undo", "leave", "stop"])
async def test_what_a_person_does_while_a_computer_thinks_comes_first(club: Club, what: str) -> None:
    match = await begun(club)
    held = Held()
    think_with(club, held)
    await act(club)
    thought = await club.match()
    assert held.waits == 1
    assert thought.computer_to_move
    matches, asks = club.bot.services.matches, Ask(club.alice.id)
    done = {
        "undo": lambda: matches.undo(match.id, asks),
        "leave": lambda: matches.leave(match.id, asks),
        "stop": lambda: matches.stop(match.id, asks, moderator=False),
    }
    await done[what]()
    await club.bot.services.display.catch_up(match.id)
    held.let_go()
    match = await answered(club)
    log = await club.bot.services.matches.log(match)
    computers = [entry for entry in log[thought.version :] if entry.seat != 0]
    assert computers == []
    assert match.to_move == ((0,) if what == "undo" else ())
    if what == "undo":
        await act(club)
        assert (await answered(club)).to_move == (0,), "then it thinks about the new position"


async def test_the_same_position_is_thought_about_once(club: Club) -> None:
    await begun(club)
    held = Held()
    think_with(club, held)
    await act(club)
    for _ in range(3):
        await club.bot.parts.computers.look()
    await club.bot.services.display.catch_up((await club.match()).id)
    assert held.waits == 1
    held.let_go()
    match = await answered(club)
    assert len(held.asked) == 1
    assert match.to_move == (0,)


async def test_another_match_goes_on_while_a_computer_thinks(club: Club) -> None:
    await begun(club)
    held = Held()
    think_with(club, held)
    await act(club)
    await club.bot.parts.timekeeper.look()
    await club.alice.slash(club.channel, "axio board")
    assert held.waits == 1
    held.let_go()
    await answered(club)


@pytest.mark.parametrize(
    "answer", [None, ("nonsense",), ("rg A1 A2",)], ids=["none", "unreadable", "illegal"]
)
async def test_when_nothing_can_be_decided_the_least_is_played_and_the_log_says_why(
    club: Club, answer: tuple[str, ...] | None
) -> None:
    await begun(club)
    think_with(club, Stumbling(answer))
    await act(club)
    match = await answered(club)
    assert match.to_move == (0,)
    assert tells(text_of(club.post), "note-stuck")
    faults = [event["fault"] for event in club.log if event["log_level"] == "error"]
    assert len(set(faults)) == 2
    club.expected_faults = 2


async def test_a_store_that_failed_for_a_moment_delays_a_turn_by_no_more_than_seconds(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(club)
    computers, waits = club.bot.parts.computers, list[float]()

    async def fails(*args: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as failing:
        failing.setattr(computers._matches, "act_for_computer", fails)
        await act(club)
        for _ in range(3):
            await until(lambda: not computers._doing)
            assert (await club.match()).id in computers._later
            waits += computers._failed.values()
            computers._later.clear()
            await computers.look()
        await until(lambda: not computers._doing)
    assert waits == [15, 30, 60], "seconds, less and less often"
    computers._later.clear()
    await computers.look()
    assert (await answered(club)).to_move == (0,)
    await computers.look()
    assert not computers._failed, "the next failure is the first again"
    club.expected_faults = 4


async def test_a_bot_that_stops_leaves_the_turn_to_the_next_one(club: Club) -> None:
    await begun(club)
    think_with(club, Held())
    await act(club)
    thought = await club.match()
    assert thought.computer_to_move
    # It does not wait for an answer that may take long.
    await club.bot.parts.computers.stop()
    await club.restart()
    match = await answered(club)
    assert match.version == thought.version + 1
    assert match.to_move == (0,)


async def test_the_end_is_shown_as_any_end_and_counts_for_nobody(club: Club) -> None:
    match = await begun(club, "rota", computers=3)
    computers, matches = club.bot.parts.computers, club.bot.services.matches
    computers._stopped = True
    chance = Random("to the end")
    while match.running:
        actions = list(match.actions(match.to_move[0]))
        if match.computer_to_move:
            texts = turn(AT_ONCE, match.game, match.row, await matches.log(match), 1)
            if match.game.outcome(match.ahead(match.to_move[0], *texts).state) is not None:
                break
            match = await matches.act_for_computer(match.id, match.version, texts)
        else:
            action = match.game.notate(chance.choice(actions))
            match = await matches.act(match.id, Ask(club.alice.id), action)
    assert match.running, "a person ended it; choose another seed"
    await club.bot.services.display.catch_up(match.id)
    computers._stopped = False
    await computers.look()
    match = await answered(club)
    assert match.outcome is not None
    assert {"rematch", "replay"} <= {custom.split(":")[1] for custom in ids(club.post)}
    assert len(club.post.attachments) == 2, "the board and the ranking"
    assert tells(text_of(club.post), "post-computer")
    finished = FinishedMatch(match, tuple(await matches.log(match)))
    told = [finished.record(lambda name: plain_name(name, partial(text, ENGLISH)))]
    for message in club.channel.history():
        told += [text_of(message), *(alt for _, alt in shown_pictures(message))]
    for sitter in match.sitters[1:]:
        assert plain_name(sitter.name, partial(text, ENGLISH)) in told[0]
        assert not any(str(sitter.player) in each for each in told), "nobody reads the number"


@pytest.mark.parametrize("place", ["away", "gone"])
async def test_it_waits_for_a_server_that_cannot_be_reached(
    club: Club, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    await begun(club)
    where = [place]
    computers = club.bot.parts.computers
    servers: Any = SimpleNamespace(
        standing=AsyncMock(side_effect=lambda _: where[0]), away=lambda _: where[0] == "away"
    )
    monkeypatch.setattr(computers, "_servers", servers)
    await act(club)
    await until(lambda: not computers._doing)
    match = await club.match()
    assert match.computer_to_move
    if place == "away":
        with monkeypatch.context() as patch:
            patch.setattr(computers, "begin", begins := Mock())
            await computers.look()
            begins.assert_not_called()
    where[0] = "here"
    await computers.look()
    if place == "gone":
        assert not computers._doing, "it is looked for again an hour later, or if somebody acts"
        match = await club.bot.services.matches.undo(match.id, Ask(club.alice.id))
        await act(club)
    assert (await answered(club)).to_move == (0,)


async def test_nobody_waits_for_an_answer_about_another_server(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, computers, asked = await begun(club), club.bot.parts.computers, list[int]()

    async def standing(server: int) -> str:
        asked.append(server)
        if len(asked) > 1:
            await asyncio.Event().wait()
        return "away"

    servers: Any = SimpleNamespace(standing=standing, away=lambda _: False)
    monkeypatch.setattr(computers, "_servers", servers)
    await act(club)
    await until(lambda: not computers._doing)
    monkeypatch.setattr(computers._matches, "find", AsyncMock(side_effect=AssertionError("it is loaded")))
    await asyncio.wait_for(computers.look(), PATIENT)
    await until(lambda: len(asked) == 2)
    assert [*computers._doing] == [match.id]
    computers.cancel()

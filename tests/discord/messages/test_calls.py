"""Who is called, when and by what: counted in whole matches of every game."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.catalog import adapter_of
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.past import PastTurn
from bot.matches.replay import states_of
from bot.messages.naming import names_of
from bot.messages.post_content import story
from bot.texts import text
from bot.wire.emojis import Emojis
from storage.players import PlayerRow
from tests.discord.direct import GUESTS, PUBLIC, Direct
from tests.discord.seen import Seen
from tests.games.games import GAMES, Subject
from tests.matches.tables import gives_up
from tests.sample import todays, whole
from tests.telling import tells

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db", seed="calls 10")
    yield made
    await made.database.close()


async def shown(direct: Direct, match: Match) -> tuple[Match, list[Seen]]:
    """The match with everything shown, and the messages that this brought."""
    before = len(direct.recorder.new)
    match = await direct.services.posts.publish(match.id)
    await direct.services.hands.deliver(match.id)
    return match, direct.recorder.new[before:]


def shown_as(told: str) -> str:
    """What is told, with the emojis that the bot shows for its marks."""
    return Emojis().text(told, sys.maxsize)


async def step(direct: Direct, subject: Subject, match: Match, chance: Random) -> Match:
    """The match after one action of the mover, not yet shown."""
    seat = match.to_move[0]
    notation = subject.game.notate(subject.skilled(match.state, seat, chance))
    return await direct.services.matches.act(match.id, Ask(match.sitters[seat].player), notation)


async def midway(direct: Direct, subject: Subject, seats: int = 2) -> Match:
    """A match that stands in the middle of a turn, shown."""
    match, chance = await direct.begun(subject.game.key, seats), Random("calls")
    # It is not the first turn of all.
    while not (match.midturn and match.past):
        match, _ = await shown(direct, await step(direct, subject, match, chance))
        assert match.running
    return match


@pytest.mark.parametrize(
    ("subject", "most"),
    todays([(subject, most) for subject in GAMES for most in (False, True)], 2),
    ids=lambda value: ("most" if value else "least") if isinstance(value, bool) else value.game.key,
)
async def test_one_post_and_one_ping_a_turn_when_it_is_over(
    direct: Direct, subject: Subject, most: bool
) -> None:
    """With two players and with as many as can be, then only the first rounds in a sample.

    Anna wants direct messages; the others' are edited.
    """
    seats, chance = subject.game.seats[-1] if most else 2, Random("calls")
    await direct.services.players.put(GUESTS[0].player, PlayerRow(messages=True))
    match = await direct.begun(subject.game.key, seats)
    steps, last = 0, whole(10_000, 5 * seats) if most else 10_000
    while match.running and (match.state is None or match.state.turn < last or not steps):
        mover = match.to_move
        match, new = await shown(direct, await step(direct, subject, match, chance))
        posts = [each for each in new if each.viewer == PUBLIC]
        hands = [each for each in new if each.viewer != PUBLIC]
        if match.midturn:
            steps += 1
            assert (match.to_move, new) == (mover, [])
            continue
        (post,) = posts
        if not match.running:
            assert (post.pings, hands) == ((), [])
            break
        called = match.sitters[match.to_move[0]].player
        assert post.pings == (called,)
        assert tells(post.text, "called", game=subject.game.title)
        assert [each.viewer for each in hands] == ([called] if called == GUESTS[0].player else [])
        told = [*match.past, PastTurn(0, True, match.view(None).recent)]
        if match.state is not None and match.state.turn > seats:
            # Nobody's turn is missed, and every other player's last one is there once.
            assert sorted(turn.seat or 0 for turn in told) == sorted({*range(seats)} - {*match.to_move})
    assert steps


@every_game
@pytest.mark.parametrize("wants", [True, False], ids=["called", "edited"])
async def test_a_direct_message_on_ones_turn_has_all_that_one_needs(
    direct: Direct, subject: Subject, wants: bool
) -> None:
    key, seats, chance = subject.game.key, subject.game.seats[-1], Random("hands")
    for guest in GUESTS:
        await direct.services.players.put(guest.player, PlayerRow(messages=wants))
    match = await direct.begun(key, seats)
    while match.state is None or match.state.turn <= seats or match.midturn:
        match, new = await shown(direct, await step(direct, subject, match, chance))
    player = match.sitters[match.to_move[0]].player
    told = next(each for each in reversed(direct.recorder.sent) if each.viewer == player)
    board = next(each for each in reversed(direct.recorder.sent) if each.viewer == PUBLIC)
    assert (told in new) == wants
    assert told.files[0] == board.files[0], "the board that everybody sees"
    assert [name for name, _, _ in told.files[1:]] == [f"{key}-hand-{match.id}-{match.version}.png"]
    assert tells(told.text, f"hand-of-{key}")
    assert len(match.past) == seats - 2
    assert shown_as(story(match, match.past, partial(text, "en"))) in told.text
    ids = [str(component["custom_id"]) for component in told.components]
    buttons = [str(component["custom_id"]) for component in board.components]
    own = adapter_of(key).choices(match.view(match.to_move[0]))
    assert {each for each in ids if f":{key}-" in each} <= set(buttons), "to act, as under the board"
    assert [each.split(":")[1] for each in ids if f":{key}-" in each] == [each.verb for each in own]


@every_game
async def test_what_is_taken_back_within_the_turn_edits_and_by_consent_calls_again(
    direct: Direct, subject: Subject
) -> None:
    match = await midway(direct, subject)
    matches, seat = direct.services.matches, match.to_move[0]
    own, other = (match.sitters[each] for each in (seat, 1 - seat))
    before = match.past
    free = not subject.game.drew(*states_of(match, await direct.store.matches.log(match.id))[-2:])
    match, new = await shown(direct, await matches.undo(match.id, Ask(own.player)))
    if free:
        assert new == []
    else:
        # What was drawn is taken back by consent only.
        assert [each.pings for each in new] == [(other.player,)]
        match, new = await shown(direct, await matches.answer(match.id, Ask(other.player), agree=True))
        assert [each.pings for each in new] == [(own.player,)]
    assert match.past == before[:-1]
    chance, turn = Random("again"), match.view(None).turn
    while match.view(None).turn == turn or match.midturn:
        assert new == [] or not match.midturn
        match, new = await shown(direct, await step(direct, subject, match, chance))
    assert [each.pings for each in new] == [(other.player,)]


@every_game
async def test_who_is_called_while_messages_are_lost(direct: Direct, subject: Subject) -> None:
    """The turn is over and not shown when something is asked: that post calls the next player as well."""
    chance = Random("lost")
    match = await direct.begun(subject.game.key, 2)
    mover = match.to_move
    while match.to_move == mover:
        match = await step(direct, subject, match, chance)
    called, asker = (match.sitters[seat].player for seat in (1 - mover[0], mover[0]))
    await direct.services.matches.undo(match.id, Ask(asker))
    match, (post,) = await shown(direct, match)
    assert post.pings == (called,)
    await direct.services.matches.answer(match.id, Ask(called), agree=False)
    match, (post,) = await shown(direct, match)
    assert post.pings == (asker,), "nobody is called twice"


@pytest.mark.todays(2)
@every_game
async def test_a_player_who_leaves_calls_nobody_a_second_time(direct: Direct, subject: Subject) -> None:
    match = await midway(direct, subject, 3)
    mover, third = match.to_move[0], (match.to_move[0] + 2) % 3
    laid = match.view(None).recent
    await gives_up(direct.services.matches, match.id, Ask(match.sitters[third].player))
    match, (post,) = await shown(direct, match)
    assert (match.to_move, post.pings) == ((mover,), ())
    assert match.view(None).past[-1] == laid
    chance = Random("left")
    while match.to_move == (mover,):
        assert match.midturn
        match, new = await shown(direct, await step(direct, subject, match, chance))
    (post,) = (each for each in new if each.viewer == PUBLIC)
    assert post.pings == (match.sitters[match.to_move[0]].player,)
    alone = adapter_of(subject.game.key).events_text(
        replace(match.view(None), recent=laid), names_of(match, partial(text, "en")), partial(text, "en")
    )
    assert shown_as(alone) in post.text, "the whole turn"


@pytest.mark.todays(2)
@every_game
@pytest.mark.parametrize("up", [True, False])
async def test_a_turn_under_way_during_the_upgrade_calls_its_successor_once(
    direct: Direct, subject: Subject, up: bool
) -> None:
    """0.3.1 called the next player with the first step; up: whether that post was up."""
    match = await midway(direct, subject)
    # As the migration leaves it.
    await direct.database.store(
        "update matches set past = null" if up else "update matches set post_page = -1, post_version = 0"
    )
    chance, mover, called = Random("upgrade"), match.to_move, []
    if not up:
        match, new = await shown(direct, match)
        called = new
        assert [each.pings for each in new] == [()]
    while match.to_move == mover:
        match, new = await shown(direct, await step(direct, subject, match, chance))
        called += new
    assert sum(bool(each.pings) for each in called) == (not up)
    while match.to_move == (1 - mover[0],):
        match, new = await shown(direct, await step(direct, subject, match, chance))
    assert [each.pings for each in new] == [(match.sitters[mover[0]].player,)]

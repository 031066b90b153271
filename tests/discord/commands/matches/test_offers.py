"""Undoing, voting out and handing over, as players see them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, cast

from bot.matches.change import Ask
from bot.matches.match import Giver, Match
from bot.messages.naming import happened
from bot.texts import ENGLISH, text
from bot.wire.emojis import Emojis
from tests.discord.club import Club, answer, labels
from tests.discord.commands.leaderboards.crowd import message
from tests.telling import as_said, tells

say = partial(text, ENGLISH)


def legal(match: Match) -> list[str]:
    return [match.game.notate(action) for action in match.actions(match.to_move[0])]


async def test_a_turn_is_taken_back_with_consent_and_the_right_player_called(club: Club) -> None:
    await club.begin()
    first = await club.mover()
    before = (await club.match()).view(0).board
    await club.place()
    second = await club.mover()
    asked = await first.slash(club.channel, "axio undo")
    assert tells(answer(asked), "asked")
    assert club.pings(club.post) == [second.id]
    assert tells(club.post.content, "offer-undo")
    await second.click(club.post, label="Allow undo")
    assert tells(club.post.content, "note-undone", name=f"<@{first.id}>")
    assert club.pings(club.post) == [first.id]
    assert (await club.match()).view(0).board == before
    rack = first.user.dm_channel.last_message
    assert rack is not None
    assert "Place" in labels(rack)
    await club.place()
    assert not tells(club.post.content, "note-retracted")
    assert not tells(club.post.content, "note-undone")


async def test_within_the_turn_it_is_taken_back_at_once(club: Club) -> None:
    await club.alice.slash(club.channel, "paperworld start")
    await club.bob.click(club.post, label="Join")
    services = club.bot.services
    match = await services.matches.here(club.channel.id, "paperworld")
    assert match is not None
    while not (
        lays := [a for a in map(match.game.notate, match.actions(match.to_move[0])) if a[:3] == "lay"]
    ):
        least = match.game.notate(match.game.least(match.state, match.to_move[0]))
        match = await services.matches.act(match.id, Ask(match.sitters[match.to_move[0]].player), least)
    version = match.version
    await services.posts.publish(match.id)
    mover = next(m for m in club.members if m.id == match.sitters[match.to_move[0]].player)
    result = await mover.slash(club.channel, "paperworld place", cards=lays[0].removeprefix("lay "))
    assert "End the turn" in labels(result.response)
    posts = len(club.channel.history())
    post = club.post.id
    undone = await mover.slash(club.channel, "paperworld undo")
    assert tells(answer(undone), "undone")
    assert tells(club.post.content, "note-retracted")
    match = await services.matches.here(club.channel.id, "paperworld")
    assert match is not None
    assert match.version == version + 2
    assert (len(club.channel.history()), club.post.id) == (posts, post), "the post of the turn is edited"


async def test_a_seat_is_handed_over_privately_with_its_hand(club: Club) -> None:
    match = await club.begin()
    alice = match.seat_of(club.alice.id)
    assert alice is not None
    result = await club.alice.slash(club.channel, "axio replace", player=club.carol)
    assert tells(answer(result), "asked-seat")
    assert club.pings(club.post) == [club.carol.id]
    assert tells(answer(await club.bob.click(club.post, label="Take the seat")), "replace-not-asked")
    taken = await club.carol.click(club.post, label="Take the seat")
    assert tells(answer(taken), "hand-of-axio")
    now = await club.match()
    assert now.view(alice).rack == match.view(alice).rack
    assert tells(club.post.content, "note-replaced", name="**carol**")
    ended = club.alice.user.dm_channel.last_message
    assert ended is not None
    assert tells(ended.content, "hand-over")
    assert labels(ended) == []
    assert ended.attachments == []
    hers = club.carol.user.dm_channel.last_message
    assert hers is not None
    assert tells(hers.content, "hand-of-axio")
    assert tells(answer(await club.alice.click(club.post, label="My rack")), "match-not-seated")


async def test_three_players_vote_one_out(club: Club) -> None:
    await club.begin(3)
    asked = await club.alice.slash(club.channel, "axio kick", player=club.bob)
    assert tells(answer(asked), "kick-confirm-vote", name="**bob**")
    assert not tells(club.post.content, "offer-kick")
    await club.alice.click(message(asked), label="Ask the others")
    assert club.pings(club.post) == [club.carol.id]
    assert tells(answer(await club.bob.click(club.post, label="Decline")), "offer-not-asked")
    asked = await club.carol.click(club.post, label="Agree")
    assert tells(answer(asked), "vote-confirm-kick", name="**bob**")
    assert (await club.match()).seat_of(club.bob.id) is not None
    await club.carol.click(message(asked), label="Agree")
    others = sorted([club.alice.id, club.carol.id])
    assert club.pings(club.post) == others, "both are asked whether a computer plays on"
    match = await club.match()
    assert match.seat_of(club.bob.id) is None
    assert tells(club.post.content, "note-voted-out", name="**bob**")


async def test_a_take_over_leaves_what_was_done_before_with_who_did_it(club: Club) -> None:
    await club.begin()
    giver = await club.mover()
    await club.place()
    match = await club.match()
    told = f"**{giver.name}**"
    assert told in happened(match, say)
    await giver.slash(club.channel, "axio replace", player=club.carol)
    await club.carol.click(club.post, label="Take the seat")
    assert tells(club.post.content, "note-replaced", name="**carol**", by=f"<@{giver.id}>")
    assert club.pings(club.post) == [giver.id], "whoever is to move was called before"
    assert happened(await club.match(), say) == happened(match, say)
    assert Emojis().text(happened(match, say), 2000) in as_said(club.post.content)
    await club.place()
    await club.place()
    assert "**carol**" in happened(await club.match(), say)


async def test_in_the_middle_of_a_turn_each_of_both_is_named_for_their_part(club: Club) -> None:
    match = await club.begin()
    seat = match.to_move[0]
    match = replace(match, state=match.game.apply(match.state, seat, next(match.actions(seat))))
    first, state = match.sitters[seat], cast(Any, match.state)
    now = replace(match, state=replace(state, recent=state.recent * 2))
    given = Giver(seat, 99, "Giver", 0, turn=state.turn, events=len(state.recent))
    before, after = happened(match, say).replace(first.name, "Giver"), happened(match, say)
    assert happened(replace(now, givers=(given,)), say) == f"{before}\n{after}"


async def test_m31_whoever_asked_is_called_to_hear_no(club: Club) -> None:
    await club.begin(3)
    await club.place()
    posts = len(club.channel.history())
    await club.alice.slash(club.channel, "axio replace", player=club.members[3])
    await club.members[3].click(club.post, label="Decline")
    told = {"name": f"<@{club.alice.id}>", "by": f"<@{club.members[3].id}>"}
    assert tells(club.post.content, "note-declined", **told)
    assert tells(club.post.content, "kept-replace")
    assert club.pings(club.post) == [club.alice.id], "whoever is to move was called before"
    assert len(club.channel.history()) == posts + 2
    await club.place()
    assert not tells(club.post.content, "note-declined", **told)


async def test_an_answer_is_told_even_if_a_turn_is_played_before_it_is_posted(club: Club) -> None:
    await club.begin(3)
    first, dave = await club.mover(), club.members[3]
    await first.slash(club.channel, "axio replace", player=dave)
    match = await club.match()
    # As when both happen at once: the post shows the match when both are stored.
    await club.bot.services.matches.answer(match.id, Ask(dave.id), agree=False)
    await club.place()
    assert tells(club.post.content, "note-declined", by=f"<@{dave.id}>")
    assert club.pings(club.post) == sorted([first.id, (await club.mover()).id])
    await club.place()
    assert not tells(club.post.content, "note-declined")

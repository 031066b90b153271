"""Somebody goes, and the others let a computer play on: what all of them read and press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.catalog import TITLES
from bot.matches.change import Ask
from storage.sitters import COMPUTER
from tests.discord.background.test_computers import answered, called, move
from tests.discord.club import Club, answer, labels, text_of
from tests.telling import tells

LEVELS = ["Easy computer", "Medium computer", "Hard computer"]


async def leaves(club: Club, member: MemberActor) -> str:
    """The member leaves by command; returns what was asked before."""
    asked: Any = await member.slash(club.channel, f"{club.game} leave")
    question = answer(asked)
    await member.click(asked.response.message, label="Leave the match")
    return question


@pytest.mark.todays(2)
@pytest.mark.parametrize("game", TITLES)
async def test_a_computer_plays_on_for_one_of_three(club: Club, game: str) -> None:
    club.game = game
    await club.begin(3)
    for _ in range(3):
        match = await move(club)
    seat = match.to_move[0]
    gone, others = await club.mover(), [each for each in club.members[:3] if each is not await club.mover()]
    assert tells(await leaves(club, gone), "leave-confirm")
    asked = club.post
    assert tells(asked.content, "note-left", name=f"**{gone.name}**")
    assert tells(asked.content, "called-vacant", name=f"**{gone.name}**")
    assert tells(asked.content, "offer-stand-in", name=f"**{gone.name}**")
    assert tells(asked.content, "offer-stand-in-last", name=f"**{gone.name}**")
    assert club.pings(asked) == sorted(each.id for each in others)
    assert [label for label in labels(asked) if "computer" in label] == LEVELS
    assert len(labels(asked)) == len(LEVELS) + 3, "besides, only the hand, More, and no computer"
    direct = gone.user.dm_channel.last_message
    assert direct is not None
    assert tells(direct.content, "hand-over")
    assert tells(answer(await gone.click(asked, label="Hard computer")), "match-not-seated")
    early = await others[0].slash(club.channel, f"{game} undo")
    assert tells(answer(early), "offer-vacant", name=f"**{gone.name}**")
    await others[0].click(asked, label="Hard computer")
    again = await others[0].click(club.post, label="Easy computer")
    assert tells(answer(again), "offer-agreed")
    assert (await club.match()).vacant == seat
    await others[1].click(club.post, label="Easy computer")
    told = next(each for each in club.channel.history() if tells(each.content, "note-standing-in"))
    match = await answered(club)
    name = called(match.sitters[seat].player)
    assert tells(told.content, "note-standing-in", name=name, by=f"<@{gone.id}>")
    assert "easy" in name
    assert club.pings(told) == [], "whoever is called is called by the next post"
    assert match.sitters[seat].kind is COMPUTER
    assert name in text_of(club.post)
    assert club.pings(club.post) == [(await club.mover()).id]


async def test_of_two_the_one_who_stays_plays_on_and_is_first_whenever_it_ends(club: Club) -> None:
    await club.begin()
    for _ in range(10):
        await club.place()
    assert tells(await leaves(club, club.bob), "leave-confirm-two", name="**alice**")
    assert labels(club.post)[:4] == [*LEVELS, "End the match"]
    assert tells(club.post.content, "offer-stand-in", others=f"<@{club.alice.id}>", playing=1, persons=1)
    await club.alice.click(club.post, label="Medium computer")
    await answered(club)
    await move(club)
    assert tells(await leaves(club, club.alice), "leave-confirm-last")
    post = club.post.content
    assert tells(post, "note-last-left", name="**alice**")
    assert tells(post, "post-stood-in", names="**bob**", result="1. **alice**, 2. **bob**")
    assert tells(post, "post-ratings")
    assert not tells(post, "post-given")
    board = answer(await club.bob.slash(club.channel, "leaderboard", text=True))
    assert "**1.** **alice**" in board
    assert "**2.** **bob**" in board
    assert "omputer" not in board
    listed = answer(await club.bob.slash(club.channel, "history"))
    assert "**alice**" in listed
    assert "omputer" not in listed
    await club.alice.click(club.post, label="Rematch")
    assert club.pings(club.post) == [club.bob.id], "a rematch is one of the same people"
    assert [sitter.kind.automatic for sitter in (await club.match()).sitters] == [False]


async def test_a_clock_ends_the_question_as_well_and_the_post_says_once_when(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2, pace=3600)
    await club.bob.click(club.post, label="Join")
    gone = await club.mover()
    stays = await club.other()
    await leaves(club, gone)
    match = await club.match()
    assert match.row.deadline is not None
    assert club.post.content.count(f"<t:{match.row.deadline}:R>") == 1
    await stays.click(club.post, label="End the match")
    assert tells(club.post.content, "note-without", name=f"**{gone.name}**")
    assert tells(club.post.content, "game-won", name=f"**{stays.name}**")


async def test_who_went_may_be_forgotten_before_and_after_the_answer(club: Club) -> None:
    await club.begin(3)
    await move(club)
    services = club.bot.services
    match = await services.matches.leave((await club.match()).id, Ask(club.bob.id))
    await services.posts.publish(match.id)
    await forgotten(club, club.bob)
    await club.alice.click(club.post, label="Medium computer")
    await club.carol.click(club.post, label="Medium computer")
    match = await answered(club)
    (giver,) = match.givers
    assert (giver.player < 0, giver.name) == (True, "")
    match = await services.matches.leave(match.id, Ask(club.alice.id))
    await services.posts.publish(match.id)
    await club.carol.click(club.post, label="Easy computer")
    match = await answered(club)
    await forgotten(club, club.alice)
    match = await club.match()
    assert all(each.name == "" and each.player < 0 for each in match.givers)
    assert [match.sitters[seat].player for seat in match.persons] == [club.carol.id]
    await club.carol.slash(club.channel, "axio board")
    assert "alice" not in club.post.content
    await leaves(club, club.carol)
    assert tells(club.post.content, "post-stood-in")
    assert (await club.match()).row.status == "finished"


async def test_who_plays_on_before_an_answer_is_called_again_only_when_the_match_waits(club: Club) -> None:
    await club.begin(4)
    await move(club)
    match = await club.match()
    now, then, last, gone = (match.sitters[(match.to_move[0] + each) % 4].player for each in range(4))
    match = await club.bot.services.matches.leave(match.id, Ask(gone))
    await club.bot.services.posts.publish(match.id)
    asked = sorted((now, then, last))
    assert club.pings(club.post) == asked
    await move(club)
    assert club.pings(club.post) == [then]
    await move(club)
    assert club.pings(club.post) == [last]
    await move(club)
    assert tells(club.post.content, "called-vacant")
    assert club.pings(club.post) == asked
    mover = next(each for each in club.members if each.id == now)
    early = await mover.slash(club.channel, "axio place", tile="rb", cell="E5", to="F5")
    assert tells(answer(early), "offer-vacant")


async def forgotten(club: Club, member: MemberActor) -> None:
    page: Any = await member.slash(club.channel, "privacy")
    asked: Any = await member.click(page.response.message, label="Delete my data")
    await member.click(asked.response.message, label="Yes, delete my data")


async def test_a_server_that_wants_no_computers_asks_nobody(club: Club) -> None:
    servers = club.bot.services.servers
    await servers.put(club.guild.id, replace(await servers.get(club.guild.id), computers=False))
    await club.begin(3)
    await leaves(club, club.bob)
    assert not tells(club.post.content, "offer-stand-in")
    assert (await club.match()).left == (1,)

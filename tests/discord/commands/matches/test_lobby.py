"""Lobbies as people see them: what the host changes, who declines."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.matches.change import Ask
from bot.matches.joining import Wish
from tests.discord.club import Club, answer, children, labels
from tests.discord.commands.leaderboards.crowd import message
from tests.matches.tables import gives_up
from tests.telling import tells


async def choose(member: MemberActor, shown: InteractionResult, name: str, *values: str) -> InteractionResult:
    """Chooses in the select of the options that has this name."""
    found: Any = message(shown).message
    menu = next(child for child in children(found) if str(child.custom_id).endswith(f":{name}"))
    return await member.select(found, list(values), custom_id=menu.custom_id)


async def test_the_answer_to_start_offers_the_options(club: Club) -> None:
    shown = await club.alice.slash(club.channel, "iota start")
    assert tells(answer(shown), "started-lobby")
    shown = await choose(club.alice, shown, "seats", "3")
    assert tells(answer(shown), "lobby-set")
    shown = await choose(club.alice, shown, "pace", "3600")
    shown = await choose(club.alice, shown, "late", "vote")
    shown = await choose(club.alice, shown, "switches", "half", "thread")
    club.game = "iota"
    match = await club.match()
    row = match.row
    assert (row.wanted, row.pace, row.late, row.thread) == (3, 3600, "vote", True)
    assert match.options.half
    assert len(club.channel.history()) == 1, "nobody else has joined, so the lobby is edited"
    assert tells(club.post.content, "iota-variant-half")
    assert tells(club.post.content, "lobby-thread")
    shown = await choose(club.alice, shown, "switches")
    assert not (await club.match()).options.half


async def test_hints_are_chosen_at_the_start_or_in_the_lobby_and_the_match_does_not_count(club: Club) -> None:
    shown = await club.alice.slash(club.channel, "axio start", hints=True)
    assert tells(club.post.content, "hints-on")
    assert not tells(club.post.content, "lobby-ranked")
    shown = await choose(club.alice, shown, "switches")
    assert tells(club.post.content, "lobby-ranked")
    await choose(club.alice, shown, "switches", "hints")
    joined = await club.bob.click(club.post, label="Join")
    assert tells(answer(joined), "hints-on")
    assert tells(club.post.content, "hints-on"), "the first post says it as well"
    match = await club.match()
    for _ in range(8):
        await club.place()
    asked = answer(await club.alice.slash(club.channel, "axio leave"))
    assert tells(asked, "post-hints")
    await gives_up(club.bot.services.matches, match.id, Ask(match.sitters[0].player))
    await club.bot.services.posts.publish(match.id)
    assert tells(club.post.content, "post-hints")
    assert tells(answer(await club.alice.slash(club.channel, "leaderboard")), "leaderboard-empty")
    await club.alice.click(club.post, label="Rematch")
    assert (await club.match()).row.hints, "a rematch is like the match before"


async def test_solo_has_no_hints_and_practice_has(club: Club) -> None:
    refused = answer(await club.alice.slash(club.channel, "axio start", seats=1, hints=True))
    assert tells(refused, "start-solo-hints")
    await club.alice.slash(club.channel, "axio start", seats=1)
    assert not (await club.match()).row.hints
    await club.alice.slash(club.channel, "axio practice")
    assert (await club.match()).row.hints


async def test_those_who_joined_are_called_to_read_what_changed(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=3)
    first = club.post
    joined = await club.bob.click(first, label="Join")
    assert tells(answer(joined), "joined")
    shown = await club.alice.click(first, label="Options")
    assert tells(answer(shown), "lobby-options")
    await choose(club.alice, shown, "pace", "600")
    assert tells(club.post.content, "lobby-changed", names=f"<@{club.bob.id}>")
    assert club.pings(club.post) == [club.bob.id]
    assert labels(next(each for each in club.channel.history() if each.id == first.id)) == []
    late = await club.carol.click(club.post, label="Join")
    assert tells(answer(late), "clock-skip"), "whoever joins reads what was chosen"
    old = [each for each in club.channel.history() if each.content and not labels(each)]
    assert tells(old[1].content, "lobby-over"), "the newest lobby says where the match is"


async def test_a_change_that_calls_nobody_edits_the_lobby(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=3)
    await club.bob.click(club.post, label="Join")
    shown = await club.alice.click(club.post, label="Options")
    shown = await choose(club.alice, shown, "pace", "600")
    called, posts = club.post, len(club.channel.history())
    shown = await choose(club.alice, shown, "pace", "3600")
    await choose(club.alice, shown, "seats", "4")
    assert (club.post.id, len(club.channel.history())) == (called.id, posts), "Bob was called a moment ago"
    assert tells(club.post.content, "lobby-changed", names=f"<@{club.bob.id}>")
    assert tells(club.post.content, "lobby-open", host="**alice**", game="Axio", free=2, seats=4)
    await club.carol.click(club.post, label="Join")
    await choose(club.alice, shown, "pace", "600")
    assert club.pings(club.post) == [club.carol.id], "who has not heard of a change is called"
    assert club.post.id != called.id


async def test_only_the_host_has_the_options(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=3)
    await club.bob.click(club.post, label="Join")
    for member in (club.bob, club.carol):
        told = await member.click(club.post, label="Options")
        assert tells(answer(told), "lobby-not-host-set", name="**alice**")


async def test_an_invitation_is_declined_by_button(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", invite=club.bob)
    assert "Decline" in labels(club.post)
    assert tells(answer(await club.carol.click(club.post, label="Decline")), "invite-none")
    told = await club.bob.click(club.post, label="Decline")
    assert tells(answer(told), "invite-declined")
    assert tells(club.post.content, "lobby-declined", by=f"<@{club.bob.id}>")
    assert "Decline" not in labels(club.post)
    assert len(club.channel.history()) == 1


async def test_a_lobby_in_a_thread_is_joined_from_the_channel_above(club: Club) -> None:
    await club.begin()
    await club.carol.slash(club.channel, "axio start", thread=True)
    (thread,) = club.channel.threads
    sign = club.post
    assert tells(sign.content, "lobby-sign", place=f"<#{thread.id}>", free=1)
    told = await club.members[3].click(sign, label="Join")
    assert tells(answer(told), "joined-begun")
    match = await club.bot.services.matches.here(thread.id, "axio")
    assert match is not None
    assert match.running
    assert tells(club.post.content, "lobby-over")
    assert (club.post.id, labels(club.post), match.row.sign_message) == (sign.id, [], None)
    assert (await club.match()).id != match.id


async def test_a_sign_counts_the_seats_and_goes_with_its_lobby(club: Club) -> None:
    await club.begin()
    await club.carol.slash(club.channel, "axio start", seats=3, thread=True)
    (thread,) = club.channel.threads
    await club.members[3].click(club.post, label="Join")
    assert tells(club.post.content, "lobby-sign", free=1, seats=3)
    lobby = thread.last_message
    assert lobby is not None
    for member in (club.carol, club.members[3]):
        await member.click(lobby, label="Leave")
    assert tells(club.post.content, "lobby-closed")
    assert labels(club.post) == []


async def test_nobody_posts_above_where_they_may_not_write(club: Club) -> None:
    deny = discord.PermissionOverwrite(send_messages=False, send_messages_in_threads=True)
    news = club.guild.create_text_channel("news", overwrites={club.guild.default_role: deny})
    made = club.env.backend.create_thread(news.id, "Games", club.carol.id)
    club.env.backend.announce_thread_create(made)
    await club.env.settle()
    thread = ChannelHandle(club.env, club.guild, made)
    started = await club.alice.slash(thread, "axio start")
    assert tells(answer(started), "started-lobby")
    assert not any(each.author.bot for each in news.history())


async def test_a_change_that_somebody_joins_upon_before_it_is_posted_is_told_all_the_same(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=4, invite=club.members[3])
    await club.bob.click(club.post, label="Join")
    first, match = club.post, await club.match()
    # As when both happen at once: the post shows the lobby when both are stored.
    await club.bot.services.matches.configure(match.id, Ask(club.alice.id), Wish(pace=600))
    await club.carol.click(first, label="Join")
    assert club.post.id != first.id
    assert tells(club.post.content, "lobby-changed", names=f"<@{club.bob.id}> and <@{club.carol.id}>")
    assert club.pings(club.post) == [club.bob.id, club.carol.id]
    await club.carol.click(club.post, label="Leave")
    assert not tells(club.post.content, "lobby-changed")

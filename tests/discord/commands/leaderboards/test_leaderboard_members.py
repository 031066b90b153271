"""Shared leaderboards, people who left a server, a server's choices, and what counts."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.matches.change import Ask
from tests.discord.club import Club, answer, labels
from tests.discord.commands.leaderboards.crowd import (
    NOVEMBER,
    crowd,
    known,
    lookups,
    message,
    of,
    owner,
    result,
)
from tests.matches.tables import gives_up
from tests.matches.timed import Time
from tests.telling import tells


@pytest.fixture
def time() -> Time:
    return Time(NOVEMBER)


# -- sharing ---------------------------------------------------------------------------------------


async def test_a_page_is_shared_and_nobody_can_turn_it_for_others(club: Club) -> None:
    await crowd(club, 24)
    shown = await club.alice.slash(club.channel, "axio leaderboard")
    shown = await club.alice.click(message(shown), label="Next")
    told = answer(await club.alice.click(message(shown), label="Share here"))
    post = club.post
    assert str(post.id) in told
    assert tells(post.content, "leaderboard-shared-by", name="**alice**")
    assert tells(post.content, "leaderboard-head", pages=3, page=2)
    assert len(post.attachments) == 1
    assert labels(post) == ["My place"]
    posts = len(club.channel.history())
    own = await club.alice.click(post, label="My place")
    assert tells(answer(own), "leaderboard-head", pages=3, page=3)
    other = await club.bob.click(post, label="My place")
    assert tells(answer(other), "leaderboard-head", pages=3, page=1)
    assert tells(answer(other), "leaderboard-none")
    assert len(club.channel.history()) == posts
    assert club.post.content == post.content


async def test_sharing_a_page_twice_posts_it_once_but_another_page_is_posted(club: Club) -> None:
    await crowd(club, 24)
    shown = await club.alice.slash(club.channel, "axio leaderboard")
    for _ in range(2):
        await club.alice.click(message(shown), label="Share here")
    turned = await club.alice.click(message(shown), label="Next")
    await club.alice.click(message(turned), label="Share here")
    path = f"/channels/{club.channel.id}/messages"
    nonces = [each.json["nonce"] for each in club.env.http_requests if each.path == path and each.json]
    assert nonces[0] == nonces[1] != nonces[2]
    assert max(map(len, nonces)) <= 25


async def test_sharing_needs_the_rights_and_names_them(club: Club) -> None:
    await result(club, of(club.alice), of(club.bob))
    shown = await club.alice.slash(club.channel, "leaderboard")
    assert "Share here" in labels(message(shown))
    deny = discord.PermissionOverwrite(attach_files=False)
    assert club.guild.me is not None
    quiet = club.guild.create_text_channel("quiet", overwrites={club.guild.me: deny})
    shown = await club.alice.slash(quiet, "leaderboard")
    assert tells(answer(await club.alice.click(message(shown), label="Share here")), "right-attach-files")
    assert quiet.history() == []


# -- who has left ----------------------------------------------------------------------------------


async def test_the_bot_finds_out_who_has_left_after_the_answer(club: Club, time: Time) -> None:
    """L10: no look-up before the answer, at most ten after it, and none again within a week."""
    await crowd(club, 24)
    for _ in range(2):
        await result(club, of(club.bob), of(club.carol))
    before = len(club.env.http_requests)
    shown = await club.alice.slash(club.channel, "leaderboard", text=True)
    assert "*(has left)*" not in answer(shown)
    asked = [each.path for each in club.env.http_requests[before:]]
    answered = max(number for number, path in enumerate(asked) if path.endswith("/messages/@original"))
    first = min(number for number, path in enumerate(asked) if "/members/" in path)
    assert answered < first
    assert len(lookups(club, before)) == 10
    again = len(club.env.http_requests)
    shown = await club.alice.slash(club.channel, "leaderboard", text=True)
    assert lookups(club, again) == []
    lines = answer(shown).split("\n")
    assert all(
        ("*(has left)*" in line) == ("player" in line) for line in lines if tells(line, "standing-line")
    )
    assert any("**bob**" in line for line in lines)
    time.now += 8 * 24 * 3600
    await club.alice.slash(club.channel, "leaderboard", text=True)
    assert len(lookups(club, again)) == 10


async def test_who_two_look_for_at_once_is_asked_about_once(club: Club) -> None:
    await crowd(club, 24)
    rows = await club.database.rows("select player from members")
    players, before = [int(row["player"]) for row in rows], len(club.env.http_requests)
    ask = club.bot.services.leavers.ask_members
    await asyncio.gather(*(ask(club.guild.id, players) for _ in range(2)))
    asked = lookups(club, before)
    assert len(asked) == len(set(asked)) > 0


async def test_people_who_have_left_can_be_hidden(club: Club) -> None:
    await result(club, of(club.carol), of(club.bob))
    club.guild.remove_member(club.carol)
    await club.alice.slash(club.channel, "leaderboard")
    shown = answer(await club.alice.slash(club.channel, "leaderboard", text=True))
    assert "**1.** **carol**" in shown
    assert shown.count("*(has left)*") == 1
    told = answer(await owner(club).slash(club.channel, "settings server", leavers="hide"))
    assert tells(told, "settings-leavers-hide")
    shown = answer(await club.bob.slash(club.channel, "leaderboard", text=True))
    assert "carol" not in shown
    assert tells(shown, "leaderboard-own-provisional", rank=1, count=1)


async def test_a_failing_discord_makes_nobody_leave(club: Club) -> None:
    await result(club, of(club.carol), of(club.bob))
    asked = f"/guilds/{club.guild.id}/members/*"
    for status, code in ((500, 0), (404, 10004), (403, 50001)):
        club.env.inject_error("GET", asked, status=status, code=code, message="No", times=1)
        await club.alice.slash(club.channel, "leaderboard")
        shown = answer(await club.alice.slash(club.channel, "leaderboard", text=True))
        assert "*(has left)*" not in shown


async def test_somebody_who_comes_back_is_listed_at_once(club: Club) -> None:
    await result(club, of(club.carol), of(club.bob))
    await club.bot.services.players.checked(club.guild.id, club.carol.id, NOVEMBER, gone=True)
    assert "*(has left)*" in answer(await club.bob.slash(club.channel, "leaderboard", text=True))
    assert "*(has left)*" not in answer(await club.carol.slash(club.channel, "leaderboard", text=True))


async def test_a_server_may_keep_its_matches_to_itself(club: Club) -> None:
    await result(club, of(club.alice), of(club.bob))
    await known(club, of(club.alice), of(club.bob))
    refused = answer(await club.alice.slash(club.channel, "settings server", world=False))
    assert tells(refused, "settings-not-allowed")
    told = answer(await owner(club).slash(club.channel, "settings server", world=False))
    assert tells(told, "settings-world-off")
    await result(club, of(club.carol), of(club.bob))
    world = answer(await club.carol.slash(club.channel, "leaderboard", where="world", text=True))
    assert tells(world, "leaderboard-world-off")
    assert tells(world, "leaderboard-none-all")
    assert world.count(" won of ") == 2, "what was played before still counts"
    here = answer(await club.carol.slash(club.channel, "leaderboard"))
    assert tells(here, "leaderboard-own-provisional", rank=2, count=3)


# -- what counts, said before and after a match ----------------------------------------------------


async def test_the_lobby_says_what_does_not_count(club: Club) -> None:
    """L2."""
    await club.alice.slash(club.channel, "axio start")
    assert tells(club.post.content, "lobby-ranked", turns=4)
    await club.bob.click(club.post, label="Join")
    asked = answer(await club.alice.slash(club.channel, "axio stop"))
    assert tells(asked, "stop-confirm")
    await club.alice.user.slash("axio start", seats=1)
    started = answer(await club.carol.slash(club.guild.create_text_channel("solo"), "axio start", seats=1))
    assert tells(started, "started-solo")


async def test_a_match_that_ended_too_early_says_that_it_does_not_count(club: Club) -> None:
    """L2."""
    match = await club.begin()
    asked = answer(await club.alice.slash(club.channel, "axio leave"))
    assert tells(asked, "leave-unranked")
    leaver = match.sitters[0].player
    await gives_up(club.bot.services.matches, match.id, Ask(leaver))
    await club.bot.services.posts.publish(match.id)
    assert tells(club.post.content, "post-unranked", turns=4)
    assert tells(answer(await club.alice.slash(club.channel, "leaderboard")), "leaderboard-empty")


async def test_a_match_in_which_all_had_a_fair_part_of_the_turns_counts_and_says_nothing(club: Club) -> None:
    match = await club.begin()
    for _ in range(8):
        await club.place()
    assert not tells(answer(await club.alice.slash(club.channel, "axio leave")), "leave-unranked")
    await gives_up(club.bot.services.matches, match.id, Ask(match.sitters[0].player))
    await club.bot.services.posts.publish(match.id)
    assert not tells(club.post.content, "post-unranked")
    shown = answer(await club.alice.slash(club.channel, "leaderboard", text=True))
    assert shown.count(" won of 1") == 2

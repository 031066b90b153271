"""The boards of the daily challenge: sharing, the message of a server, its chosen channel, other days."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from bot.matches import daily
from bot.texts import ENGLISH, text
from storage.daily import DayPostRow
from storage.sql.daily import SqlDailyStore
from tests.discord.club import Club, answer, children, labels
from tests.discord.commands.leaderboards.days import World, names, shown, written
from tests.matches.challenge import THURSDAY, WEDNESDAY
from tests.matches.timed import Time
from tests.telling import tells

HOUR = 3600


@pytest.fixture
def time() -> Time:
    return Time(daily.starts(THURSDAY) + 12 * HOUR)


@pytest_asyncio.fixture
async def world(club: Club, time: Time) -> AsyncIterator[World]:
    yield World(club, time)


# -- sharing ---------------------------------------------------------------------------------------


async def test_two_who_share_at_once_make_one_message(world: World) -> None:
    club = world.club
    for who in (club.alice, club.bob):
        await world.finished(who)
    boards = club.bot.services.day_boards
    tries = [await world.attempt(who) for who in (club.alice, club.bob)]
    shared = await asyncio.gather(*(boards.share(each, club.guild.id, club.channel.id) for each in tries * 2))
    (post,) = club.channel.history()
    assert set(shared) == {post.jump_url}
    lines = post.content.split("\n")
    assert lines[0] == text(ENGLISH, "daily-post-head", date=written(THURSDAY), game="Axio")
    assert sorted(re.findall(r"\*\*(\w+)\*\* — \*\*\d+\*\*", post.content)) == ["alice", "bob"]
    assert labels(post) == ["Play today’s challenge"]
    assert club.pings(post) == []


async def test_later_results_edit_the_message_and_a_lost_one_is_sent_again(world: World) -> None:
    club = world.club
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.alice.click(shown(await world.finished(club.alice)), label="Share here")
    post = club.post
    await club.bob.user.slash("daily")
    await world.played(club.bob, 0)
    assert "bob" not in club.post.content  # his try was started in a direct message
    result = await club.bob.slash(elsewhere, "daily")
    shared = await club.bob.click(shown(result), label="Share here")
    assert post.jump_url in answer(shared)
    assert elsewhere.history() == []
    assert "bob" in club.post.content
    club.env.backend.messages[club.channel.id].pop(post.id)
    again = await club.bob.click(shown(result), label="Share here")
    (new,) = elsewhere.history()
    assert new.jump_url in answer(again)
    assert {"alice", "bob"} <= set(re.findall(r"\w+", new.content))


async def test_the_message_bears_the_name_of_somebody_who_deletes_all_no_more(world: World) -> None:
    club = world.club
    await club.alice.click(shown(await world.finished(club.alice)), label="Share here")
    post = club.post
    assert "alice" in post.content
    asked = await club.alice.click(
        shown(await club.alice.slash(club.channel, "privacy")), label="Delete my data"
    )
    await club.alice.click(shown(asked), label="Yes, delete my data")
    assert (club.post.id, "alice" in club.post.content) == (post.id, False)
    assert text(ENGLISH, "former-player") in club.post.content


async def test_a_board_sent_but_not_stored_is_there_once_and_returns_if_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = world.club
    result = await world.finished(club.alice)
    posted = SqlDailyStore.posted

    async def ends(store: SqlDailyStore, day: int, server: int, post: DayPostRow) -> None:
        if post.message is not None:
            raise OSError("the process ends here")
        await posted(store, day, server, post)

    for expected in range(1, 4):
        # The process ends after sending but before storing, for a first message and for a replacement.
        with monkeypatch.context() as patched:
            patched.setattr(SqlDailyStore, "posted", ends)
            club.expected_faults = expected
            await club.alice.click(shown(result), label="Share here")
        assert len(club.channel.history()) == 1
        await club.restart()
        told = await club.alice.click(shown(result), label="Share here")
        (post,) = club.channel.history()
        assert post.jump_url in answer(told)
        await club.bot.get_partial_messageable(club.channel.id).get_partial_message(post.id).delete()
        assert club.channel.history() == []


async def test_the_button_of_the_board_starts_the_pressers_try(world: World) -> None:
    club = world.club
    done = shown(await world.finished(club.alice))
    assert {each.label: each.style for each in children(done)} == {
        "Share here": discord.ButtonStyle.primary,
        "Board of the day": discord.ButtonStyle.secondary,
    }
    await club.alice.click(done, label="Share here")
    begun = await club.bob.click(club.post, label="Play today’s challenge")
    assert tells(answer(begun), "daily-begins")
    assert names(begun) == ["Place", "Rules", "End the try"]
    assert len(club.channel.history()) == 1


async def test_sharing_needs_a_channel_and_the_rights_in_it(world: World) -> None:
    club = world.club
    await world.finished(club.alice)
    assert names(await club.alice.user.slash("daily")) == ["Board of the day"]
    deny = discord.PermissionOverwrite(send_messages=False)
    assert club.guild.me is not None
    quiet = club.guild.create_text_channel("quiet", overwrites={club.guild.me: deny})
    result = await club.alice.slash(quiet, "daily")
    refused = await club.alice.click(shown(result), label="Share here")
    assert "Send Messages" in answer(refused)
    assert quiet.history() == []
    boss = club.guild.add_member(club.guild.owner)
    assert "Send Messages" in answer(await boss.slash(club.channel, "settings server", daily=quiet))
    assert (await club.bot.services.servers.get(club.guild.id)).daily is None


async def test_a_server_may_choose_a_channel_for_its_board(world: World) -> None:
    club = world.club
    elsewhere = club.guild.create_text_channel("daily")
    refused = await club.alice.slash(club.channel, "settings server", daily=elsewhere)
    assert tells(answer(refused), "settings-not-allowed")
    boss = club.guild.add_member(club.guild.owner)
    said = answer(await boss.slash(club.channel, "settings server", daily=elsewhere))
    assert tells(said, "settings-daily-on", channel=f"<#{elsewhere.id}>")
    await club.alice.slash(club.channel, "daily")
    (last,) = await world.played(club.alice)
    assert elsewhere.history() == []
    await world.placed(club.alice, last)
    (post,) = elsewhere.history()
    assert "**alice**" in post.content
    await club.bob.slash(club.channel, "daily")
    (last,) = await world.played(club.bob)
    await world.placed(club.bob, last)
    (post,) = elsewhere.history()
    assert "**bob**" in post.content
    said = answer(await boss.slash(club.channel, "settings server", daily=elsewhere))
    assert tells(said, "settings-daily-off")


async def test_a_board_that_cannot_be_posted_costs_nobody_a_result(world: World) -> None:
    club = world.club
    boss = club.guild.add_member(club.guild.owner)
    await boss.slash(club.channel, "settings server", daily=club.channel)
    club.env.inject_error(
        "POST", f"/channels/{club.channel.id}/messages", status=403, code=50013, message="Missing", times=1
    )
    await club.alice.slash(club.channel, "daily")
    (last,) = await world.played(club.alice)
    assert tells(answer(await world.placed(club.alice, last)), "daily-done")
    assert world.quiet()
    await club.bob.slash(club.channel, "daily")
    (last,) = await world.played(club.bob)
    await world.placed(club.bob, last)
    assert {"alice", "bob"} <= set(re.findall(r"\w+", club.post.content))


async def test_a_board_that_cannot_be_edited_for_a_while_is_not_lost(world: World) -> None:
    club = world.club
    await club.alice.click(shown(await world.finished(club.alice)), label="Share here")
    post = club.post
    for method, path in (("PATCH", f"/messages/{post.id}"), ("POST", "/messages")):
        club.env.inject_error(
            method, f"/channels/{club.channel.id}{path}", status=403, code=50001, message="Missing", times=1
        )
    bobs = await world.finished(club.bob)
    said = answer(await club.bob.click(shown(bobs), label="Share here"))
    assert tells(said, "not-shown-done")
    await club.bob.click(shown(bobs), label="Share here")
    assert [each.id for each in club.channel.history()] == [post.id]
    assert "**bob**" in club.post.content


# -- boards ----------------------------------------------------------------------------------------


async def test_boards_by_server_world_and_day(world: World) -> None:
    club = world.club
    await world.finished(club.alice)
    await club.bob.user.slash("daily")
    await world.played(club.bob, 0)
    here = await club.carol.slash(club.channel, "daily", board="server")
    assert tells(answer(here), "daily-board-head")
    assert "**alice**" in answer(here)
    assert "**bob**" not in answer(here)
    everywhere = await club.carol.click(shown(here), label="The world")
    assert "**bob**" in answer(everywhere)
    assert names(everywhere) == ["Day before", "This server"]
    before = await club.carol.click(shown(everywhere), label="Day before")
    assert tells(answer(before), "daily-board-head-world", date=written(WEDNESDAY), game="Axio Rota")
    assert tells(answer(before), "daily-board-empty")
    back = await club.carol.click(shown(before), label="Day after")
    assert answer(back) == answer(everywhere)
    direct = await club.carol.user.slash("daily", board="server")
    assert tells(answer(direct), "daily-board-head-world")
    assert names(direct) == ["Day before"]
    first = answer(await club.carol.slash(club.channel, "daily", date="2020-01-01"))
    assert tells(first, "daily-board-empty"), "nobody has ever played earlier than that"
    for date in ("tomorrow", "2023-11-17", "2023-02-30", "2019-12-31", "20231116 ", "²0231116", ""):
        said = answer(await club.carol.slash(club.channel, "daily", date=date))
        assert ("**alice**" in said) == (date == "20231116 ")
        assert (tells(said, "daily-no-date") or tells(said, "daily-no-day")) == (date != "20231116 ")

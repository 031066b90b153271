"""Cases known from similar bots that no other test covers; see tests/test_cases.py."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.texts import text
from bot.wire.invitation import check_scopes
from storage.sql.matches import SqlMatchStore
from tests.discord.club import Club, answer, id_of, labels
from tests.telling import tells


async def test_an_old_post_that_can_no_longer_be_edited_is_posted_again(club: Club) -> None:
    """J5."""
    await club.begin()
    posts = len(club.channel.history())
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=400, code=30046, message="Old", times=1
    )
    await club.alice.slash(club.channel, "axio board")
    assert len(club.channel.history()) == posts + 1
    assert "Place" in labels(club.post)


async def test_an_archived_thread_keeps_the_move_and_says_so(club: Club) -> None:
    """B5."""
    match = await club.begin()
    club.env.inject_error(
        "*", f"/channels/{club.channel.id}/messages*", status=400, code=50083, message="Archived", times=None
    )
    told = answer(await club.place())
    assert tells(told, "move-counts")
    assert "50083" not in told
    assert (await club.match()).version == match.version + 1
    club.env.backend.faults.clear()
    posts = len(club.channel.history())
    await club.place()
    assert len(club.channel.history()) == posts + 1


async def test_an_interaction_that_was_acknowledged_already_counts_once(club: Club) -> None:
    """C4."""
    match = await club.begin()
    club.env.inject_error("POST", "/interactions/*", status=400, code=40060, message="Already", times=1)
    await club.place()
    assert (await club.match()).version == match.version + 1


async def test_nothing_is_confirmed_that_the_disk_did_not_take(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """E8."""
    match = await club.begin()
    posts = len(club.channel.history())

    async def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    club.expected_faults = 1
    with monkeypatch.context() as patch:
        patch.setattr(SqlMatchStore, "append", full)
        told = answer(await club.place())
    assert not tells(told, "axio-placed")
    fault = next(event["fault"] for event in club.log if event["log_level"] == "error")
    assert fault in told
    assert (await club.match()).row == match.row
    assert len(club.channel.history()) == posts
    await club.place()
    assert (await club.match()).version == match.version + 1


async def test_a_post_that_is_edited_again_and_again_has_one_picture(club: Club) -> None:
    """I7."""
    await club.begin()
    for _ in range(12):
        await club.alice.slash(club.channel, "axio board")
        assert len(club.post.attachments) == 1


async def forum_post(club: Club) -> ChannelHandle:
    """A post by Alice in a forum, which is a thread without a text channel above it."""
    forum = club.guild.create_forum_channel("games")
    post = club.env.backend.create_thread(forum.id, "A table", club.alice.id, broadcast=False)
    club.env.backend.announce_thread_create(post)
    await club.env.settle()
    return ChannelHandle(club.env, club.guild, post)


@pytest.mark.parametrize("kind", ["forum", "voice", "news", "stage"])
async def test_a_match_belongs_to_the_place_where_it_was_begun(club: Club, kind: str) -> None:
    """B7: a forum post, the chat of a voice channel, an announcement channel."""
    match kind:
        case "forum":
            place = await forum_post(club)
        case "voice":
            place = club.guild.create_voice_channel("talk")
        case "stage":
            place = club.guild.create_stage_channel("stage")
        case _:
            place = club.guild.create_news_channel("news")
    await club.alice.slash(place, "axio start", seats=2)
    assert place.last_message is not None
    await club.bob.click(place.last_message, label="Join")
    found = await club.bot.services.matches.here(place.id, "axio")
    assert found is not None
    assert (found.row.channel, found.running) == (place.id, True)
    club.channel = place
    await club.place()
    assert club.post.channel.id == place.id
    assert len(club.post.attachments) == 1
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert tells(answer(await club.alice.slash(elsewhere, "axio board")), "match-elsewhere")


async def test_where_there_are_no_threads_one_is_refused_with_the_reason(club: Club) -> None:
    """B7."""
    for place in (await forum_post(club), club.guild.create_voice_channel("talk")):
        refused = answer(await club.alice.slash(place, "axio start", seats=2, thread=True))
        assert tells(refused, "start-no-thread")
        assert await club.bot.services.matches.here(place.id, "axio") is None


async def test_a_second_match_in_an_announcement_channel_gets_a_thread_of_its_kind(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B7."""
    kinds = []
    create = discord.TextChannel.create_thread

    async def noted(channel: discord.TextChannel, **given: Any) -> discord.Thread:
        kinds.append(given["type"])
        # The offline Discord has no announcement threads.
        return await create(channel, name=given["name"], type=discord.ChannelType.public_thread)

    monkeypatch.setattr(discord.TextChannel, "create_thread", noted)
    news = club.guild.create_news_channel("news")
    await club.alice.slash(news, "axio start", seats=2)
    told = answer(await club.bob.slash(news, "axio start", seats=2, thread=True))
    assert kinds == [discord.ChannelType.news_thread]
    (thread,) = news.threads
    assert f"<#{thread.id}>" in told
    assert await club.bot.services.matches.here(thread.id, "axio") is not None


async def test_choosing_and_choosing_again_shows_nothing_to_others(club: Club) -> None:
    """G7."""
    await club.begin()
    mover, other = await club.mover(), await club.other()

    def public() -> list[Any]:
        return [
            (message.id, message.content, message.edited_at, labels(message))
            for message in (*club.channel.history(viewer=club.members[3]), *other.user.dm_channel.history())
        ]

    before = public()
    panel: Any = (await mover.click(club.post, label="Place")).response
    tiles = [label for label in labels(panel) if label[:1].isdigit()]
    for tile in (tiles[0], tiles[1], tiles[0]):
        panel = (await mover.click(panel.message, custom_id=id_of(panel, tile))).response
    for _ in range(2):
        for offered in (r"[A-M]", r"[A-M]\d+", "Up|Left|Right|Down"):
            choices = [each for each in labels(panel) if re.fullmatch(offered, each)]
            if choices:
                panel = (await mover.click(panel.message, label=choices[-1])).response
        for back in ("axio-panel-other-cell", "axio-panel-other-column"):
            if text("en", back) in labels(panel):
                panel = (await mover.click(panel.message, label=text("en", back))).response
    again: Any = (await mover.click(club.post, label="Place")).response
    assert again.ephemeral
    assert public() == before, "begun, changed and dropped without anybody seeing it"


async def test_a_server_without_the_scope_for_commands_is_named_in_the_log(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """K4."""
    monkeypatch.setattr("bot.wire.invitation._WAITS", (0,))
    asked = f"/applications/*/guilds/{club.guild.id}/commands"
    await check_scopes(club.bot, club.bot.guilds)
    assert [event for event in club.log if event["log_level"] == "warning"] == []
    club.env.inject_error("GET", asked, status=403, code=50001, message="Missing Access", times=1)
    await check_scopes(club.bot, club.bot.guilds)
    (warning,) = [event for event in club.log if event["log_level"] == "warning"]
    assert warning["server"] == club.guild.id
    assert "scope applications.commands" in warning["event"]
    assert "scope=bot+applications.commands" in warning["invite"]
    # Answers that say nothing about the scope are one line of log, and are asked for again.
    for status in (503, 403, 400):
        del club.log[:]
        club.env.inject_error("GET", asked, status=status, code=0, message="No", times=1)
        await check_scopes(club.bot, club.bot.guilds)
        (warning,) = [event for event in club.log if event["log_level"] == "warning"]
        assert (warning["event"], warning["servers"]) == ("scopes not checked", [club.guild.id])
        assert (str(status) in warning["why"], warning["next_try"]) == (True, 0)


async def test_a_start_logs_the_address_of_the_invitation(club: Club) -> None:
    """K4."""
    await club.restart()
    await club.env.settle()
    (ready,) = [event for event in club.log if event["event"] == "ready"]
    assert f"client_id={club.bot.application_id}" in ready["invite"]
    assert "scope=bot+applications.commands" in ready["invite"]


async def test_help_has_the_address_of_the_invitation(club: Club) -> None:
    """K4."""
    told = answer(await club.members[3].slash(club.channel, "help"))
    assert "scope=bot+applications.commands" in told
    assert tells(told, "help-invite")

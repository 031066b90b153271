"""What Discord refuses, restarts, and names that mean harm."""

from __future__ import annotations

import discord
import pytest

from bot.matches.service import Ask
from tests.commands.club import Club, answer, labels


async def test_closed_direct_messages_are_told_once_and_the_panel_does(club: Club) -> None:
    club.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="Cannot send", times=None
    )
    await club.begin()
    told = [message for message in club.channel.history() if "closed to me" in message.content]
    assert sorted(player for message in told for player in club.pings(message)) == sorted(
        [club.alice.id, club.bob.id]
    )
    mover = await club.mover()
    rack = await mover.click(_board(club), label="My rack")
    assert "Your rack" in answer(rack)
    await club.place()
    await club.place()
    again = [message for message in club.channel.history() if "closed to me" in message.content]
    assert len(again) == len(told)


def _board(club: Club) -> discord.Message:
    return next(message for message in reversed(club.channel.history()) if "Place" in labels(message))


async def test_a_right_taken_away_keeps_the_placement_and_the_next_one_shows_it(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    club.env.inject_error(
        "POST", f"/channels/{club.channel.id}/messages", status=403, code=50013, message="Missing", times=1
    )
    result = await club.place()
    assert "stored" in answer(result)
    assert "Attach Files" in answer(result)
    assert (await club.match()).version == match.version + 1
    posts = len(club.channel.history())
    await club.place()
    assert len(club.channel.history()) == posts + 1
    assert (await club.mover()) is mover


async def test_a_deleted_board_is_posted_anew(club: Club) -> None:
    await club.begin()
    await club.place()
    board = club.post
    rights = discord.Permissions(manage_messages=True)
    judge = club.guild.add_member(
        club.env.create_user("judge"), roles=[club.guild.create_role("moderator", permissions=rights)]
    )
    await judge.delete(board)
    stop = await club.alice.slash(club.channel, "axio stop")
    assert stop.response is not None
    await club.alice.click(stop.response.message, label="Stop the match")
    assert "counts for nobody" in club.post.content


async def test_after_a_crash_the_missing_board_is_shown_once(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    desk = club.bot.desk
    posts = len(club.channel.history())
    # The process ends between storing and showing.
    await desk.matches.act(match.id, Ask(mover.id), (await club.legal())[0])
    await club.restart()
    await club.env.settle()
    assert len(club.channel.history()) == posts + 1
    other = await club.mover()
    assert club.pings(club.post) == [other.id]
    await club.restart()
    await club.env.settle()
    assert len(club.channel.history()) == posts + 1
    opened = await other.click(club.post, label="Place")
    assert "Choose a tile" in answer(opened)


async def test_buttons_work_after_restarts(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    opened = await mover.click(club.post, label="Place")
    await club.restart()
    await club.restart()
    assert opened.response is not None
    rack = await mover.click(club.post, label="My rack")
    assert "Your rack" in answer(rack)
    again = await mover.click(club.post, label="Place")
    assert "Choose a tile" in answer(again)


async def test_a_picture_that_fails_leaves_the_board_in_words(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()

    def fail(*_: object) -> bytes:
        raise RuntimeError("no colours")

    monkeypatch.setattr("renderers.axio.draw_board", fail)
    club.expected_faults = 1
    await club.place()
    assert "G7 🟣 purple (printed)" in club.post.content
    fault = next(event["fault"] for event in club.log if event["log_level"] == "error")
    assert fault in club.post.content
    assert club.post.attachments == []


async def test_a_fault_is_told_with_the_id_that_the_log_has(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.begin()

    def fail(*_: object) -> None:
        raise RuntimeError("broken rules")

    monkeypatch.setattr("bot.games.axio.rules.Axio.apply", fail)
    club.expected_faults = 1
    text = answer(await club.place())
    fault = next(event["fault"] for event in club.log if event["log_level"] == "error")
    assert fault in text
    assert (await club.match()).row.version == match.version


async def test_hostile_names_ping_nobody_and_keep_the_layout(club: Club) -> None:
    for name in ("@everyone", "<@&1> `x` ||y||", "\u202edraw", "**"):
        channel = club.guild.create_text_channel("t")
        guest = club.guild.add_member(club.env.create_user("guest"), nick=name)
        await guest.slash(channel, "axio start")
        lobby = channel.last_message
        assert lobby is not None
        assert club.pings(lobby) == []
        assert not lobby.mention_everyone
        assert "\u202e" not in lobby.content
        assert "||y||" not in lobby.content

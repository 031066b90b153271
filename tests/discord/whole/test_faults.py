"""Discord's refusals, restarts, and hostile names."""

from __future__ import annotations

import sqlite3

import aiohttp
import discord
import pytest
from discord.http import HTTPClient

from bot.matches.change import Ask
from tests.discord.club import Club, answer, labels
from tests.telling import tells


async def test_closed_direct_messages_are_reported_once_and_the_panel_works(club: Club) -> None:
    club.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="Cannot send", times=None
    )
    await club.begin()
    told = [message for message in club.channel.history() if tells(message.content, "hand-closed")]
    assert sorted(player for message in told for player in club.pings(message)) == sorted(
        [club.alice.id, club.bob.id]
    )
    mover = await club.mover()
    rack = await mover.click(_board(club), label="My rack")
    assert tells(answer(rack), "hand-of-axio")
    await club.place()
    await club.place()
    again = [message for message in club.channel.history() if tells(message.content, "hand-closed")]
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
    assert tells(answer(result), "move-counts")
    assert tells(answer(result), "unsent-forbidden")
    assert (await club.match()).version == match.version + 1
    posts = len(club.channel.history())
    await club.place()
    assert len(club.channel.history()) == posts + 1
    assert (await club.mover()) is mover


async def test_a_deleted_board_is_posted_again(club: Club) -> None:
    await club.begin()
    await club.place()
    board = club.post
    await _delete(club, board)
    stop = await club.alice.slash(club.channel, "axio stop")
    assert stop.response is not None
    await club.alice.click(stop.response.message, label="Stop the match")
    assert tells(club.post.content, "post-stopped")


async def test_after_a_crash_the_missing_board_is_shown_once(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    services = club.bot.services
    posts = len(club.channel.history())
    # The process ends after storing and before showing.
    await services.matches.act(match.id, Ask(mover.id), (await club.legal())[0])
    await club.restart()
    await club.env.settle()
    assert len(club.channel.history()) == posts + 1
    other = await club.mover()
    assert club.pings(club.post) == [other.id]
    await club.restart()
    await club.env.settle()
    assert len(club.channel.history()) == posts + 1
    opened = await other.click(club.post, label="Place")
    assert tells(answer(opened), "axio-panel-tile")


async def test_buttons_work_after_restarts(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    opened = await mover.click(club.post, label="Place")
    await club.restart()
    await club.restart()
    assert opened.response is not None
    rack = await mover.click(club.post, label="My rack")
    assert tells(answer(rack), "hand-of-axio")
    again = await mover.click(club.post, label="Place")
    assert tells(answer(again), "axio-panel-tile")


async def test_a_picture_that_fails_leaves_the_board_in_words(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()

    def fail(*_: object) -> bytes:
        raise RuntimeError("no colours")

    monkeypatch.setattr("renderers.axio.draw_board", fail)
    club.expected_faults = 2
    await club.place()
    assert "Row 7: C orange (printed), G purple (printed)" in club.post.content
    (direct, *_) = (await club.mover()).user.dm_channel.history()
    for message in (club.post, direct):
        faults = [each["fault"] for each in club.log if each["log_level"] == "error"]
        assert any(fault in message.content for fault in faults)
    assert club.post.attachments == []
    assert [each.filename for each in direct.attachments] == ["axio-hand-1-4.png"]


async def test_a_fault_is_reported_with_the_id_in_the_log(
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


async def test_hostile_names_are_only_names_in_refusals_and_words(club: Club) -> None:
    channel = club.guild.create_text_channel("t")
    guest = club.guild.add_member(club.env.create_user("guest"), nick="[free](https://evil.example)")
    await guest.slash(channel, "axio start")
    assert channel.last_message is not None
    await club.alice.click(channel.last_message, label="Join")
    assert "[free](https://" not in answer(await club.alice.slash(channel, "axio stop"))
    assert "[free](https://" not in answer(await club.alice.slash(channel, "axio board", text=True))


async def test_the_next_players_rack_is_repaired_too(club: Club) -> None:
    match = await club.begin()
    mover, other = await club.mover(), await club.other()
    services = club.bot.services
    await services.matches.act(match.id, Ask(mover.id), (await club.legal())[0])
    # The process ends after posting the board and before updating the direct messages.
    await services.posts.publish(match.id)
    before = other.user.dm_channel.last_message
    assert before is not None
    assert "Place" not in labels(before)
    await club.restart()
    await club.env.settle()
    after = other.user.dm_channel.last_message
    assert after is not None
    assert "Place" in labels(after)


async def test_a_match_that_cannot_be_read_does_not_stop_the_repair_of_others(club: Club) -> None:
    match = await club.begin()
    second = club.guild.create_text_channel("second")
    await club.alice.slash(second, "axio start")
    assert second.last_message is not None
    await club.bob.click(second.last_message, label="Join")
    services = club.bot.services
    sound = await services.matches.here(second.id, "axio")
    assert sound is not None
    player = sound.sitters[sound.to_move[0]].player
    action = sound.game.notate(next(sound.actions(sound.to_move[0])))
    await services.matches.act(sound.id, Ask(player), action)
    with sqlite3.connect(club.path) as connection:
        connection.execute(
            'update matches set state = \'{"seed": "x"}\', post_version = 0 where id = ?', (match.id,)
        )
    club.expected_faults = 1
    posts = len(second.history())
    await club.restart()
    await club.env.settle()
    assert len(second.history()) == posts + 1
    lines = "".join(str(value) for event in club.log for value in event.values())
    assert '"x"' not in lines


async def test_a_rack_that_cannot_be_drawn_is_shown_in_words(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.begin()

    def fail(*_: object) -> bytes:
        raise RuntimeError("no colours")

    monkeypatch.setattr("renderers.axio.draw_rack", fail)
    # The mover's private answer and both players' direct messages.
    club.expected_faults = 3
    text = answer(await club.place())
    assert tells(text, "hand-of-axio")
    assert tells(text, "picture-failed")
    assert (await club.match()).version == match.version + 1


async def test_a_lobby_whose_post_was_deleted_comes_back(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start")
    await _delete(club, club.post)
    refused = await club.bob.slash(club.channel, "axio start")
    assert str(club.post.id) in answer(refused)
    await club.bob.click(club.post, label="Join")
    assert (await club.match()).running
    await _delete(club, club.post)
    board = await club.alice.slash(club.channel, "axio board")
    assert str(club.post.id) in answer(board)
    assert "Place" in labels(club.post)


async def _delete(club: Club, message: discord.Message) -> None:
    rights = discord.Permissions(manage_messages=True)
    role = club.guild.create_role("moderator", permissions=rights)
    judge = club.guild.add_member(club.env.create_user("judge"), roles=[role])
    await judge.delete(message)


async def test_a_lost_connection_keeps_the_placement(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await club.begin()

    async def lost(*_: object, **__: object) -> None:
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patch:
        patch.setattr(HTTPClient, "send_message", lost)
        assert tells(answer(await club.place()), "move-counts")
    assert (await club.match()).version == match.version + 1


async def test_an_action_counts_even_if_its_acknowledgement_is_refused(club: Club) -> None:
    match = await club.begin()
    club.env.inject_error("POST", "/interactions/*", status=403, code=50013, message="Missing", times=1)
    result = await club.place()
    assert tells(answer(result), "axio-placed")
    assert (await club.match()).version == match.version + 1


async def test_a_private_answer_that_is_not_taken_claims_nothing(club: Club) -> None:
    await club.begin()
    club.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013, message="Missing", times=1)
    result = await club.alice.slash(club.channel, "axio rack")
    assert not tells(answer(result), "move-counts")


async def test_the_board_is_shown_privately_where_the_bot_may_not_post(club: Club) -> None:
    await club.begin()
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=403, code=50013, message="Missing", times=1
    )
    board = await club.alice.slash(club.channel, "axio board")
    assert board.response is not None
    assert len(board.response.attachments) == 1


async def test_an_answer_that_fails_keeps_nobodys_hand_back(club: Club) -> None:
    await club.begin()
    other = await club.other()
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message="Bad", times=1)
    await club.place()
    waiting = other.user.dm_channel.last_message
    assert waiting is not None
    assert "Place" in labels(waiting)


async def test_a_direct_message_that_failed_is_brought_up_to_date_later(club: Club) -> None:
    await club.begin()
    other = await club.other()
    message = other.user.dm_channel.last_message
    assert message is not None
    club.env.inject_error(
        "PATCH", f"/channels/{message.channel.id}/messages/*", status=503, code=0, message="Busy", times=1
    )
    await club.place()
    late = other.user.dm_channel.last_message
    assert late is not None
    assert "Place" not in labels(late)
    await club.restart()
    await club.env.settle()
    after = other.user.dm_channel.last_message
    assert after is not None
    assert "Place" in labels(after)

"""More cases known from similar bots; see tests/test_cases.py."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import Any

import discord
import pytest
from simcord.backend import serializers

from bot.matches.change import Ask
from bot.matches.lookup import Lookup
from bot.refusal import Refusal
from tests.discord.club import Club, answer, ids, labels, text_of
from tests.discord.commands.games.paper_world.table import dealt
from tests.games.paper_world_positions import position
from tests.patience import PATIENT
from tests.telling import tells


@pytest.mark.parametrize(("call", "status"), [("open", 403), ("open", 400), ("send", 403)])
async def test_closed_direct_messages_are_told_in_the_channel(club: Club, call: str, status: int) -> None:
    """A1: sending fails. A2: opening the direct message fails. In both cases only that player is told."""
    place = "/users/@me/channels" if call == "open" else f"/channels/{club.bob.user.dm_channel.id}/messages"
    times = 1 if call == "open" else None
    await club.alice.slash(club.channel, "axio start", seats=2)
    club.env.inject_error("POST", place, status=status, code=50007, message="Cannot send", times=times)
    await club.bob.click(club.post, label="Join")
    match = await club.match()
    assert match.running
    (told,) = [message for message in club.channel.history() if tells(message.content, "hand-closed")]
    (pinged,) = club.pings(told)
    assert call == "open" or pinged == club.bob.id
    member = next(each for each in club.members if each.id == pinged)
    assert told.attachments == []
    rack = (await member.click(club.channel.history()[-2], label="My rack")).response
    assert rack is not None
    assert rack.ephemeral
    assert tells(text_of(rack), "hand-of-axio")
    assert len(rack.attachments) == 1


async def test_the_right_to_embed_links_is_never_needed(club: Club) -> None:
    """B2: the picture is a plain attachment."""
    assert club.guild.me is not None
    deny = discord.PermissionOverwrite(embed_links=False)
    club.channel = club.guild.create_text_channel("plain", overwrites={club.guild.me: deny})
    await club.begin()
    told = answer(await club.place())
    assert tells(told, "hand-of-axio")
    assert not tells(told, "picture-failed")
    assert not tells(told, "not-shown")
    assert (len(club.post.attachments), club.post.embeds) == (1, [])


async def test_two_matches_of_one_player_never_meet(club: Club) -> None:
    """A5: each hand names its own channel, links to its own table, and its button acts only there."""
    first = await club.begin()
    place = club.guild.create_text_channel("another table")
    await club.alice.slash(place, "axio start", seats=2)
    assert place.last_message is not None
    await club.bob.click(place.last_message, label="Join")
    second = await club.bot.services.matches.here(place.id, "axio")
    assert second is not None
    mover = await club.mover()
    assert second.sitters[second.to_move[0]].player == mover.id
    hands = mover.user.dm_channel.history()
    assert [str(club.channel.id) in hand.content for hand in hands] == [True, False]
    assert [str(place.id) in hand.content for hand in hands] == [False, True]
    panel: Any = (await mover.user.click(hands[1], label="Place")).response
    assert {custom_id.split(":")[2] for custom_id in ids(panel)} == {str(second.id)}
    tile, cell, to = (await club.legal())[0].split()
    await mover.slash(place, "axio place", tile=tile, cell=cell, to=to)
    assert (await club.match()).version == first.version
    played = await club.bot.services.matches.find(second.id)
    assert played is not None
    assert played.version == second.version + 1


async def test_a_server_that_invites_the_bot_again_finds_its_match(club: Club) -> None:
    """B10."""
    match = await club.begin()
    await club.place()
    board = (await club.match()).view(None)
    backend = club.env.backend
    guild = backend.get_guild(club.guild.id)
    kept = {number: backend.channels[number] for number in guild.channel_ids}
    backend.remove_guild(guild.id)
    await club.env.settle()
    backend.guilds[guild.id] = guild
    backend.channels.update(kept)
    backend.messages.update({number: {} for number in kept})
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await club.env.settle()
    shown = answer(await club.alice.slash(club.channel, "axio board"))
    assert str(club.post.id) in shown
    assert [file.filename for file in club.post.attachments] == [f"axio-{match.id}-{match.version + 1}.png"]
    assert (await club.match()).view(None) == board
    await club.place()
    assert (await club.match()).version == match.version + 2


async def test_in_an_archived_thread_the_board_is_posted_again(club: Club) -> None:
    """B5: Discord refuses edits there; a new message reopens the thread."""
    match = await club.begin()
    posts, old = len(club.channel.history()), club.post
    club.env.inject_error(
        "PATCH",
        f"/channels/{club.channel.id}/messages/*",
        status=400,
        code=50083,
        message="Archived",
        times=1,
    )
    told = answer(await club.alice.slash(club.channel, "axio board"))
    await club.env.settle()
    assert "50083" not in told
    assert str(club.post.id) in told
    assert len(club.channel.history()) == posts + 1
    assert [file.filename for file in club.post.attachments] == [f"axio-{match.id}-{match.version}.png"]
    (before,) = [message for message in club.channel.history() if message.id == old.id]
    assert labels(before) == []


async def test_laying_and_taking_back_as_often_as_one_may(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H1: all is as before, and old buttons are dead. I7: always one picture, never with an old name."""
    dealt(monkeypatch, position(hands="y2 y3 k4"))
    club.game = "paperworld"
    match = await club.begin()
    mover = await club.mover()
    before, posts = [match.view(seat) for seat in (None, 0, 1)], len(club.channel.history())
    names: set[str] = set()
    for number in range(match.kind.undos):
        await mover.slash(club.channel, "paperworld place", cards="y2 C3")
        (picture,) = club.post.attachments
        names.add(picture.filename)
        post = club.post.id
        version = (await club.match()).version
        await mover.slash(club.channel, "paperworld undo")
        match = await club.match()
        assert match.version == version + 1
        for seat, view in zip((None, 0, 1), before, strict=True):
            assert match.view(seat).tops == view.tops
            assert match.view(seat).hand == view.hand
            assert match.view(seat).scores == view.scores
        assert labels(club.post) == ["Take", "Place", "My hand", "More"]
        (picture,) = club.post.attachments
        names.add(picture.filename)
        assert club.post.id == post, "edited"
        # No button for the laid card is left, and a late press of one does nothing.
        with pytest.raises(Refusal, match="match-overtaken"):
            await club.bot.services.matches.act(match.id, Ask(mover.id, seen=version), "done")
        assert len(names) == 2 * number + 2
    assert len(club.channel.history()) == posts, "J1: the turn is in one post, however often it restarts"
    await mover.slash(club.channel, "paperworld place", cards="y2 C3")
    version = (await club.match()).version
    assert tells(answer(await mover.slash(club.channel, "paperworld undo")), "undo-often")
    assert (await club.match()).version == version
    await mover.slash(club.channel, "paperworld done")
    assert (await club.mover()) is not mover
    assert len(club.channel.history()) == posts + 1


async def test_buttons_of_a_post_that_was_too_old_are_taken_away(club: Club) -> None:
    """J5: as soon as Discord accepts edits of it again."""
    await club.begin()
    old = club.post
    club.env.inject_error(
        "PATCH", f"/channels/{club.channel.id}/messages/*", status=400, code=30046, message="Old", times=1
    )
    await club.alice.slash(club.channel, "axio board")
    await club.env.settle()
    assert club.post.id != old.id
    (now,) = [message for message in club.channel.history() if message.id == old.id]
    assert labels(now) == []


async def test_a_slow_or_failing_store_offers_nothing(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """K5: it gives an empty list, in time and without an error."""
    await club.begin()
    mover = await club.mover()
    assert await mover.autocomplete(club.channel, "axio place", "tile", "")

    async def slow(*_: object) -> None:
        await asyncio.sleep(60)

    async def failing(*_: object) -> None:
        raise sqlite3.OperationalError("database is locked")

    with monkeypatch.context() as patch:
        patch.setattr(Lookup, "near", slow)
        async with asyncio.timeout(PATIENT):
            assert await mover.autocomplete(club.channel, "axio place", "tile", "") == []
    club.expected_faults = 1
    with monkeypatch.context() as patch:
        patch.setattr(Lookup, "near", failing)
        assert await mover.autocomplete(club.channel, "axio place", "tile", "") == []
    assert await mover.autocomplete(club.channel, "axio place", "tile", "")


async def test_an_offer_that_comes_too_late_is_no_error(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """K5."""
    await club.begin()
    mover = await club.mover()
    club.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown", times=1)
    with caplog.at_level("INFO"):
        await mover.autocomplete(club.channel, "axio place", "tile", "")
    assert [record.levelname for record in caplog.records if "too late" in record.message] == ["INFO"]
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_store_that_is_locked_for_a_while_is_waited_for(club: Club) -> None:
    """E8: nothing is refused, and the move is stored once."""
    match = await club.begin()
    other = sqlite3.connect(club.path, isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")
    unlocked = list[int]()

    def unlock() -> None:
        unlocked.append(0)
        other.rollback()

    later = threading.Timer(0.5, unlock)
    later.start()
    told = answer(await club.place())
    assert unlocked, "not before"
    assert tells(told, "hand-of-axio")
    assert (await club.match()).version == match.version + 1
    later.join()
    other.close()


async def test_commands_that_discord_refuses_leave_those_that_it_knows(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """K2."""
    monkeypatch.setattr("bot.client._WAITS", (0,))
    club.env.inject_error(
        "PUT", "/applications/*/commands", status=400, code=50035, message="Invalid Form Body", times=1
    )
    club.expected_faults = 1
    await club.restart()
    await club.env.settle()
    assert [event["event"] for event in club.log if event["log_level"] == "error"] == [
        "Discord refused the commands, so those that it knows stay"
    ]
    told = [each for each in club.env.http_requests if each.method == "PUT"]
    assert len(told) == 3, "once per start, and once more after the refusal"
    assert "Join" in labels(await _lobby(club))


async def _lobby(club: Club) -> Any:
    await club.alice.slash(club.channel, "axio start", seats=2)
    return club.post


async def test_rules_and_help_are_there_for_everybody_everywhere(club: Club) -> None:
    """K10: in a direct message and for somebody who does not play, in every game."""
    await club.begin()
    stranger = club.members[3]
    for ask in (stranger.user.slash, lambda name: stranger.slash(club.channel, name)):
        assert tells(answer(await ask("help")), "help-foot")
        for game in ("axio", "rota", "iota", "paperworld"):
            assert "1/" in answer(await ask(f"{game} rules"))


async def test_anybody_at_the_table_can_kick_a_player_who_left_the_server(club: Club) -> None:
    """F5: no event reports it; Discord is asked when a player asks. It works with two players."""
    match = await club.begin()
    refused = answer(await club.alice.slash(club.channel, "axio kick", player=club.bob))
    assert tells(refused, "kick-two")
    club.guild.remove_member(club.bob)
    asked = f"/guilds/{club.guild.id}/members/*"
    club.env.inject_error("GET", asked, status=500, code=0, message="No", times=5)
    unknown = await club.alice.slash(club.channel, "axio kick", player=club.bob.user)
    assert tells(answer(unknown), "kick-two"), "nothing is assumed if Discord does not say"
    club.env.backend.faults.clear()
    stranger = await club.members[3].slash(club.channel, "axio kick", player=club.bob.user)
    assert tells(answer(stranger), "match-not-seated")
    assert (await club.match()).version == match.version
    question = await club.alice.slash(club.channel, "axio kick", player=club.bob.user)
    assert tells(answer(question), "kick-confirm-gone", name="**bob**")
    assert (await club.match()).running
    assert question.response is not None
    await club.alice.click(question.response.message, label="Remove the player")
    assert tells(club.post.content, "note-gone-out", name="**bob**")
    await club.without()
    match = await club.match()
    assert match.row.status == "finished"
    assert match.outcome is not None
    assert match.outcome.places == (1, 2)

"""What Discord takes for a repeat: no message is missing, and none is there twice."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from typing import Any

import discord
import pytest

from bot.app import build
from bot.background.repairs import Repairs
from bot.wire.nonces import nonce_of
from storage.sql.messages import SqlMessageStore
from tests.discord.club import Club, answer, labels
from tests.telling import tells


def hands(club: Club, who: Any) -> list[discord.Message]:
    """The hands in somebody's direct messages, oldest first."""
    return [each for each in who.user.dm_channel.history() if "Your rack" in each.content]


async def test_a_rematch_at_once_brings_both_a_new_message(club: Club) -> None:
    first = await club.begin()
    stop = await club.alice.slash(club.channel, "axio stop")
    assert stop.response is not None
    await club.alice.click(stop.response.message, label="Stop the match")
    second = await club.begin()
    assert second.id != first.id
    for who in (club.alice, club.bob):
        told = who.user.dm_channel.history()
        assert len(told) == 2, [each.content for each in told]
        assert len(hands(club, who)) == 1, "the first message says that its match is over"
        assert hands(club, who)[0] == told[1]


async def test_two_matches_of_two_people_have_a_message_each(club: Club) -> None:
    await club.begin()
    first, table = await club.match(), club.channel
    club.channel = club.guild.create_text_channel("another-table")
    await club.begin()
    for who in (club.alice, club.bob):
        shown = hands(club, who)
        assert len(shown) == 2
        assert f"<#{table.id}>" in shown[0].content
        assert f"<#{club.channel.id}>" in shown[1].content
    mover = await club.mover()
    before = hands(club, mover)
    await club.place()
    after = hands(club, mover)
    assert after[0].content == before[0].content
    assert after[1].content != before[1].content
    club.channel = table
    assert (await club.match()).version == first.version


async def test_a_message_on_each_turn_is_never_the_one_before(club: Club) -> None:
    for who in (club.alice, club.bob):
        await who.slash(club.channel, "settings me", messages=True)
    await club.begin()
    seen = {who.id: {each.id for each in hands(club, who)} for who in (club.alice, club.bob)}
    for _ in range(8):
        mover = await club.mover()
        while (await club.mover()) is mover:
            await club.place()
        called = await club.mover()
        assert len(hands(club, called)) == 1
        assert hands(club, called)[0].id not in seen[called.id]
        seen[called.id].add(hands(club, called)[0].id)
    assert sum(map(len, seen.values())) == 2 + 8


async def test_each_of_three_players_with_closed_messages_is_told_once(club: Club) -> None:
    club.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="Cannot send", times=None
    )
    await club.begin(3)
    await club.place()
    told = [each for each in club.channel.history() if tells(each.content, "hand-closed")]
    pinged = sorted(player for each in told for player in club.pings(each))
    assert pinged == sorted(each.id for each in club.members[:3])


def boards(club: Club) -> list[discord.Message]:
    """The boards in the channel, oldest first."""
    return [each for each in club.channel.history() if each.attachments]


async def test_a_post_deleted_twice_within_a_minute_comes_back_twice(club: Club) -> None:
    """Covers a lobby's post and a board's; Discord still remembers the deleted ones."""
    await club.alice.slash(club.channel, "axio start", seats=2)
    for _ in range(3):
        await delete(club, club.post)
        assert club.channel.history() == []
        result = await club.alice.slash(club.channel, "axio start", seats=2)
        assert str(club.post.id) in answer(result)
        assert "Join" in labels(club.post)
    await club.bob.click(club.post, label="Join")
    for _ in range(3):
        before = boards(club)
        await delete(club, before[-1])
        result = await club.bob.slash(club.channel, "axio board")
        assert len(boards(club)) == len(before)
        assert str(boards(club)[-1].id) in answer(result)
    # What is there is not sent again.
    posts = len(club.channel.history())
    await club.bob.slash(club.channel, "axio board")
    assert len(club.channel.history()) == posts


async def test_after_an_older_backup_the_board_appears_with_the_next_move(club: Club) -> None:
    await club.begin()
    await club.place()
    with sqlite3.connect(club.path) as store, sqlite3.connect(club.path.with_suffix(".old")) as backup:
        store.backup(backup)
    backup.close()
    store.close()
    old = (await club.match()).version
    for _ in range(2):
        await club.place()
    await club.bot.close()
    for kept in club.path.parent.glob("axio.db*"):
        kept.unlink()
    club.path.with_suffix(".old").rename(club.path)
    club.bot = build(club.path, seed=lambda: "one table, always dealt alike")
    await club.env.restart_bot(club.bot)
    assert (await club.match()).version == old
    for version in (old + 1, old + 2):
        before = len(club.channel.history())
        await club.place((await club.legal())[-1])
        assert (await club.match()).version == version
        assert len(club.channel.history()) == before + 1


async def killed(club: Club, monkeypatch: pytest.MonkeyPatch, note: str, done: Any) -> None:
    """The process ends after sending this and before storing it."""

    async def ends(*_: Any, **__: Any) -> None:
        raise Ended

    with monkeypatch.context() as patched:
        patched.setattr(SqlMessageStore, note, ends)
        club.expected_faults += 1
        await done()
    await club.restart()
    await club.env.settle()


class Ended(Exception):
    """Stops everything after it."""


@pytest.mark.parametrize("calls", [False, True])
async def test_a_message_sent_but_not_stored_is_not_sent_again(
    club: Club, monkeypatch: pytest.MonkeyPatch, calls: bool
) -> None:
    for who in (club.alice, club.bob):
        await who.slash(club.channel, "settings me", messages=calls)
    await club.begin()
    for note in ("posted", "delivered"):
        posts = len(club.channel.history())
        await killed(club, monkeypatch, note, club.place)
        assert len(club.channel.history()) == posts + 1
        assert [len(hands(club, who)) for who in (club.alice, club.bob)] == [1, 1]
        mover = await club.mover()
        assert "Place" in labels(hands(club, mover)[0])
        await club.place()
        assert [len(hands(club, who)) for who in (club.alice, club.bob)] == [1, 1]


async def test_the_first_hands_come_once_and_are_the_newest_whatever_happens_meanwhile(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2)

    async def join() -> None:
        await club.bob.click(club.post, label="Join")

    everything = Repairs.everything
    monkeypatch.setattr(Repairs, "everything", lambda _: asyncio.sleep(0))
    await killed(club, monkeypatch, "delivered", join)
    # Somebody moves before the bot has checked what was on its way.
    mover = await club.mover()
    await club.place()
    monkeypatch.setattr(Repairs, "everything", everything)
    await club.restart()
    await club.env.settle()
    for who in (club.alice, club.bob):
        assert len(hands(club, who)) == 1
        turn = who is await club.mover()
        assert ("Place" in labels(hands(club, who)[0])) is turn
    assert (await club.mover()) is not mover


async def test_a_replaced_post_that_was_not_stored_is_sent_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    await delete(club, boards(club)[-1])
    assert boards(club) == []

    async def board() -> None:
        await club.bob.slash(club.channel, "axio board")

    await killed(club, monkeypatch, "posted", board)
    await club.bob.slash(club.channel, "axio board")
    assert len(boards(club)) == 1


async def delete(club: Club, message: discord.Message) -> None:
    await club.bot.get_partial_messageable(message.channel.id).get_partial_message(message.id).delete()


async def test_every_message_has_its_own_nonce_and_answers_have_none(club: Club) -> None:
    """Goes through lobbies, boards, hands, calls, closed messages and a shared page."""
    await club.carol.slash(club.channel, "settings me", messages=True)
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="Closed", times=1)
    await club.begin(3)
    for _ in range(6):
        await club.place()
    club.channel = club.guild.create_text_channel("another-table")
    await club.begin(2)
    requests = [each for each in club.env.http_requests if each.method == "POST"]
    sent: list[Any] = [each.json for each in requests if re.fullmatch(r"/channels/\d+/messages", each.path)]
    keys = [str(each["nonce"]) for each in sent]
    assert len(keys) > 12
    assert len(set(keys)) == len(keys)
    assert max(map(len, keys)) <= 25
    assert all(each["enforce_nonce"] for each in sent)
    answers: list[Any] = [each.json for each in club.env.http_requests if "/callback" in each.path]
    answers += [each.json for each in club.env.http_requests if each.path.startswith("/webhooks/")]
    assert len(answers) > 20
    assert not any("nonce" in str(each) for each in answers)


def test_a_nonce_is_the_same_for_the_same_message_and_for_nothing_else() -> None:
    named = {
        nonce_of(mark, kind, recipient, *parts)
        for mark in ("", "a", "b")
        for kind in ("post", "hand")
        for recipient in (1, 11)
        for parts in ((), (1,), (11,), (1, 1), ("x",))
    }
    assert len(named) == 3 * 2 * 2 * 5
    assert max(map(len, named)) <= 25
    assert nonce_of("a", "post", 1, 2) == nonce_of("a", "post", 1, 2)

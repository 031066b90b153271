"""Who may see and change what is played in a channel, wherever the command is typed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord import ChannelHandle, MemberActor
from simcord.enums import ChannelType

from bot.matches.match import Match
from bot.wire.components import Press
from storage.sql.database import Transaction
from storage.sql.places import SqlPlaceStore
from tests.discord.club import Club, answer
from tests.discord.direct import CHANNEL, GUESTS, SERVER, STRANGER, Direct
from tests.discord.played import finish
from tests.discord.whole.test_hostile import matches_of
from tests.sample import todays
from tests.telling import tells


def member(club: Club, name: str, **rights: bool) -> MemberActor:
    """A new member; rights: server-wide."""
    role = club.guild.create_role(name, permissions=discord.Permissions(**rights))
    return club.guild.add_member(club.env.create_user(name), roles=[role])


def channel(club: Club, name: str, overwrites: Any) -> ChannelHandle:
    return club.guild.create_text_channel(name, overwrites=overwrites)


async def played(club: Club, place: ChannelHandle, game: str = "rota") -> Match:
    """A finished match of Alice and Bob in this place."""
    club.channel = place
    return await finish(club, game)


def thread_in(club: Club, parent: ChannelHandle, *, private: bool = False) -> ChannelHandle:
    """A thread that Alice opened, with Bob and the bot in it."""
    backend = club.env.backend
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    thread = backend.create_thread(parent.id, "nook", club.alice.id, type=kind, broadcast=False)
    for user in (club.bob.id, backend.bot_user.id):
        thread.thread_members[user] = backend.now_iso()
    backend.announce_thread_create(thread)
    return ChannelHandle(club.env, club.guild, thread)


async def archived(club: Club, thread: ChannelHandle) -> None:
    club.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await club.env.settle()
    cached = club.bot.get_guild(club.guild.id)
    assert cached is not None
    assert cached.get_thread(thread.id) is None, "the gateway only lists active threads"


# -- moderators ------------------------------------------------------------------------------------


async def test_a_moderator_of_one_channel_voids_nothing(club: Club) -> None:
    match = await played(club, club.channel)
    mo = member(club, "mo")
    own = channel(club, "own", {mo: PermissionOverwrite(manage_messages=True)})
    for place in (own, club.channel):
        told = answer(await mo.slash(place, "rota void", match=match.id))
        assert tells(told, "void-not-allowed")
    # Not even in that very channel: a result counts on the server's boards.
    mine = await played(club, own)
    assert tells(answer(await mo.slash(own, "rota void", match=mine.id)), "void-not-allowed")
    for number, right in enumerate(("manage_messages", "manage_guild", "administrator")):
        boss = member(club, f"boss{number}", **{right: True})
        assert tells(answer(await boss.slash(own, "rota void", match=match.id)), "void-confirm")


async def test_a_right_denied_in_the_channel_does_not_count_there(club: Club) -> None:
    mo = member(club, "mo", manage_messages=True)
    calm = channel(club, "calm", {mo: PermissionOverwrite(manage_messages=False)})
    club.channel = calm
    await club.begin()
    assert tells(answer(await mo.slash(calm, "axio stop")), "stop-not-host")


async def test_stopping_by_press_needs_rights_where_the_match_is(tmp_path: Path) -> None:
    """The forged press comes from a channel in which the presser is a moderator."""
    direct = await Direct.at(tmp_path / "axio.db")
    try:
        match = await direct.begun("axio")
        mine = {"permissions": discord.Permissions(view_channel=True, manage_messages=True)}
        for verb in ("ask-stop", "stop"):
            press = Press(verb, match.id, match.version, "")
            (told,) = await direct.press(STRANGER, press, channel_id=CHANNEL + 1, **mine)
            assert tells(told.text, "stop-not-host")
            assert (await direct.now(match)).version == match.version
        await direct.press(STRANGER, Press("stop", match.id, match.version, ""), **mine)
        assert not (await direct.now(match)).open
    finally:
        await direct.database.close()


# -- what may be seen ------------------------------------------------------------------------------


async def seen_by(club: Club, who: MemberActor, place: ChannelHandle, match: Match) -> set[str]:
    """The ways in which a finished match of Axio Rota can be found."""
    ways = set()
    if f"`{match.id}`" in answer(await who.slash(place, "history")):
        ways.add("history")
    offered = await who.autocomplete(place, "rota replay", "match", "")
    if match.id in [choice["value"] for choice in offered]:
        ways.add("autocomplete")
    if f"match {match.id}" in answer(await who.slash(place, "rota replay", match=match.id)):
        ways.add("number")
    if f"match {match.id}" in answer(await who.slash(place, "rota replay")):
        ways.add("newest")
    return ways


ALL_WAYS = {"history", "autocomplete", "number", "newest"}


@pytest.fixture
def hidden(club: Club) -> ChannelHandle:
    """A channel only for Alice and Bob."""
    seen = PermissionOverwrite(view_channel=True)
    return channel(
        club,
        "hidden",
        {
            club.guild.default_role: PermissionOverwrite(view_channel=False),
            club.alice: seen,
            club.bob: seen,
            club.env.bot.user: seen,
        },
    )


async def test_a_match_of_a_channel_that_is_hidden_is_found_by_its_players_only(
    club: Club, hidden: ChannelHandle
) -> None:
    hall = club.channel
    match = await played(club, hidden)
    assert await seen_by(club, club.carol, hall, match) == set()
    assert await seen_by(club, club.alice, hall, match) == ALL_WAYS
    assert await seen_by(club, member(club, "boss", administrator=True), hall, match) == ALL_WAYS
    assert await seen_by(club, member(club, "mo", manage_messages=True), hall, match) == set()


async def test_anybody_who_views_the_channel_sees_its_threads_archived_ones_too(
    club: Club, hidden: ChannelHandle
) -> None:
    hall = club.channel
    eve = member(club, "eve")
    for parent, ways in ((hall, ALL_WAYS), (hidden, set())):
        thread = thread_in(club, parent)
        match = await played(club, thread)
        assert await seen_by(club, eve, hall, match) == ways
        await archived(club, thread)
        assert await seen_by(club, eve, hall, match) == ways
        await club.restart()
        assert await seen_by(club, eve, hall, match) == ways


async def test_an_archived_thread_of_long_ago_is_asked_about_once(club: Club) -> None:
    hall, eve = club.channel, member(club, "eve")
    thread = thread_in(club, hall)
    match = await played(club, thread)
    await archived(club, thread)

    def asked() -> int:
        path = f"/channels/{thread.id}"
        return len([each for each in club.env.http_requests if (each.method, each.path) == ("GET", path)])

    for _ in range(3):
        assert await seen_by(club, eve, hall, match) == ALL_WAYS
    assert asked() == 1


async def test_a_private_thread_is_for_its_members(club: Club) -> None:
    hall = club.channel
    thread = thread_in(club, hall, private=True)
    match = await played(club, thread)
    assert await seen_by(club, club.carol, hall, match) == set()
    # Bob may see it as a player and as a member of the thread; Dave is only a member.
    dave = club.members[3]
    club.env.backend.add_thread_member(thread.id, dave.id)
    assert await seen_by(club, dave, hall, match) == ALL_WAYS
    assert await seen_by(club, member(club, "keeper", manage_threads=True), hall, match) == ALL_WAYS
    await archived(club, thread)
    assert await seen_by(club, dave, hall, match) == ALL_WAYS
    assert await seen_by(club, member(club, "eve"), hall, match) == set()


@pytest.mark.todays(3)
@pytest.mark.parametrize("kind", ["channel", "thread", "archived"])
async def test_players_and_moderators_see_matches_of_a_deleted_channel(club: Club, kind: str) -> None:
    hall = club.channel
    place = channel(club, "gone", {}) if kind == "channel" else thread_in(club, hall)
    match = await played(club, place)
    if kind == "archived":
        await archived(club, place)
    club.env.backend.delete_channel(place.id)
    await club.env.settle()
    assert await seen_by(club, club.carol, hall, match) == set()
    assert await seen_by(club, club.alice, hall, match) == ALL_WAYS
    for right in ("manage_messages", "manage_guild"):
        assert await seen_by(club, member(club, right, **{right: True}), hall, match) == ALL_WAYS


async def test_a_list_asks_discord_about_few_places(club: Club) -> None:
    """After an upgrade no archived thread is known, and a list must not ask about thousands."""
    match = await finish(club)
    database = club.database

    def work(transaction: Transaction) -> None:
        for number in range(1, 60):
            transaction.run(
                "insert into places (channel, server) values (?, ?)", 10**15 + number, club.guild.id
            )

    await database.write(work)
    before = len(club.env.http_requests)
    assert f"`{match.id}`" in answer(await club.carol.slash(club.channel, "history"))
    asked = [each for each in club.env.http_requests[before:] if each.method == "GET"]
    assert len(asked) == 10
    gone = await SqlPlaceStore(database).newest(club.guild.id, "gone", 100)
    assert len(gone) == 10


# -- forged presses --------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["lobby", "running", "finished", "stopped"])
async def test_no_press_and_no_number_leads_into_a_hidden_channel(
    tmp_path: Path, status: str, secret: Callable[[Match], list[str]]
) -> None:
    """Presses every component, with the number of a match in a channel that the presser cannot view."""
    direct = await Direct.at(tmp_path / "axio.db")
    try:
        match = (await matches_of(direct, "axio"))[status]
        direct.hidden.add(match.row.channel)
        before = await direct.now(match)
        ways = list(product(("", "open", "on", "skip"), ((), (str(match.id),))))
        for verb in direct.verbs:
            for rest, picks in todays(ways, 4):
                press = Press(verb, match.id, match.version, rest, picks)
                sent = await direct.press(STRANGER, press, channel_id=CHANNEL + 7)
                told = [each.text for each in sent if each.viewer == STRANGER.player]
                public = [each.text for each in sent if each.viewer != STRANGER.player]
                assert told, press
                for text in (*told, *public):
                    assert not [word for word in secret(match) if word in text], (press, text)
                assert await direct.now(match) == before, press
        # A press by a player at the table does something, so the sweep can fail.
        shown = await direct.press(GUESTS[0], Press("board", match.id, match.version, ""), guild_id=SERVER)
        assert any(word in each.text for word in secret(match) for each in shown)
    finally:
        await direct.database.close()


@pytest.fixture
def secret() -> Callable[[Match], list[str]]:
    """What only somebody who saw a match can know: its players and where it is."""
    return lambda match: [*(sitter.name for sitter in match.sitters), f"/{match.row.channel}/"]

"""The bot does nothing for people that they may not do themselves, and limits how many lobbies are open."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord import ChannelHandle

from bot.commands.shared.finder import ask_of
from bot.refusal import Refusal
from bot.wire.components import Press
from storage.matches import Sitter
from tests.discord.club import Club, answer, labels
from tests.discord.commands.shared.test_rights import member, thread_in
from tests.discord.direct import CHANNEL, GUESTS, PLAYER, SERVER, STRANGER, Direct
from tests.discord.played import finish
from tests.matches.tables import gives_up
from tests.storage.contents import contents
from tests.telling import tells


def without(club: Club, name: str, *rights: str) -> ChannelHandle:
    """A channel in which members lack these rights, but the bot has all."""
    taken: Any = dict.fromkeys(rights, False)
    given: Any = dict.fromkeys(rights, True)
    bots: Any = club.env.bot.user
    return club.guild.create_text_channel(
        name,
        overwrites={
            club.guild.default_role: PermissionOverwrite(**taken),
            bots: PermissionOverwrite(**given),
        },
    )


def newest(place: ChannelHandle) -> Any:
    """A place's newest message."""
    return place.last_message


async def test_no_lobby_is_posted_for_somebody_who_may_not_write_there(club: Club) -> None:
    mute = without(club, "news", "send_messages")
    database = club.database
    before = (await contents(database))["matches"]
    for command, options in (("start", {}), ("start", {"invite": club.bob}), ("start", {"seats": 1})):
        told = answer(await club.alice.slash(mute, f"axio {command}", **options))
        assert tells(told, "rights-missing-own")
        assert "Send Messages" in told
        assert "Attach Files" not in told
    assert (await contents(database))["matches"] == before
    assert mute.history() == []
    # In a thread they may, if its channel allows it.
    told = answer(await club.alice.slash(thread_in(club, mute), "axio start"))
    assert not tells(told, "rights-missing-own")
    silent = without(club, "silent", "send_messages_in_threads")
    told = answer(await club.alice.slash(thread_in(club, silent), "axio start"))
    assert tells(told, "right-send-messages-in-threads")


async def test_no_thread_is_opened_for_somebody_who_may_not_open_one(club: Club) -> None:
    plain = without(club, "plain", "create_public_threads")
    told = answer(await club.alice.slash(plain, "axio start", thread=True))
    assert "Create Public Threads" in told
    assert plain.history() == []
    # The server's default is not applied to people who may not open threads; they play in the channel.
    boss = member(club, "boss", manage_guild=True)
    await boss.slash(plain, "settings server", thread=True)
    await club.alice.slash(plain, "axio start")
    assert "Join" in labels(newest(plain))
    assert "thread" not in plain.history()[-1].content
    await club.bob.click(newest(plain), label="Join")
    assert plain.threads == []
    # Anybody who may open threads gets one.
    free = club.guild.create_text_channel("free")
    await club.alice.slash(free, "axio start")
    await club.bob.click(newest(free), label="Join")
    assert len(free.threads) == 1


async def test_somebody_who_may_not_write_cannot_share_or_open_a_rematch(club: Club) -> None:
    await finish(club)
    place = club.channel
    shown = await club.carol.slash(place, "rota replay")
    figures = await club.alice.slash(place, "stats")
    board = await club.alice.slash(place, "leaderboard")
    last, count = club.post, len(place.history())
    backend = club.env.backend
    backend.channels[place.id].overwrites = backend.channels[
        without(club, "like this", "send_messages").id
    ].overwrites
    backend.announce_channel_update(place.id)
    await club.env.settle()
    presses: tuple[tuple[Any, Any, str], ...] = (
        (club.carol, shown.response, "Share here"),
        (club.alice, figures.response, "Share here"),
        (club.alice, board.response, "Share here"),
        (club.alice, last, "Rematch"),
    )
    for who, pressed, label in presses:
        told = answer(await who.click(pressed, label=label))
        assert tells(told, "rights-missing-own"), label
    assert len(place.history()) == count


async def test_the_board_of_the_day_goes_where_its_chooser_may_write(club: Club) -> None:
    role = club.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = club.guild.add_member(club.env.create_user("boss"), roles=[role])
    shut = without(club, "shut", "send_messages")
    told = answer(await boss.slash(club.channel, "settings server", daily=shut))
    assert tells(told, "rights-missing-own")
    assert (await club.bot.services.servers.get(club.guild.id)).daily is None


@pytest.mark.parametrize("server", [None, SERVER + 1])
async def test_a_rematch_is_not_opened_from_outside_the_server(tmp_path: Path, server: int | None) -> None:
    """Permissions in a channel are only known on its server; a banned person could otherwise post there."""
    direct = await Direct.at(tmp_path / "axio.db")
    try:
        match = await direct.begun("axio")
        match = await gives_up(direct.services.matches, match.id, ask_of(direct.interaction(GUESTS[1])))
        before = await contents(direct.database)
        press = Press("rematch", match.id, match.version, "")
        (told,) = await direct.press(GUESTS[1], press, guild_id=server, channel_id=CHANNEL + 7)
        assert tells(told.text, "rematch-elsewhere")
        assert await contents(direct.database) == before
    finally:
        await direct.database.close()


async def test_a_rematch_from_elsewhere_asks_in_the_channel_of_the_match(tmp_path: Path) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    try:
        match = await direct.begun("axio", channel=CHANNEL + 3)
        match = await gives_up(direct.services.matches, match.id, ask_of(direct.interaction(GUESTS[1])))
        press = Press("rematch", match.id, match.version, "")
        direct.hidden.add(CHANNEL + 3)
        (told,) = await direct.press(GUESTS[0], press, permissions=PLAYER)
        assert tells(told.text, "rights-missing-own")
        assert await direct.services.matches.here(CHANNEL + 3, "axio") is None
        direct.hidden.clear()
        await direct.press(GUESTS[0], press, permissions=discord.Permissions.none())
        assert await direct.services.matches.here(CHANNEL + 3, "axio") is not None
    finally:
        await direct.database.close()


# -- lobbies ---------------------------------------------------------------------------------------


async def test_three_lobbies_per_person_and_where_they_are(club: Club) -> None:
    rooms = [club.guild.create_text_channel(f"room {number}") for number in range(4)]
    for room in rooms[:3]:
        await club.alice.slash(room, "axio start")
    told = answer(await club.alice.slash(rooms[3], "axio start"))
    assert tells(told, "start-crowded-own", count=3)
    assert told.count("\n") == 3, "a line for each"
    assert all(f"/{room.id}/" in told for room in rooms[:3])
    assert rooms[3].history() == []
    # A solo match needs no lobby, other people can open theirs, and a closed lobby makes room.
    await club.alice.slash(club.channel, "axio start", seats=1)
    assert (await club.match()).running
    await club.bob.slash(rooms[3], "axio start")
    await club.alice.slash(rooms[0], "axio leave")
    await club.alice.slash(rooms[0], "axio start")
    assert len([room for room in rooms if "Join" in labels(newest(room))]) == 4


async def test_ten_lobbies_per_server_and_only_visible_ones_are_named(club: Club) -> None:
    matches = club.bot.services.matches
    for number in range(10):
        host = Sitter(1000 + number, "host")
        await matches.open(
            "axio", server=club.guild.id, channel=club.channel.id + 10**6 * number, host=host, seats=2
        )
    other = club.guild.create_text_channel("other")
    told = answer(await club.alice.slash(other, "axio start"))
    assert tells(told, "start-crowded", count=10)
    # The first is in the visible channel; the others are in channels that Alice cannot view.
    assert told.count("https://discord.com") == 1
    assert f"/{club.channel.id}" in told


@pytest.mark.parametrize("taken", [False, True])
async def test_a_hundred_starts_at_once_make_three_lobbies_and_no_idle_thread(
    tmp_path: Path, taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    threads: list[int] = []
    refused: list[str] = []

    async def thread(*_: object) -> int:
        await asyncio.sleep(0.001)
        threads.append(10_000 + len(threads))
        return threads[-1]

    monkeypatch.setattr("bot.commands.matches.start.thread_in", thread)
    try:
        if taken:
            await direct.begun("axio", channel=CHANNEL)
        place: Any = discord.TextChannel.__new__(discord.TextChannel)

        command: Any = direct.commands["axio start"]

        async def start(number: int) -> None:
            interaction = direct.interaction(STRANGER, CHANNEL if taken else CHANNEL + number)
            interaction.channel = place
            try:
                await command.callback(interaction, seats=2, thread=True)
            except Refusal as refusal:
                refused.append(refusal.key)

        await asyncio.gather(*(start(number) for number in range(100)))
        lobbies = [row for row in (await contents(direct.database))["matches"] if row[5] == "lobby"]
        assert len(lobbies) == 3
        assert len(threads) == (3 if taken else 0)
        assert refused == ["start-crowded-own"] * 97
    finally:
        await direct.database.close()

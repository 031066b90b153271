"""A bot in a process of its own, and data that arrives at a bad moment or malformed."""

from __future__ import annotations

import asyncio
import copy
import json
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.crew import Crew
from bot.wire.gateway import ShardedClient, _Shard
from tests.patience import until
from tests.processes.gateway import CHANNEL, GUILD, Bot, Gateway, gateway
from tests.telling import wording

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
BEGAN = wording("started-solo", game="Axio")


def stored(database: Path) -> list[tuple[Any, ...]]:
    """The matches in the store."""
    with sqlite3.connect(database) as connection:
        found = connection.execute("select version, post_version from matches").fetchall()
    connection.close()
    return found


# -- being stopped -----------------------------------------------------------------------------------


@pytest.mark.todays(2)
@pytest.mark.parametrize("pause", [0.0, 0.1])
async def test_ten_commands_on_their_way_at_sigterm_have_an_answer_each(tmp_path: Path, pause: float) -> None:
    async with gateway() as outside:
        outside.slow = 0.2
        bot = await Bot.start(outside, tmp_path / "axio.db", seconds={"_MOMENT": 2})
        await bot.says('"ready"')
        tokens = [await started_by(outside, number) for number in range(5)]
        await asyncio.sleep(pause)
        bot.process.send_signal(signal.SIGTERM)
        for number in range(5, 10):
            tokens.append(await started_by(outside, number))
            await asyncio.sleep(pause / 5)
        assert await bot.process.wait() == 0
    answers = [outside.answers(token) for token in tokens]
    assert all(answers), (answers, bot.log)
    said = [told[-1] for told in answers]
    began = [told for told in said if BEGAN.search(told)]
    assert len(began) == len(stored(tmp_path / "axio.db"))
    others = (wording("stopping"), wording("ending"))
    assert [each for each in said if each not in began and not any(one.search(each) for one in others)] == []
    assert not any("Session is closed" in line or '"error"' in line for line in bot.log), bot.log


async def started_by(outside: Gateway, number: int) -> str:
    """Starts solo as a different person each time, since one person may not do much at once."""
    typed = by(outside.typed("axio", "start", seats=1), number)
    await outside.send("INTERACTION_CREATE", typed)
    return str(typed["token"])


def by(typed: dict[str, Any], number: int) -> dict[str, Any]:
    """The interaction, changed to be another person's."""
    made = copy.deepcopy(typed)
    if isinstance(made.get("member"), dict) and "user" in made["member"]:
        made["member"]["user"]["id"] = str(621_000_000_000_000_000 + number)
    return made


async def test_an_idle_bot_still_answers_what_was_on_its_way_at_sigterm(tmp_path: Path) -> None:
    async with gateway() as outside:
        # Long enough for anything on its way to arrive on a slow machine.
        bot = await Bot.start(outside, tmp_path / "axio.db", seconds={"_MOMENT": 3})
        await bot.says('"ready"')
        bot.process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.05)
        tokens = [await started_by(outside, number) for number in range(10)]
        assert await bot.process.wait() == 0
    for token in tokens:
        assert wording("stopping").search(outside.answers(token)[-1])
    assert stored(tmp_path / "axio.db") == []


async def test_every_shard_stops_reading() -> None:
    client = ShardedClient(Crew(), intents=discord.Intents.none())
    shards = {number: Mock(spec=_Shard) for number in range(2)}
    client.__dict__["_AutoShardedClient__shards"] = shards
    await client.stop_reading()
    for shard in shards.values():
        shard.stop_reading.assert_awaited_once_with()


# -- a server without the bot ------------------------------------------------------------------------


async def test_a_start_where_the_bot_is_not_a_member_says_so_and_stores_nothing(tmp_path: Path) -> None:
    async with gateway() as outside:
        bot = await Bot.start(outside, tmp_path / "axio.db")
        await bot.says('"ready"')
        for outside.absent, words in (((404, 10004), ("axio", "start")), ((403, 50001), ("iota", "start"))):
            told = await told_by(outside, *words)
            assert wording("bot-absent").search(told)
            assert "discord.com/oauth2/authorize" in told
            assert "scope=bot+applications.commands" in told
        token = str((channel := outside.typed("settings", "server"))["token"])
        place = {"id": str(CHANNEL), "type": 0, "name": "table", "permissions": "0"}
        option = {"type": 7, "name": "daily", "value": str(CHANNEL)}
        channel["data"]["options"][0]["options"] = [option]
        channel["data"]["resolved"] = {"channels": {str(CHANNEL): place}}
        await outside.send("INTERACTION_CREATE", channel)
        await outside.answered(token)
        assert wording("bot-absent").search(outside.answers(token)[-1])
        # Discord does not say whether the bot is a member.
        outside.absent = (503, 0)
        assert wording("not-shown").search(await told_by(outside, "axio", "start"))
        assert stored(tmp_path / "axio.db") == []
        assert not outside.posting.is_set(), "nothing was posted"
        outside.absent = None
        assert wording("started-lobby", game="Axio").search(await told_by(outside, "axio", "start"))
        assert await bot.end() == 0


async def told_by(outside: Gateway, *words: str) -> str:
    """The answer to a command."""
    token = await outside.command(*words)
    await outside.answered(token)
    return outside.answers(token)[-1]


# -- malformed ---------------------------------------------------------------------------------------

_KINDS = (
    "CHANNEL_CREATE",
    "CHANNEL_DELETE",
    "CHANNEL_UPDATE",
    "GUILD_CREATE",
    "GUILD_DELETE",
    "GUILD_MEMBER_UPDATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_UPDATE",
    "INTERACTION_CREATE",
    "MESSAGE_CREATE",
    "MESSAGE_DELETE",
    "MESSAGE_UPDATE",
    "THREAD_CREATE",
    "THREAD_DELETE",
    "THREAD_LIST_SYNC",
    "THREAD_UPDATE",
    "USER_UPDATE",
    "NO_SUCH_EVENT",
)
_PAYLOADS: tuple[Any, ...] = (
    None,
    [],
    "x",
    7,
    {},
    {"id": "x"},
    {"id": -1, "guild_id": {}},
    {"id": str(CHANNEL), "guild_id": str(GUILD), "type": 999},
    {"id": str(GUILD), "channels": [{}], "roles": 5, "members": [None]},
)


def maimed(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """An interaction with each of its parts missing in turn, and with each part replaced by nonsense."""
    made: list[dict[str, Any]] = []
    strange: tuple[Any, ...] = (None, "x", -5, [], {}, 10**40)
    for name in payload:
        without = copy.deepcopy(payload)
        del without[name]
        made.append(without)
        made += [{**copy.deepcopy(payload), name: nonsense} for nonsense in strange]
    data = payload["data"]
    for nonsense in ({}, {"name": "axio"}, {**data, "name": "gone"}, {**data, "options": [{}]}):
        made.append({**payload, "data": nonsense})
    for name, value in (
        ("name", None),
        ("type", 99),
        ("options", 5),
        ("options", [{"type": 1, "name": "x"}]),
    ):
        made.append({**payload, "data": {**data, name: value}})
    for kind in (3, 4, 5, 1, 42):
        made.append({**payload, "type": kind})
        made.append({**payload, "type": kind, "data": {"custom_id": "b:join:1:0:", "component_type": 2}})
        made.append({**payload, "type": kind, "data": {"custom_id": 5, "component_type": "x", "values": 3}})
        message = {"id": "1", "channel_id": "x", "components": [{"type": 1, "components": [{"type": 2}]}]}
        made.append({**payload, "type": kind, "message": message})
    return made


async def test_events_in_a_bad_shape_end_neither_process_nor_connection(tmp_path: Path) -> None:
    async with gateway() as outside:
        bot = await Bot.start(outside, tmp_path / "axio.db")
        await bot.says('"ready"')
        for kind in _KINDS:
            for payload in _PAYLOADS:
                await outside.send(kind, payload)
        for number, payload in enumerate(maimed(outside.typed("axio", "rules"))):
            await outside.send("INTERACTION_CREATE", by(payload, number))
        await is_well(outside, bot)
        assert len(outside.connected) == 1
        assert await bot.end() == 0
    faults = [json.loads(line) for line in bot.log if '"error"' in line]
    assert faults
    assert all(len(fault["fault"]) == 8 for fault in faults), faults
    assert stored(tmp_path / "axio.db") == [(2, 2)]


async def is_well(outside: Gateway, bot: Bot) -> None:
    """Checks that a command is answered as usual."""
    token = await outside.command("axio", "start", seats=1)
    await outside.answered(token)
    assert BEGAN.search(outside.answers(token)[-1])
    assert bot.process.returncode is None


async def test_a_frame_that_cannot_be_read_costs_the_connection_only(tmp_path: Path) -> None:
    async with gateway() as outside:
        bot = await Bot.start(outside, tmp_path / "axio.db")
        await bot.says('"ready"')
        for number, frame in enumerate(("no json", '{"op": 0, "t": "READY", "d": {}}'), 1):
            await outside.connected[-1].send_str(frame)
            connected = number + 1
            await until(lambda: len(outside.connected) == connected)  # noqa: B023 -- awaited at once
        await is_well(outside, bot)
        assert await bot.end() == 0
    assert len([line for line in bot.log if "Discord sent what cannot be read" in line]) == 2

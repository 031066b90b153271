"""The Discord with shards that tests use keeps Discord's rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.outside.bot_process import lead_to
from tests.outside.discord_outside import PLAYERS, Gone
from tests.outside.sharded import HELLO, IDENTIFY, INVALID, RESUME, Sharded, direct, server_id
from tests.patience import PATIENT, until

AGAIN = 0.3


@pytest_asyncio.fixture
async def outside(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sharded]:
    made = Sharded(shards=2, again=AGAIN, channels=1)
    await made.start()
    # Set back afterwards.
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    lead_to(made.port)
    yield made
    await made.stop()


class Ear:
    """A connection as a bot has it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = await self.socket.receive_json(timeout=PATIENT)
        return told

    async def hears(self, event: str) -> dict[str, Any]:
        """Waits for an event; returns it."""
        while True:
            told = await self.hear()
            if told.get("t") == event:
                return told

    async def identify(self, shard: int, total: int = 2) -> None:
        await self.socket.send_json({"op": IDENTIFY, "d": {"token": "t", "shard": [shard, total]}})


@asynccontextmanager
async def listening(outside: Sharded) -> AsyncIterator[Ear]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"http://127.0.0.1:{outside.port}/gateway/") as socket,
    ):
        ear = Ear(socket)
        assert (await ear.hear())["op"] == HELLO
        yield ear


def pressed(outside: Sharded, channel: int) -> dict[str, Any]:
    return outside.slash(PLAYERS[0], channel, "axio board", {})


async def test_each_shard_hears_of_its_servers_and_the_first_of_direct_messages(outside: Sharded) -> None:
    class Bot(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            if not initial:
                await asyncio.sleep(1.1 * AGAIN)

    heard: list[tuple[int | None, int]] = []
    async with Bot(intents=discord.Intents(guilds=True)) as bot:

        async def on_interaction(interaction: discord.Interaction) -> None:
            heard.append((interaction.guild_id, interaction.id))
            await interaction.response.send_message("heard")

        bot.event(on_interaction)
        running = asyncio.create_task(bot.start("not-a-token"))
        await until(lambda: len(bot.guilds) == 4 and outside.whole)
        assert {guild.id: guild.shard_id for guild in bot.guilds} == {
            server_id(number): (server_id(number) >> 22) % 2 for number in range(4)
        }
        assert [shard for _, shard in outside.begun] == [0, 1]
        places = [*(outside.channel(server) for server in range(4)), direct(PLAYERS[0])]
        asked = [pressed(outside, place) for place in places]
        for each in asked:
            assert (await outside.deliver(each))["content"] == "heard"
        assert [server for server, _ in heard] == [*map(server_id, range(4)), None]
        by = [
            [told["d"]["id"] for told in each.sent if told["t"] == "INTERACTION_CREATE"]
            for each in outside.sessions
        ]
        assert by[0][-1] == asked[-1]["id"]
        assert {len(each) for each in by} == {2, 3}
        running.cancel()
    assert not outside.early


async def test_who_identifies_too_early_has_no_session(outside: Sharded) -> None:
    async with listening(outside) as one, listening(outside) as other:
        await one.identify(0)
        await one.hears("READY")
        await other.identify(1)
        assert (await other.hear())["op"] == INVALID
        assert outside.early == [1]
        assert not outside.whole
        await asyncio.sleep(AGAIN)
        await other.identify(1)
        assert (await other.hears("READY"))["d"]["shard"] == [1, 2]
        assert outside.whole


async def test_some_may_identify_together(outside: Sharded) -> None:
    outside.together = 2
    async with listening(outside) as one, listening(outside) as other, listening(outside) as third:
        await one.identify(0)
        await other.identify(1)
        await other.hears("READY")
        await third.identify(0)
        assert (await third.hear())["op"] == INVALID


async def test_two_sessions_of_a_shard_hear_the_same_and_one_may_answer(outside: Sharded) -> None:
    outside.together = outside.shards = 4
    outside.again = 0
    async with listening(outside) as one, listening(outside) as other:
        for ear in (one, other):
            await ear.identify(0, 4)
            await ear.hears("READY")
        asking = asyncio.create_task(outside.deliver(pressed(outside, direct(PLAYERS[0]))))
        statuses = []
        async with aiohttp.ClientSession(f"http://127.0.0.1:{outside.port}") as session:
            for ear in (one, other):
                told = (await ear.hears("INTERACTION_CREATE"))["d"]
                path = f"/api/v10/interactions/{told['id']}/{told['token']}/callback"
                async with session.post(path, json={"type": 4, "data": {"content": "heard"}}) as answer:
                    statuses.append(answer.status)
        assert statuses == [200, 400]
        assert (await asking)["content"] == "heard"


async def test_who_resumes_hears_what_came_meanwhile_and_nobody_else(outside: Sharded) -> None:
    async with listening(outside) as one, listening(outside) as other:
        await one.identify(0, 1)
        name = (await one.hears("READY"))["d"]["session_id"]
        heard = (await one.hears("GUILD_CREATE"))["s"]
        outside.cut(outside.sessions[0])
        await until(lambda: not outside.connected)
        asking = asyncio.create_task(outside.deliver(pressed(outside, outside.channel(0))))
        await asyncio.sleep(0)
        await other.socket.send_json({"op": RESUME, "d": {"token": "t", "session_id": name, "seq": heard}})
        assert (await other.hear())["s"] == heard + 1
        assert (await other.hears("INTERACTION_CREATE"))["d"]["channel_id"] == str(outside.channel(0))
        await other.hears("RESUMED")
        await other.socket.close(code=1000)
        with pytest.raises(Gone):
            await asking
    async with listening(outside) as late:
        await late.socket.send_json({"op": RESUME, "d": {"token": "t", "session_id": name, "seq": 1}})
        assert (await late.hear())["op"] == INVALID


async def test_who_begins_a_shard_anew_will_not_answer_what_was_asked_before(outside: Sharded) -> None:
    outside.again = 0
    async with listening(outside) as one, listening(outside) as other:
        await one.identify(0, 1)
        await one.hears("READY")
        outside.cut(outside.sessions[0])
        await until(lambda: not outside.connected)
        asking = asyncio.create_task(outside.deliver(pressed(outside, outside.channel(0))))
        await asyncio.sleep(0)
        await other.identify(0, 1)
        with pytest.raises(Gone):
            await asking

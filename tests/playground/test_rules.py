"""What Discord refuses, the offline Discord refuses too: with the same code, and nothing has happened."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord.http import Route
from simcord import ChannelHandle, Env, GuildHandle

from bot.playground.rules import NONCE_SECONDS
from bot.playground.strict import be_strict


@dataclass
class Table:
    """A server with a channel and a bot that sends what a test wants, whatever a library would check."""

    env: Env
    client: discord.Client
    guild: GuildHandle
    channel: ChannelHandle

    async def ask(self, method: str, path: str, json: Any = None, files: Any = None) -> Any:
        return await self.client.http.request(Route(method, path), json=json, files=files)

    async def send(self, channel: ChannelHandle | None = None, **sent: Any) -> Any:
        where = self.channel if channel is None else channel
        return await self.ask("POST", f"/channels/{where.id}/messages", sent)

    async def refused(self, code: int, method: str, path: str, json: Any = None, files: Any = None) -> None:
        before = {number: dict(place) for number, place in self.env.backend.messages.items()}
        with pytest.raises(discord.HTTPException) as caught:
            await self.ask(method, path, json, files)
        assert caught.value.code == code
        assert {number: dict(place) for number, place in self.env.backend.messages.items()} == before

    def texts(self, channel: ChannelHandle | None = None) -> list[str]:
        return [each.content for each in (channel or self.channel).history()]


@pytest_asyncio.fixture
async def table() -> AsyncIterator[Table]:
    be_strict()
    client = discord.Client(intents=discord.Intents(guilds=True))
    env = Env(client)
    await env.start()
    guild = env.create_guild("Club")
    yield Table(env, client, guild, guild.create_text_channel("table"))
    await client.close()
    await env.shutdown()


async def test_a_nonce_makes_one_message_whatever_the_channel(table: Table) -> None:
    elsewhere = table.guild.create_text_channel("elsewhere")
    first = await table.send(content="one", nonce="a", enforce_nonce=True)
    again = await table.send(content="two", nonce="a", enforce_nonce=True)
    there = await table.send(elsewhere, content="three", nonce="a", enforce_nonce=True)
    assert first["id"] == again["id"] == there["id"]
    assert there["content"] == "one"
    assert table.texts() == ["one"]
    assert table.texts(elsewhere) == []


async def test_another_nonce_and_none_make_a_new_message(table: Table) -> None:
    for sent in ({"nonce": "a"}, {"nonce": "b"}, {"nonce": 7}, {}, {}):
        await table.send(content="hello", enforce_nonce=True, **sent)
    await table.send(content="hello", nonce="a")
    assert len(table.texts()) == 6


async def test_a_nonce_is_forgotten_after_minutes(table: Table) -> None:
    await table.send(content="one", nonce="a", enforce_nonce=True)
    await table.env.advance_time(NONCE_SECONDS - 1)
    await table.send(content="two", nonce="a", enforce_nonce=True)
    await table.env.advance_time(2)
    await table.send(content="three", nonce="a", enforce_nonce=True)
    assert table.texts() == ["one", "three"]


async def test_the_earlier_message_of_a_nonce_is_gone(table: Table) -> None:
    first = await table.send(content="one", nonce="a", enforce_nonce=True)
    await table.ask("DELETE", f"/channels/{table.channel.id}/messages/{first['id']}")
    sent = {"content": "two", "nonce": "a", "enforce_nonce": True}
    await table.refused(10008, "POST", f"/channels/{table.channel.id}/messages", sent)


@pytest.mark.parametrize("nonce", ["x" * 26, 10**25, True, 1.5, ["a"], {"a": 1}])
async def test_what_is_no_nonce(table: Table, nonce: object) -> None:
    sent = {"content": "one", "nonce": nonce, "enforce_nonce": True}
    await table.refused(50035, "POST", f"/channels/{table.channel.id}/messages", sent)

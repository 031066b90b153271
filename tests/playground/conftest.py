"""A bare bot on an offline Discord that enforces Discord's rules."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest_asyncio
from simcord import Env

from bot.playground.strict import be_strict
from tests.playground.raw import Table


@pytest_asyncio.fixture
async def table() -> AsyncIterator[Table]:
    be_strict()
    client = discord.Client(intents=discord.Intents(guilds=True))
    env = Env(client)
    await env.start()
    guild = env.create_guild("Club")
    someone = guild.add_member(env.create_user("someone"))
    yield Table(env, client, guild, guild.create_text_channel("table"), someone)
    await client.close()
    await env.shutdown()

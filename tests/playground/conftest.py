"""A browser, the playground, and a bare bot on an offline Discord that enforces Discord's rules."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from playwright.sync_api import Browser
from simcord import Env

from bot.__main__ import main
from bot.playground.strict import be_strict
from tests.playground import page
from tests.playground.raw import Table


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for a whole file of tests; in between, Playwright would be in the way of asyncio."""
    with page.browser() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[page.Server]:
    """`python -m bot` without a token; a file of tests may have a server of its own."""
    env = {
        "DISCORD_TOKEN": "",
        "AXIO_DATABASE": str(tmp_path / "axio.db"),
        "AXIO_PLAYGROUND_FOLDER": str(tmp_path / "playground"),
        "AXIO_PLAYGROUND_PORT": str(page.free_port()),
    }
    running = page.Server(main, cwd=tmp_path, env=env)
    running.start()
    yield running
    running.end()


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

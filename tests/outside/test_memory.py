"""A bot that plays on and on keeps nothing of finished matches.

The real client plays on the Discord of `discord_outside.py`, by commands, panels and direct messages.
`TURNS=10000 pytest tests/outside/test_memory.py` plays longer, and also checks the memory of the process;
the test's Discord is in the same process and uses part of it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build
from bot.catalog import TITLES
from bot.memory import give_back
from tests.outside.bot_process import lead_to, quickly_ready
from tests.outside.discord_outside import CHANNEL, Outside, text_of
from tests.outside.turns import Turns, choose, command_of, delivered
from tests.telling import went_wrong

TURNS = int(os.environ.get("TURNS", "60"))
_JUDGED = 2000
"""The turn from which the memory of the process is checked; before that it is still warming up."""
_MARGIN = 24 << 20
"""Bytes by which the memory of a stable process may vary."""
_MOST = 250 << 20
"""The most bytes that it may take."""


@pytest.fixture
def outside() -> Iterator[Outside]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield Outside(channels=len(TITLES))
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def resident() -> int:
    """The memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize()


def kept(client: Any) -> dict[str, int]:
    """How many objects the client holds on to, by kind."""
    gc.collect()
    views = client._connection._view_store
    services = client.services
    return {
        "views": len(views._views),
        "synced views": len(views._synced_message_views),
        "modals": len(views._modals),
        "dynamic items": len(views._dynamic_items),
        "doors of posts": len(services.posts._doors),
        "locks of hands": len(services.hands._doors),
        "plans of repairs": len(client.parts.repairs._plans),
        "tasks": len(client._tasks),
        "messages": len(client._connection._messages or ()),
        "users": len(client._connection._users),
    }


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.timeout(600 + TURNS)
async def test_nothing_grows_with_the_turns(tmp_path: Path, outside: Outside) -> None:
    give_back()
    await outside.start()
    lead_to(outside.port)
    client = quickly_ready(build(tmp_path / "axio.db"))
    chance = Random("memory")
    every = max(TURNS // 20, 20)
    sizes: list[tuple[int, dict[str, int], int]] = []
    async with client:
        await client.login("not-a-token")
        running = client.loop.create_task(client.connect())
        await client.wait_until_ready()
        turns = await Turns.at(tmp_path / "axio.db")
        try:
            for number in range(TURNS):
                await turn(outside, turns, number % len(TITLES), chance)
                if number % every == every - 1:
                    sizes.append((number, kept(client), resident()))
        finally:
            await turns.database.close()
            await client.close()
            await running
            await outside.stop()
    for number, found, size in sizes:
        sys.stdout.write(f"{number + 1} turns: {size >> 20} MB, {found}\n")
    first, last = sizes[len(sizes) // 3][1], sizes[-1][1]
    assert last["dynamic items"] == first["dynamic items"] == 2
    assert (last["views"], last["synced views"], last["modals"]) == (0, 0, 0)
    assert all(count <= 4 * len(TITLES) + 4 for count in last.values()), last
    if TURNS >= _JUDGED:
        settled = [size for number, _, size in sizes if number >= _JUDGED // 2]
        assert max(settled) - settled[0] < _MARGIN, settled
        assert max(settled) < _MOST, settled


async def turn(outside: Outside, turns: Turns, number: int, chance: Random) -> None:
    """Plays one turn in a channel; sometimes somebody first opens a panel or looks at their hand."""
    match = await turns.running(number)
    who = match.sitters[match.to_move[0]]
    posts = outside.posts(CHANNEL + number)
    components = [part for row in posts[-1]["components"] for part in row["components"]] if posts else []
    if components and chance.random() < 0.5:
        opened = await delivered(
            outside, outside.press(who, posts[-1], chance.choice(components)["custom_id"])
        )
        inside = [
            part
            for row in opened["components"]
            for part in row.get("components", ())
            if part["type"] == 2 and not part.get("disabled") and ":undo:" not in part["custom_id"]
        ]
        if inside:
            await delivered(outside, outside.press(who, opened, chance.choice(inside)["custom_id"]))
    match = await turns.running(number)
    who = match.sitters[match.to_move[0]]
    command, options = command_of(match.game.key, choose(match, chance))
    answer = await delivered(outside, outside.slash(who, CHANNEL + number, command, options))
    while "still busy" in text_of(answer):  # showing what these two played before
        await asyncio.sleep(0.1)
        answer = await delivered(outside, outside.slash(who, CHANNEL + number, command, options))
    assert not went_wrong(text_of(answer)), text_of(answer)
    after = await turns.matches.find(match.id)
    assert after is not None
    assert after.version > match.version, text_of(answer)

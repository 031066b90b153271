"""A bot that plays on and on keeps nothing of finished matches.

The real client plays on the Discord of `discord_outside.py`, by commands, panels and direct messages.
`TURNS=10000 pytest tests/outside/test_memory.py` plays longer, and also checks the memory of a process that
already keeps all that it may (`full_bot.py`): it stays below its limit, and grows no more.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build
from bot.catalog import TITLES
from tests.outside.bot_process import lead_to, quickly_ready
from tests.outside.discord_outside import CHANNEL, Outside, text_of
from tests.outside.turns import Turns, choose, command_of, delivered
from tests.telling import went_wrong

TURNS = int(os.environ.get("TURNS", "60"))
_JUDGED = 2000
"""The turns from which on the memory of a process is checked, which takes minutes."""
_WARM, _EVERY = 500, 50
"""Turns after which all is as it stays: what every turn keeps, such as the last pictures, is there.  From
then on it is looked at after so many more."""
_MARGIN = 8 << 20
"""Bytes by which the second half of the looks may be above the first, at their medians: a single look meets
what is drawn at that moment, and gaps that have not been given back yet."""
_MOST = 250 << 20
"""The most bytes that it may take, at any moment."""
_FULL = 300
"""Seconds in which a bot has filled what it keeps, on a busy machine."""


@pytest.fixture
def outside() -> Iterator[Outside]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield Outside(channels=len(TITLES))
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def memory(process: int, what: str) -> int:
    """The memory of a process in bytes: VmRSS at the moment, or VmHWM, the most that it ever was."""
    status = Path(f"/proc/{process}/status").read_text("ascii").splitlines()
    (line,) = (each for each in status if each.startswith(f"{what}:"))
    return int(line.split()[1]) << 10


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
    await outside.start()
    lead_to(outside.port)
    client = quickly_ready(build(tmp_path / "axio.db"))
    chance = Random("memory")
    every = max(TURNS // 20, 20)
    counts: list[tuple[int, dict[str, int]]] = []
    async with client:
        await client.login("not-a-token")
        running = client.loop.create_task(client.connect())
        await client.wait_until_ready()
        turns = await Turns.at(tmp_path / "axio.db")
        try:
            for number in range(TURNS):
                await turn(outside, turns, number % len(TITLES), chance)
                if number % every == every - 1:
                    counts.append((number, kept(client)))
        finally:
            await turns.database.close()
            await client.close()
            await running
            await outside.stop()
    for number, found in counts:
        sys.stdout.write(f"{number + 1} turns: {found}\n")
    first, last = counts[len(counts) // 3][1], counts[-1][1]
    assert last["dynamic items"] == first["dynamic items"] == 2
    assert (last["views"], last["synced views"], last["modals"]) == (0, 0, 0)
    assert all(count <= 4 * len(TITLES) + 4 for count in last.values()), last


@pytest.mark.skipif(TURNS < _JUDGED, reason="it takes minutes")
@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="only Linux tells the most that it ever was"
)
@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.timeout(600 + _FULL + TURNS)
async def test_a_process_that_keeps_all_it_may_stays_below_its_limit(
    tmp_path: Path, outside: Outside
) -> None:
    await outside.start()
    store, chance = tmp_path / "axio.db", Random("memory")
    env = {
        **os.environ,
        "DISCORD_TOKEN": "not-a-token",
        "AXIO_DATABASE": str(store),
        "AXIO_LOG_LEVEL": "WARNING",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    command = [sys.executable, "-m", "tests.outside.full_bot", str(outside.port)]
    sizes: list[int] = []
    bot = await asyncio.create_subprocess_exec(*command, env=env, cwd=tmp_path)
    try:
        await asyncio.wait_for(outside.ready.wait(), _FULL)
        turns = await Turns.at(store)
        try:
            for number in range(TURNS):
                await turn(outside, turns, number % len(TITLES), chance)
                if number >= _WARM and number % _EVERY == 0:
                    sizes.append(memory(bot.pid, "VmRSS"))
                    sys.stdout.write(f"{number} turns: {sizes[-1] >> 20} MB\n")
            most = memory(bot.pid, "VmHWM")
        finally:
            await turns.database.close()
    finally:
        bot.terminate()
        await bot.wait()
        await outside.stop()
    sys.stdout.write(f"at most {most >> 20} MB\n")
    assert most < _MOST, sizes
    first, second = sizes[: len(sizes) // 2], sizes[len(sizes) // 2 :]
    assert median(second) - median(first) < _MARGIN, sizes


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

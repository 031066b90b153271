"""The bot's start in a process of its own, until it has answered a command, beside importing two packages."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from discord.http import Route

from bot.texts import ENGLISH, text
from tests.bench.fake_discord import TOKEN, fake_discord
from tests.bench.place import CHANNEL, PLAYERS, server, spoken
from tests.bench.timing import Figure, Took, Watch, paired

_MOST, _MOST_LARGE = 5, 1.2
_IMPORTS = "import time, discord, aiosqlite; print(time.process_time(), flush=True)"
_START = """
import asyncio, json, sys, time
from pathlib import Path
from discord.http import Route
import bot.__main__
from bot.app import build

async def main():
    Route.BASE = sys.argv[1]
    async with build(Path(sys.argv[2])) as client:
        await client.login(sys.argv[3])
        # What the gateway would tell: the server, and then a command.
        client._connection._add_guild_from_data(json.loads(sys.argv[4]))
        print(time.process_time(), flush=True)
        others = asyncio.all_tasks()
        client._connection.parse_interaction_create(json.loads(sys.argv[5]))
        while working := asyncio.all_tasks() - others:
            await asyncio.wait(working)
        print(time.process_time(), flush=True)
        await asyncio.sleep(0)  # what was just begun is seen to begin, or Python warns

asyncio.run(main())
"""


def figures(rounds: int, folder: Path, large: Path | None = None) -> list[Figure]:
    """What it takes, in all threads, until Discord knows the commands, and until one is answered.

    The answer has a picture.
    large: a store; then each start with it stands beside one with an empty store.
    """
    if large is not None:
        taken, beside = zip(*asyncio.run(_beside_empty(rounds, folder, large)), strict=True)
        what = f"start with a store of {large.stat().st_size / 1e9:.1f} GB, beside an empty one"
        return [paired("D-large", what, taken, beside, cpu=_MOST_LARGE, wall=_MOST_LARGE)]
    ready, answered, imported = zip(*asyncio.run(_beside_imports(rounds, folder)), strict=True)
    beside_what = "beside importing discord and aiosqlite"
    return [
        paired("D-start", f"start until a command can come, {beside_what}", ready, imported, cpu=_MOST),
        paired("D-first", f"start until one is answered, {beside_what}", answered, imported, cpu=_MOST),
    ]


async def _beside_imports(rounds: int, folder: Path) -> list[tuple[Took, Took, Took]]:
    async with fake_discord() as fake:
        found = []
        for number in range(rounds):
            ready, answered = await _start(folder / f"start{number}.db")
            assert any(request.files for request in await fake.seen()), "it was not answered"
            (imported,) = await _took(_IMPORTS, lines=1)
            found.append((ready, answered, imported))
        return found


async def _beside_empty(rounds: int, folder: Path, large: Path) -> list[tuple[Took, Took]]:
    async with fake_discord():
        return [
            ((await _start(large))[0], (await _start(folder / f"start{number}.db"))[0])
            for number in range(rounds)
        ]


async def _start(store: Path) -> tuple[Took, Took]:
    rules = spoken(1, CHANNEL, PLAYERS[0], "axio", text(ENGLISH, "command-rules"), {})
    ready, answered = await _took(
        _START, Route.BASE, str(store), TOKEN, json.dumps(server()), json.dumps(rules), lines=2
    )
    return ready, answered


async def _took(code: str, *arguments: str, lines: int) -> list[Took]:
    """What a process of its own had taken each time that it said how much processor time that was."""
    watch = Watch()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, *arguments),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        taken = []
        for _ in range(lines):
            said = await process.stdout.readline()
            taken.append(Took(float(said or "nan"), watch.read().wall))
        await process.communicate()
    except BaseException:
        process.kill()
        raise
    if process.returncode:
        raise RuntimeError(f"the process ended with {process.returncode}")
    return taken

"""The bot's start in a process of its own, until it could answer a command, beside importing two packages."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from discord.http import Route

from tests.bench.fake_discord import TOKEN, fake_discord
from tests.bench.timing import Figure, Took, Watch, paired

_MOST, _MOST_LARGE = 5, 1.2
_IMPORTS = "import time, discord, aiosqlite; print(time.process_time(), flush=True)"
_START = """
import asyncio, sys, time
from pathlib import Path
from discord.http import Route
import bot.__main__
from bot.app import build

async def main():
    Route.BASE = sys.argv[1]
    async with build(Path(sys.argv[2])) as client:
        await client.login(sys.argv[3])
        print(time.process_time(), flush=True)

asyncio.run(main())
"""


def figures(rounds: int, folder: Path, large: Path | None = None) -> list[Figure]:
    """What it takes, in all threads, until the store is open and Discord knows the commands.

    large: a store; then each start with it stands beside one with an empty store.
    """
    taken, beside = zip(*asyncio.run(_pairs(rounds, folder, large)), strict=True)
    if large is not None:
        what = f"start with a store of {large.stat().st_size / 1e9:.1f} GB, beside an empty one"
        return [paired("D-large", what, taken, beside, cpu=_MOST_LARGE, wall=_MOST_LARGE)]
    what = "start until a command can be answered, beside importing discord and aiosqlite"
    return [paired("D-start", what, taken, beside, cpu=_MOST)]


async def _pairs(rounds: int, folder: Path, large: Path | None) -> list[tuple[Took, Took]]:
    async with fake_discord():
        found = []
        for number in range(rounds):
            empty = await _took(_START, Route.BASE, str(folder / f"start{number}.db"), TOKEN)
            if large is None:
                found.append((empty, await _took(_IMPORTS)))
            else:
                found.append((await _took(_START, Route.BASE, str(large), TOKEN), empty))
        return found


async def _took(code: str, *arguments: str) -> Took:
    """What a process of its own took until it said how much processor time that was."""
    watch = Watch()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, *arguments),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        said = await process.stdout.readline()
        taken = watch.read()
        await process.communicate()
    except BaseException:
        process.kill()
        raise
    if process.returncode:
        raise RuntimeError(f"the process ended with {process.returncode}")
    return Took(float(said), taken.wall)

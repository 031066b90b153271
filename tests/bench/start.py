"""The bot's start in a process of its own, until it could answer a command, beside importing two packages."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from discord.http import Route

from tests.bench.fake_discord import TOKEN, fake_discord
from tests.bench.timing import Figure, paired

_MOST = 5
_IMPORTS = "import time, discord, aiosqlite; print(time.process_time())"
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
        print(time.process_time())

asyncio.run(main())
"""


def figures(rounds: int, folder: Path) -> list[Figure]:
    """Processor seconds of all threads until the store is open and Discord knows the commands."""
    pairs = asyncio.run(_pairs(rounds, folder))
    return [paired("D-start", "start, beside importing discord and aiosqlite", pairs, target=_MOST)]


async def _pairs(rounds: int, folder: Path) -> list[tuple[float, float]]:
    async with fake_discord():
        return [
            (
                await _seconds(_START, Route.BASE, str(folder / f"start{number}.db"), TOKEN),
                await _seconds(_IMPORTS),
            )
            for number in range(rounds)
        ]


async def _seconds(code: str, *arguments: str) -> float:
    """What a process of its own says that it took."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, *arguments),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError(f"the process ended with {process.returncode}")
    return float(said.split()[-1])

"""A process that stores numbers and says so, while its store is swept again and again."""

from __future__ import annotations

import asyncio
import math
import sys
from itertools import count
from pathlib import Path

from storage.sqlite import sweep
from storage.sqlite.database import Database
from storage.sqlite.upkeep import Upkeep


def run(path: Path, part: int) -> int:
    """Until it is killed.  part: the numbers are above this times 2^32."""
    sweep.ROUND = 0
    asyncio.run(_go_on(path, part))
    return 0


async def _go_on(path: Path, part: int) -> None:
    database = await Database.open(path)
    upkeep = Upkeep(database)

    async def sweeps() -> None:
        while True:
            await database.store("update store set remains = remains + 1")
            upkeep._sweep_after = -math.inf
            await upkeep.look()

    sweeping = asyncio.create_task(sweeps())
    for number in count((part << 32) + 1):
        await database.store("insert into servers (id) values (?)", number)
        if number % 3 == 0:
            await database.store("delete from servers where id = ?", number - 1)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        if sweeping.done():
            sweeping.result()

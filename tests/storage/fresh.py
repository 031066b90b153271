"""New stores without running the migrations: one is made per process and copied, as that takes a while."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.sqlite.database import Database


@cache
def _empty() -> bytes:
    async def make(path: Path) -> None:
        await (await Database.open(path)).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor() as thread:
        path = Path(folder) / "store.db"
        thread.submit(asyncio.run, make(path)).result()
        return path.read_bytes()


def lay(path: Path) -> Path:
    """Puts a store of the newest schema there, unless a file is there already; for all but tests of that."""
    if not path.exists():
        path.touch(0o600)
        path.write_bytes(_empty())
    return path


async def opened(path: Path) -> Database:
    """The store in this file, a new one if there is none."""
    return await Database.open(lay(path))

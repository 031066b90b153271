"""Holding what writes to a store, so that others queue for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from storage.sql.database import Transaction
from storage.sqlite.database import Database
from tests.patience import PATIENT


@asynccontextmanager
async def held(
    database: Database, first: Callable[[Transaction], object] = lambda _: None
) -> AsyncIterator[None]:
    """A transaction that has done this and stays open until the block ends; then it is stored."""
    inside, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def work(transaction: Transaction) -> None:
        first(transaction)
        loop.call_soon_threadsafe(inside.set)
        assert go_on.wait(PATIENT)

    holding = asyncio.create_task(database.write(work))
    waiting = asyncio.create_task(inside.wait())
    await asyncio.wait((holding, waiting), return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        go_on.set()
        waiting.cancel()
        await holding

"""Shifts all times of a store back and forth until it is killed: `python shifted_for_ever.py STORE`."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from storage.heartbeat import Beat
from storage.matches import Sitter
from storage.sql.database import Transaction
from storage.sql.heartbeat import SqlHeartbeatStore
from storage.sqlite.database import Database
from tests.matches.tables import Table

START = 1_700_000_000


async def filled(path: Path) -> None:
    """Creates a store with many lobbies that all close a thousand seconds from now."""
    table = await Table.at(path)
    for channel in range(40):
        host = Sitter(900 + channel, "Host")
        await table.matches.open("axio", server=channel, channel=channel, host=host, seats=2)

    def work(transaction: Transaction) -> None:
        transaction.run("update matches set alarm = ?", START + 1000)
        transaction.run("update log set at = ?", START + 1000)

    await table.database.write(work)
    await SqlHeartbeatStore(table.database).back(Beat(START, START, None, 0), {})
    await table.database.close()


async def left(path: Path) -> tuple[set[int], int]:
    """How far all times are from the last heartbeat, and when that was."""
    database = await Database.open(path)
    beat = await SqlHeartbeatStore(database).last()
    assert beat is not None
    rows = await database.rows("select alarm as at from matches union all select at from log")
    await database.close()
    return {int(row["at"]) - beat.at for row in rows}, beat.at


async def shift_for_ever(path: Path) -> None:
    """Says when it has begun."""
    database = await Database.open(path)
    store, chance = SqlHeartbeatStore(database), Random()
    while True:
        beat = await store.last()
        assert beat is not None
        by = chance.randrange(1, 1_000_000)
        await store.shift(by, replace(beat, at=beat.at + by), {20231115: 1}, 20991231, lambda: None)
        sys.stdout.write("at work\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(shift_for_ever(Path(sys.argv[1])))

"""The shards of the connection to Discord, as all processes know them."""

from __future__ import annotations

import json
from collections.abc import Collection

from storage.shards import ShardRow, ShardStore
from storage.sql.database import Database, Transaction
from storage.sql.phrases import numbers

_FAR = 60_000  # milliseconds; nobody waits so long, so a later moment is from a clock that was wrong


class SqlShardStore(ShardStore):
    """One row for each shard."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def divide(self, total: int) -> None:
        def work(transaction: Transaction) -> None:
            found = transaction.run("select count(*) as shards from shards")
            if int(found[0]["shards"]) == total:
                return
            transaction.run("delete from shards")
            transaction.run_many("insert into shards (number) values (?)", [(each,) for each in range(total)])

        await self._database.write(work)

    async def all(self) -> list[ShardRow]:
        rows = await self._database.rows("select number, seen, since from shards order by number")
        return [ShardRow(row["number"], row["seen"], row["since"]) for row in rows]

    async def present(self, shards: Collection[int], now: int, gap: int) -> None:
        await self._database.note(
            "update shards set since = case when seen < ?1 - ?2 then ?1 else since end, seen = ?1"
            f" where number in {numbers('?3')}",
            now,
            gap,
            json.dumps(sorted(shards)),
        )

    async def given_up(self, shards: Collection[int], by: int) -> None:
        await self._database.note(
            f"update shards set seen = seen - ? where number in {numbers('?')}",
            by,
            json.dumps(sorted(shards)),
        )

    async def identify(self, bucket: int, now: int, apart: int) -> int:
        rows = await self._database.store(
            "update shards set identify ="
            f" case when identify between ?1 and ?1 + {_FAR} then identify else ?1 end + ?2"
            " where number = ?3 returning identify",
            now,
            apart,
            bucket,
        )
        return max(0, int(rows[0]["identify"]) - apart - now) if rows else 0

"""Kept look backs at finished matches, and which are still to be worked out."""

from __future__ import annotations

from storage.look_backs import LookBackRow, LookBackStore
from storage.sql.database import Database, Transaction


class SqlLookBackStore(LookBackStore):
    """Keeps look backs, one for each match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, match: int, judge: int, most: int) -> bool:
        def work(transaction: Transaction) -> bool:
            others = "select match from look_backs where not done and judge = ? and match <> ? limit ?"
            if len(transaction.run(others, judge, match, most)) >= most:
                return False
            transaction.run(
                "insert into look_backs (match, judge, number)"
                " select ?, ?, coalesce(max(number), 0) + 1 from look_backs where not done"
                " on conflict (match) do update set judge = excluded.judge, number = excluded.number,"
                " body = null, done = false where look_backs.judge <> excluded.judge",
                match,
                judge,
            )
            return True

        return await self._database.write(work)

    async def waiting(self, judge: int) -> list[int]:
        rows = await self._database.rows(
            "select match from look_backs where not done and judge = ? order by number", judge
        )
        return [row["match"] for row in rows]

    async def load(self, match: int, judge: int) -> LookBackRow | None:
        row = await self._database.row(
            "select body, done from look_backs where match = ? and judge = ?", match, judge
        )
        return None if row is None else LookBackRow(row["body"], bool(row["done"]))

    async def keep(self, match: int, judge: int, body: str, *, done: bool) -> None:
        # A power cut may undo it: then the same is worked out again.
        await self._database.note(
            "update look_backs set body = ?, done = ? where match = ? and judge = ?",
            body,
            done,
            match,
            judge,
            raising=True,
        )

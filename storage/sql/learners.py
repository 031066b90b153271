"""How far people have come in learning a game."""

from __future__ import annotations

from collections.abc import Sequence

from storage.learners import LearnerRow, LearnerStore
from storage.matches import Entry, MatchRow
from storage.sql.database import Database, Transaction
from storage.sql.matches import insert_match
from storage.sql.places import OPEN


class SqlLearnerStore(LearnerStore):
    """Remembers learners."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def learner(self, player: int, game: str) -> LearnerRow:
        row = await self._database.row(
            "select match, moved from learners where player = ? and game = ?", player, game
        )
        return LearnerRow() if row is None else LearnerRow(row["match"], bool(row["moved"]))

    async def begin(self, row: MatchRow, entries: Sequence[Entry]) -> int:
        def work(transaction: Transaction) -> int:
            played = transaction.run(
                f"select id from matches where {OPEN}"
                " and id = (select match from learners where player = ? and game = ?)",
                row.host,
                row.game,
            )
            if played:
                return int(played[0]["id"])
            match = insert_match(transaction, row, entries)
            transaction.run(
                "insert into learners (player, game, match) values (?, ?, ?)"
                " on conflict (player, game) do update set match = excluded.match",
                row.host,
                row.game,
                match,
            )
            return match

        return await self._database.write(work)

    async def has_moved(self, player: int, game: str) -> None:
        def work(transaction: Transaction) -> None:
            transaction.run(
                "insert into learners (player, game, moved) values (?, ?, true)"
                " on conflict (player, game) do update set moved = true",
                player,
                game,
            )

        await self._database.write(work, beside=True)

"""People who have played before: tests see what is shown nearly always; newcomers are tested apart."""

from __future__ import annotations

from collections.abc import Iterable

from bot.catalog import TITLES
from storage.sql.database import Database, Transaction


async def have_played(database: Database, players: Iterable[int]) -> None:
    """Makes these people no newcomers to any game."""

    def work(transaction: Transaction) -> None:
        for player in players:
            for game in TITLES:
                transaction.run(
                    "insert into learners (player, game, moved) values (?, ?, true) on conflict do nothing",
                    player,
                    game,
                )

    await database.write(work)

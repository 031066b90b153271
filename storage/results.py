"""Results of finished matches and what players chose."""

from __future__ import annotations

from dataclasses import dataclass

from storage.database import Database


@dataclass(frozen=True)
class Standing:
    """One line of a server's table: solo lines have `best`, the others `matches` and `won`."""

    player: int
    name: str
    matches: int
    won: int
    best: int


@dataclass(frozen=True)
class PlayerRow:
    """What is kept of a player: the language last seen, and whether to call on each turn."""

    language: str
    call: bool


class ResultStore:
    """Tables of results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def table(self, server: int, game: str, *, solo: bool, limit: int) -> list[Standing]:
        """The best players of a server in one game: by matches won, or solo by the best score."""
        order = "best desc" if solo else "won desc, matches asc"
        rows = await self._database.rows(
            # With max() SQLite takes the other columns from the row of the maximum: the newest name.
            "select player, name, max(match) as newest, count(*) as matches, sum(place = 1) as won,"
            " (select max(score) from results as other where other.server = results.server"
            "   and other.game = results.game and other.solo = results.solo"
            "   and other.player = results.player) as best"
            " from results where server = ? and game = ? and solo = ? group by player"
            f" order by {order}, newest limit ?",
            server,
            game,
            int(solo),
            limit,
        )
        return [Standing(row["player"], row["name"], row["matches"], row["won"], row["best"]) for row in rows]


class PlayerStore:
    """Choices and languages of players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, player: int) -> PlayerRow:
        """What is known of a player; defaults for one never seen."""
        row = await self._database.row("select language, call from players where id = ?", player)
        return PlayerRow("en", call=False) if row is None else PlayerRow(row["language"], bool(row["call"]))

    async def put(self, player: int, choice: PlayerRow) -> None:
        """Remembers a player's language and choices."""
        async with self._database.transaction() as transaction:
            await transaction.run(
                "insert or replace into players values (?, ?, ?)", player, choice.language, int(choice.call)
            )

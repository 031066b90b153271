"""Results of finished matches, and what players and servers chose."""

from __future__ import annotations

from collections.abc import Sequence
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
    """What is kept of a player: the language last seen, and how to be called.

    call: a direct message on each turn.  pings: mentions ring; without them the name is written only.
    reminders: how many a turn, 0 to 2; one is the last one.
    """

    language: str = "en"
    call: bool = False
    pings: bool = True
    reminders: int = 2


@dataclass(frozen=True)
class ServerRow:
    """What a server's matches begin with: see the columns of a match."""

    pace: int | None = None
    late: str = "skip"
    thread: bool = False


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
        row = await self._database.row(
            "select language, call, pings, reminders from players where id = ?", player
        )
        if row is None:
            return PlayerRow()
        return PlayerRow(row["language"], bool(row["call"]), bool(row["pings"]), row["reminders"])

    async def put(self, player: int, choice: PlayerRow) -> None:
        """Remembers a player's language and choices."""
        async with self._database.transaction() as transaction:
            await transaction.run(
                "insert or replace into players (id, language, call, pings, reminders)"
                " values (?, ?, ?, ?, ?)",
                player,
                choice.language,
                int(choice.call),
                int(choice.pings),
                choice.reminders,
            )

    async def silent(self, players: Sequence[int]) -> set[int]:
        """Those of the players who want no mention to ring."""
        if not players:
            return set()
        rows = await self._database.rows(
            f"select id from players where pings = 0 and id in ({', '.join('?' * len(players))})", *players
        )
        return {int(row["id"]) for row in rows}


class ServerStore:
    """Choices of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, server: int) -> ServerRow:
        """What a server chose; defaults for one that chose nothing."""
        row = await self._database.row("select pace, late, thread from servers where id = ?", server)
        return ServerRow() if row is None else ServerRow(row["pace"], row["late"], bool(row["thread"]))

    async def put(self, server: int, choice: ServerRow) -> None:
        """Remembers what a server chose."""
        async with self._database.transaction() as transaction:
            await transaction.run(
                "insert or replace into servers (id, pace, late, thread) values (?, ?, ?, ?)",
                server,
                choice.pace,
                choice.late,
                int(choice.thread),
            )

"""What is stored about players and servers: names, languages and choices."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple, fields, replace
from typing import TypeVar

from storage.faults import Unwritable
from storage.players import PlayerRow, PlayerStore, ServerRow, ServerStore
from storage.sql import sitters
from storage.sql.database import Database, Row, Transaction
from storage.sql.phrases import HANDS_BEHIND, POST_BEHIND, numbers, put
from storage.sql.places import OPEN
from storage.sql.tallies import lines_of, tallied

Kept = TypeVar("Kept", PlayerRow, ServerRow)

PLAYER = "select id, language, call, pings, reminders, name, chosen from players"
"""The SQL for what `player_row` reads."""


def player_row(row: Row) -> PlayerRow:
    """What is kept of a player."""
    return PlayerRow(
        row["language"],
        bool(row["call"]),
        bool(row["pings"]),
        row["reminders"],
        row["name"],
        row["chosen"],
    )


def sitters_of(transaction: Transaction, match: int) -> dict[int, PlayerRow]:
    """What is known about each of those who sit in a match."""
    rows = transaction.run(
        "select player, id, language, call, pings, reminders, players.name, chosen from seats"
        " left join players on players.id = player where match = ?",
        match,
    )
    return {row["player"]: PlayerRow() if row["id"] is None else player_row(row) for row in rows}


_SEATED = "(select match from seats where player = ?1 and open)"
_PLAYER_BEHIND = (
    f"update matches set {HANDS_BEHIND} where id in {_SEATED}",
    # In a direct message the post is for its player alone.
    f"update matches set {POST_BEHIND} where server is null and id in {_SEATED}",
    # A mover's hand begins with the number of the turn: it is shown again, without another ping.
    "update hands set shown = substr(shown, 1, instr(shown, '.')) where player = ?1"
    f" and instr(shown, '.') > 0 and match in {_SEATED}",
)
_SERVER_BEHIND = f"update matches set {POST_BEHIND} where server = ? and {OPEN}"


def _changed(stored: Kept, read: Kept | None, choice: Kept) -> Kept:
    """What is to be stored: of a choice made from what was read, what it changes."""
    if read is None:
        return choice
    chosen = {field.name: getattr(choice, field.name) for field in fields(choice)}
    return replace(stored, **{name: each for name, each in chosen.items() if each != getattr(read, name)})


def _reads_another(before: PlayerRow | ServerRow, after: PlayerRow | ServerRow) -> bool:
    """Whether what is shown has to be said in another language.

    What Discord says counts where nothing was chosen.  Where the bot no longer has what was chosen, what is
    shown follows with its next change.
    """
    return (before.chosen or before.language) != (after.chosen or after.language)


class SqlPlayerStore(PlayerStore):
    """Names, choices and languages of players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, player: int) -> PlayerRow:
        row = await self._database.row(f"{PLAYER} where id = ?", player)
        return PlayerRow() if row is None else player_row(row)

    async def put(self, player: int, choice: PlayerRow, read: PlayerRow | None = None) -> None:
        def work(transaction: Transaction) -> None:
            before = [player_row(row) for row in transaction.run(f"{PLAYER} where id = ?", player)]
            after = _changed(next(iter(before), choice), read, choice)
            transaction.run(
                put("players", "id", "language, call, pings, reminders, name, chosen, deleted, asked"),
                player,
                after.language,
                after.messages,
                after.pings,
                after.reminders,
                after.name,
                after.chosen,
                False,
                0,
            )
            if any(_reads_another(row, after) for row in before):
                for statement in _PLAYER_BEHIND:
                    transaction.run(statement, player)

        await self._database.write(work)

    async def several(self, players: Sequence[int]) -> dict[int, PlayerRow]:
        if not players:
            return {}
        rows = await self._database.rows(f"{PLAYER} where id in ({', '.join('?' * len(players))})", *players)
        known = {row["id"]: player_row(row) for row in rows}
        return {player: known.get(player, PlayerRow()) for player in players}

    async def member(self, server: int, player: int) -> str | None:
        row = await self._database.row(
            "select name from members where server = ? and player = ? and not gone", server, player
        )
        return None if row is None else str(row["name"])

    async def seen(self, server: int, player: int, name: str) -> None:
        def work(transaction: Transaction) -> None:
            with tallied(transaction, lines_of(transaction, player, server)):
                transaction.run(
                    "insert into members (server, player, name) values (?, ?, ?)"
                    " on conflict (server, player) do update set name = excluded.name, gone = false",
                    server,
                    player,
                    name,
                )

        await self._database.write(work)

    async def unchecked(self, server: int, players: Sequence[int], before: int) -> list[int]:
        if not players:
            return []
        rows = await self._database.rows(
            "select player from members where server = ? and checked < ?"
            f" and player in ({', '.join('?' * len(players))})",
            server,
            before,
            *players,
        )
        return [int(row["player"]) for row in rows]

    async def checked(self, server: int, player: int, at: int, *, gone: bool) -> None:
        here = "server = ? and player = ?"
        # Mostly nothing has changed.
        same = f"select 1 from members where {here} and gone = ?"
        if await self._database.row(same, server, player, gone):
            await self._database.note(f"update members set checked = ? where {here}", at, server, player)
            return

        def work(transaction: Transaction) -> None:
            with tallied(transaction, lines_of(transaction, player, server)):
                changed = f"update members set gone = ?, checked = ? where {here}"
                transaction.run(changed, gone, at, server, player)

        # On a full disk it is asked again.
        with suppress(Unwritable):
            await self._database.write(work)

    async def unasked(self, players: Sequence[int], before: int) -> list[int]:
        rows = await self._database.rows(
            f"select value as player from {numbers('?')} as each left join players on players.id = value"
            f" where {sitters.on_discord('value')} and not coalesce(deleted, false)"
            " and coalesce(asked, 0) < ?",
            json.dumps(list(players)),
            before,
        )
        return [int(row["player"]) for row in rows]

    async def asked(self, player: int, at: int) -> None:
        await self._database.note(
            put("players", "id", "asked"),
            player,
            at,
        )

    async def deleted(self, player: int, at: int) -> None:
        def work(transaction: Transaction) -> None:
            transaction.run(
                "insert into players (id, name, deleted, asked) values (?1, '', true, ?2)"
                " on conflict (id) do update set name = '', deleted = true, asked = excluded.asked",
                player,
                at,
            )
            transaction.run("update members set name = '' where player = ?", player)
            transaction.run("update placings set name = '' where player = ?", player)
            transaction.run(
                "update seats set name = '' where player = ?"
                " and exists (select 1 from matches where id = match and status <> 'lobby')",
                player,
            )

        await self._database.write(work)


_SERVER = "select pace, late, thread, world, leavers, daily, computers, language, chosen from servers"


def _server_row(row: Row) -> ServerRow:
    return ServerRow(
        row["pace"],
        row["late"],
        bool(row["thread"]),
        bool(row["world"]),
        row["leavers"],
        row["daily"],
        bool(row["computers"]),
        row["language"],
        row["chosen"],
    )


class SqlServerStore(ServerStore):
    """Choices of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, server: int) -> ServerRow:
        row = await self._database.row(f"{_SERVER} where id = ?", server)
        return ServerRow() if row is None else _server_row(row)

    async def put(self, server: int, choice: ServerRow, read: ServerRow | None = None) -> None:
        def work(transaction: Transaction) -> None:
            found = transaction.run(f"{_SERVER} where id = ?", server)
            before = next(map(_server_row, found), ServerRow())
            after = _changed(before, read, choice)
            transaction.run(
                put(
                    "servers", "id", "pace, late, thread, world, leavers, daily, computers, language, chosen"
                ),
                server,
                *astuple(after),
            )
            if _reads_another(before, after):
                transaction.run(_SERVER_BEHIND, server)

        await self._database.write(work)

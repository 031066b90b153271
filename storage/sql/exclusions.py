"""Who is kept off the world's boards: by whoever runs the bot, or for a time after deleting all data."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from storage.exclusions import Excluded, ExclusionStore, Kind
from storage.sql.database import Database, Transaction

_RETURN = 30 * 24 * 3600
"""Seconds for which results with somebody who deleted all data stay out of the world."""

_SOONER = (
    " on conflict (solo, server, month, game) do update set since ="
    " case when stale_boards.since < excluded.since then stale_boards.since else excluded.since end"
)
STALE = f"insert into stale_boards (solo, server, month, game, since) values (?, ?, ?, ?, ?){_SOONER}"
"""The SQL by which a board is to be made again from a result on."""
# The world boards on which results count: for their month and all time, their game and all games.
_OF_THE_WORLD = (
    "with counting as (select solo, month, game, number from results"
    "   where world and voided is null and (ranked or solo) and {}),"
    " of_a_game as (select * from counting union all select solo, 0, game, number from counting)"
    " insert into stale_boards (solo, server, month, game, since)"
    " select solo, 0, month, game, min(number) from (select * from of_a_game"
    "   union all select solo, month, '', number from of_a_game where not solo) as boards"
    f" where true group by solo, month, game{_SOONER}"
)
_OF: dict[str, str] = {
    "server": "server = ?",
    "player": "match in (select match from placings where player = ?)",
}


class SqlExclusionStore(ExclusionStore):
    """Keeps servers and players off the world's boards, and lets them back in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Excluded]:
        rows = await self._database.rows("select kind, id, at from excluded order by at, kind, id")
        return [Excluded(row["kind"], row["id"], row["at"]) for row in rows]

    async def is_known(self, kind: Kind, number: int) -> bool:
        known = await self._database.row(f"select 1 from results where {_OF[kind]} limit 1", number)
        return known is not None

    async def exclude(self, kind: Kind, number: int, at: int) -> bool:
        def work(transaction: Transaction) -> bool:
            if not transaction.run(
                "insert into excluded values (?, ?, ?) on conflict do nothing returning id", kind, number, at
            ):
                return False
            _changed(transaction, kind, number)
            return True

        return await self._database.write(work)

    async def include(self, kind: Kind, number: int) -> bool:
        def work(transaction: Transaction) -> bool:
            gone = transaction.run(
                "delete from excluded where kind = ? and id = ? returning id", kind, number
            )
            if gone:
                _changed(transaction, kind, number)
            if kind == "player":
                digest = _digest(transaction, number)
                gone = [
                    *gone,
                    *transaction.run("delete from forgotten where digest = ? returning digest", digest),
                ]
            return bool(gone)

        return await self._database.write(work)


def _changed(transaction: Transaction, kind: Kind, number: int) -> None:
    transaction.run(_OF_THE_WORLD.format(_OF[kind]), number)
    transaction.run("update counted set changes = changes + 1")


def is_barred(transaction: Transaction, players: Iterable[int], at: int) -> bool:
    """Whether one of these deleted all data lately, or while kept out, so nothing counts worldwide."""
    if not transaction.run("select 1 from forgotten limit 1"):
        return False
    for player in players:
        if transaction.run(
            "select 1 from forgotten where digest = ? and (until is null or until > ?)",
            _digest(transaction, player),
            at,
        ):
            return True
    return False


async def is_kept_out(database: Database, player: int, at: int) -> bool:
    """Whether nothing a player plays now counts worldwide: see `exclude` and `is_barred`."""
    secret = await database.row("select value from secret")
    assert secret is not None
    found = await database.row(
        "select 1 from excluded where kind = 'player' and id = ?1"
        " union all select 1 from forgotten where digest = ?2 and (until is null or until > ?3)",
        player,
        _digest_by(secret["value"], player),
        at,
    )
    return found is not None


def keep_out_again(transaction: Transaction, player: int, at: int) -> None:
    """Excludes a player who deleted all data while kept out and is back under the same id."""
    digest = _digest(transaction, player)
    if transaction.run("select 1 from forgotten where digest = ? and until is null", digest):
        transaction.run("insert into excluded values ('player', ?, ?) on conflict do nothing", player, at)


def keep_barred(transaction: Transaction, player: int, number: int, at: int) -> None:
    """Remembers a player about to be forgotten and become this number, to recognise them if they return.

    If they are kept out they stay out, and so does what they have played.
    """
    transaction.run("delete from forgotten where until <= ?", at)
    excluded = transaction.run(
        "update excluded set id = ? where kind = 'player' and id = ? returning id", number, player
    )
    if not excluded and not transaction.run("select 1 from placings where player = ? limit 1", player):
        return
    transaction.run(
        "insert into forgotten values (?1, ?2) on conflict (digest) do update set until ="
        " case when forgotten.until is null then null else excluded.until end",
        _digest(transaction, player),
        None if excluded else at + _RETURN,
    )


def _digest(transaction: Transaction, player: int) -> str:
    return _digest_by(transaction.run("select value from secret")[0]["value"], player)


def _digest_by(secret: str, player: int) -> str:
    return sha256(f"{secret} {player}".encode()).hexdigest()

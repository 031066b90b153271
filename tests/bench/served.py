"""One stored action on PostgreSQL beside the same statements in plain psycopg, and among many matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import Any

import psycopg

from storage.postgres.database import Database
from storage.sql.alarms import SqlAlarmStore
from storage.sql.matches import SqlMatchStore
from tests.bench.store import LOGGED, MOST_GROWN, ONE, Contestant, append, load, rows_of, stored
from tests.bench.timing import AsyncJob, Figure, async_in_turn, paired
from tests.storage import cluster

REAL = {
    "fsync": "on",
    "full_page_writes": "on",
    "autovacuum": "on",
    "shared_buffers": "256MB",
    "checkpoint_timeout": "5min",
}
"""What the tests' server leaves out for speed; the rest is as PostgreSQL has it."""
_MOST = 1.5


def figures(rounds: int, matches: int = 10_000, new: Callable[[], str] | None = None) -> list[Figure]:
    """Append and load in a store of one match and of many; nothing where PostgreSQL is not installed.

    new: makes a database and returns its address; None for a server as for real use.
    """
    if new is not None:
        return asyncio.run(_figures(rounds, matches, *(new() for _ in range(3))))
    if not cluster.installed():
        return []
    with cluster.own(REAL) as (server, _):
        return asyncio.run(_figures(rounds, matches, *map(server.new, ("one", "plain", "many"))))


async def _figures(rounds: int, matches: int, *addresses: str) -> list[Figure]:
    single, plain, full = addresses
    for address in addresses:
        database = await Database.open(address)
        await stored(database)
        await database.close()
    multiplied(full, matches)
    one, many = await Database.open(single), await Database.open(full)
    chance = Random("bench served")
    try:
        with closing(psycopg.connect(plain, autocommit=True)) as connection:
            appended, base, grown, loaded, loaded_grown = await async_in_turn(
                rounds,
                append(SqlMatchStore(one), lambda: ONE),
                _plainly(connection),
                append(SqlMatchStore(many), lambda: chance.randint(1, matches)),
                load(SqlMatchStore(one), lambda: ONE),
                load(SqlMatchStore(many), lambda: chance.randint(1, matches)),
            )
    finally:
        await one.close()
        await many.close()
    assert _contents(single) == _contents(plain), "the baseline must write what the store writes"
    where = f"among {matches:,} matches with {LOGGED} entries each, beside one match"
    what = "one action stored on PostgreSQL, beside the same statements in plain psycopg"
    return [
        paired("Q-append", what, appended, base, wall=_MOST),
        paired("Q-growth", f"the same {where}", grown, appended, cpu=MOST_GROWN, wall=MOST_GROWN),
        paired("Q-load", f"one match loaded from PostgreSQL {where}", loaded_grown, loaded),
    ]


def grown(
    rounds: int, few: int = 1_000, many: int = 1_000_000, new: Callable[[], str] | None = None
) -> list[Figure]:
    """What a turn needs, asked of a store of many matches beside one of few."""
    if new is not None:
        return asyncio.run(_grown(rounds, few, many, new(), new()))
    if not cluster.installed():
        return []
    with cluster.own(REAL) as (server, _):
        return asyncio.run(_grown(rounds, few, many, *map(server.new, ("few", "many"))))


async def _grown(rounds: int, few: int, many: int, *addresses: str) -> list[Figure]:
    stores = []
    for address, matches in zip(addresses, (few, many), strict=True):
        database = await Database.open(address)
        await stored(database)
        await asyncio.to_thread(multiplied, address, matches)
        stores.append(database)
    small, large = stores
    chance = Random("bench grown")
    in_play = chance.sample(range(2, many + 1), few - 1)
    asked = [
        _questions(small, lambda: chance.randint(2, few)),
        _questions(large, lambda: chance.randint(2, many)),
        _questions(large, lambda: chance.choice(in_play)),
    ]
    try:
        # What is in play was asked for before, so a server has it in its own memory.
        for database, numbers in ((small, list(range(2, few + 1))), (large, in_play)):
            for ask in _questions(database, iter(numbers * len(_ASKED)).__next__):
                for number in range(len(numbers)):
                    await (await ask(number))()
        taken = await async_in_turn(rounds, *(contestant for each in asked for contestant in each))
    finally:
        for database in stores:
            await database.close()
    of_small, *of_large = (taken[begin : begin + len(_ASKED)] for begin in range(0, len(taken), len(_ASKED)))
    where = (f"among {many:,} matches on PostgreSQL, any of them", f"among {few:,} of them in play")
    return [
        paired(f"Q-{kind}{id_}", f"{what} {place}, beside {few:,}", of, base, cpu=MOST_GROWN, wall=MOST_GROWN)
        for kind, place, found in zip(("many", "play"), where, of_large, strict=True)
        for (id_, what), of, base in zip(_ASKED.items(), found, of_small, strict=True)
    ]


_ASKED = {
    "": "one action stored",
    "-load": "one match loaded",
    "-own": "the open matches of a player",
    "-due": "what is due by now",
}


def _questions(database: Database, some: Callable[[], int]) -> list[Contestant]:
    """As in `_ASKED`, in its order; some: the number of a match."""
    store, alarms = SqlMatchStore(database), SqlAlarmStore(database)

    async def own(number: int) -> AsyncJob:
        player = 1001 + 10 * some()
        return lambda: store.open_of(player)

    async def due(number: int) -> AsyncJob:
        return lambda: alarms.due(2_000_000_000)

    return [append(store, some), load(store, some), own, due]


def multiplied(address: str, matches: int) -> None:
    """Copies the one match until there are so many, each with people and a log of its own."""
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        columns = ", ".join(name for name in _columns(connection, "matches") if name not in ("id", "channel"))
        connection.execute(
            f"""
            begin;
            set local session_replication_role = replica; -- what is copied points to what is there
            insert into matches (id, channel, {columns})
                select number, number, {columns} from generate_series(2, {matches}) as number, matches;
            insert into seats (match, seat, player, name, open)
                select id, seat, player + 10 * id, name, seats.open from matches, seats where id > 1;
            insert into log
                select id, log.version, seat, notation, id * 100000 + log.version, at
                from matches, log where id > 1;
            commit;
            """  # noqa: S608 -- only names from the schema
        )
        connection.execute("vacuum analyze")


def _columns(connection: psycopg.Connection[Any], table: str) -> list[str]:
    rows = connection.execute(
        "select column_name from information_schema.columns"
        " where table_schema = current_schema() and table_name = %s order by ordinal_position",
        (table,),
    )
    return [str(name) for (name,) in rows]


def _plainly(connection: psycopg.Connection[Any]) -> Contestant:
    async def prepare(number: int) -> AsyncJob:
        row = connection.execute("select version from matches where id = %s", (ONE,)).fetchone()
        assert row is not None
        logged, changed = rows_of(row[0])

        async def job() -> None:
            connection.execute("begin")
            connection.execute("insert into log values (%s, %s, %s, %s, %s, %s)", logged)
            connection.execute(
                "update matches set version = %s, state = %s, page = %s, mark = %s, call_page = %s"
                " where id = %s",
                changed,
            )
            connection.execute("commit")

        return job

    return prepare


def _contents(address: str) -> list[list[Any]]:
    with closing(psycopg.connect(address)) as connection:
        return [
            connection.execute(f"select * from {name} order by 1, 2").fetchall()  # noqa: S608 -- two constants
            for name in ("matches", "log")
        ]

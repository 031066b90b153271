"""One stored action beside the same statements in plain sqlite3, and in a store of 10,000 matches."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

from bot import codec
from storage.matches import Entry, MatchRow, Sitter
from storage.sql import database as sql
from storage.sql.matches import SqlMatchStore
from storage.sqlite.database import MOST, Database
from tests.bench.positions import middle
from tests.bench.timing import AsyncJob, Figure, async_in_turn, paired

LOGGED = 30
"""Log entries of each stored match."""
_SITTERS = (Sitter(1001, "Adelaide"), Sitter(1002, "Bartholomew"))
STATES = tuple(codec.dump(middle(2, tiles)) for tiles in (20, 21))
"""A match is in the one or the other."""
ONE = 1
"""The one match."""
_MOST_CPU, MOST_WALL, MOST_GROWN = 2, 1.5, 1.15

Contestant = Callable[[int], Awaitable[AsyncJob]]


def figures(rounds: int, folder: Path, matches: int = 10_000) -> list[Figure]:
    """Append and load in a store of one match and of many; the folder says which disk is measured."""
    return asyncio.run(_figures(rounds, folder, matches))


async def _figures(rounds: int, folder: Path, matches: int) -> list[Figure]:
    single, plain, full = (folder / name for name in ("one.db", "plain.db", "many.db"))
    for path in (single, plain, full):
        database = await Database.open(path)
        await stored(database)
        await database.close()
    _multiplied(full, matches)
    one, many = await Database.open(single), await Database.open(full)
    chance = Random("bench store")
    try:
        with closing(_connection(plain)) as connection:
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
    return [
        paired(
            "S-append",
            "one action stored, beside the same statements in plain sqlite3",
            appended,
            base,
            cpu=_MOST_CPU,
            wall=MOST_WALL,
        ),
        paired("S-growth", f"the same {where}", grown, appended, cpu=MOST_GROWN, wall=MOST_GROWN),
        paired("S-load", f"one match loaded {where}", loaded_grown, loaded),
    ]


async def stored(database: sql.Database) -> None:
    """Stores one running match and its log."""
    row = MatchRow(
        kind="table",
        game="axio",
        server=1,
        channel=ONE,
        host=_SITTERS[0].player,
        status="running",
        wanted=len(_SITTERS),
        options="{}",
        seed="bench",
        version=LOGGED,
        state=STATES[0],
        created=1,
        mark=mark(0),
        sitters=_SITTERS,
    )
    number = await SqlMatchStore(database).create(row, [entry(ONE, each + 1) for each in range(LOGGED)])
    assert number == ONE


def entry(match: int, version: int) -> Entry:
    """What the log says of a version."""
    return Entry(version % 2, "rg E5 F5", match * 100_000 + version, 1_700_000_000 + version)


def mark(number: int) -> str:
    """As long as those that are drawn, and the same in both stores."""
    return f"{number:016x}"


def _multiplied(path: Path, matches: int) -> None:
    """Copies the one match until there are so many, each with seats and a log of its own."""
    columns = (
        "game, server, host, status, wanted, thread, invited, options, seed, version, state, page, created"
    )
    with closing(_connection(path)) as connection:
        connection.executescript(
            f"""
            begin;
            insert into matches (id, channel, {columns})
                with recursive numbers (n) as (
                    select 2 union all select n + 1 from numbers where n < {matches}
                )
                select n, n, {columns} from numbers, matches;
            insert into seats
                select matches.id, seat, player, name, open from matches, seats where matches.id > 1;
            insert into log
                select matches.id, log.version, seat, notation, matches.id * 100000 + log.version, at
                from matches, log where matches.id > 1;
            commit;
            """  # noqa: S608 -- only the constants above
        )
        assert connection.execute("select count(*) from log").fetchone()[0] == matches * LOGGED


def _connection(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    # As the store's own connection, so that only its work is compared and not what its settings cost.
    for pragma in (
        *("journal_mode = wal", "synchronous = full", "foreign_keys = on", "secure_delete = on"),
        f"wal_autocheckpoint = {MOST >> 12}",
    ):
        connection.execute(f"pragma {pragma}")
    return connection


def append(store: SqlMatchStore, pick: Callable[[], int]) -> Contestant:
    """An action stored in a match of the store."""

    async def prepare(number: int) -> AsyncJob:
        before = await store.load(pick())
        assert before is not None
        version = before.version + 1
        page = before.page + 1
        after = replace(
            before,
            version=version,
            state=STATES[version % 2],
            page=page,
            mark=mark(version),
            call_page=page,
        )
        return lambda: store.append(before, after, [entry(before.id, version)])

    return prepare


def rows_of(before: int) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """What an action puts into the log, and into the row of the match, which had this version before."""
    version, page = before + 1, before + 1 - LOGGED
    added = entry(ONE, version)
    logged = (ONE, version, added.seat, added.notation, added.interaction, added.at)
    return logged, (version, STATES[version % 2], page, mark(version), page, ONE)


def _plainly(connection: sqlite3.Connection) -> Contestant:
    async def prepare(number: int) -> AsyncJob:
        (before,) = connection.execute("select version from matches where id = ?", (ONE,)).fetchone()
        logged, changed = rows_of(before)

        async def job() -> None:
            connection.execute("begin immediate")
            connection.execute("insert into log values (?, ?, ?, ?, ?, ?)", logged)
            connection.execute(
                "update matches set version = ?, state = ?, page = ?, mark = ?, call_page = ? where id = ?",
                changed,
            )
            connection.execute("commit")

        return job

    return prepare


def load(store: SqlMatchStore, pick: Callable[[], int]) -> Contestant:
    """A match read."""

    async def prepare(number: int) -> AsyncJob:
        match = pick()
        return lambda: store.load(match)

    return prepare


def _contents(path: Path) -> list[list[tuple[object, ...]]]:
    with closing(_connection(path)) as connection:
        return [
            connection.execute(f"select * from {name} order by 1, 2").fetchall()  # noqa: S608 -- two constants
            for name in ("matches", "log")
        ]

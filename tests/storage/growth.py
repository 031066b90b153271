"""What SQLite does for a question, counted, and a store that grows in the meantime."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from storage.sql.database import Transaction, Value
from storage.sqlite.connection import Connection
from storage.sqlite.database import Database
from tests.storage.finished import MONTH, NOVEMBER

STRANGER = 1_000_000
"""The first of the players who fill a store; each plays with the next."""


async def work(database: Database, asked: Awaitable[object]) -> int:
    """The steps of SQLite's machine that answering takes: about as many as rows are read, times ten.

    They are the same on every computer.
    """
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    every = (database._writer, database._reader, database._surveyor, database._notes)
    connections = [each.plain for each in every if isinstance(each, Connection)]
    for connection in connections:
        connection.set_progress_handler(step, 1)
    await asked
    for connection in connections:
        connection.set_progress_handler(step, 0)  # switches it off
    return steps


async def fill(database: Database, sql: str, rows: Sequence[Sequence[Value]]) -> None:
    """Stores these rows by one statement."""
    await database.write(lambda transaction: transaction.run_many(sql, rows))


async def grow(database: Database, matches: int, *players: int) -> None:
    """Adds finished matches of two strangers each, or of these two players: results, hands and all."""
    rows = await database.rows("select coalesce(max(id), 0) as newest from matches")
    first = int(rows[0]["newest"]) + 1
    every = [
        (number, *(players or (STRANGER + number % 100, STRANGER + (number + 1) % 100)))
        for number in range(first, first + matches)
    ]
    seats = [(number, seat, player) for number, *two in every for seat, player in enumerate(two)]

    def work(transaction: Transaction) -> None:
        transaction.run_many(
            "insert into matches (id, kind, game, server, channel, host, status, wanted, thread, invited,"
            " options, seed, version, page, created, givers, note, post_version, hands_version)"
            " values (?1, 'table', 'chess', 1, ?1 + 1000, ?2, 'finished', 2, 0, json_array(?3), '{}', '', 1,"
            " 1, ?4, json_array(json_object('player', ?3)), json_object('by', ?2), 1, 1)",
            [(*each, NOVEMBER) for each in every],
        )
        transaction.run_many("insert into seats values (?, ?, ?, 'Somebody', 0)", seats)
        transaction.run_many(
            "insert into log values (?, 1, 0, '/open', null, ?)", [(number, NOVEMBER) for number, *_ in every]
        )
        transaction.run_many(
            "insert into hands (match, player, message, shown) values (?1, ?3, ?2, '')", seats
        )
        # The results are numbered like the matches.
        transaction.run_many(
            "insert into results (number, match, server, game, month, turns, solo, ranked, world, at)"
            " values (?1, ?1, 1, 'chess', ?2, 9, 0, 1, 1, ?3)",
            [(number, MONTH, NOVEMBER) for number, *_ in every],
        )
        transaction.run_many(
            "insert into placings (match, seat, player, name, place, score, merit, result)"
            " values (?1, ?2, ?3, 'Somebody', 1, 0, 0, ?1)",
            seats,
        )
        transaction.run_many("insert into courses values (1, 'chess', ?3, ?1, 1000)", seats)
        transaction.run_many("insert or ignore into pairings values (?2, ?3, ?1), (?3, ?2, ?1)", every)

    await database.write(work)


async def grow_open(database: Database, matches: int, **columns: int | str | None) -> None:
    """Adds matches in play of strangers, each on its own server and in its own channel, with a clock.

    columns: what is otherwise in all of them.
    """
    rows = await database.rows("select coalesce(max(id), 0) as newest from matches")
    first = int(rows[0]["newest"]) + 1
    given: dict[str, Value] = {
        "kind": "table", "game": "chess", "host": STRANGER, "status": "running", "wanted": 1, "thread": 0,
        "invited": "[]", "options": "{}", "seed": "", "version": 1, "page": 1, "created": NOVEMBER,
        "post_version": 1, "hands_version": 1, "alarm": NOVEMBER + 1,
    }  # fmt: skip
    given |= columns
    unset = [column for column in ("server", "channel") if column not in columns]
    names = ", ".join(("id", *unset, *given))
    places = ", ".join("?" * (1 + len(unset) + len(given)))
    status = given["status"]

    def work(transaction: Transaction) -> None:
        every = range(first, first + matches)
        transaction.run_many(
            f"insert into matches ({names}) values ({places})",  # noqa: S608 -- names of columns
            [(each, *(each + 1000 for _ in unset), *given.values()) for each in every],
        )
        transaction.run_many(
            "insert into seats values (?, 0, ?, 'Somebody', ?)",
            [(each, given["host"], status in ("lobby", "running")) for each in every],
        )

    await database.write(work)

"""Opening, migrating, and transactions: all or nothing, one at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import storage.sqlite.database
from storage.faults import StoreTooNew, StoreUnusable
from storage.sql.database import Transaction
from storage.sqlite.connection import Connection
from storage.sqlite.database import Database, migrations
from tests.patience import PATIENT
from tests.storage.contents import TABLES, contents
from tests.storage.held import held

ROOT = Path(__file__).parents[2]

# What a store brings back.  No text has a NUL, which PostgreSQL does not take: names are cleaned before.
HOSTILE = (
    "'; drop table matches; --",
    '"); delete from log; --',
    "? ?1 :name @name $name %s {0}",
    "bell \x07",
    "line\nbreak\r\n\ttab",
    "Zoë 🎲 العربية עברית \u202e\u200d",
    "",
    "x" * 100_000,
)


def schema_of(path: Path) -> tuple[int, list[tuple[str, ...]]]:
    with sqlite3.connect(path) as connection:
        version = connection.execute("pragma user_version").fetchone()[0]
        made = connection.execute("select type, name, sql from sqlite_schema order by name").fetchall()
    connection.close()
    return version, made


def keep(transaction: Transaction, *players: int) -> None:
    for player in players:
        transaction.run("insert into players (id) values (?)", player)


async def store(database: Database, *players: int) -> None:
    await database.write(lambda transaction: keep(transaction, *players))


async def kept(database: Database) -> list[int]:
    return [row["id"] for row in await database.rows("select id from players order by id")]


# -- opening --------------------------------------------------------------------------------------


def test_schema_steps_are_numbered_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def test_a_fresh_file_gets_the_newest_schema(path: Path, database: Database) -> None:
    version, made = schema_of(path)
    assert version == migrations()[-1][0]
    assert {name for kind, name, _ in made if kind == "table"} >= set(TABLES)


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "far" / "away" / "store.db")
    assert await kept(database) == []
    await database.close()


async def test_an_empty_file_of_schema_0_is_brought_up_to_date(path: Path) -> None:
    assert schema_of(path) == (0, [])
    await (await Database.open(path)).close()
    assert schema_of(path)[0] == migrations()[-1][0]


async def test_only_the_missing_steps_run_and_what_was_stored_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = migrations()
    database = await Database.open(path)
    await store(database, 7)
    await database.close()

    number = steps[-1][0] + 1
    script = (
        "-- a comment; with a semicolon\nalter table players\n add column tune text not null default ';';\n"
    )
    monkeypatch.setattr(storage.sqlite.database, "migrations", lambda: [*steps, (number, script)])
    database = await Database.open(path)
    row = await database.row("select * from players")
    assert row is not None
    assert (row["id"], row["tune"]) == (7, ";")
    await database.close()
    assert schema_of(path)[0] == number


async def test_a_newer_store_is_refused_and_left_alone(path: Path) -> None:
    await (await Database.open(path)).close()
    newer = migrations()[-1][0] + 1
    with sqlite3.connect(path) as connection:
        connection.execute(f"pragma user_version = {newer}")
    connection.close()
    before = schema_of(path)
    with pytest.raises(StoreTooNew, match=str(newer)):
        await Database.open(path)
    assert schema_of(path) == before


@pytest.mark.parametrize("start", ["fresh", "in use"])
async def test_a_failing_step_leaves_the_file_unchanged(
    path: Path, monkeypatch: pytest.MonkeyPatch, start: str
) -> None:
    steps = migrations()
    if start == "in use":
        database = await Database.open(path)
        await store(database, 7)
        await database.close()
    else:
        sqlite3.connect(path).close()
    before = schema_of(path)
    good = (steps[-1][0] + 1, "create table good (id integer) strict;")
    broken = (
        good[0] + 1,
        "delete from players;\ncreate table more (id integer);\ncreate table more (id text);",
    )
    monkeypatch.setattr(storage.sqlite.database, "migrations", lambda: [*steps, good, broken])
    with pytest.raises(StoreUnusable, match="more already exists"):
        await Database.open(path)
    assert schema_of(path) == before

    monkeypatch.setattr(storage.sqlite.database, "migrations", lambda: steps)
    database = await Database.open(path)
    assert await kept(database) == ([7] if start == "in use" else [])
    await database.close()


def test_a_file_that_is_no_store_is_refused(path: Path) -> None:
    path.write_bytes(b"this is a shopping list, not a database" * 40)
    with pytest.raises(StoreUnusable):
        asyncio.run(Database.open(path))


def test_processes_that_open_a_new_file_at_once_all_succeed(tmp_path: Path) -> None:
    opener = (
        "import asyncio, pathlib, sys\n"
        "from storage.sqlite.database import Database\n"
        "async def main():\n"
        "    print('ready', flush=True)\n"
        "    for name in sys.stdin:\n"
        "        database = await Database.open(pathlib.Path(name.strip()))\n"
        "        print(len(await database.rows('select id from matches')), flush=True)\n"
        "        await database.close()\n"
        "asyncio.run(main())\n"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", opener],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    names = "".join(f"{tmp_path}/{number}.db\n" for number in range(20))
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write(names)
        process.stdin.flush()
    printed = [process.communicate(timeout=PATIENT)[0] for process in running]
    assert printed == ["0\n" * 20] * 3


async def test_a_new_file_that_another_process_is_writing_is_waited_for(path: Path) -> None:
    # Before the switch to WAL a held write lock makes SQLite give up at once, timeout or not.
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    opening = asyncio.create_task(Database.open(path))
    await asyncio.sleep(0.1)
    assert not opening.done()
    other.rollback()
    other.close()
    database = await opening
    assert await kept(database) == []
    await database.close()


# -- transactions ---------------------------------------------------------------------------------


async def test_a_transaction_that_ends_well_is_stored(database: Database) -> None:
    await store(database, 1, 2)
    assert await kept(database) == [1, 2]


@pytest.mark.parametrize(
    "kind", [ValueError, sqlite3.IntegrityError, KeyboardInterrupt, asyncio.CancelledError]
)
async def test_any_exception_takes_all_of_it_back(database: Database, kind: type[BaseException]) -> None:
    def broken(transaction: Transaction) -> None:
        keep(transaction, 1)
        raise kind

    with pytest.raises(kind):
        await database.write(broken)
    assert await kept(database) == []
    await store(database, 2)
    assert await kept(database) == [2]


async def test_a_failing_statement_takes_all_of_it_back(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await store(database, 1, 1)
    assert await kept(database) == []


async def test_work_that_would_end_a_generator_is_answered(database: Database) -> None:
    # No future takes this exception, so whoever waits would never hear of it.
    with pytest.raises(RuntimeError):
        await database.write(lambda _: next(iter(())))
    await store(database, 2)
    assert await kept(database) == [2]


async def test_whoever_is_cancelled_is_too_late_inside_and_in_time_before(database: Database) -> None:
    started, go_on = threading.Event(), threading.Event()

    def waits(transaction: Transaction) -> None:
        started.set()
        assert go_on.wait(PATIENT)
        keep(transaction, 1)

    inside, before = (asyncio.create_task(each) for each in (database.write(waits), store(database, 2)))
    assert await asyncio.to_thread(started.wait, PATIENT)
    for task in (inside, before):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    go_on.set()
    await store(database, 3)
    assert await kept(database) == [1, 3]


async def test_cancellation_at_any_moment_stores_all_or_nothing(database: Database) -> None:
    ends: set[str] = set()

    async def three(first: int) -> None:
        await store(database, *range(first, first + 3))

    for number in range(120):
        first = 10 * number + 1
        task = asyncio.create_task(three(first))
        await asyncio.sleep(number % 40 * 0.00005)
        task.cancel()
        done = (await asyncio.gather(task, return_exceptions=True))[0]
        stored = [player for player in await kept(database) if player >= first]
        if done is None:
            assert stored == [first, first + 1, first + 2]
        else:
            assert isinstance(done, asyncio.CancelledError)
            assert stored in ([], [first, first + 1, first + 2])
        ends.add("ran" if done is None else "cancelled")
    # Whatever happened, nothing is left half done, and the connection not inside a transaction.
    await store(database, 5)
    assert 5 in await kept(database)
    assert "cancelled" in ends


async def count_up(database: Database) -> None:
    def work(transaction: Transaction) -> None:
        found = transaction.run("select max(id) as most from players")
        time.sleep(0.001)  # so that others come in the meantime
        keep(transaction, (found[0]["most"] or 0) + 1)

    await database.write(work)


async def test_no_turn_waits_for_a_survey_and_surveys_wait_for_each_other(database: Database) -> None:
    opened = threading.Event()
    assert isinstance(database._surveyor, Connection)
    database._surveyor.plain.create_function("held", 0, lambda: opened.wait(PATIENT))
    first = asyncio.create_task(database.survey("select held()"))
    second = asyncio.create_task(database.survey("select 2"))
    for number in range(3):
        await store(database, number)
        assert len(await kept(database)) == number + 1
    assert not first.done()
    assert not second.done()
    opened.set()
    assert [tuple(rows[0]) for rows in await asyncio.gather(first, second)] == [(1,), (2,)]


async def test_a_snapshot_is_one_moment_and_later_surveys_see_the_newest(database: Database) -> None:
    stored = threading.Event()

    def look(snapshot: Transaction) -> list[int]:
        counts = []
        for _ in range(2):
            counts.append(snapshot.run("select count(*) from players")[0][0])
            loop.call_soon_threadsafe(looked.set)
            assert stored.wait(PATIENT)
        return counts

    loop, looked = asyncio.get_running_loop(), asyncio.Event()
    looking = asyncio.create_task(database.snapshot(look))
    await looked.wait()
    await store(database, 1)
    stored.set()
    assert await looking == [0, 0]
    assert [tuple(row) for row in await database.survey("select id from players")] == [(1,)]


async def test_tasks_never_interleave_in_a_transaction(database: Database) -> None:
    await asyncio.gather(*(count_up(database) for _ in range(50)))
    assert await kept(database) == list(range(1, 51))


async def test_two_openings_of_one_file_never_interleave(
    database: Database, other_database: Database
) -> None:
    await asyncio.gather(*(count_up(each) for _ in range(10) for each in (database, other_database)))
    assert await kept(database) == await kept(other_database) == list(range(1, 21))


async def test_a_note_waits_for_the_transaction_under_way(database: Database) -> None:
    async with held(database, lambda transaction: keep(transaction, 1)):
        noting = asyncio.create_task(database.note("insert into players (id) values (?)", 2))
        await asyncio.sleep(0.01)
        assert not noting.done()
    await noting
    assert await kept(database) == [1, 2]


async def test_notes_are_stored_all_or_none(database: Database) -> None:
    await database.notes(lambda transaction: keep(transaction, 1, 2))
    with pytest.raises(sqlite3.IntegrityError):
        await database.notes(lambda transaction: keep(transaction, 3, 2))
    assert await kept(database) == [1, 2]


async def test_what_follows_a_transaction_comes_before_the_next_one(database: Database) -> None:
    told: list[str] = []
    async with held(database):
        first = asyncio.create_task(
            database.write(lambda transaction: keep(transaction, 1), lambda: told.append("then"))
        )
        failed = asyncio.create_task(
            database.write(lambda transaction: keep(transaction, 1), lambda: told.append("never"))
        )
        last = asyncio.create_task(database.write(lambda _: told.append("next")))
    await asyncio.gather(first, last)
    with pytest.raises(sqlite3.IntegrityError):
        await failed
    assert told == ["then", "next"]


async def test_a_note_that_fails_keeps_nobody_waiting(database: Database) -> None:
    await database.note("insert into players (id) values (?)", 1)
    with pytest.raises(sqlite3.IntegrityError):
        await database.note("insert into players (id) values (?), (?)", 2, 1)
    await store(database, 3)
    assert await kept(database) == [1, 3]


async def test_a_reader_sees_only_what_is_committed(database: Database, other_database: Database) -> None:
    async with held(database, lambda transaction: keep(transaction, 1)):
        assert await kept(database) == await kept(other_database) == []
    assert await kept(database) == await kept(other_database) == [1]


async def test_closing_waits_for_the_transaction_under_way(path: Path) -> None:
    database = await Database.open(path)
    async with held(database, lambda transaction: keep(transaction, 1)):
        later = asyncio.create_task(store(database, 2))
        await asyncio.sleep(0)
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0.02)
        assert not closing.done()
    await asyncio.gather(later, closing)
    with pytest.raises(RuntimeError, match="the lane writing has ended"):
        await store(database, 3)
    database = await Database.open(path)
    assert await kept(database) == [1, 2]
    await database.close()


async def test_foreign_keys_hold(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await database.store("insert into seats values (99, 0, 1, 'Nobody', 0)")


@pytest.mark.parametrize("text", [*HOSTILE, "nul \x00"], ids=range(len(HOSTILE) + 1))
async def test_values_are_bound_and_come_back_unchanged(database: Database, text: str) -> None:
    before = (await contents(database)).keys()
    await database.store("insert into servers (id, language) values (1, ?)", text)
    (made,) = await database.store("insert into servers (language) values (?) returning id", text)
    found = await database.rows("select id, language from servers where language = ? order by id", text)
    assert [(row["id"], row["language"]) for row in found] == [(1, text), (made["id"], text)]
    assert (await contents(database)).keys() == before

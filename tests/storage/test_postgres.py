"""What PostgreSQL's store does when the server goes away: nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import psycopg
import pytest

from storage.faults import StoreAway, StoreTooNew, StoreUnusable, Unwritable
from storage.matches import Conflict, Repeated
from storage.messages import new_mark
from storage.postgres import connection
from storage.postgres.database import Database
from storage.postgres.schema import migrations
from storage.sql.database import Transaction
from storage.sql.store import sql_store
from storage.store import Store
from tests.patience import PATIENT
from tests.storage import cluster
from tests.storage.test_matches import entry, lobby, stored

RESTARTS = int(os.environ.get("KILLS", "4"))


@pytest.fixture
async def database(postgres: Callable[[], str]) -> AsyncIterator[Database]:
    opened = await Database.open(postgres())
    yield opened
    await opened.close()


@pytest.fixture
def store(database: Database) -> Store:
    return sql_store(database)


def end_all(address: str) -> None:
    """Ends all connections to a database, as a restart or a fail-over does, and waits until they are gone."""
    with psycopg.connect(address, autocommit=True) as killer:
        killer.execute(
            "select pg_terminate_backend(pid, %s) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()",
            (round(PATIENT * 1000),),
        )


def keep(transaction: Transaction, player: int) -> None:
    transaction.run("insert into players (id) values (?)", player)


async def kept(database: Database) -> list[int]:
    return [row["id"] for row in await database.rows("select id from players order by id")]


# -- connections that are lost --------------------------------------------------------------------


async def test_lost_connections_are_opened_again(database: Database, postgres: Callable[[], str]) -> None:
    await database.write(lambda transaction: keep(transaction, 1))
    assert await kept(database) == [1]
    for player in (2, 3):
        end_all(database_address(database))
        await database.store("insert into players (id) values (?)", player)
        await database.note("update players set asked = 7")
        rows = await database.survey("select max(asked) from players")
        assert await kept(database) == list(range(1, player + 1))
        assert rows[0][0] == 7


def database_address(database: Database) -> str:
    writer = database._writer
    assert isinstance(writer, connection.Connection)
    return writer._address


async def test_work_whose_connection_is_lost_in_the_middle_is_done_again(database: Database) -> None:
    times = 0

    def work(transaction: Transaction) -> None:
        nonlocal times
        times += 1
        keep(transaction, 1)
        if times < 3:
            end_all(database_address(database))
        keep(transaction, 2)

    await database.write(work)
    assert times == 3
    assert await kept(database) == [1, 2]


async def test_work_that_always_loses_its_connection_is_given_up(database: Database) -> None:
    def work(transaction: Transaction) -> None:
        keep(transaction, 1)
        end_all(database_address(database))
        keep(transaction, 2)

    with pytest.raises(Unwritable):
        await database.write(work)
    assert await kept(database) == []


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_commit_that_nobody_answers_is_neither_lost_nor_done_twice(
    database: Database, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    execute = psycopg.Connection.execute
    cut = 0

    def without_answer(self: Any, query: Any, *values: Any, **more: Any) -> Any:
        nonlocal cut
        if query == "commit" and not cut:
            cut += 1
            if arrived:
                execute(self, query)
            self.close()
            raise psycopg.OperationalError("cut off")
        return execute(self, query, *values, **more)

    monkeypatch.setattr(psycopg.Connection, "execute", without_answer)
    times = 0

    def work(transaction: Transaction) -> int:
        nonlocal times
        times += 1
        keep(transaction, times)
        return times

    done = await database.write(work)
    assert cut == 1
    assert done == times == (1 if arrived else 2)
    assert await kept(database) == [done]


async def test_what_a_crash_undid_is_done_again_though_its_number_was_given_to_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server numbers transactions; after a crash it did so again from the last number on its disk."""
    cluster.needed()
    execute, crashed = psycopg.Connection.execute, 0
    with cluster.own() as (server, address):
        database = await Database.open(address)

        def crash(self: Any, query: Any, *values: Any, **more: Any) -> Any:
            nonlocal crashed
            if query == "commit" and not crashed:
                crashed += 1
                server.stop()
                server.start()
                with psycopg.connect(address, autocommit=True) as others:
                    for player in range(100, 200):
                        others.execute("insert into players (id) values (%s)", (player,))
            return execute(self, query, *values, **more)

        monkeypatch.setattr(psycopg.Connection, "execute", crash)
        await database.write(lambda transaction: keep(transaction, 1))
        assert crashed == 1
        assert await kept(database) == [1, *range(100, 200)]
        await database.close()


async def test_a_transaction_in_the_way_of_another_is_tried_again(database: Database) -> None:
    times = 0

    def work(transaction: Transaction) -> None:
        nonlocal times
        times += 1
        keep(transaction, 1)
        if times == 1:
            raise psycopg.errors.DeadlockDetected

    await database.write(work)
    assert await kept(database) == [1]


async def test_no_question_is_compiled(database: Database) -> None:
    """It took a second for what is answered in milliseconds."""
    for ask in (database.rows, database.survey, database.store):
        assert [tuple(row) for row in await ask("select current_setting('jit')")] == [("off",)]


async def test_the_server_soon_notices_who_was_cut_off(database: Database) -> None:
    """Else the locks of a computer that lost power would keep everybody off for two hours."""
    found = await database.rows(
        "select name from pg_settings where source = 'session' and name like 'tcp%' order by name"
    )
    assert [name for (name,) in found] == [
        "tcp_keepalives_count",
        "tcp_keepalives_idle",
        "tcp_keepalives_interval",
        "tcp_user_timeout",
    ]


async def test_text_is_read_in_any_language_whatever_the_surroundings_say(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    database = await Database.open(postgres())
    ((found,),) = await database.rows("select cast(? as text)", "安娜")
    await database.close()
    assert found == "安娜"


async def test_a_row_is_read_by_number_and_name(database: Database) -> None:
    row, same, other = await database.rows(
        "select 1 as one, 'two' as two union all select 1, 'two' union all select 1, 'x'"
    )
    assert (row[0], row["two"], list(row), row.keys(), dict(row)) == (
        1,
        "two",
        [1, "two"],
        ["one", "two"],
        {"one": 1, "two": "two"},
    )
    assert row == same
    assert row != other
    assert len({row, same, other}) == 2


# -- a server that is away ------------------------------------------------------------------------


async def test_who_asks_a_server_that_stays_away_is_told_and_later_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was on its way when it crashed is known by its mark; else it would be sent once more."""
    cluster.needed()
    with cluster.own({"wal_writer_delay": "10s"}) as (server, address):
        database = await Database.open(address)
        store = sql_store(database)
        await database.write(lambda transaction: keep(transaction, 1))
        row = await stored(store)
        post = await store.messages.unposted(row.id, None, row.mark)
        marks = post, await store.messages.sending(row.id, 11)
        monkeypatch.setattr(connection, "_PATIENCE", 0.1)
        server.stop()
        with pytest.raises(Unwritable):
            await database.write(lambda transaction: keep(transaction, 2))
        with pytest.raises(Unwritable):
            await kept(database)
        await database.note("update players set asked = 7")  # may be lost, and is logged
        server.start()
        await database.write(lambda transaction: keep(transaction, 3))
        assert await kept(database) == [1, 3]
        found = await store.matches.load(row.id)
        assert found is not None
        assert (found.mark, (await store.messages.hands(row.id))[11].mark) == marks
        await database.close()


async def test_a_server_that_cannot_write_is_named(database: Database) -> None:
    def work(transaction: Transaction) -> None:
        transaction.run("set transaction read only")
        keep(transaction, 1)

    with pytest.raises(Unwritable, match="read-only"):
        await database.write(work)
    assert await kept(database) == []


async def test_actions_go_on_through_restarts_of_the_server() -> None:
    """Each action that was acknowledged is in the log once, in order, whenever the server was killed."""
    cluster.needed()
    random = Random(7)
    with cluster.own() as (server, address):
        async with opened(address) as one, opened(address) as other:
            rows = [await stored(one, lobby(channel=number)) for number in range(1, 4)]
            acknowledged: dict[int, list[int]] = {row.id: [] for row in rows}
            over = asyncio.Event()

            async def play(match: int, interaction: int, store: Store) -> None:
                while not over.is_set():
                    interaction += 1
                    before = await store.matches.load(match)
                    assert before is not None
                    after = replace(before, version=before.version + 1, mark=new_mark())
                    try:
                        await store.matches.append(before, after, [entry("move", interaction)])
                    except Conflict:
                        continue
                    acknowledged[match].append(interaction)

            players = [
                asyncio.create_task(play(row.id, 10**9 * row.id + 10**6 * number, store))
                for row in rows
                for number, store in enumerate((one, other))
            ]
            for _ in range(RESTARTS):
                await asyncio.sleep(random.uniform(0.05, 0.3))
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
            over.set()
            await asyncio.gather(*players)
            for match, interactions in acknowledged.items():
                log = await one.matches.log(match)
                stored_ones = [each.interaction for each in log if each.interaction is not None]
                assert sorted(stored_ones) == sorted(interactions)
                row = await one.matches.load(match)
                assert row is not None
                assert row.version == len(log)
                after = replace(row, version=row.version + 1, mark=new_mark())
                with pytest.raises(Repeated):
                    await one.matches.append(row, after, [entry("move", interactions[0])])


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    database = await Database.open(address)
    try:
        yield sql_store(database)
    finally:
        await database.close()


# -- opening --------------------------------------------------------------------------------------


@pytest.fixture
def new(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> str:
    """The address of a database with nothing in it."""
    base = tmp_path_factory.getbasetemp()
    return cluster.new(base if worker_id == "master" else base.parent)


def run(address: str, *statements: str) -> list[Any]:
    with psycopg.connect(address, autocommit=True) as plain:
        for statement in statements[:-1]:
            plain.execute(statement)
        return plain.execute(statements[-1]).fetchall()


TABLES = "select relname from pg_class where relnamespace = 'public'::regnamespace order by relname"


async def test_several_that_open_a_new_database_at_once_all_succeed(new: str) -> None:
    databases = await asyncio.gather(*(Database.open(new) for _ in range(4)))
    for database in databases:
        assert await kept(database) == []
        await database.close()


async def test_a_database_of_another_program_is_refused_and_left_alone(new: str) -> None:
    run(new, "create table accounts (id bigint)", "select 1")
    before = run(new, TABLES)
    with pytest.raises(StoreUnusable, match="accounts") as refused:
        await Database.open(new)
    assert not isinstance(refused.value, StoreAway), "waiting does not help"
    assert run(new, TABLES) == before


async def test_a_newer_store_is_refused(new: str) -> None:
    await (await Database.open(new)).close()
    newer = migrations()[-1][0] + 1
    run(new, "update store set schema = schema + 1", "select 1")
    with pytest.raises(StoreTooNew, match=str(newer)):
        await Database.open(new)


async def test_beside_a_bot_no_schema_is_made_or_changed(new: str) -> None:
    with pytest.raises(StoreUnusable, match="start the bot"):
        await Database.beside(new)
    assert run(new, TABLES) == []


async def test_only_missing_steps_run_and_a_failing_one_leaves_all_as_it_was(
    new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(new)
    await database.write(lambda transaction: keep(transaction, 7))
    await database.close()
    steps = migrations()
    good = (steps[-1][0] + 1, "alter table players add column tune text not null default ';';")
    broken = (good[0] + 1, "delete from players; create table more (id bigint); create table more (id text);")
    before = run(new, TABLES)
    monkeypatch.setattr("storage.postgres.schema.migrations", lambda: [*steps, good, broken])
    with pytest.raises(StoreUnusable, match='"more" already exists'):
        await Database.open(new)
    assert run(new, TABLES) == before
    monkeypatch.setattr("storage.postgres.schema.migrations", lambda: [*steps, good])
    database = await Database.open(new)
    rows = await database.rows("select id, tune from players")
    assert [tuple(row) for row in rows] == [(7, ";")]
    await database.close()


async def test_a_database_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_PATIENCE", 0)
    with pytest.raises(StoreAway, match="/nowhere"):
        await Database.open("postgresql://axio@/axio?host=/nowhere")


async def test_an_address_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_PATIENCE", 0)
    with pytest.raises(StoreUnusable, match="port"):
        await Database.open("postgresql://localhost:many/axio")

"""A store that is swept while people play: nothing is lost, whatever is killed or full meanwhile."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from storage.sql.database import Transaction
from storage.sqlite import sweep as sweep_module
from storage.sqlite.backups import back_up
from storage.sqlite.database import Database
from storage.sqlite.sweep import NotSwept, Sweep
from storage.sqlite.upkeep import Upkeep
from tests.patience import until
from tests.processes.warm import Warm
from tests.sample import whole
from tests.storage import fresh
from tests.storage.contents import contents
from tests.storage.elsewhere import read
from tests.storage.endless_sweeping import run
from tests.storage.test_pages import dump
from tests.storage.test_sweeper import plant
from tests.storage.test_upkeep import NAME, copies, forget

_BASE = 660_000_000_000_000_000
ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("KILLS", "2"))


@pytest.fixture
async def upkeep(database: Database) -> AsyncIterator[Upkeep]:
    made = Upkeep(database)
    await made.start()
    yield made
    await made.stop()


async def crowd(database: Database, people: int) -> None:
    """People come by chance, each seventh with the name, and those are forgotten."""
    chance = Random(people)

    def come(transaction: Transaction) -> None:
        for _ in range(people // 20):
            player = chance.randrange(people)
            name = (NAME if player % 7 == 0 else "Somebody") * chance.randint(1, 9)
            transaction.run("insert or replace into players (id, name) values (?, ?)", _BASE + player, name)
            transaction.run(
                "insert or replace into members (server, player, name) values (?, ?, ?)",
                chance.randrange(3),
                _BASE + player,
                name,
            )

    for _ in range(20):
        await database.write(come)
    await forget(database)
    assert await database.tidy()
    plant(database.path)


async def test_nobody_who_stores_or_reads_notices(
    path: Path, database: Database, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep_module, "ROUND", 0)
    await crowd(database, 40_000)
    assert copies(path) > 0
    shadow = {row["id"]: row["name"] for row in await database.rows("select id, name from players")}
    chance, swept = Random("playing"), False

    async def plays(number: int) -> None:
        while not swept:
            player, name = _BASE + chance.randrange(40_000) * 4 + number, f"Anna {chance.random()}"
            if chance.random() < 0.5:
                await database.store("insert or replace into players (id, name) values (?, ?)", player, name)
                shadow[player] = name
            else:
                await database.store("delete from players where id = ?", player)
                shadow.pop(player, None)
            (row,) = await database.rows("select count(*) as many from players")
            assert abs(row["many"] - len(shadow)) <= 4, "some are just being stored"
            if number == 0:
                await asyncio.sleep(0)
                await database.note("update players set asked = asked + 1 where id = ?", player)

    playing = [asyncio.create_task(plays(number)) for number in range(4)]
    await upkeep.look()
    swept = True
    await asyncio.gather(*playing)
    row = await database.row("select remains from store")
    assert row is not None
    assert row["remains"] == 0
    await upkeep.look()
    assert copies(path) == 0
    assert {row["id"]: row["name"] for row in await database.rows("select id, name from players")} == shadow
    assert dump(path)


async def test_no_number_of_somebody_forgotten_is_left(
    path: Path, database: Database, upkeep: Upkeep
) -> None:
    await crowd(database, 2_000)
    rows = await database.survey("select id from players union select player from members")
    there = {int(row["id"]) for row in rows}
    gone = {_BASE + player for player in range(0, 2_000, 7)} - there
    await upkeep.look()
    data = read(path)
    assert any(player.to_bytes(8, "big") in data for player in there)
    found = [each for each in gone if varint(each) in data or each.to_bytes(8, "big") in data]
    assert not found


def varint(number: int) -> bytes:
    """A number of more than 56 bits as that of a row."""
    return bytes([*(number >> shift & 0x7F | 0x80 for shift in range(57, 1, -7)), number & 0xFF])


def test_the_number_of_a_row_is_written_so(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "rows.db")) as connection:
        connection.execute("create table rows (id integer primary key)")
        connection.execute("insert into rows values (?)", (_BASE + 123_456,))
        connection.commit()
    assert read(tmp_path / "rows.db").count(varint(_BASE + 123_456)) == 1


async def test_a_backup_meanwhile_is_whole(
    path: Path, tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep_module, "_PAUSE", 0.01)
    await crowd(database, 10_000)
    before = await contents(database)
    async with Sweep(database) as sweep:
        assert await sweep.turn()
        for number in range(3):
            await back_up(path, tmp_path / f"backup-{number}.db")
            await sweep.round()
            await database.store("insert into servers (id) values (1)")
            await database.store("delete from servers")
            with closing(sqlite3.connect(path, isolation_level=None)) as copying:
                copying.execute("begin")
                copying.execute("select * from store").fetchall()
                assert not await sweep.turn()
                assert await sweep.pause()
            assert await sweep.turn()
            if sweep.done:
                break
    assert await contents(database) == before
    copy = await Database.open(tmp_path / "backup-0.db")
    assert await contents(copy) == before
    await copy.close()


async def test_the_first_to_be_in_the_way_is_not_waited_for(
    database: Database, upkeep: Upkeep, path: Path
) -> None:
    await crowd(database, 2_000)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select * from store").fetchall()
        await database.store("insert into servers (id) values (1)")
        await upkeep.look()
        assert copies(path) > 0
    await upkeep.look()
    assert copies(path) == 0


async def test_a_start_does_not_wait(path: Path, database: Database) -> None:
    await crowd(database, 2_000)
    upkeep = Upkeep(database)
    await upkeep.start()
    assert copies(path) > 0
    await upkeep.look()
    assert copies(path) == 0
    await upkeep.stop()


async def test_an_end_does_not_wait(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await crowd(database, 20_000)
    upkeep = Upkeep(database)
    await upkeep.start()
    started = list[Any]()
    popen = subprocess.Popen

    def noted(*arguments: Any, **named: Any) -> Any:
        started.append(popen(*arguments, **named))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    upkeep._wake()
    await until(lambda: started)
    await upkeep.stop()
    assert started[0].returncode == -signal.SIGKILL
    await database.store("insert into servers (id) values (1)")


async def test_if_too_much_is_stored_writers_wait_in_the_end(
    path: Path, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr(sweep_module, "FEW", -1)
    await crowd(database, 2_000)
    turns = 0
    async with Sweep(database) as sweep:
        while not sweep.done:
            assert await sweep.turn()
            turns += 1
            if not sweep.done:
                await sweep.round()
        await sweep.settle()
    assert sweep_module._VAIN < turns < 2 * sweep_module._VAIN
    assert "written to so fast" in caplog.text
    await database.tidy()
    assert copies(path) == 0


# -- killed, or full --------------------------------------------------------------------------------


async def failing(database: Database, how: str, at: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Sweeps, and fails at this step; how many steps there were."""
    steps = database.path.with_name("steps")
    upkeep = Upkeep(database)
    with monkeypatch.context() as patch:
        patch.setattr(sweep_module, "PROGRAM", "tests.storage.dying_sweeper")
        for name, value in {"FAILS_AT": str(at), "FAILS_HOW": how, "STEPS": str(steps)}.items():
            patch.setenv(name, value)
        if at:
            with pytest.raises(NotSwept, match="No space" if how == "full" else "has ended"):
                await upkeep.look()
        else:
            await upkeep.look()
    return int(steps.read_text("ascii"))


@pytest.mark.parametrize("how", ["killed", "full"])
async def test_whatever_the_step_nothing_changes_and_the_next_time_does_it(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store stays open; others go on."""
    path = tmp_path / "steps" / "store.db"
    path.parent.mkdir()
    database = await fresh.opened(path)
    await crowd(database, 2_000)
    await database.close()
    data = read(path)
    assert data.count(NAME.encode()) > 0
    at, steps = 0, 0
    while at <= steps:
        path.write_bytes(data)
        database = await Database.open(path)
        before = await contents(database)
        done = await failing(database, how, at, monkeypatch)
        steps = steps or done
        await database.store("insert into servers (id) values (1)")
        await database.store("delete from servers")
        assert await contents(database) == before
        upkeep = Upkeep(database)
        await upkeep.look()
        assert copies(path) == 0
        assert await contents(database) == before
        await database.close()
        assert dump(path)
        at += max(steps // whole(200, 6), 1)
    assert steps > 20


@pytest.mark.parametrize("number", range(KILLS))
async def test_killed_with_all_that_plays_it_has_all_that_was_acknowledged(
    tmp_path: Path, number: int
) -> None:
    path, chance = tmp_path / "store.db", Random(number)
    database = await fresh.opened(path)
    await crowd(database, 5_000)
    await database.close()
    for turn in range(3):
        playing = Warm(run, path, turn, cwd=ROOT, env=os.environ)
        playing.until_written("\n")
        await asyncio.sleep(chance.random())
        playing.kill()
        assert playing.ended() == -signal.SIGKILL, playing.written[-2000:]
        assert "Traceback" not in playing.written, playing.written[-2000:]
        lines = [line for line in playing.written.splitlines(keepends=True) if line.endswith("\n")]
        database = await Database.open(path)
        row = await database.row("select max(id) as newest from servers where id > ?", turn << 32)
        assert row is not None
        assert row["newest"] >= int(lines[-1])
        row = await database.row("pragma integrity_check")
        assert row is not None
        assert row[0] == "ok"
        await database.close()
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await forget(database)
    upkeep._sweep_after = -math.inf
    await upkeep.look()
    while database.untidy:
        await upkeep.look()
    assert copies(path) == 0
    await database.close()

"""What could make clearing a store's file harm it, or leave remains: another file, build or log."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.sqlite.pages import StrangeFile
from storage.sqlite.sweeper import Sweeper
from tests.storage.elsewhere import read
from tests.storage.test_pages import dump
from tests.storage.test_sweeper import NAME, beside_log, close, connected, fill, finish, left

_FEW = 20


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def other(path: Path) -> Iterator[sqlite3.Connection]:
    """Of somebody else, with a store that has many remains."""
    fill(path, 2_000)
    with closing(connected(path)) as connection:
        yield connection


@pytest.fixture
def sweeper(path: Path, other: sqlite3.Connection) -> Iterator[Sweeper]:
    made = Sweeper(path)
    yield made
    close(made)


def test_a_file_whose_pages_move_by_themselves_from_now_on_is_left_alone(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    """Its pages that say where others belong would look like those of tables."""
    other.execute("create table large (id integer primary key, body)")
    other.execute(
        "with each(n) as (select 1 union all select n + 1 from each where n < 900)"
        " insert into large select n, zeroblob(4000) from each"
    )
    assert sweeper.turn(_FEW).startswith("more ")
    sweeper.round(0)
    other.executescript("pragma auto_vacuum = incremental; vacuum; delete from large")
    with pytest.raises(StrangeFile, match="auto_vacuum"):
        sweeper.turn(10_000)
    close(sweeper)
    other.execute("pragma wal_checkpoint(truncate)").fetchall()
    dump(path)


def test_another_file_in_its_place_is_left_alone(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    sweeper.turn(_FEW)
    other.execute("update numbered set body = 'logged'")
    sweeper.round(0)
    path.rename(path.with_name("former.db"))
    restored = read(path.with_name("former.db"))
    path.write_bytes(restored)
    log = beside_log(path)
    with pytest.raises(StrangeFile, match="another file"):
        sweeper.turn(_FEW)
    assert path.read_bytes() == restored
    assert beside_log(path) == log


def test_it_stops_with_the_one_who_asks(
    path: Path, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeper.turn(_FEW)
    before = read(path)
    parent = os.getppid()
    monkeypatch.setattr(os, "getppid", lambda: parent + 1)
    with pytest.raises(StrangeFile, match="has ended"):
        sweeper.round(60)
    assert read(path) == before


def test_where_locks_are_not_seen_nothing_is_done(path: Path) -> None:
    """As when nobody else has the file open."""
    fill(path, 10)
    program = [sys.executable, "-m", "storage.sqlite.sweeper", str(path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    for there in (False, True):
        connection = connected(path)
        connection.execute("select * from store").fetchall()
        if not there:
            connection.close()
        done = subprocess.run(program, input="", capture_output=True, text=True, env=environment, check=True)
        assert done.stdout.startswith("ready" if there else "fault its disk")
        connection.close()


def test_a_log_that_is_not_begun_anew_at_the_first_turn_is_noticed(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page with remains in it would be merged again after a power cut."""
    merge = sweeper._merge
    with closing(connected(path)) as reader:

        def disturbed(way: str) -> bool:
            merged = merge(way)
            if way == "restart":
                other.execute("update numbered set body = 'Z' || substr(body, 2) where id % 10 = 1")
                reader.execute("begin")
                reader.execute("select * from store").fetchall()
            return merged

        with monkeypatch.context() as patch:
            patch.setattr(sweeper, "_merge", disturbed)
            assert sweeper.turn(10_000) == "busy"
    finish(sweeper, sweeper.turn(_FEW).split()[0])
    assert left(path) == 0
    assert beside_log(path).count(NAME.encode()) == 0


def test_a_transaction_in_place_of_one_that_was_never_completed_is_noted(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    """Who is killed between the last page in the log and the note in its index has stored nothing."""
    index = path.with_name(path.name + "-shm")
    sweeper.turn(_FEW)
    other.execute("update numbered set body = 'A' where id = 1")
    head = read(index)[:96]
    other.execute("update numbered set body = 'undone' where id > 500")
    subprocess.run(["/bin/dd", f"of={index}", "conv=notrunc", "status=none"], input=head, check=True)
    assert sweeper._gather()
    noted = sweeper._logged.copy()
    other.execute("update named set other = other + 10000 where other % 40 = 1")
    other.execute("update named set other = other + 20000 where other % 40 = 2")
    assert other.execute("select count(*) from numbered where body = 'undone'").fetchall() == [(0,)]
    assert sweeper._gather()
    log, size = beside_log(path), 4096 + 24
    heads = [log[at : at + 16] for at in range(32, len(log) - size + 1, size)]
    stored = {int.from_bytes(each[:4], "big") for each in heads if each[8:] == log[16:24]}
    assert stored - noted
    assert sweeper._logged >= stored


def test_of_two_that_were_never_completed_the_longer_one_hides_nothing(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    """What the second leaves of the first looked like a transaction after it, and was taken for completed."""
    index = path.with_name(path.name + "-shm")
    sweeper.turn(_FEW)
    other.execute("update numbered set body = 'A' where id = 1")
    head = read(index)[:96]
    for first in (500, 1_500):
        other.execute("update numbered set body = 'undone' where id > ?", (first,))
        subprocess.run(["/bin/dd", f"of={index}", "conv=notrunc", "status=none"], input=head, check=True)
    assert sweeper._gather()
    noted = sweeper._logged.copy()
    other.execute("update named set other = other + 10000 where other % 100 = 1")
    assert other.execute("select count(*) from numbered where body = 'undone'").fetchall() == [(0,)]
    assert sweeper._gather()
    log, size = beside_log(path), 4096 + 24
    heads = [log[at : at + 16] for at in range(32, len(log) - size + 1, size)]
    stored = {int.from_bytes(each[:4], "big") for each in heads if each[8:] == log[16:24]}
    assert stored - noted
    assert sweeper._logged >= stored


def test_an_index_that_is_just_being_written_tells_nothing(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    index = path.with_name(path.name + "-shm")
    sweeper.turn(_FEW)
    before = read(index)[:96]
    other.execute("update numbered set body = 'A' where id > 500")
    after = read(index)[:96]
    for head, frames in ((after[:48] + before[48:], 0), (after, int.from_bytes(after[16:20], sys.byteorder))):
        subprocess.run(["/bin/dd", f"of={index}", "conv=notrunc", "status=none"], input=head, check=True)
        assert sweeper._completed() == frames


def test_a_log_that_is_begun_anew_while_it_is_looked_at_is_noticed(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeper.turn(_FEW)
    other.execute("update numbered set body = 'A' where id = 1")
    sweeper.round(0)
    sweeper._gatherer.execute("rollback")
    now, asked = sweeper._log_now, list[bytes]()

    def disturbed() -> bytes:
        asked.append(now())
        if len(asked) == 1:
            other.execute("pragma wal_checkpoint(restart)").fetchall()
            other.execute("update numbered set body = 'B' where id = 1")
        return asked[-1]

    monkeypatch.setattr(sweeper, "_log_now", disturbed)
    assert not sweeper._gather()

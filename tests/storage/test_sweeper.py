"""Clearing what deleted rows left in a file, step by step, while others have it open."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from struct import unpack_from

import pytest

from storage.sqlite import sweeper as sweeper_module
from storage.sqlite.sweeper import FEW, Sweeper
from tests.sample import whole
from tests.storage.elsewhere import read, write
from tests.storage.test_pages import dump

NAME = "Wilhelmine of the Seven Seas"
_FEW = 20  # pages cleared in a turn, of these small stores
_SCHEMA = """
create table store (remains integer not null);
insert into store values (1);
create table numbered (id integer primary key, body text);
create table named (name text, other integer, primary key (name, other)) without rowid;
create index bodies on numbered (body);
"""


def connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=20, isolation_level=None, check_same_thread=False)
    connection.executescript(
        "pragma journal_mode = wal; pragma secure_delete = on; pragma cache_size = -65536"
    )
    return connection


def fill(path: Path, people: int) -> None:
    """Makes a store with rows of many, and with remains."""
    chance = Random(people)
    numbers = list(range(people))
    chance.shuffle(numbers)
    with closing(connected(path)) as connection:
        connection.executescript(_SCHEMA)
        connection.execute("begin")
        for number in numbers:
            connection.execute("insert into numbered values (?, ?)", (number, f"Somebody {number:08}"))
            connection.execute("insert into named values (?, ?)", (f"{chance.random()}", number))
        connection.execute("delete from numbered where id % 5 = 0")
        connection.execute("commit")
    plant(path)


def plant(path: Path) -> None:
    """Writes the name on each page of a file that has room for it, as splits leave it."""
    data, places = read(path), list[int]()
    for start in range(0, len(data), 4096):
        at = start or 100
        kind, _, cells, first = unpack_from(">BHHH", data, at)
        begin = at + (12 if kind in (2, 5) else 8) + 2 * cells
        if kind in (2, 5, 10, 13) and start + first - begin > len(NAME):
            places.append(begin)
    write(path, NAME, places)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def other(path: Path) -> Iterator[sqlite3.Connection]:
    """Of somebody else, with a store that has many remains."""
    fill(path, 6_000)
    assert read(path).count(NAME.encode()) > 100
    with closing(connected(path)) as connection:
        yield connection


@pytest.fixture
def sweeper(path: Path, other: sqlite3.Connection) -> Iterator[Sweeper]:
    made = Sweeper(path)
    yield made
    close(made)


def close(sweeper: Sweeper) -> None:
    """Its process would end instead."""
    sweeper._keeper.close()
    sweeper._gatherer.close()
    sweeper._file.close()
    if sweeper._index is not None:
        sweeper._index.close()


def left(path: Path) -> int:
    """How often the name stands in the file, with all that is in the log."""
    with closing(connected(path)) as connection:
        assert connection.execute("pragma wal_checkpoint(truncate)").fetchone()[0] == 0
    return read(path).count(NAME.encode())


def finish(sweeper: Sweeper, turn: str = "more") -> None:
    while turn != "done":
        sweeper.round(0)
        turn = sweeper.turn(_FEW).split()[0]
    sweeper._keeper.execute("rollback")


def test_nothing_is_left_and_all_else_stays(path: Path, sweeper: Sweeper) -> None:
    before = dump(path)
    assert sweeper.turn(_FEW).startswith("more ")
    finish(sweeper)
    assert left(path) == 0
    assert dump(path) == before


def test_until_the_round_ends_nobody_changes_the_file(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    sweeper.turn(_FEW)
    before = read(path)
    other.execute("update numbered set body = 'changed'")
    other.execute("pragma busy_timeout = 0")
    for way in ("passive", "restart", "truncate"):
        other.execute(f"pragma wal_checkpoint({way})").fetchall()
        assert read(path) == before
    sweeper.round(0)
    assert read(path) != before, "now it is merged"
    finish(sweeper, sweeper.turn(_FEW).split()[0])
    assert left(path) == 0
    assert other.execute("select count(*) from numbered where body = 'changed'").fetchall() == [(4_800,)]


def test_pages_in_memory_are_read_anew(path: Path, other: sqlite3.Connection, sweeper: Sweeper) -> None:
    """Whoever read before has the remains in memory, and would write them with the next change of a page."""
    with closing(connected(path)) as third:
        sweeper.turn(_FEW)
        for each in (other, third):
            each.execute("select sum(length(body)) from numbered").fetchall()
            each.execute("select sum(length(name)) from named").fetchall()
        finish(sweeper)
        for each in (other, third):
            each.execute("update numbered set body = body || '.' where id % 7 = 1")
            each.execute("update named set other = -other where other % 7 = 1")
        assert left(path) == 0


def test_what_was_written_from_memory_is_cleared_again(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    sweeper.turn(_FEW)
    other.execute("select sum(length(body)) from numbered").fetchall()
    while sweeper._left():
        sweeper._clear(50)
    other.execute("update numbered set body = 'Z' || substr(body, 2) where id % 50 = 1")
    assert beside_log(path).count(NAME.encode()) > 20
    finish(sweeper)
    assert left(path) == 0


def beside_log(path: Path) -> bytes:
    return read(path.with_name(path.name + "-wal"))


def test_pages_of_a_transaction_that_was_undone_hide_none(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    """What is too much for the memory is in the log early; another transaction may come in its place."""
    sweeper.turn(_FEW)
    other.execute("pragma cache_size = 10")
    other.execute("begin")
    other.execute("update numbered set body = 'undone'")
    sweeper._gather()
    undone = sweeper._logged.copy()
    other.execute("rollback")
    other.execute("update named set other = other + 10000 where other % 40 = 1")
    assert sweeper._gather()
    log, size = beside_log(path), 4096 + 24
    frames = range(32, len(log) - size + 1, size)
    committed = {
        int.from_bytes(log[at : at + 4], "big") for at in frames if log[at + 8 : at + 16] == log[16:24]
    }
    assert undone - committed, "others were in the log"
    assert committed - undone
    assert sweeper._logged >= committed


def test_who_writes_between_a_round_and_the_turn_does_not_have_all_looked_at_anew(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper_module, "_SLICE", 40)
    for body in ("Y", "Z"):
        sweeper.turn(_FEW)
        sweeper.round(0)
        other.execute("update numbered set body = ? || substr(body, 2) where id < 100", (body,))
    assert sweeper.turn(_FEW).startswith("more ")
    assert sweeper._next == 2 * 40 + 1
    finish(sweeper)
    assert left(path) == 0


def test_a_reader_is_waited_for_without_beginning_anew(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper_module, "_SLICE", 40)
    sweeper.turn(_FEW)
    other.execute("begin")
    other.execute("select * from store").fetchall()
    with closing(connected(path)) as third:
        third.execute("update numbered set body = 'Z' || substr(body, 2) where id < 100")
    sweeper.round(0)
    seen = sweeper._next
    assert seen > 1
    for _ in range(3):
        assert sweeper.turn(_FEW) == "busy"
    other.execute("rollback")
    with closing(connected(path)) as third:
        third.execute("update numbered set body = 'Y' || substr(body, 2) where id < 100")
    assert sweeper.turn(_FEW).startswith("more ")
    assert sweeper._next == seen
    finish(sweeper)
    assert left(path) == 0


def test_who_writes_at_the_moment_of_the_turn_is_in_its_way(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper
) -> None:
    other.execute("begin immediate")
    assert sweeper.turn(_FEW) == "busy"
    other.execute("rollback")
    sweeper.turn(_FEW)
    sweeper.round(0)
    other.execute("begin immediate")
    assert sweeper.turn(_FEW) == "busy"
    other.execute("update numbered set body = 'Z' || substr(body, 2)")
    other.execute("commit")
    assert sweeper.turn(_FEW).startswith("more ")
    finish(sweeper)
    assert left(path) == 0


def test_who_writes_between_two_steps_of_the_turn_has_all_looked_at_anew(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    other.execute("select sum(length(body)) from numbered").fetchall()
    sweeper.turn(_FEW)
    sweeper.round(60)
    assert sweeper._next > 100
    merge = sweeper._merge

    def disturbed(way: str) -> bool:
        merged = merge(way)
        if way == "restart":
            other.execute("update numbered set body = 'Z' || substr(body, 2) where id % 10 = 1")
        return merged

    with monkeypatch.context() as patch:
        patch.setattr(sweeper, "_merge", disturbed)
        assert sweeper.turn(_FEW) == "busy"
    assert sweeper.turn(_FEW) == f"more {path.stat().st_size // 4096}"
    finish(sweeper)
    assert left(path) == 0


def test_a_log_that_is_not_begun_anew_has_all_looked_at_anew(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    sweeper.turn(_FEW)
    sweeper.round(0)
    other.execute("update numbered set body = 'Z' || substr(body, 2)")
    merge = sweeper._merge
    with closing(connected(path)) as reader, monkeypatch.context() as patch:
        reader.execute("begin")
        reader.execute("select * from store").fetchall()
        patch.setattr(sweeper, "_merge", lambda way: merge("passive"))
        assert sweeper.turn(10_000) == "busy"
    assert sweeper.turn(_FEW).startswith("more ")
    finish(sweeper)
    assert left(path) == 0


@pytest.mark.parametrize("people", [20_000, 60_000])
def test_whatever_the_size_a_turn_clears_few_pages(
    path: Path, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    monkeypatch.setattr(sweeper_module, "_REST", 0)
    fill(path, people)
    with closing(connected(path)) as other:
        sweeper = Sweeper(path)
        read = sweeper._read
        in_turns, merged = [0], []

        def counted(at: int, length: int) -> bytes:
            in_turns[-1] += 1
            return read(at, length)

        turn = "more"
        while turn != "done":
            monkeypatch.setattr(sweeper, "_read", counted)
            in_turns.append(0)
            turn = sweeper.turn().split()[0]
            monkeypatch.setattr(sweeper, "_read", read)
            if turn != "done":
                other.execute("update numbered set body = body || '.' where id < 200")
                sweeper.round(1)
                merged.append(sweeper._merge("passive"))
        assert max(in_turns) <= FEW + 1, "and one for the head of the file"
        assert len(in_turns) > 2
        assert all(merged), "what a turn has to merge was written since the round"
        close(sweeper)
    assert left(path) == 0


@pytest.mark.parametrize("seed", range(whole(20, 2)))
def test_others_write_and_read_as_they_like(
    path: Path, other: sqlite3.Connection, sweeper: Sweeper, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those whom nothing stops at a turn, as other processes: they may be in its way, that is all."""
    monkeypatch.setattr(sweeper_module, "_SLICE", 40)
    shadow = dict(other.execute("select id, body from numbered"))
    ending = threading.Event()
    with ThreadPoolExecutor() as threads:
        writing = threads.submit(write_on, path, Random(seed), ending)
        reading = threads.submit(read_on, path, ending)
        turns = list[str]()
        while len(turns) < 60:
            turns.append(sweeper.turn(_FEW).split()[0])
            if turns[-1] != "busy":
                sweeper.round(0)
        ending.set()
        shadow.update(writing.result())
        reading.result()
    assert "more" in turns
    while (turn := sweeper.turn(_FEW).split()[0]) == "busy":
        pass
    finish(sweeper, turn)
    assert left(path) == 0
    assert dump(path)
    expected = {number: body for number, body in shadow.items() if body is not None}
    assert dict(other.execute("select id, body from numbered")) == expected


def write_on(path: Path, chance: Random, ending: threading.Event) -> dict[int, str | None]:
    """What it has stored until the end, by number; None if it was deleted again."""
    stored = dict[int, str | None]()
    with closing(connected(path)) as connection:
        connection.execute("pragma wal_autocheckpoint = 30")
        while not ending.wait(0.001):
            connection.execute("begin immediate")
            changed = dict[int, str | None]()
            for _ in range(chance.randint(1, 60)):
                number = chance.randrange(6_000)
                body = "x" * chance.randint(0, 300) if chance.random() < 0.6 else None
                changed[number] = body
                if body is None:
                    connection.execute("delete from numbered where id = ?", (number,))
                else:
                    connection.execute("insert or replace into numbered values (?, ?)", (number, body))
                connection.execute("insert or ignore into named values (?, ?)", (f"{body}"[:50], number))
                connection.execute("delete from named where other = ?", (chance.randrange(6_000),))
            if chance.random() < 0.9:
                connection.execute("commit")
                stored.update(changed)
            else:
                connection.execute("rollback")
    return stored


def read_on(path: Path, ending: threading.Event) -> None:
    """Fails if a table and its index ever differ."""
    with closing(connected(path)) as connection:
        while not ending.wait(0.001):
            connection.execute("begin")
            counted = [
                connection.execute("select count(*), sum(length(body)) from numbered not indexed").fetchall(),
                connection.execute("select count(*), sum(length(body)) from numbered").fetchall(),
            ]
            connection.execute("rollback")
            assert counted[0] == counted[1]

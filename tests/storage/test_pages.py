"""Which bytes of a file mean nothing: whatever stands there instead, SQLite reads and writes as before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from storage.sqlite.pages import HEAD, Layout, StrangeFile
from tests.sample import whole

_SCHEMA = """
create table numbered (id integer primary key, body text);
create table named (name text primary key, other integer, body text) without rowid;
create index others on named (other, body);
create index bodies on numbered (body);
"""
_LONGEST = {0.7: 40, 0.95: 400, 1.0: 20_000}
"""Lengths of bodies, by chance: some go on in pages of their own."""


def change(connection: sqlite3.Connection, chance: Random, many: int) -> None:
    """So many rows come, grow, shrink and go."""
    for _ in range(many):
        number, draw = chance.randrange(500), chance.random()
        body = "b" * chance.randint(0, next(most for part, most in _LONGEST.items() if draw <= part))
        connection.execute("insert or replace into numbered values (?, ?)", (number << 40, body))
        connection.execute("insert or replace into named values (?, ?, ?)", (f"n{number}", number, body[:90]))
        for sql in ("delete from numbered where id = ?1 << 40", "delete from named where other = ?1"):
            connection.execute(sql, (chance.randrange(500),))


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("pragma integrity_check").fetchall() == [("ok",)]
        return list(connection.iterdump())


def pages(path: Path) -> tuple[Layout, list[bytes]]:
    data = path.read_bytes()
    layout = Layout.of(data[:HEAD], len(data))
    return layout, [data[at : at + layout.size] for at in range(0, len(data), layout.size)]


@pytest.mark.parametrize("size", [512, 4096, 65536])
@pytest.mark.parametrize("secure", ["on", "off"])
@pytest.mark.parametrize("seed", range(whole(10, 1)))
def test_anything_may_stand_there(tmp_path: Path, size: int, secure: str, seed: int) -> None:
    path, chance = tmp_path / "some.db", Random(seed)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"pragma page_size = {size}")
        connection.execute(f"pragma secure_delete = {secure}")
        connection.executescript(_SCHEMA)
        connection.execute("begin")
        change(connection, chance, 1_500)
        connection.execute("commit")
    before = dump(path)
    layout, all_pages = pages(path)
    assert layout.size == size
    found = 0
    with path.open("r+b") as file:
        for number, page in enumerate(all_pages, start=1):
            for begin, end in layout.remains(page, number):
                found += 1
                file.seek((number - 1) * size + begin)
                file.write(chance.randbytes(end - begin))
    assert found > 3
    assert dump(path) == before
    # And whatever is written from then on is right as well.
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as one,
        closing(sqlite3.connect(":memory:")) as other,
    ):
        other.executescript("\n".join(before))
        for connection in (one, other):
            connection.execute("begin")
            change(connection, Random(seed), 500)
            connection.execute("commit")
        assert list(one.iterdump()) == list(other.iterdump())
    dump(path)


@pytest.mark.parametrize("seed", range(whole(10, 2)))
def test_where_it_was_cleared_nothing_stands_but_what_is_stored(tmp_path: Path, seed: int) -> None:
    path, chance = tmp_path / "some.db", Random(seed)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma secure_delete = on")
        connection.executescript(_SCHEMA)
        connection.execute("begin")
        change(connection, chance, 1_500)
        connection.execute("update named set body = replace(body, 'b', 'c')")
        connection.execute("update numbered set body = replace(body, 'b', 'c')")
        connection.execute("commit")
    layout, all_pages = pages(path)
    assert any(b"bbbb" in page for page in all_pages)
    for number, page in enumerate(all_pages, start=1):
        rest = bytearray(page)
        for begin, end in layout.remains(page, number):
            rest[begin:end] = bytes(end - begin)
        assert b"bbbb" not in rest


@pytest.mark.parametrize("size", [512, 4096, 65536])
def test_what_only_looks_like_a_page_of_a_table_is_told_apart(tmp_path: Path, size: int) -> None:
    """What continues a long cell holds whatever somebody wrote: here, the head of a page with a gap."""
    path, chance = tmp_path / "some.db", Random(size)
    written = dict[int, bytes]()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(f"pragma page_size = {size}; pragma secure_delete = off; {_SCHEMA}")
        connection.execute("begin")
        for number in range(60):
            head = bytes((chance.choice((2, 5, 10, 13)), 0, 0, 0, 0, *(size - 4).to_bytes(4, "big")[2:], 0))
            written[number] = (head + bytes([255]) * chance.randint(1, 20)) * (4 * size // len(head))
            connection.execute("insert into numbered values (?, ?)", (number, written[number]))
        connection.execute("delete from numbered where id % 3 = 0")
        connection.execute("commit")
    layout, all_pages = pages(path)
    with path.open("r+b") as file:
        for number, page in enumerate(all_pages, start=1):
            for begin, end in layout.remains(page, number):
                file.seek((number - 1) * size + begin)
                file.write(bytes(end - begin))
    dump(path)
    with closing(sqlite3.connect(path)) as connection:
        found = dict(connection.execute("select id, body from numbered"))
    assert found == {number: body for number, body in written.items() if number % 3}


def altered(page: bytes, at: int, value: int) -> bytes:
    return page[:at] + value.to_bytes(2, "big") + page[at + 2 :]


def test_a_page_that_is_not_built_so_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma secure_delete = off")
        connection.executescript(_SCHEMA)
        connection.executemany(
            "insert into numbered values (?, ?)", [(number, "b" * 30) for number in range(20)]
        )
        connection.execute("delete from numbered where id = 11")
    layout, all_pages = pages(path)
    number, page = 2, all_pages[1]
    block, cells, first = (int.from_bytes(page[at : at + 2], "big") for at in (1, 3, 5))
    assert (cells, layout.remains(page, number)[-1]) == (19, (block + 4, block + 35))
    for at, value in (
        (1, first - 8),  # a free block among what is unallocated
        (1, layout.size - 2),  # one that has no room for its own length
        (3, layout.size),  # more cells than fit
        (5, layout.size + 1),  # a first cell after the end
        (5, 8),  # or among the list
        (8, 9),  # a cell among the list
        (block, block - 4),  # a chain that goes back
        (block, block),  # or round
        (block + 2, 2),  # a block that is shorter than what it begins with
        (block + 2, layout.size),  # or goes on after the end
    ):
        with pytest.raises(StrangeFile, match=f"page {number} has"):
            layout.remains(altered(page, at, value), number)


def test_a_file_that_is_not_built_so_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"pragma auto_vacuum = incremental; {_SCHEMA}")
    head = path.read_bytes()[:HEAD]
    for wrong, length, why in (
        (head, 4096, "auto_vacuum"),
        (b"another" + head[7:], 4096, "does not begin"),
        (head[:50], 50, "does not begin"),
        (head[:52] + bytes(48), 4097, "4097 bytes"),
        (head[:52] + bytes(48), 4096 << 25, "bytes"),
    ):
        with pytest.raises(StrangeFile, match=why):
            Layout.of(wrong, length)

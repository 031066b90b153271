"""The bench still runs: every figure once, with no word about speed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.catalog import TITLES
from tests.bench import (
    among_computers,
    computers,
    crowd,
    long,
    pictures,
    place,
    processes,
    rules,
    served,
    start,
    store,
    tables,
)
from tests.bench.apart import apart
from tests.bench.lag import Lag
from tests.bench.tables import TABLES
from tests.bench.timing import Figure, Measured, Took, in_turn, paired, shown, table
from tests.computers.playing import SUBJECTS
from tests.games.games import GAMES
from tests.processes import warm
from tests.sample import todays, whole
from tests.thinking.here import Here


def _check(figures: list[Figure], ids: set[str]) -> None:
    assert {figure.id for figure in figures} == ids
    for measured in (each for figure in figures for each in figure.measured.values()):
        assert measured.value > 0
        assert measured.baseline is None or measured.baseline > 0
    lines = [line for line in table(figures).splitlines()[2:] if not line.startswith(" ")]
    assert [line.split()[0] for line in lines] == [figure.id for figure in figures]


def test_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    # Of other games pictures are drawn by many tests.
    looked_at = whole(TABLES, TABLES[:2])
    for module in (tables, pictures):
        monkeypatch.setattr(module, "TABLES", looked_at)
    found = pictures.figures(rounds=1, matches=len(looked_at), a_table=1, whole=1)
    names = [f"P-{subject.game.key}-{seats}" for subject, seats in looked_at]
    _check(found, {name + part for name in names for part in ("", "-size", "-most")})


def test_store(tmp_path: Path) -> None:
    _check(store.figures(rounds=1, folder=tmp_path, matches=5), {"S-append", "S-growth", "S-load"})


def test_store_on_postgres(new_database: Callable[[], str]) -> None:
    found = served.figures(rounds=1, matches=5, new=new_database)
    _check(found, {"Q-append", "Q-growth", "Q-load"})


def test_a_large_store_on_postgres(new_database: Callable[[], str]) -> None:
    found = served.grown(rounds=1, few=5, many=10, new=new_database)
    asked = ("", "-load", "-own", "-due")
    _check(found, {f"Q-{kind}{each}" for kind in ("many", "play") for each in asked})


async def test_processes_on_postgres(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A process that has imported everything.
    monkeypatch.setattr(processes, "get_context", lambda _: warm._server)
    found = await processes.measured(os.getpid(), new_database(), 1, 0.1, tables=1, processes=1)
    assert [figure.id for figure in found] == ["W-one", "W-several", "W-gain", "W-missing"]
    assert all(each.measured["rate"].value > 0 for each in found[:3])


def _a_large_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("_AT_ONCE", 4), ("_TURNS", 1), ("_PONDERS", 0)):
        monkeypatch.setattr(long, name, value)
    monkeypatch.setattr(crowd, "_SHORT", 1)
    monkeypatch.setattr(long, "apart", lambda work, *given: work(*given))
    # It has a test of its own.
    monkeypatch.setattr(served, "grown", lambda *_, **__: [])
    small = {"players": 40, "matches": 60, "crowds": 2, "rounds": 1, "played": 4}
    parts = long.parts(tmp_path / "large.db", **small, subjects=GAMES[:1])
    found = [figure for _, measure in parts for figure in measure()]
    groups = {
        "A": "matches stats history server export",
        "B": "count count-lag page middle server void void-lag",
        "D": "large",
        "F": "whole wait sweep rewrite",
        "G": GAMES[0].game.key,
        "L": "action lag",
        "M": "made size match process",
    }
    _check(found, {f"{group}-{each}" for group, several in groups.items() for each in several.split()})


def _place(tmp_path: Path, _: pytest.MonkeyPatch) -> None:
    games = todays(tuple(TITLES), 2)
    found = place.figures(rounds=1, folder=tmp_path, games=games)
    _check(found, {f"D-{key}" for key in games})
    assert not any(" 0 requests" in figure.what for figure in found)


def test_place_among_computers(tmp_path: Path) -> None:
    found = among_computers.figures(rounds=1, folder=tmp_path, matches=4, ponders=0.01, thinking=Here())
    _check(found, {"D-computers"})
    assert " 0.0 turns" not in found[0].what


def _start(tmp_path: Path, _: pytest.MonkeyPatch) -> None:
    _check(start.figures(rounds=1, folder=tmp_path), {"D-start", "D-first"})


@pytest.mark.parametrize("check", todays((_a_large_store, _place, _start), 3))
def test_what_takes_long(
    check: Callable[[Path, pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(tmp_path, monkeypatch)


def test_rules() -> None:
    parts = {f"R{seats}-match" for seats in (1, 2, 3, 4)}
    parts |= {f"R{seats}-{part}" for seats in (2, 4) for part in ("legal", "action")}
    _check(rules.figures(rounds=1), parts | {"I-plays1", "I-plays2", "C-dump", "C-load"})


def test_computers() -> None:
    _check(computers.figures(rounds=1), {f"T-{subject.game.key}" for subject in SUBJECTS})


def test_what_is_measured_apart_is_in_another_process() -> None:
    assert apart(os.getpid) != os.getpid()


def test_each_round_runs_every_contestant_once_in_turn() -> None:
    ran: list[str] = []
    taken = in_turn(2, *(lambda number, name=name: lambda: ran.append(f"{name}{number}") for name in "abc"))
    assert ran == ["a0", "b0", "c0", "c1", "b1", "a1"]
    assert [len(each) for each in taken] == [2, 2, 2]


def test_what_the_lines_say() -> None:
    close = paired("x", "y", [Took(0.0015, 0.003)] * 4, [Took(0.001, 0.001)] * 4, cpu=1.5, wall=2)
    assert close.lines() == [
        ("x", "y", "cpu", "1.50 ms", "1.00 ms", "1.50 (1.50–1.50)", "≤ 1.5", "ok"),
        ("", "", "wall", "3.00 ms", "1.00 ms", "3.00 (3.00–3.00)", "≤ 2", "MISSED"),
    ]
    assert close.missed
    assert Figure.size("x", "y", 90_000, 80_000).lines() == [
        ("x", "y", "size", "90.0 KB", "", "", "≤ 80.0 KB", "MISSED")
    ]
    assert Measured(value=1).met is None
    assert [shown(2.5e-5, "cpu"), shown(250, "wall"), shown(1234.6, "rate")] == [
        "25.0 µs",
        "250 s",
        "1,235/s",
    ]


async def test_a_loop_that_is_never_free_is_late() -> None:
    async with Lag() as lag:
        time.sleep(0.05)  # noqa: ASYNC251 -- this is what must be noticed
    assert max(lag.late) >= 0.04

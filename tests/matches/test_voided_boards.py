"""Boards when a result is voided, and when they are made again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.background.board_keeping import BoardKeeping
from bot.matches.standings import Standings
from storage.results import Counted
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database
from tests.matches.boards import (
    ANNA,
    BEN,
    CHESS,
    CLEO,
    DECEMBER,
    NOVEMBER,
    Record,
    close_marks,
    make_again,
    play_at_random,
    up_to_date,
)
from tests.sample import whole
from tests.storage.contents import contents
from tests.storage.growth import work


async def test_a_voided_result_is_as_if_it_had_never_been_played(record: Record, tmp_path: Path) -> None:
    chance = Random("void")
    numbers = await play_at_random(record, 60, chance)
    voided = chance.sample(numbers, 5)
    for match in voided:
        await record.void(match)
        await record.standings.catch_up()
    other = await Record.at(tmp_path / "without.db")
    try:
        # The same matches, and those that were voided end without a result.
        replayed = Random("void")
        for match in await play_at_random(other, 60, replayed):
            if match in voided:
                await other.database.note("delete from placings where match = ?", match)
                await other.database.note("delete from results where match = ?", match)
        await make_again(other.standings, other.database)
        expected = await other.derived()
    finally:
        await other.database.close()
    held = await record.derived()
    assert held["standings"] == expected["standings"]
    assert held["courses"] == expected["courses"]


async def test_voiding_twice_is_voiding_once(record: Record) -> None:
    match = await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    await record.finish((ANNA, 1, 9), (CLEO, 2, 3))
    await record.void(match)
    held = await record.derived()
    await record.void(match, at=DECEMBER + 1)
    assert await record.derived() == held
    assert await record.brief() == [(1, ANNA, 1, 1), (2, CLEO, 1, 0)]


async def test_what_counts_on_no_board_is_voided_and_none_is_made_again(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    await record.void(await record.finish((ANNA, 1, 9), (BEN, 2, 3), ranked=False))
    assert await record.boards.stale() == {}
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]


async def test_a_crash_after_voiding_leaves_nothing_stale(record: Record, tmp_path: Path) -> None:
    match = await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    await record.standings.catch_up()
    await record.void(match)
    other = await Database.open(tmp_path / "store.db")
    try:
        page = await Standings(SqlStandingStore(other), SqlResultStore(other)).page(CHESS, 0, 10, viewer=ANNA)
    finally:
        await other.close()
    assert page.lines == ()


@pytest.mark.parametrize("everything", [False, True])
async def test_what_is_voided_while_boards_are_made_again_does_not_count(
    record: Record, monkeypatch: pytest.MonkeyPatch, everything: bool
) -> None:
    first, second, _ = [await record.finish((ANNA, 1, 9), (BEN, 2, 3)) for _ in range(3)]
    await record.standings.catch_up()
    await record.void(first)
    name = "add" if everything else "mend"
    store: Callable[..., Awaitable[bool]] = getattr(record.boards, name)

    async def overtaken(*args: Any) -> bool:
        monkeypatch.setattr(record.boards, name, store)
        await record.void(second)
        return await store(*args)

    monkeypatch.setattr(record.boards, name, overtaken)
    await (make_again(record.standings, record.database) if everything else record.standings.catch_up())
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]


@pytest.mark.parametrize("seed", range(whole(3, 1)))
async def test_boards_made_again_are_the_boards_that_grew(record: Record, seed: int) -> None:
    numbers = await play_at_random(record, 80, Random(seed))
    await record.void(numbers[seed])
    grown = await record.derived()
    assert grown["standings"]
    await make_again(record.standings, record.database)
    assert await record.derived() == grown


async def test_results_that_come_while_boards_are_made_again_are_not_lost(record: Record) -> None:
    numbers = [await record.finish((ANNA, 1, 9), (BEN, 2, 3)) for _ in range(30)]
    await record.standings.catch_up()
    await record.void(numbers[0])

    async def play_on() -> None:
        for _ in range(20):
            await record.finish((BEN, 1, 9), (ANNA, 2, 3))
            await asyncio.sleep(0)

    await asyncio.gather(record.standings.catch_up(), play_on(), record.standings.catch_up())
    counted = {(player, matches, won) for _, player, matches, won in await record.brief()}
    assert counted == {(ANNA, 49, 29), (BEN, 49, 20)}


@pytest.mark.parametrize("seed", range(whole(4, 1)))
async def test_boards_mended_from_a_mark_are_those_made_anew(
    record: Record, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Results new and old are voided while others come, with marks so close that all ages meet some."""
    close_marks(monkeypatch, 4)
    if seed % 2:
        monkeypatch.setattr(record.standings, "_clock", lambda: DECEMBER)
    chance = Random(f"marks {seed}")
    numbers: list[int] = []
    for _ in range(14):
        numbers += await play_at_random(record, 8, chance)
        await record.standings.catch_up(chance.choice((1, 100, 100_000)))
        if chance.random() < 0.6:
            await record.void(chance.choice(numbers[-40:]))
        if chance.random() < 0.5:
            await record.standings.tidy()
    await record.derived()
    while await record.standings.tidy():
        pass
    assert (await record.boards.marks())[0] > 0
    await record.void(numbers[1])
    oldest = await record.derived()
    await make_again(record.standings, record.database)
    assert await record.derived() == {**oldest, "counted": [(112, oldest["counted"][0][1])]}


async def test_voiding_the_newest_result_is_no_more_work_after_many_others(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It made every board again from all results: of 40,000, for 22 seconds."""
    close_marks(monkeypatch, 10)
    read: list[int] = []
    counted = record.results.counted

    async def seen(*args: Any, **kwargs: Any) -> list[Counted]:
        found = await counted(*args, **kwargs)
        read.append(len(found))
        return found

    monkeypatch.setattr(record.results, "counted", seen)
    monkeypatch.setattr(record.standings, "_clock", lambda: NOVEMBER)
    did = []
    for more in (110, 100):  # at first as many as are looked at of two players
        for _ in range(more):
            match = await record.finish((ANNA, 1, 9), (BEN, 2, 3))
        await up_to_date(record.standings)
        read.clear()
        await record.void(match)
        did.append((await work(record.database, up_to_date(record.standings)), sum(read)))
    boards = 8
    assert max(results for _, results in did) <= boards * 10
    assert did[1][0] <= 1.1 * did[0][0]


async def _upgraded(record: Record) -> None:
    """Makes it a store that was filled before there were marks."""
    await record.database.note("delete from earlier")
    await record.database.note(
        "insert into unmarked select distinct solo, server, month, game, number from standings, counted"
    )


async def _kept_up(record: Record) -> None:
    await up_to_date(record.standings)
    while await record.standings.tidy():
        pass


async def test_marks_of_results_from_before_there_were_marks_are_made_in_the_background(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first result that was voided after an upgrade made its boards be counted again from the begin."""
    close_marks(monkeypatch, 4)
    monkeypatch.setattr(record.standings, "_clock", lambda: DECEMBER)
    await play_at_random(record, 60, Random("before"))
    await _kept_up(record)
    grown = await contents(record.database)
    await _upgraded(record)
    assert (await record.standings.page(CHESS, 0, 10, viewer=ANNA)).complete, "no reader waits for marks"
    assert (await contents(record.database))["unmarked"]
    await BoardKeeping(record.standings).look()
    made = await contents(record.database)
    assert made["unmarked"] == []
    assert grown["earlier"]
    for name in ("earlier", "standings", "tallies", "courses"):
        assert set(grown[name]) == set(made[name])


async def test_a_result_voided_before_marks_are_made_goes_first(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_marks(monkeypatch, 4)
    numbers = await play_at_random(record, 40, Random("first"))
    await up_to_date(record.standings)
    await _upgraded(record)
    await record.void(numbers[7])
    stale = await record.boards.stale()
    while await record.boards.stale():
        await record.standings.catch_up(1)
    left = {tuple(row[:4]) for row in (await contents(record.database))["unmarked"]}
    assert left
    assert not left & {(int(board.solo), *board[1:]) for board in stale}, "those have marks by now"
    voided = await record.derived()
    await make_again(record.standings, record.database)
    anew = await record.derived()
    assert anew == {**voided, "counted": anew["counted"]}


async def test_a_reader_waits_for_a_bounded_part_of_the_work(record: Record) -> None:
    for _ in range(170):
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    page = await record.standings.page(CHESS, 0, 10, viewer=ANNA)
    assert not page.complete
    assert await record.boards.counted() == page.lines[0].standing.matches == 100
    page = await record.standings.page(CHESS, 0, 10, viewer=ANNA)
    assert page.complete
    assert page.lines[0].standing.matches == 170


async def test_a_page_says_that_results_are_still_being_counted(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(60):
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    monkeypatch.setattr(Standings.catch_up, "__defaults__", (1,))
    assert not (await record.standings.page(CHESS, 0, 10, viewer=ANNA)).complete
    assert (await record.standings.page(CHESS, 0, 10, viewer=ANNA)).lines[0].standing.matches == 60

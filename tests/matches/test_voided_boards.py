"""Boards when a result is voided, and when they are made again."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches.standings import Standings
from storage.sqlite.database import Database
from storage.sqlite.results import SqliteResultStore
from storage.sqlite.standings import SqliteStandingStore
from tests.matches.boards import ANNA, BEN, CHESS, CLEO, DECEMBER, Record, make_again, play_at_random
from tests.storage.contents import contents


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
    assert await record.boards.stale() == set()
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]


async def test_a_crash_after_voiding_leaves_nothing_stale(record: Record, tmp_path: Path) -> None:
    match = await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    await record.standings.catch_up()
    await record.void(match)
    other = await Database.open(tmp_path / "store.db")
    try:
        page = await Standings(SqliteStandingStore(other), SqliteResultStore(other)).page(
            CHESS, 0, 10, viewer=ANNA
        )
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
    replace = record.boards.replace

    async def overtaken(*args: Any) -> bool:
        monkeypatch.setattr(record.boards, "replace", replace)
        await record.void(second)
        return await replace(*args)

    monkeypatch.setattr(record.boards, "replace", overtaken)
    await (make_again(record.standings, record.database) if everything else record.standings.catch_up())
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]


@pytest.mark.parametrize("seed", range(3))
async def test_boards_made_again_are_the_boards_that_grew(record: Record, seed: int) -> None:
    numbers = await play_at_random(record, 80, Random(seed))
    await record.void(numbers[seed])
    grown = await record.derived()
    assert grown["standings"]
    await make_again(record.standings, record.database)
    assert await record.derived() == grown


async def test_an_owner_makes_all_boards_anew(record: Record) -> None:
    await play_at_random(record, 60, Random("anew"))
    grown = await record.derived()
    running = (Path(__file__).parents[2] / "docs/running.md").read_text("utf-8")
    (script,) = re.findall(r"```sql\n(.*?)```", running, re.DOTALL)
    for statement in script.split(";"):
        await record.database.note(statement)
    assert (await contents(record.database))["standings"] == []
    assert await record.derived() == grown


async def test_results_that_come_while_boards_are_made_again_are_not_lost(record: Record) -> None:
    numbers = [await record.finish((ANNA, 1, 9), (BEN, 2, 3)) for _ in range(30)]
    await record.standings.catch_up()
    await record.void(numbers[0])

    async def play_on() -> None:
        for _ in range(20):
            await record.finish((BEN, 1, 9), (ANNA, 2, 3))
            await asyncio.sleep(0)

    await asyncio.gather(
        record.standings.catch_up(), play_on(), make_again(record.standings, record.database)
    )
    counted = {(player, matches, won) for _, player, matches, won in await record.brief()}
    assert counted == {(ANNA, 49, 29), (BEN, 49, 20)}

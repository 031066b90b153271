"""Results and the boards computed from them."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.matches.counting import ALL, EVERY
from bot.matches.rating import Skill, rated
from bot.matches.standings import Standings, month_of
from storage.matches import Entry
from storage.players import ServerRow
from storage.results import Board, Counted, Placing, Result
from storage.sql.players import SqlPlayerStore, SqlServerStore
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database
from tests.matches.boards import ANNA, BEN, CHESS, CLEO, DAN, NOVEMBER, SOLO, Record

# -- ratings ---------------------------------------------------------------------------------------


def test_a_newcomer_starts_at_a_thousand() -> None:
    assert Skill().rating == 1000


def test_who_is_placed_better_gains_more_and_all_get_surer() -> None:
    after = rated([Skill()] * 4, [1, 2, 3, 4])
    assert sorted(after, key=lambda skill: -skill.mu) == after
    assert after[0].rating > 1000 > after[3].rating
    assert all(skill.sigma < Skill().sigma for skill in after)


def test_a_shared_place_is_worth_the_same() -> None:
    first, second, third = rated([Skill()] * 3, [1, 1, 3])
    assert first == second
    assert first.mu > third.mu


def test_beating_a_stronger_player_is_worth_more() -> None:
    strong, weak = Skill(32, 3), Skill(18, 3)
    newcomer = Skill(25, 3)
    assert rated([newcomer, strong], [1, 2])[0].mu > rated([newcomer, weak], [1, 2])[0].mu


# -- counting --------------------------------------------------------------------------------------


async def test_an_empty_board(record: Record) -> None:
    page = await record.standings.page(CHESS, 0, 10, viewer=ANNA)
    assert (page.lines, page.size, page.first, page.own) == ((), 0, 0, None)


async def test_a_result_counts_for_its_server_and_the_world_its_month_and_all_time_its_game_and_all(
    record: Record,
) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    month = month_of(NOVEMBER)
    for when in (month, ALL):
        for game in ("chess", EVERY):
            assert await record.brief(Board(False, 1, when, game)) == [
                (1, ANNA, 1, 1),
                (2, BEN, 1, 0),
            ]
            assert await record.held(Board(False, ALL, when, game)) == [(ANNA, 1, 1, 1), (BEN, 1, 0, 1)]
    assert month == 202311
    for other in [
        Board(False, 2, ALL, "chess"),
        Board(False, 1, 202312, "chess"),
        Board(False, 1, ALL, "go"),
        SOLO,
    ]:
        assert await record.brief(other) == []


async def test_l1_the_same_result_is_counted_once(record: Record) -> None:
    match = await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    row = await record.matches.load(match)
    assert row is not None
    placings = (Placing(0, ANNA, "Anna", 1, 9), Placing(1, BEN, "Ben", 2, 3))
    again = Result(ranked=True, turns=9, placings=placings)
    with pytest.raises(sqlite3.IntegrityError):
        await record.matches.append(row, replace(row, version=3), [Entry(0, "end", None, 2)], again)
    await asyncio.gather(*(record.standings.catch_up() for _ in range(5)))
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]


async def test_who_catches_up_at_once_reads_new_results_once(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    counted, read = SqlResultStore.counted, 0

    async def watched(*given: Any, **more: Any) -> list[Counted]:
        nonlocal read
        found = await counted(*given, **more)
        read += len(found)
        return found

    monkeypatch.setattr(SqlResultStore, "counted", watched)
    await asyncio.gather(*(record.standings.catch_up() for _ in range(3)))
    assert read == 1


async def test_two_processes_that_catch_up_at_once_count_once(record: Record, tmp_path: Path) -> None:
    for _ in range(60):
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    other = await Database.open(tmp_path / "store.db")
    try:
        standings = Standings(SqlStandingStore(other), SqlResultStore(other))
        await asyncio.gather(standings.catch_up(), record.standings.catch_up())
    finally:
        await other.close()
    assert await record.brief() == [(1, ANNA, 60, 60), (2, BEN, 60, 0)]


async def test_what_is_not_ranked_is_on_no_board(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3), ranked=False)
    assert await record.derived() == {
        "standings": [], "tallies": [], "courses": [], "counted": [(1, 0)], "stale_boards": []
    }  # fmt: skip


async def test_a_server_that_opted_out_keeps_its_matches_to_itself(record: Record) -> None:
    await SqlServerStore(record.database).put(1, ServerRow(world=False))
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    await record.finish((BEN, 1, 9), (CLEO, 2, 3), server=2)
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]
    assert await record.held(Board(False, ALL, ALL, "chess")) == [(BEN, 1, 1, 1), (CLEO, 1, 0, 1)]


async def test_more_wins_rank_higher(record: Record) -> None:
    for _ in range(3):
        await record.finish((ANNA, 1, 5), (BEN, 2, 4))
        await record.finish((BEN, 1, 5), (CLEO, 2, 4))
    ratings = [line.standing.rating for line in await record.board()]
    assert [player for _, player, _, _ in await record.brief()] == [ANNA, BEN, CLEO]
    assert ratings == sorted(ratings, reverse=True)


async def test_the_store_holds_the_rating_after_each_match(record: Record) -> None:
    for _ in range(3):
        await record.finish((ANNA, 1, 5), (BEN, 2, 4))
    lines = {line.player: line for line in await record.board()}
    for player in (ANNA, BEN):
        ratings = await record.boards.ratings(1, "chess", player, 99)
        assert len(ratings) == 3
        assert ratings[-1].rating == lines[player].standing.rating
    rising = [each.rating for each in await record.boards.ratings(ALL, "chess", ANNA, 99)]
    assert rising == sorted(set(rising))


async def test_l4_ties_share_a_rank_in_a_stable_order_and_the_next_is_skipped(record: Record) -> None:
    await record.finish((CLEO, 1, 5), (ANNA, 1, 5), (BEN, 3, 1), (DAN, 3, 1))
    expected = [(1, ANNA), (1, CLEO), (3, BEN), (3, DAN)]
    for _ in range(3):
        assert [(line.rank, line.player) for line in await record.board()] == expected
    for first, line in enumerate(expected):
        page = await record.boards.page(CHESS, first, 1)
        assert [(each.rank, each.player) for each in page] == [line]
        own = await record.boards.line(CHESS, line[1])
        assert own is not None
        assert (own.rank, own.player, own.position) == (*line, first)


async def test_l5_the_boards_of_a_server_and_of_all_are_separate_and_reading_changes_nothing(
    record: Record,
) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    await record.finish((BEN, 1, 9), (ANNA, 2, 3), server=2)
    await record.finish((BEN, 1, 9), (ANNA, 2, 3), server=2)
    held = await record.derived()
    for board in (CHESS, Board(False, 2, ALL, "chess"), Board(False, ALL, ALL, "chess"), CHESS):
        await record.board(board)
    assert await record.derived() == held
    assert await record.brief() == [(1, ANNA, 1, 1), (2, BEN, 1, 0)]
    assert await record.held(Board(False, ALL, ALL, "chess")) == [(ANNA, 3, 1, 1), (BEN, 3, 2, 1)]


async def test_solo_is_a_board_of_its_own_by_the_best_match(record: Record) -> None:
    await record.finish((ANNA, 1, 20), merit=20_005)
    await record.finish((ANNA, 1, 12), merit=12_009)
    await record.finish((BEN, 1, 20), merit=20_007)
    await record.finish((CLEO, 1, 20), merit=20_005)
    await record.finish((ANNA, 1, 99), (BEN, 2, 98))
    lines = [(line.rank, line.player, line.standing.best) for line in await record.board(SOLO)]
    assert lines == [(1, BEN, 20), (2, ANNA, 20), (2, CLEO, 20)]
    assert await record.board(Board(True, 1, ALL, EVERY)) == []


async def test_solo_in_a_direct_message_counts_for_the_world(record: Record) -> None:
    await record.finish((ANNA, 1, 20), server=None, merit=20)
    assert [line.player for line in await record.board(Board(True, ALL, ALL, "chess"))] == [ANNA]
    assert await record.board(SOLO) == []


# -- pages -----------------------------------------------------------------------------------------


async def test_every_line_is_on_one_page_and_the_own_is_always_there(record: Record) -> None:
    for player in range(100, 123):
        await record.finish((player, 1, 9), (player + 1000, 2, 3))
    seen = []
    await record.standings.catch_up()
    own = await record.boards.line(CHESS, 105)
    for first in range(0, 46, 10):
        page = await record.standings.page(CHESS, first, 10, viewer=105)
        assert page.own == own is not None
        assert page.size == 46
        seen += [(line.position, line.player) for line in page.lines]
    assert [position for position, _ in seen] == list(range(46))
    assert len({player for _, player in seen}) == 46
    assert own is not None
    assert (own.position, 105) in seen
    for beyond in (46, 10_000):
        assert (await record.standings.page(CHESS, beyond, 10, viewer=0)).first == 40
    assert (await record.standings.page(CHESS, -5, 10, viewer=0)).first == 0


async def test_names_are_those_of_the_server_and_the_world_has_others(record: Record) -> None:
    players = SqlPlayerStore(record.database)
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    for other in range(20, 24):
        await record.finish((ANNA, 1, 9), (other, 2, 3), server=2)
        await record.finish((BEN, 2, 1), (other, 1, 3), server=2)
    await players.seen(1, ANNA, "Queen of chess")
    known = await players.get(ANNA)
    await players.put(ANNA, replace(known, name="Anna in the world"))
    assert [line.name for line in await record.board()] == ["Queen of chess", "Ben"]
    world = {line.player: line.name for line in await record.board(Board(False, ALL, ALL, "chess"))}
    assert world == {ANNA: "Anna in the world", BEN: "?"}


async def test_who_left_is_marked_or_hidden_and_ranks_close_up(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3), (CLEO, 3, 1))
    await SqlPlayerStore(record.database).checked(1, ANNA, 1, gone=True)
    assert [(line.rank, line.gone) for line in await record.board()] == [(1, True), (2, False), (3, False)]
    hidden = await record.board(hide=True)
    assert [(line.rank, line.player) for line in hidden] == [(1, BEN), (2, CLEO)]
    assert (await record.standings.page(CHESS, 0, 10, viewer=CLEO, hide=True)).own == hidden[1]
    assert (await record.standings.page(CHESS, 0, 10, viewer=ANNA, hide=True)).own is None

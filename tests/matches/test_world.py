"""The boards of the world: who gets there, and what those find who want to get there without playing well."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.matches.counting import ALL, EVERY
from bot.matches.rating import MOST_MET, Skill, rated
from bot.matches.standings import Standings
from storage.exclusions import Kind
from storage.results import Board
from storage.sql.database import Row
from storage.sql.exclusions import SqlExclusionStore
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from tests.matches.boards import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    NOVEMBER,
    Record,
    make_again,
    play_at_random,
    up_to_date,
)
from tests.sample import whole

WORLD = Board(False, ALL, ALL, "chess")
DAY = 24 * 3600
CHEAT, SECOND, THIRD = 666, 667, 668  # accounts of one person
MANY = range(100, 120)  # people who play with many different people


async def many(record: Record) -> None:
    """Twenty people meet each other, about eight matches each; the better one wins more often."""
    chance = Random("many")
    for _ in range(4):
        for one in MANY:
            other = chance.choice([each for each in MANY if each != one])
            first, second = (one, other) if chance.random() < 0.5 + (one - other) / 40 else (other, one)
            await record.finish((first, 1, 9), (second, 2, 3), server=chance.choice((1, 2, 3)))


async def rating_of(record: Record, player: int, board: Board = WORLD) -> float:
    await record.standings.catch_up()
    return (await record.boards.standings(board, [player]))[player].rating


async def test_m13_two_accounts_on_a_server_of_their_own_lead_nothing(record: Record) -> None:
    await many(record)
    for matches in (6, 50):
        for _ in range(matches):
            await record.finish((CHEAT, 1, 9), (SECOND, 2, 3), server=9)
        world = await record.board(WORLD)
        assert {line.player for line in world} == set(MANY)
        page = await record.standings.page(WORLD, 0, 10, viewer=CHEAT)
        assert page.own is None
        assert page.unlisted is not None
        assert page.unlisted.opponents == 1
    # Even with a place it would be no good one: 56 matches say little more than four or five.
    best = world[0].standing.rating
    assert await rating_of(record, CHEAT) < best
    assert await rating_of(record, CHEAT, Board(False, 9, ALL, "chess")) > 2000, (
        "on their own server they may"
    )


async def test_more_accounts_bring_a_place_and_no_lead(record: Record) -> None:
    """Whoever makes four accounts to lose to is listed, and every pair counts for itself, in any company."""
    await many(record)
    others = (SECOND, THIRD, THIRD + 1, THIRD + 2)
    for round_ in range(12):
        for other in others:
            more = [each for each in others if each != other][: round_ % 3]
            lines = [(CHEAT, 1, 9), *((each, 2, 1) for each in (other, *more))]
            await record.finish(*lines, server=9)
    listed = {line.player: line.rank for line in await record.board(WORLD)}
    assert CHEAT in listed
    alone = await rating_of(record, CHEAT, Board(False, 9, ALL, "chess"))
    assert await rating_of(record, CHEAT) < alone - 200


async def test_the_nth_match_of_the_same_people_counts_one_nth(record: Record) -> None:
    one, other = Skill(), Skill()
    for number in range(1, 6):
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
        one, other = rated([one, other], [1, 2], [1 / number] * 2)
    await record.standings.catch_up()
    held = await record.boards.standings(WORLD, [ANNA, BEN])
    assert (held[ANNA].mu, held[ANNA].sigma) == pytest.approx((one.mu, one.sigma))
    assert (held[BEN].mu, held[BEN].sigma) == pytest.approx((other.mu, other.sigma))


async def test_after_thirty_days_it_is_the_first_again(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER)
    await record.finish((ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER + 30 * DAY - 1)
    await record.finish((ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER + 60 * DAY - 1)
    one, other = Skill(), Skill()
    for weight in (1, 1 / 2, 1):
        one, other = rated([one, other], [1, 2], [weight] * 2)
    await record.standings.catch_up()
    assert (await record.boards.standings(WORLD, [ANNA]))[ANNA].mu == pytest.approx(one.mu)


async def test_each_board_counts_its_own_matches_only(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 3), game="go")
    await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    first = rated([Skill(), Skill()], [1, 2])[0]
    await record.standings.catch_up()
    assert (await record.boards.standings(WORLD, [ANNA]))[ANNA].mu == pytest.approx(first.mu)
    every = (await record.boards.standings(Board(False, ALL, ALL, EVERY), [ANNA]))[ANNA]
    assert every.matches == 2
    assert every.opponents == 1


async def test_evidence_of_a_part_adds_up_and_moves_nobody_the_wrong_way() -> None:
    before = [Skill(24, 4), Skill(27, 6)]
    whole = rated(before, [1, 2])
    for weight in (0.0, 0.01, 0.5, 0.99):
        part = rated(before, [1, 2], [weight, weight])
        assert before[0].mu <= part[0].mu < whole[0].mu
        assert before[1].mu >= part[1].mu > whole[1].mu
        assert all(a.sigma > c.sigma for a, c in zip(part, whole, strict=True))
    assert rated(before, [1, 2], [1, 1]) == whole


async def test_who_has_met_four_different_people_is_listed(record: Record) -> None:
    for number, other in enumerate((BEN, CLEO, BEN, DAN, 20), 1):
        await record.finish((ANNA, 1, 9), (other, 2, 3))
        listed = [line.player for line in await record.board(WORLD)]
        assert listed == ([ANNA] if number == 5 else [])
        page = await record.standings.page(WORLD, 0, 10, viewer=ANNA)
        assert (page.unlisted is None) == (number == 5)
    # Those of a match of four are three at once; and a match that is voided has met nobody.
    match = await record.finish((30, 1, 9), (31, 2, 3), (32, 2, 3), (33, 2, 3))
    assert (30, 1, 1, 3) in await record.held(WORLD)
    await record.finish((30, 1, 9), (34, 2, 3))
    assert 30 in [line.player for line in await record.board(WORLD)]
    await record.void(match)
    assert 30 not in [line.player for line in await record.board(WORLD)]
    assert (30, 1, 1, 1) in await record.held(WORLD)


async def test_ranks_of_the_world_leave_no_gap_for_those_who_are_not_listed(record: Record) -> None:
    await many(record)
    for _ in range(20):
        await record.finish((CHEAT, 1, 9), (SECOND, 2, 3), server=9)
    lines = await record.board(WORLD)
    assert lines[0].rank == 1
    assert [line.position for line in lines] == list(range(len(MANY)))
    page = await record.standings.page(WORLD, 0, 5, viewer=lines[7].player)
    assert page.size == len(MANY)
    assert page.own == lines[7]


@pytest.mark.parametrize("seed", range(whole(3, 1)))
async def test_boards_made_anew_are_those_that_grew_with_time_and_voids(record: Record, seed: int) -> None:
    chance, days = Random(seed), count()
    for _ in range(90):
        players = chance.sample((ANNA, BEN, CLEO, DAN, 20, 21), chance.choice((2, 2, 3, 4)))
        lines = [(player, chance.choice((1, 2, 3)), 5) for player in players]
        at = NOVEMBER + next(days) * DAY + chance.choice((0, 0, 0, -50 * DAY))  # a clock may jump
        match = await record.finish(*lines, at=at, game=chance.choice(("chess", "go")))
        if chance.random() < 0.1:
            await record.void(match)
        if chance.random() < 0.4:
            await record.standings.catch_up()
    grown = await record.derived()
    await make_again(record.standings, record.database)
    # Whether voided results after the last one that counts were looked at is on no board.
    assert await record.derived() | {"counted": grown["counted"]} == grown


async def test_the_work_for_a_result_does_not_grow_with_the_matches_of_a_pair(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that are read for one more result, with few and with many before it."""
    read = 0
    kept = record.database.rows

    async def counted(sql: str, *values: Any) -> Sequence[Row]:
        nonlocal read
        found = await kept(sql, *values)
        read += len(found)
        return found

    monkeypatch.setattr(type(record.database), "rows", lambda _, sql, *values: counted(sql, *values))
    figures = []
    for matches in (MOST_MET + 10, 2 * MOST_MET):
        for _ in range(matches):
            await record.finish((ANNA, 1, 9), (BEN, 2, 3))
        await up_to_date(record.standings)
        read = 0
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
        await record.standings.catch_up()
        figures.append(read)
    assert figures[0] == figures[1] < MOST_MET + 100


# -- kept out --------------------------------------------------------------------------------------


async def test_who_is_kept_out_is_as_if_never_played_in_the_world_and_can_come_back(record: Record) -> None:
    exclusions = SqlExclusionStore(record.database)
    await play_at_random(record, 60, Random("kept out"))
    before = await record.derived()
    here = Board(False, 1, ALL, EVERY)
    at_home = await record.held(here)
    kinds: tuple[tuple[Kind, int], ...] = (("player", ANNA), ("server", 2))
    for kind, number in kinds:
        assert await exclusions.exclude(kind, number, 5)
        assert not await exclusions.exclude(kind, number, 6)
        shut = await record.held(Board(False, ALL, ALL, EVERY))
        if kind == "player":
            assert ANNA not in [player for player, _, _, _ in shut]
            assert await record.held(Board(True, ALL, ALL, "chess")) != []
            assert ANNA not in [
                player for player, _, _, _ in await record.held(Board(True, ALL, ALL, "chess"))
            ]
        else:
            # What is left of the world is the other server.
            assert [each[:3] for each in shut] == [each[:3] for each in at_home]
        assert await record.held(here) == at_home, "at home nothing changes"
        grown = await record.derived()
        await make_again(record.standings, record.database)
        assert await record.derived() == grown
        await record.finish((ANNA, 1, 9), (BEN, 2, 3), server=2)
        await record.standings.catch_up()
        assert await record.held(Board(False, ALL, ALL, EVERY)) == shut, "nor does what comes later count"
        (match,) = await record.database.rows("select max(id) as id from matches")
        await record.void(match["id"])
        assert await exclusions.include(kind, number)
        assert not await exclusions.include(kind, number)
    after = await record.derived()
    assert after["standings"] == before["standings"]
    assert after["courses"] == before["courses"]


async def test_what_is_kept_out_while_boards_are_made_again_does_not_count(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    exclusions = SqlExclusionStore(record.database)
    first, *_ = [await record.finish((ANNA, 1, 9), (BEN, 2, 3)) for _ in range(3)]
    await record.finish((CLEO, 1, 9), (DAN, 2, 3))
    await record.standings.catch_up()
    await record.void(first)
    mend = record.boards.mend

    async def overtaken(*args: Any) -> bool:
        monkeypatch.setattr(record.boards, "mend", mend)
        await exclusions.exclude("player", ANNA, 5)
        return await mend(*args)

    monkeypatch.setattr(record.boards, "mend", overtaken)
    assert await record.held(WORLD) == [(CLEO, 1, 1, 1), (DAN, 1, 0, 1)]


async def test_two_services_on_one_store_count_the_same_people_once(record: Record) -> None:
    other = Standings(SqlStandingStore(record.database), SqlResultStore(record.database))
    for number in range(12):
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
        await (other if number % 2 else record.standings).catch_up()
    grown = await record.derived()
    await make_again(other, record.database)
    assert await record.derived() == grown
    assert (await record.held(WORLD))[0] == (ANNA, 12, 12, 1)

"""Boards as rows: read by page and by player, and written only if nobody else was faster."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise

from storage.results import Board
from storage.standings import STEP, Mended, RatingAfter, RatingChange, Standing, marks
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, DAN, MONTH, finish, void
from tests.storage.stores import Opened

BOARD, OTHER = Board(False, 1, 0, "chess"), Board(False, 0, 0, "")
FIRST = Standing(rating=1500, mu=25.5, sigma=8.25, matches=3, won=2, best=40)


async def filled(store: Store) -> None:
    """Anna first, Ben and Cleo share the second place, Dan has none yet."""
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), (CLEO, 2, 3), (DAN, 4, 1))
    lines = {
        (BOARD, ANNA): FIRST,
        (BOARD, BEN): replace(FIRST, rating=1400),
        (BOARD, CLEO): replace(FIRST, rating=1400),
        (BOARD, DAN): replace(FIRST, rating=1300, listed=False),
        (OTHER, ANNA): replace(FIRST, opponents=3),
    }
    assert await store.standings.add(0, 0, 1, lines, [RatingAfter(1, "chess", ANNA, 1, 1500)])


async def test_a_page_has_the_best_first_and_equal_ones_share_a_rank(store: Store) -> None:
    await filled(store)
    page = await store.standings.page(BOARD, 0, 9)
    assert [(line.position, line.rank, line.player, line.name) for line in page] == [
        (0, 1, ANNA, "Anna"),
        (1, 2, BEN, "Ben"),
        (2, 2, CLEO, "Cleo"),
    ]
    assert page[0].standing == FIRST
    assert {type(page[0].gone), type(page[0].standing.listed)} == {bool}
    assert await store.standings.page(BOARD, 2, 1) == page[2:]
    assert await store.standings.size(BOARD) == 3
    assert await store.standings.size(Board(True, 1, 0, "chess")) == 0


async def test_the_line_of_a_player(store: Store) -> None:
    await filled(store)
    page = await store.standings.page(BOARD, 0, 9)
    for line in page:
        assert await store.standings.line(BOARD, line.player) == line
    assert await store.standings.line(BOARD, DAN) is None, "has no place yet"
    assert await store.standings.line(OTHER, BEN) is None


async def test_standings_are_read_with_those_that_have_no_place(store: Store) -> None:
    await filled(store)
    assert await store.standings.standings(BOARD, [ANNA, DAN, 99]) == {
        ANNA: FIRST,
        DAN: replace(FIRST, rating=1300, listed=False),
    }
    assert await store.standings.standings(OTHER, [ANNA]) == {ANNA: replace(FIRST, opponents=3)}


async def test_who_left_is_hidden_where_that_is_wanted(store: Store) -> None:
    await filled(store)
    await store.players.checked(1, BEN, 1, gone=True)
    assert [line.gone for line in await store.standings.page(BOARD, 0, 9)] == [False, True, False]
    hidden = await store.standings.page(BOARD, 0, 9, hide=True)
    assert [(line.position, line.rank, line.player) for line in hidden] == [(0, 1, ANNA), (1, 2, CLEO)]
    assert await store.standings.size(BOARD, hide=True) == 2
    assert await store.standings.line(BOARD, BEN, hide=True) is None


async def test_the_ratings_of_a_player_in_the_order_of_the_results(store: Store) -> None:
    await filled(store)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    assert await store.standings.add(1, 0, 2, {}, [RatingAfter(1, "chess", ANNA, 2, 1510)])
    assert [each.rating for each in await store.standings.ratings(1, "chess", ANNA, 9)] == [1500, 1510]
    assert [each.rating for each in await store.standings.ratings(1, "chess", ANNA, 1)] == [1510]
    assert await store.standings.ratings(0, "chess", ANNA, 9) == []


async def test_what_a_result_did_to_the_ratings_of_its_seats(store: Store) -> None:
    await filled(store)
    match = await finish(store, (BEN, 1, 9), (ANNA, 2, 3))
    assert await store.standings.rating_changes(match) == [], "the boards do not hold it yet"
    after = [RatingAfter(server, "chess", ANNA, 2, rating) for server, rating in ((1, 1490), (0, 1480))]
    assert await store.standings.add(1, 0, 2, {}, [*after, RatingAfter(1, "chess", BEN, 2, 1020)])
    assert await store.standings.rating_changes(match) == [
        RatingChange(0, None, 1020),
        RatingChange(1, 1500, 1490),
    ]
    await void(store, 2)
    assert await store.standings.rating_changes(match) == []


async def test_of_several_who_add_the_same_results_one_does(store: Store, other_store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    assert await store.standings.counted() == 0
    both = [store, other_store] * 5
    added = await asyncio.gather(*(each.standings.add(0, 0, 1, {(BOARD, ANNA): FIRST}, []) for each in both))
    assert sorted(added) == [False] * 9 + [True]
    assert await store.standings.counted() == 1


async def test_nothing_is_added_for_a_player_who_was_forgotten(store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await store.privacy.forget(ANNA, -5, {}, 1)
    assert not await store.standings.add(0, 0, 1, {(BOARD, ANNA): FIRST}, [])
    assert not await store.standings.mend(BOARD, 0, 0, 0, {ANNA: Mended(FIRST, {})}, [])
    assert await store.standings.counted() == 0


async def test_a_voided_result_makes_its_boards_stale_until_they_are_mended(store: Store) -> None:
    await filled(store)
    await void(store, 1)
    servers, months, games = (0, 1), (0, MONTH), ("", "chess")
    stale = {Board(False, each, when, game): 1 for each in servers for when in months for game in games}
    assert await store.standings.stale() == stale
    since = (0, await store.standings.counted(), await store.results.changes())
    better = replace(FIRST, rating=1600)
    lines = {ANNA: Mended(None, {}), BEN: Mended(better, {})}
    assert await store.standings.mend(BOARD, *since, lines, [RatingAfter(1, "chess", BEN, 1, 1600)])
    assert await store.standings.standings(BOARD, [ANNA, BEN]) == {BEN: better}
    assert await store.standings.ratings(1, "chess", ANNA, 9) == []
    assert [each.rating for each in await store.standings.ratings(1, "chess", BEN, 9)] == [1600]
    assert await store.standings.stale() == stale, "others are still to be written"
    assert await store.standings.mended(BOARD, *since)
    assert (await store.standings.stale()).keys() == stale.keys() - {BOARD}
    assert await store.standings.size(OTHER) == 1, "another board stays"


async def test_a_board_is_stale_from_the_first_result_that_was_voided(store: Store) -> None:
    for _ in range(3):
        await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    for match in (3, 2):
        await void(store, match)
    assert set((await store.standings.stale()).values()) == {2}


async def test_boards_are_not_mended_by_what_is_older(store: Store) -> None:
    await filled(store)
    changes = await store.results.changes()
    await void(store, 1)
    lines = {ANNA: Mended(None, {})}
    assert not await store.standings.mend(BOARD, 0, 1, changes, lines, []), "a result was voided since"
    assert not await store.standings.mend(BOARD, 0, 0, changes + 1, lines, []), "others were counted since"
    assert not await store.standings.mended(BOARD, 0, 1, changes)
    assert not await store.standings.mended(BOARD, 0, 0, changes + 1)
    assert await store.standings.standings(BOARD, [ANNA]) == {ANNA: FIRST}
    assert BOARD in await store.standings.stale()


async def test_a_line_is_known_as_it_stood_at_marks(store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    ratings = [1000 + number for number in range(6)]
    steps = (0, STEP, STEP + 9, 3 * STEP, 3 * STEP + 1, 4 * STEP)
    for before, upto, rating in zip((0, *steps), steps, ratings, strict=False):
        parts = [before, *range(before - before % STEP + STEP, upto, STEP), upto] if upto else []
        for last, then in pairwise(parts):
            line = {(BOARD, ANNA): replace(FIRST, rating=rating)} if then == upto else {}
            assert await store.standings.add(last, 0, then, line, [])
    assert await store.standings.marks() == [STEP, 2 * STEP, 3 * STEP, 4 * STEP]

    async def at(mark: int | None) -> dict[int, int]:
        found = await store.standings.standings(BOARD, [ANNA, BEN], mark)
        return {player: each.rating for player, each in found.items()}

    assert [await at(mark) for mark in (0, STEP, 2 * STEP, 3 * STEP, 4 * STEP, None)] == [
        {},
        *({ANNA: rating} for rating in (1001, 1002, 1003, 1005, 1005)),
    ]
    lines = {ANNA: Mended(FIRST, {2 * STEP: None, 3 * STEP: replace(FIRST, rating=7)})}
    assert await store.standings.mend(BOARD, 2 * STEP, 4 * STEP, 0, lines, [])
    assert [await at(mark) for mark in (STEP, 2 * STEP, 3 * STEP, 4 * STEP)] == [
        {ANNA: 1001},
        {},
        {ANNA: 7},
        {ANNA: FIRST.rating},
    ]


async def test_marks_are_close_among_the_newest_and_few_among_the_old() -> None:
    kept: set[int] = set()
    for counted in range(0, 200 * STEP, STEP):
        now = set(marks(counted))
        assert now <= kept | {counted}, "none is kept again"
        kept = now
        for since in range(1, counted + 1, 97):
            age = counted + STEP - since
            assert since - max((mark for mark in now if mark < since), default=0) <= max(STEP, age)
    assert len(kept) < 32


async def test_boards_made_anew_have_all_their_marks(store: Store) -> None:
    await filled(store)
    await store.standings.rebuild()
    assert await store.standings.counted() == await store.standings.size(BOARD) == 0
    assert await store.standings.first_mark(BOARD) == 0
    assert await store.standings.unmarked() is None


async def test_what_marks_need_no_more_is_removed(opened: Opened) -> None:
    store = opened.store
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    past = Board(False, 1, MONTH, "chess")
    for before in range(0, 40 * STEP, STEP):
        lines = {(board, ANNA): replace(FIRST, rating=before) for board in (BOARD, past)}
        assert await store.standings.add(before, 0, before + STEP, lines, [])
    kept = await store.standings.marks()
    at = [await store.standings.standings(BOARD, [ANNA], mark) for mark in kept]
    while await store.standings.thin(MONTH + 1):
        pass
    assert [await store.standings.standings(BOARD, [ANNA], mark) for mark in kept] == at
    assert len((await opened.contents())["earlier"]) == len(kept) - 1
    assert not await store.standings.thin(MONTH + 1)

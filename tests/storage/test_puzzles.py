"""Puzzles: the stock, whose they are on which day, and how far people have come with each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage.matches import NOWHERE
from storage.places import PlaceRow
from storage.players import ServerRow
from storage.puzzles import LOOKED, Estimate, Search, SolverRow, SolvingRow
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, NOVEMBER, finish, void
from tests.storage.test_matches import entry, lobby

TRY = lobby(status="running", channel=NOWHERE, host=ANNA, game="chess")


def rate(solver: Estimate | None, puzzle: Estimate) -> tuple[Estimate, Estimate]:
    assert (solver, puzzle) == (None, (25.0, 8.0))
    return (30.0, 7.0), (20.0, 7.5)


def by_one(solver: Estimate | None, puzzle: Estimate) -> tuple[Estimate, Estimate]:
    mu, sigma = solver or (25.0, 8.0)
    return (mu + 1, sigma), (puzzle[0] - 1, puzzle[1])


async def add(store: Store, *bodies: str, game: str = "chess") -> None:
    for body in bodies:
        await store.puzzles.add(game, body, 25.0, 8.0)


async def ended(store: Store, match: int) -> None:
    row = await store.matches.load(match)
    assert row is not None
    await store.matches.append(row, replace(row, version=row.version + 1, status="stopped"), [entry("end")])


async def test_each_day_has_its_own_the_same_for_all(store: Store, other_store: Store) -> None:
    assert await store.puzzles.of_day("chess", 20261128) is None
    await add(store, "one", "two")
    await add(store, "of another game", game="go")
    first = await store.puzzles.of_day("chess", 20261128)
    assert first is not None
    assert (first.body, first.nth, first.day, first.mu, first.sigma) == ("one", 1, 20261128, 25.0, 8.0)
    assert await other_store.puzzles.of_day("chess", 20261128) == first
    assert await store.puzzles.puzzle(first.number) == first
    assert await store.puzzles.unused("chess") == 1
    second = await other_store.puzzles.of_day("chess", 20261129)
    assert second is not None
    assert (second.body, second.nth) == ("two", 2)
    assert await store.puzzles.of_day("chess", 20261130) is None
    assert await store.puzzles.of_day("chess", 20261128) == first
    other = await store.puzzles.of_day("go", 20261130)
    assert other is not None
    assert (other.body, other.nth) == ("of another game", 1)


async def test_those_of_people_come_first(store: Store) -> None:
    await add(store, "computers")
    await store.puzzles.searched("chess", 7, "people", 25.0, 8.0)
    first = await store.puzzles.of_day("chess", 1)
    assert first is not None
    assert first.body == "people"


async def test_nobody_gets_one_that_was_not_shown(store: Store) -> None:
    await add(store, "one")
    assert await store.puzzles.puzzle(1) is None
    assert await store.puzzles.puzzle(99) is None


async def test_practice_is_what_one_does_not_know_and_leaves_some_for_later(store: Store) -> None:
    await add(store, "one", "two", "three", "four")
    today = await store.puzzles.of_day("chess", 1)
    assert today is not None
    assert await store.puzzles.practice("chess", ANNA, 1) == today
    match = await store.puzzles.begin(today.number, TRY, [entry("/open")])
    assert await store.puzzles.practice("chess", ANNA, 1) == today, "it is not solved yet"
    await store.puzzles.judged(ANNA, today.number, match, by_one, solved=True)
    more = await store.puzzles.practice("chess", ANNA, 1)
    assert more is not None
    assert (more.body, more.nth, more.day) == ("two", 2, None)
    assert await store.puzzles.practice("chess", BEN, 1) == more, "the newest first, the same for all"
    assert await store.puzzles.practice("chess", CLEO, 3) == more
    for body in ("three", None):
        known = await store.puzzles.practice("chess", ANNA, 1)
        assert known is not None
        match = await store.puzzles.begin(known.number, TRY, [entry("/open")])
        await store.puzzles.judged(ANNA, known.number, match, by_one, solved=True)
        following = await store.puzzles.practice("chess", ANNA, 1)
        assert (following and following.body) == body
    assert await store.puzzles.unused("chess") == 1


async def test_the_newest_try_is_that_at_whichever_puzzle_of_the_game(store: Store) -> None:
    await add(store, "one", "two")
    await add(store, "other", game="go")
    days = [await store.puzzles.of_day("chess", day) for day in (1, 2)]
    go = await store.puzzles.of_day("go", 1)
    assert await store.puzzles.newest_try(ANNA, "chess") is None
    for puzzle in days[::-1]:
        assert puzzle is not None
        match = await store.puzzles.begin(puzzle.number, TRY, [entry("/open")])
        assert await store.puzzles.newest_try(ANNA, "chess") == match
    assert go is not None
    await store.puzzles.begin(go.number, replace(TRY, game="go"), [entry("/open")])
    assert await store.puzzles.newest_try(ANNA, "chess") == match
    assert await store.puzzles.newest_try(BEN, "chess") is None


async def test_a_try_that_is_played_stays_until_it_is_over_and_is_counted_once(
    store: Store, other_store: Store
) -> None:
    await add(store, "one")
    today = await store.puzzles.of_day("chess", 1)
    assert today is not None
    number = today.number
    assert await store.puzzles.solving(ANNA, number) is None
    assert await store.puzzles.judged(ANNA, number, 1, rate, solved=True) is None
    one = await store.puzzles.begin(number, TRY, [entry("/open")])
    assert await other_store.puzzles.begin(number, TRY, [entry("/open")]) == one
    assert await store.puzzles.solving(ANNA, number) == SolvingRow(one)
    await ended(store, one)
    wrong = SolvingRow(one, one, 1)
    for _ in range(2):
        assert await other_store.puzzles.judged(ANNA, number, one, rate, solved=False) == wrong
    assert await store.puzzles.solver(ANNA) == SolverRow(30.0, 7.0, 1, 0)
    rated = await store.puzzles.puzzle(number)
    assert rated is not None
    assert (rated.mu, rated.sigma) == (20.0, 7.5)
    two = await store.puzzles.begin(number, TRY, [entry("/open")])
    assert two != one
    assert await store.puzzles.judged(ANNA, number, one, rate, solved=True) == SolvingRow(two, one, 1)
    solved = await store.puzzles.judged(ANNA, number, two, rate, solved=True)
    assert solved == SolvingRow(two, two, 2, solved=True)
    assert solved.over
    assert await store.puzzles.solver(ANNA) == SolverRow(30.0, 7.0, 1, 1), "only the first try is rated"
    assert await store.puzzles.solver(BEN) is None


async def test_who_is_shown_the_best_move_has_tried_and_is_counted_no_more(store: Store) -> None:
    await add(store, "one")
    today = await store.puzzles.of_day("chess", 1)
    assert today is not None
    match = await store.puzzles.begin(today.number, TRY, [entry("/open")])
    await store.puzzles.show(ANNA, today.number)
    assert await store.puzzles.solving(ANNA, today.number) == SolvingRow(match)
    await ended(store, match)
    await store.puzzles.judged(ANNA, today.number, match, rate, solved=False)
    await store.puzzles.show(ANNA, today.number)
    shown = await store.puzzles.solving(ANNA, today.number)
    assert shown == SolvingRow(match, match, 1, shown=True)
    assert shown.over
    later = await store.puzzles.begin(today.number, TRY, [entry("/open")])
    await store.puzzles.judged(ANNA, today.number, later, rate, solved=True)
    assert await store.puzzles.solving(ANNA, today.number) == replace(shown, match=later)
    solver = await store.puzzles.solver(ANNA)
    assert solver is not None
    assert solver.solved == 0


async def test_a_game_begins_with_some_once(store: Store, other_store: Store) -> None:
    assert not await store.puzzles.has_had("chess")
    await store.puzzles.begin_with("chess", ("one", "two"), 25.0, 8.0)
    await other_store.puzzles.begin_with("chess", ("one", "two"), 25.0, 8.0)
    assert await store.puzzles.unused("chess") == 2
    assert await store.puzzles.has_had("chess")
    assert not await store.puzzles.has_had("go")
    first = await store.puzzles.of_day("chess", 1)
    assert first is not None
    assert (first.body, first.mu, first.sigma) == ("one", 25.0, 8.0)
    await store.puzzles.of_day("chess", 2)
    await store.puzzles.begin_with("chess", ("three",), 25.0, 8.0)
    assert await store.puzzles.unused("chess") == 0, "nor when all have been shown"


async def test_what_is_too_new_ends_a_look(store: Store) -> None:
    old = await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER - 2)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER - 1)
    assert await store.puzzles.search("chess", NOVEMBER - 1) == Search(1, old)
    await store.puzzles.searched("chess", 1, None, 25.0, 8.0)
    assert await store.puzzles.search("chess", NOVEMBER - 1) is None
    assert await store.puzzles.search("go", NOVEMBER - 1) == Search(1, None)


async def test_results_are_looked_through_once_and_in_order(store: Store) -> None:
    first, second = [await finish(store, (ANNA, 1, 9), (BEN, 2, 3)) for _ in range(2)]
    assert await store.puzzles.search("chess", NOVEMBER - 1) is None, "it ended later"
    assert await store.puzzles.search("chess", NOVEMBER) == Search(1, first)
    assert await store.puzzles.search("go", NOVEMBER) == Search(2, None)
    await store.puzzles.searched("chess", 1, None, 25.0, 8.0)
    assert await store.puzzles.search("chess", NOVEMBER) == Search(2, second)
    await store.puzzles.searched("chess", 2, "found", 25.0, 8.0)
    assert await store.puzzles.search("chess", NOVEMBER) is None
    assert await store.puzzles.unused("chess") == 1
    assert await store.puzzles.search("go", NOVEMBER) == Search(2, None)


async def test_at_most_so_many_results_are_looked_at_once(store: Store) -> None:
    for _ in range(LOOKED):
        await finish(store, (ANNA, 1, 9), (BEN, 2, 3), game="go")
    last = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    assert await store.puzzles.search("chess", NOVEMBER) == Search(LOOKED, None)
    await store.puzzles.searched("chess", LOOKED, None, 25.0, 8.0)
    assert await store.puzzles.search("chess", NOVEMBER) == Search(LOOKED + 1, last)


@pytest.mark.parametrize("why", ["voided", "player", "server", "world", "private", "direct"])
async def test_what_does_not_count_in_the_world_is_no_puzzle(store: Store, why: str) -> None:
    match = await finish(store, (ANNA, 1, 9), (BEN, 2, 3), server=None if why == "direct" else 1)
    row = await store.matches.load(match)
    assert row is not None
    match why:
        case "voided":
            await void(store, match)
        case "player":
            await store.exclusions.exclude("player", BEN, 1)
        case "server":
            await store.exclusions.exclude("server", 1, 1)
        case "world":
            await store.servers.put(1, ServerRow(world=False))
        case "private":
            await store.places.learned(PlaceRow(row.channel, "private", 7))
    assert await store.puzzles.search("chess", NOVEMBER) == Search(1, None)
    later = await finish(store, (ANNA, 1, 9), (CLEO, 2, 3), server=2)
    assert await store.puzzles.search("chess", NOVEMBER) == Search(2, later)

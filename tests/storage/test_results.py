"""Results: which count, where, and who met whom in them."""

from __future__ import annotations

from storage.players import ServerRow
from storage.results import Meeting, Placing
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, MONTH, NOVEMBER, finish, void


async def numbers(store: Store) -> list[int]:
    return [each.number for each in await store.results.counted(0, 9) if each.counts]


async def test_results_are_numbered_in_the_order_in_which_matches_ended(store: Store) -> None:
    assert await store.results.newest() == 0
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await finish(store, (ANNA, 1, 5))
    assert await store.results.newest() == 2


async def test_a_result_comes_back_with_all_that_boards_need(store: Store) -> None:
    await finish(store, (ANNA, 2, 3), (BEN, 1, 9), server=7, game="go")
    (found,) = await store.results.counted(0, 9)
    assert (found.number, found.server, found.game, found.month, found.at) == (1, 7, "go", MONTH, NOVEMBER)
    assert (found.solo, found.world) == (False, True)
    assert found.placings == (Placing(0, ANNA, "Anna", 2, 3), Placing(1, BEN, "Ben", 1, 9))
    await finish(store, (ANNA, 1, 5), server=None, merit=55)
    (alone,) = await store.results.counted(1, 9)
    assert (alone.server, alone.solo, alone.placings[0].merit) == (None, True, 55)


async def test_what_is_not_ranked_or_was_voided_does_not_count(store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), ranked=False)
    match = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await finish(store, (ANNA, 1, 9))
    assert await numbers(store) == [2, 3]
    before = await store.results.changes()
    await void(store, match)
    assert await numbers(store) == [3]
    assert await store.results.changes() == before + 1
    await void(store, match)
    assert await store.results.changes() == before + 1, "it was voided already"


async def test_results_come_in_parts(store: Store) -> None:
    for server in (1, 2, 1, 3, 2):
        await finish(store, (ANNA, 1, 9), (BEN, 2, 3), server=server)
    parts = [await store.results.counted(after, 2) for after in (0, 2, 4, 5)]
    assert [[each.number for each in part] for part in parts] == [[1, 2], [3, 4], [5], []]
    assert [each.number for each in await store.results.counted(1, 9, upto=3)] == [2, 3]
    assert [each.number for each in await store.results.counted(0, 9, server=2)] == [2, 5]


async def test_the_world_counts_what_the_server_let_it_when_the_match_was_opened(store: Store) -> None:
    await store.servers.put(1, ServerRow(world=False))
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), server=1)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), server=2)
    assert [each.world for each in await store.results.counted(0, 9)] == [False, True]


async def test_the_newest_meetings_of_a_pair_in_the_world_the_oldest_first(store: Store) -> None:
    for number, game in enumerate(["chess", "go", "chess", "go"]):
        await finish(store, (ANNA, 1, 9), (BEN, 2, 3), game=game, at=NOVEMBER + number)
    await finish(store, (ANNA, 1, 9), (CLEO, 2, 3))
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), ranked=False)
    await store.servers.put(9, ServerRow(world=False))
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), server=9)
    newest = await store.results.newest()
    pair, other = (ANNA, BEN), (BEN, CLEO)
    met = await store.results.meetings([pair, other], newest, 2)
    assert met == {pair: [Meeting(NOVEMBER + 2, "chess", MONTH), Meeting(NOVEMBER + 3, "go", MONTH)]}
    assert len((await store.results.meetings([pair], 3, 9))[pair]) == 3, "none later than the third result"
    await void(store, 4)
    assert [each.at - NOVEMBER for each in (await store.results.meetings([pair], newest, 2))[pair]] == [1, 2]


async def test_what_was_before_a_month(store: Store) -> None:
    assert await store.results.before(MONTH) == 0
    for at in (NOVEMBER - 40 * 86400, NOVEMBER, NOVEMBER):
        await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=at)
    assert await store.results.before(MONTH) == 1
    assert await store.results.before(MONTH - 1) == 0

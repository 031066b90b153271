"""What results say about who plays with whom, how long and where."""

from __future__ import annotations

from storage.oddities import LengthRow, PairRow, PeopleRow, VoidRow
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, NOVEMBER, finish, void

LONG_AGO = NOVEMBER - 1


async def filled(store: Store) -> None:
    """Three results of Anna and Ben, one of Anna and Cleo elsewhere, and some that do not count."""
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER - 100)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await finish(store, (BEN, 1, 9), (ANNA, 2, 3))
    await finish(store, (ANNA, 1, 9), (CLEO, 1, 9), server=2, game="go")
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), ranked=False)
    await finish(store, (ANNA, 1, 9))
    await void(store, await finish(store, (ANNA, 1, 9), (BEN, 2, 3)))


async def test_pairs_with_what_each_has_with_anybody(store: Store) -> None:
    await filled(store)
    first = PairRow(ANNA, BEN, ("Anna", "Ben"), 2, 1, 1, 3, 2)
    assert await store.oddities.pairs(LONG_AGO, 1) == [
        first,
        PairRow(ANNA, CLEO, ("Anna", "Cleo"), 1, 0, 0, 3, 1),
    ]
    assert await store.oddities.pairs(LONG_AGO, 2) == [first]
    assert (await store.oddities.pairs(0, 3))[0].together == 3
    assert await store.oddities.pairs(NOVEMBER, 1) == [], "only what ended later"


async def test_servers_with_few_people_first(store: Store) -> None:
    await filled(store)
    await finish(store, (CLEO, 1, 9), (BEN, 2, 3), server=1)
    assert await store.oddities.servers(LONG_AGO, 1) == [PeopleRow(2, 1, 2), PeopleRow(1, 3, 3)]
    assert await store.oddities.servers(LONG_AGO, 2) == [PeopleRow(1, 3, 3)]


async def test_servers_with_voided_results(store: Store) -> None:
    await filled(store)
    assert await store.oddities.voids(LONG_AGO, 1) == [VoidRow(1, 4, 1)]
    assert await store.oddities.voids(LONG_AGO, 2) == []


async def test_how_long_matches_took_from_their_start(store: Store) -> None:
    await filled(store)
    assert await store.oddities.lengths(LONG_AGO) == [
        LengthRow(4, 2, "go", "{}", 2, 9, 600),
        LengthRow(3, 1, "chess", "{}", 2, 9, 600),
        LengthRow(2, 1, "chess", "{}", 2, 9, 600),
    ]

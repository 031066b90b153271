"""The shards in the store: how many, since when each is up, and one after another may identify."""

from __future__ import annotations

from storage.shards import ShardRow
from storage.store import Store

NOW, GAP = 1_790_000_000, 60


async def test_the_same_division_leaves_what_is_known(store: Store, other_store: Store) -> None:
    await store.shards.divide(2)
    await store.shards.present([1], NOW, GAP)
    await other_store.shards.divide(2)
    assert await other_store.shards.all() == [ShardRow(0, 0, 0), ShardRow(1, NOW, NOW)]
    await other_store.shards.divide(3)
    assert await store.shards.all() == [ShardRow(number, 0, 0) for number in range(3)]


async def test_one_that_was_away_for_long_is_up_since_it_is_back(store: Store) -> None:
    await store.shards.divide(2)
    await store.shards.present([0, 1], NOW, GAP)
    await store.shards.present([0], NOW + GAP, GAP)
    await store.shards.present([0, 1], NOW + GAP + 1, GAP)
    assert await store.shards.all() == [ShardRow(0, NOW + 61, NOW), ShardRow(1, NOW + 61, NOW + 61)]


async def test_one_that_was_given_up_is_soon_back_without_having_been_away(store: Store) -> None:
    await store.shards.divide(1)
    await store.shards.present([0], NOW, GAP)
    await store.shards.given_up([0], 30)
    assert await store.shards.all() == [ShardRow(0, NOW - 30, NOW)]
    await store.shards.present([0], NOW + 5, GAP)
    assert await store.shards.all() == [ShardRow(0, NOW + 5, NOW)]


async def test_one_after_another_identifies_whichever_process_it_is(store: Store, other_store: Store) -> None:
    await store.shards.divide(2)
    now = NOW * 1000
    assert await store.shards.identify(0, now, 5500) == 0
    assert await other_store.shards.identify(0, now + 100, 5500) == 5400
    assert await store.shards.identify(0, now + 200, 5500) == 10_800
    assert await other_store.shards.identify(1, now + 200, 5500) == 0, "a bucket of its own"
    assert await store.shards.identify(0, now + 20_000, 5500) == 0


async def test_a_clock_that_was_ahead_keeps_nobody_from_identifying(store: Store) -> None:
    await store.shards.divide(1)
    assert await store.shards.identify(0, (NOW + 3600) * 1000, 5500) == 0
    assert await store.shards.identify(0, NOW * 1000, 5500) == 0
    assert await store.shards.identify(7, NOW * 1000, 5500) == 0, "there is none"

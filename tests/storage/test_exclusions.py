"""Who is kept out of what counts for all servers together."""

from __future__ import annotations

from typing import Literal

import pytest

from storage.exclusions import Excluded
from storage.results import Board
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, NOVEMBER, finish


async def worldly(store: Store) -> list[int]:
    return [each.number for each in await store.results.counted(0, 9) if each.world]


@pytest.mark.parametrize(("kind", "number", "left"), [("server", 1, [2]), ("player", ANNA, [1])])
async def test_the_world_counts_nothing_of_who_is_kept_out(
    store: Store, kind: Literal["server", "player"], number: int, left: list[int]
) -> None:
    await finish(store, (BEN, 1, 9), (CLEO, 2, 3), server=1)
    await finish(store, (ANNA, 1, 9), (CLEO, 2, 3), server=2)
    before = await store.results.changes()
    assert await store.exclusions.exclude(kind, number, 5)
    assert not await store.exclusions.exclude(kind, number, 6), "kept out already"
    assert await store.exclusions.all() == [Excluded(kind, number, 5)]
    assert await worldly(store) == left
    assert await store.results.changes() == before + 1
    stale = {Board(False, 0, month, game) for month in (0, 202311) for game in ("", "chess")}
    since = min({1, 2} - set(left))
    assert await store.standings.stale() == dict.fromkeys(stale, since), (
        "the boards of the world are to be made again"
    )

    assert await store.exclusions.include(kind, number)
    assert not await store.exclusions.include(kind, number), "not kept out any more"
    assert await store.exclusions.all() == []
    assert await worldly(store) == [1, 2]


async def test_those_that_are_kept_out_come_the_newest_last(store: Store) -> None:
    await store.exclusions.exclude("player", ANNA, 9)
    await store.exclusions.exclude("server", 1, 7)
    assert [each.at for each in await store.exclusions.all()] == [7, 9]


async def test_who_is_known_has_a_result(store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), server=1)
    assert await store.exclusions.is_known("player", ANNA)
    assert await store.exclusions.is_known("server", 1)
    assert not await store.exclusions.is_known("player", 1)
    assert not await store.exclusions.is_known("server", ANNA)


async def test_whoever_deletes_all_data_stays_out_for_a_month_and_for_ever_when_kept_out(
    store: Store,
) -> None:
    for player in (ANNA, BEN):
        assert not await store.results.is_kept_out(player, NOVEMBER)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await store.exclusions.exclude("player", BEN, NOVEMBER)
    assert await store.results.is_kept_out(BEN, NOVEMBER)
    await store.privacy.forget(ANNA, -5, {}, NOVEMBER)
    await store.privacy.forget(BEN, -6, {}, NOVEMBER)
    month = 30 * 24 * 3600
    assert await store.results.is_kept_out(ANNA, NOVEMBER + month - 1)
    assert not await store.results.is_kept_out(ANNA, NOVEMBER + month)
    assert await store.results.is_kept_out(BEN, NOVEMBER + 99 * month)
    assert await store.exclusions.include("player", BEN)
    assert not await store.results.is_kept_out(BEN, NOVEMBER)

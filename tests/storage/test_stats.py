"""The results of one player: what counts, whom it was with, and found without reading those of others."""

from __future__ import annotations

import pytest

from storage.places import Sight
from storage.sql.stats import OPPONENTS, PLAYED
from storage.sqlite.database import Database
from storage.stats import Opponent, Played
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, NOVEMBER, finish, void


@pytest.mark.parametrize(
    ("query", "values"), [(PLAYED, (1, 1)), (PLAYED, (1, None)), (OPPONENTS, (2, "[]", "[]", 0, 1, 1, 3))]
)
async def test_nothing_is_read_but_what_the_player_played(
    database: Database, query: str, values: tuple[int | str | None, ...]
) -> None:
    plan = [str(row["detail"]) for row in await database.rows(f"explain query plan {query}", *values)]
    read = [step for step in plan if step.startswith(("SEARCH", "SCAN")) and "met" not in step]
    assert read[0] == "SEARCH placings USING INDEX placings_player (player=?)"
    assert "results" in read[2]
    assert "(match=?)" in read[2]
    # Own are the newest of those; the list of channels is one value that is taken apart.
    scans = [step for step in read if step.startswith("SCAN") and "json_each" not in step]
    assert scans == ["SCAN own"]


async def test_a_player_has_what_counts_in_the_order_in_which_it_ended(store: Store) -> None:
    await finish(store, (ANNA, 2, 3), (BEN, 1, 9))
    await finish(store, (ANNA, 1, 5), server=2, game="go", merit=55)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), ranked=False)
    await void(store, await finish(store, (ANNA, 1, 9), (BEN, 2, 3)))
    first = Played(number=1, game="chess", at=NOVEMBER, solo=False, place=2, score=3, merit=0)
    alone = Played(number=2, game="go", at=NOVEMBER, solo=True, place=1, score=5, merit=55)
    assert await store.stats.played(ANNA, None) == [first, alone]
    assert await store.stats.played(ANNA, 2) == [alone]
    assert await store.stats.played(CLEO, None) == []


async def test_opponents_are_those_met_most_in_what_is_seen(store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (CLEO, 2, 3))
    for _ in range(2):
        await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await finish(store, (BEN, 1, 9), (ANNA, 2, 3), server=2)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), ranked=False)
    own = Sight(ANNA)
    ben, cleo = Opponent(BEN, "Ben", 3, 2, 1), Opponent(CLEO, "Cleo", 1, 1, 0)
    assert await store.stats.opponents(ANNA, own, 9) == [ben, cleo]
    assert await store.stats.opponents(ANNA, own, 1) == [ben]
    assert await store.stats.opponents(ANNA, Sight(ANNA, 2), 9) == [Opponent(BEN, "Ben", 1, 0, 1)]
    assert await store.stats.opponents(ANNA, Sight(99, 1), 9) == [], "whoever views no channel sees none"
    await store.privacy.forget(CLEO, -5, {}, NOVEMBER)
    assert await store.stats.opponents(ANNA, own, 9) == [ben]

"""How far people have come in learning a game."""

from __future__ import annotations

from dataclasses import replace

from storage.learners import LearnerRow
from storage.matches import NOWHERE
from storage.store import Store
from tests.storage.finished import ANNA, BEN
from tests.storage.test_matches import entry, lobby

LESSON = lobby(status="running", channel=NOWHERE, host=ANNA, game="axio")


async def test_the_position_that_is_played_stays_until_it_is_over(store: Store, other_store: Store) -> None:
    assert await store.learners.learner(ANNA, "axio") == LearnerRow()
    first = await store.learners.begin(LESSON, [entry("/open")])
    assert await other_store.learners.begin(LESSON, [entry("/open")]) == first
    assert await other_store.learners.learner(ANNA, "axio") == LearnerRow(first)
    before = await store.matches.load(first)
    assert before is not None
    await store.matches.append(before, replace(before, version=2, status="stopped"), [entry("end")])
    second = await store.learners.begin(LESSON, [entry("/open")])
    assert second != first
    assert await store.learners.learner(ANNA, "axio") == LearnerRow(second)
    assert await store.learners.learner(BEN, "axio") == LearnerRow()
    assert await store.learners.learner(ANNA, "rota") == LearnerRow()


async def test_who_has_moved_is_remembered_by_game(store: Store) -> None:
    await store.learners.has_moved(ANNA, "axio")
    assert await store.learners.learner(ANNA, "axio") == LearnerRow(None, moved=True)
    match = await store.learners.begin(LESSON, [entry("/open")])
    assert await store.learners.learner(ANNA, "axio") == LearnerRow(match, moved=True)
    await store.learners.has_moved(ANNA, "axio")
    assert await store.learners.learner(ANNA, "axio") == LearnerRow(match, moved=True)
    assert not (await store.learners.learner(ANNA, "rota")).moved

"""Look backs: asked for once, kept as they grow, done again by a better judge."""

from __future__ import annotations

import asyncio

from storage.look_backs import LookBackRow
from storage.store import Store
from tests.storage.finished import ANNA, BEN, finish


async def test_what_was_asked_for_waits_in_order_until_it_is_done(store: Store, other_store: Store) -> None:
    first, second = [await finish(store, (ANNA, 1, 9), (BEN, 2, 3)) for _ in range(2)]
    assert await store.look_backs.load(first, 1) is None
    await store.look_backs.ask(second, 1, 9)
    await store.look_backs.ask(first, 1, 9)
    await store.look_backs.ask(second, 1, 9)
    assert await other_store.look_backs.waiting(1) == [second, first]
    assert await store.look_backs.load(second, 1) == LookBackRow(None, False)
    await store.look_backs.keep(second, 1, "half", done=False)
    assert await store.look_backs.waiting(1) == [second, first]
    await store.look_backs.keep(second, 1, "whole", done=True)
    assert await store.look_backs.waiting(1) == [first]
    await store.look_backs.ask(second, 1, 9)
    assert await other_store.look_backs.load(second, 1) == LookBackRow("whole", True)


async def test_a_better_judge_begins_anew(store: Store) -> None:
    match = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await store.look_backs.ask(match, 1, 9)
    await store.look_backs.keep(match, 1, "whole", done=True)
    assert await store.look_backs.load(match, 2) is None
    assert await store.look_backs.waiting(2) == []
    await store.look_backs.ask(match, 2, 9)
    await store.look_backs.keep(match, 1, "by the old judge", done=True)
    assert await store.look_backs.load(match, 2) == LookBackRow(None, False)
    assert await store.look_backs.waiting(2) == [match]


async def test_nothing_is_kept_that_nobody_asked_for(store: Store) -> None:
    match = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await store.look_backs.keep(match, 1, "whole", done=True)
    assert await store.look_backs.load(match, 1) is None


async def test_no_more_wait_than_allowed_whoever_asks(store: Store, other_store: Store) -> None:
    matches = [await finish(store, (ANNA, 1, 9), (BEN, 2, 3)) for _ in range(6)]
    asked = await asyncio.gather(
        *(
            (store, other_store)[number % 2].look_backs.ask(match, 1, 3)
            for number, match in enumerate(matches)
        )
    )
    assert sorted(asked) == [False] * 3 + [True] * 3
    first, *_ = waiting = await store.look_backs.waiting(1)
    assert len(waiting) == 3
    assert await store.look_backs.ask(first, 1, 3), "it waits already"
    await store.look_backs.keep(first, 1, "whole", done=True)
    assert await store.look_backs.ask(matches[asked.index(False)], 1, 3)

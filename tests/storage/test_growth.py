"""No question takes more work because others have played: a store is asked, grows, and is asked again.

What is compared is work that SQLite does, not seconds.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import pytest

from storage.messages import HandRow
from storage.sqlite.database import Database
from storage.sqlite.store import sqlite_store
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, DAN, NOVEMBER, finish
from tests.storage.growth import grow, work
from tests.storage.test_matches import lobby, stored

LITTLE, MUCH = 20, 400
"""Matches of others, at first and later."""

READS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "everything of a player": lambda store: store.privacy.owned(ANNA),
    "the seats of a player": lambda store: store.privacy.seats(ANNA, 0, 50),
    "the logs of a player": lambda store: store.privacy.logs(0, 2**40, ANNA),
    "the direct messages to a player": lambda store: store.privacy.messages(ANNA),
    "what is offered to a player": lambda store: store.privacy.offered(ANNA),
}


@pytest.fixture
async def few(database: Database) -> Store:
    """A store with a few matches of four people, and a few of others."""
    store = sqlite_store(database)
    for one, other in ((ANNA, BEN), (CLEO, ANNA), (BEN, DAN)):
        match = await finish(store, (one, 1, 9), (other, 2, 3))
        await store.messages.delivered(match, 3, {one: HandRow(50, 60 + match, "v1", closed=False)})
    await stored(store, lobby(invited=json.dumps([ANNA, BEN]), channel=900))
    await grow(database, LITTLE)
    return store


@pytest.mark.parametrize("read", READS.values(), ids=READS)
async def test_a_read_is_no_more_work_after_others_have_played(
    database: Database, few: Store, read: Callable[[Store], Awaitable[object]]
) -> None:
    before = await work(database, read(few))
    await grow(database, MUCH)
    assert await work(database, read(few)) <= before + LITTLE


async def test_forgetting_somebody_is_no_more_work_after_others_have_played(
    database: Database, few: Store
) -> None:
    before = await work(database, few.privacy.forget(CLEO, -5, {}, NOVEMBER))
    await grow(database, MUCH)
    assert await work(database, few.privacy.forget(DAN, -6, {}, NOVEMBER)) <= 1.5 * before

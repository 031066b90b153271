"""What is read to show a match: one trip to the store for its post and its direct messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from storage.messages import HandRow
from storage.sqlite.lane import ConnectionLane
from tests.matches.tables import ANNA, Table


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the lanes that were asked, one for each trip."""
    done: list[str] = []
    do = ConnectionLane.do

    async def counted(self: ConnectionLane, work: Callable[[], Any]) -> Any:
        done.append(self.name)
        return await do(self, work)

    monkeypatch.setattr(ConnectionLane, "do", counted)
    return done


async def test_who_asks_in_the_same_turn_of_the_loop_shares_a_trip(table: Table, trips: list[str]) -> None:
    match = await table.begun(2)
    trips.clear()
    showing = table.matches.showing
    post, hands = await asyncio.gather(showing(match.id), showing(match.id))
    assert post is not None
    assert post.match.version == match.version
    assert hands is post
    assert trips == ["reading"]


async def test_who_asks_later_sees_what_was_stored_since(table: Table, trips: list[str]) -> None:
    match = await table.begun(2)
    trips.clear()
    early = asyncio.create_task(table.matches.showing(match.id))
    for _ in range(2):
        await asyncio.sleep(0)
    assert not early.done(), "the first one is still on its way"
    sent = HandRow(3, 4, "a", closed=False)
    await table.messages.delivered(match.id, match.version, {ANNA.player: sent})
    late = await table.matches.showing(match.id)
    assert late is not None
    assert late.hands == {ANNA.player: sent}
    assert await early is not late
    assert trips == ["reading", "writing", "reading"]


async def test_who_is_cancelled_takes_nothing_from_the_other(table: Table) -> None:
    match = await table.begun(2)
    first, second = (asyncio.create_task(table.matches.showing(match.id)) for _ in "ab")
    await asyncio.sleep(0)
    first.cancel()
    found = await second
    assert found is not None
    assert found.match.id == match.id
    assert first.cancelled()


async def test_a_match_that_is_not_there_is_not_shown(table: Table) -> None:
    assert await table.matches.showing(77) is None

"""Alarms as rows: what is due, and that only one of several callers moves an alarm."""

from __future__ import annotations

import asyncio

from storage.store import Store
from tests.storage.test_matches import lobby, stored


async def test_what_is_due_the_oldest_first(store: Store) -> None:
    late = await stored(store, lobby(channel=1, alarm=2000))
    early = await stored(store, lobby(channel=2, alarm=1500))
    await stored(store, lobby(channel=3))
    assert await store.alarms.due(1499) == []
    assert await store.alarms.due(1500) == [early.id]
    assert await store.alarms.due(2000) == [early.id, late.id]


async def test_one_of_many_moves_an_alarm(other_store: Store, store: Store) -> None:
    match = await stored(store, lobby(alarm=2000))
    both = [store, other_store] * 10
    moved = await asyncio.gather(
        *(each.alarms.move(match.id, 2000, deadline=5000, later=4000) for each in both)
    )
    assert sorted(moved) == [False] * 19 + [True]
    found = await store.matches.load(match.id)
    assert found is not None
    assert (found.deadline, found.alarm) == (5000, 4000)


async def test_parking_by_match_channel_and_server(store: Store) -> None:
    rows = [
        await stored(store, lobby(channel=5 + number, server=number, alarm=1, status="running"))
        for number in range(4)
    ]
    await store.alarms.park(rows[0].id)
    await store.alarms.park_channel(6)
    await store.alarms.park_server(2)
    assert await store.alarms.due(10) == [rows[3].id]


async def test_a_lobby_is_not_parked(store: Store) -> None:
    row = await stored(store, lobby(channel=5, server=7, alarm=1))
    await store.alarms.park(row.id)
    await store.alarms.park_channel(5)
    await store.alarms.park_server(7)
    assert await store.alarms.due(10) == [row.id]


async def test_computers_play_when_it_is_time_whatever_the_clock_of_the_match_does(store: Store) -> None:
    late = await stored(store, lobby(channel=1, computer_at=2000, status="running"))
    early = await stored(store, lobby(channel=2, computer_at=1500, status="running", alarm=9000))
    await stored(store, lobby(channel=3, status="running", alarm=1))
    assert await store.alarms.computers(1499) == []
    assert await store.alarms.computers(1500) == [early.id]
    assert await store.alarms.computers(2000) == [early.id, late.id]
    await store.alarms.park(early.id)
    assert await store.alarms.computers(2000) == [early.id, late.id], "nobody would have to act for it"

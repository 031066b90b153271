"""In how many open matches one person may sit, whoever lets them sit down."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage.matches import Full, MatchRow, Room
from storage.store import Store
from tests.storage.test_matches import ANNA, CLEO, entry, further, lobby, stored


async def test_nobody_sits_down_in_more_matches_than_allowed_by_two_processes_at_once(
    store: Store, other_store: Store
) -> None:
    await stored(store, lobby(channel=5, sitters=(CLEO,)))
    lobbies = [await stored(store, lobby(channel=channel, sitters=(ANNA,))) for channel in range(6, 12)]
    room = Room(CLEO.player, "table", 4)

    async def joins(number: int) -> MatchRow:
        before, one = lobbies[number], (store, other_store)[number % 2]
        after = further(before, sitters=(ANNA, CLEO))
        return await one.matches.append(before, after, [entry("/join")], room=room)

    done = await asyncio.gather(*map(joins, range(6)), return_exceptions=True)
    assert [each.most for each in done if isinstance(each, Full)] == [4, 4, 4]
    assert len(await store.matches.open_of(CLEO.player)) == 4
    for row in (lobby(channel=12, sitters=(CLEO,)), lobby(channel=13, host=CLEO.player, sitters=(CLEO,))):
        with pytest.raises(Full):
            await store.matches.create(row, [entry("/open")], room=room)
    with pytest.raises(Full):
        await store.matches.check_lobbies(CLEO.player, 1, (9, 9), room)
    # Another kind has room of its own, and what is over takes none.
    await store.matches.check_lobbies(CLEO.player, 1, (9, 9), replace(room, kind="solo"))
    (first, *_) = await store.matches.open_of(CLEO.player)
    await store.matches.append(first, further(first, status="stopped"), [entry("end")])
    await store.matches.check_lobbies(CLEO.player, 1, (9, 9), room)

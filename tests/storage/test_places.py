"""What is known about the channels and threads in which something is played."""

from __future__ import annotations

from storage.places import PlaceRow
from storage.store import Store
from tests.storage.test_matches import lobby, stored


async def test_a_place_is_unknown_until_it_was_looked_at(store: Store) -> None:
    await stored(store, lobby(channel=5))
    assert await store.places.get(5) == PlaceRow(5) == PlaceRow(5, "unknown", None)
    await store.places.learned(PlaceRow(5, "thread", 7))
    assert await store.places.get(5) == PlaceRow(5, "thread", 7)


async def test_nothing_is_kept_of_a_place_in_which_nothing_is_played(store: Store) -> None:
    await store.places.learned(PlaceRow(5, "channel"))
    assert await store.places.get(5) == PlaceRow(5)


async def test_a_place_to_which_a_match_moved_is_one_too(store: Store) -> None:
    row = await stored(store, lobby(channel=5, thread=True))
    await store.messages.moved(row.id, 6)
    assert [place.channel for place in await store.places.newest(1, "unknown", 9)] == [6, 5]


async def test_the_newest_places_of_a_kind_on_a_server(store: Store) -> None:
    for channel, server in ((3, 1), (9, 1), (6, 1), (7, 2), (8, None)):
        await stored(store, lobby(channel=channel, server=server))
    await store.places.learned(PlaceRow(6, "private", 2))
    assert await store.places.newest(1, "unknown", 9) == [PlaceRow(9), PlaceRow(3)]
    assert await store.places.newest(1, "unknown", 1) == [PlaceRow(9)]
    assert await store.places.newest(1, "private", 9) == [PlaceRow(6, "private", 2)]
    assert await store.places.newest(3, "unknown", 9) == []

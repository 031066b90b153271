"""The messages that show a match: where they are, what they show, and which are on their way or gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage.matches import Occupied
from storage.messages import HandRow
from storage.store import Store
from tests.storage.stores import Opened
from tests.storage.test_matches import entry, further, lobby, stored

# -- posts and channels ---------------------------------------------------------------------------


async def test_a_post_is_noted_and_what_is_behind_is_found(store: Store) -> None:
    shown, hidden = await stored(store), await stored(store, lobby(channel=6))
    assert await store.messages.behind() == {shown.id: 0, hidden.id: 0}
    await store.messages.posted(shown.id, 5, 900, 1, 0, hands=True)
    assert await store.messages.behind() == {hidden.id: 0}
    found = await store.matches.load(shown.id)
    assert found == replace(
        shown, post_channel=5, post_message=900, post_version=1, post_page=0, hands_version=1
    )
    await store.matches.append(found, further(found), [entry("move")])
    assert await store.messages.behind() == {shown.id: 1, hidden.id: 0}
    await store.messages.posted(shown.id, 5, None, 2, 0, hands=True, before=900)
    assert await store.messages.behind() == {hidden.id: 0}


async def test_a_match_is_behind_until_the_hands_are_delivered_too(store: Store) -> None:
    row = await stored(store)
    await store.messages.posted(row.id, 5, 900, 1, 0, hands=False)
    assert await store.messages.behind() == {row.id: 0}
    await store.messages.delivered(row.id, 1, {})
    assert await store.messages.behind() == {}
    found = await store.matches.load(row.id)
    assert found is not None
    assert (found.post_version, found.hands_version) == (1, 1)
    await store.matches.append(found, further(found), [entry("move")])
    await store.messages.delivered(row.id, 2, {})
    assert await store.messages.behind() == {row.id: 1}
    await store.messages.posted(row.id, 5, 901, 2, 1, hands=False, before=900)
    assert await store.messages.behind() == {}


async def test_an_action_keeps_a_move_and_a_post_that_came_meanwhile(store: Store) -> None:
    before = await stored(store, lobby(thread=True))
    await store.messages.moved(before.id, 77)
    await store.messages.posted(before.id, 77, 900, 1, 0, hands=True)
    await store.matches.append(before, further(before, status="running"), [entry("move")])
    found = await store.matches.load(before.id)
    assert found is not None
    assert (found.channel, found.thread, found.status) == (77, False, "running")
    assert (found.post_channel, found.post_message, found.post_version) == (77, 900, 1)
    assert await store.matches.open_in(5, "chess") is None
    assert await store.matches.open_in(77, "chess") == found


async def test_a_match_moves_into_no_taken_channel(opened: Opened) -> None:
    store = opened.store
    there = await stored(store, lobby(channel=77))
    mover = await stored(store)
    held = await opened.contents()
    with pytest.raises(Occupied) as raised:
        await store.messages.moved(mover.id, 77)
    assert raised.value.match == there.id
    assert await opened.contents() == held
    await store.messages.moved(mover.id, 5)
    assert await store.matches.load(mover.id) == mover


# -- hands ----------------------------------------------------------------------------------------


async def test_hands_are_kept_by_match_and_player(store: Store) -> None:
    one, two = await stored(store), await stored(store, lobby(channel=6))
    assert await store.messages.hands(one.id) == {}
    ours = {11: HandRow(50, 60, "v1", closed=False), 12: HandRow(None, None, "", closed=True)}
    theirs = {11: HandRow(50, 61, "v9", closed=False)}
    await store.messages.delivered(one.id, 1, ours)
    await store.messages.delivered(two.id, 1, theirs)
    assert await store.messages.hands(one.id) == ours
    newer = {11: HandRow(50, 62, "v2", closed=False)}
    await store.messages.delivered(one.id, 2, newer, ours)
    assert await store.messages.hands(one.id) == ours | newer
    assert await store.messages.hands(two.id) == theirs


async def test_a_hand_belongs_to_a_match(opened: Opened) -> None:
    with pytest.raises(opened.broken):
        await opened.store.messages.delivered(99, 1, {11: HandRow(None, None, "", closed=False)})


async def test_a_post_that_is_gone_leaves_a_new_mark(store: Store) -> None:
    row = await stored(store)
    await store.messages.posted(row.id, 5, 900, 1, 0, hands=True)
    mark = await store.messages.unposted(row.id, 900, row.mark)
    assert mark is not None
    found = await store.matches.load(row.id)
    assert found is not None
    assert (found.post_channel, found.post_message, found.mark) == (None, None, mark)
    assert found.post_version == 1, "what was shown was shown"
    assert len({row.mark, mark, await store.messages.unposted(row.id, None, mark), "", None}) == 5


async def test_of_two_who_post_at_once_the_second_is_told(opened: Opened) -> None:
    store = opened.store
    row = await stored(store)
    assert await store.messages.posted(row.id, 5, 900, 1, 0, hands=True)
    assert await store.messages.posted(row.id, 5, 901, 1, 1, hands=True, before=900)
    held = await opened.contents()
    # One that saw the first message gone draws no mark.
    assert await store.messages.unposted(row.id, 900, row.mark) is None
    assert await store.messages.unposted(row.id, 901, "another") is None
    assert await opened.contents() == held
    assert await store.messages.behind() == {}
    for shown, message in ((0, 902), (-1, None)):
        assert not await store.messages.posted(row.id, 6, message, 1, 2, hands=True, before=900)
        found = await store.matches.load(row.id)
        assert found is not None
        assert (found.post_channel, found.post_message, found.post_page) == (5, 901, 1)
        assert await store.messages.behind() == {row.id: shown}, "what stays may show something older"
    assert await store.messages.posted(row.id, 5, 901, 1, 1, hands=True, before=901, began=-1)
    assert await store.messages.behind() == {}


async def test_a_direct_message_on_its_way_is_known_by_its_mark(store: Store) -> None:
    row = await stored(store)
    mark = await store.messages.sending(row.id, 11)
    assert mark
    assert await store.messages.hands(row.id) == {11: HandRow(None, None, "", closed=False, mark=mark)}
    sent = HandRow(50, 60, "v1", closed=False)
    await store.messages.delivered(row.id, 1, {11: sent}, await store.messages.hands(row.id))
    assert await store.messages.hands(row.id) == {11: sent}
    newer = await store.messages.sending(row.id, 11, sent)
    assert newer not in (None, mark)
    assert await store.messages.hands(row.id) == {11: HandRow(50, 60, "v1", closed=False, mark=newer)}


async def test_of_two_who_send_a_direct_message_at_once_the_second_is_told(store: Store) -> None:
    row = await stored(store)
    await store.messages.posted(row.id, 5, 900, 1, 0, hands=False)
    mark = await store.messages.sending(row.id, 11)
    assert await store.messages.sending(row.id, 11) is None
    begun = await store.messages.hands(row.id)
    sent = {11: HandRow(50, 60, "v1", closed=False)}
    await store.messages.delivered(row.id, 1, sent, begun)
    # Whoever takes it over has seen the mark, and says the same.
    await store.messages.delivered(row.id, 1, sent, begun)
    assert await store.messages.hands(row.id) == sent
    assert await store.messages.behind() == {}
    assert await store.messages.sending(row.id, 11, begun[11]) is None
    assert mark is not None

    await store.messages.delivered(row.id, 1, {11: HandRow(50, 61, "v1", closed=False)}, begun)
    assert await store.messages.hands(row.id) == sent, "another one is there"
    assert row.id in await store.messages.behind(), "and all are looked at again"


async def test_a_direct_message_that_is_gone_is_forgotten_alone(store: Store) -> None:
    one, two = await stored(store), await stored(store, lobby(channel=6))
    hand = HandRow(50, 60, "v1", closed=True)
    for row in (one, two):
        await store.messages.delivered(row.id, 1, {11: hand, 12: hand})
    await store.messages.unsent(one.id, 11)
    assert await store.messages.hands(one.id) == {12: hand}
    assert await store.messages.hands(two.id) == {11: hand, 12: hand}
    assert (await store.messages.hands(two.id))[11].closed is True


async def test_the_sign_of_a_lobby_is_remembered_until_it_is_over(store: Store) -> None:
    match = (await stored(store, lobby())).id
    for sign in ((5, 55), (None, None)):
        await store.messages.signed(match, *sign)
        found = await store.matches.load(match)
        assert found is not None
        assert (found.sign_channel, found.sign_message) == sign

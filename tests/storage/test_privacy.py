"""What is stored about one player: reading all of it, and making all of it nobody's."""

from __future__ import annotations

import asyncio
import json
from dataclasses import fields, replace

import pytest

from storage.calls import Calls
from storage.matches import Entry
from storage.messages import HandRow
from storage.players import PlayerRow
from storage.privacy import CallRow, MemberRow
from storage.store import Store
from tests.storage.finished import ANNA, BEN, NOVEMBER, finish
from tests.storage.stores import Opened
from tests.storage.test_daily import DAY, HERE, attempt
from tests.storage.test_matches import ANNA as ANNAS_SEAT
from tests.storage.test_matches import BEN as BENS_SEAT
from tests.storage.test_matches import entry, further, lobby, stored


async def test_of_a_stranger_nothing_is_kept(store: Store) -> None:
    owned = await store.privacy.owned(99)
    assert not any(getattr(owned, field.name) for field in fields(owned))


async def test_what_a_player_owns_outside_of_matches(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow("de", messages=True, pings=False, name="Anna"))
    await store.players.seen(1, ANNA, "Annie")
    calls = Calls(ANNA, [BEN], 1001)
    invites = lobby(invited=json.dumps([BEN]), host=ANNA)
    match = await store.matches.create(invites, [entry("/open")], calls=calls)
    await store.exclusions.exclude("player", ANNA, 7)
    await attempt(store, ANNA, 700)
    owned = await store.privacy.owned(ANNA)
    assert owned.settings == PlayerRow("de", messages=True, pings=False, name="Anna")
    assert type(owned.settings.messages) is type(owned.settings.pings) is bool
    assert owned.members == [MemberRow(1, "Annie", gone=False)]
    assert owned.calls == [CallRow(own=True, at=1001)]
    assert {type(row.gone) for row in owned.members} | {type(row.own) for row in owned.calls} == {bool}
    assert owned.kept_out == 7
    assert [(day.day, day.score, day.points) for day in owned.dailies] == [(DAY, 7, "[1, 0, 2]")]
    assert owned.daily_servers == [(DAY, HERE)]
    bens = await store.privacy.owned(BEN)
    assert (bens.invited, bens.calls) == ([match], [CallRow(own=False, at=1001)])


async def test_the_seats_of_a_player_come_in_parts_with_how_each_ended(store: Store) -> None:
    over = await finish(store, (BEN, 2, 3), (ANNA, 1, 9))
    running = await stored(store, lobby(channel=900, status="running"))
    other = await finish(store, (BEN, 1, 5))
    first, second = await store.privacy.seats(ANNA, 0, 9)
    assert (first.match, first.seat, first.seats, first.status) == (over, 1, 2, "finished")
    assert (first.place, first.score, first.ranked, first.voided) == (1, 9, True, False)
    assert (first.host, second.host) == (False, True)
    assert (second.match, second.place, second.ranked) == (running.id, None, None)
    assert {type(each) for each in (first.host, first.ranked, first.voided)} == {bool}
    assert await store.privacy.seats(ANNA, 0, 1) == [first]
    assert await store.privacy.seats(ANNA, over, 9) == [second]
    assert [row.match for row in await store.privacy.seats(BEN, over, 9)] == [other]


async def test_the_logs_of_the_matches_in_which_a_player_sits(store: Store) -> None:
    first = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    other = await finish(store, (BEN, 1, 5))
    last = await finish(store, (ANNA, 1, 5))
    logs = await store.privacy.logs(first, last, ANNA)
    assert list(logs) == [first, last]
    assert [each.notation for each in logs[first]] == ["/open", "/start", "end"]
    assert list(await store.privacy.logs(first, other, ANNA)) == [first]


async def test_a_seat_is_offered_in_a_running_match(store: Store) -> None:
    offer = json.dumps({"heir": BEN})
    before = await stored(store, lobby(status="running"))
    after = replace(before, version=2, offer=offer)
    await store.matches.append(before, after, [Entry(0, "/offer", None, 1)])
    assert await store.privacy.offered(BEN) == [before.id]
    assert await store.privacy.offered(ANNA) == []
    assert await store.privacy.forget(BEN, -5, {}, 1) is None, "the seat is to be declined first"


async def test_the_direct_messages_to_a_player_the_newest_match_first(store: Store) -> None:
    rows = [await stored(store, lobby(channel=channel)) for channel in (5, 6, 7)]
    for row in rows[:2]:
        await store.messages.delivered(row.id, 1, {ANNA: HandRow(50, 60 + row.id, "v1", closed=False)})
    await store.messages.delivered(rows[2].id, 1, {ANNA: HandRow(None, None, "", closed=True)})
    assert await store.privacy.messages(ANNA) == [(2, 50, 62), (1, 50, 61)]
    assert await store.privacy.messages(BEN) == []


async def test_nothing_of_a_forgotten_player_is_left_but_what_is_the_others_too(opened: Opened) -> None:
    store = opened.store
    await store.players.put(ANNA, PlayerRow(name="Anna"))
    await store.players.seen(1, ANNA, "Annie")
    over = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    invites = await stored(store, lobby(invited=json.dumps([ANNA, BEN]), host=BEN, sitters=(BENS_SEAT,)))
    assert await store.privacy.forget(ANNA, -5, {}, NOVEMBER + 3600) == [invites.id]
    while await store.privacy.forget_more():
        pass
    contents = await opened.contents()
    assert not [row for table in contents.values() for row in table if ANNA in row or "Anna" in row]
    row = await store.matches.load(over)
    assert row is not None
    assert [sitter.player for sitter in row.sitters] == [-5, BEN]
    assert [each.player for each in (await store.results.counted(0, 9))[0].placings] == [-5, BEN]
    later = await store.matches.load(invites.id)
    assert later is not None
    assert json.loads(later.invited) == [BEN]


async def test_what_shows_the_name_of_somebody_forgotten_is_behind(store: Store) -> None:
    long_over = await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER)
    over = await finish(store, (ANNA, 1, 9), (BEN, 2, 3), at=NOVEMBER + 1)
    both = (ANNAS_SEAT, BENS_SEAT)
    running, others, direct = [
        await stored(store, lobby(status="running", channel=channel, server=server, sitters=sitters))
        for channel, server, sitters in ((7, 1, both), (8, 1, (BENS_SEAT,)), (9, None, both))
    ]
    for number in (long_over, over, running.id, others.id, direct.id):
        row = await store.matches.load(number)
        assert row is not None
        await store.messages.posted(number, row.channel, 900, row.version, row.page, hands=True)
    for player, shown in ((BEN, "3.abc"), (7, ".abc")):
        hand = HandRow(50, 60 + player, shown, closed=False)
        await store.messages.delivered(running.id, running.version, {player: hand})
    assert await store.messages.behind() == {}
    left = {each.id: each.version for each in (running, direct)}
    assert await store.privacy.forget(ANNA, -5, left, NOVEMBER + 3600) == [over, running.id]
    assert [*await store.messages.behind()] == [over, running.id]
    # The hand of whoever is to move is shown with the board, and calls nobody again.
    hands = await store.messages.hands(running.id)
    assert [hands[player].shown for player in (BEN, 7)] == ["3.", ".abc"]


async def test_nobody_is_forgotten_who_still_plays_or_has_played_on(opened: Opened) -> None:
    store = opened.store
    row = await stored(store, lobby(status="running", sitters=(ANNAS_SEAT, BENS_SEAT)))
    before = await opened.contents()
    assert await store.privacy.forget(ANNA, -5, {}, 1) is None
    assert await store.privacy.forget(ANNA, -5, {row.id: row.version + 1}, 1) is None
    assert await opened.contents() == before
    assert await store.privacy.forget(ANNA, -5, {row.id: row.version}, 1) == [row.id]


async def test_of_two_processes_that_forget_somebody_one_does(store: Store, other_store: Store) -> None:
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    await asyncio.gather(store.privacy.forget(ANNA, -5, {}, 1), other_store.privacy.forget(ANNA, -6, {}, 1))
    players = {each.player for each in (await store.results.counted(0, 9))[0].placings}
    assert players in ({-5, BEN}, {-6, BEN})


@pytest.mark.parametrize("key", ["by", "told"])
async def test_a_note_names_nobody_who_was_forgotten(store: Store, key: str) -> None:
    before = await stored(store, lobby(status="stopped", sitters=(ANNAS_SEAT, BENS_SEAT)))
    note = json.dumps({"kind": "declined", "seat": 0, key: ANNA})
    after = await store.matches.append(before, further(before, note=note), [entry("/decline")])
    assert await store.privacy.forget(ANNA, -5, {}, 1) == []
    found = await store.matches.load(after.id)
    assert found is not None
    assert json.loads(found.note or "")[key] == -5

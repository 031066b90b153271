"""Matches and logs as rows: what is stored, and what each clash is called."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any, get_type_hints

import pytest

from storage.calls import CALL_AGAIN, Calls
from storage.matches import (
    NOWHERE,
    Conflict,
    Crowded,
    Entry,
    MatchRow,
    Occupied,
    Repeated,
    Sitter,
)
from storage.messages import HandRow, new_mark
from storage.players import PlayerRow
from storage.results import Placing, Result
from storage.sqlite.database import Database
from storage.store import Store
from tests.storage.stores import Opened
from tests.storage.test_database import HOSTILE

ANNA, BEN, CLEO = Sitter(11, "Anna"), Sitter(12, "Ben"), Sitter(13, "Cleo")


def lobby(**changes: Any) -> MatchRow:
    row = MatchRow(
        kind="table",
        game="chess",
        server=1,
        channel=5,
        host=ANNA.player,
        status="lobby",
        wanted=2,
        options="{}",
        seed="seed",
        version=1,
        created=1000,
        sitters=(ANNA,),
    )
    return replace(row, **changes)


def entry(notation: str, interaction: int | None = None, seat: int | None = 0) -> Entry:
    return Entry(seat, notation, interaction, 1001)


async def stored(store: Store, row: MatchRow | None = None, *entries: Entry) -> MatchRow:
    """The row of a new match, as read back."""
    found = await store.matches.load(await store.matches.create(row or lobby(), entries or (entry("/open"),)))
    assert found is not None
    return found


def further(row: MatchRow, **changes: Any) -> MatchRow:
    return replace(row, version=row.version + 1, mark=new_mark(), **changes)


# -- columns --------------------------------------------------------------------------------------


async def test_every_field_of_a_match_is_a_column_of_its_kind(database: Database) -> None:
    columns = {
        row["name"]: ({"INTEGER": int, "TEXT": str}[row["type"]], bool(row["notnull"] or row["pk"]))
        for row in await database.rows("pragma table_info(matches)")
    }
    hints = get_type_hints(MatchRow)
    assert hints.pop("sitters") == tuple[Sitter, ...]
    # It is stored with the server or the host.
    assert hints.pop("language") is str
    # The store's own: what the server wanted when the match was opened; only its result asks for it.
    assert columns.pop("world") == (int, False)
    # SQLite holds what is true or false as an integer.
    hints = {name: int if hint is bool else hint for name, hint in hints.items()}
    assert {
        name: (next(kind for kind in (int, str) if hint in (kind, kind | None)), hint in (int, str))
        for name, hint in hints.items()
    } == columns


async def test_every_field_that_a_new_match_brings_comes_back(store: Store) -> None:
    row = lobby(
        server=None,
        status="running",
        thread=True,
        invited="[12]",
        options='{"long": true}',
        state='{"board": "."}',
        page=1,
        version=2,
        sitters=(ANNA, BEN),
    )
    found = await stored(store, row, entry("/open"), entry("/start"))
    assert found == replace(row, id=found.id)
    assert (found.thread, found.removed) == (True, False)
    assert {type(found.thread), type(found.removed)} == {bool}


async def test_every_field_that_an_action_changes_is_stored(store: Store) -> None:
    before = await stored(store)
    after = further(
        before,
        host=BEN.player,
        status="finished",
        state="{}",
        offer="[]",
        page=4,
        ended=2000,
        sitters=(BEN, CLEO),
    )
    await store.matches.append(before, after, [entry("move")])
    assert await store.matches.load(before.id) == after


async def test_what_an_action_does_not_change_it_does_not_write(opened: Opened) -> None:
    """Somebody who deletes all data is taken out of a match without a further version."""
    before = await stored(opened.store, lobby(status="running"))
    before = await opened.store.matches.append(before, further(before, note="about Ben"), [entry("a")])
    await opened.database.store("update matches set note = 'about nobody' where id = ?", before.id)
    await opened.store.matches.append(before, further(before, state="new"), [entry("b")])
    after = await opened.store.matches.load(before.id)
    assert after is not None
    assert (after.note, after.state, after.version) == ("about nobody", "new", before.version + 1)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
async def test_hostile_text_is_only_text(store: Store, text: str) -> None:
    row = lobby(game=text, options=text, seed=text, sitters=(Sitter(11, text), Sitter(12, text)))
    before = await stored(store, row, entry(text))
    after = further(before, state=text, offer=text, ended=2000)
    await store.matches.append(
        before, after, [entry(text, 1)], Result(ranked=False, turns=1, placings=(Placing(0, 11, text, 1, 5),))
    )
    await store.messages.delivered(before.id, 0, {11: HandRow(None, None, text, closed=False)})
    assert await store.matches.load(before.id) == after
    assert await store.matches.open_in(5, text) == after
    assert [each.notation for each in await store.matches.log(before.id)] == [text, text]
    assert (await store.messages.hands(before.id))[11].shown == text


async def test_the_largest_ids_of_discord_fit(store: Store) -> None:
    most = 2**63 - 1
    row = lobby(channel=most, host=most, server=most, sitters=(Sitter(most, "Anna"),))
    found = await stored(store, row, entry("/open", most))
    assert found == replace(row, id=found.id)
    assert await store.matches.played(most) == found.id


# -- finding --------------------------------------------------------------------------------------


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.matches.load(1) is None
    assert await store.matches.open_in(5, "chess") is None
    assert await store.matches.last_in(5, "chess") is None
    assert await store.matches.open_of(11) == []
    assert await store.matches.log(1) == []
    assert await store.matches.entry(1, 1) is None
    assert await store.matches.played(1) is None
    assert await store.messages.behind() == {}


async def test_sitters_come_in_the_order_of_their_seats(store: Store) -> None:
    found = await stored(store, lobby(sitters=(CLEO, ANNA, BEN)))
    assert found.sitters == (CLEO, ANNA, BEN)


async def test_the_open_match_and_the_newest_match_of_a_channel(store: Store) -> None:
    first = await stored(store)
    over = further(first, status="stopped", ended=2000)
    await store.matches.append(first, over, [entry("/stop")])
    assert await store.matches.open_in(5, "chess") is None
    assert await store.matches.last_in(5, "chess") == over

    second = await stored(store)
    other_game = await stored(store, lobby(game="go"))
    other_channel = await stored(store, lobby(channel=6))
    assert await store.matches.open_in(5, "chess") == await store.matches.last_in(5, "chess") == second
    assert await store.matches.open_in(5, "go") == other_game
    assert await store.matches.open_in(6, "chess") == other_channel


async def test_the_open_matches_of_a_player_oldest_first(store: Store) -> None:
    both = await stored(store, lobby(sitters=(BEN, ANNA)))
    alone = await stored(store, lobby(channel=6, sitters=(ANNA,)))
    over = await stored(store, lobby(channel=7))
    await store.matches.append(over, further(over, status="finished"), [entry("end")])
    assert await store.matches.open_of(ANNA.player) == [both, alone]
    assert await store.matches.open_of(ANNA.player, "go") == []
    assert await store.matches.open_of(ANNA.player, both.game) == [both, alone]
    assert await store.matches.open_of(BEN.player) == [both]
    assert await store.matches.open_of(CLEO.player) == []


async def test_the_log_comes_in_order_with_each_of_its_fields(store: Store) -> None:
    row = await stored(store, None, Entry(0, "/open", 500, 1000))
    lines = [Entry(None, "/start", None, 1001), Entry(1, "move", 501, 1002)]
    for line in lines:
        after = further(row)
        await store.matches.append(row, after, [line])
        row = after
    assert await store.matches.log(row.id) == [Entry(0, "/open", 500, 1000), *lines]
    assert [await store.matches.entry(row.id, version) for version in (0, 2, 3, 4)] == [None, *lines, None]
    assert await store.matches.played(501) == row.id
    assert await store.matches.played(502) is None


async def test_a_match_is_never_read_half_old_half_new(store: Store, other_store: Store) -> None:
    """Each version here has one more sitter, so a torn read shows."""
    row = await stored(store, lobby(wanted=25))
    reading = True
    seen: list[MatchRow] = []

    async def reads(through: Store) -> None:
        while reading:
            found = await through.matches.load(row.id)
            assert found is not None
            seen.append(found)

    readers = [asyncio.create_task(reads(each)) for each in (store, other_store)]
    for number in range(25):
        after = further(row, sitters=(*row.sitters, Sitter(100 + number, "Guest")))
        await store.matches.append(row, after, [entry("/join")])
        row = after
    reading = False
    await asyncio.gather(*readers)
    assert len({each.version for each in seen}) > 10
    assert all(len(each.sitters) == each.version for each in seen)


# -- clashes --------------------------------------------------------------------------------------


async def test_a_channel_holds_one_open_match_of_a_game(opened: Opened) -> None:
    store = opened.store
    first = await stored(store)
    before = await opened.contents()
    with pytest.raises(Occupied) as raised:
        await store.matches.create(lobby(host=BEN.player), [entry("/open")])
    assert raised.value.match == first.id
    assert await opened.contents() == before


async def test_an_interaction_opens_one_match(opened: Opened) -> None:
    store = opened.store
    await stored(store, None, entry("/open", 500))
    before = await opened.contents()
    for channel in (5, 6):
        # In the same channel too: there it is the match's own, and no other, that is in the way.
        with pytest.raises(Repeated):
            await store.matches.create(lobby(channel=channel), [entry("/open", 500)])
    assert await opened.contents() == before


async def test_an_interaction_is_logged_once_in_all_matches(opened: Opened) -> None:
    store = opened.store
    first = await stored(store, None, entry("/open", 500))
    other = await stored(store, lobby(channel=6))
    before = await opened.contents()
    for row in (first, other):
        with pytest.raises(Repeated):
            await store.matches.append(row, further(row, status="stopped"), [entry("move", 500)])
    assert await opened.contents() == before


async def test_what_builds_on_an_older_version_is_a_conflict(opened: Opened) -> None:
    store = opened.store
    before = await stored(store)
    await store.matches.append(before, further(before, page=1), [entry("first", 501)])
    held = await opened.contents()
    with pytest.raises(Conflict):
        await store.matches.append(before, further(before, page=2), [entry("second", 502)])
    longer = replace(before, version=before.version + 2)
    with pytest.raises(Conflict):
        await store.matches.append(before, longer, [entry("second"), entry("third")])
    assert await opened.contents() == held


@pytest.mark.parametrize("broken", ["seats", "results", "log"])
async def test_nothing_is_half_stored_when_it_fails_midway(opened: Opened, broken: str) -> None:
    store = opened.store
    before = await stored(store, None, entry("/open", 500))
    held = await opened.contents()
    after = further(before, state="{}", status="finished", ended=2000, sitters=(ANNA, BEN))
    entries = [entry("move", 501)]
    placings = [Placing(0, 11, "Anna", 1, 9), Placing(1, 12, "Ben", 2, 3)]
    if broken == "seats":
        after = replace(after, sitters=(ANNA, ANNA))
    elif broken == "results":
        placings[1] = replace(placings[1], seat=0)
    else:
        entries.append(entry("again", 500))
        after = further(after)
    with pytest.raises((opened.broken, Repeated)):
        await store.matches.append(
            before, after, entries, Result(ranked=True, turns=1, placings=tuple(placings))
        )
    assert await opened.contents() == held


async def test_a_new_match_is_stored_wholly_or_not_at_all(opened: Opened) -> None:
    store = opened.store
    held = await opened.contents()
    with pytest.raises(opened.broken):
        await store.matches.create(lobby(sitters=(ANNA, ANNA)), [entry("/open")])
    with pytest.raises(opened.broken):
        await store.matches.create(lobby(status="thinking"), [entry("/open")])
    # The number that the attempt would have had is free again; nothing else may differ.
    assert await opened.contents() == held


# -- lobbies and calls ----------------------------------------------------------------------------


async def test_a_host_and_a_server_have_so_many_lobbies_and_no_more(opened: Opened) -> None:
    store = opened.store
    mine = [(await stored(store, lobby(channel=channel, server=channel))).id for channel in (1, 2)]
    await stored(store, lobby(channel=3, server=3, status="running"))
    await store.matches.check_lobbies(ANNA.player, 4, (3, 9))
    held = await opened.contents()
    with pytest.raises(Crowded) as own:
        await store.matches.check_lobbies(ANNA.player, 4, (2, 9))
    assert (own.value.matches, own.value.own) == (tuple(mine), True)
    with pytest.raises(Crowded) as servers:
        await store.matches.create(lobby(channel=9, server=2, host=BEN.player), [entry("/open")], (9, 1))
    assert (servers.value.matches, servers.value.own) == ((mine[1],), False)
    with pytest.raises(Crowded):
        await store.matches.create(lobby(channel=9), [entry("/open")], (2, 9))
    assert await opened.contents() == held
    await store.matches.create(lobby(channel=9, status="running"), [entry("/open")], (2, 9))


async def test_nobody_is_called_twice_in_an_hour_by_the_same_person(store: Store) -> None:
    async def silent(asker: int, called: list[int], at: int, channel: int) -> list[int]:
        calls = Calls(asker, called, at)
        number = await store.matches.create(lobby(channel=channel), [entry("/open")], calls=calls)
        found = await store.matches.load(number)
        assert found is not None
        return list(json.loads(found.silent))

    assert await silent(11, [12, 13], 1000, 1) == []
    assert await silent(11, [12, 14], 1000 + CALL_AGAIN - 1, 2) == [12]
    assert await silent(15, [12], 1000 + CALL_AGAIN - 1, 3) == [], "somebody else may"
    assert await silent(11, [12], 1000 + CALL_AGAIN, 4) == []
    before = await stored(store, lobby(channel=5))
    calls = Calls(11, [14], 1000 + CALL_AGAIN)
    after = await store.matches.append(before, further(before), [entry("/ask")], calls=calls)
    assert json.loads(after.silent) == [14]
    assert await store.matches.load(before.id) == after


async def test_a_change_of_seats_never_brings_back_who_was_forgotten(opened: Opened) -> None:
    store = opened.store
    before = await stored(store, lobby(status="running", sitters=(ANNA, BEN)))
    assert await store.privacy.forget(ANNA.player, -5, {before.id: 1}, 1) == [before.id]
    held = await opened.contents()
    with pytest.raises(Conflict):
        await store.matches.append(before, further(before, sitters=(ANNA, CLEO)), [entry("/replace")])
    assert await opened.contents() == held


async def test_the_open_matches_of_a_game_here_and_in_no_channel(store: Store) -> None:
    here = await stored(store, lobby(sitters=(BEN, ANNA)))
    await stored(store, lobby(channel=6, sitters=(ANNA,)))
    await stored(store, lobby(game="go"))
    nowhere = await stored(store, lobby(channel=NOWHERE, kind="lesson", holds=False))
    over = await stored(store, lobby(channel=NOWHERE, kind="lesson", holds=False))
    await store.matches.append(over, further(over, status="stopped"), [entry("end")])
    assert await store.matches.open_near(ANNA.player, "chess", 5) == [here, nowhere]
    assert await store.matches.open_near(BEN.player, "chess", 5) == [here]
    assert await store.matches.open_near(CLEO.player, "chess", 5) == []


async def test_a_match_is_found_with_its_players_and_its_direct_messages(store: Store) -> None:
    quiet = PlayerRow(language="de", pings=False, reminders=0, name="Ben", chosen="hu", messages=True)
    await store.players.put(BEN.player, quiet)
    await store.players.put(CLEO.player, quiet)
    row = await stored(store, lobby(sitters=(BEN, ANNA)))
    hands = {ANNA.player: HandRow(3, 4, "a", closed=True), CLEO.player: HandRow(5, 6, "over", closed=False)}
    await store.messages.delivered(row.id, 1, hands)
    assert await store.matches.load_to_show(row.id) == (
        await store.matches.load(row.id),
        await store.players.several([BEN.player, ANNA.player]),
        hands,
    )
    assert await store.matches.load_to_show(row.id + 1) is None

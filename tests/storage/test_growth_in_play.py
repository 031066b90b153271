"""What one player, channel or server sets off is no more work because much goes on, or was, elsewhere.

What is compared is work that SQLite does, not seconds.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from storage.calls import Calls
from storage.finished import LATEST
from storage.matches import Entry
from storage.players import PlayerRow, ServerRow
from storage.sql.store import sql_store
from storage.sqlite.database import Database
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, NOVEMBER, finish
from tests.storage.growth import STRANGER, fill, grow, grow_open, work
from tests.storage.test_matches import lobby, stored

LITTLE, MUCH = 60, 400
"""Matches of others in play, at first and later."""


async def _invite(store: Store, invited: int, channel: int) -> None:
    row = lobby(host=CLEO, channel=channel, invited=json.dumps([invited]))
    entries = [Entry(0, "/open", None, NOVEMBER)]
    await store.matches.create(row, entries, calls=Calls(CLEO, [invited], NOVEMBER))


WRITES: dict[str, Callable[[Store, int], Awaitable[object]]] = {
    "a player's language": lambda store, nth: store.players.put(
        ANNA, PlayerRow(name="Anna", chosen=("de", "fr")[nth])
    ),
    "a server's language": lambda store, nth: store.servers.put(1, ServerRow(chosen=("de", "fr")[nth])),
    "a server is gone": lambda store, nth: store.alarms.park_server(1),
    "a channel is gone": lambda store, nth: store.alarms.park_channel(5),
    "an invitation": lambda store, nth: _invite(store, BEN + 10 + nth, 700 + nth),
    "a look back is asked for": lambda store, nth: store.look_backs.ask(1 + nth, 1),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
async def test_a_change_is_no_more_work_while_others_play(
    database: Database, write: Callable[[Store, int], Awaitable[object]]
) -> None:
    store = sql_store(database)
    for match in [await finish(store, (ANNA, 1, 9), (BEN, 2, 3)) for _ in range(2)]:
        assert match in (1, 2)
    await store.players.put(ANNA, PlayerRow(name="Anna"))
    await store.servers.put(1, ServerRow())
    await stored(store, lobby(status="running", alarm=NOVEMBER + 1))
    did = []
    for nth, more in enumerate((LITTLE, MUCH)):
        await grow_open(database, more)
        # Of the same channel and the same player, but over.
        await grow_open(database, more, host=ANNA, server=1, channel=5, status="stopped", alarm=None)
        await grow(database, more)
        await _call_and_look_back(database, nth * LITTLE, more)
        did.append(await work(database, write(store, nth)))
    assert did[1] <= did[0] + LITTLE


async def _call_and_look_back(database: Database, first: int, more: int) -> None:
    """So many strangers have called each other lately, and had look backs that are done."""
    calls = [(STRANGER + each, STRANGER, NOVEMBER) for each in range(first, first + more)]
    await fill(database, "insert into calls values (?, ?, ?)", calls)
    await database.store(
        "insert into look_backs (match, judge, number, body, done)"
        " select id, 1, id, '', true from matches where status = 'finished' and id > 2 on conflict do nothing"
    )


async def test_the_newest_of_a_channel_is_looked_for_among_so_many(database: Database) -> None:
    """It read all that were opened since and never began."""
    store, did = sql_store(database), []
    match = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    found = await store.matches.load(match)
    assert found is not None
    gone = partial(grow_open, database, channel=found.channel, status="stopped", alarm=None)
    await gone(LATEST - 1)
    assert await store.finished.newest_in(found.channel, "chess") == match
    for _ in range(2):
        await gone(LATEST)
        did.append(await work(database, store.finished.newest_in(found.channel, "chess")))
    assert await store.finished.newest_in(found.channel, "chess") is None
    assert did[1] <= did[0] + LITTLE

"""What one player, channel or server sets off is no more work because much goes on, or was, elsewhere.

What is compared is work that SQLite does, not seconds.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from storage.calls import Calls
from storage.daily import RANKED
from storage.finished import LATEST
from storage.matches import Entry
from storage.players import PlayerRow, ServerRow
from storage.sql.store import sql_store
from storage.sqlite.database import Database
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, NOVEMBER, finish
from tests.storage.growth import STRANGER, fill, grow, grow_open, work
from tests.storage.test_matches import lobby, stored

DAY = 20231114
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
    "a look back is asked for": lambda store, nth: store.look_backs.ask(1 + nth, 1, 40),
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


async def test_the_worlds_board_of_a_day_is_no_more_work_the_more_have_tried(database: Database) -> None:
    """Every try was looked at, with all servers where it counts, and all were put in order."""
    dailies, did = sql_store(database).dailies, list[list[int]]()
    await dailies.draw(DAY, "chess", "seed")
    for first, last in ((1, 2 * RANKED), (2 * RANKED + 1, 6 * RANKED)):
        await grow_open(database, last - first + 1, kind="daily", status="finished", channel=0, alarm=None)
        # The better the later, but for the first, who is below all others.
        tries = [(DAY, each, each, each, each // 3) for each in range(first, last + 1)]
        filled = "insert into dailies values (?, ?, ?, ?, 1, ?, '[]')"
        await fill(database, filled, tries)
        await fill(database, "insert into daily_servers values (?, 1, ?)", [each[:2] for each in tries[::20]])
        (own,) = await dailies.board(DAY, None, limit=1)
        assert (own.place, own.player // 3) == (1, last // 3)
        below = await dailies.rank(DAY, None, 1)
        assert below is not None
        assert below.place == last - 1
        asked = (
            dailies.board(DAY, None, limit=15),
            dailies.rank(DAY, None, last),
            dailies.rank(DAY, None, last - RANKED // 2),
        )
        did.append([await work(database, each) for each in asked])
        # Counted in an index, which is a hundredth of looking at each.
        for counted in (dailies.size(DAY, None), dailies.rank(DAY, None, 1)):
            assert await work(database, counted) < 5 * last + 250 * RANKED
        assert await dailies.size(DAY, None) == last
    assert all(later <= 1.1 * first for first, later in zip(*did, strict=True)), did


async def test_a_servers_board_of_a_day_is_no_more_work_the_more_have_tried_elsewhere(
    database: Database,
) -> None:
    dailies, did = sql_store(database).dailies, list[int]()
    await dailies.draw(DAY, "chess", "seed")
    for first, last in ((1, LITTLE), (LITTLE + 1, MUCH)):
        await grow_open(database, last - first + 1, kind="daily", status="finished", channel=0, alarm=None)
        tries = [(DAY, each, each, each, each) for each in range(first, last + 1)]
        await fill(database, "insert into dailies values (?, ?, ?, ?, 1, ?, '[]')", tries)
        servers = [(DAY, 1 if each <= 10 else 2, each) for _, each, *_ in tries]
        await fill(database, "insert into daily_servers values (?, ?, ?)", servers)
        assert await dailies.size(DAY, 1) == 10
        did.append(await work(database, dailies.board(DAY, 1, limit=15)))
    assert did[1] <= did[0] + LITTLE

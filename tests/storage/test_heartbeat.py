"""The heartbeat, and every stored time: what is waited for shifts with the clock, what is over stays."""

from __future__ import annotations

import json
from dataclasses import replace

from storage.calls import Calls
from storage.heartbeat import Beat
from storage.matches import Entry
from storage.messages import HandRow, new_mark
from storage.sql.store import sql_store
from storage.sqlite.database import Database
from storage.store import Store
from tests.storage.finished import ANNA, BEN, NOVEMBER, finish, void
from tests.storage.test_daily import DAY, attempt
from tests.storage.test_matches import lobby, stored

BEAT = Beat(NOVEMBER, NOVEMBER - 50, "one", 7)
BY = 1000

# Every column of whole numbers or JSON is in one of these.  Whoever adds one adds it here; a time that
# somebody waits for, or that such a time is computed from, moves: storage/sql/heartbeat.py has to know it.
MOVES = {
    "matches": "created deadline alarm computer_at offer",
    "log": "at",
    "calls": "at",
    "members": "checked",
    "players": "asked",
    "forgotten": "until",
    "shards": "seen since",
}
STAYS = {
    "matches": "ended",  # the match is over
    "results": "at voided",
    "dailies": "at",
    "excluded": "at",  # since when, said to whoever runs the bot
    "heartbeat": "at since elapsed",  # replaced by the new sign of life
}
NO_TIME = {
    "matches": "id kind game server channel host status wanted thread invited options seed version state page"
    " post_channel post_message post_version post_page hands_version note pace late day removed world givers"
    " silent mark past call_page holds sign_channel sign_message hints",
    "seats": "match seat player name open",
    "log": "match version seat notation interaction",
    "hands": "match player channel message shown closed mark",
    "results": "number match server game month turns solo ranked world",
    "placings": "match seat player name place score merit result",
    "standings": "solo server month game player rating mu sigma matches won best opponents listed",
    "courses": "server game player number rating",
    "stale_boards": "solo server month game since",
    "counted": "number changes",
    "unmarked": "solo server month game first",
    "pairings": "player other number",
    "excluded": "kind id",
    "forgotten": "digest",
    "secret": "value",
    "members": "server player name gone",
    "players": "id language call pings reminders name deleted chosen",
    "servers": "id pace late thread world leavers daily computers language chosen",
    "days": "day game seed",
    "dailies": "day player match score merit points",
    "daily_servers": "day server player",
    "day_posts": "day server channel message mark",
    "tried_days": "day mark",
    "places": "channel server kind parent",
    "calls": "asker called",
    "learners": "player game match moved",
    "look_backs": "match judge number body done",
    "named": "player match",
    "forgetting": "number player match result",
    "earlier": "month player solo server game mark rating mu sigma matches won best opponents listed",
    "tallies": "solo server month game shift bucket lines gone",
    "store": "edition remains",
    "heartbeat": "one boot",
    # In milliseconds; nobody waits for it for more than a minute.
    "shards": "number identify",
    "downtimes": "day seconds",
    "puzzles": "number game body people nth day mu sigma",
    "solvings": "player puzzle match judged tries solved shown",
    "solvers": "player mu sigma tried solved",
    "puzzle_searches": "game result",
}


def columns(*groups: dict[str, str]) -> list[str]:
    return sorted(
        f"{table}.{column}" for group in groups for table, names in group.items() for column in names.split()
    )


async def test_every_column_is_known_to_wait_or_not(database: Database) -> None:
    tables = await database.rows(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'"
    )
    found = [
        f"{table['name']}.{row['name']}"
        for table in tables
        for row in await database.rows(f"pragma table_info({table['name']})")
    ]
    assert sorted(found) == columns(MOVES, STAYS, NO_TIME)


async def filled(store: Store) -> None:
    """A time in each column that has one; all of them are of November."""
    await void(store, await finish(store, (ANNA, 1, 9), (BEN, 2, 3)), NOVEMBER)
    await attempt(store, BEN, 700, at=NOVEMBER)
    await store.exclusions.exclude("player", ANNA, NOVEMBER)
    await finish(store, (12, 1, 9), (13, 2, 3))
    await store.privacy.forget(13, -5, {}, NOVEMBER)
    await store.players.asked(ANNA, NOVEMBER)
    await store.players.seen(1, ANNA, "Anna")
    await store.players.checked(1, ANNA, NOVEMBER, gone=False)
    row = lobby(
        channel=900,
        status="running",
        created=NOVEMBER,
        pace=600,
        deadline=NOVEMBER + 600,
        alarm=NOVEMBER,
        computer_at=NOVEMBER,
    )
    calls = Calls(ANNA, [BEN], NOVEMBER)
    match = await store.matches.create(row, [Entry(0, "/open", None, NOVEMBER)], calls=calls)
    before = await store.matches.load(match)
    assert before is not None
    after = replace(before, version=2, offer=json.dumps({"until": NOVEMBER}), mark=new_mark())
    await store.matches.append(before, after, [Entry(0, "/offer", None, NOVEMBER)])
    await store.messages.posted(match, 900, 1, 2, 0, hands=True)
    await store.heartbeat.beat(BEAT)
    await store.shards.divide(1)
    await store.shards.present([0], NOVEMBER, 60)


async def test_what_waits_moves_with_the_clock_and_nothing_else(database: Database) -> None:
    store = sql_store(database)
    await filled(store)

    async def held() -> dict[str, list[int]]:
        """The values of each column with a time, for matches that go on and for what is over."""
        going_on = "(select id from matches where status = 'running')"
        of_those = {"matches": f"where id in {going_on}", "log": f"where match in {going_on}"}
        found = {}
        for name in columns(MOVES, {**STAYS, "heartbeat": ""}):
            table, column = name.split(".")
            value = "json_extract(offer, '$.until')" if column == "offer" else column
            where = "" if column == "ended" else of_those.get(table, "")
            rows = await database.rows(
                f"select {value} as value from {table} {where} order by 1"  # noqa: S608 -- names from above
            )
            found[name] = [row["value"] for row in rows if row["value"]]
        return found

    before = await held()
    assert [name for name, values in before.items() if not values] == [], "each of them is tried"
    beat = replace(BEAT, at=NOVEMBER + BY)
    await store.heartbeat.shift(BY, beat, {}, DAY, lambda: None)
    moving = columns(MOVES)
    assert await held() == {
        name: [value + BY for value in values] if name in moving else values
        for name, values in before.items()
    }
    assert await store.heartbeat.last() == beat


async def test_a_sign_of_life_replaces_the_last_one(store: Store) -> None:
    assert await store.heartbeat.last() is None
    await store.heartbeat.beat(BEAT)
    assert await store.heartbeat.last() == BEAT
    unknown = Beat(NOVEMBER + 30, NOVEMBER, None, 37)
    await store.heartbeat.back(unknown, {DAY: 30})
    assert await store.heartbeat.last() == unknown
    assert await store.dailies.down(30) == [DAY]


async def test_a_day_is_down_no_longer_than_it_is(store: Store) -> None:
    for _ in range(2):
        await store.heartbeat.back(BEAT, {DAY: 50_000})
    assert await store.dailies.down(86_400) == [DAY]
    assert await store.dailies.down(86_401) == []


async def test_days_that_never_were_are_down_no_more(store: Store) -> None:
    await store.heartbeat.back(BEAT, {DAY: 60, 20250101: 60})
    await store.heartbeat.shift(-BY, BEAT, {20240101: 9}, DAY, lambda: None)
    assert sorted(await store.dailies.down(1)) == [20240101, DAY]


async def test_boards_and_hands_with_a_time_on_them_are_out_of_date_when_it_moves(store: Store) -> None:
    timed = await stored(store, lobby(channel=1, status="running", pace=600, version=1))
    free = await stored(store, lobby(channel=2, status="running"))
    for row in (timed, free):
        await store.messages.posted(row.id, row.channel, 1, 1, 0, hands=True)
        hands = {ANNA: HandRow(50, 60, "3.abc", closed=False), BEN: HandRow(50, 61, "abc", closed=False)}
        await store.messages.delivered(row.id, 1, hands)
    await store.heartbeat.shift(BY, BEAT, {}, DAY, lambda: None)
    assert await store.messages.behind() == {timed.id: 0}
    shown = {player: hand.shown for player, hand in (await store.messages.hands(timed.id)).items()}
    assert shown == {ANNA: "3.", BEN: "abc"}
    assert (await store.messages.hands(free.id))[ANNA].shown == "3.abc"

"""A player's own data: nothing of it is left after a deletion, and all of it is in the file before."""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games.contract import Refusal
from bot.matches import privacy
from bot.matches.change import AGREE, DECLINE, JOIN, KICK, LEAVE, OPEN, REPLACE, START
from bot.matches.match import Match
from bot.matches.privacy import nobody, own
from storage.matches import Entry
from tests.matches.challenge import THURSDAY, Challenge
from tests.matches.lives import NICK, OTHERS, VERA, Life, whole
from tests.matches.tables import ANNA, BEN, CLEO, DAN, GAMES, SERVER, ask, refused
from tests.matches.timed import Time
from tests.storage.contents import contents

# Which columns may hold whose a row is.  Whoever adds a column adds it here; if it may hold a player's id
# or name, storage/privacy.py has to know it, and Vera in lives.py to stand in it.
PLAYERS = {
    "matches": "host invited offer",
    "seats": "player name",
    "hands": "player",
    "placings": "player name",
    "standings": "player",
    "courses": "player",
    "members": "player name",
    "players": "id name",
    "dailies": "player",
    "daily_servers": "player",
}
OTHER = {
    "matches": "id game server channel status wanted thread options seed version state page created ended"
    " post_channel post_message post_version post_page hands_version note pace late deadline alarm day",
    "seats": "match seat",
    "log": "match version seat notation interaction at",
    "hands": "match channel message shown closed",
    "results": "number match server game month turns solo ranked world at voided",
    "placings": "match seat place score merit",
    "standings": "solo server month game rating mu sigma matches won best",
    "courses": "server game number rating",
    "stale_boards": "solo server month game",
    "counted": "number",
    "members": "server gone checked",
    "players": "language call pings reminders",
    "servers": "id pace late thread world leavers daily",
    "days": "day game seed",
    "dailies": "day match at score merit points",
    "daily_servers": "day server",
    "day_posts": "day server channel message",
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store in which Vera stands wherever a player can stand; made once, since it takes a while."""
    path = tmp_path_factory.mktemp("full") / "store.db"

    async def make() -> None:
        life = await whole(await Challenge.at(path, Time()))
        await life.table.database.close()

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, make()).result()
    return path


@pytest_asyncio.fixture
async def full(path: Path, kept: Path) -> AsyncIterator[Life]:
    shutil.copy(kept, path)
    challenge = await Challenge.at(path, Time())
    yield Life.on(challenge)
    await challenge.table.database.close()


@pytest_asyncio.fixture
async def life(path: Path) -> AsyncIterator[Life]:
    """Nobody has played yet."""
    challenge = await Challenge.at(path, Time())
    yield Life.on(challenge)
    await challenge.table.database.close()


async def exported(life: Life, player: int = VERA.player) -> Any:
    made = await life.privacy.export(player, lambda match, seat: f"hand of {match.id}, seat {seat}")
    assert made.name == "axio-table-data.json"
    return json.loads(made.data)


# -- what is left -----------------------------------------------------------------------------------


async def test_every_column_is_known_to_hold_players_or_not(full: Life) -> None:
    database = full.table.database
    schema = {
        str(row["name"]): {
            str(each["name"]) for each in await database.rows(f"pragma table_info({row['name']})")
        }
        for row in await database.rows(
            "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
        )
    }
    known = {
        table: set(f"{PLAYERS.get(table, '')} {OTHER.get(table, '')}".split()) for table in {*PLAYERS, *OTHER}
    }
    assert schema == known
    expected = {(table, column) for table, columns in PLAYERS.items() for column in columns.split()}
    assert await full.of_vera() == expected


async def test_nothing_is_left_of_the_player_and_everything_of_the_others(full: Life) -> None:
    before = await contents(full.table.database)
    mine = [row[0] for row in before["seats"] if row[2] == VERA.player]
    lobbies = [row[0] for row in before["matches"] if str(VERA.player) in str(row[8])]
    assert await full.forget() == lobbies
    assert len(lobbies) == 1
    assert await full.of_vera() == set()
    after = await contents(full.table.database)
    # No row of others is lost or changed; leaving has brought new ones.
    tables = ("placings", "standings", "courses", "dailies", "daily_servers", "members", "players", "results")
    for table in (*tables, "days", "day_posts", "servers"):
        theirs = {row for row in before[table] if VERA.player not in row}
        assert theirs <= set(after[table]), table
    # What was Vera's is somebody's who is nobody: one number for all of it.
    numbers = {row[2] for row in after["seats"] if row[0] in mine and int(str(row[2])) < 0}
    (number,) = numbers
    assert {row[4] for row in after["standings"] if int(str(row[4])) < 0} == numbers
    assert {row[3] for row in after["seats"] if row[2] == number} == {""}
    # Whose clicks they were is not known either.
    seats = {(row[0], row[1]) for row in after["seats"] if row[2] == number}
    assert [row for row in after["log"] if (row[0], row[2]) in seats and row[4] is not None] == []
    assert any(row[4] is not None for row in after["log"])
    # A channel of direct messages is a person's as well.
    assert {row[3] for row in after["matches"] if row[2] is None} == {0}
    assert 0 not in {row[3] for row in after["matches"] if row[2] is not None}


async def test_every_match_is_sound_and_left_as_leaving_is(full: Life) -> None:
    seated = await full.table.matches.of(VERA.player)
    assert {match.row.status for match in seated} == {"lobby", "running"}
    await full.forget()
    assert await full.table.matches.of(VERA.player) == []
    for match in seated:
        after = await full.table.newest(match)
        assert (await full.table.notations(match))[-1] == LEAVE
        others = [sitter.player for sitter in match.sitters if sitter != VERA]
        if match.in_lobby and others:
            assert after.in_lobby
            assert after.row.host == others[0]
            assert VERA not in after.sitters
        elif match.running and len(others) > 1:
            assert after.running
            assert after.to_move
            assert after.row.host in others
        else:
            assert after.row.status == ("finished" if match.running and others else "stopped")
        if after.running:
            await full.turns(after, 4)
        if after.row.day is None:
            await full.table.is_sound(match)


async def test_others_ratings_stay_what_they_were_also_when_made_again(full: Life) -> None:
    await full.standings.catch_up()
    # Leaving ends matches, which count: that is done first, as it is no matter of forgetting.
    await full.privacy._leave(VERA.player)
    await full.standings.catch_up()
    before = await contents(full.table.database)
    assert VERA.player in {row[4] for row in before["standings"]}
    await full.forget()
    for make in (full.standings.catch_up, full.standings.rebuild):
        await make()
        after = await contents(full.table.database)
        theirs = [row for row in before["standings"] if row[4] != VERA.player]
        assert [row for row in after["standings"] if int(str(row[4])) > 0] == theirs
        assert len(after["standings"]) == len(before["standings"])
        assert len(after["courses"]) == len(before["courses"])
    page = await full.standings.page((0, SERVER, 0, ""), 0, 10, VERA.player)
    assert page.own is None
    assert {line.name for line in page.lines} <= {who.name for who in OTHERS}


async def test_whoever_plays_again_is_new_and_not_linked_to_the_old_number(full: Life) -> None:
    await full.forget()
    match = await full.finished("axio", VERA, ANNA)
    await full.standings.catch_up()
    line = (await full.standings.page((0, SERVER, 0, ""), 0, 10, VERA.player)).own
    assert line is not None
    assert line.standing.matches == 1
    assert [each["match"] for each in (await exported(full))["matches"]] == [match.id]
    full.challenge.on(THURSDAY, 20)
    assert (await full.challenge.days.streak(VERA.player)).best == 0
    first, second = nobody(), nobody()
    assert first < 0
    assert second < 0
    assert first != second


# -- doing it at odd moments ------------------------------------------------------------------------


async def test_twice_and_twice_at_once(full: Life) -> None:
    await asyncio.gather(full.forget(), full.forget())
    assert await full.of_vera() == set()
    before = await contents(full.table.database)
    assert await full.forget() == []
    assert await contents(full.table.database) == before


async def test_one_who_never_played(life: Life) -> None:
    await life.begun("axio", ANNA, BEN)
    before = await contents(life.table.database)
    assert await life.forget() == []
    assert await contents(life.table.database) == before
    assert (await exported(life))["matches"] == []


async def test_ended_in_between_a_second_time_finishes_it(full: Life) -> None:
    async def crashes(changed: Sequence[int]) -> None:
        assert changed
        raise OSError("Discord is gone")

    results = await full.table.database.rows("select count(*) from results")
    with pytest.raises(OSError, match="gone"):
        await full.privacy.forget(VERA.player, crashes)
    assert await full.table.matches.of(VERA.player) == []
    assert ("placings", "player") in await full.of_vera()
    left = await full.table.database.rows("select count(*) from results")
    assert left != results
    await full.forget()
    assert await full.of_vera() == set()
    assert await full.table.database.rows("select count(*) from results") == left


async def test_a_match_begun_meanwhile_is_left_too(life: Life) -> None:
    begun: list[Match] = []

    async def plays_on(changed: Sequence[int]) -> None:
        if len(begun) < 2:
            begun.append(await life.begun("axio", VERA, ANNA))

    await life.begun("rota", VERA, BEN)
    await life.privacy.forget(VERA.player, plays_on)
    assert [(await life.table.newest(match)).row.status for match in begun] == ["finished", "finished"]
    assert await life.of_vera() == set()


async def test_who_never_stops_playing_is_not_forgotten(life: Life) -> None:
    async def plays_on(changed: Sequence[int]) -> None:
        await life.lobby("axio", 2, VERA)

    with pytest.raises(RuntimeError, match="played on"):
        await life.privacy.forget(VERA.player, plays_on)


Change = Callable[[Life, Match], Awaitable[Match]]


async def _ends(life: Life, match: Match) -> Match:
    return await life.table.matches.leave(match.id, ask(BEN))


async def _taken(life: Life, match: Match) -> Match:
    return await life.table.matches.take_over(match.id, DAN, ask(DAN))


async def _acts(life: Life, match: Match) -> Match:
    return await life.table.move(match)


@pytest.mark.parametrize("change", [_ends, _taken, _acts])
async def test_what_others_do_at_the_same_moment_brings_nothing_back(
    life: Life, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have loaded the match with Vera's name, and store it after Vera was forgotten."""
    store = life.table.store
    match = await life.begun("axio", VERA, BEN, CLEO)
    match = await life.table.matches.leave((await life.turns(match, 2)).id, ask(VERA))
    match = await life.table.matches.hand_over(match.id, ask(BEN), DAN.player)
    append, late = store.append, []

    async def overtaken(*args: Any, **kwargs: Any) -> None:
        monkeypatch.setattr(store, "append", append)
        await life.forget()
        late.append(await life.of_vera())
        await append(*args, **kwargs)

    monkeypatch.setattr(store, "append", overtaken)
    after = await change(life, match)
    assert late == [set()]
    assert after.version > match.version
    assert await life.of_vera() == set()
    await life.table.is_sound(match)
    assert (await life.table.newest(match)).sitters[0].name == ""


async def test_a_void_at_the_same_moment_keeps_the_host_nobody(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = life.table.store
    match = await life.begun("rota", VERA, server=SERVER)
    match = await life.turns(match, 1000)
    append = store.append

    async def overtaken(*args: Any, **kwargs: Any) -> None:
        monkeypatch.setattr(store, "append", append)
        await life.forget()
        await append(*args, **kwargs)

    monkeypatch.setattr(store, "append", overtaken)
    await life.table.matches.void(match.id, ask(DAN))
    assert await life.of_vera() == set()


async def test_boards_that_are_being_made_bring_nothing_back(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = life.standings._store
    for name, make in (("add", life.standings.catch_up), ("replace", life.standings.rebuild)):
        await life.finished("axio", VERA, ANNA)
        kept = getattr(store, name)

        async def overtaken(*args: Any, name: str = name, kept: Any = kept) -> bool:
            monkeypatch.setattr(store, name, kept)
            await life.forget()
            stored: bool = await kept(*args)
            assert not stored
            return stored

        monkeypatch.setattr(store, name, overtaken)
        await make()
        assert await life.of_vera() == set()
    page = await life.standings.page((0, SERVER, 0, ""), 0, 10, ANNA.player)
    assert [line.standing.matches for line in page.lines] == [2]


# -- offers, lobbies, tries -------------------------------------------------------------------------


async def test_an_offered_seat_is_declined_also_when_the_offer_has_lapsed(life: Life) -> None:
    for hours in (1, 48):
        match = await life.begun("axio", ANNA, BEN)
        match = await life.table.matches.hand_over(match.id, ask(ANNA), VERA.player)
        assert (await exported(life))["offered_a_seat_in"] == [match.id]
        life.challenge.time.now += hours * 3600
        await life.forget()
        after = await life.table.is_sound(match)
        assert after.running
        assert after.offer is None
        assert (await life.table.notations(match))[-1] == DECLINE
        with refused("offer-none"):
            await life.table.matches.take_over(match.id, VERA, ask(VERA))


async def test_a_try_whose_day_is_over_is_nobodys_and_still_ends(life: Life) -> None:
    match = await life.challenge.begin(VERA)
    life.challenge.on(THURSDAY, 30)
    await life.forget()
    assert await life.of_vera() == set()
    for number in await life.challenge.clock.due():
        await life.challenge.clock.judge(number, 0)
    assert (await life.table.newest(match)).row.status == "stopped"


async def test_a_rematch_invites_no_former_player(life: Life) -> None:
    old = await life.finished("axio", VERA, ANNA, BEN)
    await life.forget()
    match = await life.table.matches.again(await life.table.newest(old), ANNA, None)
    assert match.invited == (BEN.player,)
    assert match.row.wanted == 3


# -- the file ---------------------------------------------------------------------------------------


async def test_the_file_has_all_of_the_player_and_nothing_of_others(full: Life) -> None:
    data = await exported(full)
    text = json.dumps(data)
    assert not [who.name for who in OTHERS if who.name in text]
    numbers = _values(data)
    assert not [who.player for who in OTHERS if who.player in numbers or str(who.player) in numbers]
    # The seeds of the matches are "seed 1" and so on only where they are not fresh: none is in it at all.
    rows = await full.table.database.rows("select id, seed from matches")
    assert not [row["seed"] for row in rows if row["seed"] in text]
    seats = await full.table.database.rows("select match, seat from seats where player = ?", VERA.player)
    assert [(each["match"], each["seat"] - 1) for each in data["matches"]] == [tuple(row) for row in seats]
    assert {each["game"] for each in data["matches"]} == set(GAMES)
    assert data["settings"] == {
        "name": VERA.name,
        "language": "en",
        "call": False,
        "pings": False,
        "reminders": 2,
    }
    assert {"server": str(SERVER + 1), "name": NICK, "left": False} in data["servers"]
    assert len(data["dailies"]) == 2
    assert data["dailies"][0]["points"]
    assert len(data["invited_to"]) == len(data["offered_a_seat_in"]) == 1
    for table, key in (("standings", "ratings"), ("courses", "courses")):
        (row,) = await full.table.database.rows(
            f"select count(*) from {table} where player = ?",  # noqa: S608 -- a name from above
            VERA.player,
        )
        assert len(data[key]) == row[0] > 0
    # The hands of running matches with others, by Vera's own view.
    held = {each["match"]: each["hand"] for each in data["matches"] if each["hand"] is not None}
    mine = [each for each in await full.table.matches.of(VERA.player) if each.running and not each.solo]
    assert held == {each.id: f"hand of {each.id}, seat {each.seat_of(VERA.player)}" for each in mine}
    for each in data["matches"]:
        log = await full.table.store.log(each["match"])
        written = [f"{entry.notation}" for entry in own(log, each["seat"] - 1)]
        assert [line.split(" ", 1)[1] for line in each["log"]] == written


def _values(data: object) -> set[object]:
    match data:
        case dict():
            return set().union(*map(_values, data.values()))
        case list():
            return set().union(*map(_values, data))
    return {data}


def log(*entries: tuple[int | None, str]) -> list[Entry]:
    return [Entry(seat, notation, None, 1) for seat, notation in entries]


@pytest.mark.parametrize(("seat", "mine"), [(0, [JOIN, START, "b", AGREE]), (1, [REPLACE, "c"])])
def test_own_entries_when_seats_moved_up_and_changed_hands(seat: int, mine: list[str]) -> None:
    entries = log(
        (0, OPEN),  # who leaves again, so that the others move up
        (1, JOIN),
        (2, JOIN),
        (0, LEAVE),
        (0, START),
        (1, "a"),
        (0, "b"),
        (None, DECLINE),
        (0, AGREE),
        (1, REPLACE),
        (1, "c"),
        (1, f"{KICK} 1"),  # by somebody who is not at the table
    )
    assert [entry.notation for entry in own(entries, seat)] == mine


async def test_a_large_file_is_packed_and_one_too_large_refused(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await life.begun("rota", VERA)
    rows = [(match.id, 3 + number, 0, f"M{number} 0", None, 1_700_000_000) for number in range(20_000)]
    async with life.table.database.transaction() as transaction:
        await transaction.run_many("insert into log values (?, ?, ?, ?, ?, ?)", rows)
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            beats += 1
            await asyncio.sleep(0.005)

    beating = asyncio.create_task(beat())
    monkeypatch.setattr(privacy, "MOST_BYTES", 500_000)
    made = await life.privacy.export(VERA.player, lambda match, seat: "")
    beating.cancel()
    assert beats > 5, "others are served meanwhile"
    assert made.name == "axio-table-data.zip"
    assert len(made.data) < privacy.MOST_BYTES
    with zipfile.ZipFile(io.BytesIO(made.data)) as archive:
        (entry,) = archive.namelist()
        assert len(json.loads(archive.read(entry))["matches"][0]["log"]) == 20_002
    monkeypatch.setattr(privacy, "MOST_BYTES", 5_000)
    with pytest.raises(Refusal, match="privacy-too-much"):
        await life.privacy.export(VERA.player, lambda match, seat: "")

"""The file with everything stored about a player, and nothing about others."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.matches import privacy
from bot.matches.change import AGREE, DECLINE, JOIN, KICK, LEAVE, OPEN, REPLACE, START
from bot.matches.privacy import own
from bot.refusal import Refusal
from storage.matches import Entry
from storage.sql.database import Transaction
from tests.matches.lives import NICK, OTHERS, VERA, Life, exported
from tests.matches.tables import GAMES, SERVER

DOCUMENT = Path(__file__).parents[2] / "docs" / "privacy.md"


async def test_the_file_has_all_of_the_player_and_nothing_of_others(full: Life) -> None:
    data = await exported(full.privacy)
    text = json.dumps(data)
    assert not [who.name for who in OTHERS if who.name in text]
    numbers = _values(data)
    assert not [who.player for who in OTHERS if who.player in numbers or str(who.player) in numbers]
    # The seeds of the matches are "seed 1" and so on only where they are not fresh: none is in it at all.
    rows = await full.table.database.rows("select id, seed from matches")
    assert not [row["seed"] for row in rows if row["seed"] in text]
    seats = await full.table.database.rows(
        "select match, seat from seats where player = ? order by match", VERA.player
    )
    assert [(each["match"], each["seat"] - 1) for each in data["matches"]] == [tuple(row) for row in seats]
    assert {each["game"] for each in data["matches"]} == set(GAMES)
    assert data["settings"] == {
        "name": VERA.name,
        "language": "en",
        "chosen_language": "",
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
    mine = [
        each for each in await full.table.matches.of(VERA.player) if each.running and not each.kind.open_hand
    ]
    assert held == {each.id: f"hand of {each.id}, seat {each.seat_of(VERA.player)}" for each in mine}
    for each in data["matches"]:
        log = await full.table.store.log(each["match"])
        written = [f"{entry.notation}" for entry in own(log, each["seat"] - 1)]
        assert [line.split(" ", 1)[1] for line in each["log"]] == written


async def test_every_key_that_is_promised_is_there_and_no_other(full: Life) -> None:
    data = await exported(full.privacy)
    table = DOCUMENT.read_text("utf-8").split("## The file")[1].split("## Deletion")[0]
    promised: dict[str, set[str]] = {}
    for names, meaning in re.findall(r"^\| (`.*?) \| (.*) \|$", table, re.MULTILINE):
        keys = {key for key in re.findall(r"`([a-z_]+)`", meaning) if key != "null"}
        promised |= dict.fromkeys(re.findall(r"`([a-z_]+)`", names), keys)
    assert set(data) == set(promised)
    for name, keys in promised.items():
        lines = data[name] if isinstance(data[name], list) else [data[name]]
        for line in lines:
            assert not isinstance(line, dict) or set(line) == keys, name
    assert all(promised[name] for name in ("servers", "matches", "ratings", "dailies", "direct_messages"))


async def test_what_is_said_of_each_match_and_board_is_what_is_stored(full: Life) -> None:
    data = await exported(full.privacy)
    rows, me = full.table.database.rows, VERA.player

    async def stored(sql: str) -> list[tuple[object, ...]]:
        return [tuple(row) for row in await rows(sql, me)]

    said = [
        (
            *(each[key] for key in ("match", "game", "server", "status", "seats", "name", "host")),
            *(each[key] for key in ("opened", "ended", "place", "ranked", "voided")),
        )
        for each in data["matches"]
    ]
    assert said == [
        (
            *(match, game, server and str(server), status, wanted, name, host == me, _at(created)),
            *(_at(ended), place, None if ranked is None else bool(ranked), voided is not None),
        )
        for match, game, server, status, wanted, name, host, created, ended, place, ranked, voided in (
            await stored(
                "select matches.id, matches.game, matches.server, status,"
                " (select count(*) from seats as all_seats where all_seats.match = matches.id), seats.name,"
                " host, created, ended, place, ranked, voided from seats"
                " join matches on matches.id = seats.match"
                " left join results on results.match = matches.id left join placings"
                " on placings.match = matches.id and placings.seat = seats.seat"
                " where seats.player = ? order by matches.id"
            )
        )
    ]
    assert {each["score"] for each in data["matches"] if each["place"]} == {
        score for (score,) in await stored("select score from placings where player = ?")
    }
    assert [
        tuple(each[key] for key in ("alone", "server", "month", "game", "rating", "matches", "won", "best"))
        for each in data["ratings"]
    ] == [
        (
            *(bool(solo), str(server) if server else None, month or None, game or None),
            *(None if solo else rating, matches, None if solo else won, best),
        )
        for solo, server, month, game, rating, matches, won, best in await stored(
            "select solo, server, month, game, rating, matches, won, best from standings where player = ?"
            " order by solo, server, month, game"
        )
    ]
    assert [(each["server"], each["game"], each["rating"]) for each in data["courses"]] == [
        (str(server) if server else None, game, rating)
        for server, game, rating in await stored(
            "select server, game, rating from courses where player = ? order by server, game, number"
        )
    ]
    assert [(each["day"], each["match"], each["score"]) for each in data["dailies"]] == await stored(
        "select day, match, score from dailies where player = ? order by day"
    )
    assert [
        (each["match"], int(each["channel"]), int(each["message"])) for each in data["direct_messages"]
    ] == await stored(
        "select match, channel, message from hands where player = ? and message is not null"
        " order by match desc"
    )
    assert [(each["own"], each["at"]) for each in data["calls"]] == [
        (asker == me, _at(at))
        for asker, at in await stored(
            "select asker, at from calls where ?1 in (asker, called) order by at, asker != ?1"
        )
    ]


def _at(seconds: object) -> str | None:
    return (
        None if seconds is None else f"{datetime.fromtimestamp(float(str(seconds)), UTC):%Y-%m-%dT%H:%M:%SZ}"
    )


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

    def work(transaction: Transaction) -> None:
        transaction.run_many("insert into log values (?, ?, ?, ?, ?, ?)", rows)

    await life.table.database.write(work)
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

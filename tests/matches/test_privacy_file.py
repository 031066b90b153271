"""The file with all that is kept of a player, and nothing of others."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile

import pytest

from bot.matches import privacy
from bot.matches.change import AGREE, DECLINE, JOIN, KICK, LEAVE, OPEN, REPLACE, START
from bot.matches.privacy import own
from bot.refusal import Refusal
from storage.matches import Entry
from tests.matches.lives import NICK, OTHERS, VERA, Life, exported
from tests.matches.tables import GAMES, SERVER


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

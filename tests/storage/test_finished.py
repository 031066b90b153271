"""Summaries of finished matches: which, in what order, and found without reading all of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.matches import NOWHERE, Entry
from storage.places import PlaceRow, Sight
from storage.results import Placing, Result
from storage.sql.finished import _select
from storage.sqlite.database import Database
from storage.store import Store
from tests.storage.test_matches import ANNA, BEN, CLEO, lobby

SAVES = {
    each.stem: each.read_text("utf-8") for each in sorted((Path(__file__).parents[1] / "saves").glob("*.sql"))
}
ALL = Sight(0, 1, frozenset({5}))
"""Of somebody who plays nothing and views the channel."""


@pytest.fixture
async def played(store: Store) -> Store:
    """Matches 1 to 6: of Anna and Ben, the even ones of another game, the third on another server."""
    for number in range(1, 7):
        row = lobby(
            game="go" if number % 2 == 0 else "chess",
            server=2 if number == 3 else 1,
            channel=5,
            status="running",
            sitters=(ANNA, BEN if number < 6 else CLEO),
        )
        row = replace(row, id=await store.matches.create(row, [Entry(0, "/open", None, 1000)]))
        placings = tuple(
            Placing(seat, sitter.player, sitter.name, 2 - seat, 10 * number + seat)
            for seat, sitter in enumerate(row.sitters)
        )
        await store.matches.append(
            row,
            replace(row, version=2, status="finished", ended=1000 + number),
            [Entry(0, "e4", None, 1000 + number)],
            Result(number != 5, 9, placings),
        )
    return store


async def test_a_server_has_its_own_newest_first(played: Store) -> None:
    rows = await played.finished.of_server(ALL, None, limit=10)
    assert [row.match for row in rows] == [6, 5, 4, 2, 1]
    assert [row.match for row in await played.finished.of_server(ALL, "go", limit=2)] == [6, 4]
    assert [row.match for row in await played.finished.of_server(ALL, None, limit=2, offset=3)] == [2, 1]
    assert await played.finished.of_server(replace(ALL, server=3), None, limit=10) == []
    first = rows[0]
    assert (first.game, first.at, first.solo, first.ranked, first.voided) == ("go", 1006, False, True, False)
    assert [(each.place, each.name, each.score) for each in first.placings] == [
        (1, "Cleo", 61),
        (2, "Anna", 60),
    ]
    assert not rows[1].ranked


async def test_a_player_has_those_of_all_servers(played: Store) -> None:
    assert [row.match for row in await played.finished.of_player(BEN.player, None, limit=10)] == [
        5,
        4,
        3,
        2,
        1,
    ]
    assert [row.match for row in await played.finished.of_player(BEN.player, "chess", limit=2)] == [5, 3]
    assert await played.finished.of_player(999, None, limit=10) == []


async def test_the_newest_of_a_channel(played: Store) -> None:
    await played.matches.create(lobby(channel=5), [Entry(0, "/open", None, 2000)])
    assert await played.finished.newest_in(5, "chess") == 5
    assert await played.finished.newest_in(5, "go") == 6
    assert await played.finished.newest_in(6, "go") is None


async def test_what_is_shown_in_no_channel_is_the_newest_of_none(store: Store) -> None:
    row = lobby(kind="daily", channel=NOWHERE, status="finished", ended=1000, day=20240229)
    await store.matches.create(row, [Entry(0, "/open", None, 1000)])
    assert await store.finished.newest_in(NOWHERE, row.game) is None


async def test_of_a_server_only_what_is_seen(played: Store) -> None:
    """Every kind of place, for people who can view it, its channel, nothing, or everything deleted."""

    async def matches(sight: Sight) -> list[int]:
        return [row.match for row in await played.finished.of_server(sight, None, limit=10)]

    nobody, cleo = Sight(0, 1), Sight(CLEO.player, 1)
    channel, other = frozenset({5, 6}), frozenset({6})
    everything = [6, 5, 4, 2, 1]
    assert await matches(nobody) == []
    assert await matches(cleo) == [6], "whoever played sees it all the same"
    moderator = Sight(0, 1, other, channel, gone=True)
    assert await matches(moderator) == [], "not known yet what it is"
    # Who views the place itself; its parent; a moderator who views neither, when they are there and not.
    for place, itself, parent, there, gone in (
        (PlaceRow(5, "channel"), everything, [], [], everything),
        (PlaceRow(5, "thread", 7), everything, everything, [], everything),
        (PlaceRow(5, "private", 7), everything, [], [], everything),
        (PlaceRow(5, "private"), everything, [], [], []),
        (PlaceRow(5, "gone"), everything, [], everything, everything),
    ):
        await played.places.learned(place)
        assert await matches(Sight(0, 1, channel)) == itself, place
        assert await matches(Sight(0, 1, frozenset({7}))) == parent, place
        assert await matches(Sight(0, 1, other, frozenset({5, 6, 7}), gone=True)) == there, place
        assert await matches(Sight(0, 1, other, other, gone=True)) == gone, place
        assert await matches(Sight(0, 1, other, other)) == [], place
    await played.places.learned(PlaceRow(5, "thread", 7))
    page = await played.finished.of_server(Sight(0, 1, frozenset({7})), "chess", limit=1, offset=1)
    assert [row.match for row in page] == [1]


async def test_who_sees_little_does_not_search_all_that_a_server_played(played: Store) -> None:
    cleo = Sight(CLEO.player, 1)
    anna = Sight(ANNA.player, 1)
    assert [row.match for row in await played.finished.of_server(anna, None, limit=9, searched=2)] == [6, 5]
    assert [row.match for row in await played.finished.of_server(cleo, None, limit=9, searched=1)] == [6]


async def test_a_voided_result_is_marked(played: Store) -> None:
    row = await played.matches.load(4)
    assert row is not None
    await played.matches.append(row, replace(row, version=3), [Entry(None, "/void", None, 3000)], voided=3000)
    assert [row.match for row in await played.finished.of_server(ALL, None, limit=9) if row.voided] == [4]


async def test_no_list_reads_or_sorts_all_matches(database: Database) -> None:
    pages = {
        "select * from results where server = 1 order by number desc limit 10": "results_server",
        "select results.* from placings cross join results on number = result where player = 11"
        " order by result desc limit 10": "placings_player",
    }
    for page, index in pages.items():
        plan = [str(row["detail"]) for row in await database.rows(f"explain query plan {_select(page)}")]
        assert any(index in step for step in plan), plan
        assert not [step for step in plan if step.startswith(("SCAN results", "SCAN placings"))], plan
    newest = "select max(id) from matches where channel = 5 and game = 'go' and status = 'finished'"
    plan = [str(row["detail"]) for row in await database.rows(f"explain query plan {newest}")]
    assert "matches_channel" in plan[0]


@pytest.mark.parametrize("save", SAVES.values(), ids=SAVES)
async def test_places_of_an_older_store_are_known_to_be_looked_at(path: Path, save: str) -> None:
    """The migration knows every channel and thread in which something was played."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(save)
    database = await Database.open(path)
    played = "select distinct channel from matches where server is not null and kind <> 'daily'"
    channels = {row["channel"] for row in await database.rows(played)}
    places = await database.rows("select channel, kind from places")
    assert {row["channel"] for row in places} == channels != set()
    assert {row["kind"] for row in places} == {"unknown"}
    await database.close()

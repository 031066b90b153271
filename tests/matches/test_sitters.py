"""Forgotten players and computers, where matches are rated and players counted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.matches.match import Match
from storage.places import Sight
from storage.sitters import COMPUTER, FORGOTTEN, PERSON, SitterKind, computer
from storage.sql.players import SqlPlayerStore
from storage.sql.stats import SqlStatsStore
from tests.matches.boards import ANNA, BEN, CHESS, NOVEMBER, Record
from tests.matches.tables import BEN as BENS_SEAT
from tests.matches.tables import Table, some_legal

NUMBER = -5


@pytest.fixture
async def record(path: Path) -> Record:
    return await Record.at(path)


async def test_of_somebody_forgotten_the_board_shows_no_line_and_keeps_the_rating(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (NUMBER, 2, 7))
    await record.finish((NUMBER, 1, 9), (BEN, 2, 7))
    shown = await record.board()
    assert sorted(line.player for line in shown) == [ANNA, BEN]
    assert [line.rank for line in shown] == [1, 2]
    assert await record.boards.size(CHESS) == 2
    assert await record.boards.line(CHESS, NUMBER) is None
    # The others' ratings depend on it.
    assert set(await record.boards.standings(CHESS, [NUMBER])) == {NUMBER}
    await record.database.close()


async def test_somebody_forgotten_is_counted_among_no_opponents_and_no_members(record: Record) -> None:
    await record.finish((ANNA, 1, 9), (NUMBER, 2, 7))
    await record.finish((ANNA, 1, 9), (BEN, 2, 7))
    met = await SqlStatsStore(record.database).opponents(ANNA, Sight(ANNA), 9)
    assert [each.player for each in met] == [BEN]
    members = await record.database.rows("select player from members order by player")
    assert [row["player"] for row in members] == [ANNA, BEN]
    unasked = await SqlPlayerStore(record.database).unasked([ANNA, NUMBER, 0, BEN], NOVEMBER)
    assert sorted(unasked) == [ANNA, BEN]
    await record.database.close()


async def with_another(table: Table, player: int) -> Match:
    """A running match in which this player sits in Ben's place."""
    match = await table.begun(2)
    await table.database.store(
        "update seats set player = ?, name = '' where match = ? and player = ?",
        player,
        match.id,
        BENS_SEAT.player,
    )
    return await table.newest(match)


@pytest.mark.parametrize(
    ("player", "kind", "ranked"),
    [(BENS_SEAT.player, PERSON, True), (NUMBER, FORGOTTEN, True), (computer(0, 1), COMPUTER, False)],
    ids=["person", "forgotten", "computer"],
)
async def test_whether_a_match_with_one_counts_for_ratings(
    table: Table, player: int, kind: SitterKind, *, ranked: bool
) -> None:
    match, chance = await with_another(table, player), Random("to the end")
    assert match.sitters[1].kind is kind
    while match.running:
        match = await table.act(match, some_legal(match, chance))
    (row,) = await table.database.rows("select ranked from results")
    assert bool(row["ranked"]) == ranked

"""Results from before today's rules are judged by these rules, as far as the store has the facts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.catalog import TITLES
from bot.matches.change import is_ranked
from bot.matches.standings import Standings
from storage.results import Board
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database
from tests.matches.tables import Table

SAVE = Path(__file__).parent / "0.2.0.sql"
Edit = Callable[[sqlite3.Connection, int], None]


def nothing(store: sqlite3.Connection, match: int) -> None:
    """As it was."""


def entered(*notations: str) -> Edit:
    """These stand at the end of the log."""

    def edit(store: sqlite3.Connection, match: int) -> None:
        for notation in notations:
            store.execute(
                "insert into log select match, max(version) + 1, 0, ?, null, max(at) from log"
                " where match = ?",
                (notation, match),
            )
            store.execute("update matches set version = version + 1 where id = ?", (match,))

    return edit


def moved(*turns: int) -> Edit:
    """So many turns were begun."""

    def edit(store: sqlite3.Connection, match: int) -> None:
        store.execute(
            "update matches set state = json_set(state, '$.moved', json(?)) where id = ?",
            (json.dumps(turns), match),
        )

    return edit


def together(*edits: Edit) -> Edit:
    def edit(store: sqlite3.Connection, match: int) -> None:
        for each in edits:
            each(store, match)

    return edit


def by_its_rules(store: sqlite3.Connection, match: int) -> None:
    """Nobody had left."""
    store.execute("update matches set state = json_set(state, '$.left', json('[]')) where id = ?", (match,))


@pytest.mark.parametrize(
    ("edit", "counts"),
    [
        (nothing, True),
        (moved(3, 4), False),
        (together(moved(3, 4), by_its_rules), False),
        (by_its_rules, True),
        (entered("/kick 1"), False),
        (entered("/offer kick", "/agree", "/kick 1"), False),
        (entered("/offer late", "/agree", "/kick 1"), True),
        (entered("/offer late", "/agree", "pass", "/offer kick", "/agree", "/kick 1"), False),
        (entered("/offer late", "/kick 1"), False),
    ],
)
async def test_a_result_of_0_2_0_is_judged_anew(tmp_path: Path, edit: Edit, counts: bool) -> None:
    path = tmp_path / "axio.db"
    store = sqlite3.connect(path)
    store.executescript(SAVE.read_text("utf-8"))
    (match,) = store.execute(
        "select match from results where ranked and voided is null and game = 'axio'"
    ).fetchone()
    edit(store, match)
    store.commit()
    store.close()
    database = await Database.open(path)
    (row,) = await database.rows("select ranked from results where match = ?", match)
    assert bool(row["ranked"]) == counts
    pairs = await database.rows("select * from pairings join results using (number) where match = ?", match)
    assert len(pairs) == 2 * counts
    boards = SqlStandingStore(database)
    await Standings(boards, SqlResultStore(database)).catch_up()
    assert await boards.size(Board(False, 1, 0, "axio")) == 2 * counts
    await database.close()


async def test_the_fair_part_that_is_written_in_the_step_is_that_of_the_games(tmp_path: Path) -> None:
    """Old results are judged like today's; a later change of the rules would be a later migration."""
    path = tmp_path / "axio.db"
    store = sqlite3.connect(path)
    store.executescript(SAVE.read_text("utf-8"))
    rows = store.execute("select match, game from results where not solo").fetchall()
    store.close()
    table = await Table.at(path)
    judged = {}
    for number, _ in rows:
        match = await table.matches.find(number)
        assert match is not None
        (row,) = await table.database.rows("select ranked from results where match = ?", number)
        judged[number] = (bool(row["ranked"]), is_ranked(match))
    assert {game for _, game in rows} == set(TITLES)
    assert all(one == other for one, other in judged.values())
    assert {one for one, _ in judged.values()} == {True, False}
    await table.database.close()

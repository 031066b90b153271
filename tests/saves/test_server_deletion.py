"""The statements in the documents remove a server's data from a store, and nothing else."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

from storage.results import Board
from storage.sqlite.database import Database
from tests.matches.challenge import Challenge
from tests.matches.lives import VERA, Life
from tests.matches.tables import ANNA, BEN, CLEO
from tests.matches.timed import Time
from tests.storage.contents import Contents, contents

DOCUMENT = Path(__file__).parents[2] / "docs" / "privacy.md"
GONE, STAYS = 71, 72
WORLD = 0


async def of_server(database: Database) -> dict[str, list[int]]:
    """The servers that the rows of each table belong to."""
    found = {}
    for row in await database.rows("select name from sqlite_schema where type = 'table'"):
        table = str(row["name"])
        columns = {str(each["name"]) for each in await database.rows(f"pragma table_info({table})")}
        column = "id" if table == "servers" else "server"
        if column in columns:
            query = f"select {column} from {table}"  # noqa: S608 -- names from the schema
            found[table] = [each[0] for each in await database.rows(query)]
    return found


def boards(of: Contents, server: int) -> tuple[list[Any], list[Any], list[Any]]:
    """Standings, tallies and courses of a server; courses without the numbers of results."""
    courses = [(*row[1:3], row[4]) for row in of["courses"] if row[0] == server]
    standings, tallies = ([row for row in of[name] if row[1] == server] for name in ("standings", "tallies"))
    return standings, sorted(tallies), courses


async def played(path: Path, *servers: int) -> Life:
    life = Life.on(await Challenge.at(path, Time()))
    for server in (STAYS, GONE):
        if server in servers:
            await life.finished("rota", VERA, ANNA, server=server)
            await life.finished("axio", BEN, VERA, CLEO, server=server)
            await life.finished("rota", BEN, server=server)
            await life.players.seen(server, BEN.player, "Benny")
            await life.begun("iota", ANNA, BEN, server=server)
    await life.standings.catch_up()
    return life


async def test_a_servers_data_is_deleted_as_the_documents_say(tmp_path: Path) -> None:
    (script,) = re.findall(r"```sql\n(.+?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert "select 1 as server" in script
    only = await played(tmp_path / "only.db", STAYS)
    expected = await contents(only.table.database)
    await only.table.database.close()

    path = tmp_path / "axio.db"
    life = await played(path, STAYS, GONE)
    await life.challenge.begin(ANNA, GONE)
    await life.table.database.note("insert into unmarked values (0, ?, 0, 'rota', 1)", GONE)
    before = await of_server(life.table.database)
    assert all(GONE in before[table] for table in ("matches", "results", "standings", "tallies", "unmarked"))
    await life.table.database.close()

    connection = sqlite3.connect(path)
    connection.execute("pragma foreign_keys = on")
    connection.executescript(script.replace("select 1 as server", f"select {GONE} as server"))
    assert connection.execute("pragma foreign_key_check").fetchall() == []
    connection.close()

    life = Life.on(await Challenge.at(path, Time()))
    database = life.table.database
    left = await of_server(database)
    assert [table for table, servers in left.items() if GONE in servers] == []
    assert {table: servers.count(STAYS) for table, servers in before.items()} == {
        table: servers.count(STAYS) for table, servers in left.items()
    }
    # The boards of the other server and of the world are as if nobody had ever played here.
    await life.standings.catch_up()
    for server in (STAYS, WORLD):
        assert boards(await contents(database), server) == boards(expected, server)
    # What is played from now on counts.
    page = await life.standings.page(Board(False, STAYS, 0, "rota"), 0, 5, ANNA.player)
    assert page.own is not None
    await life.finished("rota", VERA, ANNA, server=STAYS)
    again = await life.standings.page(Board(False, STAYS, 0, "rota"), 0, 5, ANNA.player)
    assert again.own is not None
    assert again.own.standing.matches == page.own.standing.matches + 1
    await database.close()

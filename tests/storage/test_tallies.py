"""How many lines of a board are above a rating is kept beside them, and right whatever happens to them."""

from __future__ import annotations

from dataclasses import replace

from storage.results import Board
from storage.sql.store import sql_store
from storage.sqlite.database import Database, migrations
from storage.standings import Mended, Standing
from tests.storage.contents import contents
from tests.storage.finished import ANNA, BEN, CLEO, DAN, finish

BOARD, SOLO = Board(False, 1, 0, "chess"), Board(True, 1, 0, "chess")
FIRST = Standing(rating=1500, mu=25.5, sigma=8.25, matches=3, won=2, best=40)


async def test_the_tallies_of_boards_are_those_counted_anew(database: Database) -> None:
    store = sql_store(database)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), (CLEO, 2, 3), (DAN, 4, 1))
    first = {(BOARD, player): replace(FIRST, rating=1500 - player) for player in (ANNA, BEN, CLEO)}
    assert await store.standings.add(0, 0, 1, first | {(BOARD, DAN): replace(FIRST, listed=False)}, [])
    await store.players.checked(1, BEN, 1, gone=True)
    await store.players.checked(1, CLEO, 1, gone=True)
    await store.players.seen(1, CLEO, "Cleo")
    lines = {(BOARD, BEN): replace(FIRST, rating=900), (BOARD, DAN): FIRST, (SOLO, DAN): FIRST}
    assert await store.standings.add(1, 0, 2, lines, [])
    await store.privacy.forget(ANNA, -5, {}, 1)
    while await store.privacy.forget_more():
        pass
    changes = await store.results.changes()
    assert await store.standings.mend(BOARD, 0, 2, changes, {CLEO: Mended(None, {})}, [])
    kept = sorted((await contents(database))["tallies"])
    assert [row[-2:] for row in kept if row[4] == 12] == [(2, 1), (1, 0)], "Dan, and Ben who has left"
    (count,) = (each for each in dict(migrations())[23].split(";") if "insert into tallies" in each)
    await database.note("delete from tallies")
    await database.note(count)
    assert kept == sorted((await contents(database))["tallies"])

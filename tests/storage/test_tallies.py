"""How many lines of a board are above a rating is kept beside them, and right whatever happens to them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from storage.results import Board
from storage.sql.store import sql_store
from storage.sqlite.database import Database, migrations
from storage.standings import Mended, Standing
from storage.store import Store
from tests.sample import todays
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
    await _forget(store, ANNA, -5)
    changes = await store.results.changes()
    assert await store.standings.mend(BOARD, 0, 2, changes, {CLEO: Mended(None, {})}, [])
    kept = sorted((await contents(database))["tallies"])
    assert [row[-2:] for row in kept if row[4] == 12] == [(2, 1), (1, 0)], "Dan, and Ben who has left"
    assert kept == await _counted_anew(database)


async def test_who_has_left_and_is_forgotten_is_no_longer_taken_off_the_size(database: Database) -> None:
    store = sql_store(database)
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    assert await store.standings.add(0, 0, 1, {(BOARD, ANNA): FIRST, (BOARD, BEN): FIRST}, [])
    await store.players.checked(1, ANNA, 1, gone=True)
    await _forget(store, ANNA, -5)
    assert await store.standings.size(BOARD, hide=True) == 1


@pytest.mark.parametrize("seed", todays(range(6), 3))
async def test_in_whatever_order_players_come_go_and_are_forgotten(database: Database, seed: int) -> None:
    random, store, number = Random(seed), sql_store(database), 0
    await finish(store, (ANNA, 1, 9), (BEN, 2, 3), (CLEO, 2, 3), (DAN, 4, 1))
    for step in range(1, 41):
        player = random.choice((ANNA, BEN, CLEO, DAN))
        then = replace(FIRST, rating=random.choice((-70, 0, 63, 64, 1500)), listed=random.random() < 0.8)
        changes, board = await store.results.changes(), random.choice((BOARD, SOLO))
        match random.randrange(8):
            case 0 | 1 | 2:
                assert await store.standings.add(number, changes, number + 1, {(board, player): then}, [])
                number += 1
            case 3:
                mended = {player: Mended(random.choice((then, None)), {})}
                assert await store.standings.mend(board, 0, number, changes, mended, [])
            case 4:
                await store.players.seen(1, player, "here")
            case 5 | 6:
                await store.players.checked(1, player, step, gone=random.random() < 0.7)
            case 7:
                await _forget(store, player, -step)
        kept = sorted((await contents(database))["tallies"])
        assert kept == await _counted_anew(database), step


async def _forget(store: Store, player: int, number: int) -> None:
    assert await store.privacy.forget(player, number, {}, 1) is not None
    while await store.privacy.forget_more():
        pass


async def _counted_anew(database: Database) -> list[tuple[object, ...]]:
    """The tallies as the migration that made them counts them."""
    (count,) = (each for each in dict(migrations())[23].split(";") if "insert into tallies" in each)
    await database.note("delete from tallies")
    await database.note(count)
    return sorted((await contents(database))["tallies"])

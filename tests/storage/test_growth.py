"""No question takes more work because others have played: a store is asked, grows, and is asked again.

What is compared is work that SQLite does, not seconds.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from storage.matches import Entry, Sitter
from storage.messages import HandRow
from storage.places import Sight
from storage.puzzles import PRACTISED
from storage.results import Board
from storage.sql.store import sql_store
from storage.sqlite.database import Database
from storage.standings import Standing
from storage.stats import LOOKED
from storage.store import Store
from tests.storage.finished import ANNA, BEN, CLEO, DAN, MONTH, NOVEMBER, finish
from tests.storage.growth import STRANGER, fill, grow, work
from tests.storage.test_matches import lobby, stored

ALL = Sight(0, 1, frozenset({5}))
LITTLE, MUCH = 60, 400
"""Matches of others, at first and later."""
_A_MATCH = 600
"""Steps that may be done at once for a match of somebody who is forgotten; here each row names both."""

READS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "everything of a player": lambda store: store.privacy.owned(ANNA),
    "the seats of a player": lambda store: store.privacy.seats(ANNA, 0, 50),
    "the logs of a player": lambda store: store.privacy.logs(0, 2**40, ANNA),
    "the direct messages to a player": lambda store: store.privacy.messages(ANNA),
    "what is offered to a player": lambda store: store.privacy.offered(ANNA),
    "what a player has played": lambda store: store.stats.played(ANNA, None),
    "whom a player has met": lambda store: store.stats.opponents(ANNA, Sight(ANNA), 3),
    "finished matches of a player": lambda store: store.finished.of_player(ANNA, None, limit=11, searched=50),
    "finished matches of a server": lambda store: store.finished.of_server(ALL, None, limit=11, searched=50),
    "the newest of a channel": lambda store: store.finished.newest_in(5, "chess"),
    "the ratings of a player": lambda store: store.standings.ratings(1, "chess", ANNA, 100),
    "results to count": lambda store: store.results.counted(2, 50),
    "results of a server": lambda store: store.results.counted(2, 20, server=1),
    "the begin of a month": lambda store: store.results.before(MONTH),
    "how two have met": lambda store: store.results.meetings([(ANNA, BEN)], 2**40, 100),
    "open matches of a player": lambda store: store.matches.open_of(ANNA),
    "lobbies of a player": lambda store: store.matches.check_lobbies(ANNA, 1, (50, 50)),
    "a match to take a puzzle from": lambda store: store.puzzles.search("chess", NOVEMBER),
    "a match too new for a puzzle": lambda store: store.puzzles.search("chess", NOVEMBER - 1),
    "puzzles nobody has seen": lambda store: store.puzzles.unused("chess"),
    "what is due": lambda store: store.alarms.due(NOVEMBER),
    "what is to be shown": lambda store: store.messages.behind(),
}
OWN = (
    "open matches of a player",
    "what a player has played",
    "whom a player has met",
    "finished matches of a player",
    "the ratings of a player",
    "how two have met",
)
"""What does not grow with the player's own matches either, however many."""


@pytest.fixture
async def few(database: Database) -> Store:
    """A store with a few matches of four people, and a few of others."""
    store = sql_store(database)
    for one, other in ((ANNA, BEN), (CLEO, ANNA), (BEN, DAN)):
        match = await finish(store, (one, 1, 9), (other, 2, 3))
        await store.messages.delivered(match, 3, {one: HandRow(50, 60 + match, "v1", closed=False)})
    await stored(store, lobby(invited=json.dumps([ANNA, BEN]), channel=900))
    await grow(database, LITTLE)
    return store


@pytest.mark.parametrize("read", READS.values(), ids=READS)
async def test_a_read_is_no_more_work_after_others_have_played(
    database: Database, few: Store, read: Callable[[Store], Awaitable[object]]
) -> None:
    before = await work(database, read(few))
    await grow(database, MUCH)
    assert await work(database, read(few)) <= before + LITTLE


@pytest.mark.parametrize("name", OWN)
async def test_a_read_is_no_more_work_for_who_has_played_more_than_is_looked_at(
    database: Database, few: Store, name: str
) -> None:
    await grow(database, LOOKED, ANNA, BEN)
    before = await work(database, READS[name](few))
    await grow(database, 1000, ANNA, BEN)
    assert await work(database, READS[name](few)) <= 1.01 * before


@pytest.mark.parametrize("board", [Board(False, 1, 0, "chess"), Board(True, 1, 0, "chess")], ids=["", "solo"])
async def test_a_place_on_a_board_is_no_more_work_among_more_lines(database: Database, board: Board) -> None:
    """All lines of the board were counted, and all those above it."""
    standings, chance = sql_store(database).standings, Random("places")
    await finish(sql_store(database), (ANNA, 1, 9))
    did = []
    for upto in (1, 2):
        least, most = (0, 10**15) if board.solo else (0, 4000)
        ratings = [chance.randrange(least, most) for _ in range(4000 * 4**upto // 16)]
        players = range(STRANGER * upto, STRANGER * upto + len(ratings))
        sql = (
            "insert into placings (match, seat, player, name, place, score, merit)"
            " values (1, ?1, ?1, '', 1, 0, 0)"
        )
        rows = [(player,) for player in players]
        await fill(database, sql, rows)
        lines = {
            (board, player): Standing(rating, 0, 0, 1, 0, 0)
            for player, rating in zip(players, ratings, strict=True)
        }
        assert await standings.add(upto - 1, 0, upto, lines, [])
        middle = len(ratings) // 2
        (own,) = await standings.page(board, middle, 1)
        reads = (
            standings.size(board),
            standings.page(board, middle, 10),
            standings.line(board, own.player),
            standings.page(board, middle, 10, hide=True),
        )
        did.append([await work(database, read) for read in reads])
    assert all(later <= 1.5 * first + LITTLE for first, later in zip(*did, strict=True)), did


async def test_beginning_alone_is_no_more_work_after_others_have_played(
    database: Database, few: Store
) -> None:
    """It read all matches to find those of the host that are open."""
    alone = lobby(kind="solo", status="running", holds=False, channel=901, sitters=(Sitter(ANNA, "Anna"),))
    before = await work(database, few.matches.create(alone, [Entry(0, "/open", None, NOVEMBER)], loose=9))
    await grow(database, MUCH)
    again = few.matches.create(alone, [Entry(0, "/open", None, NOVEMBER)], loose=9)
    assert await work(database, again) <= before + LITTLE


async def test_forgetting_somebody_is_no_more_work_after_others_have_played(
    database: Database, few: Store
) -> None:
    before = await _forgotten(database, few, CLEO, -5)
    await grow(database, MUCH)
    after = await _forgotten(database, few, DAN, -6)
    assert len(after) == len(before)
    assert sum(after) <= 1.5 * sum(before)


async def test_nobody_waits_longer_because_somebody_is_forgotten_who_has_played_much(
    database: Database, few: Store
) -> None:
    """It was one transaction, the longer the more there was in logs, of pairs and of ratings."""
    await grow(database, 200, CLEO, DAN)
    begin, *parts = await _forgotten(database, few, CLEO, -5)
    await grow(database, 600, BEN, ANNA)
    later_begin, *later_parts = await _forgotten(database, few, BEN, -6)
    assert len(later_parts) > 2 * len(parts)
    assert max(later_parts) <= 1.1 * max(parts)
    # What names somebody is changed at once: the seat, the placing, a direct message.
    assert later_begin - begin <= 400 * _A_MATCH


async def _forgotten(database: Database, store: Store, player: int, number: int) -> list[int]:
    """The work of forgetting somebody, by transaction."""
    did = [await work(database, store.privacy.forget(player, number, {}, NOVEMBER))]
    while await database.row("select 1 from forgetting"):
        did.append(await work(database, store.privacy.forget_more()))
    return did


async def test_another_puzzle_is_no_more_work_for_who_has_solved_many(database: Database) -> None:
    """Those that were shown last are looked through, and not all that there ever were."""
    store, did = sql_store(database), list[int]()
    match = (await stored(store, lobby(channel=901))).id
    shown = (
        "insert into puzzles (game, body, people, nth, mu, sigma)"
        " values ('chess', '', 0, ?, 25.0, 8.0) on conflict do nothing"
    )
    solved = (
        "insert into solvings (player, puzzle, match, solved)"
        " select ?, number, ?, true from puzzles where true on conflict do nothing"
    )
    for number in (2 * PRACTISED, 10 * PRACTISED):
        rows = [(each,) for each in range(1, number + 1)]
        await fill(database, shown, rows)
        await database.store(solved, ANNA, match)
        did.append(await work(database, store.puzzles.practice("chess", ANNA, 7)))
    assert did[1] <= did[0] + LITTLE

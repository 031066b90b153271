"""What is put together of one player: from real stores, with the matches of all kinds that there are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.matches.stats import PlayerStats, Stats, streaks
from storage.places import Sight
from storage.players import PlayerRow, ServerRow
from storage.sitters import computer
from storage.sql.players import SqlPlayerStore, SqlServerStore
from storage.sql.stats import SqlStatsStore
from tests.matches.boards import ANNA, BEN, CLEO, DAN, DECEMBER, NOVEMBER, Record

HARD = computer(2, 1)


@pytest.fixture
async def record(tmp_path: Path) -> AsyncIterator[Record]:
    record = await Record.at(tmp_path / "store.db")
    yield record
    await record.database.close()


@pytest.fixture
def stats(record: Record) -> Stats:
    servers = SqlServerStore(record.database)
    return Stats(SqlStatsStore(record.database), record.standings, record.boards, servers)


async def known(stats: Stats, player: int = ANNA, server: int | None = 1) -> PlayerStats:
    found = await stats.of(player, Sight(player, server))
    assert found is not None
    return found


def met(stats: PlayerStats) -> list[tuple[str, int, int, int]]:
    return [(each.name, each.matches, each.ahead, each.behind) for each in stats.opponents]


@pytest.mark.parametrize(
    ("won", "current", "longest"),
    [("", 0, 0), ("w", 1, 1), ("l", 0, 0), ("wwl", 0, 2), ("wwlw", 1, 2), ("lwww", 3, 3)],
)
def test_streaks(won: str, current: int, longest: int) -> None:
    assert streaks([each == "w" for each in won]) == (current, longest)


async def test_nobody_has_stats_before_a_match_is_finished(record: Record, stats: Stats) -> None:
    assert await stats.of(ANNA, Sight(ANNA, 1)) is None
    await record.finish((BEN, 1, 5), (CLEO, 2, 3))
    assert await stats.of(ANNA, Sight(ANNA, 1)) is None
    assert await stats.of(ANNA, Sight(ANNA)) is None


async def test_games_apart_and_solo_apart(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 4))
    await record.finish((ANNA, 2, 12), (BEN, 1, 30), at=DECEMBER)
    await record.finish((ANNA, 1, 7), (CLEO, 2, 5), (BEN, 3, 1), game="go")
    # The best solo match is the one with most merit, whatever its score.
    await record.finish((ANNA, 1, 40), merit=3)
    await record.finish((ANNA, 1, 20), merit=8)
    found = await known(stats)
    assert [(each.game, each.matches, each.won, each.best) for each in found.games] == [
        ("chess", 2, 1, 12),
        ("go", 1, 1, 7),
    ]
    assert [(each.game, each.matches, each.best) for each in found.solo] == [("chess", 2, 20)]
    assert (found.matches, found.won, found.since) == (3, 2, NOVEMBER)
    assert (found.streak, found.longest) == (1, 1)
    assert met(found) == [("Ben", 3, 2, 1), ("Cleo", 1, 1, 0)]


async def test_matches_with_computers_are_counted_apart_and_only_there(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (HARD, 2, 4), ranked=False)
    found = await known(stats)
    assert (found.games, found.solo, found.opponents, found.streak, found.longest) == ((), (), (), 0, 0)
    assert found.since == NOVEMBER
    await record.finish((ANNA, 1, 9), (BEN, 2, 4), at=DECEMBER)
    before = await known(stats)
    await record.finish((ANNA, 3, 2), (HARD, 1, 9), (BEN, 2, 4), at=DECEMBER, ranked=False)
    await record.finish((ANNA, 2, 2), (HARD, 1, 9), game="go", at=DECEMBER, ranked=False)
    await record.void(await record.finish((ANNA, 1, 2), (HARD, 2, 0), at=DECEMBER, ranked=False))
    found = await known(stats)
    assert found == replace(before, computers=found.computers), "nothing else changed"
    assert [(each.game, each.matches, each.won) for each in found.computers] == [
        ("chess", 2, 1),
        ("go", 1, 0),
    ]
    assert [line.player for line in await record.board()] == [ANNA, BEN]


async def test_the_rating_and_those_before_are_those_of_the_board(record: Record, stats: Stats) -> None:
    for place in (1, 2, 1, 1, 1):
        await record.finish((ANNA, place, 9), (BEN, 3 - place, 4))
    await record.finish((CLEO, 1, 9), (DAN, 2, 4))
    (game,) = (await known(stats)).games
    (anna, *others) = await record.board()
    assert anna.player == ANNA
    assert (game.rating, game.rank) == (anna.standing.rating, 1)
    assert (len(game.ratings), game.ratings[0], game.rated, game.provisional) == (6, 1000, 5, False)
    (ben,) = (await known(stats, BEN)).games
    assert ben.rank == next(line.rank for line in others if line.player == BEN)
    (cleo,) = (await known(stats, CLEO)).games
    assert cleo.provisional


async def test_a_shared_first_place_is_a_win_and_solo_breaks_no_streak(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 1, 9))
    await record.finish((ANNA, 2, 1))
    await record.finish((ANNA, 1, 9), (BEN, 2, 4), game="go")
    found = await known(stats)
    assert (found.streak, found.longest) == (2, 2)
    assert met(found) == [("Ben", 2, 1, 0)]
    await record.finish((ANNA, 2, 9), (BEN, 1, 10))
    found = await known(stats)
    assert (found.streak, found.longest) == (0, 2)
    assert (await known(stats, BEN)).streak == 1


async def test_what_does_not_count_is_left_out(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 4))
    voided = await record.finish((ANNA, 1, 90), (CLEO, 2, 4))
    alone = await record.finish((ANNA, 1, 99), merit=9)
    assert len((await known(stats)).opponents) == 2
    await record.void(voided)
    await record.void(alone)
    await record.finish((ANNA, 1, 95), (DAN, 2, 4), ranked=False)
    found = await known(stats)
    assert (found.matches, found.solo, found.streak, found.longest) == (1, (), 1, 1)
    assert found.games[0].best == 9
    assert found.games[0].rated == 1
    assert met(found) == [("Ben", 1, 1, 0)]
    assert await stats.of(DAN, Sight(DAN, 1)) is None


async def test_each_server_shows_its_own_only(record: Record, stats: Stats) -> None:
    servers, players = SqlServerStore(record.database), SqlPlayerStore(record.database)
    await servers.put(3, ServerRow(world=False))
    await record.finish((ANNA, 1, 9), (BEN, 2, 4))
    await record.finish((ANNA, 1, 50), (CLEO, 2, 4), server=2)
    await record.finish((ANNA, 1, 60), (DAN, 2, 4), server=3)
    await record.finish((ANNA, 1, 3), merit=3, server=None)
    here = await known(stats)
    assert (here.matches, here.solo, here.games[0].best, met(here)) == (1, (), 9, [("Ben", 1, 1, 0)])
    everywhere = await known(stats, server=None)
    assert (everywhere.matches, everywhere.games[0].best, len(everywhere.solo)) == (3, 60, 1)
    # What a server keeps to itself is not on the board of all servers, so the rating rests on fewer.
    assert everywhere.games[0].rated == 2
    # Of equals the one met last comes first; a nickname belongs to one server.
    await players.put(BEN, PlayerRow(name="Benjamin"))
    await players.seen(1, BEN, "Ben of the club")
    assert met(await known(stats, server=None)) == [
        ("Dan", 1, 1, 0),
        ("Cleo", 1, 1, 0),
        ("Benjamin", 1, 1, 0),
    ]
    assert met(await known(stats)) == [("Ben of the club", 1, 1, 0)]


async def test_whose_data_was_deleted_is_no_opponent(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 4), (-7, 3, 2))
    await record.finish((ANNA, 1, 9), (-7, 2, 4))
    found = await known(stats)
    assert found.matches == 2
    assert met(found) == [("Ben", 1, 1, 0)]


async def test_only_three_opponents_are_named(record: Record, stats: Stats) -> None:
    for other, times in ((BEN, 1), (CLEO, 3), (DAN, 2), (20, 4)):
        for _ in range(times):
            await record.finish((ANNA, 1, 9), (other, 2, 4))
    assert [each.player for each in (await known(stats)).opponents] == [20, CLEO, DAN]


async def test_one_who_left_a_server_that_hides_leavers_has_no_rank(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 4))
    await SqlPlayerStore(record.database).checked(1, ANNA, 5, gone=True)
    assert [each.rank for each in (await known(stats)).games] == [1]
    await SqlServerStore(record.database).put(1, ServerRow(leavers="hide"))
    (game,) = (await known(stats)).games
    assert game.rank is None
    assert game.rating > 1000
    assert [each.rank for each in (await known(stats, BEN)).games] == [1]


async def test_opponents_are_named_to_who_may_see_the_match(record: Record, stats: Stats) -> None:
    await record.finish((ANNA, 1, 9), (BEN, 2, 4))
    await record.finish((ANNA, 1, 9), (CLEO, 2, 4))
    channels = await record.database.rows("select channel from matches order by id")
    first = frozenset({int(channels[0]["channel"])})
    for sight, names in (
        (Sight(ANNA, 1), ["Cleo", "Ben"]),
        (Sight(DAN, 1), []),
        (Sight(CLEO, 1), ["Cleo"]),
        (Sight(DAN, 1, first), ["Ben"]),
    ):
        found = await stats.of(ANNA, sight)
        assert found is not None
        assert [name for name, _, _, _ in met(found)] == names, sight
        assert found.matches == 2

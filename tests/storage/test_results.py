"""The tables of results, and what is kept of a player."""

from __future__ import annotations

from itertools import count

import pytest

from storage.database import Database
from storage.matches import Entry, MatchRow, MatchStore, ResultRow, Sitter
from storage.results import (
    PlayerRow,
    PlayerStore,
    ResultStore,
    ServerRow,
    ServerStore,
    Standing,
)

ANNA, BEN, CLEO = 11, 12, 13
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo"}
_channels = count(1)


async def finish(
    store: MatchStore,
    *lines: tuple[int, int, int],
    server: int | None = 1,
    game: str = "chess",
    names: dict[int, str] | None = None,
) -> None:
    """A finished match; a line is player, place and score."""
    shown = NAMES | (names or {})
    row = MatchRow(
        game=game,
        server=server,
        channel=next(_channels),
        host=lines[0][0],
        status="running",
        wanted=len(lines),
        options="{}",
        seed="",
        version=1,
        created=1,
        sitters=tuple(Sitter(player, shown[player]) for player, _, _ in lines),
    )
    number = await store.create(row, [Entry(0, "/open", None, 1)])
    before = await store.load(number)
    assert before is not None
    after = MatchRow(**{**vars(before), "status": "finished", "version": 2, "ended": 2})
    results = [
        ResultRow(seat, player, shown[player], place, score)
        for seat, (player, place, score) in enumerate(lines)
    ]
    await store.append(before, after, [Entry(0, "end", None, 2)], results)


@pytest.fixture
def results(database: Database) -> ResultStore:
    return ResultStore(database)


async def test_a_server_without_results_has_an_empty_table(results: ResultStore) -> None:
    assert await results.table(1, "chess", solo=False, limit=10) == []
    assert await results.table(1, "chess", solo=True, limit=10) == []


async def test_most_wins_first_then_fewer_matches_then_who_was_there_first(
    store: MatchStore, results: ResultStore
) -> None:
    await finish(store, (ANNA, 2, 5), (BEN, 1, 9))
    await finish(store, (CLEO, 1, 7), (ANNA, 2, 6))
    await finish(store, (CLEO, 2, 3), (ANNA, 1, 12))
    assert await results.table(1, "chess", solo=False, limit=10) == [
        Standing(BEN, "Ben", matches=1, won=1, best=9),
        Standing(CLEO, "Cleo", matches=2, won=1, best=7),
        Standing(ANNA, "Anna", matches=3, won=1, best=12),
    ]
    await finish(store, (ANNA, 1, 1), (CLEO, 2, 0))
    table = await results.table(1, "chess", solo=False, limit=10)
    assert [line.player for line in table] == [ANNA, BEN, CLEO]


async def test_players_alike_in_all_come_in_a_fixed_order(store: MatchStore, results: ResultStore) -> None:
    await finish(store, (CLEO, 1, 5))
    await finish(store, (ANNA, 1, 5))
    await finish(store, (BEN, 1, 5))
    for _ in range(3):
        table = await results.table(1, "chess", solo=True, limit=10)
        assert [line.player for line in table] == [CLEO, ANNA, BEN]


async def test_a_shared_first_place_is_a_win_for_each(store: MatchStore, results: ResultStore) -> None:
    await finish(store, (ANNA, 1, 5), (BEN, 1, 5), (CLEO, 3, 2))
    table = await results.table(1, "chess", solo=False, limit=10)
    assert {(line.player, line.won) for line in table} == {(ANNA, 1), (BEN, 1), (CLEO, 0)}


async def test_the_newest_name_is_shown(store: MatchStore, results: ResultStore) -> None:
    await finish(store, (ANNA, 1, 30), (BEN, 2, 1), names={ANNA: "Zora"})
    await finish(store, (ANNA, 1, 2), (BEN, 2, 1), names={ANNA: "Anna the Great"})
    await finish(store, (ANNA, 2, 9), (BEN, 1, 10), names={ANNA: "Mia"}, server=2)
    line = (await results.table(1, "chess", solo=False, limit=1))[0]
    assert line == Standing(ANNA, "Anna the Great", matches=2, won=2, best=30)


async def test_solo_is_a_table_of_its_own_by_the_best_score(store: MatchStore, results: ResultStore) -> None:
    await finish(store, (ANNA, 1, 20))
    await finish(store, (ANNA, 1, 36), names={ANNA: "Anna"})
    await finish(store, (ANNA, 1, 4), names={ANNA: "Ann"})
    await finish(store, (BEN, 1, 30))
    await finish(store, (ANNA, 2, 99), (BEN, 1, 100))
    assert await results.table(1, "chess", solo=True, limit=10) == [
        Standing(ANNA, "Ann", matches=3, won=3, best=36),
        Standing(BEN, "Ben", matches=1, won=1, best=30),
    ]
    assert await results.table(1, "chess", solo=False, limit=10) == [
        Standing(BEN, "Ben", matches=1, won=1, best=100),
        Standing(ANNA, "Anna", matches=1, won=0, best=99),
    ]


async def test_servers_and_games_do_not_mix(store: MatchStore, results: ResultStore) -> None:
    await finish(store, (ANNA, 1, 5), (BEN, 2, 1))
    await finish(store, (CLEO, 1, 5), (BEN, 2, 1), server=2)
    await finish(store, (CLEO, 1, 5), (BEN, 2, 1), game="go")
    await finish(store, (CLEO, 1, 5), (BEN, 2, 1), server=None)
    table = await results.table(1, "chess", solo=False, limit=10)
    assert [(line.player, line.matches) for line in table] == [(ANNA, 1), (BEN, 1)]


async def test_the_table_is_cut_at_its_limit(store: MatchStore, results: ResultStore) -> None:
    await finish(store, (ANNA, 1, 5), (BEN, 2, 1), (CLEO, 3, 0))
    full = await results.table(1, "chess", solo=False, limit=10)
    assert len(full) == 3
    assert await results.table(1, "chess", solo=False, limit=2) == full[:2]


async def test_a_player_never_seen_has_the_usual_choices(database: Database) -> None:
    assert await PlayerStore(database).get(ANNA) == PlayerRow("en", call=False)


async def test_the_newest_choice_of_each_player_is_kept(database: Database) -> None:
    players = PlayerStore(database)
    await players.put(ANNA, PlayerRow("de", call=False))
    await players.put(BEN, PlayerRow("hu", call=False))
    await players.put(ANNA, PlayerRow("fr", call=True))
    assert await players.get(ANNA) == PlayerRow("fr", call=True)
    assert await players.get(BEN) == PlayerRow("hu", call=False)


async def test_whose_mentions_do_not_ring(database: Database) -> None:
    players = PlayerStore(database)
    await players.put(ANNA, PlayerRow(pings=False, reminders=1))
    await players.put(BEN, PlayerRow())
    assert await players.get(ANNA) == PlayerRow("en", call=False, pings=False, reminders=1)
    assert await players.silent([ANNA, BEN, CLEO]) == {ANNA}
    assert await players.silent([BEN]) == await players.silent([]) == set()


async def test_the_newest_choice_of_each_server_is_kept(database: Database) -> None:
    servers = ServerStore(database)
    assert await servers.get(1) == ServerRow(None, "skip", thread=False)
    await servers.put(1, ServerRow(3600, "vote", thread=True))
    await servers.put(2, ServerRow())
    assert await servers.get(1) == ServerRow(3600, "vote", thread=True)
    assert await servers.get(2) == ServerRow()

"""The daily challenge as rows: who is on which board, in what order, under what name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage.daily import DayPostRow, Tried
from storage.heartbeat import Beat
from storage.matches import AttemptRow, Entry, MatchRow, Sitter
from storage.players import PlayerRow, ServerRow
from storage.store import Store

DAY = 20240229
HERE, THERE = 1, 2


async def attempt(
    store: Store,
    player: int,
    merit: int | None,
    server: int | None = HERE,
    *,
    day: int = DAY,
    at: int = 9,
) -> int:
    """A try of a player that was finished with this merit, or not at all."""
    await store.dailies.draw(day, "axio", "seed")
    row = MatchRow(
        kind="daily",
        game="axio",
        server=None,
        channel=0,
        host=player,
        status="running",
        wanted=1,
        options="{}",
        seed="seed",
        version=1,
        created=1,
        day=day,
        sitters=(Sitter(player, f"nick {player}"),),
    )
    match = await store.dailies.begin(row, [Entry(0, "/start", None, 1)], server=server)
    if merit is not None:
        found = await store.matches.load(match)
        assert found is not None
        after = replace(found, version=2, status="finished", ended=at)
        brought = AttemptRow(merit // 100, merit, "[1, 0, 2]")
        await store.matches.append(found, after, [Entry(0, "rb E5 F5", None, at)], None, brought)
    return match


async def lines(store: Store, server: int | None, **more: int) -> list[tuple[int, int]]:
    return [
        (line.player, line.place) for line in await store.dailies.board(DAY, server, **{"limit": 9, **more})
    ]


async def test_equal_merits_share_a_place_and_the_next_is_skipped(store: Store) -> None:
    for player, merit, at in ((5, 700, 3), (6, 900, 4), (7, 700, 2), (8, 100, 1), (9, None, 1)):
        await attempt(store, player, merit, at=at)
    await attempt(store, 6, 50, day=20240301)
    for server in (HERE, None):
        assert await lines(store, server) == [(6, 1), (7, 2), (5, 2), (8, 4)]
        assert await lines(store, server, limit=2) == [(6, 1), (7, 2)]
        assert await store.dailies.size(DAY, server) == 4
        own = await store.dailies.rank(DAY, server, 8)
        assert own is not None
        assert (own.place, own.score, own.points) == (4, 1, "[1, 0, 2]")
        assert await store.dailies.rank(DAY, server, 9) is None
    assert await lines(store, THERE) == []


async def test_a_try_counts_where_it_was_begun_and_where_it_was_shared(store: Store) -> None:
    await attempt(store, 5, 700, HERE)
    await attempt(store, 6, 900, None)
    assert (await lines(store, HERE), await lines(store, THERE)) == ([(5, 1)], [])
    for _ in range(2):
        await store.dailies.count_on(DAY, THERE, 5)
    assert await lines(store, THERE) == [(5, 1)]
    assert await store.dailies.servers(DAY, 5) == [HERE, THERE]
    assert await lines(store, None) == [(6, 1), (5, 2)]


async def test_each_board_has_the_names_that_may_be_seen_there(store: Store) -> None:
    await store.players.put(5, PlayerRow(name="Anna of the world"))
    await store.players.seen(HERE, 5, "Annie")
    await store.players.seen(THERE, 5, "Boss")
    await attempt(store, 5, 700, HERE)
    await store.dailies.count_on(DAY, THERE, 5)
    names = [(await store.dailies.board(DAY, server, limit=1))[0].name for server in (HERE, THERE, None)]
    assert names == ["Annie", "Boss", "Anna of the world"]


async def test_a_server_may_keep_to_itself(store: Store) -> None:
    await store.servers.put(HERE, ServerRow(world=False))
    await attempt(store, 5, 700, HERE)
    await attempt(store, 6, 600, HERE)
    await attempt(store, 7, 500, None)
    await store.dailies.count_on(DAY, THERE, 6)
    assert await lines(store, None) == [(6, 1), (7, 2)]
    assert await lines(store, HERE) == [(5, 1), (6, 2)]


async def test_those_who_left_are_hidden_where_the_server_wants_it(store: Store) -> None:
    for player in (5, 6):
        await store.players.seen(HERE, player, "name")
        await attempt(store, player, 100 * player)
    await store.players.checked(HERE, 6, 1, gone=True)
    assert await lines(store, HERE) == [(6, 1), (5, 2)]
    await store.servers.put(HERE, ServerRow(leavers="hide"))
    assert await lines(store, HERE) == [(5, 1)]


async def test_what_a_server_chose_for_the_challenge_is_kept(store: Store) -> None:
    assert (await store.servers.get(HERE)).daily is None
    await store.servers.put(HERE, ServerRow(daily=77))
    assert (await store.servers.get(HERE)).daily == 77


async def test_the_second_try_is_the_first(store: Store) -> None:
    assert await attempt(store, 5, None) == await attempt(store, 5, None)
    assert len(await store.matches.open_of(5)) == 1


async def test_what_was_drawn_for_a_day_stays(store: Store) -> None:
    first = await store.dailies.draw(DAY, "axio", "one")
    assert await store.dailies.draw(DAY, "rota", "two") == first
    assert (first.game, first.seed) == ("axio", "one")


async def test_the_message_of_a_day_and_server(store: Store) -> None:
    await store.dailies.posted(DAY, HERE, DayPostRow(5, 6))
    await store.dailies.posted(DAY, HERE, DayPostRow(7, 8))
    assert await store.dailies.post(DAY, HERE) == DayPostRow(7, 8)
    assert await store.dailies.post(DAY, THERE) is None


async def test_days_that_were_finished(store: Store) -> None:
    for day, merit in ((20240301, 5), (DAY, 6), (20240302, None)):
        await attempt(store, 5, merit, day=day)
    assert await store.dailies.finished(5) == [DAY, 20240301]


async def test_a_try_is_found_by_its_day_and_player(store: Store) -> None:
    match = await attempt(store, 5, None)
    assert await store.dailies.attempt(DAY, 5) == match
    assert await store.dailies.attempt(DAY, 6) is await store.dailies.attempt(20240301, 5) is None


async def test_the_points_of_a_finished_try(store: Store) -> None:
    await attempt(store, 5, 700)
    assert await store.dailies.points(DAY, 5) == "[1, 0, 2]"


async def test_who_deleted_all_data_has_had_the_try_of_the_day(store: Store) -> None:
    match = await attempt(store, 5, None)
    assert await store.privacy.forget(5, -9, {match: 1}, 10) == []
    with pytest.raises(Tried):
        await attempt(store, 5, None)
    await attempt(store, 6, None)
    await attempt(store, 5, None, day=20240301)


async def test_days_on_which_nobody_could_act(store: Store) -> None:
    beat = Beat(10, 10, None, 0)
    await store.heartbeat.back(beat, {DAY: 100, 20240301: 50})
    await store.heartbeat.back(beat, {20240301: 60})
    assert sorted(await store.dailies.down(100)) == [DAY, 20240301]
    assert await store.dailies.down(101) == [20240301]
    assert await store.dailies.down(111) == []


async def test_who_is_kept_out_is_missing_from_the_world_and_nobody_else(store: Store) -> None:
    for player in (5, 6):
        await attempt(store, player, 100 * player)
    await store.exclusions.exclude("player", 6, 1)
    assert await lines(store, None) == [(5, 1)]
    assert await lines(store, HERE) == [(6, 1), (5, 2)]
    # A server with the same number as a player is something else.
    await store.exclusions.exclude("server", 5, 1)
    assert await lines(store, None) == [(5, 1)]


async def test_servers_are_those_of_one_try(store: Store) -> None:
    await attempt(store, 5, 700, HERE)
    await attempt(store, 5, 700, THERE, day=20240301)
    await attempt(store, 6, 700, THERE)
    assert await store.dailies.servers(DAY, 5) == [HERE]


async def test_who_deleted_all_data_and_had_not_begun_may_still_try(store: Store) -> None:
    """Neither a try at another day nor somebody else's today is the player's try today."""
    await attempt(store, 5, 700)
    await attempt(store, 6, None, day=20240301)
    assert await store.privacy.forget(5, -9, {}, 10) == []
    assert await attempt(store, 5, None, day=20240301)

"""What is kept of players and servers."""

from __future__ import annotations

from storage.players import PlayerRow, ServerRow
from storage.sqlite.database import Database
from storage.sqlite.players import SqlitePlayerStore, SqliteServerStore

ANNA, BEN, CLEO = 11, 12, 13


async def test_a_player_never_seen_has_the_usual_choices(database: Database) -> None:
    assert await SqlitePlayerStore(database).get(ANNA) == PlayerRow("en", call=False)


async def test_the_newest_choice_of_each_player_is_kept(database: Database) -> None:
    players = SqlitePlayerStore(database)
    await players.put(ANNA, PlayerRow("de", call=False))
    await players.put(BEN, PlayerRow("hu", call=False))
    await players.put(ANNA, PlayerRow("fr", call=True))
    assert await players.get(ANNA) == PlayerRow("fr", call=True)
    assert await players.get(BEN) == PlayerRow("hu", call=False)


async def test_whose_mentions_do_not_ring(database: Database) -> None:
    players = SqlitePlayerStore(database)
    await players.put(ANNA, PlayerRow(pings=False, reminders=1))
    await players.put(BEN, PlayerRow())
    assert await players.get(ANNA) == PlayerRow("en", call=False, pings=False, reminders=1)
    assert await players.silent([ANNA, BEN, CLEO]) == {ANNA}
    assert await players.silent([BEN]) == await players.silent([]) == set()


async def test_the_newest_choice_of_each_server_is_kept(database: Database) -> None:
    servers = SqliteServerStore(database)
    assert await servers.get(1) == ServerRow(None, "skip", thread=False)
    await servers.put(1, ServerRow(3600, "vote", thread=True))
    await servers.put(2, ServerRow())
    assert await servers.get(1) == ServerRow(3600, "vote", thread=True)
    assert await servers.get(2) == ServerRow()


async def test_a_name_outside_of_any_server_is_kept(database: Database) -> None:
    players = SqlitePlayerStore(database)
    await players.put(ANNA, PlayerRow(name="Anna"))
    assert (await players.get(ANNA)).name == "Anna"


async def test_how_a_server_shows_its_boards_is_kept(database: Database) -> None:
    servers = SqliteServerStore(database)
    await servers.put(1, ServerRow(world=False, leavers="hide"))
    assert await servers.get(1) == ServerRow(world=False, leavers="hide")


async def test_each_server_has_its_own_name_of_a_member(database: Database) -> None:
    players = SqlitePlayerStore(database)
    assert await players.member(1, ANNA) is None
    await players.seen(1, ANNA, "Ann")
    await players.seen(2, ANNA, "Queen")
    await players.seen(1, ANNA, "Annie")
    assert await players.member(1, ANNA) == "Annie"
    assert await players.member(2, ANNA) == "Queen"


async def test_who_left_is_a_member_again_when_seen(database: Database) -> None:
    players = SqlitePlayerStore(database)
    await players.seen(1, ANNA, "Ann")
    await players.checked(1, ANNA, 500, gone=True)
    assert await players.member(1, ANNA) is None
    await players.seen(1, ANNA, "Ann")
    assert await players.member(1, ANNA) == "Ann"


async def test_discord_is_asked_about_a_member_once_in_a_while(database: Database) -> None:
    players = SqlitePlayerStore(database)
    for player in (ANNA, BEN):
        await players.seen(1, player, "?")
    assert await players.unchecked(1, [ANNA, BEN, CLEO], 100) == [ANNA, BEN]
    await players.checked(1, ANNA, 100, gone=False)
    assert await players.unchecked(1, [ANNA, BEN, CLEO], 100) == [BEN]
    assert await players.unchecked(1, [ANNA, BEN], 101) == [ANNA, BEN]
    assert await players.unchecked(1, [], 101) == []

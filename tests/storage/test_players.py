"""What is stored about players and servers."""

from __future__ import annotations

from dataclasses import replace

from storage.players import PlayerRow, ServerRow
from storage.store import Store
from tests.storage.finished import finish
from tests.storage.test_matches import lobby, stored

ANNA, BEN, CLEO = 11, 12, 13


async def test_a_player_never_seen_has_the_usual_choices(store: Store) -> None:
    assert await store.players.get(ANNA) == PlayerRow("en", messages=False)


async def test_the_newest_choice_of_each_player_is_kept(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow("de", messages=False))
    await store.players.put(BEN, PlayerRow("hu", messages=False))
    await store.players.put(ANNA, PlayerRow("fr", messages=True))
    assert await store.players.get(ANNA) == PlayerRow("fr", messages=True)
    assert await store.players.get(BEN) == PlayerRow("hu", messages=False)


async def test_a_choice_leaves_what_was_chosen_since_it_was_read(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow("de", name="Anna"))
    await store.servers.put(1, ServerRow(3600))
    read, defaults = await store.players.get(ANNA), await store.servers.get(1)
    await store.players.put(ANNA, replace(read, pings=False, chosen="hu"), read)
    await store.players.put(ANNA, replace(read, language="fr", name="Annie"), read)
    assert await store.players.get(ANNA) == PlayerRow("fr", pings=False, name="Annie", chosen="hu")
    await store.servers.put(1, replace(defaults, world=False), defaults)
    await store.servers.put(1, replace(defaults, language="de"), defaults)
    assert await store.servers.get(1) == ServerRow(3600, world=False, language="de")
    await store.players.put(BEN, PlayerRow("es", name="Ben"), PlayerRow())
    assert await store.players.get(BEN) == PlayerRow("es", name="Ben")


async def test_several_are_found_at_once(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow(pings=False, reminders=1))
    await store.players.put(BEN, PlayerRow())
    assert await store.players.get(ANNA) == PlayerRow("en", messages=False, pings=False, reminders=1)
    found = await store.players.several([ANNA, BEN, CLEO])
    assert found == {each: await store.players.get(each) for each in (ANNA, BEN, CLEO)}
    assert [found[each].pings for each in (ANNA, BEN, CLEO)] == [False, True, True]
    assert await store.players.several([]) == {}


async def test_the_newest_choice_of_each_server_is_kept(store: Store) -> None:
    assert await store.servers.get(1) == ServerRow(None, "skip", thread=False)
    await store.servers.put(1, ServerRow(3600, "vote", thread=True))
    await store.servers.put(2, ServerRow())
    assert await store.servers.get(1) == ServerRow(3600, "vote", thread=True)
    assert await store.servers.get(2) == ServerRow()


async def test_a_name_outside_of_any_server_is_kept(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow(name="Anna"))
    assert (await store.players.get(ANNA)).name == "Anna"


async def test_how_a_server_shows_its_boards_is_kept(store: Store) -> None:
    assert (await store.servers.get(1)).computers
    await store.servers.put(1, ServerRow(world=False, leavers="hide", computers=False))
    assert await store.servers.get(1) == ServerRow(world=False, leavers="hide", computers=False)


async def test_each_server_has_its_own_name_of_a_member(store: Store) -> None:
    assert await store.players.member(1, ANNA) is None
    await store.players.seen(1, ANNA, "Ann")
    await store.players.seen(2, ANNA, "Queen")
    await store.players.seen(1, ANNA, "Annie")
    assert await store.players.member(1, ANNA) == "Annie"
    assert await store.players.member(2, ANNA) == "Queen"


async def test_who_left_is_a_member_again_when_seen(store: Store) -> None:
    await store.players.seen(1, ANNA, "Ann")
    await store.players.checked(1, ANNA, 500, gone=True)
    assert await store.players.member(1, ANNA) is None
    await store.players.seen(1, ANNA, "Ann")
    assert await store.players.member(1, ANNA) == "Ann"


async def test_discord_is_asked_about_a_member_once_in_a_while(store: Store) -> None:
    for player in (ANNA, BEN):
        await store.players.seen(1, player, "?")
    assert sorted(await store.players.unchecked(1, [ANNA, BEN, CLEO], 100)) == [ANNA, BEN]
    await store.players.checked(1, ANNA, 100, gone=False)
    assert await store.players.unchecked(1, [ANNA, BEN, CLEO], 100) == [BEN]
    assert sorted(await store.players.unchecked(1, [ANNA, BEN], 101)) == [ANNA, BEN]
    assert await store.players.unchecked(1, [], 101) == []


async def test_discord_is_asked_about_an_account_once_in_a_while(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow())
    assert await store.players.unasked([ANNA, BEN], 100) == [ANNA, BEN]
    for player in (ANNA, BEN):
        await store.players.asked(player, 100)
    assert await store.players.unasked([ANNA, BEN], 100) == []
    assert await store.players.unasked([ANNA, BEN, -5], 101) == [ANNA, BEN], "a negative number is nobody"
    await store.players.deleted(ANNA, 50)
    assert await store.players.unasked([ANNA, BEN], 101) == [BEN], "an account that is gone is gone for good"


async def test_the_name_of_a_deleted_account_is_forgotten_wherever_it_is(store: Store) -> None:
    await store.players.put(ANNA, PlayerRow(language="de", name="Anna"))
    await store.players.seen(1, ANNA, "Annie")
    match = await finish(store, (ANNA, 1, 9), (BEN, 2, 3))
    open_to_all = await stored(store, lobby(channel=999))
    await store.players.deleted(ANNA, 50)
    assert (await store.players.get(ANNA)).name == ""
    assert await store.players.member(1, ANNA) == ""
    assert [each.name for each in (await store.results.counted(0, 9))[0].placings] == ["", "Ben"]
    row, lobby_row = await store.matches.load(match), await store.matches.load(open_to_all.id)
    assert row is not None
    assert [sitter.name for sitter in row.sitters] == ["", "Ben"]
    assert lobby_row == open_to_all, "a lobby closes anyway"

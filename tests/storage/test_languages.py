"""What a change of language leaves to be shown again."""

from __future__ import annotations

from typing import Any

from storage.matches import Sitter
from storage.messages import HandRow
from storage.players import PlayerRow, ServerRow
from storage.store import Store
from tests.storage.test_matches import ANNA, BEN, entry, further, lobby, stored


async def shown(store: Store, host: Sitter, **changes: Any) -> int:
    """The number of a match whose post and hands are up to date."""
    row = await stored(store, lobby(status="running", host=host.player, sitters=(host,), **changes))
    await store.messages.posted(row.id, row.channel, 5, row.version, row.page, hands=True)
    hand = HandRow(7, 8, "3.abc", closed=False)
    await store.messages.delivered(row.id, row.version, {row.host: hand})
    return row.id


async def behind(store: Store, number: int) -> tuple[bool, bool]:
    """Whether the post and the hands of a match are behind."""
    row = await store.matches.load(number)
    assert row is not None
    return row.post_version < row.version, row.hands_version < row.version


async def test_after_a_change_of_language_what_shows_a_players_matches_is_behind(store: Store) -> None:
    await store.players.put(ANNA.player, PlayerRow("de", name="Anna"))
    table = await shown(store, host=ANNA, server=1, channel=2)
    direct = await shown(store, host=ANNA, server=None, channel=3)
    other = await shown(store, host=BEN, server=1, channel=4)
    await store.players.put(ANNA.player, PlayerRow("de", name="Anna", pings=False))
    assert [await behind(store, each) for each in (table, direct, other)] == [(False, False)] * 3
    await store.players.put(ANNA.player, PlayerRow("de", name="Anna", chosen="hu"))
    assert await behind(store, table) == (False, True)
    assert await behind(store, direct) == (True, True)
    assert await behind(store, other) == (False, False)
    # The number of the turn stays, so that the new hand calls nobody.
    assert (await store.messages.hands(table))[ANNA.player].shown == "3."
    assert (await store.messages.hands(other))[BEN.player].shown == "3.abc"


async def test_what_discord_says_matters_to_nobody_who_has_chosen(store: Store) -> None:
    await store.players.put(ANNA.player, PlayerRow("en-US", name="Anna", chosen="de"))
    await store.servers.put(1, ServerRow(language="en-US", chosen="de"))
    direct = await shown(store, host=ANNA, server=None, channel=3)
    here = await shown(store, host=ANNA, server=1, channel=2)
    await store.players.put(ANNA.player, PlayerRow("fr", name="Anna", chosen="de"))
    await store.servers.put(1, ServerRow(language="fr", chosen="de"))
    assert [await behind(store, each) for each in (direct, here)] == [(False, False)] * 2


async def test_after_a_change_of_language_the_posts_of_a_server_are_behind(store: Store) -> None:
    here = await shown(store, host=ANNA, server=1, channel=2)
    there = await shown(store, host=ANNA, server=2, channel=3)
    await store.servers.put(1, ServerRow(world=False))
    assert await behind(store, here) == (False, False)
    await store.servers.put(1, ServerRow(world=False, language="de"))
    assert await behind(store, here) == (True, False)
    assert await behind(store, there) == (False, False)
    assert (await store.servers.get(1)).speaks == "de"
    await store.servers.put(1, ServerRow(language="de", chosen="fr"))
    assert (await store.servers.get(1)).speaks == "fr,de"


async def spoken(store: Store, number: int) -> str:
    """In which language a match is posted."""
    row = await store.matches.load(number)
    assert row is not None
    return row.language


async def test_a_match_is_in_the_language_of_its_server_or_its_player(store: Store) -> None:
    table = await shown(store, host=ANNA, server=1, channel=2)
    direct = await shown(store, host=ANNA, server=None, channel=3)
    assert [await spoken(store, each) for each in (table, direct)] == ["", ""]
    await store.players.put(ANNA.player, PlayerRow("de"))
    await store.servers.put(1, ServerRow(language="fr"))
    assert [await spoken(store, each) for each in (table, direct)] == ["fr", "de"]
    await store.players.put(ANNA.player, PlayerRow("de", chosen="hu"))
    await store.servers.put(1, ServerRow(language="fr", chosen="es"))
    assert [await spoken(store, each) for each in (table, direct)] == ["es,fr", "hu,de"]


async def test_a_change_while_a_match_is_being_shown_is_not_lost(store: Store) -> None:
    await store.servers.put(1, ServerRow(language="en-US"))
    await store.players.put(ANNA.player, PlayerRow("en-US", name="Anna"))
    number = await shown(store, host=ANNA, server=1, channel=2)
    before = await store.matches.load(number)
    assert before is not None
    moved = await store.matches.append(before, further(before), [entry("move")])
    # Somebody reads it, and shows it in the languages of this moment.
    sent = HandRow(7, 8, "4.def", closed=False)
    hands = await store.messages.hands(number)
    await store.servers.put(1, ServerRow(language="de"))
    await store.players.put(ANNA.player, PlayerRow("de", name="Anna"))
    began = {"post": before.post_version, "hands": before.hands_version}
    for again in (True, False):
        await store.messages.posted(
            *(number, 2, 5, moved.version, moved.page), hands=False, before=5, began=began["post"]
        )
        await store.messages.delivered(
            number, moved.version, {ANNA.player: sent}, hands, began=began["hands"]
        )
        assert await behind(store, number) == (again, again)
        # The number of the turn stays, so that the new hand calls nobody.
        hands = await store.messages.hands(number)
        assert hands[ANNA.player].shown == ("4." if again else "4.def")
        row = await store.matches.load(number)
        assert row is not None
        began = {"post": row.post_version, "hands": row.hands_version}


async def test_hands_that_are_looked_at_again_are_behind(store: Store) -> None:
    number = await shown(store, host=ANNA, server=1, channel=2)
    await store.messages.hands_behind(number)
    assert await behind(store, number) == (False, True)

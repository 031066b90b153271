"""From opening a lobby to the start of the match, and the rematch."""

from __future__ import annotations

import pytest

from bot.games.axio.state import State
from bot.matches.joining import Wish
from bot.matches.kinds import SOLO, TABLE
from bot.matches.match import Note
from storage.matches import Occupied
from tests.matches.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    GAMES,
    SERVER,
    STRANGER,
    Table,
    ask,
    refused,
)
from tests.storage.contents import contents


async def test_a_lobby_waits_with_its_host(table: Table) -> None:
    match = await table.matches.open(
        "axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=3, thread=True, invited=[BEN.player]
    )
    assert match.in_lobby
    assert match.sitters == (ANNA,)
    assert match.invited == (BEN.player,)
    assert (match.state, match.version, match.row.host, match.row.thread) == (None, 1, ANNA.player, 1)
    assert await table.notations(match) == ["/open"]
    assert await table.matches.here(CHANNEL, "axio") == match
    assert await table.matches.of(ANNA.player) == [match]


async def test_the_match_begins_by_itself_when_the_last_seat_is_taken(table: Table) -> None:
    match = await table.lobby(3)
    match = await table.matches.join(match.id, BEN, ask(BEN))
    assert match.in_lobby
    match = await table.matches.join(match.id, CLEO, ask(CLEO))
    assert match.running
    assert match.sitters == (ANNA, BEN, CLEO)
    assert await table.notations(match) == ["/open", "/join", "/join", "/start"]
    assert match.version == 4
    assert isinstance(match.state, State)
    assert len(match.state.racks) == 3
    await table.is_sound(match)


async def test_solo_begins_at_once(table: Table) -> None:
    match = await table.lobby(1)
    assert match.running
    assert match.kind is SOLO
    assert match.to_move == (0,)
    assert await table.notations(match) == ["/open", "/start"]
    await table.is_sound(match)


async def test_who_was_invited_and_joined_is_invited_no_more(table: Table) -> None:
    guests = [BEN.player, CLEO.player]
    match = await table.matches.open(
        "axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=3, invited=guests
    )
    match = await table.matches.join(match.id, BEN, ask(BEN))
    assert match.invited == (CLEO.player,)


@pytest.mark.parametrize("seats", [0, 5])
async def test_a_game_has_its_numbers_of_players(table: Table, seats: int) -> None:
    with refused("lobby-seats", least=1, most=4):
        await table.lobby(seats)
    assert await table.matches.here(CHANNEL, "axio") is None


async def test_a_channel_holds_one_match_of_a_game(table: Table) -> None:
    match = await table.lobby(2)
    for _ in range(2):
        with pytest.raises(Occupied) as raised:
            await table.lobby(2)
        assert raised.value.match == match.id
        if match.in_lobby:
            match = await table.matches.join(match.id, BEN, ask(BEN))
    elsewhere = await table.lobby(2, channel=CHANNEL + 1)
    assert elsewhere.id != match.id


async def test_opening_twice_by_one_interaction_opens_once(table: Table) -> None:
    async def opened() -> int:
        match = await table.matches.open(
            "axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=1, interaction=500
        )
        return match.id

    assert await opened() == await opened()
    assert len(await table.database.rows("select id from matches")) == 1


async def test_nobody_joins_twice(table: Table) -> None:
    match = await table.lobby(3, 2)
    before = await contents(table.database)
    for sitter in (ANNA, BEN):
        with refused("lobby-already-in"):
            await table.matches.join(match.id, sitter, ask(sitter))
    assert await contents(table.database) == before


async def test_nobody_joins_a_full_match_or_one_that_is_over(table: Table) -> None:
    match = await table.begun(2)
    with refused("lobby-begun"):
        await table.matches.join(match.id, CLEO, ask(CLEO))
    await table.matches.leave(match.id, ask(ANNA))
    before = await contents(table.database)
    for sitter in (ANNA, BEN, CLEO):
        with refused("match-over"):
            await table.matches.join(match.id, sitter, ask(sitter))
    assert await contents(table.database) == before


async def test_a_match_that_does_not_exist_is_gone(table: Table) -> None:
    assert await table.matches.find(77) is None
    with refused("match-gone"):
        await table.matches.join(77, BEN, ask(BEN))


async def test_hosting_passes_on_when_the_host_leaves(table: Table) -> None:
    match = await table.lobby(4, 3)
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.in_lobby
    assert match.sitters == (BEN, CLEO)
    assert match.row.host == BEN.player
    with refused("lobby-not-host", name="Ben"):
        await table.matches.start(match.id, ask(CLEO))
    match = await table.matches.join(match.id, ANNA, ask(ANNA))
    assert match.sitters == (BEN, CLEO, ANNA)
    match = await table.matches.start(match.id, ask(BEN))
    assert match.running
    await table.is_sound(match)


async def test_another_player_leaves_and_the_host_stays(table: Table) -> None:
    match = await table.lobby(4, 3)
    match = await table.matches.leave(match.id, ask(BEN))
    assert (match.sitters, match.row.host) == ((ANNA, CLEO), ANNA.player)
    with refused("match-not-seated"):
        await table.matches.leave(match.id, ask(BEN))


async def test_the_last_to_leave_closes_the_lobby_and_frees_the_channel(table: Table) -> None:
    match = await table.lobby(3, 2)
    await table.matches.leave(match.id, ask(ANNA))
    match = await table.matches.leave(match.id, ask(BEN))
    assert not match.open
    assert match.row.status == "stopped"
    await table.is_sound(match)
    assert await table.matches.here(CHANNEL, "axio") is None
    assert await table.matches.of(BEN.player) == []
    assert (await table.lobby(3)).in_lobby


async def test_only_the_host_starts(table: Table) -> None:
    match = await table.lobby(4, 2)
    before = await contents(table.database)
    for sitter in (BEN, STRANGER):
        with refused("lobby-not-host", name="Anna"):
            await table.matches.start(match.id, ask(sitter))
    assert await contents(table.database) == before


async def test_the_host_starts_with_those_who_are_in(table: Table) -> None:
    match = await table.lobby(4, 3)
    match = await table.matches.start(match.id, ask(ANNA))
    assert match.running
    assert isinstance(match.state, State)
    assert len(match.state.racks) == 3
    assert match.kind is TABLE
    with refused("lobby-begun"):
        await table.matches.start(match.id, ask(ANNA))
    await table.is_sound(match)


async def test_one_player_is_too_few_to_start(table: Table) -> None:
    match = await table.lobby(4)
    with refused("lobby-too-few", least=2):
        await table.matches.start(match.id, ask(ANNA))
    assert (await table.newest(match)).in_lobby


async def test_a_lobby_that_is_over_does_not_start(table: Table) -> None:
    match = await table.lobby(4)
    await table.matches.leave(match.id, ask(ANNA))
    with refused("match-over"):
        await table.matches.start(match.id, ask(ANNA))


async def test_a_button_of_an_older_lobby_is_refused(table: Table) -> None:
    old = await table.lobby(4)
    await table.matches.join(old.id, BEN, ask(BEN))
    with refused("match-stale"):
        await table.matches.join(old.id, CLEO, ask(CLEO, old))


# -- rematch --------------------------------------------------------------------------------------


async def test_a_rematch_invites_the_others(table: Table) -> None:
    old = await table.begun(3)
    await table.matches.leave(old.id, ask(CLEO))
    old = await table.matches.leave(old.id, ask(ANNA))
    match = await table.matches.again(old, BEN, 600)
    assert match.in_lobby
    assert (match.sitters, match.row.host) == ((BEN,), BEN.player)
    assert match.invited == (ANNA.player, CLEO.player)
    assert match.row.wanted == 3
    assert (match.row.channel, match.row.server) == (CHANNEL, SERVER)
    assert match.row.options == old.row.options
    assert match.row.seed != old.row.seed
    assert (await table.matches.again(old, BEN, 600)).id == match.id
    with pytest.raises(Occupied) as raised:
        await table.matches.again(old, BEN, 601)
    assert raised.value.match == match.id


async def test_a_solo_rematch_begins_at_once(table: Table) -> None:
    old = await table.lobby(1)
    old = await table.matches.stop(old.id, ask(ANNA), moderator=False)
    match = await table.matches.again(old, ANNA, None)
    assert match.running
    assert match.kind is SOLO


async def test_a_rematch_of_a_short_table_has_as_many_seats_as_played(table: Table) -> None:
    old = await table.lobby(4, 2)
    old = await table.matches.start(old.id, ask(ANNA))
    old = await table.matches.leave(old.id, ask(ANNA))
    assert (await table.matches.again(old, ANNA, None)).row.wanted == 2


async def test_a_lobby_that_never_began_comes_again_with_all_its_seats(table: Table) -> None:
    old = await table.lobby(3)
    old = await table.matches.leave(old.id, ask(ANNA))
    match = await table.matches.again(old, ANNA, None)
    assert match.in_lobby
    assert match.row.wanted == 3
    match = await table.matches.join(match.id, DAN, ask(DAN))
    assert match.in_lobby


async def test_who_leaves_the_lobby_does_not_leave_a_match_that_has_just_begun(table: Table) -> None:
    match = await table.lobby(2)
    await table.matches.join(match.id, BEN, ask(BEN))
    with refused("lobby-begun"):
        await table.matches.leave(match.id, ask(ANNA), begun=False)
    assert (await table.matches.leave(match.id, ask(ANNA))).row.status == "finished"


# -- what the host still changes -------------------------------------------------------------------


async def test_the_host_changes_how_it_is_played_and_it_begins_so(table: Table) -> None:
    match = await table.lobby(2, game="iota")
    wish = Wish(seats=3, pace=3600, late="vote", thread=True, options={"half": True, "kids": False})
    match = await table.matches.configure(match.id, ask(ANNA), wish)
    row = match.row
    assert (row.wanted, row.pace, row.late, row.thread) == (3, 3600, "vote", True)
    assert match.options == GAMES["iota"].options(half=True)
    assert (match.note, row.page) == (None, 0), "nobody else is there to be told"
    assert await table.newest(match) == match
    match = await table.matches.configure(match.id, ask(ANNA), Wish(pace=0))
    assert (match.row.pace, match.row.late) == (None, "vote")
    for sitter in (BEN, CLEO):
        match = await table.matches.join(match.id, sitter, ask(sitter))
    assert match.running
    assert match.row.page == 1
    await table.is_sound(match)


async def test_those_who_joined_are_told_of_each_change(table: Table) -> None:
    match = await table.lobby(3, 2)
    for number, wish in enumerate((Wish(seats=4), Wish(pace=600)), 2):
        match = await table.matches.configure(match.id, ask(ANNA), wish)
        assert match.note == Note("changed", 0, by=ANNA.player)
        assert match.row.page == -number, "a post of its own, which is still a lobby's"
    assert match.silent == (BEN.player,), "the second within an hour does not ring"
    await table.posted(match)
    match = await table.matches.join(match.id, CLEO, ask(CLEO))
    assert (match.note, match.row.page) == (None, -3), "told once"


async def test_a_host_cannot_choose_what_cannot_be(table: Table) -> None:
    match = await table.matches.open(
        "axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=4, invited=[DAN.player]
    )
    match = await table.matches.join(match.id, BEN, ask(BEN))
    held = await contents(table.database)
    for wish, key in (
        (Wish(seats=5), "lobby-seats"),
        (Wish(seats=1), "lobby-seats"),
        (Wish(seats=2), "lobby-seats-taken"),
        (Wish(seats=4), "lobby-set-already"),
        (Wish(), "lobby-set-already"),
    ):
        with refused(key):
            await table.matches.configure(match.id, ask(ANNA), wish)
    with refused("lobby-not-host-set", name=ANNA.name):
        await table.matches.configure(match.id, ask(BEN), Wish(seats=3))
    assert await contents(table.database) == held
    match = await table.matches.join(match.id, CLEO, ask(CLEO))
    with refused("lobby-seats-taken"):
        await table.matches.configure(match.id, ask(ANNA), Wish(seats=3))
    await table.matches.start(match.id, ask(ANNA))
    with refused("lobby-begun"):
        await table.matches.configure(match.id, ask(ANNA), Wish(pace=600))


async def test_an_invitation_is_declined_once_and_may_still_be_followed(table: Table) -> None:
    guests = [BEN.player, CLEO.player]
    match = await table.matches.open(
        "axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=3, invited=guests
    )
    with refused("invite-none"):
        await table.matches.decline(match.id, ask(STRANGER))
    match = await table.matches.decline(match.id, ask(BEN))
    assert match.invited == (CLEO.player,)
    assert match.note == Note("declined", 0, by=BEN.player, asked="invite")
    assert await table.newest(match) == match
    with refused("invite-none"):
        await table.matches.decline(match.id, ask(BEN))
    match = await table.matches.join(match.id, BEN, ask(BEN))
    assert match.sitters == (ANNA, BEN)


async def test_the_second_who_asks_for_a_rematch_joins(table: Table) -> None:
    old = await table.matches.leave((await table.begun(2)).id, ask(BEN))
    first = await table.matches.again(old, ANNA, 501)
    assert (first.in_lobby, first.invited) == (True, (BEN.player,))
    with pytest.raises(Occupied):
        await table.matches.again(old, ANNA, 502)
    second = await table.matches.again(old, BEN, 503)
    assert (second.id, second.running) == (first.id, True)
    assert (await table.matches.again(old, BEN, 503)).id == first.id, "the same click twice"
    with pytest.raises(Occupied):
        await table.matches.again(old, BEN, 504)


async def test_a_rematch_joins_no_lobby_of_others(table: Table) -> None:
    old = await table.matches.leave((await table.begun(2)).id, ask(BEN))
    await table.matches.open("axio", server=SERVER, channel=CHANNEL, host=CLEO, seats=2, invited=[BEN.player])
    with pytest.raises(Occupied):
        await table.matches.again(old, BEN, 601)

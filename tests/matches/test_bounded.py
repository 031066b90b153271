"""What one player can pile up ends somewhere: open matches, and what is logged of a match."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches import changing
from bot.matches.joining import Wish
from bot.matches.kinds import SOLO
from bot.refusal import Refusal
from tests.matches.tables import ANNA, BEN, CLEO, DAN, SERVER, Table, ask, legal, refused, waiting


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sits in more than two matches, and a match is long from six entries on."""
    monkeypatch.setattr(changing, "OWN_SEATS", 2)
    monkeypatch.setattr(changing, "_MOST_ENTRIES", 6)


@pytest.mark.usefixtures("few")
async def test_nobody_sits_in_any_number_of_matches(table: Table) -> None:
    one = await table.begun(2, channel=1)
    await table.begun(2, channel=2)
    with refused("seats-many", count=2):
        await table.lobby(2, channel=3)
    with refused("seats-many"):
        # Asked before a thread is opened for it.
        await table.matches.check_lobbies(ANNA.player, SERVER, 5)
    lobby = await table.matches.open("axio", server=SERVER, channel=3, host=CLEO, seats=2)
    with refused("seats-many"):
        await table.matches.join(lobby.id, BEN, ask(BEN))
    await table.matches.open("axio", server=SERVER, channel=3, host=ANNA, seats=1, kind=SOLO)
    await table.matches.stop(one.id, ask(ANNA), moderator=False)
    assert (await table.matches.join(lobby.id, BEN, ask(BEN))).running


@pytest.mark.usefixtures("few")
async def test_nobody_sits_in_more_by_doing_it_at_once(table: Table) -> None:
    one, other = [
        await table.matches.open("axio", server=SERVER, channel=channel, host=host, seats=2)
        for channel, host in ((1, CLEO), (2, DAN))
    ]
    await table.begun(2, channel=3)
    done = await asyncio.gather(
        table.matches.join(one.id, ANNA, ask(ANNA)),
        table.matches.join(other.id, ANNA, ask(ANNA)),
        table.matches.open("axio", server=SERVER, channel=4, host=ANNA, seats=2),
        return_exceptions=True,
    )
    refusals = [each for each in done if isinstance(each, Refusal)]
    assert [each.key for each in refusals] == ["seats-many"] * 2
    assert len(await table.matches.of(ANNA.player)) == 2


@pytest.mark.usefixtures("few")
async def test_a_seat_is_taken_over_by_who_has_room(table: Table) -> None:
    one, _ = await table.begun(2, channel=1), await table.begun(2, channel=2)
    match = await table.matches.open("axio", server=SERVER, channel=3, host=CLEO, seats=2)
    match = await table.matches.join(match.id, DAN, ask(DAN))
    match = await table.matches.hand_over(match.id, ask(CLEO), BEN.player)
    with refused("seats-many"):
        await table.matches.take_over(match.id, BEN, ask(BEN))
    await table.matches.stop(one.id, ask(ANNA), moderator=False)
    assert (await table.matches.take_over(match.id, BEN, ask(BEN))).seat_of(BEN.player) == 0


@pytest.mark.usefixtures("few")
async def test_the_same_click_opens_one_match_whoever_has_no_more_room(table: Table) -> None:
    await table.begun(2, channel=1)
    opened = [
        await table.matches.open("axio", server=SERVER, channel=2, host=ANNA, seats=2, interaction=77)
        for _ in range(2)
    ]
    assert opened[0].id == opened[1].id


@pytest.mark.usefixtures("few")
async def test_a_long_match_is_played_on_or_left(table: Table) -> None:
    """An offer and its refusal, again and again, made the log longer without end, and each turn slower."""
    match = await table.begun(2)
    while match.version < 6:
        match = await table.matches.hand_over(match.id, ask(waiting(match)), CLEO.player)
        match = await table.matches.answer(match.id, ask(CLEO), agree=False)
    with pytest.raises(Refusal) as long:
        await table.matches.hand_over(match.id, ask(waiting(match)), 999)
    assert (long.value.key, long.value.params) == ("match-long", {"command": "axio"}), "with who can end it"
    player = match.sitters[match.to_move[0]]
    match = await table.act(match, legal(match)[0])
    assert not await table.matches.may_undo(match, player.player), "it would be refused"
    with refused("match-long"):
        await table.matches.undo(match.id, ask(player))
    assert not (await table.matches.stop(match.id, ask(ANNA), moderator=True)).open


@pytest.mark.usefixtures("few")
async def test_a_lobby_is_set_so_often_and_can_still_begin(table: Table) -> None:
    match = await table.lobby(3, 2)
    wishes = (Wish(hints=True), Wish(hints=False))
    while match.version < 6:
        match = await table.matches.configure(match.id, ask(ANNA), wishes[match.row.hints])
    with refused("match-long"):
        await table.matches.configure(match.id, ask(ANNA), wishes[match.row.hints])
    assert (await table.matches.start(match.id, ask(ANNA))).running


@pytest.mark.usefixtures("few")
async def test_what_was_asked_before_a_match_was_long_is_still_answered(table: Table) -> None:
    match = await table.matches.open(
        "axio", server=SERVER, channel=9, host=ANNA, seats=3, invited=[BEN.player, CLEO.player]
    )
    wishes = (Wish(hints=True), Wish(hints=False))
    while match.version < 6:
        match = await table.matches.configure(match.id, ask(ANNA), wishes[match.row.hints])
    assert BEN.player not in (await table.matches.decline(match.id, ask(BEN))).invited
    match = await table.begun(2)
    while match.version < 5:
        match = await table.act(match, legal(match)[0])
    match = await table.matches.hand_over(match.id, ask(BEN), CLEO.player)
    assert match.version == 6
    assert (await table.matches.take_over(match.id, CLEO, ask(CLEO))).seat_of(CLEO.player) == 1

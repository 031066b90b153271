"""Leaving, stopping, finishing, and the results that each brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.games.axio.state import State
from bot.matches.change import Ask
from bot.matches.match import Match
from storage.sql.database import Row
from tests.matches.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CLEO,
    STRANGER,
    Table,
    ask,
    legal,
    mover,
    refused,
    waiting,
)
from tests.storage.contents import contents


def axio(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def in_hands(match: Match) -> list[str]:
    """The tiles of the bag and of all racks."""
    state = axio(match)
    return sorted((*state.bag, *(tile for rack in state.racks for tile in rack)))


async def played_out(table: Table, match: Match) -> Match:
    chance = Random("out")
    while match.running:
        match = await table.act(match, chance.choice(legal(match)))
    return match


def brief(rows: Sequence[Row]) -> list[tuple[int, int]]:
    return [(row["player"], row["place"]) for row in rows]


# -- leaving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("on_turn", [True, False])
async def test_of_two_the_one_who_stays_wins(table: Table, on_turn: bool) -> None:
    match = await table.move(await table.begun(2), 3)
    leaver = mover(match) if on_turn else waiting(match)
    seat = match.seat_of(leaver.player)
    tiles = in_hands(match)
    after = await table.matches.leave(match.id, ask(leaver))
    assert after.row.status == "finished"
    assert after.outcome is not None
    assert after.outcome.winners == (1 - (seat or 0),)
    assert after.outcome.reason == "alone"
    assert in_hands(after) == tiles
    assert after.to_move == ()
    assert await table.matches.here(CHANNEL, "axio") is None
    rows = await table.results(after)
    assert sorted(brief(rows)) == sorted(
        [(leaver.player, 2), (waiting(match).player if on_turn else mover(match).player, 1)]
    )
    await table.is_sound(after)
    for sitter in (ANNA, BEN):
        with refused("match-over"):
            await table.matches.leave(match.id, ask(sitter))


@pytest.mark.parametrize("on_turn", [True, False])
async def test_of_three_the_others_go_on(table: Table, on_turn: bool) -> None:
    match = await table.move(await table.begun(3), 4)
    leaver = mover(match) if on_turn else waiting(match)
    seat = match.seat_of(leaver.player)
    assert seat is not None
    tiles = in_hands(match)
    after = await table.matches.leave(match.id, ask(leaver))
    assert after.running
    assert after.left == (seat,)
    assert in_hands(after) == tiles
    assert axio(after).racks[seat] == ()
    assert (after.to_move == match.to_move) is not on_turn
    assert after.sitters == match.sitters
    assert after.row.page == match.row.page + 1
    for action in (
        table.matches.leave(match.id, ask(leaver)),
        table.matches.act(match.id, ask(leaver), "keep"),
    ):
        with refused("match-not-seated"):
            await action
    assert await table.matches.of(leaver.player) == []
    after = await table.move(after, 4)
    assert in_hands(after) != tiles
    assert all(entry.seat != seat for entry in (await table.store.log(match.id))[-4:])
    await table.is_sound(after)


async def test_hosting_passes_to_the_first_who_is_still_in(table: Table) -> None:
    match = await table.begun(3)
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.row.host == BEN.player
    match = await table.matches.leave(match.id, ask(CLEO))
    assert match.row.host == BEN.player
    assert match.outcome is not None
    assert match.outcome.places == (3, 1, 2)
    assert brief(await table.results(match)) == [(ANNA.player, 3), (BEN.player, 1), (CLEO.player, 2)]


async def test_a_stranger_cannot_leave(table: Table) -> None:
    match = await table.begun(2)
    with refused("match-not-seated"):
        await table.matches.leave(match.id, ask(STRANGER))


async def test_who_leaves_a_solo_match_stops_it(table: Table) -> None:
    match = await table.move(await table.lobby(1), 2)
    after = await table.matches.leave(match.id, ask(ANNA))
    assert after.row.status == "stopped"
    assert after.outcome is None
    assert await table.results(after) == []
    await table.is_sound(after)


# -- stopping -------------------------------------------------------------------------------------


async def test_the_host_alone_stops_before_each_has_moved_twice(table: Table) -> None:
    match = await table.move(await table.begun(3), 5)
    assert sorted(axio(match).moved) == [1, 2, 2]
    after = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert after.row.status == "stopped"
    assert after.row.page == match.row.page + 1
    assert after.outcome is None
    assert await table.results(after) == []
    assert await table.matches.here(CHANNEL, "axio") is None
    await table.is_sound(after)


async def test_only_the_host_stops(table: Table) -> None:
    match = await table.begun(3)
    before = await contents(table.database)
    for sitter in (BEN, STRANGER):
        with refused("stop-not-host", name="Anna"):
            await table.matches.stop(match.id, ask(sitter), moderator=False)
    assert await contents(table.database) == before


async def test_the_host_stops_a_lobby(table: Table) -> None:
    match = await table.lobby(3, 2)
    after = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert after.row.status == "stopped"
    await table.is_sound(after)


async def offered(table: Table, seats: int = 3) -> Match:
    """Anna asks to stop a match in which each has moved twice."""
    match = await table.move(await table.begun(seats), 2 * seats)
    assert set(axio(match).moved) == {2}
    after = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert after.running
    assert after.state == match.state
    assert after.row.page == match.row.page + 1
    assert after.offer is not None
    assert (after.offer.by, after.offer.agreed) == (0, (0,))
    return after


async def test_later_it_stops_when_all_agree(table: Table) -> None:
    match = await offered(table)
    match = await table.matches.answer(match.id, ask(CLEO), agree=True)
    assert match.running
    assert match.offer is not None
    assert match.offer.agreed == (0, 2)
    match = await table.matches.answer(match.id, ask(BEN), agree=True)
    assert match.row.status == "stopped"
    assert match.offer is None
    assert await table.results(match) == []
    await table.is_sound(match)


async def test_one_who_declines_keeps_it_going(table: Table) -> None:
    match = await offered(table)
    match = await table.matches.answer(match.id, ask(BEN), agree=True)
    match = await table.matches.answer(match.id, ask(CLEO), agree=False)
    assert match.running
    assert match.offer is None
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(BEN), agree=True)
    again = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert again.offer is not None
    assert again.offer.agreed == (0,)
    await table.is_sound(again)


async def test_an_offer_lapses_with_the_next_action(table: Table) -> None:
    match = await table.move(await offered(table))
    assert match.offer is None
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(BEN), agree=True)
    await table.is_sound(match)


async def test_an_offer_lapses_when_somebody_leaves(table: Table) -> None:
    match = await offered(table)
    match = await table.matches.leave(match.id, ask(CLEO))
    assert match.running
    assert match.offer is None


async def test_who_left_need_not_agree(table: Table) -> None:
    match = await table.move(await table.begun(3), 6)
    match = await table.matches.leave(match.id, ask(CLEO))
    match = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert match.running
    match = await table.matches.answer(match.id, ask(BEN), agree=True)
    assert match.row.status == "stopped"
    assert await table.results(match) == []


async def test_who_left_early_need_not_have_moved_twice(table: Table) -> None:
    match = await table.begun(3)
    match = await table.matches.leave(match.id, ask(CLEO))
    match = await table.move(match, 4)
    match = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert match.running
    assert match.offer is not None


async def test_what_is_no_answer_changes_nothing(table: Table) -> None:
    match = await table.begun(2, channel=77)
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(BEN), agree=True)
    match = await offered(table)
    match = await table.matches.answer(match.id, ask(BEN), agree=True)
    before = await contents(table.database)
    with refused("offer-already"):
        await table.matches.stop(match.id, ask(ANNA), moderator=False)
    for sitter in (ANNA, BEN):
        with refused("offer-agreed"):
            await table.matches.answer(match.id, ask(sitter), agree=True)
    with refused("match-not-seated"):
        await table.matches.answer(match.id, ask(STRANGER), agree=True)
    assert await contents(table.database) == before


async def test_a_moderator_who_does_not_play_stops_at_once(table: Table) -> None:
    match, who = await offered(table), STRANGER
    after = await table.matches.stop(match.id, ask(who), moderator=True)
    assert after.row.status == "stopped"
    assert after.offer is None
    assert await table.results(after) == []
    entry = (await table.store.log(match.id))[-1]
    assert (entry.seat, entry.notation) == (match.seat_of(who.player), "/stop")
    with refused("match-over"):
        await table.matches.stop(match.id, ask(who), moderator=True)
    await table.is_sound(after)


async def test_solo_stops_at_any_time_and_brings_no_result(table: Table) -> None:
    match = await table.move(await table.lobby(1), 4)
    after = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert after.row.status == "stopped"
    assert await table.results(after) == []
    with refused("match-over"):
        await table.act(replace(after, row=match.row), "keep")


# -- finishing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
async def test_a_finished_match_brings_each_seat_one_result(table: Table, seats: int) -> None:
    match = await played_out(table, await table.begun(seats))
    assert match.row.status == "finished"
    outcome = match.outcome
    assert outcome is not None
    rows = await table.results(match)
    scores = match.game.scores(match.state)
    assert [tuple(row)[:6] for row in rows] == [
        (match.id, seat, each.player, each.name, outcome.places[seat], scores[seat])
        for seat, each in enumerate(match.sitters)
    ]
    assert match.state is not None
    result = await table.database.row("select * from results where match = ?", match.id)
    assert result is not None
    assert tuple(result) == (
        1,
        match.id,
        match.row.server,
        "axio",
        202311,
        match.state.turn,
        int(seats == 1),
        int(seats > 1),
        1,
        match.row.ended,
        None,
    )
    assert (match.row.page > 1) == (seats > 1), "alone there is one post"
    last = (await table.store.log(match.id))[-1]
    assert last.seat is not None
    before = await contents(table.database)
    click = Ask(match.sitters[last.seat].player, last.interaction)
    assert await table.matches.act(match.id, click, last.notation) == match
    for sitter in match.sitters:
        with refused("match-over"):
            await table.matches.act(match.id, ask(sitter), last.notation)
        with refused("match-over"):
            await table.matches.leave(match.id, ask(sitter))
        with refused("match-over"):
            await table.matches.stop(match.id, ask(sitter), moderator=True)
    assert await contents(table.database) == before
    await table.is_sound(match)


@pytest.mark.parametrize(("moves", "kind"), [(1, "called-off"), (6, "stopped")])
async def test_a_host_who_is_a_moderator_too_stops_as_the_host_while_that_is_enough(
    table: Table, moves: int, kind: str
) -> None:
    match = await table.move(await table.begun(2), moves)
    host = next(each for each in match.sitters if each.player == match.row.host)
    after = await table.matches.stop(match.id, ask(host), moderator=True)
    assert after.row.status == "stopped"
    assert after.note is not None
    assert after.note.kind == kind

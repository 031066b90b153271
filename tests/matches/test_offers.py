"""Undoing, kicking and handing over: who may, who is asked, and what follows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot import codec
from bot.games.paper_world.rules import PaperWorld
from bot.matches.change import Ask
from bot.matches.match import Match, Note
from bot.refusal import Refusal
from storage.matches import Sitter
from tests.games.paper_world_positions import position
from tests.matches.tables import ANNA, BEN, CHANNEL, CLEO, SERVER, STRANGER, Table, ask, mover, refused


async def _played(table: Table, match: Match, turns: int) -> Match:
    """Plays this many turns of least actions, each to its end."""
    for _ in range(turns):
        turn = match.state.turn if match.state is not None else 0
        while match.running and (match.midturn or match.state is None or match.state.turn == turn):
            seat = match.to_move[0]
            notation = match.game.notate(match.game.least(match.state, seat))
            match = await table.matches.act(match.id, Ask(match.sitters[seat].player), notation)
            if not match.midturn:
                break
    return match


def _last_mover(match: Match) -> Sitter:
    """The player whose turn has just ended."""
    return match.sitters[(match.to_move[0] - 1) % len(match.sitters)]


async def test_a_turn_is_taken_back_when_all_others_agree(table: Table) -> None:
    match = await _played(table, await table.begun(3), 3)
    before: Any = match.state
    match = await _played(table, match, 1)
    asker = _last_mover(match)
    match = await table.matches.undo(match.id, ask(asker))
    assert match.offer is not None
    assert match.offer.kind == "undo"
    others = [sitter for sitter in match.sitters if sitter != asker]
    match = await table.matches.answer(match.id, ask(others[0]), agree=True)
    assert match.offer is not None
    match = await table.matches.answer(match.id, ask(others[1]), agree=True)
    after: Any = match.state
    assert match.offer is None
    assert match.note is not None
    assert (match.note.kind, match.sitters[match.note.seat]) == ("undone", asker)
    for viewer in (None, 0, 1, 2):
        assert match.game.view(after, viewer) == match.game.view(before, viewer)
    assert sorted(after.bag) == sorted(before.bag)
    assert after.bag != before.bag, "the tile that was seen is somewhere in the bag again"
    await table.is_sound(match)


async def test_one_who_declines_or_plays_on_keeps_everything(table: Table) -> None:
    match = await _played(table, await table.begun(2), 4)
    state = codec.dump(match.state)
    asker = _last_mover(match)
    other = next(sitter for sitter in match.sitters if sitter != asker)
    match = await table.matches.undo(match.id, ask(asker))
    with refused("offer-already"):
        await table.matches.undo(match.id, ask(asker))
    with refused("offer-others", name=asker.name):
        await table.matches.hand_over(match.id, ask(other), STRANGER.player)
    match = await table.matches.answer(match.id, ask(other), agree=False)
    assert (match.offer, codec.dump(match.state)) == (None, state)
    match = await table.matches.undo(match.id, ask(asker))
    match = await _played(table, match, 1)
    assert match.offer is None
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(other), agree=True)


async def test_an_offer_lapses_with_time(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await _played(table, await table.begun(2), 4)
    asker = _last_mover(match)
    other = next(sitter for sitter in match.sitters if sitter != asker)
    match = await table.matches.undo(match.id, ask(asker))
    assert match.offer is not None
    until = match.offer.until
    monkeypatch.setattr(table.matches, "_clock", lambda: float(until))
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(other), agree=True)
    again = await table.matches.undo(match.id, ask(asker))
    assert again.offer is not None


async def test_nothing_is_taken_back_before_a_first_action_or_across_a_change_of_seats(table: Table) -> None:
    match = await table.begun(3)
    with refused("undo-nothing"):
        await table.matches.undo(match.id, ask(ANNA))
    match = await _played(table, match, 3)
    gone = match.sitters[match.to_move[0]]
    match = await table.matches.leave(match.id, ask(gone))
    stays = next(sitter for sitter in match.sitters if sitter != gone)
    with refused("undo-nothing"):
        await table.matches.undo(match.id, ask(stays))


async def test_within_a_turn_a_step_is_taken_back_at_once(table: Table) -> None:
    """Neither a swap in Iota nor a lay in Paper World draws anything."""
    match = await table.matches.open("paperworld", server=SERVER, channel=CHANNEL + 9, host=ANNA, seats=2)
    match = await table.matches.join(match.id, BEN, ask(BEN))
    while match.running:
        seat = match.to_move[0]
        lays = [
            notation
            for notation in (match.game.notate(action) for action in match.actions(seat))
            if notation.startswith("lay")
        ]
        player = match.sitters[seat].player
        if lays:
            break
        least = match.game.notate(match.game.least(match.state, seat))
        match = await table.matches.act(match.id, Ask(player), least)
    before = codec.dump(match.state)
    match = await table.matches.act(match.id, Ask(player), lays[0])
    assert match.midturn
    match = await table.matches.undo(match.id, Ask(player))
    assert (match.offer, codec.dump(match.state)) == (None, before)
    await table.is_sound(match)


async def test_the_steps_of_a_turn_are_taken_back_one_by_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each at once, also after others were taken back, until none of the player's own is left."""
    dealt = position(hands="y2 y3 y4 k4")
    monkeypatch.setattr(PaperWorld, "setup", lambda *_: dealt)
    match = await table.begun(2, game="paperworld")
    who = mover(match)
    stands = [codec.dump(match.state)]
    for card in ("y2", "y3"):
        match = await table.act(match, f"lay {card} C3")
        stands.append(codec.dump(match.state))
    match = await table.matches.undo(match.id, ask(who))
    assert codec.dump(match.state) == stands[1]
    match = await table.act(match, "lay y3 C3")
    match = await table.act(match, "lay y4 C3")
    for expected in (2, 1, 0):
        match = await table.matches.undo(match.id, ask(who))
        assert (match.offer, codec.dump(match.state)) == (None, stands[expected])
    with refused("undo-nothing"):
        await table.matches.undo(match.id, ask(who))
    match = await table.act(match, "lay y2 C3", "lay y3 C3", "done")
    match = await table.matches.undo(match.id, ask(who))
    assert match.offer is not None, "the turn is over"
    match = await table.matches.answer(match.id, ask(mover(match)), agree=True)
    assert codec.dump(match.state) == stands[0], "the whole turn"
    await table.is_sound(match)


async def test_a_player_is_voted_out_by_all_the_others(table: Table) -> None:
    match = await _played(table, await table.begun(3), 1)
    match = await table.matches.kick(match.id, ask(ANNA), CLEO.player, alone=False)
    with refused("offer-not-asked"):
        await table.matches.answer(match.id, ask(CLEO), agree=False)
    match = await table.matches.answer(match.id, ask(BEN), agree=True)
    assert match.left == (2,)
    assert match.seat_of(CLEO.player) is None
    await table.is_sound(match)


async def test_two_cannot_vote_each_other_out_and_a_moderator_can(table: Table) -> None:
    match = await table.begun(2)
    with refused("kick-two"):
        await table.matches.kick(match.id, ask(ANNA), BEN.player, alone=False)
    with refused("kick-not-seated"):
        await table.matches.kick(match.id, ask(ANNA), STRANGER.player, alone=True)
    match = await table.matches.kick(match.id, ask(STRANGER), BEN.player, alone=True)
    assert match.outcome is not None
    assert match.outcome.places == (1, 2)
    await table.is_sound(match)


async def test_a_seat_is_handed_over_with_its_hand(table: Table) -> None:
    match = await _played(table, await table.begun(2), 2)
    hand = match.view(0).rack
    match = await table.matches.hand_over(match.id, ask(ANNA), CLEO.player)
    with refused("replace-not-asked"):
        await table.matches.take_over(match.id, STRANGER, ask(STRANGER))
    match = await table.matches.take_over(match.id, CLEO, ask(CLEO))
    assert match.sitters == (CLEO, BEN)
    assert match.seat_of(ANNA.player) is None
    assert match.view(0).rack == hand
    assert match.row.host == CLEO.player
    with refused("match-not-seated"):
        await table.matches.leave(match.id, ask(ANNA))
    await table.is_sound(match)


async def test_a_seat_is_not_handed_to_one_who_sits_there(table: Table) -> None:
    match = await table.begun(2)
    with refused("replace-seated"):
        await table.matches.hand_over(match.id, ask(ANNA), BEN.player)


async def test_in_solo_a_tile_that_was_seen_is_not_taken_back(table: Table) -> None:
    match = await table.begun(1)
    match = await _played(table, match, 1)
    with refused("undo-drawn"):
        await table.matches.undo(match.id, ask(ANNA))


async def test_a_button_of_an_older_offer_answers_no_newer_one(table: Table) -> None:
    match = await _played(table, await table.begun(3), 1)
    first = await table.matches.kick(match.id, ask(ANNA), CLEO.player, alone=False)
    await table.matches.answer(match.id, ask(BEN), agree=False, shown=first.version)
    match = await table.matches.kick(match.id, ask(ANNA), CLEO.player, alone=False)
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(BEN), agree=True, shown=first.version)
    assert match.seat_of(CLEO.player) is not None
    match = await table.matches.answer(match.id, ask(BEN), agree=True, shown=match.version)
    assert match.seat_of(CLEO.player) is None


async def test_who_makes_an_offer_may_withdraw_it(table: Table) -> None:
    match = await table.begun(2)
    match = await table.matches.hand_over(match.id, ask(ANNA), CLEO.player)
    match = await table.matches.answer(match.id, ask(ANNA), agree=False)
    assert match.offer is None
    with refused("offer-none"):
        await table.matches.take_over(match.id, CLEO, ask(CLEO))


async def test_a_pass_of_iota_that_is_taken_back_leaves_no_known_pile(table: Table) -> None:
    match = await table.matches.open("iota", server=SERVER, channel=CHANNEL + 8, host=ANNA, seats=2)
    match = await table.matches.join(match.id, BEN, ask(BEN))
    seat = match.to_move[0]
    asker, other = match.sitters[seat], match.sitters[1 - seat]
    before: Any = match.state
    hand = before.hands[seat]
    match = await table.matches.act(match.id, ask(asker), "pass " + " ".join(hand))
    seen: Any = match.state
    match = await table.matches.undo(match.id, ask(asker))
    match = await table.matches.answer(match.id, ask(other), agree=True)
    after: Any = match.state
    assert after.hands[seat] == hand
    assert sorted(after.pile) == sorted(before.pile)
    assert after.pile[:4] != seen.hands[seat]
    await table.is_sound(match)


async def _asked(table: Table, kind: str) -> Match:
    """A match of three in which Anna has asked the others for something."""
    match = await _played(table, await table.begun(3), 4)
    await (
        table.matches.kick(match.id, ask(ANNA), BEN.player, alone=False)
        if kind == "kick"
        else table.matches.hand_over(match.id, ask(ANNA), STRANGER.player)
        if kind == "replace"
        else table.matches.undo(match.id, ask(ANNA))
    )
    return await table.newest(match)


@pytest.mark.parametrize("kind", ["kick", "replace", "undo"])
async def test_m31_whoever_asked_is_told_once_that_somebody_declined(table: Table, kind: str) -> None:
    match = await _asked(table, kind)
    no = STRANGER if kind == "replace" else CLEO
    told = await table.matches.answer(match.id, ask(no), agree=False)
    assert told.note == Note("declined", 0, by=no.player, asked=kind, told=ANNA.player)
    assert told.row.page == match.row.page + 1
    with refused("match-not-seated" if no is STRANGER else "offer-none"):
        await table.matches.answer(match.id, ask(no), agree=False)
    await table.posted(told)
    match = await _played(table, told, 1)
    assert match.note is None
    await table.is_sound(match)


@pytest.mark.parametrize("kind", ["kick", "replace", "undo"])
async def test_playing_on_means_no_and_whoever_asked_is_told_once(table: Table, kind: str) -> None:
    match = await _asked(table, kind)
    own = mover(match) == ANNA
    player = mover(match).player
    match = await _played(table, match, 1)
    told = Note("played-on", 0, by=player, asked=kind, told=ANNA.player)
    assert match.note == (None if own else told)
    await table.posted(match)
    match = await _played(table, match, 1)
    assert match.note is None


async def test_withdrawing_tells_nobody_anything(table: Table) -> None:
    match = await _asked(table, "undo")
    withdrawn = await table.matches.answer(match.id, ask(ANNA), agree=False)
    assert (withdrawn.note, withdrawn.row.page) == (None, match.row.page)


async def test_of_an_agreement_and_a_withdrawal_at_once_one_counts(table: Table) -> None:
    match = await _asked(table, "undo")
    await table.matches.answer(match.id, ask(CLEO), agree=True)
    results = await asyncio.gather(
        table.matches.answer(match.id, ask(BEN), agree=True),
        table.matches.answer(match.id, ask(ANNA), agree=False),
        return_exceptions=True,
    )
    assert len([each for each in results if isinstance(each, Refusal)]) == 1
    now = await table.newest(match)
    assert now.offer is None
    undone = now.note is not None and now.note.kind == "undone"
    assert undone == (not isinstance(results[0], Refusal))
    await table.is_sound(now)


async def test_two_who_decline_at_once_tell_it_once(table: Table) -> None:
    match = await _asked(table, "undo")
    results = await asyncio.gather(
        table.matches.answer(match.id, ask(BEN), agree=False),
        table.matches.answer(match.id, ask(CLEO), agree=False),
        return_exceptions=True,
    )
    assert len([each for each in results if isinstance(each, Refusal)]) == 1
    assert (await table.newest(match)).row.page == match.row.page + 1

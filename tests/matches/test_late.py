"""What happens when time is up: skips, forfeits, votes, pauses, lobbies that close."""

from __future__ import annotations

import pytest

from bot.matches.match import Note
from tests.matches.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    GAMES,
    STRANGER,
    ask,
    legal,
    mover,
    refused,
    waiting,
)
from tests.matches.timed import DAY, Timed


@pytest.mark.todays(3)
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
async def test_whole_matches_of_skips_are_sound(timed: Timed, game: str, seats: int) -> None:
    """Nobody ever moves: after a round the clock rests, and whoever resumes it finds a sound match."""
    match = await timed.begun(seats, game=game)
    for _ in range(6 * seats):
        before = match.to_move
        match = await timed.up(match)
        if not match.running:
            break
        assert match.to_move != before
        await timed.table.is_sound(match)
        if match.resting:
            assert await timed.after(100 * DAY) == []
            match = await timed.table.matches.resume(match.id, ask(ANNA))
    await timed.table.is_sound(match)


async def test_when_all_are_absent_the_clock_rests_until_somebody_moves(timed: Timed) -> None:
    match = await timed.begun(3)
    for _ in range(2):
        match = await timed.up(match)
        assert not match.resting
    match = await timed.up(match)
    assert match.resting
    match = await timed.table.move(match)
    assert match.row.deadline == int(timed.time.now) + DAY
    match = await timed.up(match)
    assert not match.resting, "somebody has moved since"


async def test_in_the_middle_of_a_turn_only_the_rest_of_it_is_played(timed: Timed) -> None:
    match = await timed.begun(game="paperworld")
    table = timed.table
    while not match.midturn:
        seat = match.to_move[0]
        lays = [a for a in map(match.game.notate, match.actions(seat)) if a.startswith("lay")]
        least = match.game.notate(match.game.least(match.state, seat))
        match = await table.act(match, lays[0] if lays else least)
    seat, page = match.to_move[0], match.row.page
    before = len(await table.notations(match))
    match = await timed.up(match)
    assert match.to_move != (seat,)
    assert match.row.page > page, "the next player is called by a new post"
    assert (await table.notations(match))[before:] == ["/timeout", "done"]
    await table.is_sound(match)


async def test_forfeit_leaves_the_seat_and_the_match_goes_on_or_ends(timed: Timed) -> None:
    match = await timed.begun(3, late="forfeit")
    first = match.to_move[0]
    match = await timed.up(match)
    assert match.left == (first,)
    assert match.running
    match = await timed.up(match)
    assert match.outcome is not None
    assert match.outcome.places[first] == 3
    assert match.row.alarm is None
    await timed.table.is_sound(match)


async def test_two_players_the_other_decides_to_skip(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    late, other = mover(match), waiting(match)
    match = await timed.up(match)
    assert match.offer is not None
    assert match.offer.kind == "late"
    with refused("offer-not-asked"):
        await timed.table.matches.answer(match.id, ask(late), agree=False)
    match = await timed.table.matches.answer(match.id, ask(other), agree=True)
    assert mover(match) == other
    assert match.offer is None
    assert match.row.deadline == int(timed.time.now) + DAY
    await timed.table.is_sound(match)


async def test_two_players_the_other_goes_on_without(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    other = waiting(match)
    match = await timed.up(match)
    match = await timed.table.matches.answer(match.id, ask(other), agree=True, out=True)
    assert match.outcome is not None
    assert match.sitters[match.outcome.winners[0]] == other
    await timed.table.is_sound(match)


async def test_waiting_gives_the_whole_time_again(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    late, other = mover(match), waiting(match)
    match = await timed.up(match)
    match = await timed.table.matches.answer(match.id, ask(other), agree=False)
    assert (mover(match), match.offer) == (late, None)
    assert match.row.deadline == int(timed.time.now) + DAY
    match = await timed.up(match)
    assert match.offer is not None, "the others are asked again"
    await timed.table.is_sound(match)


async def test_half_of_the_others_decide(timed: Timed) -> None:
    match = await timed.begun(4, late="vote")
    late = mover(match)
    others = [each for each in (ANNA, BEN, CLEO, DAN) if each != late]
    match = await timed.up(match)
    match = await timed.table.matches.answer(match.id, ask(others[0]), agree=True, out=True)
    assert mover(match) == late
    with refused("offer-agreed"):
        await timed.table.matches.answer(match.id, ask(others[0]), agree=True)
    match = await timed.table.matches.answer(match.id, ask(others[1]), agree=True)
    assert mover(match) != late
    assert match.left == (), "one of three would have gone on without: too few"
    await timed.table.is_sound(match)


async def test_one_who_moves_after_all_ends_the_vote(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    match = await timed.up(match)
    match = await timed.table.move(match)
    assert match.offer is None
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_a_vote_that_nobody_answers_ends_with_a_clock_that_rests(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    late = mover(match)
    await timed.up(match)
    assert await timed.after(DAY - 60) == []
    (due,) = await timed.after(120)
    assert (due.match.resting, due.match.offer, mover(due.match)) == (True, None, late)
    assert await timed.after(100 * DAY) == []
    await timed.table.is_sound(match)


async def test_a_pause_that_was_agreed_on_ends_by_itself(timed: Timed) -> None:
    match = await timed.begun()
    match = await timed.table.matches.pause(match.id, ask(ANNA), 5)
    match = await timed.table.matches.answer(match.id, ask(BEN), agree=True)
    assert match.resting
    with refused("pause-already"):
        await timed.table.matches.pause(match.id, ask(ANNA), 5)
    match = await timed.table.move(match)
    assert match.resting, "who likes to may move; the clock stands still all the same"
    assert await timed.after(5 * DAY - 60) == []
    (due,) = await timed.after(120)
    assert due.match.row.deadline == int(timed.time.now) + DAY
    assert due.match.note is not None
    assert due.match.note.kind == "resumed"
    await timed.table.is_sound(match)


async def test_m28_a_pause_that_all_agreed_on_is_ended_by_all(timed: Timed) -> None:
    match = await timed.begun(3)
    with refused("resume-runs"):
        await timed.table.matches.resume(match.id, ask(ANNA))
    await timed.table.matches.pause(match.id, ask(ANNA), 5)
    await timed.table.matches.answer(match.id, ask(BEN), agree=True)
    called = match.row.call_page
    paused = await timed.table.matches.answer(match.id, ask(CLEO), agree=True)
    assert paused.row.call_page == called < paused.row.page, "it is told, and nobody has to move"
    with refused("match-not-seated"):
        await timed.table.matches.resume(match.id, ask(STRANGER))
    match = await timed.table.matches.resume(match.id, ask(BEN))
    assert (match.row.deadline, match.row.alarm) == (None, paused.row.alarm), "one alone does not end it"
    match = await timed.table.matches.answer(match.id, ask(ANNA), agree=True)
    assert match.row.deadline is None
    match = await timed.table.matches.answer(match.id, ask(CLEO), agree=True)
    assert match.row.deadline == int(timed.time.now) + DAY
    assert match.note == Note("resumed-all", 1, asked="resume", told=BEN.player)
    await timed.table.is_sound(match)


async def test_a_pause_goes_on_if_one_declines_and_ends_in_time_while_others_are_asked(timed: Timed) -> None:
    match = await timed.begun()
    await timed.table.matches.pause(match.id, ask(ANNA), 5)
    paused = await timed.table.matches.answer(match.id, ask(BEN), agree=True)
    await timed.table.matches.resume(match.id, ask(BEN))
    match = await timed.table.matches.answer(match.id, ask(ANNA), agree=False)
    assert (match.row.deadline, match.row.alarm) == (None, paused.row.alarm)
    assert match.note == Note("declined", 1, by=ANNA.player, asked="resume", told=BEN.player)
    await timed.after(5 * DAY - 600)
    await timed.table.matches.resume(match.id, ask(BEN))
    (due,) = await timed.after(700)
    assert due.match.row.deadline == int(timed.time.now) + DAY
    assert due.match.offer is None
    with refused("offer-none"):
        await timed.table.matches.answer(match.id, ask(ANNA), agree=True)


async def test_m31_whoever_asked_for_a_pause_is_told_once_that_somebody_declined(timed: Timed) -> None:
    match = await timed.begun(3)
    asked = await timed.table.matches.pause(match.id, ask(ANNA), 5)
    told = await timed.table.matches.answer(match.id, ask(CLEO), agree=False)
    assert told.note == Note("declined", 0, by=CLEO.player, asked="pause", told=ANNA.player)
    assert told.row.page == asked.row.page + 1
    assert told.row.deadline == match.row.deadline
    await timed.table.posted(told)
    assert (await timed.table.move(told)).note is None


async def test_a_match_whose_clock_fell_asleep_is_resumed_by_anybody(timed: Timed) -> None:
    match = await timed.begun()
    for _ in range(2):
        match = await timed.up(match)
    assert match.resting
    match = await timed.table.matches.resume(match.id, ask(BEN))
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_a_lobby_that_nobody_joins_closes(timed: Timed) -> None:
    match = await timed.table.lobby(3)
    assert await timed.after(DAY - 60) == []
    await timed.table.matches.join(match.id, BEN, ask(BEN))
    assert await timed.after(DAY - 60) == []
    (due,) = await timed.after(120)
    assert (due.match.row.status, due.match.row.alarm) == ("stopped", None)
    assert await timed.after(DAY) == []
    await timed.table.is_sound(match)
    again = await timed.table.lobby(3)
    assert again.in_lobby, "the channel is free"


async def test_a_match_that_nobody_plays_any_more_is_stopped_by_anybody(timed: Timed) -> None:
    match = await timed.begun(3, pace=None)
    matches = timed.table.matches
    timed.time.now += 13 * DAY
    match = await timed.table.act(match, legal(match)[0])
    timed.time.now += 14 * DAY - 1
    assert not await matches.abandoned(match)
    with refused("stop-not-host"):
        await matches.stop(match.id, ask(STRANGER), moderator=False)
    timed.time.now += 1
    assert await matches.abandoned(match)
    after = await matches.stop(match.id, ask(STRANGER), moderator=False)
    assert after.row.status == "stopped"
    assert await timed.table.results(after) == []
    assert await matches.here(CHANNEL, "axio") is None
    await timed.table.is_sound(after)


async def test_a_match_whose_clock_runs_is_never_abandoned(timed: Timed) -> None:
    match = await timed.begun(3)
    timed.time.now += 100 * DAY
    assert not await timed.table.matches.abandoned(match)
    with refused("stop-not-host"):
        await timed.table.matches.stop(match.id, ask(STRANGER), moderator=False)

"""What taking back does to the clock: it never gives a turn more time than it had."""

from __future__ import annotations

import pytest

from bot.games.paper_world.rules import PaperWorld
from bot.matches.calls import WITHDRAWN
from bot.matches.match import Match
from tests.games.paper_world_positions import position
from tests.matches.tables import ANNA, BEN, CHANNEL, SERVER, ask, legal, mover, waiting
from tests.matches.timed import DAY, Timed


async def laying(timed: Timed) -> Match:
    """A match of Paper World in which the mover may lay a card, with which the turn goes on."""
    match = await timed.begun(game="paperworld")
    while not any(text.startswith("lay ") for text in legal(match)):
        least = match.game.notate(match.game.least(match.state, match.to_move[0]))
        match = await timed.table.act(match, least)
    return match


async def lay(timed: Timed, match: Match) -> Match:
    match = await timed.table.act(match, next(text for text in legal(match) if text.startswith("lay ")))
    assert match.midturn
    return match


async def test_laying_and_taking_back_does_not_keep_a_turn_alive(timed: Timed) -> None:
    match = await laying(timed)
    late, deadline = mover(match), match.row.deadline
    assert deadline is not None
    for _ in range(3):
        timed.time.now += DAY // 4
        match = await lay(timed, match)
        assert match.row.deadline == int(timed.time.now) + DAY, "an own action has its time"
        match = await timed.table.matches.undo(match.id, ask(late))
        assert (match.row.deadline, match.offer) == (deadline, None), "back to the time it had"
    match = await timed.up(match)
    assert "/timeout" in await timed.table.notations(match)
    assert deadline < timed.time.now < deadline + DAY
    await timed.table.is_sound(match)


async def test_two_steps_taken_back_bring_the_time_before_both(
    timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = position(hands="y2 y3 y4 k4")
    monkeypatch.setattr(PaperWorld, "setup", lambda *_: dealt)
    match = await timed.begun(game="paperworld")
    late, deadline = mover(match), match.row.deadline
    assert deadline is not None
    for _ in range(3):
        deadlines = [deadline]
        for card in ("y2", "y3"):
            timed.time.now += DAY // 10
            match = await timed.table.act(match, f"lay {card} C3")
            assert match.row.deadline == int(timed.time.now) + DAY
            deadlines.append(match.row.deadline)
        for expected in (1, 0):
            match = await timed.table.matches.undo(match.id, ask(late))
            assert (match.row.deadline, match.offer) == (deadlines[expected], None)
    await timed.table.is_sound(match)


async def test_with_no_time_left_taking_back_is_for_the_others_to_allow(timed: Timed) -> None:
    """H4: nobody times out at once after an undo."""
    match = await laying(timed)
    late, other, deadline = mover(match), waiting(match), match.row.deadline
    assert deadline is not None
    timed.time.now = deadline - 59
    match = await lay(timed, match)
    match = await timed.table.matches.undo(match.id, ask(late))
    assert match.offer is not None
    assert (match.offer.kind, match.row.deadline) == ("undo", int(timed.time.now) + DAY)
    match = await timed.table.matches.answer(match.id, ask(other), agree=True)
    assert mover(match) == late
    assert match.row.deadline == int(timed.time.now) + DAY
    match = await timed.table.move(match)
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_with_a_minute_left_nobody_is_asked(timed: Timed) -> None:
    match = await laying(timed)
    late, deadline = mover(match), match.row.deadline
    assert deadline is not None
    timed.time.now = deadline - 60
    match = await lay(timed, match)
    match = await timed.table.matches.undo(match.id, ask(late))
    assert (match.offer, match.row.deadline) == (None, deadline)


async def test_after_a_clock_that_stood_still_the_first_action_counts(timed: Timed) -> None:
    match = await laying(timed)
    late = mover(match)
    await timed.clock.park(match.id)
    timed.time.now += 30 * DAY
    back = int(timed.time.now)
    for _ in range(3):
        match = await lay(timed, await timed.table.newest(match))
        match = await timed.table.matches.undo(match.id, ask(late))
        assert match.row.deadline == back + DAY
        timed.time.now += 3600


async def test_what_a_pause_or_a_new_player_gave_is_kept(timed: Timed) -> None:
    match = await laying(timed)
    late = mover(match)
    timed.time.now += DAY - 3600
    match = await timed.table.matches.hand_over(match.id, ask(late), 999)
    match = await timed.table.matches.answer(match.id, ask(late), agree=False)
    timed.time.now += WITHDRAWN
    match = await timed.table.matches.pause(match.id, ask(late), 3)
    match = await timed.table.matches.answer(match.id, ask(waiting(match)), agree=True)
    await timed.table.matches.resume(match.id, ask(late))
    match = await timed.table.matches.answer(match.id, ask(waiting(match)), agree=True)
    resumed = int(timed.time.now)
    timed.time.now += 2 * 3600
    match = await lay(timed, match)
    match = await timed.table.matches.undo(match.id, ask(late))
    assert match.row.deadline == resumed + DAY


async def test_a_lobby_without_an_alarm_gets_one_when_it_is_touched(timed: Timed) -> None:
    """A lobby that an earlier version parked with its server."""
    match = await timed.table.matches.open("axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=3)
    match = await timed.table.matches.join(match.id, BEN, ask(BEN))
    await timed.table.database.store("update matches set alarm = null")
    match = await timed.table.matches.leave(match.id, ask(BEN))
    assert match.row.alarm == int(timed.time.now) + DAY
    (closed,) = await timed.after(DAY + 1)
    assert closed.match.row.status == "stopped"


async def test_a_lobby_closes_though_its_channel_or_server_is_gone(timed: Timed) -> None:
    match = await timed.table.matches.open("axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=3)
    await timed.clock.park_server(SERVER)
    await timed.clock.park_channel(CHANNEL)
    (closed,) = await timed.after(DAY + 1)
    assert (closed.match.id, closed.match.row.status) == (match.id, "stopped")


async def test_a_pause_goes_on_after_taking_back(timed: Timed) -> None:
    match = await laying(timed)
    late, other = mover(match), waiting(match)
    match = await timed.table.matches.pause(match.id, ask(late), 7)
    match = await timed.table.matches.answer(match.id, ask(other), agree=True)
    until = match.row.alarm
    match = await lay(timed, match)
    match = await timed.table.matches.undo(match.id, ask(late))
    assert (match.row.deadline, match.row.alarm) == (None, until)
    match = await timed.table.move(match)
    match = await timed.table.matches.undo(match.id, ask(late))
    match = await timed.table.matches.answer(match.id, ask(other), agree=True)
    assert (match.row.deadline, match.row.alarm) == (None, until)

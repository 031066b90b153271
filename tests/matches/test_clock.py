"""The clock: reminders, deadlines, and that each thing happens exactly once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot import codec
from bot.matches.deadlines import GRACE, PACES
from bot.matches.match import Match
from storage.matches import Entry
from tests.matches.tables import (
    ANNA,
    CHANNEL,
    SERVER,
    STRANGER,
    answer,
    ask,
    mover,
    refused,
    waiting,
)
from tests.matches.timed import DAY, START, Timed


async def test_two_reminders_then_the_act(timed: Timed) -> None:
    match = await timed.begun()
    late = match.to_move[0]
    assert await timed.after(DAY / 2 - 1) == []
    (first,) = await timed.after(2)
    assert (first.reminder, first.last, first.match.version) == (True, False, match.version)
    assert await timed.after(60) == [], "a reminder comes once"
    (second,) = await timed.after(DAY * 0.4)
    assert (second.reminder, second.last) == (True, True)
    assert await timed.after(60) == []
    (act,) = await timed.after(DAY / 10)
    assert not act.reminder
    assert act.match.note is not None
    assert (act.match.note.kind, act.match.note.seat) == ("skipped", late)
    assert act.match.to_move != (late,)
    assert act.match.row.deadline == int(timed.time.now) + DAY
    assert await timed.after(60) == []
    await timed.table.is_sound(match)


async def test_without_a_clock_nothing_is_ever_due(timed: Timed) -> None:
    match = await timed.begun(pace=None)
    assert await timed.after(1000 * DAY) == []
    with refused("pause-no-clock"):
        await timed.table.matches.pause(match.id, ask(ANNA), 3)
    solo = await timed.table.matches.open(
        "axio", server=SERVER, channel=CHANNEL + 1, host=ANNA, seats=1, pace=600
    )
    assert (solo.row.pace, solo.row.deadline) == (None, None)


async def test_only_the_movers_own_actions_restart_the_clock(timed: Timed) -> None:
    match = await timed.begun(4)
    deadline = match.row.deadline
    assert deadline is not None
    timed.time.now += 3600
    bystander = waiting(match)
    match = await timed.table.matches.kick(match.id, ask(bystander), mover(match).player, alone=False)
    assert match.row.deadline == deadline
    other = next(each for each in match.sitters if each not in (bystander, mover(match)))
    match = await timed.table.matches.answer(match.id, ask(other), agree=False)
    assert match.row.deadline == deadline
    match = await timed.table.matches.leave(match.id, ask(bystander))
    assert match.row.deadline == deadline
    match = await timed.table.matches.leave(match.id, ask(mover(match)))
    assert match.row.deadline == deadline + 3600, "somebody else is to move"
    timed.time.now += 3600
    match = await timed.table.move(match)
    assert match.row.deadline == deadline + 7200


async def test_after_an_undo_the_clock_starts_anew(timed: Timed) -> None:
    match = await timed.begun()
    first, second = mover(match), waiting(match)
    match = await timed.table.move(match)
    timed.time.now += DAY - 60
    await timed.after(0)
    match = await timed.table.matches.undo(match.id, ask(first))
    match = await timed.table.matches.answer(match.id, ask(second), agree=True)
    assert mover(match) == first
    assert match.row.deadline == int(timed.time.now) + DAY
    assert await timed.after(120) == []


async def test_a_handed_over_seat_has_its_whole_time(timed: Timed) -> None:
    match = await timed.begun()
    gone = mover(match)
    timed.time.now += 3600
    match = await timed.table.matches.hand_over(match.id, ask(gone), STRANGER.player)
    match = await timed.table.matches.take_over(match.id, STRANGER, ask(STRANGER))
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_after_a_long_absence_one_reminder_and_a_time_of_grace(timed: Timed) -> None:
    match = await timed.begun(pace=3600)
    timed.time.now += 3 * 3600
    since = int(timed.time.now)
    (due,) = await timed.after(5, since)
    assert (due.reminder, due.last, due.match.version) == (True, True, match.version)
    assert due.match.row.deadline == int(timed.time.now) + 600
    assert await timed.after(GRACE - 60, since) == []
    (act,) = await timed.after(120, since)
    assert act.match.note is not None
    assert act.match.note.kind == "skipped"


async def test_time_that_ends_just_after_an_absence_ends_with_grace_too(timed: Timed) -> None:
    match = await timed.begun(pace=3600)
    for share in (0.51, 0.4):
        await timed.after(3600 * share)
    assert match.row.deadline is not None
    timed.time.now = match.row.deadline - 60
    since = int(timed.time.now)
    (due,) = await timed.after(61, since)
    assert due.reminder
    assert due.match.row.deadline == int(timed.time.now) + GRACE
    (act,) = await timed.after(GRACE + 1, since)
    assert not act.reminder


async def test_of_two_reminders_that_were_missed_one_comes(timed: Timed) -> None:
    match = await timed.begun()
    timed.time.now += DAY * 0.95
    since = int(timed.time.now)
    (due,) = await timed.after(5, since)
    assert (due.reminder, due.last, due.match.row.deadline) == (True, True, match.row.deadline)
    assert await timed.after(60, since) == []


@pytest.mark.parametrize("number", range(5))
async def test_a_move_and_the_clock_at_once_one_of_them_wins(
    timed: Timed, other_timed: Timed, number: int
) -> None:
    match = await timed.begun()
    late = mover(match)
    assert match.row.deadline is not None
    for share in (0.5, 0.4):
        await timed.after(DAY * share + 1)
    timed.time.now = match.row.deadline + 1
    notation = match.game.notate(next(iter(match.actions(match.to_move[0]))))

    async def play() -> Match:
        await asyncio.sleep(number * 0.0005)
        return await timed.table.matches.act(match.id, ask(late), notation)

    played, due = await asyncio.gather(answer(play()), other_timed.clock.judge(match.id, 0))
    stored = await timed.table.is_sound(match)
    skipped = "/timeout" in await timed.table.notations(match)
    assert skipped == (due is not None) == (not isinstance(played, Match))
    assert mover(stored) != late


async def test_two_processes_remind_and_act_once(timed: Timed, other_timed: Timed) -> None:
    match = await timed.begun()
    for share in (0.51, 0.4, 0.1):
        timed.time.now += DAY * share
        both = await asyncio.gather(*(each.clock.judge(match.id, 0) for each in (timed, other_timed)))
        assert sum(each is not None for each in both) == 1
    assert (await timed.table.notations(match)).count("/timeout") == 1


async def test_an_offer_does_not_bring_a_reminder_back(timed: Timed) -> None:
    """An entry that leaves the clock alone must not write an older alarm over a newer one."""
    match = await timed.begun(3)
    before = match.row
    (due,) = await timed.after(DAY / 2 + 1)
    stale = codec.dump({"kind": "stop", "by": 0, "agreed": [0], "until": 0})
    after = replace(before, version=before.version + 1, offer=stale)
    await timed.table.store.append(before, after, [Entry(0, "/offer stop", None, START)])
    assert (await timed.table.newest(match)).row.alarm == due.match.row.alarm


async def test_parked_matches_wake_when_somebody_moves(timed: Timed) -> None:
    match = await timed.begun()
    await timed.clock.park_channel(CHANNEL)
    assert await timed.after(100 * DAY) == []
    assert (await timed.table.newest(match)).resting
    match = await timed.table.move(await timed.table.newest(match))
    assert match.row.deadline == int(timed.time.now) + DAY
    await timed.clock.park_server(SERVER)
    assert (await timed.table.newest(match)).row.alarm is None


async def test_what_cannot_be_done_now_is_tried_later(timed: Timed) -> None:
    match = await timed.begun()
    timed.time.now += DAY * 0.6
    await timed.clock.postpone(match.id, 3600)
    assert await timed.after(3500) == []
    assert len(await timed.after(200)) == 1


async def test_an_alarm_that_was_set_anew_is_not_put_off(timed: Timed) -> None:
    """What was due is done; only showing it failed, and that is repaired without the clock."""
    match = await timed.begun()
    await timed.after(DAY * 0.6)
    before = (await timed.table.newest(match)).row
    await timed.clock.postpone(match.id, 3600)
    assert (await timed.table.newest(match)).row == before


def test_a_turn_has_one_of_six_times() -> None:
    hour, day = 3600, 24 * 3600
    assert (600, hour, 12 * hour, day, 3 * day, 7 * day) == PACES

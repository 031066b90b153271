"""Time that passes as time does: the computer's clock jumps, is wrong at the start, and is set right."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

from bot.matches import daily, trusted
from bot.matches.trusted import STEADY, TrustedTime
from tests.matches.clocks import LOOK, Bot, Computer

BEAT = 30
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
JUMPS = [DAY, -DAY, HOUR + 0.4, -90.0, 10 * 365 * DAY]


@pytest.fixture
def computer() -> Computer:
    return Computer()


@pytest.fixture
async def bot(path: Path, computer: Computer) -> AsyncIterator[Bot]:
    made = await Bot.at(path, computer)
    yield made
    await made.close()


# -- the time itself -------------------------------------------------------------------------------


def test_it_passes_whatever_is_done_to_the_computers_clock(computer: Computer) -> None:
    now = computer.time()
    for wrong in (0, DAY, -DAY, 0.25):
        computer.true, computer.wrong = computer.true + 10, wrong
        assert now() == computer.true


def test_a_difference_is_said_once_and_believed_when_it_stays(computer: Computer) -> None:
    now = computer.time()
    with structlog.testing.capture_logs() as said:
        computer.wrong = 60
        assert now.due() == 0
        assert said == [], "up to a minute is nothing"
        for wrong in (DAY, 2 * DAY):
            computer.wrong = wrong
            for _ in range(STEADY // LOOK):
                assert now.due() == 0
                computer.true += LOOK
        assert len(said) == 2, said
        assert now.due() == 2 * DAY
        computer.wrong = 0
        assert now.due() == 0
        assert [event["log_level"] for event in said] == ["warning", "warning", "info"]


def test_a_clock_that_never_keeps_still_is_never_believed(computer: Computer) -> None:
    now, chance = computer.time(), Random("clock")
    for _ in range(1000):
        computer.true += LOOK
        computer.wrong = chance.choice([0, chance.uniform(-DAY, DAY)])
        assert now.due() == 0


def test_the_computer_tells_what_passed_and_which_start_it_was() -> None:
    before = trusted.elapsed()
    time.sleep(0.01)
    assert 0.01 <= trusted.elapsed() - before < 60
    assert trusted.boot() == trusted.boot()
    assert abs(TrustedTime()() - time.time()) < 1


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", JUMPS)
async def test_m10_a_jump_of_eight_seconds_changes_no_turn(bot: Bot, jump: float) -> None:
    """M10, below Discord."""
    await bot.timed.begun(pace=10 * MINUTE)
    came = await bot.passes(100)
    bot.computer.wrong = jump
    came += [(100 + after, reminder) for after, reminder in await bot.passes(8, step=4)]
    bot.computer.wrong = 0
    came += [(108 + after, reminder) for after, reminder in await bot.passes(10 * MINUTE - 108 + LOOK)]
    assert [reminder for _, reminder in came] == [True, True, False], came
    due = (5 * MINUTE, 9 * MINUTE, 10 * MINUTE)
    assert all(abs(after - at) <= 2 * LOOK for (after, _), at in zip(came, due, strict=True)), came


@pytest.mark.parametrize("wrong", [-DAY, -3 * HOUR])
async def test_m11_a_clock_that_was_late_at_the_start_closes_no_lobby(
    path: Path, computer: Computer, wrong: float
) -> None:
    """M11, below Discord."""
    computer.wrong = wrong
    bot = await Bot.at(path, computer)
    try:
        lobby = await bot.timed.table.lobby(2)
        await bot.passes(10)
        computer.wrong = 0
        assert await bot.passes(STEADY + MINUTE) == []
        assert abs(bot.time() - computer.true) < 1, "the clock is believed by now"
        stored = await bot.timed.table.newest(lobby)
        assert stored.in_lobby
        assert abs(bot.left(stored.row.alarm) - (DAY - 10 - STEADY - MINUTE)) <= 2
        came = await bot.passes(DAY, step=50)
        assert [abs(after - (DAY - STEADY - MINUTE)) < 70 for after, _ in came] == [True]
    finally:
        await bot.close()


# -- a new start -----------------------------------------------------------------------------------


async def restarted(bot: Bot, path: Path, after: float, **more: Any) -> Bot:
    await bot.close()
    bot.computer.true += after
    return await Bot.at(path, bot.computer, **more)


async def test_a_new_start_of_the_bot_while_the_clock_is_wrong(path: Path, bot: Bot) -> None:
    match = await bot.timed.begun(pace=HOUR)
    await bot.passes(MINUTE)
    bot.computer.wrong = DAY
    bot = await restarted(bot, path, 20)
    try:
        assert abs(bot.time() - bot.computer.true) <= 2
        assert await bot.passes(MINUTE) == [], "nobody is late"
        bot.computer.wrong = 0
        await bot.passes(STEADY)
        match = await bot.timed.table.newest(match)
        assert abs(bot.left(match.row.deadline) - (HOUR - 20 - 2 * MINUTE - STEADY)) <= 2
    finally:
        await bot.close()


@pytest.mark.parametrize("known", [True, False])
async def test_a_new_start_of_a_computer_whose_clock_is_late(path: Path, known: bool) -> None:
    """Its time is not before what the bot saw before."""
    computer = Computer()
    bot = await Bot.at(path, computer, known=known)
    match = await bot.timed.begun(pace=HOUR)
    await bot.passes(MINUTE)
    computer.start_anew()
    computer.wrong = -DAY
    bot = await restarted(bot, path, 20, known=known)
    try:
        assert -25 - BEAT <= bot.time() - computer.true <= 0
        computer.wrong = 0
        await bot.passes(STEADY + MINUTE)
        match = await bot.timed.table.newest(match)
        assert abs(bot.left(match.row.deadline) - (HOUR - 2 * MINUTE - STEADY)) <= 25 + BEAT
    finally:
        await bot.close()


async def test_the_clock_was_believed_before_a_new_start(path: Path, bot: Bot) -> None:
    match = await bot.timed.begun(pace=HOUR)
    bot.computer.wrong = DAY
    await bot.passes(STEADY + 2 * LOOK)
    bot = await restarted(bot, path, 10)
    try:
        match = await bot.timed.table.newest(match)
        assert abs(bot.time() - bot.computer.wall()) <= 2
        assert abs(bot.left(match.row.deadline) - (HOUR - STEADY - 20)) <= 2
    finally:
        await bot.close()


# -- while nobody could act ------------------------------------------------------------------------


async def test_a_short_stop_changes_no_turn(path: Path, bot: Bot) -> None:
    await bot.timed.begun(pace=10 * MINUTE)
    came = await bot.passes(9 * MINUTE + 2 * LOOK)
    bot = await restarted(bot, path, 20)
    try:
        came += await bot.passes(MINUTE)
        assert [reminder for _, reminder in came] == [True, True, False]
    finally:
        await bot.close()


@pytest.mark.parametrize("computer_too", [False, True])
async def test_after_a_long_stop_there_is_time_to_answer_also_with_a_short_one_after_it(
    path: Path, bot: Bot, computer_too: bool
) -> None:
    await bot.timed.begun(pace=10 * MINUTE)
    assert await bot.passes(4 * MINUTE) == []
    if computer_too:
        bot.computer.start_anew()
    bot = await restarted(bot, path, 5 * MINUTE + 30)
    try:
        bot = await restarted(bot, path, 5)
        came = await bot.passes(2 * MINUTE)
        assert [reminder for _, reminder in came] in ([], [True]), came
        rest = await bot.passes(12 * MINUTE)
        assert [reminder for _, reminder in rest if not reminder] == [False]
        assert min(after for after, reminder in rest if not reminder) > 5 * MINUTE
    finally:
        await bot.close()


async def down(bot: Bot) -> dict[int, int]:
    rows = await bot.timed.table.database.rows("select day, seconds from downtimes order by day")
    return {row["day"]: row["seconds"] for row in rows}


async def test_a_days_downtime_is_added_up(path: Path, bot: Bot) -> None:
    today = daily.day_at(bot.time())
    assert await down(bot) == {}, "a store without a sign of life yet"
    bot.computer.true = daily.starts(today) + 23 * HOUR
    await bot.look()
    before = (await down(bot))[today]
    for seconds in (MINUTE, 10 * MINUTE):
        bot = await restarted(bot, path, seconds)
    await bot.close()
    bot = await Bot.at(path, bot.computer)
    assert (await down(bot))[today] == before + 10 * MINUTE, "a minute is nothing"
    bot = await restarted(bot, path, 3 * DAY)
    found = await down(bot)
    await bot.close()
    assert list(found) == [daily.moved_by(today, days) for days in range(4)]
    assert [found[daily.moved_by(today, days)] for days in (1, 2)] == [DAY, DAY]
    assert found[today] == before + 10 * MINUTE + (HOUR - 11 * MINUTE)


async def test_days_that_the_clock_passed_over_harm_no_streak(bot: Bot) -> None:
    today = daily.day_at(bot.time())
    bot.computer.wrong = 2 * DAY
    await bot.passes(STEADY + 2 * LOOK)
    found = await down(bot)
    assert found[daily.moved_by(today, 1)] == DAY
    bot.computer.wrong = 0
    await bot.passes(STEADY + 2 * LOOK)
    assert max(await down(bot), default=0) <= today, "days to come were no days of rest"

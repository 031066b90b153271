"""The computer's clock was changed and is believed: everything that is waited for shifts with it, at once."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.paper_world.rules import PaperWorld
from bot.matches import daily
from bot.matches.days import Days
from bot.matches.heartbeat import Heartbeat
from bot.matches.match import Match
from bot.matches.trusted import STEADY
from storage.matches import Sitter
from storage.sql.daily import SqlDailyStore
from storage.sql.database import Transaction
from storage.sql.heartbeat import SqlHeartbeatStore
from storage.sqlite.connection import Transaction as SqliteTransaction
from tests.games.paper_world_positions import position
from tests.matches import shifted_for_ever
from tests.matches.clocks import LOOK, Bot, Computer
from tests.matches.tables import ANNA, BEN, GAMES, PEOPLE, SERVER, ask, mover
from tests.matches.timed import START
from tests.storage.held import held

ROOT = Path(__file__).parents[2]
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
KILLS = int(os.environ.get("KILLS", "2"))
JUMPS = [DAY, -DAY, HOUR + 0.4, -90.0, 10 * 365 * DAY]


@pytest.fixture
def computer() -> Computer:
    return Computer()


@pytest.fixture
async def bot(path: Path, computer: Computer) -> AsyncIterator[Bot]:
    made = await Bot.at(path, computer)
    yield made
    await made.close()


async def waits(bot: Bot) -> dict[str, float]:
    """Seconds until each thing that somebody waits for, and since what such times are computed from."""
    found: dict[str, float] = {}
    for row in await bot.timed.table.database.rows("select * from matches where kind <> 'daily'"):
        for name in ("deadline", "alarm", "created"):
            if row[name] is not None:
                found[f"{name} of {row['id']}"] = bot.left(row[name])
        if row["offer"] is not None:
            found[f"offer of {row['id']}"] = bot.left(json.loads(row["offer"])["until"])
    for row in await bot.timed.table.database.rows("select match, version, at from log"):
        found[f"entry {row['version']} of {row['match']}"] = bot.left(row["at"])
    for row in await bot.timed.table.database.rows("select at from calls"):
        found["called"] = bot.left(row["at"])
    for row in await bot.timed.table.database.rows("select player, checked from members"):
        found[f"asked about {row['player']}"] = bot.left(row["checked"])
    for row in await bot.timed.table.database.rows("select id, asked from players where asked > 0"):
        found[f"account of {row['id']}"] = bot.left(row["asked"])
    for row in await bot.timed.table.database.rows("select until from forgotten where until is not null"):
        found["forgotten"] = bot.left(row["until"])
    return found


async def fill(bot: Bot) -> None:
    """A match of each kind that waits for something."""
    table = bot.timed.table

    async def begun(channel: int, seats: int = 2, late: str = "skip", pace: int = DAY) -> Match:
        match = await table.matches.open(
            "axio", server=SERVER, channel=channel, host=ANNA, seats=seats, pace=pace, late=late
        )
        for sitter in PEOPLE[1:seats]:
            match = await table.matches.join(match.id, sitter, ask(sitter))
        return match

    await table.lobby(2, channel=1)
    await table.move(await begun(2, pace=HOUR), 3)
    match = await begun(3)
    match = await table.matches.pause(match.id, ask(ANNA), 3)
    await table.matches.answer(match.id, ask(BEN), agree=True)
    match = await begun(4, seats=3)
    await table.matches.pause(match.id, ask(ANNA), 3)
    match = await begun(5, late="vote", pace=10 * MINUTE)
    await bot.passes(10 * MINUTE + LOOK)
    assert (await table.newest(match)).offer is not None, "a vote is open"

    def work(transaction: Transaction) -> None:
        transaction.run("insert into calls values (1, 2, ?)", START)
        transaction.run("insert into members values (?, ?, 'Anna', 0, ?)", SERVER, ANNA.player, START)
        transaction.run("insert into players (id, asked) values (1, ?)", START)
        transaction.run("insert into forgotten values ('lately', ?), ('for ever', null)", START + DAY)

    await table.database.write(work)


@pytest.mark.parametrize("jump", JUMPS)
async def test_when_the_clock_is_believed_nobody_gains_or_loses_time(bot: Bot, jump: float) -> None:
    await fill(bot)
    bot.computer.wrong = jump
    await bot.passes(STEADY - LOOK)
    before, then = await waits(bot), bot.time()
    assert len([name for name in before if name.startswith(("deadline", "offer", "alarm"))]) >= 10
    assert {"called", "forgotten", f"asked about {ANNA.player}", "account of 1"} <= before.keys()
    await bot.passes(2 * LOOK)
    assert abs(bot.time() - bot.computer.wall()) <= 1
    after, passed = await waits(bot), 2 * LOOK
    assert bot.time() - then - passed == round(jump)
    assert after == {name: seconds - passed for name, seconds in before.items()}


async def test_it_is_believed_again_and_again(bot: Bot) -> None:
    await fill(bot)
    for jump in (DAY, -HOUR, -2 * DAY):
        bot.computer.wrong += jump
        await bot.passes(STEADY - LOOK)
        before = await waits(bot)
        await bot.passes(2 * LOOK)
        assert abs(bot.time() - bot.computer.wall()) <= 1
        assert await waits(bot) == {name: seconds - 2 * LOOK for name, seconds in before.items()}


async def test_what_is_over_and_a_try_at_a_day_keep_their_times(bot: Bot) -> None:
    table = bot.timed.table
    over = await table.lobby(2)
    over = await table.matches.stop(over.id, ask(ANNA), moderator=False)
    days = Days(SqlDailyStore(table.database), table.matches, GAMES, clock=bot.time)
    attempt = await days.begin(ANNA, server=SERVER)
    kept = [(each.row, await table.store.log(each.id)) for each in (over, attempt)]
    bot.computer.wrong = -HOUR
    await bot.passes(STEADY + 3 * LOOK)
    assert bot.time() < START
    for row, log in kept:
        assert (await table.store.load(row.id), await table.store.log(row.id)) == (row, log)
    assert attempt.row.alarm == daily.ends(days.today())


async def test_an_action_taken_back_has_the_time_that_it_had(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time a turn had before follows from the log, whose times shift too."""
    dealt = position(hands="y2 y3 y4 k4")
    monkeypatch.setattr(PaperWorld, "setup", lambda *_: dealt)
    table = bot.timed.table
    match = await bot.timed.begun(game="paperworld", pace=DAY)
    had = bot.left(match.row.deadline)
    await bot.passes(HOUR, step=50)
    match = await table.act(match, "lay y2 C3")
    bot.computer.wrong = 2 * DAY
    await bot.passes(STEADY + 3 * LOOK)
    undone = await table.matches.undo(match.id, ask(mover(match)))
    assert undone.offer is None
    assert abs(bot.left(undone.row.deadline) - (had - HOUR - STEADY - 3 * LOOK)) < 2 * LOOK


async def test_boards_with_a_time_on_them_are_shown_anew(bot: Bot) -> None:
    table = bot.timed.table
    timed, free = await bot.timed.begun(), await table.begun(2, channel=5)
    for match in (timed, free):
        await table.messages.posted(match.id, 1, 1, match.version, match.row.page, hands=True)
    assert list(await table.messages.behind()) == []
    bot.computer.wrong = HOUR
    await bot.passes(STEADY + 3 * LOOK)
    assert list(await table.messages.behind()) == [timed.id]


async def test_what_is_judged_while_the_clock_is_set_is_judged_again(bot: Bot) -> None:
    """Its times would be those of the old clock."""
    table = bot.timed.table
    matches = [
        await table.matches.open(
            "axio", server=each, channel=each, host=Sitter(900 + each, "Host"), seats=2, pace=HOUR
        )
        for each in range(8)
    ]
    bot.computer.wrong = DAY
    await bot.passes(STEADY)
    # The one writing connection is held, so that the clock and the players meet in front of it.
    async with held(table.database):
        shift = asyncio.create_task(bot.passes(LOOK))
        await asyncio.sleep(0.1)
        joined = [asyncio.create_task(table.matches.join(match.id, BEN, ask(BEN))) for match in matches]
        opened = asyncio.create_task(table.lobby(2, channel=99))
        await asyncio.sleep(0.1)
        assert not shift.done()
        assert abs(bot.time() - bot.computer.true) < 1, "they are judged by the old time"
    await shift
    assert abs(bot.time() - bot.computer.wall()) <= 1, "it was set meanwhile"
    for match in await asyncio.gather(*joined):
        assert abs(bot.left(match.row.deadline) - HOUR) <= 2
    assert abs(bot.left((await opened).row.alarm) - DAY) <= 2


@pytest.mark.parametrize("by", JUMPS)
async def test_another_process_takes_the_correction_over(bot: Bot, computer: Computer, by: float) -> None:
    clock = computer.time()
    other = Heartbeat(clock, SqlHeartbeatStore(bot.timed.table.database))
    await other.begin()
    computer.wrong = by
    await bot.passes(STEADY + MINUTE, step=MINUTE)
    assert abs(clock() - bot.time() + by) < 2, "it goes by the time as it was"
    await other.follow()
    assert abs(clock() - bot.time()) < 2
    await other.follow()
    assert abs(clock() - bot.time()) < 2


async def test_all_or_nothing_is_shifted(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(bot)
    bot.computer.wrong = DAY
    await bot.passes(STEADY - LOOK)
    before, last = await waits(bot), await bot.heartbeat._store.last()  # PRIVATE: what is in the store
    run, done = SqliteTransaction.run, []

    def fails(self: SqliteTransaction, sql: str, *values: Any) -> Any:
        done.append(sql)
        if "heartbeat" in sql and len(done) > 1:
            raise OSError("the disk is full")
        return run(self, sql, *values)

    with monkeypatch.context() as broken:
        broken.setattr(SqliteTransaction, "run", fails)
        with pytest.raises(OSError, match="full"):
            await bot.passes(3 * LOOK)
    assert len(done) > 3, "it was in the middle"
    passed = bot.computer.true - (START + 0.5) - (10 * MINUTE + LOOK + STEADY - LOOK)
    assert await waits(bot) == {name: seconds - passed for name, seconds in before.items()}
    assert last is not None
    assert abs(bot.time() - bot.computer.true) < 1
    await bot.passes(LOOK)
    assert abs(bot.time() - bot.computer.wall()) <= 1
    assert await waits(bot) == {name: seconds - passed - LOOK for name, seconds in before.items()}


@pytest.mark.timeout(600 + 10 * KILLS)
def test_a_kill_leaves_the_one_or_the_other(path: Path) -> None:
    asyncio.run(shifted_for_ever.filled(path))
    chance, seen = Random("shifts"), set()
    for _ in range(KILLS):
        command = [sys.executable, str(Path(__file__).with_name("shifted_for_ever.py")), str(path)]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        shifting = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        assert shifting.stdout is not None
        assert shifting.stdout.readline() == "at work\n"
        time.sleep(chance.uniform(0.0, 0.3))
        shifting.send_signal(signal.SIGKILL)
        shifting.communicate()
        assert shifting.returncode == -signal.SIGKILL, "it was at work"
        left, at = asyncio.run(shifted_for_ever.left(path))
        assert left == {1000}, "all moved with the clock"
        seen.add(at)
    assert len(seen) == KILLS

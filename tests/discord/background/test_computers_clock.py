"""What players see when the computer's clock is changed while they play."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import build
from bot.client import Client
from bot.matches.trusted import STEADY
from tests.discord.club import Club, labels
from tests.matches.clocks import Computer
from tests.telling import tells

MINUTE, DAY = 60, 24 * 3600


@pytest.fixture
def computer() -> Computer:
    return Computer(true=1_800_000_000.5)


@pytest.fixture
def simcord_bot(tmp_path: Path, computer: Computer) -> Client:
    return build(tmp_path / "axio.db", seed=lambda: "one table, always dealt alike", clock=computer.time())


async def passes(club: Club, computer: Computer, seconds: float, step: float = 10) -> None:
    """Lets time pass, while the bot looks at its clock and at what has to be shown."""
    end = computer.true + seconds
    while computer.true < end:
        computer.true += step
        await club.bot.parts.timekeeper.look()
        await club.bot.parts.repairs.due()
    await club.env.settle()


async def test_m10_a_clock_that_is_a_day_ahead_for_a_moment_changes_no_turn(
    club: Club, computer: Computer
) -> None:
    """M10."""
    await club.alice.slash(club.channel, "axio start", seats=2, pace=10 * MINUTE)
    await club.bob.click(club.post, label="Join")
    late, posts = await club.mover(), len(club.channel.history())
    await passes(club, computer, 100)
    computer.wrong = DAY
    await passes(club, computer, 8, step=4)
    computer.wrong = 0
    await passes(club, computer, 10 * MINUTE - 120)
    said = [message.content for message in club.channel.history()][posts:]
    assert [tells(each, "reminder-skip") for each in said] == [True, True], said
    await passes(club, computer, 40)
    said = [message.content for message in club.channel.history()][posts:]
    assert tells(said[-1], "note-skipped", name=f"**{late.name}**")
    assert len(said) == 3
    assert [event["seconds"] for event in club.log if "was changed" in event["event"]] == [DAY]


async def test_m11_a_clock_a_day_late_closes_no_lobby(tmp_path: Path, club: Club) -> None:
    """M11."""
    computer = Computer(true=1_800_000_000.5, wrong=-DAY)
    await club.bot.close()
    club.bot = build(tmp_path / "late.db", clock=computer.time())
    await club.env.restart_bot(club.bot)
    await club.alice.slash(club.channel, "axio start", seats=2)
    await passes(club, computer, 10)
    computer.wrong = 0
    await passes(club, computer, STEADY + MINUTE, step=30)
    assert (await club.match()).in_lobby
    assert "Join" in labels(club.post)
    assert len(club.channel.history()) == 1
    match = await club.match()
    assert match.row.alarm is not None
    assert abs(match.row.alarm - computer.true - DAY) < STEADY + 2 * MINUTE
    await club.bob.click(club.post, label="Join")
    assert (await club.match()).running


async def test_a_board_shows_the_time_of_the_clock_that_is_believed(club: Club, computer: Computer) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2, pace=DAY)
    await club.bob.click(club.post, label="Join")
    posts, deadline = len(club.channel.history()), int(computer.true) + DAY
    assert f"<t:{deadline}:R>" in club.post.content
    computer.wrong = 3 * DAY
    await passes(club, computer, STEADY + 2 * MINUTE, step=30)
    assert f"<t:{deadline + 3 * DAY}:R>" in club.post.content
    mover = await club.mover()
    direct = mover.user.dm_channel.last_message
    assert direct is not None
    assert f"<t:{deadline + 3 * DAY}:R>" in direct.content
    assert len(club.channel.history()) == posts, "nobody is called"

"""The whole bot is killed while a computer thinks: the turn is played once after the next start."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.matches.change import Ask
from bot.matches.match import Match
from tests.outside.discord_outside import CHANNEL, PLAYERS, SERVER
from tests.outside.judging import boards_judged, hands_judged
from tests.outside.test_killed_bot import Run
from tests.outside.turns import Turns
from tests.patience import PATIENT, until
from tests.processes.warm import Warm
from tests.thinking.test_workers import alive

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at processes as Linux does")


def workers_of(bot: int) -> list[int]:
    """The processes of a bot that think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent == bot and "spawn_main" in stat.with_name("cmdline").read_text():
                found.append(int(stat.parent.name))
        except OSError:
            # It has just ended.
            continue
    return found


async def thinking(turns: Turns) -> Match:
    """A match that waits for a computer."""
    match = await turns.matches.open(
        "paperworld", server=SERVER, channel=CHANNEL, host=PLAYERS[0], seats=2, computers=["hard"]
    )
    while not match.computer_to_move:
        least = match.game.least(match.state, match.to_move[0])
        match = await turns.matches.act(match.id, Ask(PLAYERS[0].player), match.game.notate(least))
    return match


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
async def test_a_bot_killed_while_a_computer_thinks_plays_its_turn_once(tmp_path: Path) -> None:
    run = Run(tmp_path)
    await run.outside.start()
    turns = await Turns.at(run.path)
    process: Warm | None = None
    try:
        match = await thinking(turns)
        process = await run.start(turns)
        bot = process.pid
        await until(lambda: workers_of(bot))
        workers = workers_of(bot)
        process.send_signal(signal.SIGKILL)
        await process.wait()
        before = await turns.matches.find(match.id)
        assert before is not None
        assert before.version == match.version, "it was still thinking"
        await until(lambda: not any(map(alive, workers)))
        process = await run.start(turns)
        async with asyncio.timeout(PATIENT):
            while (found := await turns.matches.find(match.id)) is None or found.computer_to_move:  # noqa: ASYNC110 -- in another process
                await asyncio.sleep(0.05)
        await run.shown(turns)
        log = await turns.store.log(match.id)
        assert found.state is not None
        assert match.state is not None
        assert found.state.turn == match.state.turn + 1
        assert {entry.seat for entry in log[match.version :]} == set(match.to_move)
        await boards_judged(run.outside, turns)
        await hands_judged(run.outside, turns)
        workers = workers_of(process.pid)
        assert workers
        process.terminate()
        assert await process.wait() == 0
        assert not any(map(alive, workers))
    finally:
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        await turns.database.close()
        await run.outside.stop()

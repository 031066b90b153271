"""The whole bot is killed while people play: nothing answered is lost, nothing is played or shown twice.

The bot is a process of its own with the real discord.py; the Discord it talks to is in this process,
keeps what it was sent, and enforces the rule of nonces.  `KILLS=200 pytest tests/outside` kills more often
than usual.
"""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import codec
from bot.catalog import TITLES
from bot.matches.match import Match
from bot.matches.replay import states_of
from storage.players import PlayerRow
from storage.sql.players import SqlPlayerStore
from tests.outside.bot_process import run as run_bot
from tests.outside.discord_outside import CHANNEL, PLAYERS, Gone, Outside, text_of
from tests.outside.judging import boards_judged, hands_judged
from tests.outside.turns import Turns, choose, command_of
from tests.patience import PATIENT, until
from tests.processes.warm import Warm
from tests.telling import went_wrong, wording

KILLS = int(os.environ.get("KILLS", "2"))


class Run:
    """One bot process after another on one store, and what players were told."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "axio.db"
        self.outside = Outside(channels=len(TITLES), kept=10_000)
        self.acknowledged: dict[int, int] = {}
        self.unanswered: dict[int, tuple[dict[str, Any], int]] = {}
        self.answers = 0
        self.newest = 0
        self.said: dict[int, str] = {}

    async def start(self, turns: Turns) -> Warm:
        """Starts the bot; returns when it is connected and has shown everything."""
        env = {
            **os.environ,
            "DISCORD_TOKEN": "not-a-token",
            "AXIO_DATABASE": str(self.path),
            "AXIO_LOG_LEVEL": "WARNING",
            "AXIO_LOG_FORMAT": "json",
        }
        process = Warm(run_bot, self.outside.port, cwd=self.path.parent, env=env)
        await asyncio.wait_for(self.outside.ready.wait(), PATIENT)
        await self.shown(turns)
        return process

    @staticmethod
    async def shown(turns: Turns) -> None:
        """Waits until the store says that everything is shown."""
        async with asyncio.timeout(PATIENT):
            while await turns.messages.behind():  # noqa: ASYNC110 -- it happens in another process
                await asyncio.sleep(0.05)

    async def play(self, turns: Turns, number: int, chance: Random) -> None:
        """Plays in one channel until the bot is gone."""
        while True:
            match = await turns.running(number)
            who = match.sitters[match.to_move[0]]
            command, options = command_of(match.game.key, choose(match, chance))
            interaction = self.outside.slash(who, CHANNEL + number, command, options)
            self.unanswered[match.id] = (interaction, match.version)
            await self._deliver(match.id, interaction, match.version)

    def armed(self, match: Match) -> list[dict[str, Any]]:
        """The boards of a running match that were posted since the last kill and have buttons."""
        return [
            post
            for post in self.outside.posts(match.row.channel)
            if f":{match.id}:" in str(post["components"]) and match.running and int(post["id"]) > self.newest
        ]

    async def again(self) -> None:
        """Delivers unanswered interactions again; they may have been stored, and must be played once."""
        for match, (interaction, version) in list(self.unanswered.items()):
            await self._deliver(match, interaction, version)

    async def _deliver(self, match: int, interaction: dict[str, Any], version: int) -> None:
        answer = await self.outside.deliver(interaction)
        said = self.said[match] = text_of(answer)
        assert not went_wrong(said), said
        del self.unanswered[match]
        if wording("admission-much").search(said):
            # This player, at four tables at once, has too much under way.
            await asyncio.sleep(0.1)
            return
        self.acknowledged[match] = version + 1
        self.answers += 1


async def judged(run: Run, turns: Turns) -> None:
    """Checks what must hold when the bot is back and idle."""
    whole = await turns.database.row("pragma integrity_check")
    assert whole is not None
    assert whole[0] == "ok"
    for row in await turns.database.rows("select id from matches"):
        match = await turns.matches.find(row["id"])
        assert match is not None
        log = await turns.store.log(match.id)
        assert match.version == len(log)
        state = states_of(match, log)[-1]
        assert state is not None
        assert codec.dump(state) == match.row.state
        assert match.version >= run.acknowledged.get(match.id, 0), run.said[match.id]
        async with asyncio.timeout(PATIENT):
            # Buttons are removed last, so a kill may leave some, which answer that they are out of date.
            # Of the boards posted since, only the newest has any.
            while len(run.armed(match)) > 1:  # noqa: ASYNC110 -- it happens in another process
                await asyncio.sleep(0.05)
    await boards_judged(run.outside, turns)
    await hands_judged(run.outside, turns)


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.timeout(600 + 20 * KILLS)
async def test_a_killed_bot_loses_nothing_and_shows_everything_once(tmp_path: Path) -> None:
    run, chance = Run(tmp_path), Random("killed bot")
    await run.outside.start()
    turns = await Turns.at(run.path)
    process: Warm | None = None
    try:
        # One of the two gets a new message each turn, the other has one that is kept up to date.
        await SqlPlayerStore(turns.database).put(PLAYERS[0].player, PlayerRow(messages=True))
        for number in range(len(TITLES)):
            await turns.running(number)
        for _ in range(KILLS):
            process = await run.start(turns)
            await judged(run, turns)
            await run.again()
            players = [
                asyncio.create_task(run.play(turns, number, Random(chance.random())))
                for number in range(len(TITLES))
            ]
            # The others are at work when one is answered.
            enough = run.answers + chance.randint(2, 5)
            await until(lambda: run.answers >= enough or players[0].done())  # noqa: B023 -- awaited here
            await asyncio.sleep(chance.uniform(0.0, 0.05))
            assert process.returncode is None, "it was still at work"
            process.send_signal(signal.SIGKILL)
            await process.wait()
            places = run.outside.messages.values()
            run.newest = max((int(number) for place in places for number in place), default=0)
            ends = await asyncio.wait_for(asyncio.gather(*players, return_exceptions=True), PATIENT)
            assert all(isinstance(end, Gone) for end in ends), ends
        process = await run.start(turns)
        await run.again()
        await run.shown(turns)
        await judged(run, turns)
        process.terminate()
        assert await process.wait() == 0
    finally:
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        await turns.database.close()
        await run.outside.stop()
    assert run.answers > KILLS

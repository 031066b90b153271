"""On the wire: what a bot says names its commands by the ids that Discord gave them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.texts import ENGLISH, text
from tests.outside.discord_outside import CHANNEL, PLAYERS, text_of
from tests.outside.test_killed_bot import Run
from tests.outside.turns import Turns, delivered
from tests.patience import PATIENT
from tests.telling import as_said


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.timeout(300)
async def test_commands_are_mentioned_or_named_as_the_readers_discord_does(tmp_path: Path) -> None:
    run = Run(tmp_path)
    await run.outside.start()
    turns = await Turns.at(run.path)
    process = await run.start(turns)
    try:
        asked = run.outside.slash(PLAYERS[0], CHANNEL, "axio board", {})
        told = text_of(await delivered(run.outside, asked))
        assert f"</axio start:{run.outside.commands.id_of('axio')}>" in told
        assert as_said(told) == text(ENGLISH, "match-none", game="Axio", command="axio")
        # Somebody whose Discord speaks Hungarian finds no "start" in it, whatever language the bot speaks.
        told = text_of(await delivered(run.outside, {**asked, "id": "1", "locale": "hu", "token": "t" * 60}))
        none = text("hu", "match-none", game="Axio", command="axio")
        assert told == none.replace("start", "indítás").replace("practice", "gyakorlás")
        # Everybody may read a lobby, each with another Discord.
        asked = run.outside.slash(PLAYERS[0], CHANNEL, "axio start", {"seats": 2, "hints": True})
        await delivered(run.outside, asked)
        async with asyncio.timeout(PATIENT):
            while not run.outside.posts(CHANNEL):  # noqa: ASYNC110 -- it happens in another process
                await asyncio.sleep(0.05)
        (lobby,) = run.outside.posts(CHANNEL)
        assert f"</axio hint:{run.outside.commands.id_of('axio')}>" in text_of(lobby)
        process.terminate()
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await turns.database.close()
        await run.outside.stop()

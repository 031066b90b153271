"""Even at its most verbose the log holds nothing that players may not see: no hand, no seed, no token.

The bot is a process of its own with the real discord.py at level DEBUG, and is played on from outside.
`WHOLE=1 pytest tests/outside/test_debug_log.py` plays a match of each game to its end.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.catalog import TITLES
from tests.outside.bot_process import run
from tests.outside.discord_outside import CHANNEL, Outside, text_of
from tests.outside.turns import Turns, choose, command_of, delivered
from tests.patience import PATIENT
from tests.processes.warm import Warm
from tests.telling import went_wrong

TURNS = 1000 if os.environ.get("WHOLE") else 10
HIDDEN = ("bag", "racks", "supply", "stacks", "hands", "pile", "piles")
"""The fields of all games' states that nobody, or only one player, may know."""


def spellings(value: Any) -> Iterator[str]:
    """The ways to write a value: as it is stored, and as Python shows it."""
    yield json.dumps(value)
    yield json.dumps(value, separators=(",", ":"))
    yield repr(value)
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        yield repr(tuple(value))
        yield " ".join(value)


def hidden(state: str) -> Iterator[str]:
    """Every text that would give away what this state hides."""
    yield state
    yield state.replace('"', '\\"')
    fields = json.loads(state)
    for name in HIDDEN:
        value = fields.get(name, [])
        for part in (value, *(each for each in value if isinstance(each, list))):
            yield from (text for text in spellings(part) if len(text) > 8)


def test_a_secret_in_the_log_would_be_found() -> None:
    found = set(hidden('{"racks":[["rb","yo"],["gw","gp"]],"bag":["rr","bb"],"seat":0}'))
    assert {'["rb","yo"]', '["rb", "yo"]', "('rb', 'yo')", "['rr', 'bb']", '["rr","bb"]'} <= found
    assert not any("seat" in text and "racks" not in text for text in found)


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.timeout(600 + TURNS)
async def test_no_line_of_the_log_holds_a_secret(tmp_path: Path) -> None:
    outside, chance = Outside(channels=len(TITLES)), Random("debug log")
    await outside.start()
    path = tmp_path / "axio.db"
    turns = await Turns.at(path)
    env = {
        **os.environ,
        "DISCORD_TOKEN": "not-a-token",
        "AXIO_DATABASE": str(path),
        "AXIO_LOG_LEVEL": "DEBUG",
        "AXIO_LOG_FORMAT": "json",
    }
    secrets: set[str] = {"not-a-token"}
    process = Warm(run, outside.port, cwd=tmp_path, env=env)
    try:
        await asyncio.wait_for(outside.ready.wait(), PATIENT)
        for number in range(len(TITLES)):
            first = (await turns.running(number)).id
            for _ in range(TURNS):
                match = await turns.running(number)
                if match.id != first:
                    break
                assert match.row.state is not None
                secrets.update((match.row.seed, *hidden(match.row.state)))
                who = match.sitters[match.to_move[0]]
                typed, options = command_of(match.game.key, choose(match, chance))
                interaction = outside.slash(who, CHANNEL + number, typed, options)
                secrets.add(interaction["token"])
                answer = await delivered(outside, interaction)
                assert not went_wrong(text_of(answer)), text_of(answer)
        process.terminate()
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await turns.database.close()
        await outside.stop()
    text = process.written
    assert '"ready"' in text
    assert [secret for secret in secrets if secret in text] == []

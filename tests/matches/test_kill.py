"""A process that is killed in the middle of play loses nothing that it has acknowledged.

`KILLS=200 pytest tests/matches/test_kill.py` kills it more often than the usual few times.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from tests.matches.endless_play import run
from tests.matches.tables import Table
from tests.processes.warm import Warm

KILLS = int(os.environ.get("KILLS", "6"))


def killed_while_playing(path: Path, number: int, after: float) -> dict[int, int]:
    """The newest version of each match that a process acknowledged before it was killed.

    after: seconds between its first acknowledgement and the kill.
    """
    playing = Warm(run, path, number, cwd=path.parent, env=os.environ)
    playing.until_written("\n")
    time.sleep(after)
    playing.kill()
    # It was still running, so it neither failed nor ended by itself.
    assert playing.ended() == -signal.SIGKILL, playing.written[-2000:]
    assert "Traceback" not in playing.written, playing.written[-2000:]
    lines = playing.written.splitlines(keepends=True)
    said = [tuple(map(int, line.split())) for line in lines if line.endswith("\n")]
    newest: dict[int, int] = {}
    for match, version in said:
        assert version > newest.get(match, 0)
        newest[match] = version
    return newest


async def judged(path: Path, acknowledged: dict[int, int]) -> None:
    table = await Table.at(path)
    try:
        whole = await table.database.row("pragma integrity_check")
        assert whole is not None
        assert whole[0] == "ok"
        stored = {row["id"] for row in await table.database.rows("select id from matches")}
        assert stored >= acknowledged.keys()
        for number in stored:
            match = await table.matches.find(number)
            assert match is not None
            await table.is_sound(match)
            if number in acknowledged:
                version = acknowledged[number]
                assert match.version >= version
                # At most one change was stored but not yet acknowledged; each has one interaction.
                extra = (await table.store.log(number))[version:]
                assert sum(entry.interaction is not None for entry in extra) == bool(extra)
    finally:
        await table.database.close()


@pytest.mark.timeout(600 + 10 * KILLS)
def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    chance = Random("kills")
    changes = 0
    for number in range(1, KILLS + 1):
        acknowledged = killed_while_playing(path, number, after=chance.uniform(0.0, 0.4))
        asyncio.run(judged(path, acknowledged))
        changes += sum(acknowledged.values())
    assert changes > 10 * KILLS

"""A backup made while the bot plays, with the command from the documents, is a whole store."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from pathlib import Path

from tests.matches.tables import Table, legal

_COMMAND = re.compile(r'^\.venv/bin/python -c "(.+)"$', re.MULTILINE)


async def test_a_backup_of_a_running_bot_is_restored(tmp_path: Path) -> None:
    document = Path(__file__).parents[2] / "docs" / "running.md"
    (code,) = _COMMAND.findall(document.read_text("utf-8"))
    (tmp_path / "data").mkdir()
    table = await Table.at(tmp_path / "data" / "axio.db")
    match = await table.begun(2)
    acknowledged: list[int] = []
    stopped = asyncio.Event()

    async def play() -> None:
        now = match
        while not stopped.is_set():
            now = await (table.act(now, legal(now)[0]) if now.running else table.begun(2))
            if now.id == match.id:
                acknowledged.append(now.version)

    playing = asyncio.create_task(play())
    while len(acknowledged) < 3:  # noqa: ASYNC110 -- what is waited for is a number
        await asyncio.sleep(0.01)
    before = acknowledged[-1]
    backup = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=tmp_path)
    assert await backup.wait() == 0
    stopped.set()
    await playing
    await table.database.close()

    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.move(tmp_path / "axio-backup.db", restored / "axio.db")
    again = await Table.at(restored / "axio.db")
    found = await again.is_sound(match)
    assert found.version >= before
    if found.running:
        await again.is_sound(await again.move(found))
    await again.database.close()

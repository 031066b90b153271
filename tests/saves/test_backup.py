"""A backup made while the bot plays, with the command from the documents, is a whole store."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from tests.matches.tables import Table, legal

ROOT = Path(__file__).parents[2]
_COMMANDS = re.compile(r"^\.venv/bin/python -m bot (backup|restore) (\S+)", re.MULTILINE)


async def bot(folder: Path, *words: str) -> int:
    """The exit code of a command of the owner's, with the settings as they are without a file."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AXIO_")}
    environment |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "not-a-token"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words), cwd=folder, env=environment
    )
    return await process.wait()


async def test_a_backup_of_a_running_bot_is_restored(tmp_path: Path) -> None:
    document = (ROOT / "docs" / "running.md").read_text("utf-8")
    assert {command for command, _ in _COMMANDS.findall(document)} == {"backup", "restore"}
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
    assert await bot(tmp_path, "backup", "copy.db") == 0
    stopped.set()
    await playing
    await table.database.close()

    assert await bot(tmp_path, "restore", "copy.db") == 0
    again = await Table.at(tmp_path / "data" / "axio.db")
    found = await again.is_sound(match)
    assert found.version >= before
    if found.running:
        await again.is_sound(await again.move(found))
    await again.database.close()

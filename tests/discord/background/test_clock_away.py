"""Clocks on a server that cannot be reached: they wait, and hold up no others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from bot.background.timekeeper import Timekeeper
from bot.wire.servers import Servers
from storage.sql.alarms import SqlAlarmStore
from storage.sqlite.database import Database
from tests.storage.finished import NOVEMBER
from tests.storage.fresh import opened
from tests.storage.growth import grow_open

HERE, AWAY = 8, 9


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    made = await opened(tmp_path / "store.db")
    yield made
    await made.close()


async def test_clocks_that_wait_for_a_server_hold_up_no_others(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest alarms were asked for again and again, and no others came to their turn."""
    monkeypatch.setattr("storage.sql.alarms._MOST", 2)
    await grow_open(database, 5, server=AWAY)
    await grow_open(database, 1, server=HERE, alarm=NOVEMBER + 2)
    down, asked, loaded, judged = {AWAY}, list[int](), list[int](), list[int]()

    async def find(number: int) -> Any:
        loaded.append(number)
        return SimpleNamespace(row=SimpleNamespace(server=HERE if number == 6 else AWAY), running=True)

    async def judge(number: int, since: int) -> None:
        judged.append(number)
        await database.store("update matches set alarm = null where id = ?", number)

    alarms = SqlAlarmStore(database)

    async def due(besides: int) -> list[int]:
        asked.append(besides)
        return await alarms.due(NOVEMBER + 10, besides)

    clock: Any = SimpleNamespace(due=due, judge=judge, now=lambda: NOVEMBER + 10)
    client: Any = SimpleNamespace(get_guild=lambda server: SimpleNamespace(unavailable=server in down))
    unused: Any = AsyncMock()
    lookup: Any = SimpleNamespace(find=find)
    heartbeat: Any = SimpleNamespace(since=0)
    keeper = Timekeeper(Servers(client), lookup, unused, unused, unused, clock, heartbeat)
    for _ in range(4):
        await keeper.tick()
    assert judged == [6]
    assert sorted(loaded) == [1, 2, 3, 4, 5, 6], "those that wait are not loaded again"
    await database.store("update matches set alarm = null where id = 1")
    await keeper.tick()
    await keeper.tick()
    assert asked[-1] == 4, "what is over is waited for no more"
    down.clear()
    for _ in range(3):
        await keeper.tick()
    assert sorted(judged) == [2, 3, 4, 5, 6]

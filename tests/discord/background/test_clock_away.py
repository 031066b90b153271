"""Clocks on a server that cannot be reached: they wait, and hold up no others."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.background.timekeeper import Timekeeper
from bot.wire.servers import Servers
from storage.sql.alarms import SqlAlarmStore
from tests.storage.finished import NOVEMBER
from tests.storage.fresh import opened
from tests.storage.growth import grow_open

HERE, AWAY = 8, 9


async def test_clocks_that_wait_for_a_server_hold_up_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest alarms were asked for again and again, and no others came to their turn."""
    monkeypatch.setattr("storage.sql.alarms._MOST", 2)
    database = await opened(tmp_path / "store.db")
    await grow_open(database, 5, server=AWAY)
    await grow_open(database, 1, server=HERE, alarm=NOVEMBER + 2)
    down, loaded, judged = {AWAY}, list[int](), list[int]()

    async def find(number: int) -> Any:
        loaded.append(number)
        return SimpleNamespace(row=SimpleNamespace(server=HERE if number == 6 else AWAY), running=True)

    async def judge(number: int, since: int) -> None:
        judged.append(number)
        await database.store("update matches set alarm = null where id = ?", number)

    alarms = SqlAlarmStore(database)
    clock: Any = SimpleNamespace(
        due=lambda besides: alarms.due(NOVEMBER + 10, besides), judge=judge, now=lambda: NOVEMBER + 10
    )
    client: Any = SimpleNamespace(get_guild=lambda server: SimpleNamespace(unavailable=server in down))
    unused: Any = AsyncMock()
    lookup: Any = SimpleNamespace(find=find)
    heartbeat: Any = SimpleNamespace(since=0)
    keeper = Timekeeper(Servers(client), lookup, unused, unused, unused, clock, heartbeat)
    for _ in range(4):
        await keeper.tick()
    assert judged == [6]
    assert sorted(loaded) == [1, 2, 3, 4, 5, 6], "those that wait are not loaded again"
    down.clear()
    for _ in range(3):
        await keeper.tick()
    assert sorted(judged) == [1, 2, 3, 4, 5, 6]
    await database.close()

"""What is looked at again and again: trouble is said once, also when the connection was lost in between."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest
import structlog

from bot.background.presence import Presence
from bot.background.repairs import Repairs
from bot.background.rounds import Rounds
from bot.matches.heartbeat import GAP
from bot.wire.failures import Reason


class Failing(Rounds):
    def __init__(self) -> None:
        super().__init__(60, "trouble")
        self.online, self.broken = True, True

    def ready(self) -> bool:
        return self.online

    async def look(self) -> None:
        if self.broken:
            raise OSError("the disk is full")


async def test_lasting_trouble_is_said_once_also_after_a_lost_connection() -> None:
    rounds = Failing()
    with structlog.testing.capture_logs() as log:
        for online in (True, True, False, True):
            rounds.online = online
            await rounds._round()
        assert [event["event"] for event in log] == ["trouble"]
        rounds.broken = False
        await rounds._round()
        rounds.broken = True
        await rounds._round()
    assert [event["event"] for event in log] == ["trouble", "trouble"]


async def test_a_process_notes_which_shards_it_is_connected_with() -> None:
    up, shards = set[int](), AsyncMock()
    presence = Presence(shards, lambda: up, lambda: 1000.5)
    await presence._round()
    shards.present.assert_not_awaited()
    up |= {0, 2}
    await presence._round()
    shards.present.assert_awaited_once_with(up, 1000, GAP)


async def test_a_match_is_not_repaired_again_while_discord_delays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.background.repairs._PATIENCE", 0)
    begun, shown = list[int](), asyncio.Event()

    async def catch_up(number: int, *, again: bool) -> tuple[None, None]:
        begun.append(number)
        await shown.wait()
        return None, None

    store, display = AsyncMock(), AsyncMock(catch_up=catch_up)
    store.behind.side_effect = [{1: 0, 2: 0}, {2: 0, 3: 0}]
    repairs = Repairs(store, display, lambda: 0.0, lambda: True)
    await repairs.everything()
    await repairs.everything()
    shown.set()
    await repairs.stop()
    assert begun == [1, 2, 3]


async def test_many_shards_that_connect_have_everything_tried_once_more_not_once_each() -> None:
    """Each began anew with all that is behind, also with what cannot be shown at all."""
    begun, free = list[int](), asyncio.Event()

    async def catch_up(number: int, *, again: bool) -> tuple[Reason, None]:
        begun.append(number)
        await free.wait()
        return Reason.FORBIDDEN, None

    store, display = AsyncMock(), AsyncMock(catch_up=catch_up)
    store.behind.return_value = {1: 0, 2: 0}
    repairs = Repairs(store, display, lambda: 0.0, lambda: True)
    shards = [asyncio.create_task(repairs.everything()) for _ in range(10)]
    await asyncio.sleep(0)
    shards += [asyncio.create_task(repairs.everything()) for _ in range(10)]
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(*shards)
    assert begun == [1, 2, 1, 2]

"""What is sent again when the connection was cut, and when."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.wire.failures import Reason, Unsent, attempt, repeated


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that were waited, in no time."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("bot.wire.failures.asyncio.sleep", sleep)
    monkeypatch.setattr("bot.wire.failures._WAITS", (0.5, 1.5))
    return waited


async def failing(error: Exception) -> int:
    """How many times a request was made that fails like this each time."""
    tries = 0

    async def request() -> None:
        nonlocal tries
        tries += 1
        raise error

    with pytest.raises(Unsent):
        await repeated(lambda: attempt(request()))
    return tries


async def test_a_cut_connection_is_tried_again_after_each_wait(waits: list[float]) -> None:
    assert await failing(OSError("cut")) == 3
    assert waits == [0.5, 1.5]


async def test_what_discord_answered_is_believed_at_once(waits: list[float]) -> None:
    response: Any = SimpleNamespace(status=500, reason="")
    assert await failing(discord.HTTPException(response, "failed")) == 1
    assert waits == []


async def test_the_connection_that_holds_gives_the_answer(waits: list[float]) -> None:
    answers = iter([Unsent(Reason.FAILED, OSError("cut")), None])

    async def request() -> str:
        if (unsent := next(answers)) is not None:
            raise unsent
        return "sent"

    assert await repeated(request) == "sent"
    assert len(waits) == 1


async def test_what_is_to_be_sent_when_the_bot_has_closed_its_connections_is_unsent() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with pytest.raises(Unsent):
        await attempt(session.get("http://localhost/"))


async def test_other_faults_are_not_taken_for_that() -> None:
    async def request() -> None:
        raise RuntimeError("a fault")

    with pytest.raises(RuntimeError, match="a fault"):
        await attempt(request())

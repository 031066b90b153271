"""A bot that is being stopped accepts nothing new, says so, and loses nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.discord.club import Club, answer
from tests.patience import PATIENT
from tests.telling import tells


async def test_commands_and_buttons_are_answered_and_not_done(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2)
    version = (await club.match()).version
    await club.bot.drain(1)
    assert tells(answer(await club.bob.click(club.post, label="Join")), "stopping")
    assert tells(answer(await club.bob.slash(club.channel, "rota start", seats=2)), "stopping")
    assert (await club.match()).version == version
    await club.restart()
    await club.bob.click(club.post, label="Join")
    assert (await club.match()).running


async def test_stopping_waits_for_work_under_way(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2)
    publish, reached, go_on = club.bot.services.posts.publish, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **more: Any) -> Any:
        reached.set()
        await go_on.wait()
        return await publish(*args, **more)

    monkeypatch.setattr(club.bot.services.posts, "publish", slow)
    joining = asyncio.create_task(club.bob.click(club.post, label="Join"))
    await reached.wait()
    draining = asyncio.create_task(club.bot.drain(PATIENT))
    await asyncio.sleep(0.05)
    assert not draining.done()
    go_on.set()
    await draining
    assert tells(answer(await joining), "joined-begun")
    assert (await club.match()).row.post_version == (await club.match()).version

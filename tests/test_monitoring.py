"""The bot seen from outside: figures for Prometheus, alive, ready; and that no figure names anybody."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot import metrics
from bot.commands.shared.finder import ask_of
from bot.crew import Crew
from bot.monitoring import Watched, monitoring
from bot.refusal import Refusal
from bot.settings import SettingsError
from bot.wire.components import Press
from tests.discord.direct import GUESTS, Direct
from tests.playground.page import free_port

DASHBOARD = Path(__file__).parents[1] / "docs" / "grafana.json"


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def read(session: aiohttp.ClientSession, address: str) -> tuple[int, str]:
    async with session.get(address) as answer:
        return answer.status, await answer.text()


def figure(name: str, **labels: str) -> float:
    """The value of a figure of this process; 0 if it was never counted."""
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def client(**changes: Any) -> Any:
    """As much of a connected client as is watched."""
    parts = SimpleNamespace(repairs=SimpleNamespace(behind=3), queues={"requests": lambda: 7})
    usual = {
        "opened": True,
        "stopping": False,
        "up": {0},
        "wanted": {0},
        "crew": Crew(),
        "guilds": [1, 2],
        "parts": parts,
    }
    return SimpleNamespace(**{**usual, **changes})


async def test_without_a_port_nothing_listens() -> None:
    async with monitoring("127.0.0.1", None) as watched:
        assert isinstance(watched, Watched)


async def test_alive_and_ready_as_the_bot_starts_plays_and_stops(session: aiohttp.ClientSession) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    async with monitoring("127.0.0.1", port) as watched:
        assert await read(session, f"{base}/healthz") == (200, "ok\n")
        assert await read(session, f"{base}/readyz") == (503, "the store is not open yet\n")
        watched.client = client(up=set())
        assert await read(session, f"{base}/readyz") == (503, "there is no connection to Discord\n")
        watched.client = client()
        assert await read(session, f"{base}/readyz") == (200, "ok\n")
        status, shown = await read(session, f"{base}/metrics")
        assert status == 200
        for line in (
            "axio_ready 1.0",
            "axio_servers 2.0",
            "axio_posts_behind 3.0",
            'axio_waiting{queue="requests"} 7.0',
            'axio_shard_up{shard="0"} 1.0',
        ):
            assert line in shown.splitlines()
        watched.client = client(stopping=True)
        assert await read(session, f"{base}/readyz") == (503, "the bot is stopping\n")
    with pytest.raises(aiohttp.ClientConnectionError):
        await read(session, f"{base}/healthz")


async def test_the_dashboard_shows_every_figure_and_no_other(session: aiohttp.ClientSession) -> None:
    port = free_port()
    async with monitoring("127.0.0.1", port) as watched:
        watched.client = client()
        _, shown = await read(session, f"http://127.0.0.1:{port}/metrics")
    there = set(re.findall(r"^# TYPE (axio_\w+|process_\w+) ", shown, re.MULTILINE))
    drawn = set(re.findall(r"(?:axio|process)_[a-z_]+", DASHBOARD.read_text("utf-8")))
    drawn = {name.removesuffix("_bucket") for name in drawn}
    assert drawn <= there
    assert {name for name in there if name.startswith("axio_") and not name.endswith("_created")} <= drawn


async def test_a_port_that_is_taken_is_said_in_a_sentence() -> None:
    port = free_port()
    async with monitoring("127.0.0.1", port):
        with pytest.raises(SettingsError, match=f"AXIO_METRICS_PORT is {port}"):
            async with monitoring("127.0.0.1", port):
                pytest.fail("both listen")
    # Whoever failed has left nothing behind.
    async with monitoring("127.0.0.1", port):
        pass


async def test_what_players_do_is_counted_and_names_nobody(tmp_path: Path) -> None:
    async def fails(*_: Any) -> None:
        raise RuntimeError("on purpose")

    direct = await Direct.at(tmp_path / "axio.db")
    actions, stored = figure("axio_actions_total", game="axio"), figure("axio_store_seconds_count")
    pictures, faults = figure("axio_picture_seconds_count"), figure("axio_faults_total")
    refused = figure("axio_refusals_total", reason="match-not-your-turn")
    match = await direct.begun("axio")
    waiting = match.sitters[1 - match.to_move[0]]
    action = match.game.notate(next(iter(match.actions(match.to_move[0]))))
    asked = direct.interaction(waiting)
    with pytest.raises(Refusal) as refusal:
        await direct.services.matches.act(match.id, ask_of(asked), action)
    await direct.services.failing.answer(asked, refusal.value)
    direct.verbs = {**direct.verbs, "hand": fails}
    await direct.press(GUESTS[0], Press("hand", match.id, match.version, ""))
    await direct.database.close()
    assert figure("axio_actions_total", game="axio") > actions
    assert figure("axio_store_seconds_count") > stored
    assert figure("axio_picture_seconds_count") > pictures
    assert figure("axio_faults_total") == faults + 1
    assert figure("axio_refusals_total", reason="match-not-your-turn") == refused + 1
    shown = str([sample.labels for family in metrics.REGISTRY.collect() for sample in family.samples])
    assert not [guest for guest in GUESTS if guest.name in shown or re.search(rf"\b{guest.player}\b", shown)]

"""Bots in processes of their own: which one works on a store, and how one ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.__main__ import _passes
from storage.faults import StoreUnusable
from storage.sqlite.lease import Lease
from tests.processes.gateway import ROOT, Bot, Gateway, gateway

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")


def open_matches(database: Path) -> list[tuple[int, int]]:
    with sqlite3.connect(database) as connection:
        found = connection.execute("select version, post_version from matches").fetchall()
    connection.close()
    return found


async def test_the_second_process_waits_and_takes_over_when_the_first_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "axio.db"
    async with gateway() as outside:
        first = await Bot.start(outside, database)
        await first.says('"ready"')
        second = await Bot.start(outside, database)
        await second.says("another process works on this store")
        await asyncio.sleep(1)
        assert len(outside.connected) == 1, "the second has not even logged in"
        token = await outside.command("axio", "start", seats=1)
        await outside.answered(token)
        assert len([path for _, path, _ in outside.requests if path.endswith("/callback")]) == 1
        assert await first.end(signal.SIGKILL) == -signal.SIGKILL
        killed = time.monotonic()
        await second.says('"ready"')
        assert time.monotonic() - killed < 10
        assert len(outside.connected) == 2
        assert await second.end() == 0
        assert "warning" not in "".join(second.log)


async def test_a_waiting_process_ends_when_it_is_told_to(tmp_path: Path) -> None:
    lease = Lease(tmp_path / "axio.db")
    assert lease.take()
    async with gateway() as outside:
        waiting = await Bot.start(outside, tmp_path / "axio.db")
        await waiting.says("another process works on this store")
        assert await waiting.end() == 0
        assert outside.requests == []
    assert not (tmp_path / "axio.db").exists(), "it has not touched the store"
    lease.release()


async def test_sigterm_finishes_what_is_under_way_and_takes_nothing_new(tmp_path: Path) -> None:
    database = tmp_path / "axio.db"
    async with gateway() as outside:
        outside.slow = 2
        bot = await Bot.start(outside, database)
        await bot.says('"ready"')
        token = await outside.command("axio", "start", seats=1)
        await outside.posting.wait()
        started = time.monotonic()
        bot.process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.5)
        late = await outside.command("axio", "start", seats=1)
        assert await bot.process.wait() == 0
        assert time.monotonic() - started < 10
        assert "begins" in outside.answers(token)[-1]
        assert "restarted" in outside.answers(late)[-1]
        assert open_matches(database) == [(2, 2)], "one match, and its post is noted"
        await bot.reading
        assert "warning" not in "".join(bot.log)


@pytest.mark.timeout(60)
async def test_sigterm_does_not_wait_for_ever(tmp_path: Path) -> None:
    database = tmp_path / "axio.db"
    async with gateway() as outside:
        outside.slow = 30
        bot = await Bot.start(outside, database)
        await bot.says('"ready"')
        token = await outside.command("axio", "start", seats=1)
        await outside.posting.wait()
        waits = await outside.command("axio", "start", seats=1)
        await asyncio.sleep(0.5)
        started = time.monotonic()
        assert await bot.end() == 0
        assert "restarted before I could finish this" in outside.answers(waits)[-1]
        (told,) = outside.answers(token)
        assert "Your solo match of Axio begins" in told
        assert "the board comes in a moment" in told
        assert 5 < time.monotonic() - started < 10, "for as long as it may, and no longer"
        assert open_matches(database) == [(2, 0)], "stored, and shown after the next start"
        assert "ended before all was done" in "".join(bot.log)
        assert '"error"' not in "".join(bot.log)
        outside.slow = 0
        again = await Bot.start(outside, database)
        await again.says("match repaired")
        assert open_matches(database) == [(2, 2)]
        assert await again.end() == 0


async def test_a_start_while_discord_is_down_waits_until_it_is_back(tmp_path: Path) -> None:
    async with gateway() as outside:
        outside.down = 1
        bot = await Bot.start(outside, tmp_path / "axio.db")
        await bot.says('"ready"')
        assert await bot.end() == 0
    (line,) = [json.loads(line) for line in bot.log if "cannot be reached" in line]
    assert (line["level"], line["next_try"]) == ("warning", 1)
    assert "503" in line["why"]
    assert not any("Traceback" in line or '"error"' in line for line in bot.log)


@pytest.mark.parametrize("status", [400, 403])
@pytest.mark.parametrize(
    ("path", "event"),
    [
        ("/oauth2/applications/@me", "Discord refuses the start"),
        ("/commands", "Discord refused the commands, so those that it knows stay"),
    ],
)
async def test_a_start_that_discord_refuses_is_tried_again(
    tmp_path: Path, status: int, path: str, event: str
) -> None:
    async with gateway() as outside:
        outside.refused = (path, status)
        bot = await Bot.start(outside, tmp_path / "axio.db")
        await bot.says(event)
        await bot.says('"ready"')
        asked = len([each for _, each, _ in outside.requests if each.endswith(path)])
        assert asked == (2 if path.startswith("/oauth2") else 1)
        token = await outside.command("axio", "start", seats=1)
        await outside.answered(token)
        assert await bot.end() == 0
    (line,) = [json.loads(line) for line in bot.log if event in line]
    assert str(status) in line["why"]
    assert line["next_try"] >= 1
    assert not any("Traceback" in line for line in bot.log)


async def test_a_start_that_cannot_reach_discord_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """A name that nobody knows: it goes on trying, and SIGTERM is obeyed."""
    bot = await Bot.start(Gateway(base="http://nowhere.invalid/api/v10"), tmp_path / "axio.db")
    await bot.says("cannot be reached")
    started = time.monotonic()
    assert await bot.end() == 0
    assert time.monotonic() - started < 5
    assert not any("Traceback" in line or '"error"' in line for line in bot.log)
    lease = Lease(tmp_path / "axio.db")
    assert lease.take(), "the store is free for the next"
    lease.release()


def test_a_store_of_a_newer_version_is_refused_by_its_own_name(tmp_path: Path) -> None:
    store = tmp_path / "axio.db"
    with sqlite3.connect(store) as connection:
        connection.execute("pragma user_version = 999")
    connection.close()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {"AXIO_PLAYGROUND_FOLDER": str(tmp_path), "AXIO_PLAYGROUND_PORT": str(port)}
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=ROOT,
        env={**os.environ, **env, "DISCORD_TOKEN": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    last = json.loads(ended.stderr.splitlines()[-1])
    assert last["event"] == "the store cannot be used"
    assert last["file"] == str(store)
    assert "999" in last["why"]


async def test_what_passes_by_itself_and_what_does_not() -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError) as refused:
            await session.get("http://127.0.0.1:1/")
    assert _passes(refused.value)
    for status, passes in ((500, True), (503, True), (429, True), (400, True), (401, False), (403, True)):
        answer: Any = SimpleNamespace(status=status, reason="")
        assert _passes(discord.HTTPException(answer, "")) is passes
    assert _passes(TimeoutError())
    assert not _passes(discord.LoginFailure())
    assert not _passes(StoreUnusable())
    assert not _passes(PermissionError())


def test_one_of_many_holds_the_lease(tmp_path: Path) -> None:
    path = tmp_path / "axio.db"
    first, second = Lease(path), Lease(path)
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_the_lease_of_a_process_that_dies_is_free(tmp_path: Path) -> None:
    path = tmp_path / "axio.db"
    holds = (
        "import sys, time; from pathlib import Path; from storage.sqlite.lease import Lease;"
        "print(Lease(Path(sys.argv[1])).take(), flush=True); lease = Lease(Path(sys.argv[1] + '2'));"
        "print(lease.take(), flush=True); time.sleep(60)"
    )
    dying = subprocess.Popen(
        [sys.executable, "-c", holds, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert dying.stdout is not None
    assert [dying.stdout.readline().strip() for _ in range(2)] == ["True", "True"]
    held = Lease(Path(f"{path}2"))
    assert not held.take()
    dying.kill()
    dying.communicate()
    assert held.take()
    held.release()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match=r"axio\.db-lock"):
        Lease(tmp_path / "missing" / "axio.db").take()

"""Bots in processes of their own: which one uses a store, and how one stops."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot import __main__ as program
from bot import crew
from bot.__main__ import _passes
from storage.faults import StoreAway, StoreRefused, StoreUnusable
from storage.lease import Joined
from storage.sqlite.lease import FileLease
from tests.patience import PATIENT, until
from tests.playground.page import free_port
from tests.processes.gateway import ROOT, Bot, Gateway, gateway
from tests.telling import wording

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")


def open_matches(database: Path) -> list[tuple[int, int]]:
    with sqlite3.connect(database) as connection:
        found = connection.execute("select version, post_version from matches").fetchall()
    connection.close()
    return found


async def seen(port: int, path: str) -> tuple[int, str]:
    """What a bot tells whoever watches it from outside."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def test_the_second_process_waits_and_takes_over_when_the_first_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "axio.db"
    async with gateway() as outside:
        first = await Bot.start(outside, database)
        await first.says('"ready"')
        port = free_port()
        second = await Bot.start(outside, database, metrics=port)
        await second.says("another process works on this store")
        assert await seen(port, "readyz") == (503, "the store is not open yet\n")
        token = await outside.command("axio", "start", seats=1)
        await outside.answered(token)
        assert len([path for _, path, _ in outside.requests if path.endswith("/callback")]) == 1
        assert len(outside.connected) == 1, "the second has not even logged in"
        assert await first.end(signal.SIGKILL) == -signal.SIGKILL
        await second.says('"ready"')
        assert len(outside.connected) == 2
        assert await seen(port, "readyz") == (200, "ok\n")
        assert "axio_ready 1.0\n" in (await seen(port, "metrics"))[1]
        assert await second.end() == 0
        assert "warning" not in "".join(second.log)


@pytest.mark.todays(2)
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
async def test_on_a_server_the_second_process_takes_the_shard_over(
    postgres: Callable[[], str], how: signal.Signals
) -> None:
    database = postgres()
    async with gateway() as outside:
        first = await Bot.start(outside, database)
        await first.says('"ready"')
        port = free_port()
        second = await Bot.start(outside, database, metrics=port)
        await second.says('"processes": 2')
        async with asyncio.timeout(PATIENT):
            # Then the first can be stopped.
            while await seen(port, "readyz") != (200, "ok\n"):  # noqa: ASYNC110 -- as a supervisor asks
                await asyncio.sleep(0.05)
        assert "axio_leads 0.0\n" in (await seen(port, "metrics"))[1]
        token = await outside.command("axio", "start", seats=1)
        await outside.answered(token)
        assert len([path for _, path, _ in outside.requests if path.endswith("/callback")]) == 1
        assert len(outside.connected) == 1, "there is one shard, and the first process has it"
        assert await first.end(how) == (0 if how is signal.SIGTERM else -how)
        await second.says('"ready"')
        assert len(outside.connected) == 2
        assert await seen(port, "readyz") == (200, "ok\n")
        told = (await seen(port, "metrics"))[1]
        for figure in ('axio_shard_up{shard="0"}', "axio_ready", "axio_processes", "axio_leads"):
            assert f"{figure} 1.0\n" in told
        token = await outside.command("axio", "start", seats=1)
        await outside.answered(token)
        assert await second.end() == 0
        assert "warning" not in "".join(second.log)


async def test_a_waiting_process_ends_when_it_is_told_to(tmp_path: Path) -> None:
    lease = FileLease(tmp_path / "axio.db")
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
        outside.free.clear()
        bot = await Bot.start(outside, database)
        await bot.says('"ready"')
        token = await outside.command("axio", "start", seats=1)
        await outside.posting.wait()
        bot.process.send_signal(signal.SIGTERM)
        # A command that comes before the signal is answered as usual.
        late = [await outside.command("axio", "rules")]
        while not any(wording("stopping").search(told) for each in late for told in outside.answers(each)):
            late.append(await outside.command("axio", "rules"))
            await outside.answered(late[-1])
        assert bot.process.returncode is None
        late.append(await outside.command("axio", "start", seats=1))
        outside.free.set()
        assert await bot.process.wait() == 0
        assert wording("started-solo").search(outside.answers(token)[-1])
        assert all(outside.answers(each) for each in late)
        assert open_matches(database) == [(2, 2)], "one match, with its post"
        assert "warning" not in "".join(bot.log)


async def test_sigterm_does_not_wait_for_ever(tmp_path: Path) -> None:
    database = tmp_path / "axio.db"
    async with gateway() as outside:
        outside.free.clear()
        # After one second answers stop waiting for posts, and after three for anything.
        patient = {"_LAST_WORDS": PATIENT - 1, "_FAREWELL": PATIENT - 3}
        bot = await Bot.start(outside, database, seconds=patient)
        await bot.says('"ready"')
        token = await outside.command("axio", "start", seats=1)
        await outside.posting.wait()
        waits = await outside.command("axio", "board")
        await until(lambda: len([path for _, path, _ in outside.requests if path.endswith("/callback")]) == 2)
        assert await bot.end() == 0, "though nothing was posted"
        assert wording("ending").search(outside.answers(waits)[-1])
        (told,) = outside.answers(token)
        assert wording("started-solo", game="Axio").search(told)
        assert wording("post-late", what="board").search(told)
        assert open_matches(database) == [(2, 0)], "stored, and shown after the next start"
        assert "ended before all was done" in "".join(bot.log)
        assert '"error"' not in "".join(bot.log)
        outside.free.set()
        again = await Bot.start(outside, database)
        await again.says("match repaired")
        assert open_matches(database) == [(2, 2)]
        assert await again.end() == 0


@pytest.mark.todays(2)
@pytest.mark.parametrize("status", [400, 403])
async def test_a_start_that_discord_fails_or_refuses_is_tried_again(tmp_path: Path, status: int) -> None:
    """Discord is down first, and then refuses one request after another."""
    application, commands = "/oauth2/applications/@me", "/commands"
    async with gateway() as outside:
        outside.down = 1
        outside.refused = {application: status, commands: status}
        bot = await Bot.start(outside, tmp_path / "axio.db")
        await bot.says('"ready"')
        asked = [path for _, path, _ in outside.requests]
        assert sum(path.endswith(application) for path in asked) == 2
        assert sum(path.endswith(commands) for path in asked) == 1
        token = await outside.command("axio", "start", seats=1)
        await outside.answered(token)
        assert await bot.end() == 0
    down, refused, unknown = [json.loads(line) for line in bot.log if '"next_try"' in line]
    assert (down["event"], down["level"]) == ("Discord cannot be reached", "warning")
    assert "503" in down["why"]
    assert refused["event"] == "Discord refuses the start"
    assert unknown["event"] == "Discord refused the commands, so those that it knows stay"
    assert str(status) in refused["why"]
    assert str(status) in unknown["why"]
    assert (down["next_try"], refused["next_try"]) == (0.1, 0.2), "it waits longer the second time"
    assert unknown["next_try"] >= 1
    assert not any("Traceback" in line for line in bot.log)


async def test_a_start_that_cannot_reach_discord_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """With an unknown host name it keeps trying, and obeys SIGTERM."""
    bot = await Bot.start(Gateway(base="http://nowhere.invalid/api/v10"), tmp_path / "axio.db")
    await bot.says("cannot be reached")
    assert await bot.end() == 0
    assert not any("Traceback" in line or '"error"' in line for line in bot.log)
    lease = FileLease(tmp_path / "axio.db")
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
        timeout=PATIENT,
        check=False,
    )
    assert ended.returncode == 1
    last = json.loads(ended.stderr.splitlines()[-1])
    assert last["event"] == "the store cannot be used"
    assert last["file"] == str(store)
    assert "999" in last["why"]


async def test_which_start_failures_are_retried() -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError) as refused:
            await session.get("http://127.0.0.1:1/")
    assert _passes(refused.value)
    for status, passes in ((500, True), (503, True), (429, True), (400, True), (401, False), (403, True)):
        answer: Any = SimpleNamespace(status=status, reason="")
        assert _passes(discord.HTTPException(answer, "")) is passes
    assert _passes(TimeoutError())
    assert not _passes(discord.LoginFailure())
    assert _passes(StoreAway())
    assert not _passes(StoreUnusable())
    assert not _passes(PermissionError())


async def test_a_bot_that_loses_its_lease_ends_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "LOOK", 0.01)
    held = [True, True, False]
    lease: Any = SimpleNamespace(holds=lambda: held.pop(0), muster=lambda: None)
    stopped = asyncio.Event()
    with pytest.raises(StoreUnusable, match="another process"):
        async with program._watched_over(crew.Crew(lease), stopped):
            await asyncio.wait_for(stopped.wait(), PATIENT)
    kept: Any = SimpleNamespace(holds=lambda: True, muster=lambda: None)
    async with program._watched_over(crew.Crew(kept), asyncio.Event()):
        await asyncio.sleep(0.05)


async def test_a_start_waits_for_a_server_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_RETRY", 0.001)
    answers: list[Any] = [StoreAway("refused"), Joined.TAKEN, StoreAway("refused"), Joined.YES]

    def join(*, sharing: bool) -> Joined:
        assert sharing
        match answers.pop(0):
            case Joined() as joined:
                return joined
            case away:
                raise away

    lease: Any = SimpleNamespace(join=join)
    assert await program._joined(crew.Crew(lease), asyncio.Event())
    assert not answers
    answers += [StoreAway("refused")] * 100
    stopped = asyncio.Event()
    stopped.set()
    assert not await program._joined(crew.Crew(lease), stopped)
    assert len(answers) == 99
    answers[:] = [StoreUnusable("its tables are not those of this program")]
    with pytest.raises(StoreUnusable, match="its tables"):
        await program._joined(crew.Crew(lease), asyncio.Event())


async def test_a_start_that_the_server_refuses_ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_RETRY", 0.001)
    now = 0.0
    monkeypatch.setattr(program, "time", SimpleNamespace(monotonic=lambda: now))
    answers: list[Any] = []

    def join(*, sharing: bool) -> Joined:
        nonlocal now
        now += program._REFUSED / 2
        answer = answers.pop(0)
        if isinstance(answer, Joined):
            return answer
        raise answer

    lease: Any = SimpleNamespace(join=join)
    refused = StoreRefused("wrong password")
    answers[:] = [
        refused,
        refused,
        StoreAway("starting"),
        refused,
        refused,
        Joined.TAKEN,
        refused,
        Joined.YES,
    ]
    assert await program._joined(crew.Crew(lease), asyncio.Event())
    answers[:] = [StoreAway("starting"), refused, refused, refused, Joined.YES]
    with pytest.raises(StoreRefused, match="wrong password"):
        await program._joined(crew.Crew(lease), asyncio.Event())
    assert answers == [Joined.YES]


def test_one_of_many_holds_the_lease(tmp_path: Path) -> None:
    path = tmp_path / "axio.db"
    first, second = FileLease(path), FileLease(path)
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_the_lease_of_a_process_that_dies_is_free(tmp_path: Path) -> None:
    path = tmp_path / "axio.db"
    holds = (
        "import sys, time; from pathlib import Path; from storage.sqlite.lease import FileLease;"
        "print(FileLease(Path(sys.argv[1])).take(), flush=True); lease = FileLease(Path(sys.argv[1] + '2'));"
        "print(lease.take(), flush=True); time.sleep(600)"
    )
    dying = subprocess.Popen(
        [sys.executable, "-c", holds, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert dying.stdout is not None
    assert [dying.stdout.readline().strip() for _ in range(2)] == ["True", "True"]
    held = FileLease(Path(f"{path}2"))
    assert not held.take()
    dying.kill()
    dying.communicate()
    assert held.take()
    held.release()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match=r"axio\.db-lock"):
        FileLease(tmp_path / "missing" / "axio.db").take()

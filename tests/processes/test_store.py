"""A store that is damaged, restored, or readable by others: what a bot that starts on it does."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import structlog

import bot.__main__ as program
from bot.app import build
from storage.engines import engine
from storage.sqlite.database import Database
from storage.sqlite.faults import StoreDamaged
from storage.sqlite.files import beside
from storage.sqlite.lease import FileLease
from tests.patience import PATIENT
from tests.processes.gateway import Bot, gateway
from tests.processes.warm import Warm
from tests.storage.test_soundness import damage, killed, mode, used

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="locks and modes as POSIX has them")


def ended(folder: Path, **settings: str) -> tuple[int, list[dict[str, str]]]:
    """The exit code and log of a bot that ends before it reaches Discord."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("AXIO_")}
    env |= {"AXIO_DATABASE": str(folder / "axio.db"), "AXIO_LOG_FORMAT": "json"}
    env |= {"AXIO_PLAYGROUND_FOLDER": str(folder), "DISCORD_TOKEN": "no.real.token"}
    ran = Warm(program.main, cwd=folder, env=env | settings)
    code = ran.ended()
    assert "Traceback" not in ran.written
    return code, [json.loads(line) for line in ran.written.splitlines()]


def modes(folder: Path) -> dict[str, int]:
    return {each.name: mode(each) for each in folder.glob("axio*")}


def port_of_nobody() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.mark.parametrize(
    ("end", "token"), [("in order", "no.real.token"), ("killed", "no.real.token"), ("in order", "")]
)
async def test_a_damaged_page_ends_the_start_with_one_line(tmp_path: Path, end: str, token: str) -> None:
    """M23."""
    store = tmp_path / "axio.db"
    await used(store, range(1, 500))
    damage(store)
    if end == "killed":
        killed(store, "insert into servers (id) values (7)")
    await asyncio.to_thread(tmp_path.chmod, 0o755)
    code, log = await asyncio.to_thread(
        ended, tmp_path, DISCORD_TOKEN=token, AXIO_PLAYGROUND_PORT=port_of_nobody()
    )
    assert code == 1
    assert mode(tmp_path) == (0o755 if token else 0o700), (
        "a playground has its own folder; another may be shared"
    )
    assert [line["event"] for line in log if line["level"] == "error"] == ["the store cannot be used"]
    assert log[-1]["file"] == str(store)
    for part in ("damaged", "backup", ".recover", "docs/running.md"):
        assert part in log[-1]["why"]
    checked_first = any("did not end in order" in line["event"] for line in log)
    assert checked_first is (end == "killed" and bool(token))


@pytest.mark.parametrize("token", ["no.real.token", ""])
async def test_a_restored_file_beside_an_old_log_ends_the_start_with_one_line(
    tmp_path: Path, token: str
) -> None:
    store = tmp_path / "axio.db"
    await used(store, range(1, 50))
    backup = tmp_path / "backup"
    shutil.copy(store, backup)
    await used(store, range(50, 60))
    killed(store, "update players set language = 'de'")
    shutil.copy(backup, store)
    before = store.read_bytes(), beside(store, "-wal").read_bytes()
    code, log = await asyncio.to_thread(
        ended, tmp_path, DISCORD_TOKEN=token, AXIO_PLAYGROUND_PORT=port_of_nobody()
    )
    assert code == 1
    assert "remove axio.db-wal and axio.db-shm" in log[-1]["why"]
    assert (store.read_bytes(), beside(store, "-wal").read_bytes()) == before


async def test_a_start_that_fails_at_an_open_store_closes_it(tmp_path: Path) -> None:
    """Otherwise its threads would keep the process from ending and being restarted."""
    store = tmp_path / "axio.db"
    await (await Database.open(store)).close()
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("drop table heartbeat")
    with pytest.raises(sqlite3.OperationalError) as failed:
        await build(store).setup_hook()
    left = [each for each in threading.enumerate() if "connection_worker" in each.name]
    for each in left:
        await asyncio.to_thread(each.join, PATIENT)
    assert not any(each.is_alive() for each in left), failed


async def test_damage_that_a_long_check_finds_ends_the_bot_while_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, stopped = asyncio.Event(), asyncio.Event()

    async def check(store: Path) -> None:
        await found.wait()
        raise StoreDamaged("page 7")

    monkeypatch.setattr("storage.sqlite.engine.check", check)
    monkeypatch.setattr(program, "_LOOK", 0.01)

    async def play() -> None:
        async with program._checked(engine(tmp_path / "axio.db"), stopped):
            assert not stopped.is_set(), "it plays meanwhile"
            found.set()
            await asyncio.wait_for(stopped.wait(), PATIENT)

    with pytest.raises(StoreDamaged, match="page 7"):
        await play()


async def test_a_long_check_after_an_end_out_of_order_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cancelled, stopped = asyncio.Event(), asyncio.Event()

    async def check(store: Path) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()

    monkeypatch.setattr("storage.sqlite.engine.check", check)
    beside(tmp_path / "axio.db", "-wal").touch()
    asyncio.get_running_loop().call_later(0.05, stopped.set)
    async with program._checked(engine(tmp_path / "axio.db"), stopped):
        assert stopped.is_set()
    assert cancelled.is_set()


async def test_a_killed_bot_checks_its_store_and_plays_on(tmp_path: Path) -> None:
    store = tmp_path / "axio.db"
    async with gateway() as outside:
        first = await Bot.start(outside, store)
        await first.says('"ready"')
        assert modes(tmp_path) == dict.fromkeys(
            ("axio.db", "axio.db-wal", "axio.db-shm", "axio.db-lock"), 0o600
        )
        await first.end(signal.SIGKILL)
        second = await Bot.start(outside, store)
        await second.says("the store is checked first")
        await second.says('"ready"')
        assert await second.end() == 0
    assert not beside(store, "-wal").exists()


# -- other users of the computer -------------------------------------------------------------------


def test_a_token_that_others_can_read_is_said(tmp_path: Path) -> None:
    settings = tmp_path / ".env"
    with structlog.testing.capture_logs() as log:
        program._warn_of_readers(settings)
        settings.write_text("DISCORD_TOKEN=no.real.token\n", "utf-8")
        settings.chmod(0o600)
        program._warn_of_readers(settings)
        assert log == []
        settings.chmod(0o640)
        program._warn_of_readers(settings)
    (line,) = log
    assert (line["log_level"], line["right"]) == ("warning", f"chmod 600 {settings}")


@contextmanager
def earlier_version(lease: Path) -> Iterator[None]:
    """A process of 0.2.0 that holds its lease: an SQLite lock on a file that everybody could read."""
    script = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None);"
        "c.execute('begin exclusive'); print('held', flush=True); sys.stdin.read()"
    )
    held = subprocess.Popen(
        [sys.executable, "-c", script, str(lease)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert held.stdout is not None
    assert held.stdout.readline() == "held\n"
    yield
    held.kill()
    held.communicate()


def test_a_process_of_an_earlier_version_is_waited_for(tmp_path: Path) -> None:
    lease = FileLease(tmp_path / "axio.db")
    earlier = tmp_path / "axio.db-lease"
    with earlier_version(earlier):
        assert not lease.take()
        assert not lease.take(), "and it has kept nothing"
    assert lease.take()
    with closing(sqlite3.connect(earlier, timeout=0, isolation_level=None)) as late:
        script = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('begin exclusive')"
        refused = subprocess.run(
            [sys.executable, "-c", script, str(earlier)], capture_output=True, text=True, check=False
        )
        assert "database is locked" in refused.stderr, "a waiting process cannot get in between"
        assert late.in_transaction is False
    lease.release()


def test_a_reader_of_the_earlier_lease_keeps_nobody_off(tmp_path: Path) -> None:
    """Anybody who had opened 0.2.0's file for reading could have kept it locked for ever."""
    earlier = tmp_path / "axio.db-lease"
    earlier.touch(0o644)
    script = (
        "import fcntl, os, sys; f = os.open(sys.argv[1], os.O_RDONLY);"
        "fcntl.lockf(f, fcntl.LOCK_SH); fcntl.flock(f, fcntl.LOCK_EX);"
        "print('held', flush=True); sys.stdin.read()"
    )
    reader = subprocess.Popen(
        [sys.executable, "-c", script, str(earlier)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert reader.stdout is not None
    assert reader.stdout.readline() == "held\n"
    lease = FileLease(tmp_path / "axio.db")
    assert lease.take()
    lease.release()
    reader.kill()
    reader.communicate()


def test_nobody_else_can_open_what_is_locked(tmp_path: Path) -> None:
    lock = tmp_path / "axio.db-lock"
    lock.touch(0o644)
    lease = FileLease(tmp_path / "axio.db")
    assert lease.take()
    assert mode(lock) == 0o600
    with lock.open("rb") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_SH | fcntl.LOCK_NB)
    lease.release()


async def test_files_beside_the_store_do_not_release_the_lease(tmp_path: Path) -> None:
    store = tmp_path / "axio.db"
    lease = FileLease(store)
    assert lease.take()
    await used(store, range(1, 3))
    await (await Database.open(store)).close()
    assert not FileLease(store).take()
    lease.release()

"""What `python -m bot check` tells about token, rights, clock, store, disk and backups."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import psycopg
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord import Permissions
from discord.http import Route

from bot.owner.commands import main
from bot.texts import text
from bot.wire.invitation import RIGHTS
from storage.engines import named
from storage.lease import Joined
from storage.postgres.database import Database
from storage.postgres.lease import SessionLease
from storage.sql.store import sql_store
from storage.sqlite.backups import SqliteDatedBackups
from tests.storage.test_backups import damage
from tests.storage.test_soundness import used

TOKEN = "a.real.token"


@dataclass
class Asked:
    """A Discord that is asked by REST only."""

    ahead: float = 0.0
    status: int = 200  # of the lists of servers
    servers: list[dict[str, Any]] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)

    async def answer(self, request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bot {TOKEN}":
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        headers = {"Date": formatdate(time.time() + self.ahead, usegmt=True)}
        if request.path.endswith("/users/@me"):
            return web.json_response({"id": "1", "username": "Axio"}, headers=headers)
        self.pages.append(request.query["after"])
        if self.status >= 400:
            return web.json_response({"message": "Internal Server Error", "code": 0}, status=self.status)
        later = [each for each in self.servers if int(each["id"]) > int(request.query["after"])]
        return web.json_response(later[: int(request.query["limit"])], headers=headers)


def server(number: int, rights: Permissions = RIGHTS) -> dict[str, Any]:
    return {"id": str(number), "name": f"Club {number}", "permissions": str(rights.value)}


@pytest.fixture
async def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Asked]:
    """It, with a token that it accepts in the settings, and a store."""
    asked = Asked(servers=[server(number) for number in (1, 2)])
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", asked.answer)
    async with TestServer(app) as running:
        monkeypatch.setattr(Route, "BASE", str(running.make_url("/api/v10")))
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        monkeypatch.setenv("AXIO_DATABASE", str(tmp_path / "axio.db"))
        await used(tmp_path / "axio.db", range(1, 4))
        yield asked


async def checked(capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    """The exit code, and by what was looked at, the line about it."""
    code = await asyncio.to_thread(main, ["check"])
    lines = capsys.readouterr().out.splitlines()
    return code, {line.split(": ")[0].split()[-1]: line for line in lines}


async def test_all_is_well(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = await checked(capsys)
    assert code == 0, lines
    assert [*lines] == ["settings", "token", "clock", "rights", "store", "disk", "backups"]
    assert all(line.startswith("ok ") for line in lines.values())
    assert "all 2 servers" in lines["rights"]


async def test_a_wrong_token_is_said_and_not_shown(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "another.token")
    code, lines = await checked(capsys)
    assert code == 1
    assert lines["token"].startswith("WRONG")
    assert "another" not in str(lines)
    assert "rights" not in lines


async def test_a_discord_that_fails_is_said(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    asked.status = 500
    code, lines = await checked(capsys)
    assert code == 1
    assert lines["Discord"].startswith("WRONG")
    assert "500" in lines["Discord"]


def protected(file: Path, mode: int) -> None:
    """Makes an empty file with these permissions."""
    file.touch()
    file.chmod(mode)


async def test_a_token_that_others_can_read(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    for mode, told in ((0o644, 1), (0o640, 1), (0o600, 0)):
        protected(Path(".env"), mode)
        assert await asyncio.to_thread(main, ["check"]) == told
        assert (text("en", "owner-check-token-open", file=".env") in capsys.readouterr().out) == bool(told)


async def test_missing_rights_are_named_with_their_server_on_every_page(
    asked: Asked, capsys: pytest.CaptureFixture[str]
) -> None:
    without = Permissions(RIGHTS.value & ~Permissions(attach_files=True).value)
    asked.servers = [server(number) for number in range(1, 250)]
    asked.servers[230] = server(231, without)
    asked.servers[231] = server(232, Permissions(administrator=True))
    code, lines = await checked(capsys)
    assert code == 1
    assert asked.pages == ["0", "200"]
    assert lines["rights"].startswith("WRONG")
    assert "1 of 249 servers: Club 231 (attach files)" in lines["rights"]


@pytest.mark.parametrize(("ahead", "fine"), [(0, True), (40, True), (-90, False), (7200, False)])
async def test_the_clock_is_compared(
    ahead: float, fine: bool, asked: Asked, capsys: pytest.CaptureFixture[str]
) -> None:
    asked.ahead = ahead
    code, lines = await checked(capsys)
    assert code == (0 if fine else 1)
    assert lines["clock"].startswith("ok " if fine else "WRONG ")


async def test_a_damaged_store_and_a_full_disk(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    damage(tmp_path / "axio.db")
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=1e6))
    code, lines = await checked(capsys)
    assert code == 1
    assert lines["store"].startswith("WRONG")
    assert "damaged" in lines["store"]
    assert lines["disk"].startswith("WRONG")


async def test_a_folder_or_a_file_that_may_not_be_read_in_place_of_the_store(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for place, code, said in (
        (tmp_path, 1, "it is a folder"),
        (tmp_path / "missing" / "axio.db", 0, "there is none yet"),
    ):
        assert await asyncio.to_thread(main, ["--store", str(place), "check"]) == code
        (line,) = [each for each in capsys.readouterr().out.splitlines() if " store: " in each]
        assert said in line
    refused = Mock(side_effect=PermissionError(13, "Permission denied"))
    for name in ("pathlib.Path.open", "shutil.disk_usage"):
        with monkeypatch.context() as patch:
            patch.setattr(name, refused)
            code, lines = await checked(capsys)
        assert code == 1
        assert "Permission denied" in lines["store"]


async def test_backups_that_are_wanted_must_be_there_and_young(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AXIO_BACKUPS", "3")
    backups = SqliteDatedBackups(tmp_path / "axio.db")
    assert (await checked(capsys))[1]["backups"].startswith("WRONG")
    await backups.take(time.time() - 3 * 24 * 3600)
    assert (await checked(capsys))[1]["backups"].startswith("WRONG")
    await backups.take(time.time() - 3 * 3600)
    code, lines = await checked(capsys)
    assert code == 0
    assert "2 are there, the newest 3 hours old" in lines["backups"].replace("\u2068", "").replace(
        "\u2069", ""
    )


async def test_before_the_first_start_no_backup_is_missed(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AXIO_BACKUPS", "3")
    (tmp_path / "axio.db").unlink()
    code, lines = await checked(capsys)
    assert (code, "backups" in lines) == (0, False)


async def test_a_store_on_a_server_is_opened(
    asked: Asked,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    postgres: Callable[[], str],
) -> None:
    address = postgres()
    monkeypatch.setenv("AXIO_DATABASE", address)
    code, lines = await checked(capsys)
    assert code == 0, lines
    assert [*lines][4:] == ["store", "schema", "server-clock", "processes"]
    assert text("en", "owner-check-store-served", address=named(address)) in lines["store"]
    assert text("en", "owner-check-store-owned") in lines["schema"]
    assert text("en", "owner-check-store-clock", seconds=0) in lines["server-clock"]
    assert text("en", "owner-check-processes", processes=0, shards=0) in lines["processes"]


async def test_processes_and_the_shards_that_nobody_has_are_told(
    asked: Asked,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    postgres: Callable[[], str],
) -> None:
    address = postgres()
    monkeypatch.setenv("AXIO_DATABASE", address)
    database = await Database.open(address)
    await sql_store(database).shards.divide(3)
    await database.close()
    lease = SessionLease(address)
    assert lease.join() is Joined.YES
    assert lease.take_shard(1)
    code, lines = await checked(capsys)
    assert code == 1
    told = text("en", "owner-check-processes-free", processes=1, shards=3, free="0, 2")
    assert told in lines["processes"]
    assert lease.take_shard(0)
    assert lease.take_shard(2)
    code, lines = await checked(capsys)
    assert code == 0, lines
    assert text("en", "owner-check-processes", processes=1, shards=3) in lines["processes"]
    lease.release()


async def test_a_user_who_cannot_upgrade_is_told(
    asked: Asked,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    postgres: Callable[[], str],
) -> None:
    address, guest = postgres(), f"guest_{os.getpid()}"
    with psycopg.connect(address, autocommit=True) as owner:
        owner.execute(f"create role {guest} login")
        try:
            owner.execute(f"grant all on all tables in schema public to {guest}")
            monkeypatch.setenv("AXIO_DATABASE", address.replace("axio@", f"{guest}@"))
            code, lines = await checked(capsys)
            assert code == 1
            assert lines["schema"].startswith("WRONG")
            assert text("en", "owner-check-store-not-owned") in lines["schema"]
        finally:
            owner.execute(f"drop owned by {guest}")
            owner.execute(f"drop role {guest}")


async def test_a_database_in_which_nothing_is_yet_is_well_if_tables_can_be_made_there(
    asked: Asked,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    new_database: Callable[[], str],
) -> None:
    address, guest = new_database(), f"guest_{os.getpid()}"
    monkeypatch.setenv("AXIO_DATABASE", address)
    code, lines = await checked(capsys)
    assert code == 0, lines
    assert text("en", "owner-check-store-made-there", address=named(address)) in lines["store"]
    with psycopg.connect(address, autocommit=True) as owner:
        owner.execute("revoke create on schema public from public")
        owner.execute(f"create role {guest} login")
        try:
            as_guest = address.replace("axio@", f"{guest}@")
            monkeypatch.setenv("AXIO_DATABASE", as_guest)
            code, lines = await checked(capsys)
            assert code == 1
            assert lines["store"].startswith("WRONG")
            assert text("en", "owner-check-store-not-made", address=named(as_guest)) in lines["store"]
        finally:
            owner.execute(f"drop role {guest}")


async def test_a_server_that_is_not_there_is_said(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.connection._PATIENCE", 0)
    monkeypatch.setenv("AXIO_DATABASE", "postgresql://axio:hidden@/axio?host=/nowhere")
    code, lines = await checked(capsys)
    assert code == 1
    assert lines["store"].startswith("WRONG")
    assert "/nowhere" in lines["store"]
    assert "hidden" not in str(lines)


async def test_without_a_token_only_this_computer_is_looked_at(
    asked: Asked, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    code, lines = await checked(capsys)
    assert code == 0
    assert text("en", "owner-check-no-token") in lines["token"]
    assert asked.pages == []

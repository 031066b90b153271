"""Whether everything that the bot needs is as it should be."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
from discord import Permissions
from discord.http import Route

from bot.owner.saying import say
from bot.settings import ENV_FILE, Settings, load, open_to_others
from bot.wire.invitation import RIGHTS
from storage.engines import Address, engine, named
from storage.faults import StoreEmpty, StoreUnusable
from storage.sqlite import soundness
from storage.sqlite.backups import SqliteDatedBackups
from storage.sqlite.database import migrations
from storage.sqlite.files import check_belongs, identify

_FAST = 60  # seconds that the computer's clock may differ from Discord's
_PATIENCE = aiohttp.ClientTimeout(total=20)
_PAGE = 200  # servers that Discord lists at a time, at most
_NAMED = 5  # servers named at most
_ROOM = 2  # times the size of the store that should be free: a backup and what is played
_LEAST = 200e6  # bytes that should be free whatever the size
_OLD = 36 * 3600  # seconds; a daily backup is younger
_UNAUTHORIZED = 401


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    what: str
    fine: bool
    sentence: str

    def line(self) -> str:
        """As the owner reads it."""
        return f"{say('owner-check-ok' if self.fine else 'owner-check-wrong'):6} {self.what}: {self.sentence}"


class Unwell(Exception):
    """Something is not as it should be; the lines say what."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines = lines


async def check(store: Address, _: argparse.Namespace) -> Sequence[str]:
    """Looks at token, rights, clock and store; also while the bot runs.

    Where the store is a file, at the disk and the backups as well.

    Raises Unwell, or SettingsError.
    """
    settings = load()
    findings = [Finding("settings", True, say("owner-check-settings"))]
    if open_to_others():
        findings.append(Finding("token", False, say("owner-check-token-open", file=str(ENV_FILE))))
    findings += [each async for each in _discord(settings)]
    if isinstance(store, Path):
        findings += await asyncio.to_thread(_beside, settings, store)
    else:
        findings += await _served(store)
    lines = [each.line() for each in findings]
    if not all(each.fine for each in findings):
        raise Unwell(lines)
    return lines


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    if settings.token is None:
        yield Finding("token", True, say("owner-check-no-token"))
        return
    headers = {"Authorization": f"Bot {settings.token.get_secret_value()}"}
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=_PATIENCE) as session:
            async with session.get(f"{Route.BASE}/users/@me") as answer:
                if answer.status == _UNAUTHORIZED:
                    yield Finding("token", False, say("owner-check-token-wrong"))
                    return
                answer.raise_for_status()
                told = await answer.json()
                yield Finding("token", True, say("owner-check-token", name=told["username"]))
                if found := _clock(answer.headers.get("Date")):
                    yield found
            yield _rights(await _servers(session))
    except (aiohttp.ClientError, TimeoutError) as error:
        why = " ".join(str(error).split()) or type(error).__name__
        yield Finding("Discord", False, say("owner-check-unreachable", why=why))


def _clock(date: str | None) -> Finding | None:
    """Compares with the clock of Discord's answer, if it says one."""
    if date is None:
        return None
    apart = round(abs(parsedate_to_datetime(date).timestamp() - time.time()))
    return Finding("clock", apart <= _FAST, say("owner-check-clock", seconds=apart))


async def _servers(session: aiohttp.ClientSession) -> list[dict[str, Any]]:
    """All servers that the bot is in, each with its rights there."""
    found: list[dict[str, Any]] = []
    while True:
        after = found[-1]["id"] if found else "0"
        async with session.get(
            f"{Route.BASE}/users/@me/guilds", params={"limit": str(_PAGE), "after": after}
        ) as answer:
            answer.raise_for_status()
            page = await answer.json()
        found += page
        if len(page) < _PAGE:
            return found


def _rights(servers: Sequence[dict[str, Any]]) -> Finding:
    """Which servers do not give the bot what it asks for when it is invited; channels may differ."""
    lacking = []
    for server in servers:
        missing = Permissions(RIGHTS.value & ~int(server["permissions"]))
        if missing and not int(server["permissions"]) & Permissions(administrator=True).value:
            names = ", ".join(name.replace("_", " ") for name, wanted in missing if wanted)
            lacking.append(f"{server['name']} ({names})")
    if not lacking:
        return Finding("rights", True, say("owner-check-rights", servers=len(servers)))
    named = "; ".join(lacking[:_NAMED]) + ("; …" if len(lacking) > _NAMED else "")
    counts = {"lacking": len(lacking), "servers": len(servers)}
    return Finding("rights", False, say("owner-check-rights-missing", **counts, named=named))


async def _served(store: str) -> list[Finding]:
    """Whether the store on a server can be opened, with the schema of this version, and who works on it."""
    from storage.postgres import health  # noqa: PLC0415 -- with a file it is not needed

    try:
        try:
            opened = await engine(store).beside()
        except StoreEmpty:
            may_make = await asyncio.to_thread(health.may_make_tables, store)
            key = "owner-check-store-made-there" if may_make else "owner-check-store-not-made"
            return [Finding("store", may_make, say(key, address=named(store)))]
        await opened.close()
        found = await asyncio.to_thread(health.health, store)
    except StoreUnusable as error:
        return [Finding("store", False, say("owner-store", file=named(store), why=str(error)))]
    may = "owner-check-store-owned" if found.may_change else "owner-check-store-not-owned"
    apart = round(found.apart)
    at_work = {"processes": found.processes, "shards": found.shards}
    free = ", ".join(map(str, found.free))
    whole = not free or not found.processes
    return [
        Finding("store", True, say("owner-check-store-served", address=named(store))),
        Finding("schema", found.may_change, say(may)),
        Finding("server-clock", apart <= _FAST, say("owner-check-store-clock", seconds=apart)),
        Finding("processes", whole, say("owner-check-processes", **at_work))
        if whole
        else Finding("processes", False, say("owner-check-processes-free", **at_work, free=free)),
    ]


def _beside(settings: Settings, store: Path) -> list[Finding]:
    """What there is to say about the file and what is beside it."""
    try:
        return _looked_at(settings, store)
    except OSError as error:
        # Such as a folder that this account may not look into.
        why = error.strerror or str(error)
        return [Finding("store", False, say("owner-store", file=str(store.absolute()), why=why))]


def _looked_at(settings: Settings, store: Path) -> list[Finding]:
    """Raises OSError."""
    size = store.stat().st_size if store.exists() else None
    # The first start makes the folder.
    free = shutil.disk_usage(next(each for each in store.absolute().parents if each.exists())).free
    # Before the first start there is nothing yet of which there could be a backup.
    begun = size is not None or bool(SqliteDatedBackups(store).kept())
    roomy = free >= max(_LEAST, _ROOM * (size or 0))
    return [
        Finding("store", True, say("owner-check-store-new", file=str(store)))
        if size is None
        else _whole(store, size),
        Finding("disk", roomy, say("owner-check-disk", free=f"{free / 1e9:.1f}")),
        *([_backups(settings, store)] if begun else []),
    ]


def _whole(store: Path, size: int) -> Finding:
    try:
        check_belongs(store)
        identify(store, migrations())
        asyncio.run(soundness.check(store))
    except StoreUnusable as error:
        return Finding("store", False, say("owner-store", file=str(store.absolute()), why=str(error)))
    return Finding("store", True, say("owner-check-store", file=str(store), size=f"{size / 1e6:.1f}"))


def _backups(settings: Settings, store: Path) -> Finding:
    if settings.backups is None:
        return Finding("backups", True, say("owner-check-backups-off"))
    backups = SqliteDatedBackups(store)
    kept = backups.kept()
    if not kept:
        return Finding("backups", False, say("owner-check-backups-none"))
    age = time.time() - backups.taken(kept[-1])
    return Finding(
        "backups", age < _OLD, say("owner-check-backups", number=len(kept), hours=round(age / 3600))
    )

"""Maintains a store while it is in use: empties its log, removes remains, renews its edition."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextvars import Context

from storage.faults import Unwritable
from storage.sqlite.database import LARGE, Database
from storage.sqlite.files import beside, editions
from storage.sqlite.sweep import NotSwept, Sweep

log = logging.getLogger(__name__)

_LOOK = 15  # seconds between two looks
_RENEW = 3600  # seconds between two editions
_SWEEP = 600  # seconds, at least, between two times that the whole file is swept
_SHARE = 20  # and this many times as long as it took: all of the file is read, and anybody can cause it


class Upkeep:
    """Maintains a store as long as it is open.

    The edition is a word in the store and in a file beside it.  It is renewed each time the log is emptied,
    so a log that is left behind belongs to a file with this edition, and to no earlier copy.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = beside(database.path, "-lock")
        self._logged = beside(database.path, "-wal")
        self._renewed = -math.inf
        self._sweep_after = -math.inf
        self._edition: str | None = None
        self._emptied = 0
        self._failing = False
        # Two looks at once would renew one edition twice.
        self._looking = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Looks at once, but leaves remains to a later look, and regularly from now on."""
        await self._once(sweeping=False)

    async def stop(self) -> None:
        """Stops, after which the database can be closed."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._timer is not None:
            self._timer.cancel()

    async def look(self, *, sweeping: bool = True) -> None:
        """Empties the log if that is due, and removes remains if there are any."""
        async with self._looking:
            await self._look(sweeping)

    async def _look(self, sweeping: bool) -> None:
        database, now = self._database, time.monotonic()
        row = await database.row("select edition, remains from store")
        assert row is not None, "a migration made the row"
        due = sweeping and row["remains"] > 0 and now > self._sweep_after
        swept = due and await self._sweep(row["edition"], row["remains"])
        large = self._logged.exists() and self._logged.stat().st_size > LARGE
        emptied = database.emptied != self._emptied
        if swept or large or emptied or database.untidy or now - self._renewed > _RENEW:
            await self._renew(row["edition"], database.tidy)

    async def _sweep(self, edition: str, remains: int) -> bool:
        """Whether nothing is left any more of what was deleted.  edition, remains: as the store has them.

        SQLite zeroes what is deleted where it was last, but not where it was before a page was split.
        """
        begun = time.monotonic()
        self._sweep_after = begun + _SWEEP
        async with Sweep(self._database) as sweep:
            while not sweep.done:
                if await self._renew(edition, sweep.turn):
                    await (sweep.settle() if sweep.done else sweep.round())
                elif not await sweep.pause():
                    break
        done = time.monotonic()
        self._sweep_after = done + max(_SWEEP, _SHARE * (done - begun)) if sweep.begun else begun
        if sweep.done:
            await self._database.store("update store set remains = remains - ?", remains)
        return sweep.done

    async def _once(self, *, sweeping: bool = True) -> None:
        try:
            await self.look(sweeping=sweeping)
            self._failing = False
        except (OSError, sqlite3.Error, Unwritable, NotSwept) as error:
            # Such as a full disk; logged once.
            if not self._failing:
                log.warning("the store cannot be looked after: %s", error)
            self._failing, self._renewed = True, time.monotonic()
        # A context of its own, so that nobody who waits for all work under way waits for this.
        self._timer = Context().run(asyncio.get_running_loop().call_later, _LOOK, self._wake)

    def _wake(self) -> None:
        self._task = asyncio.create_task(self._once())

    async def _renew(self, before: str, empty: Callable[[], Awaitable[bool]]) -> bool:
        """Empties the log, and gives it another edition; returns what `empty` does: whether it is empty."""
        if self._edition is None:
            edition = secrets.token_hex(8)
            # Until the log is empty, the file may have the new edition or an earlier one.
            self._note(*editions(self._database.path), before, edition)
            await self._database.store("update store set edition = ?", edition)
            self._edition = edition
        if not await empty():
            return False
        self._note(self._edition)
        self._edition, self._renewed = None, time.monotonic()
        self._emptied = self._database.emptied
        return True

    def _note(self, *known: str) -> None:
        file = os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            text = " ".join(dict.fromkeys(known)).encode("ascii")
            os.pwrite(file, text, 0)
            os.ftruncate(file, len(text))
            os.fsync(file)
        finally:
            os.close(file)

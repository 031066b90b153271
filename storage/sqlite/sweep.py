"""Has what deleted rows left in the file of a store cleared while it is in use; sweeper.py says how."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
from functools import partial
from types import TracebackType

from storage.sqlite.database import Database
from storage.sqlite.sweeper import FEW

log = logging.getLogger(__name__)

PROGRAM = "storage.sqlite.sweeper"
ROUND = 30  # seconds that pages are cleared between two turns
_PAUSE = 2.0  # seconds after a turn for which somebody was in the way
_PAUSES = 300  # and how often; a backup of a large store takes some minutes
_VAIN = 20  # turns that leave no fewer pages, after which writers wait for all of them
_PATIENCE = 5.0  # seconds that a turn may take, as nobody can store anything
_ALL = 1 << 32  # pages


class NotSwept(Exception):
    """Remains may be left; says why."""


class Sweep:
    """Clears a store once, by a process that lives as long as this is entered.

    begun: the first turn was done.  done: no remains are left of what was deleted before.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process: subprocess.Popen[str] | None = None
        self._least = _ALL
        self._vain = self._pauses = 0
        self.begun = self.done = False

    async def __aenter__(self) -> Sweep:
        await asyncio.to_thread(self._start)
        try:
            await asyncio.to_thread(self._answer)
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    async def turn(self) -> bool:
        """While nobody stores anything, for a moment; False if a reader or another process is in the way.

        Raises NotSwept.
        """
        few = _ALL if self._vain >= _VAIN else FEW
        answer, *left = await self._database.hold(partial(self._ask_in_time, f"turn {few}"))
        if answer == "busy":
            return False
        self.begun, self._pauses = True, 0
        self.done = answer == "done"
        if not self.done:
            self._vain = self._vain + 1 if int(left[0]) >= self._least else 0
            self._least = min(self._least, int(left[0]))
        elif few == _ALL:
            log.info(
                "the store is written to so fast that the last remains were removed while writers waited"
            )
        return True

    async def round(self) -> None:
        """Goes on after a turn, beside all who store something.  Raises NotSwept."""
        await asyncio.to_thread(self._ask, f"round {ROUND}")

    async def settle(self) -> None:
        """Waits until all is on the disk.  Raises NotSwept."""
        await asyncio.to_thread(self._ask, "settle")

    async def pause(self) -> bool:
        """Waits until another turn may succeed; False if it is better to begin anew another time."""
        self._pauses += 1
        if not self.begun or self._pauses > _PAUSES:
            return False
        await asyncio.sleep(_PAUSE)
        return True

    # -- the process ------------------------------------------------------------------------------

    def _start(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603 -- this program itself
            [sys.executable, "-m", PROGRAM, str(self._database.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            # It finds the program where this process has found it.
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
        )

    async def _end(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            await asyncio.to_thread(process.communicate)

    def _ask(self, command: str) -> list[str]:
        """What the process answers; raises NotSwept if it cannot do it."""
        process = self._process
        assert process is not None, "it was entered"
        assert process.stdin is not None
        try:
            process.stdin.write(command + "\n")
            process.stdin.flush()
        except (OSError, ValueError) as error:
            raise NotSwept(f"the process that removes remains has ended: {error}") from error
        return self._answer()

    def _ask_in_time(self, command: str) -> list[str]:
        process = self._process
        assert process is not None, "it was entered"
        timer = threading.Timer(_PATIENCE, process.kill)
        timer.start()
        try:
            return self._ask(command)
        finally:
            timer.cancel()

    def _answer(self) -> list[str]:
        process = self._process
        assert process is not None, "it was entered"
        assert process.stdout is not None
        answer = process.stdout.readline()
        if not answer.endswith("\n"):
            raise NotSwept("the process that removes remains has ended")
        if answer.startswith("fault "):
            raise NotSwept(f"what deleted rows left in the store cannot be removed: {answer[6:].strip()}")
        return answer.split()

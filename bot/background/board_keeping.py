"""Keeps the boards up to date, so that whoever looks at one waits for little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.background.rounds import Rounds
from bot.matches.standings import Standings

_INTERVAL = 15  # seconds
_WORK = 400  # at a time, in what `Standings.catch_up` counts


class BoardKeeping(Rounds):
    """Counts new results, mends boards that hold a voided one, and does what nobody waits for."""

    def __init__(self, standings: Standings, leads: Callable[[], bool] = lambda: True) -> None:
        super().__init__(_INTERVAL, "cannot bring the boards up to date")
        self._standings = standings
        self._leads = leads

    def ready(self) -> bool:
        """Whether this process is the one to do it; none of it needs Discord."""
        return self._leads()

    async def look(self) -> None:
        """Does all that is to be done, however much: turns come first."""
        more = True
        while more and not self._stopped:
            # What has come meanwhile goes before what nobody waits for.
            more = not await self._slowly(lambda: self._standings.catch_up(_WORK))
            more = more or await self._slowly(self._standings.tidy)

    async def _slowly(self, work: Callable[[], Awaitable[bool]]) -> bool:
        """Does some work and then rests for as long as it took."""
        began = time.monotonic()
        done = await work()
        await asyncio.sleep(time.monotonic() - began)
        return done

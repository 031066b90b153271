"""Keeps trying to show what was stored but could not be shown, until it succeeds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import structlog

from bot.background.rounds import Rounds
from bot.logs import error_id
from bot.messages.display import Display
from bot.wire.failures import Reason
from storage.messages import MessageStore

log = structlog.get_logger()

_INTERVAL = 15  # seconds between looks, and before the first try
_LONGEST = 3600  # seconds; the longest wait between two tries
_PATIENCE = 20  # seconds that the other matches wait for one that Discord delays


@dataclass(frozen=True)
class _Plan:
    """When a match is tried next, on a monotonic clock.

    shown: the version that was fully shown when this was planned.  wait: seconds before the try.
    """

    at: float
    shown: int
    wait: int = _INTERVAL


class Repairs(Rounds):
    """Brings posts and direct messages that are behind the store up to date.

    Usually the next player to act does that, but in a finished match nobody acts.
    now: a monotonic clock, in seconds.  ready: whether there is a connection to Discord.
    """

    def __init__(
        self, store: MessageStore, display: Display, now: Callable[[], float], ready: Callable[[], bool]
    ) -> None:
        super().__init__(_INTERVAL, "cannot read from the store what has to be shown")
        self._store = store
        self._display = display
        self._now = now
        self._ready = ready
        self._plans: dict[int, _Plan] = {}
        # Whether everything is to be tried as soon as what is under way is done.
        self._wanted = False

    @property
    def behind(self) -> int:
        """How many matches were behind at the last look, and are not shown yet."""
        return len(self._plans)

    async def everything(self) -> None:
        """Tries everything that is behind at once, as after a start.

        When many shards connect one after another, those that come while it waits for its turn need no turn
        of their own.
        """
        if self._wanted:
            return
        self._wanted = True
        async with self._working:
            self._wanted = False
            await self._work(await self._store.behind())

    async def due(self) -> None:
        """Tries what has been behind for a while; each match less and less often."""
        now = self._now()
        # A fresh change is still being shown by whoever made it, so it is left alone at first.
        behind = await self._store.behind()
        plans = {number: _Plan(now + _INTERVAL, shown) for number, shown in behind.items()}
        # If something was shown since, the earlier failure is over: the wait starts from the shortest again.
        plans |= {
            number: plan
            for number, plan in self._plans.items()
            if number in plans and plan.shown == plans[number].shown
        }
        self._plans = plans
        async with self._working:
            await self._work({number: plan.shown for number, plan in plans.items() if plan.at <= now})

    def ready(self) -> bool:
        """Whether there is a connection to Discord."""
        return self._ready()

    async def look(self) -> None:
        """Tries what is due."""
        await self.due()

    async def _work(self, shown: Mapping[int, int]) -> None:
        for number in sorted(shown.keys() - self._doing.keys()):
            if self._stopped:
                return
            task = self._begin(number, self._try(number, shown[number]))
            # One after another, but without waiting long for a channel that Discord delays.
            await asyncio.wait((task,), timeout=_PATIENCE)

    async def _try(self, number: int, shown: int) -> None:
        wait = self._plans[number].wait if number in self._plans else _INTERVAL
        busy = False
        try:
            reasons = await self._display.catch_up(number, again=wait > _INTERVAL)
            if reasons == (None, None):
                log.info("match repaired", match=number)
                # The next failure starts with the shortest wait again.
                self._plans.pop(number, None)
                return
            busy = all(reason in (None, Reason.BUSY) for reason in reasons)
        except Exception:
            log.exception("match not repaired", match=number, fault=error_id())
        if not busy:
            wait = min(2 * wait, _LONGEST)
        self._plans[number] = _Plan(self._now() + wait, shown, wait)

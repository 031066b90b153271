"""One rate limit for all requests that use the bot's token, and who goes first when it is reached.

Discord accepts 50 such requests a second from a bot, of whatever kind. Beyond that it answers 429, and bans
the address for a while after 10,000 of those in ten minutes. discord.py waits only after a 429, and then
sends everything at once and runs into the next one. Discord does not count answers to interactions, so they
never wait here.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from itertools import count

import aiohttp
import structlog
from discord.http import Route

from bot.metrics import RATE_LIMITS, REQUESTS

log = structlog.get_logger()

PER_SECOND = 45
"""Requests per second: a little below Discord's 50, since some arrive closer together than they left."""
_BURST = 3  # requests that may leave at once, so that no slot is lost if the loop is a little late
_CROWD = 500  # waiting requests; about ten seconds' worth
_FREE = ("/interactions/", "/webhooks/")  # answers to interactions have their own limit

_SENDING_SECONDS = 300  # from when a request leaves until its answer is read; aiohttp's usual limit
_REFUSED, _FAILED = 400, 500
_TOO_MANY = 429
_INVALID = (401, 403, _TOO_MANY)
_INVALID_LIMIT = 8_000  # of the 10,000 in _INVALID_SECONDS at which Discord bans the address
_INVALID_SECONDS = 600
_SLOT_SECONDS = 10

Outdated = Callable[[], bool]


class Superseded(Exception):
    """A message was not sent, because what it shows went out of date while it waited."""


class Rank(IntEnum):
    """Who goes first; within a rank, first come, first served."""

    NOW = 0
    """Rare, or has already waited in a queue of discord.py's, where others wait behind it."""
    BOARD = 1
    HAND = 2
    EDIT = 3
    """Nobody waits for these, such as removing old buttons; in a crowd they are skipped."""


@dataclass
class _Ticket:
    """Lets one request through."""

    at: float
    outdated: Outdated | None
    used: bool = False


_ticket: ContextVar[_Ticket | None] = ContextVar("ticket", default=None)


class Turnstile:
    """Lets requests through at an even pace, the most important first.

    A request waits for its `turn` before discord.py queues it for its channel, so that an unimportant one
    does not block that queue while it waits here. Everything that is then sent goes `through`: a request
    that waited in between, is a repeat, or never had a turn gets the next free slot.
    """

    def __init__(self, per_second: float = PER_SECOND, now: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._interval = 1 / per_second
        self._now = now
        self._next = now()
        self._paused = now()  # nothing leaves before then, even if a slot is given back
        self._numbers = count()
        self._waiting: list[tuple[Rank, int, asyncio.Future[None], Outdated | None]] = []
        self._timer: asyncio.Handle | None = None
        self._invalid = Invalid(now)

    def share(self, processes: int) -> None:
        """Takes an even part of what the bot may send, as so many processes send for it."""
        self._interval = processes / self._per_second
        self._invalid.share(processes)

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._waiting)

    @property
    def crowded(self) -> bool:
        """Whether so many wait that unneeded requests are better skipped."""
        return self.waiting > _CROWD

    @asynccontextmanager
    async def turn(self, rank: Rank, outdated: Outdated | None = None) -> AsyncIterator[None]:
        """Wraps a request. Raises Superseded if it is outdated before it is sent."""
        await self._wait(rank, outdated)
        ticket = _Ticket(self._now(), outdated)
        before = _ticket.set(ticket)
        try:
            yield
        finally:
            _ticket.reset(before)
            if not ticket.used:
                # Nothing was sent after all, or it waited elsewhere and took another slot.
                self._next -= self._interval

    async def through(
        self, request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        """Sends a request when it may leave: the middleware with which all of them are made."""
        address = str(request.url)
        to_discord = address.startswith(Route.BASE)
        if to_discord and not address.startswith(_FREE, len(Route.BASE)):
            await self._leaves()
        # The wait has no limit, and the request is made without one.
        async with asyncio.timeout(_SENDING_SECONDS):
            answer = await send(request)
            self._answered(answer, to_discord)
            # Kept for whoever reads the answer.
            await answer.read()
        return answer

    async def _leaves(self) -> None:
        ticket = _ticket.get()
        if ticket is not None and not ticket.used and self._now() - ticket.at < 2 * self._interval:
            ticket.used = True
            return
        await self._wait(Rank.NOW, None if ticket is None else ticket.outdated)

    def _answered(self, answer: aiohttp.ClientResponse, by_discord: bool) -> None:
        status, headers = answer.status, answer.headers
        REQUESTS.labels(status).inc()
        if status < _REFUSED:
            return
        if status >= _FAILED and (ticket := _ticket.get()) is not None:
            # Discord may have carried it out; only repeating it, outdated or not, tells.
            ticket.outdated = None
        scope = headers.get("X-RateLimit-Scope")
        if status == _TOO_MANY:
            RATE_LIMITS.labels(scope or "unknown").inc()
        if status == _TOO_MANY and (scope == "global" or "X-RateLimit-Global" in headers):
            self.pause(float(headers.get("Retry-After", 1)))
        if status in _INVALID and scope != "shared" and by_discord:
            self._invalid.note()

    def pause(self, seconds: float) -> None:
        """Lets nothing through for this long, then goes on at an even pace."""
        self._paused = max(self._paused, self._now() + seconds)
        self._next = max(self._next, self._paused)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._arm()

    async def _wait(self, rank: Rank, outdated: Outdated | None) -> None:
        let: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), let, outdated))
        self._arm()
        await let

    def _arm(self) -> None:
        if self._waiting and self._timer is None:
            loop, wait = asyncio.get_running_loop(), max(self._next, self._paused) - self._now()
            # A timer costs more, and most find a slot at once.
            self._timer = loop.call_later(wait, self._let) if wait > 0 else loop.call_soon(self._let)

    def _let(self) -> None:
        """Lets the first one through; those that are outdated or have given up take no slot."""
        self._timer = None
        now = self._now()
        if now < max(self._next, self._paused):
            self._arm()
            return
        while self._waiting:
            _, _, let, outdated = heapq.heappop(self._waiting)
            if let.done():
                continue
            if outdated is not None and outdated():
                let.set_exception(Superseded())
                continue
            let.set_result(None)
            self._next = max(self._next, now - (_BURST - 1) * self._interval) + self._interval
            break
        self._arm()


class Invalid:
    """Counts the kind of answers that make Discord ban an address, and warns once when there are too many."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._processes = 1
        self._slots: deque[list[float]] = deque()  # per slot of time: when it began, and its count
        self._said = False

    def share(self, processes: int) -> None:
        """So many processes have such answers, perhaps all at one address, and as many each."""
        self._processes = processes

    def note(self) -> None:
        """Counts one more."""
        now = self._now()
        while self._slots and self._slots[0][0] <= now - _INVALID_SECONDS:
            self._slots.popleft()
        if not self._slots or self._slots[-1][0] <= now - _SLOT_SECONDS:
            self._slots.append([now, 0])
        self._slots[-1][1] += 1
        total = self._processes * int(sum(slot[1] for slot in self._slots))
        if total >= _INVALID_LIMIT and not self._said:
            self._said = True
            log.error(
                "Discord refuses so many requests that it may soon ban this address for a while",
                refused=total,
                in_minutes=_INVALID_SECONDS // 60,
            )
        elif total < _INVALID_LIMIT // 2:
            self._said = False

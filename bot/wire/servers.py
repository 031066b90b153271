"""What is known about servers: from the gateway, or by asking Discord if this process does not hear of them.

Nothing is concluded from what this process does not know.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal
from weakref import WeakValueDictionary

import discord
import structlog

from bot.wire.failures import Reason, Unsent, attempt

log = structlog.get_logger()

_FOR = 60.0  # seconds for which an answer of Discord's is believed
_SOON, _LONGEST = 15.0, 300.0
"""Seconds for which it is believed that there was no answer: first, and at most, twice as many each time."""
_MOST = 500  # servers of which it is kept whether and under what name they are there
_MOST_WHOLE = 100  # servers that are kept whole; one with many channels takes 50 KB

Standing = Literal["here", "away", "gone"]
"""Whether a server can be reached now, later, or never again."""


class Servers:
    """Knows servers; now: a monotonic clock, in seconds."""

    def __init__(self, client: discord.Client, now: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._now = now
        # What Discord said, and until when it is believed.
        self._standings: dict[int, tuple[Standing, float]] = {}
        # For how long it is believed of those of which Discord said nothing.
        self._waits: dict[int, float] = {}
        self._names: dict[int, str] = {}
        self._guilds: dict[int, tuple[discord.Guild, float]] = {}
        # One question at a time about each server; whoever waited finds the answer.
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def standing(self, server: int) -> Standing:
        """Whether the bot can reach a server."""
        guild = self._client.get_guild(server)
        if guild is not None:
            return "away" if guild.unavailable else "here"
        async with self._asking.setdefault(server, asyncio.Lock()):
            known = self._standings.get(server)
            if known is not None and known[1] > self._now():
                return known[0]
            standing: Standing = "here"
            believed = _FOR
            try:
                told = await attempt(self._client.http.get_guild(server, with_counts=False))
                self._names[server] = told["name"]
            except Unsent as unsent:
                standing = "gone"
                if unsent.reason not in (Reason.FORBIDDEN, Reason.GONE):
                    log.info("server not looked up", server=server, why=str(unsent))
                    standing = "away"
                    believed = min(2 * self._waits.get(server, _SOON / 2), _LONGEST)
            self._forget(server)
            while len(self._standings) >= _MOST:
                self._names.pop(oldest := next(iter(self._standings)), None)
                self._forget(oldest)
            self._standings[server] = standing, self._now() + believed
            if standing == "away":
                self._waits[server] = believed
            return standing

    def away(self, server: int) -> bool:
        """Whether it is known, without asking Discord, that a server can be reached later, but not now."""
        guild = self._client.get_guild(server)
        if guild is not None:
            return guild.unavailable
        standing, until = self._standings.get(server, ("here", 0.0))
        return standing == "away" and until > self._now()

    def _forget(self, server: int) -> None:
        self._standings.pop(server, None)
        self._waits.pop(server, None)

    async def name(self, server: int) -> str | None:
        """The name of a server; None if it cannot be found out."""
        guild = self._client.get_guild(server)
        if guild is not None and guild.name:
            return guild.name
        await self.standing(server)
        return self._names.get(server)

    async def guild(self, server: int) -> discord.Guild | None:
        """A server with its channels, roles and the bot's own rights; None if nobody can say.

        The gateway tells of a server a moment after a shard has connected, and people may act before that.
        """
        guild = self._client.get_guild(server)
        if guild is not None and not guild.unavailable:
            return guild
        async with self._asking.setdefault(server, asyncio.Lock()):
            known = self._guilds.get(server)
            if known is not None and known[1] > self._now():
                return known[0]
            try:
                asked = await self._asked(server)
            except Unsent as unsent:
                log.info("server not looked up", server=server, why=str(unsent))
                return None
            while len(self._guilds) >= _MOST_WHOLE:
                del self._guilds[next(iter(self._guilds))]
            self._guilds[server] = asked, self._now() + _FOR
            # It answers again.
            self._forget(server)
            return asked

    async def _asked(self, server: int) -> discord.Guild:
        user = self._client.user
        assert user is not None, "known once the bot has logged in"
        guild = await attempt(self._client.fetch_guild(server, with_counts=False))
        channels, own = await asyncio.gather(
            attempt(guild.fetch_channels()), attempt(guild.fetch_member(user.id))
        )
        # discord.py keeps in a server only what the gateway tells.
        for channel in channels:
            guild._add_channel(channel)
        guild._add_member(own)
        return guild

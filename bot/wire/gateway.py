"""Reads what Discord sends: whatever cannot be read is logged as a fault and skipped, and ends nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, MutableMapping
from itertools import chain, repeat
from typing import Any

import aiohttp
import discord
import structlog

from bot.logs import error_id

log = structlog.get_logger()

_AGAIN = (1, 5, 15, 60, 300)
"""Seconds to wait before reconnecting after unreadable data; Discord allows 1000 connections a day."""
_UNREADABLE = 4000  # the close code discord.py uses for a session that may be resumed
_VITAL = ("READY", "RESUMED")  # without these a connection is of no use
_CONNECTION = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises about the connection itself; anything else is about the data."""

Parse = Callable[[Any], None]


def guard(parsers: MutableMapping[str, Parse]) -> None:
    """Makes an event that cannot be parsed harmless to the others; parsers: discord.py's, by event."""
    parsers.update({name: _guarded(name, parse) for name, parse in parsers.items() if name not in _VITAL})


def _guarded(name: str, parse: Parse) -> Parse:
    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            log.error("an event of Discord's cannot be read", kind=name, fault=error_id(), exc_info=error)

    return guarded


class Reading:
    """Reads until the client is closed or `stop` is called."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    async def go_on(self, connect: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Connects with `connect`, which is discord.py's own; its connection errors are raised.

        Data that is not a gateway message ends the connection, and a new one is made after a while.
        """
        waits = chain(_AGAIN, repeat(_AGAIN[-1]))
        while not self._stopped and not self._client.is_closed():
            task = self._task = asyncio.create_task(connect())
            try:
                await asyncio.wait((task,))
            finally:
                task.cancel()
            error = None if task.cancelled() else task.exception()
            if error is None:
                return
            if isinstance(error, _CONNECTION):
                raise error
            log.error("Discord sent what cannot be read", fault=error_id(), exc_info=error)
            if self._client.ws is not None:
                # Otherwise the old connection would keep sending heartbeats.
                await self._client.ws.close(code=_UNREADABLE)
            await asyncio.sleep(next(waits))

    async def stop(self) -> None:
        """Stops reading; the connection stays open, and what was already read is still carried out."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

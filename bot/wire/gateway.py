"""Reads what Discord sends: what cannot be read is left out, with a fault in the log, and ends nothing."""

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
"""Seconds from a connection that could not be read to the next; Discord takes 1000 connections a day."""
_UNREADABLE = 4000  # closes a connection that may be taken up again, as discord.py does
_VITAL = ("READY", "RESUMED")  # without one of them there is no connection to go on with
_CONNECTION = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises about a connection; anything else is about what came over it."""

Parse = Callable[[Any], None]


def guard(parsers: MutableMapping[str, Parse]) -> None:
    """From now on an event that cannot be parsed ends no other; parsers: discord.py's, by event."""
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
        """Connects, with discord.py's own way to do so, whose errors about a connection are raised.

        What is no message of the gateway's costs the connection, and a new one is made after a while.
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
                # The old connection would go on with its heartbeat.
                await self._client.ws.close(code=_UNREADABLE)
            await asyncio.sleep(next(waits))

    async def stop(self) -> None:
        """Reads nothing more; the connection stays, and what was read is still being done."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

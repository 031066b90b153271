"""The failures to expect from Discord, by code, and the one way to make a request that may fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TypeVar

import aiohttp
import discord

from storage.faults import Unwritable

_NO_MESSAGE = 10008
_WAITS = (0.5, 1.5)  # seconds before a request is repeated whose connection was cut

Sent = TypeVar("Sent")


class Reason(Enum):
    """Why a message could not be sent or edited."""

    CLOSED = "the person takes no direct messages"
    FORBIDDEN = "a permission is missing"
    GONE = "the channel, message or member no longer exists"
    LATE = "the interaction has expired or was already answered"
    OLD = "the message is too old to be edited so often"
    ARCHIVED = "the thread is archived and locked"
    BUSY = "too many messages are being sent, so this one is left for later"
    FAILED = "Discord failed"
    DISK = "what is sent must be stored first, and nothing can be stored"


_REASONS = {
    50007: Reason.CLOSED,
    50278: Reason.CLOSED,  # they share no server any more
    50013: Reason.FORBIDDEN,
    50001: Reason.FORBIDDEN,
    10003: Reason.GONE,
    10007: Reason.GONE,
    10008: Reason.GONE,
    10013: Reason.GONE,
    10062: Reason.LATE,
    10015: Reason.LATE,
    40060: Reason.LATE,
    50027: Reason.LATE,
    30046: Reason.OLD,
    50083: Reason.ARCHIVED,
    160005: Reason.ARCHIVED,
    40003: Reason.BUSY,
}


_ENDING = "Session is closed"
"""What aiohttp says to whatever is still to be sent when the bot has closed its connections."""


class Unsent(Exception):
    """Discord did not accept a message, so what it says still has to be shown.

    no_message: Discord said that there is no such message.
    """

    def __init__(self, reason: Reason, error: Exception | None = None) -> None:
        super().__init__(reason.value if error is None else f"{reason.value} ({error})")
        self.reason = reason
        self.no_message = isinstance(error, discord.HTTPException) and error.code == _NO_MESSAGE


async def attempt(call: Awaitable[Sent]) -> Sent:
    """The result of a request; raises Unsent if Discord refuses it or cannot be reached."""
    try:
        return await call
    except discord.HTTPException as error:
        reason = _REASONS.get(error.code, Reason.GONE if error.status == 404 else Reason.FAILED)
        raise Unsent(reason, error) from error
    except (OSError, TimeoutError, aiohttp.ClientError) as error:
        raise Unsent(Reason.FAILED, error) from error
    except RuntimeError as error:
        if str(error) != _ENDING:
            raise
        raise Unsent(Reason.FAILED, error) from error


async def repeated(request: Callable[[], Awaitable[Sent]]) -> Sent:
    """The result of an idempotent request; raises Unsent as `attempt` does.

    It is repeated when the connection is cut, because Discord may have carried it out, and only a message
    whose id is known can be updated later.  discord.py itself repeats only what got an error as an answer.
    """
    for wait in _WAITS:
        try:
            return await request()
        except Unsent as unsent:
            if unsent.reason is not Reason.FAILED or isinstance(unsent.__cause__, discord.HTTPException):
                raise
        await asyncio.sleep(wait)
    return await request()


@contextmanager
def noted_first() -> Iterator[None]:
    """Wraps what must be stored before a message is sent; raises Unsent if it cannot be stored."""
    try:
        yield
    except Unwritable as error:
        raise Unsent(Reason.DISK, error) from error

"""The failures of Discord's to expect, by code, and the one way to make a request that may fail."""

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
_WAITS = (0.5, 1.5)  # seconds before what was cut is asked again

Sent = TypeVar("Sent")


class Reason(Enum):
    """Why a message could not be sent or edited."""

    CLOSED = "the person takes no direct messages"
    FORBIDDEN = "a permission is missing"
    GONE = "the channel, message or member does not exist any more"
    LATE = "the interaction is over or was answered already"
    OLD = "the message is too old to be edited this often"
    ARCHIVED = "the thread is archived and locked"
    BUSY = "so many direct messages were sent that this one comes later"
    FAILED = "Discord failed"
    DISK = "what is on its way has to be noted first, and the disk takes nothing more"


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


class Unsent(Exception):
    """A message that Discord did not take; what it shows is still to be shown.

    no_message: Discord said that there is no such message.
    """

    def __init__(self, reason: Reason, error: Exception | None = None) -> None:
        super().__init__(reason.value if error is None else f"{reason.value} ({error})")
        self.reason = reason
        self.no_message = isinstance(error, discord.HTTPException) and error.code == _NO_MESSAGE


async def attempt(call: Awaitable[Sent]) -> Sent:
    """What a request to Discord gives; raises Unsent when Discord does not take it, or is not reached."""
    try:
        return await call
    except discord.HTTPException as error:
        reason = _REASONS.get(error.code, Reason.GONE if error.status == 404 else Reason.FAILED)
        raise Unsent(reason, error) from error
    except (OSError, TimeoutError, aiohttp.ClientError) as error:
        raise Unsent(Reason.FAILED, error) from error


async def repeated(request: Callable[[], Awaitable[Sent]]) -> Sent:
    """What a request gives that does the same when it is made twice; raises Unsent as `attempt` does.

    It is made again when the connection is cut, since Discord may have done it: what is known to be there can
    be brought up to date.  discord.py repeats by itself what Discord answers with a fault, and nothing else.
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
    """Around what is noted before a message is sent: when that cannot be, it is not sent, by Unsent."""
    try:
        yield
    except Unwritable as error:
        raise Unsent(Reason.DISK, error) from error

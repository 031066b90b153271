"""Draws pictures off the event loop; a failure never stops a match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bot.logs import error_id
from bot.metrics import PICTURES
from bot.texts import Say
from bot.wire.content import Picture

log = structlog.get_logger()


async def drawn(make: Callable[[], list[Picture]], say: Say) -> tuple[list[Picture], str]:
    """The pictures that `make` draws in a thread, or none and a sentence saying so.

    The sentence is empty if nothing failed.
    """
    try:
        with PICTURES.time():
            return await asyncio.to_thread(make), ""
    except Exception:
        fault = error_id()
        log.exception("picture failed", fault=fault)
        return [], say("picture-failed", fault=fault)

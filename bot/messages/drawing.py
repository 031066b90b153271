"""Draws pictures off the event loop; a failure never stops a match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import structlog

from bot.logs import error_id
from bot.metrics import PICTURES
from bot.texts import Say
from bot.wire.content import Picture

log = structlog.get_logger()


Make = Callable[[], list[Picture]]


async def drawn(make: Make, say: Say, *more: Make) -> tuple[list[Picture], str]:
    """The pictures that `make` and `more` draw in a thread, and a sentence for each of them that failed.

    The text is empty if nothing failed.
    """
    with PICTURES.time():
        return await asyncio.to_thread(_drawn, (make, *more), say)


def _drawn(makes: Iterable[Make], say: Say) -> tuple[list[Picture], str]:
    pictures: list[Picture] = []
    failed = []
    for make in makes:
        try:
            pictures += make()
        except Exception:
            fault = error_id()
            log.exception("picture failed", fault=fault)
            failed.append(say("picture-failed", fault=fault))
    return pictures, "\n".join(failed)

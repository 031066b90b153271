"""Draws pictures off the event loop; a failure never stops a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

import structlog

from bot.logs import error_id
from bot.metrics import PICTURES
from bot.texts import Say
from bot.wire.content import Picture
from storage.lane import ThreadLane

_AT_ONCE = 4  # messages whose pictures are drawn at the same time; a core each is all that helps

log = structlog.get_logger()


Make = Callable[[], list[Picture]]


async def drawn(make: Make, say: Say, *more: Make) -> tuple[list[Picture], str]:
    """The pictures that `make` and `more` draw in a thread, and a sentence for each of them that failed.

    The text is empty if nothing failed.
    """
    with PICTURES.time():
        return await _threads().do(partial(_drawn, (make, *more), say))


@cache
def _threads() -> ThreadLane:
    """Where is drawn; the threads begin with the first picture."""
    return ThreadLane("drawing", _AT_ONCE)


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

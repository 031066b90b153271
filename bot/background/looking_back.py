"""Works out the look backs that people asked for, one after another."""

from __future__ import annotations

import asyncio
from contextvars import Context

import structlog

from bot.background.rounds import Rounds
from bot.logs import error_id
from bot.matches.look_backs import LookBacks

log = structlog.get_logger()

_INTERVAL = 1  # seconds
_LATER = 60  # seconds before it looks again after the store has failed
_ALL = 0  # there is one piece of work, whichever matches it is about


class LookingBack(Rounds):
    """Works out what is asked for; what was under way at a stop goes on after the next start."""

    def __init__(self, look_backs: LookBacks) -> None:
        super().__init__(_INTERVAL, "cannot look for look backs that are wanted")
        self._look_backs = look_backs

    def ready(self) -> bool:
        """Whether there may be work: none of it needs Discord."""
        return self._look_backs.pending and not self._doing

    async def look(self) -> None:
        """Begins to work out all that is waiting."""
        # A context of its own, so that nobody who waits for all work under way waits for this.
        task = self._doing[_ALL] = Context().run(asyncio.create_task, self._work())
        task.add_done_callback(lambda _: self._doing.pop(_ALL, None))

    async def stop(self) -> None:
        """Stops at once: what is lost is a turn at most."""
        self._stopped = True
        self.cancel()

    async def _work(self) -> None:
        try:
            await self._look_backs.work()
        except Exception:
            log.exception("look backs not worked out", fault=error_id())
            # Nothing else is begun before this is over.
            await asyncio.sleep(_LATER)

"""Takes a backup of the store each day, checks it, and keeps the newest ones."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

from bot.background.rounds import Rounds
from storage.backups import DatedBackups

log = structlog.get_logger()

_LOOK = 600  # seconds between two looks
_DAY = 24 * 3600


class Backups(Rounds):
    """A backup a day, as many days as the owner wants.

    most: how many are kept.  now: Unix seconds.
    """

    def __init__(self, backups: DatedBackups, most: int, now: Callable[[], float] = time.time) -> None:
        super().__init__(_LOOK, "no backup could be made")
        self._backups = backups
        self._most = most
        self._now = now

    def ready(self) -> bool:
        """Discord is not needed."""
        return True

    async def look(self) -> None:
        """Makes one if none is younger than a day; only then the oldest go."""
        made, now = self._backups.kept(), self._now()
        # While the computer's clock was ahead some may have got a time that is yet to come.
        if any(0 <= now - self._backups.taken(each) < _DAY for each in made):
            return
        made.append(await self._backups.take(now))
        log.info("backup made", file=str(made[-1]))
        for old in made[: -self._most]:
            old.unlink(missing_ok=True)

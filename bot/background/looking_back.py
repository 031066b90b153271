"""Works out the look backs that people asked for, one after another."""

from __future__ import annotations

from bot.background.rounds import Rounds
from bot.matches.look_backs import LookBacks

_INTERVAL = 1  # seconds


class LookingBack(Rounds):
    """Works out what is asked for; what was under way at a stop goes on after the next start."""

    def __init__(self, look_backs: LookBacks) -> None:
        super().__init__(_INTERVAL, "cannot read from the store which look backs are wanted")
        self._look_backs = look_backs

    def ready(self) -> bool:
        """Whether there may be work: none of it needs Discord."""
        return self._look_backs.pending

    async def look(self) -> None:
        """Works out all that is waiting."""
        await self._look_backs.work()

"""Works out the look backs that people asked for, one after another."""

from __future__ import annotations

from bot.background.rounds import LongRounds
from bot.matches.look_backs import LookBacks

_INTERVAL = 1  # seconds


class LookingBack(LongRounds):
    """Works out what is asked for, turn by turn."""

    def __init__(self, look_backs: LookBacks) -> None:
        super().__init__(_INTERVAL, "cannot look for look backs that are wanted", "look backs not worked out")
        self._look_backs = look_backs

    def due(self) -> bool:
        """Whether anything may be wanted."""
        return self._look_backs.pending

    async def work(self) -> None:
        """Works out all that is waiting."""
        await self._look_backs.work()

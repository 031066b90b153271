"""Finishes forgetting players when that was interrupted."""

from __future__ import annotations

from collections.abc import Callable

from bot.background.rounds import Rounds
from bot.matches.privacy import Privacy

_INTERVAL = 15  # seconds


class Forgetting(Rounds):
    """Makes nobody's whatever is left of players who were forgotten."""

    def __init__(self, privacy: Privacy, leads: Callable[[], bool] = lambda: True) -> None:
        super().__init__(_INTERVAL, "cannot finish forgetting a player")
        self._privacy = privacy
        self._leads = leads

    def ready(self) -> bool:
        """Whether this process is the one to do it; none of it needs Discord."""
        return self._leads()

    async def look(self) -> None:
        """Does all that is left, part by part: others store in between."""
        while not self._stopped and await self._privacy.go_on():
            pass

"""When the bot was last at work, how long it was away, and the times that move with its clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Beat:
    """A sign of life: when, since when without a gap, and what the clock of elapsed time said.

    at, since: Unix seconds.  boot: which start of the computer it was, None where that is not known.
    elapsed: seconds since some moment of that start.
    """

    at: int
    since: int
    boot: str | None
    elapsed: int


class HeartbeatStore(Protocol):
    """The last sign of life of the bot, and for how long it gave none."""

    async def last(self) -> Beat | None:
        """The newest sign of life; None when there was none yet."""
        ...

    async def beat(self, beat: Beat) -> None:
        """Notes a sign of life.  A power cut may undo it: then the bot was away a little longer."""
        ...

    async def back(self, beat: Beat, missed: Mapping[int, int]) -> None:
        """Notes that the bot is back after a gap of so many seconds on these days."""
        ...

    async def shift(self, by: int, beat: Beat, missed: Mapping[int, int], today: int) -> None:
        """Moves all that is waited for by so many seconds, as the clock is set by them; all or nothing.

        beat, missed: see `back`, by the new time.  today: the day by the new time; later ones never were.
        """
        ...

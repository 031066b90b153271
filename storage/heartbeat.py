"""When the bot was last at work, how long it was away, and the times that shift with its clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Beat:
    """A heartbeat: when, since when without a gap, and what the clock of elapsed time read.

    at, since: Unix seconds.  boot: the id of that start of the computer, None if unknown.
    elapsed: seconds since about when that start was.
    """

    at: int
    since: int
    boot: str | None
    elapsed: int


class HeartbeatStore(Protocol):
    """The bot's last heartbeat, and how long it was away."""

    async def last(self) -> Beat | None:
        """The newest heartbeat; None if there was none yet."""
        ...

    async def beat(self, beat: Beat) -> None:
        """Records a heartbeat.  If a power cut undoes it, the bot was away a little longer."""
        ...

    async def back(self, beat: Beat, missed: Mapping[int, int]) -> None:
        """Records that the bot is back after a gap, which fell on these days with so many seconds each."""
        ...

    async def shift(
        self, by: int, beat: Beat, missed: Mapping[int, int], today: int, then: Callable[[], None]
    ) -> None:
        """Shifts all times that are waited for, as the clock shifts by this many seconds; all or nothing.

        beat, missed: see `back`, by the new time.  today: the day by the new time; later days are dropped.
        then: shifts the clock; it is called once all is stored and before anything else is, in any thread.
        """
        ...

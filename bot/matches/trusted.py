"""The time that the bot trusts: it passes as time does, whatever is done to the computer's clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import structlog

log = structlog.get_logger()

TOLERANCE = 60
"""Seconds by which the computer's clock may differ before that is said."""
STEADY = 15 * 60
"""Seconds for which a difference must stay the same before the computer's clock is believed."""
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def elapsed() -> float:
    """Seconds since some moment of this start of the computer, its sleep included where it counts that."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


def boot() -> str | None:
    """Which start of the computer this is; None where it does not say."""
    try:
        return _BOOT_ID.read_text("ascii").strip()
    except OSError:
        return None


class TrustedTime:
    """Unix seconds: the computer's clock as it was at the start, and what has passed since.

    Calling it gives the time.  The computer's clock is compared with it again and again; when the two differ
    and keep to one difference, `due` says so, and whoever keeps the store shifts both together.

    wall: the computer's clock.  elapsed: seconds that pass, from any moment.  boot: see `Beat`.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        elapsed: Callable[[], float] = elapsed,
        boot: str | None = None,
    ) -> None:
        self._wall = wall
        self.elapsed = elapsed
        self.boot = boot
        self._offset = wall() - elapsed()
        self._differs: tuple[float, float] | None = None  # by how much, and since when it does

    def __call__(self) -> float:
        """The time."""
        return self.elapsed() + self._offset

    def go_on(self, at: int, *, boot: str | None, elapsed: int) -> None:
        """Goes on from a time that was trusted before, when the clock of elapsed time said this.

        While the computer has not been started anew, that clock tells how long ago this was; otherwise
        the computer's clock does, unless it stands earlier: time never goes back.
        """
        passed = self.elapsed() - elapsed
        if boot is not None and boot == self.boot and passed >= 0:
            self._offset = at - elapsed
        elif self() < at:
            self._offset = at - self.elapsed()

    def due(self) -> int:
        """Looks at the computer's clock; the seconds by which it now should be followed, mostly 0."""
        now = self.elapsed()
        difference = self._wall() - self()
        if abs(difference) <= TOLERANCE:
            if self._differs is not None:
                log.info("the computer's clock is right again")
            self._differs = None
            return 0
        if self._differs is None or abs(difference - self._differs[0]) > TOLERANCE:
            self._differs = difference, now
            log.warning(
                "the computer's clock was set; time goes on as before unless it stays so",
                seconds=round(difference),
                believed_after=STEADY,
            )
        return round(difference) if now - self._differs[1] >= STEADY else 0

    def shift(self, by: int) -> None:
        """Follows the computer's clock by so many seconds, as the store does at this moment."""
        self._offset += by
        self._differs = None
        log.warning("the computer's clock is believed; all times were moved with it", seconds=by)

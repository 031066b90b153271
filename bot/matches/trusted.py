"""The time that the bot trusts: it runs on steadily, whatever is done to the computer's clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import structlog

log = structlog.get_logger()

TOLERANCE = 60
"""Seconds by which the computer's clock may differ before it is reported."""
STEADY = 15 * 60
"""Seconds for which a difference must stay the same before the computer's clock is believed."""
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def elapsed() -> float:
    """Seconds since about when the computer started, including its sleep where the system counts that."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


def boot() -> str | None:
    """An id of this start of the computer; None where the system has none."""
    try:
        return _BOOT_ID.read_text("ascii").strip()
    except OSError:
        return None


class TrustedTime:
    """Unix seconds: the computer's clock at the start, plus the seconds that have passed since.

    Calling it returns the time.  `due` compares it with the computer's clock; once the two have differed by
    the same amount for long enough, it says so, and the caller shifts this time and the store together.

    wall: the computer's clock.  elapsed: a clock of seconds passed, from any moment.  boot: see `Beat`.
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
        """The trusted time, in Unix seconds."""
        return self.elapsed() + self._offset

    def go_on(self, at: int, *, boot: str | None, elapsed: int) -> None:
        """Goes on from an earlier trusted time `at`, when the clock of elapsed seconds read `elapsed`.

        If the computer has not restarted since, that clock tells how long ago it was.  Otherwise the
        computer's clock does, unless it shows an earlier time: time never goes back.
        """
        passed = self.elapsed() - elapsed
        if boot is not None and boot == self.boot and passed >= 0:
            self._offset = at - elapsed
        elif self() < at:
            self._offset = at - self.elapsed()

    def apart(self, at: int, *, boot: str | None, elapsed: int) -> int:
        """By how many seconds another process of the bot goes by a later time; see `go_on`.

        On another computer only a later time can be told from an old one.
        """
        if boot is not None and boot == self.boot:
            return round(at - elapsed - self._offset)
        return max(0, round(at - self()))

    def due(self) -> int:
        """Checks the computer's clock; returns the seconds to shift by in order to follow it, usually 0."""
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
                "the computer's clock was changed; the bot's time goes on as before unless it stays so",
                seconds=round(difference),
                believed_after=STEADY,
            )
        return round(difference) if now - self._differs[1] >= STEADY else 0

    def shift(self, by: int) -> None:
        """Shifts the time by this many seconds, together with the store."""
        self._offset += by
        self._differs = None
        log.warning("the computer's clock is believed; all times were moved with it", seconds=by)

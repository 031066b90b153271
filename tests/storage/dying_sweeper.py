"""The process that clears remains, which comes to an end at the step whose number is in FAILS_AT.

FAILS_HOW: "killed", or "full" as on a full disk.  STEPS names a file that is told how many steps there were.
"""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from storage.sqlite import sweeper
from storage.sqlite.sweeper import Sweeper, main

_AT, _HOW = int(os.environ["FAILS_AT"]), os.environ["FAILS_HOW"]
_steps = 0


def step() -> None:
    """One further step."""
    global _steps  # noqa: PLW0603 -- of the process
    _steps += 1
    Path(os.environ["STEPS"]).write_text(str(_steps), "ascii")
    if _steps == _AT:
        if _HOW == "full":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.kill(os.getpid(), signal.SIGKILL)


def stepwise(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function between two steps."""

    def called(*arguments: Any, **named: Any) -> Any:
        step()
        done = function(*arguments, **named)
        step()
        return done

    return called


class Disk:
    """The file, of which each write is a step before, after half of it, and afterwards."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        """In two parts."""
        step()
        half = int(self._file.write(data[: len(data) // 2]))
        step()
        return half + int(self._file.write(data[half:]))


class Dying(Sweeper):
    """Each of its steps may be the last."""

    def __init__(self, store: Path) -> None:
        super().__init__(store)
        self._file: Any = Disk(self._file)


if __name__ == "__main__":
    for name in ("_merge", "_gather", "_look_at_all", "_clear", "settle", "turn", "round"):
        setattr(Dying, name, stepwise(getattr(Sweeper, name)))
    changed: Any = sweeper
    changed._begin = stepwise(sweeper._begin)
    changed.Sweeper = Dying
    main(sys.argv[1])

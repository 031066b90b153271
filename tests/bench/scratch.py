"""A folder for one run of the bench, which leaves nothing behind however the run ends."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NoReturn

_PREFIX = ".bench-"


@contextmanager
def scratch(root: Path) -> Iterator[Path]:
    """A new folder in `root`, removed at the end: also when the run is told to end by SIGTERM.

    A run that was killed outright could not remove its own, so that is done here.  One run at a time: two
    would disturb each other.  Ends the program if there is another.
    """
    lock = os.open(root, os.O_RDONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit("another bench is running here")
        for left in root.glob(f"{_PREFIX}*"):
            shutil.rmtree(left)
        before = signal.signal(signal.SIGTERM, _end)
        try:
            # Beside the project, as the folder for temporary files is often kept in memory only.
            with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=root, ignore_cleanup_errors=True) as name:
                yield Path(name)
        finally:
            signal.signal(signal.SIGTERM, before)
    finally:
        os.close(lock)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)

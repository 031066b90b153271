"""What machine this is, and how busy other programs keep it while something is measured."""

from __future__ import annotations

import os
import platform
import sqlite3
import time
from pathlib import Path

BUSY = 0.25
"""Cores in use by other programs above which times on the clock are not to be trusted."""
_PROCESSES = Path("/proc")
_TICK = os.sysconf("SC_CLK_TCK")


def described(folder: Path) -> str:
    """The machine in a few words, and the file system that holds a folder."""
    cpu = "unknown processor"
    about = _PROCESSES / "cpuinfo"
    if about.exists():
        lines = about.read_text().splitlines()
        cpu = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), cpu)
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    kind = file_system(folder)
    only = " (in memory: what a disk costs is missing)" if kind in ("tmpfs", "ramfs") else ""
    return (
        f"{os.cpu_count()} cores of {cpu}, {memory:.0f} GB, {platform.system()} {platform.release()},"
        f" Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, store on {kind}{only}"
    )


def file_system(path: Path) -> str:
    """The type of the file system that holds a path, as Linux names it; "unknown" elsewhere."""
    mounts = _PROCESSES / "mounts"
    if not mounts.exists():
        return "unknown"
    here = path.resolve()
    found = [line.split()[1:3] for line in mounts.read_text("utf-8").splitlines()]
    holding = [(place, kind) for place, kind in found if here.is_relative_to(place)]
    # Of two mounts on one place the later one counts.
    return (
        max(enumerate(holding), key=lambda each: (len(each[1][0]), each[0]))[1][1] if holding else "unknown"
    )


class Others:
    """What other programs have used of the processor since this was made."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._all, self._own = _used()

    def cores(self) -> float | None:
        """How many cores they kept busy, on average; None where that cannot be told."""
        if not (_PROCESSES / "stat").exists():
            return None
        everything, own = _used()
        used = everything - self._all - (own - self._own)
        return max(0.0, used / (time.monotonic() - self._began))


def used_by(process: int) -> float:
    """Processor seconds until now of a process with all that it has started; 0 where that cannot be told."""
    children: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for other in _PROCESSES.glob("[0-9]*"):
        try:
            about = (other / "stat").read_text()
        except OSError:
            continue  # it has just ended
        # The name before it may hold anything; then state, parent, …; those that it has waited for count too.
        fields = about.rpartition(")")[2].split()
        children.setdefault(int(fields[1]), []).append(int(other.name))
        ticks[int(other.name)] = sum(map(int, fields[11:15]))
    own, waiting = 0, [process]
    while waiting:
        each = waiting.pop()
        own += ticks.get(each, 0)
        waiting += children.get(each, ())
    return own / _TICK


def _used() -> tuple[float, float]:
    """Processor seconds until now: of everything, and of this process with all that it has started."""
    whole = _PROCESSES / "stat"
    if not whole.exists():
        return 0.0, 0.0
    user, nice, system, _, _, irq, soft, stolen, *_ = map(int, whole.read_text().split("\n")[0].split()[1:])
    return (user + nice + system + irq + soft + stolen) / _TICK, used_by(os.getpid())

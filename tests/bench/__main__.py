"""`make bench`: measures speed and prints the figures.  It judges nothing; the exit code is 0."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import among_computers, boards, computers, pictures, place, rules, start, store
from tests.bench.timing import Figure, table

_ROOT = Path(__file__).parents[2]
_BUSY = 0.5
"""Jobs a core, before the bench begins, above which its ratios are not to be trusted."""


def main() -> None:
    """Measures everything in turn, says what is being measured, then prints the table."""
    begun = time.monotonic()
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    # Beside the project, not in the folder for temporary files: that one is often kept in memory only.
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=_ROOT) as name:
        folder = Path(name)
        kind = store.file_system(folder)
        found: list[Figure] = []
        for what, measure in _parts(folder):
            print(f"{what} …", file=sys.stderr, flush=True)
            found += measure()
    print(table(found))
    print()
    print(f"Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}, store on {kind}", end="")
    print(" (in memory: what a disk costs is missing)" if kind in ("tmpfs", "ramfs") else "", end="")
    print(f", {time.monotonic() - begun:.0f} s. Baselines ran in turn with what they are compared to.")
    if load > _BUSY:
        print(f"Other programs kept the machine busy ({load:.1f} jobs a core): threads look too slow.")


def _parts(folder: Path) -> Iterator[tuple[str, Callable[[], list[Figure]]]]:
    yield "pictures", lambda: pictures.figures(rounds=6)
    yield "start", lambda: start.figures(rounds=7, folder=folder)
    yield "store", lambda: store.figures(rounds=600, folder=folder)
    yield "/axio place", lambda: place.figures(rounds=60, folder=folder)
    yield "/axio place among computers", lambda: among_computers.figures(rounds=60, folder=folder)
    yield "boards of a crowd (a minute or two to make it)", lambda: boards.figures(rounds=40, folder=folder)
    yield "rules and codec", lambda: rules.figures(rounds=40)
    yield "positions of computer players", lambda: computers.figures(rounds=10)


if __name__ == "__main__":
    main()

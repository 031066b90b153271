"""Measures one part after the other and prints the figures, with how busy the machine was meanwhile."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.bench.machine import BUSY, Others, described
from tests.bench.timing import Figure, table

Part = tuple[str, Callable[[], list[Figure]]]
_IDLE = 2.0  # seconds for which the machine is looked at first


def report(folder: Path, parts: Iterable[Part]) -> None:
    """Measures everything, says what is being measured, then prints the table.  It judges nothing."""
    begun = time.monotonic()
    before = Others()
    time.sleep(_IDLE)
    busy = [("before", before.cores())]
    found: list[Figure] = []
    for what, measure in parts:
        print(f"{what} …", file=sys.stderr, flush=True)
        others, began = Others(), time.monotonic()
        found += measure()
        busy.append((what, others.cores()))
        print(f"  {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(table(found))
    print()
    print(summary(found))
    print(f"{described(folder)}. It took {time.monotonic() - begun:.0f} s.")
    print(disturbed(busy))


def summary(figures: Iterable[Figure]) -> str:
    """How many goals are reached, and which are not."""
    judged = [
        (f"{figure.id} ({kind})", each.met)
        for figure in figures
        for kind, each in figure.measured.items()
        if each.met is not None
    ]
    missed = [name for name, met in judged if not met]
    reached = f"{len(judged) - len(missed)} of {len(judged)} goals reached"
    return f"{reached}; missed: {', '.join(missed)}." if missed else f"{reached}."


def disturbed(busy: Iterable[tuple[str, float | None]]) -> str:
    """What other programs did meanwhile; busy: the cores that they used during each part."""
    known = [(what, cores) for what, cores in busy if cores is not None]
    if not known:
        return "How busy other programs kept the machine cannot be told here."
    loud = ", ".join(f"{what} ({cores:.1f})" for what, cores in known if cores > BUSY)
    if not loud:
        most = max(cores for _, cores in known)
        return f"The machine was idle: other programs used {most:.2f} cores at most."
    return (
        f"THE MACHINE WAS BUSY with other programs, in cores: {loud}. Times on the clock are too long, and"
        " processor time varies more; only ratios of processor time say something."
    )

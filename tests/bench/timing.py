"""How the figures are measured and shown.

A machine's speed moves by half within a minute, so contestants are never timed one after the other:
each round runs every one of them once, and only their ratio is worth comparing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Literal

Job = Callable[[], object]
AsyncJob = Callable[[], Awaitable[object]]


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One line of the table.

    value, baseline: medians, in seconds ("s"), bytes ("B") or number a second ("/s").
    target: the most that the ratio to the baseline may be; without a baseline, that the value may be.
    """

    id: str
    what: str
    value: float
    unit: Literal["s", "B", "/s"] = "s"
    baseline: float | None = None
    target: float | None = None

    @property
    def ratio(self) -> float | None:
        """Value to baseline; None without a baseline."""
        return None if self.baseline is None else self.value / self.baseline

    @property
    def judged(self) -> str:
        """Whether the target is met; empty without a target."""
        if self.target is None:
            return ""
        measured = self.value if self.ratio is None else self.ratio
        return "ok" if measured <= self.target else "MISSED"

    def cells(self) -> tuple[str, ...]:
        """The line of the table, cell by cell."""
        if self.target is None:
            target = ""
        else:
            target = "≤ " + (shown(self.target, self.unit) if self.ratio is None else f"{self.target:g}")
        return (
            self.id,
            self.what,
            shown(self.value, self.unit),
            "" if self.baseline is None else shown(self.baseline, self.unit),
            "" if self.ratio is None else f"{self.ratio:.2f}",
            target,
            self.judged,
        )


def shown(value: float, unit: str) -> str:
    """A quantity with three digits that count."""
    if unit == "B":
        return f"{value / 1000:.1f} KB"
    if unit == "/s":
        return f"{value:,.0f}/s" if value >= 10 else f"{value:.1f}/s"
    size, name = next(
        (each for each in ((1.0, "s"), (1e-3, "ms")) if value >= each[0]),
        (1e-6, "µs"),
    )
    digits = 0 if value >= 100 * size else 1 if value >= 10 * size else 2
    return f"{value / size:.{digits}f} {name}"


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table for a terminal."""
    head = ("id", "what", "median", "baseline", "ratio", "target", "")
    lines = [head, *(figure.cells() for figure in figures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    left = {0, 1, 6}
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in (*lines[:1], tuple("-" * width for width in widths), *lines[1:])
    )


def medians(rounds: int, *contestants: Callable[[int], Job]) -> list[float]:
    """Median seconds of each contestant.

    A contestant is given the number of the round and returns the job to be timed, so that what
    must be prepared is not timed.  Every other round runs them in the opposite order.
    """
    taken: list[list[float]] = [[] for _ in contestants]
    for number in range(rounds):
        for each in _order(number, len(contestants)):
            job = contestants[each](number)
            start = perf_counter()
            job()
            taken[each].append(perf_counter() - start)
    return [median(times) for times in taken]


async def async_medians(rounds: int, *contestants: Callable[[int], Awaitable[AsyncJob]]) -> list[float]:
    """As `medians`, for contestants that prepare and work on the event loop."""
    taken: list[list[float]] = [[] for _ in contestants]
    for number in range(rounds):
        for each in _order(number, len(contestants)):
            job = await contestants[each](number)
            start = perf_counter()
            await job()
            taken[each].append(perf_counter() - start)
    return [median(times) for times in taken]


def _order(number: int, count: int) -> Sequence[int]:
    return range(count) if number % 2 == 0 else range(count - 1, -1, -1)

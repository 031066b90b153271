"""How the figures are measured and shown.

A machine's speed moves by half within a minute, so contestants are never timed one after the other:
each round runs every one of them once, and only their ratio is worth comparing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter, thread_time
from typing import Literal, TypeVar

Job = Callable[[], object]
AsyncJob = Callable[[], Awaitable[object]]
Made = TypeVar("Made")
_QUARTERS = 4


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One line of the table.

    value, baseline: medians, in seconds ("s"), bytes ("B") or number a second ("/s").
    target: the most that the ratio to the baseline may be; without a baseline, that the value may be.
    ratios: of each value to the baseline that ran right beside it.
    """

    id: str
    what: str
    value: float
    unit: Literal["s", "B", "/s"] = "s"
    baseline: float | None = None
    target: float | None = None
    ratios: tuple[float, ...] = ()

    @property
    def ratio(self) -> float | None:
        """Value to baseline, the median of the pairs where there are such; None without a baseline."""
        if self.ratios:
            return median(self.ratios)
        return None if self.baseline is None else self.value / self.baseline

    @property
    def spread(self) -> str:
        """The ratios between which the middle half of the pairs lies."""
        if len(self.ratios) < _QUARTERS:
            return ""
        low, _, high = quantiles(self.ratios, n=_QUARTERS)
        return f" ({low:.2f}–{high:.2f})"

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
            "" if self.ratio is None else f"{self.ratio:.2f}{self.spread}",
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


def spent(job: Callable[[], Made]) -> tuple[Made, float]:
    """What a job returns, and the processor time in seconds that this thread spent on it."""
    start = thread_time()
    made = job()
    return made, thread_time() - start


def paired(id_: str, what: str, pairs: Sequence[tuple[float, float]], *, target: float) -> Figure:
    """The line of jobs that each ran right beside its baseline."""
    values, baselines = zip(*pairs, strict=True)
    ratios = tuple(value / baseline for value, baseline in pairs)
    return Figure(
        id=id_, what=what, value=median(values), baseline=median(baselines), target=target, ratios=ratios
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

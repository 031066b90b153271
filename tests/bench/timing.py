"""How the figures are measured and shown.

A machine's speed moves by half within a minute, so contestants are never timed one after the other:
each round runs every one of them once, and only their ratio is worth comparing.  Time on the clock holds
whatever else the machine does meanwhile; processor time does not, so both are measured.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Literal, NamedTuple, TypeVar

Job = Callable[[], object]
AsyncJob = Callable[[], Awaitable[object]]
Kind = Literal["cpu", "wall", "size", "rate", "count"]
Made = TypeVar("Made")
_QUARTERS = 4


class Took(NamedTuple):
    """Seconds that a job took: of the processor, in all threads of this process, and on the clock."""

    cpu: float
    wall: float

    def each(self, times: int) -> Took:
        """What one of so many took."""
        return Took(self.cpu / times, self.wall / times)


class Watch:
    """Runs from when it is made."""

    def __init__(self) -> None:
        self._wall, self._cpu = perf_counter(), process_time()

    def read(self) -> Took:
        """What was taken since."""
        cpu, wall = process_time(), perf_counter()
        return Took(cpu - self._cpu, wall - self._wall)


@dataclass(frozen=True, kw_only=True)
class Measured:
    """One quantity of a line.

    value, baseline: medians, in seconds (cpu, wall), bytes (size), number a second (rate) or number (count).
    ratios: of each value to the baseline that ran right beside it.
    goal: the most that the ratio to the baseline may be; without a baseline, that the value may be.
    """

    value: float
    baseline: float | None = None
    ratios: tuple[float, ...] = ()
    goal: float | None = None

    @property
    def ratio(self) -> float | None:
        """Value to baseline, the median of the pairs where there are such; None without a baseline."""
        if self.ratios:
            return median(self.ratios)
        return None if self.baseline is None else self.value / self.baseline

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None without one."""
        if self.goal is None:
            return None
        return (self.value if self.ratio is None else self.ratio) <= self.goal

    def cells(self, kind: Kind) -> tuple[str, ...]:
        """Its cells of the table, from the median on."""
        if self.goal is None:
            goal = ""
        else:
            goal = "≤ " + (shown(self.goal, kind) if self.ratio is None else f"{self.goal:g}")
        return (
            shown(self.value, kind),
            "" if self.baseline is None else shown(self.baseline, kind),
            "" if self.ratio is None else f"{self.ratio:.2f}{self._spread}",
            goal,
            {None: "", True: "ok", False: "MISSED"}[self.met],
        )

    @property
    def _spread(self) -> str:
        """The ratios between which the middle half of the pairs lies."""
        if len(self.ratios) < _QUARTERS:
            return ""
        low, _, high = quantiles(self.ratios, n=_QUARTERS)
        return f" ({low:.2f}–{high:.2f})"


@dataclass(frozen=True)
class Figure:
    """Something that was measured, in one way or several, each a line of the table."""

    id: str
    what: str
    measured: Mapping[Kind, Measured]

    @classmethod
    def size(cls, id_: str, what: str, size: float, goal: float | None = None) -> Figure:
        """So many bytes."""
        return cls(id_, what, {"size": Measured(value=size, goal=goal)})

    @property
    def missed(self) -> bool:
        """Whether it is beyond a goal."""
        return any(each.met is False for each in self.measured.values())

    def lines(self) -> list[tuple[str, ...]]:
        """Its lines of the table, cell by cell."""
        named = [(self.id, self.what), *(("", "") for _ in self.measured)]
        return [
            (*name, kind, *each.cells(kind))
            for name, (kind, each) in zip(named, self.measured.items(), strict=False)
        ]


def alone(
    id_: str, what: str, taken: Sequence[Took], *, cpu: float | None = None, wall: float | None = None
) -> Figure:
    """The lines of a job that is compared with nothing; cpu, wall: the most seconds it may take."""
    return Figure(
        id_,
        what,
        {
            "cpu": Measured(value=median(each.cpu for each in taken), goal=cpu),
            "wall": Measured(value=median(each.wall for each in taken), goal=wall),
        },
    )


def paired(
    id_: str,
    what: str,
    taken: Sequence[Took],
    beside: Sequence[Took],
    *,
    cpu: float | None = None,
    wall: float | None = None,
) -> Figure:
    """The lines of a job that each time ran right beside its baseline; cpu, wall: the greatest good ratio."""

    def compared(of: Callable[[Took], float], goal: float | None) -> Measured:
        values, baselines = [of(each) for each in taken], [of(each) for each in beside]
        ratios = tuple(value / baseline for value, baseline in zip(values, baselines, strict=True))
        return Measured(value=median(values), baseline=median(baselines), ratios=ratios, goal=goal)

    return Figure(
        id_,
        what,
        {"cpu": compared(lambda each: each.cpu, cpu), "wall": compared(lambda each: each.wall, wall)},
    )


def shown(value: float, kind: Kind) -> str:
    """A quantity with three digits that count."""
    if kind == "size":
        return f"{value / 1e6:.1f} MB" if value >= 1e6 else f"{value / 1000:.1f} KB"
    if kind == "count":
        return f"{value:,.0f}"
    if kind == "rate":
        return f"{value:,.0f}/s" if value >= 10 else f"{value:.1f}/s"
    size, name = next(
        (each for each in ((1.0, "s"), (1e-3, "ms")) if value >= each[0]),
        (1e-6, "µs"),
    )
    digits = 0 if value >= 100 * size else 1 if value >= 10 * size else 2
    return f"{value / size:.{digits}f} {name}"


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table for a terminal."""
    head = ("id", "what", "", "median", "baseline", "ratio", "goal", "")
    lines = [head, *(line for figure in figures for line in figure.lines())]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    left = {0, 1, 2, 7}
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in (*lines[:1], tuple("-" * width for width in widths), *lines[1:])
    )


def spent(job: Callable[[], Made]) -> tuple[Made, Took]:
    """What a job returns, and what it took."""
    watch = Watch()
    made = job()
    return made, watch.read()


def in_turn(rounds: int, *contestants: Callable[[int], Job]) -> list[list[Took]]:
    """What each contestant took in each round.

    A contestant is given the number of the round and returns the job to be timed, so that what
    must be prepared is not timed.  Every other round runs them in the opposite order.
    """
    taken: list[list[Took]] = [[] for _ in contestants]
    for each in range(rounds):
        for which in _order(each, len(contestants)):
            taken[which].append(spent(contestants[which](each))[1])
    return taken


async def async_in_turn(rounds: int, *contestants: Callable[[int], Awaitable[AsyncJob]]) -> list[list[Took]]:
    """As `in_turn`, for contestants that prepare and work on the event loop."""
    taken: list[list[Took]] = [[] for _ in contestants]
    for each in range(rounds):
        for which in _order(each, len(contestants)):
            job = await contestants[which](each)
            watch = Watch()
            await job()
            taken[which].append(watch.read())
    return taken


def _order(number: int, count: int) -> Sequence[int]:
    return range(count) if number % 2 == 0 else range(count - 1, -1, -1)

"""How good markers are, in the games that are decided by the lowest ones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from bot.computers.mind import Reason, because


def worths(top: int, scale: float) -> tuple[float, ...]:
    """What a marker on each step is worth: the higher it is, the less one more step brings.

    Low markers decide, but one that has just moved is not the lowest for ever.
    """
    return tuple(-math.exp(-step / scale) for step in range(top + 1))


def in_points(standing: float, count: int, scale: float) -> float:
    """What the worth of so many markers comes to in points: as if all stood on the same step."""
    return -count * scale * math.log(-standing / count)


def gain(markers: Sequence[int], points: Sequence[int], worth: Sequence[float]) -> float:
    """What these points add to the worth of the markers."""
    total, top = 0.0, len(worth) - 1
    for marker, more in zip(markers, points, strict=True):
        if more:
            total += worth[min(top, marker + more)] - worth[marker]
    return total


def merit(markers: Sequence[int], points: Sequence[int], top: int) -> list[int]:
    """The markers after these points, the lowest first, as seats are ranked."""
    return sorted(min(top, marker + more) for marker, more in zip(markers, points, strict=True))


def reasons(
    symbols: str,
    markers: Sequence[int],
    points: Sequence[int],
    top: int,
    others: Iterable[Sequence[int]],
    besides: Iterable[Reason] = (),
) -> Iterator[Reason]:
    """What can be said for a placement with these points, by what it does to the markers.

    symbols: their letters.  others: the points of every placement.
    besides: what else can be said for it, less than that a marker arrives and more than that one moves.
    """
    after = [min(top, marker + more) for marker, more in zip(markers, points, strict=True)]
    rises = [number for number, marker in enumerate(markers) if after[number] > marker]
    if min(after) == top:
        yield because("markers-complete", top=top)
    for number in rises:
        if after[number] == top:
            yield because("markers-top", symbol=symbols[number], top=top)
    yield from besides
    least, total = min(markers), sum(points)
    lowest = [number for number in rises if markers[number] == least]
    if lowest:
        number = max(lowest, key=after.__getitem__)
        key = "markers-lowest" if list(markers).count(least) == 1 else "markers-low"
        yield because(key, symbol=symbols[number], old=least, new=after[number])
    if total == max(map(sum, others)):
        yield because("markers-most", points=total) if total else because("markers-none")
    if len(rises) > 1:
        yield because("markers-several", count=len(rises))
    elif rises:
        number = rises[0]
        yield because("markers-one", symbol=symbols[number], old=markers[number], new=after[number])

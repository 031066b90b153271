"""How good markers are, in the games that are decided by the lowest ones."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from bot.computers.mind import AHEAD, Reason, because


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


def reason(
    symbols: str, markers: Sequence[int], points: Sequence[int], top: int, others: Iterable[Sequence[int]]
) -> Reason:
    """The best reason for a placement with these points, by what it does to the markers.

    symbols: their letters.  others: the points of every placement.
    """
    after = [min(top, marker + more) for marker, more in zip(markers, points, strict=True)]
    rises = [number for number, marker in enumerate(markers) if after[number] > marker]
    if min(after) == top:
        return because("markers-complete", top=top)
    for number in rises:
        if after[number] == top:
            return because("markers-top", symbol=symbols[number], top=top)
    least, total = min(markers), sum(points)
    for number in rises:
        if markers[number] == least:
            key = "markers-lowest" if list(markers).count(least) == 1 else "markers-low"
            return because(key, symbol=symbols[number], old=least, new=after[number])
    if total == max(map(sum, others)):
        return because("markers-most", points=total) if total else because("markers-none")
    if len(rises) > 1:
        return because("markers-several", count=len(rises))
    for number in rises:
        return because("markers-one", symbol=symbols[number], old=markers[number], new=after[number])
    return AHEAD

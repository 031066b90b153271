"""How good markers are, in the games that are decided by the lowest ones."""

from __future__ import annotations

import math
from collections.abc import Sequence


def worths(top: int, scale: float) -> tuple[float, ...]:
    """What a marker on each step is worth: the higher it is, the less one more step brings.

    Low markers decide, but one that has just moved is not the lowest for ever.
    """
    return tuple(-math.exp(-step / scale) for step in range(top + 1))


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

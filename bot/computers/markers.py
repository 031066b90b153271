"""How good markers are, in the games that are decided by the lowest ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol

_WIN = 3.0
"""What winning is worth beyond how the markers stand."""


class Marked(Protocol):
    """A position of such a game."""

    markers: list[list[int]]
    left: tuple[int, ...]
    seat: int

    def merit(self, seat: int) -> tuple[int, ...]:
        """See Position."""
        ...


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


def value(position: Marked, seat: int, worth: Sequence[float]) -> float:
    """The worth of a seat's markers, less that of the others on average; and who won, at the end."""
    others = [other for other in range(len(position.markers)) if other not in (*position.left, seat)]
    own = sum(worth[marker] for marker in position.markers[seat])
    if not others:
        return own
    total = own - sum(worth[marker] for other in others for marker in position.markers[other]) / len(others)
    if position.seat == -1:
        mine, theirs = position.merit(seat), max(position.merit(other) for other in others)
        total += _WIN * ((mine > theirs) - (mine < theirs))
    return total


def dealt(pool: list[Any], sizes: Sequence[int]) -> list[list[Any]]:
    """So many things of the pool for each size; they leave it."""
    return [[pool.pop() for _ in range(size)] for size in sizes]

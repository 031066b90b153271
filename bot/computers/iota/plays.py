"""The plays of a hand of Iota that score most, found without looking at all of them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from itertools import accumulate

from bot.computers.iota.faces import WILD_FACE
from bot.computers.iota.grid import PLAY, Grid, Move
from bot.computers.iota.windows import NUMBERS


def best_plays(
    grid: Grid, hand: Sequence[int], most: int, *, ends: bool, wild: float
) -> list[tuple[float, Move]]:
    """The plays with the greatest gains, at most so many, each after its gain, the best first.

    The gain are the points, less so many for each wild card that is laid (wild).
    ends: laying all of the hand ends the match.

    What a window can score at most is known before its plays are listed. Those that can score most are looked
    at first, and none that cannot beat what was found.
    """
    numbers = sorted((NUMBERS[face] for face in hand), reverse=True)
    tops = [0, *accumulate(numbers)]
    looked = []
    for window in grid.windows(hand):
        total, lines, doublings = window.worth()
        count = len(lines)
        doublings += ends and count == len(hand)
        greatest = total + tops[count] + (sum(lines) - count) * tops[1] << doublings
        looked.append((greatest, total, lines, doublings, window))
    looked.sort(key=lambda each: each[0], reverse=True)
    found: list[tuple[float, int, Move]] = []
    for number, (greatest, total, lines, doublings, window) in enumerate(looked):
        if len(found) == most and greatest <= -found[-1][0]:
            break
        for laid in window.fillings(hand):
            points = total
            for face, counted in zip(laid, lines, strict=True):
                points += NUMBERS[face] * counted
            gain = (points << doublings) - wild * laid.count(WILD_FACE)
            if len(found) == most and gain <= -found[-1][0]:
                continue
            move = (PLAY, laid, window.cells)
            if grid.stands(move):
                insort(found, (-gain, number, move))
                del found[most:]
    return [(-loss, move) for loss, _, move in found]

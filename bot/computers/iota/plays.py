"""The plays of a hand of Iota that bring most, found without looking at all of them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from itertools import accumulate

from bot.computers.iota.grid import PLAY, Grid, Move
from bot.computers.iota.windows import NUMBERS, scores


def best_plays(
    grid: Grid, hand: Sequence[int], most: int, worth: Sequence[float], *, ends: bool
) -> list[tuple[float, Move]]:
    """The plays with the greatest gains, at most so many, each after its gain, the best first.

    The gain is the points, less what the cards that are laid are worth in the hand.
    worth: by face.  ends: laying all of the hand ends the match.

    What a window can bring at most is known before its plays are listed. Those that can bring most are looked
    at first, and none that cannot beat what was found.
    """
    tops = [0, *accumulate(sorted([NUMBERS[face] for face in hand], reverse=True))]
    least = [0.0, *accumulate(sorted([worth[face] for face in hand]))]
    looked = []
    for window in grid.windows(hand):
        total, lines, doublings = scores(window.cells, window.there, window.across)
        count = len(lines)
        doublings += ends and count == len(hand)
        greatest = (total + tops[count] + (sum(lines) - count) * tops[1] << doublings) - least[count]
        looked.append((greatest, total, lines, doublings, window))
    looked.sort(key=lambda each: each[0], reverse=True)
    found: list[tuple[float, int, Move]] = []
    for number, (greatest, total, lines, doublings, window) in enumerate(looked):
        if len(found) == most and greatest <= -found[-1][0]:
            break
        for laid in window.fillings(hand):
            points, lost = total, 0.0
            for face, counted in zip(laid, lines, strict=True):
                points += NUMBERS[face] * counted
                lost += worth[face]
            gain = (points << doublings) - lost
            if len(found) == most and gain <= -found[-1][0]:
                continue
            move = (PLAY, laid, window.cells)
            if grid.stands(move):
                insort(found, (-gain, number, move))
                del found[most:]
    return [(-loss, move) for loss, _, move in found]

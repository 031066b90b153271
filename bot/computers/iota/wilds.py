"""What wild cards can stand for, with cards as bits (see `grid`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from bot.games.iota.state import SIZE

STEPS = (1, SIZE)
"""From a cell to the next one in its row and in its column."""
COUNT = tuple(bits.bit_count() for bits in range(16))
_BITS = (1, 2, 4, 8)


def wilds_hold(cards: Mapping[int, int], wilds: Sequence[int]) -> bool:
    """Whether there are cards that the one or two wild cards on these cells can stand for, one for each."""
    lines = [_line(cards, cell, step) for cell in wilds for step in STEPS]
    if len(wilds) < 2:
        return not wilds or _one_holds(lines[0][:2], lines[1][:2])
    other = wilds[1]
    for step, line in zip(STEPS, lines, strict=False):
        if other in range(line[2], line[3], step):
            crossing = 1 - STEPS.index(step)
            return _two_hold(lines[crossing][:2], lines[2 + crossing][:2], line[:2])
    return _one_holds(lines[0][:2], lines[1][:2]) and _one_holds(lines[2][:2], lines[3][:2])


Plain: TypeAlias = tuple[int, int]
"""Of the plain cards of a line: their bits, and how many they are."""


@cache
def _values(line: Plain, shift: int) -> int:
    """The values of one property that a wild card in this line may have."""
    mask, plain = line
    there = mask >> shift & 15
    if plain < 2:
        return 15
    return there if COUNT[there] == 1 else 15 ^ there


@cache
def _one_holds(row: Plain, column: Plain) -> bool:
    """Whether there is a card for a wild one in these lines."""
    return all(_values(row, shift) & _values(column, shift) for shift in (0, 4, 8))


@cache
def _two_hold(line: Plain, another: Plain, shared: Plain) -> bool:
    """Whether there are cards for two wild ones that share a line; line, another: the other line of each."""
    mask, plain = shared
    for shift in (0, 4, 8):
        first, second, there = _values(line, shift), _values(another, shift), mask >> shift & 15
        if not any(
            COUNT[there | one | other] in (1, plain + 2)
            for one in _BITS
            for other in _BITS
            if one & first and other & second
        ):
            return False
    return True


def _line(cards: Mapping[int, int], cell: int, step: int) -> tuple[int, int, int, int]:
    """The line through a taken cell: bits and number of its plain cards, its first cell, the one after it."""
    mask = plain = 0
    first, after = cell - step, cell + step
    while first in cards:
        card = cards[first]
        if card:
            mask |= card
            plain += 1
        first -= step
    while after in cards:
        card = cards[after]
        if card:
            mask |= card
            plain += 1
        after += step
    return mask, plain, first + step, after

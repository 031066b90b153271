"""What wild cards can stand for, with cards as bits (see `grid`)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.iota.state import SIZE

STEPS = (1, SIZE)
"""From a cell to the next one in its row and in its column."""
COUNT = tuple(bits.bit_count() for bits in range(16))
_BITS = (1, 2, 4, 8)


def wilds_hold(cards: Mapping[int, int], wilds: tuple[int, ...]) -> bool:
    """Whether there are cards that the wild cards on these cells can stand for, one for each."""
    if not wilds:
        return True
    alone: list[list[tuple[int, int]]] = [[] for _ in wilds]
    shared: tuple[int, int] | None = None
    for number, cell in enumerate(wilds):
        for step in STEPS:
            first, length, mask, plain = _run(cards, cell, step)
            within = [other for other in wilds if other in range(first, first + length * step, step)]
            if len(within) == 2:
                shared = mask, plain
            elif plain > 1:
                alone[number].append((mask, plain))
    for shift in (0, 4, 8):
        left = []
        for lines in alone:
            values = 15
            for mask, _ in lines:
                there = mask >> shift & 15
                values &= there if COUNT[there] == 1 else 15 ^ there
            if not values:
                return False
            left.append(values)
        if shared is not None:
            there, plain = shared[0] >> shift & 15, shared[1]
            if not any(
                COUNT[there | one | other] in (1, plain + 2)
                for one in _BITS
                for other in _BITS
                if one & left[0] and other & left[1]
            ):
                return False
    return True


def _run(cards: Mapping[int, int], cell: int, step: int) -> tuple[int, int, int, int]:
    """The line through a cell: its first cell, its length, the bits and the number of its plain cards."""
    first = cell
    while first - step in cards:
        first -= step
    at, mask, plain = first, 0, 0
    while at in cards:
        card = cards[at]
        if card:
            mask |= card
            plain += 1
        at += step
    return first, (at - first) // step, mask, plain

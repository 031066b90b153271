"""Lines: where they are, whether they are valid ("hold"), and what wild cards may stand for.

A wild card may stand for any of the 64 cards, that is, for any combination of values.  So the wilds can
be filled if, and only if, each property by itself has a value for every wild.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.games.iota.state import COLOURS, LOT, NUMBERS, SHAPES, SIZE, TRAITS, WILD

STEPS = (1, SIZE)
"""From a cell to the next one in its row and in its column."""

_ALL = 0b1111
_BITS = (1, 2, 4, 8)
_COUNT = tuple(bits.bit_count() for bits in range(16))
_MASKS = {
    colour + shape + number: 1 << c | 16 << s | 256 << n
    for c, colour in enumerate(COLOURS)
    for s, shape in enumerate(SHAPES)
    for n, number in enumerate(NUMBERS)
}
"""Of each card one bit for its colour, one for its shape and one for its number, in fours."""


@dataclass(frozen=True)
class Flaw:
    """Why a position does not hold.

    lines: the cells of the line that does not hold, or of the lines that contradict each other.
    trait: the property by which, None for a line of more than four cards.
    wilds: the cells of the wild cards that no card fits; empty if a line fails without them.
    """

    lines: tuple[range, ...]
    trait: str | None = None
    wilds: tuple[int, ...] = ()


def run(cards: Mapping[int, str], cell: int, step: int) -> range:
    """The cells of the unbroken run of cards through this one, in its row or its column."""
    first = last = cell
    while first - step in cards:
        first -= step
    while last + step in cards:
        last += step
    return range(first, last + step, step)


def lines_through(cards: Mapping[int, str], cells: Iterable[int]) -> list[range]:
    """The lines of two or more cards (even too many) that these cells are in, each once."""
    lines: dict[range, None] = {}
    for cell in cells:
        for step in STEPS:
            if cell - step in cards or cell + step in cards:
                lines[run(cards, cell, step)] = None
    return list(lines)


def flaw(cards: Mapping[int, str], changed: Iterable[int]) -> Flaw | None:
    """Why the position does not hold; None if it does.

    changed: the cells whose content is new.  Lines without a changed cell still hold; if a changed line
        has a wild card, all lines with wild cards are checked.
    """
    near_wild = False
    for line in lines_through(cards, changed):
        if len(line) > LOT:
            return Flaw((line,))
        mask, plain = _plain(cards, line)
        near_wild |= plain < len(line)
        if plain > 2:
            for number, trait in enumerate(TRAITS):
                if 1 < _COUNT[mask >> 4 * number & _ALL] < plain:
                    return Flaw((line,), trait)
    return _wild_flaw(cards) if near_wild else None


def _plain(cards: Mapping[int, str], line: range) -> tuple[int, int]:
    """The values on a line's cards other than wild cards, as bits, and the number of those cards."""
    mask = plain = 0
    for cell in line:
        card = cards[cell]
        if card != WILD:
            mask |= _MASKS[card]
            plain += 1
    return mask, plain


def _wild_flaw(cards: Mapping[int, str]) -> Flaw | None:
    """Why no cards fit the wild cards on the grid; apart from them, their lines hold."""
    wilds = tuple(cell for cell, card in cards.items() if card == WILD)
    lines = [(line, *_plain(cards, line)) for line in lines_through(cards, wilds)]
    for number, trait in enumerate(TRAITS):
        values = [(line, mask >> 4 * number & _ALL, plain) for line, mask, plain in lines]
        if not _suits(values, wilds):
            torn = _torn(values, wilds)
            return Flaw(
                tuple(line for line, _, _ in lines if any(cell in line for cell in torn)), trait, torn
            )
    return None


def _suits(values: list[tuple[range, int, int]], wilds: tuple[int, ...]) -> bool:
    """Whether one property has values for these wild cards (one or two) with which all lines hold.

    values: for each line its cells, the values on its other cards as bits, and the number of those.
    """
    open_values = [_ALL] * len(wilds)
    shared: tuple[int, int] | None = None
    for line, mask, plain in values:
        inside = [index for index, cell in enumerate(wilds) if cell in line]
        if len(inside) == 2:
            shared = mask, plain
        elif inside and plain > 1:
            open_values[inside[0]] &= mask if _COUNT[mask] == 1 else _ALL ^ mask
    if shared is None:
        return all(open_values)
    mask, plain = shared
    return any(
        _COUNT[mask | one | other] in (1, plain + 2)
        for one in _BITS
        for other in _BITS
        if one & open_values[0] and other & open_values[1]
    )


def _torn(values: list[tuple[range, int, int]], wilds: tuple[int, ...]) -> tuple[int, ...]:
    """The one wild card whose own lines contradict each other, or else all wild cards."""
    for cell in wilds:
        apart = [line for line in values if not any(other in line[0] for other in wilds if other != cell)]
        if not _suits(apart, (cell,)):
            return (cell,)
    return wilds

"""Cards of Iota as numbers, lines of them as numbers too, and which cards go on a line."""

from __future__ import annotations

from typing import TypeAlias

from bot.computers.iota.wilds import COUNT
from bot.games.iota.state import CARDS, COLOURS, LOT, NUMBERS, SHAPES, WILD

WILD_FACE = len(CARDS)
"""Faces are numbers: those of `CARDS`, and after them the wild card."""
FACES = {card: number for number, card in enumerate((*CARDS, WILD))}
ALL_FACES = (1 << WILD_FACE + 1) - 1
MASKS = (
    *(
        1 << COLOURS.index(card[0]) | 16 << SHAPES.index(card[1]) | 256 << NUMBERS.index(card[2])
        for card in CARDS
    ),
    0,
)
"""Of each face one bit for its colour, one for its shape and one for its number, in fours; 0 for a wild."""

# A run of cards as one number: the bits of its cards, and above them how many are plain, how many there are,
# and the sum of their numbers.
MASK = (1 << 12) - 1
PLAIN, LENGTH, SUM = 12, 16, 20
"""How far to shift a run for the number of its plain cards, its length and its sum."""
COUNT_MASK = 15
"""The bits of each of the first two; the cards on both sides of a free cell may be eight."""
RUNS = (
    *(
        mask | 1 << PLAIN | 1 << LENGTH | int(card[2]) << SUM
        for mask, card in zip(MASKS, CARDS, strict=False)
    ),
    1 << LENGTH,
)
"""Each face as a run of one card."""

HOLDS = tuple(
    bytes(all(COUNT[mask >> shift & 15] in (0, 1, count) for shift in (0, 4, 8)) for mask in range(MASK + 1))
    for count in range(2 * LOT + 2)
)
"""By the number of plain cards of a line, and by their bits: whether it holds, each property by itself."""


def joined(run: int, other: int) -> int:
    """Two runs as one."""
    return ((run | other) & MASK) + (run & ~MASK) + (other & ~MASK)


Spot: TypeAlias = int
"""A free cell, or one direction from it: the faces that fit there as bits, and above them the lines' kinds.

The kind of a line is the number of its cards, at most four, and with that `AFTER` and `WITH_WILD`. From `ROW`
on there is the kind of the row, from `COLUMN` on that of the column. Each direction has all bits where the
other has its kind, so both together are one & the other.
"""
ROW = WILD_FACE + 1
COLUMN = ROW + 5
AFTER = 8
"""There is a card just before the cell."""
WITH_WILD = 16
"""There is a wild card."""
KINDS = 32
DOUBT = WITH_WILD << ROW | WITH_WILD << COLUMN
"""There is a wild card in a line."""
NO_ROW = ALL_FACES | KINDS - 1 << COLUMN
NO_COLUMN = ALL_FACES | KINDS - 1 << ROW


class Lines(dict[int, Spot]):
    """By all the cards that are in line with a free cell, as a run: what is there in this direction.

    What is asked for is found the first time and kept; there are some thousands of runs.
    """

    def __init__(self, nothing: Spot, place: int, flag: int) -> None:
        self._nothing, self._place, self._flag = nothing, place, flag

    def __missing__(self, run: int) -> Spot:
        length, plain, mask = run >> LENGTH & COUNT_MASK, run >> PLAIN & COUNT_MASK, run & MASK
        kind = min(length, LOT) | self._flag | (WITH_WILD if plain < length else 0)
        fitting = 0
        if length < LOT:
            fitting = HOLDS[plain][mask] << WILD_FACE
            fitting += sum(1 << face for face in range(WILD_FACE) if HOLDS[plain + 1][mask | MASKS[face]])
        found = self[run] = (self._nothing ^ ALL_FACES) | kind << self._place | fitting
        return found

"""The plays of a hand of Iota by the cells that they fill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from bot.computers.iota.arrangements import Arrangements, in_slot_order, orders
from bot.computers.iota.faces import COUNT_MASK, HOLDS, LENGTH, MASK, MASKS, PLAIN, RUNS, SUM, WILD_FACE
from bot.games.iota.state import HAND_SIZE, LOT

NUMBERS = tuple(run >> SUM for run in RUNS)
"""The number on each face."""


class Beside(Protocol):
    """Of a direction, the run of cards beside each free cell, see `grid.Direction`."""

    @property
    def beside(self) -> Mapping[int, int]:
        """See `grid.Direction`."""


class Window(NamedTuple):
    """Empty cells of one line that cards of a hand may fill together.

    slots: of each cell the slots of the cards that fit there, as bits.  ways: the arrangements of the hand.
    there: the run of the cards that come into one line with all of the cells; 0 for a single cell.
    across: the directions of the other lines that a card comes into.
    """

    cells: tuple[int, ...]
    slots: tuple[int, ...]
    ways: Arrangements
    there: int
    across: Sequence[Beside]

    def fillings(self, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """The faces to lay, in the order of the cells, with which the common line holds, wild cards aside."""
        twins, there = hand.count(WILD_FACE) > 1, self.there
        for order in orders(self.ways, self.slots):
            if twins and not in_slot_order(order, hand):
                continue
            laid = tuple([hand[slot] for slot in order])
            if not there or goes_on(laid, there):
                yield laid


def scores(cells: Sequence[int], there: int, across: Sequence[Beside]) -> tuple[int, list[int], int]:
    """What scores whatever cards are laid: a sum, how often each card counts, and how often that doubles.

    Without the doubling of the last card.  cells, there, across: as in `Window`.
    """
    count = len(cells)
    total, doublings, lines = there >> SUM, int(count == HAND_SIZE), []
    if count > 1:
        doublings += (there >> LENGTH & COUNT_MASK) + count == LOT
    for cell in cells:
        counted = int(count > 1)
        for way in across:
            run = way.beside.get(cell, 0)
            if run:
                counted += 1
                total += run >> SUM
                doublings += run >> LENGTH & COUNT_MASK == LOT - 1
        lines.append(counted)
    return total, lines, doublings


def goes_on(faces: Sequence[int], run: int) -> int:
    """Whether a line of this run and these cards holds, wild cards aside."""
    mask, plain = run & MASK, run >> PLAIN & COUNT_MASK
    for face in faces:
        mask |= MASKS[face]
        plain += face != WILD_FACE
    return HOLDS[plain][mask]

"""Iota for a search: cards as bits, and for each cell beside the grid the faces that fit there.

A play of several cards fills empty cells of one line, one after another.  Each play is found once: from the
first of its cells that lies beside the grid, called its anchor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import TypeAlias

from bot.computers.iota.wilds import COUNT, STEPS, wilds_hold
from bot.games.iota.state import (
    CARDS,
    COLOURS,
    HAND_SIZE,
    LOT,
    NUMBERS,
    SHAPES,
    SIZE,
    WILD,
)

Move: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""`PLAY`, `PASS` or `SWAP`, faces, and their cells; of a play in the order of the cells."""

PLAY, PASS, SWAP = 0, 1, 2
WILD_FACE = len(CARDS)
"""Faces are numbers: those of `CARDS`, and after them the wild card."""
FACES = {card: number for number, card in enumerate((*CARDS, WILD))}
MASKS = (
    *(
        1 << COLOURS.index(card[0]) | 16 << SHAPES.index(card[1]) | 256 << NUMBERS.index(card[2])
        for card in CARDS
    ),
    0,
)
"""Of each face one bit for its colour, one for its shape and one for its number, in fours; 0 for a wild."""

_ALL_FACES = (1 << WILD_FACE + 1) - 1
_ENDS = (-1, 1, -SIZE, SIZE)
# By the number of plain cards of a line: whether cards with these bits hold, each property by itself.
_HOLDS = tuple(
    bytes(all(COUNT[mask >> shift & 15] in (0, 1, count) for shift in (0, 4, 8)) for mask in range(4096))
    for count in range(LOT + 1)
)


@cache
def _fitting(mask: int, count: int) -> int:
    """The faces, as bits, that go on a line whose plain cards have these bits and are so many."""
    if count == 0:
        return _ALL_FACES
    holds = _HOLDS[count + 1]
    plain = sum(1 << face for face in range(WILD_FACE) if holds[mask | MASKS[face]])
    return plain | _HOLDS[count][mask] << WILD_FACE


Shape: TypeAlias = tuple[int, int, tuple[int, ...]]
"""A play of several cards in one direction from an anchor.

How many cards it has, how many of them lie before the anchor, and their slots in the order of the cells.
"""


@cache
def _shapes(hand: int, slot: int, beside: int) -> tuple[Shape, ...]:
    """The plays of a hand of this size with one slot's card on the anchor.

    beside: how many cards lie next to the anchor in this direction, doubled, and 1 if there is one before it:
    then the cell before that one is beside the grid too.
    """
    others = [other for other in range(hand) if other != slot]
    return tuple(
        (count, before, (*order[:before], slot, *order[before:]))
        for count in range(2, min(hand, LOT - beside // 2) + 1)
        for before in range(1 if beside % 2 else count)
        for order in permutations(others, count - 1)
    )


@cache
def _sizes(hand: int) -> tuple[int, ...]:
    """By `beside`, how many such plays there are."""
    return tuple(len(_shapes(hand, 0, beside)) for beside in range(2 * LOT + 2)) if hand else (0,) * 10


class Grid:
    """The cards that lie on the table, and what may be laid beside them.

    cards: the bits of the card on each cell, 0 for a wild one.  wilds: the cells of the wild cards.
    fits: by cell beside the grid, the faces that fit its lines if no wild card stands in the way.
    beside: of each of these cells `beside` of `_shapes` in its row and in its column.
    doubt: those of these cells from which a line with a wild card runs.
    """

    __slots__ = ("beside", "cards", "doubt", "fits", "wilds")

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}
        self.wilds: tuple[int, ...] = ()
        self.fits: dict[int, int] = {}
        self.beside: dict[int, tuple[int, int]] = {}
        self.doubt: frozenset[int] = frozenset()

    def copy(self) -> Grid:
        """The same grid, which may then go its own way."""
        made = Grid()
        made.cards, made.wilds, made.doubt = self.cards.copy(), self.wilds, self.doubt
        made.fits, made.beside = self.fits.copy(), self.beside.copy()
        return made

    def put(self, laid: Sequence[tuple[int, int]]) -> None:
        """Lays faces on cells and finds anew what fits beside them."""
        cards, fits = self.cards, self.fits
        for face, cell in laid:
            cards[cell] = MASKS[face]
            if cell in fits:
                del fits[cell], self.beside[cell]
            if face == WILD_FACE:
                self.wilds = (*self.wilds, cell)
        changed = set()
        for _, cell in laid:
            for way in _ENDS:
                at = cell + way
                while at in cards:
                    at += way
                changed.add(at)
        doubt = self.doubt.difference(changed, [cell for _, cell in laid])
        for cell in changed:
            if self._fit(cell):
                doubt |= {cell}
        self.doubt = doubt

    def plays(self, hand: Sequence[int]) -> Iterator[Move]:
        """The legal plays of a hand."""
        size = len(hand)
        for anchor, fitting in self.fits.items():
            row, column = self.beside[anchor]
            for slot, face in enumerate(hand):
                if not fitting >> face & 1 or face in hand[:slot]:
                    continue
                if self._single(anchor, face):
                    yield PLAY, (face,), (anchor,)
                rest = [*hand[:slot], *hand[slot + 1 :]]
                for step, beside in ((1, row), (SIZE, column)):
                    for count in range(2, min(size, LOT - beside // 2) + 1):
                        for before in range(1 if beside % 2 else count):
                            cells = self._cells(anchor, step, count, before)
                            if cells is not None:
                                yield from self._filled(cells, step, before, face, rest)

    def _filled(
        self, cells: tuple[int, ...], step: int, place: int, face: int, rest: list[int]
    ) -> Iterator[Move]:
        """The plays on these cells of one line, given the card on one of them and those for the others."""
        mask, plain = self._between(cells, step)
        mask |= MASKS[face]
        plain += face != WILD_FACE
        if not _HOLDS[plain][mask]:
            return
        fits = [self.fits.get(cell, _ALL_FACES) for cell in cells]
        doubtful = face == WILD_FACE or any(cell in self.doubt for cell in cells)
        open_plays: list[tuple[tuple[int, ...], list[int], int, int]] = [((), rest, mask, plain)]
        while open_plays:
            laid, left, mask, plain = open_plays.pop()
            if len(laid) == place:
                laid = (*laid, face)
            if len(laid) == len(cells):
                if not (doubtful or WILD_FACE in laid) or self._holds_with(laid, cells):
                    yield PLAY, laid, cells
                continue
            fitting = fits[len(laid)]
            for number, other in enumerate(left):
                if fitting >> other & 1 and other not in left[:number]:
                    more, count = mask | MASKS[other], plain + (other != WILD_FACE)
                    if _HOLDS[count][more]:
                        open_plays.append(
                            ((*laid, other), [*left[:number], *left[number + 1 :]], more, count)
                        )

    def anchors(self, hand: list[int], total: int) -> tuple[list[int], list[int]]:
        """The cells on which a card of the hand fits, and the number of plays from there and those before.

        total: where to start counting.
        """
        held = 0
        for face in hand:
            held |= 1 << face
        sizes, besides = _sizes(len(hand)), self.beside
        ends: list[int] = []
        anchors: list[int] = []
        for cell, fitting in self.fits.items():
            if fitting & held:
                row, column = besides[cell]
                total += (fitting & held).bit_count() * (1 + sizes[row] + sizes[column])
                ends.append(total)
                anchors.append(cell)
        return ends, anchors

    def drawn(self, hand: list[int], anchor: int, number: int, *, twins: bool) -> Move | None:
        """The play with this number from an anchor; None if it is illegal or has another number too."""
        row, column = self.beside[anchor]
        sizes = _sizes(len(hand))
        which, number = divmod(number, 1 + sizes[row] + sizes[column])
        fitting = self.fits[anchor]
        faces = [face for face in dict.fromkeys(hand) if fitting >> face & 1]
        face = faces[which]
        if number == 0:
            return (PLAY, (face,), (anchor,)) if self._single(anchor, face) else None
        slot = hand.index(face)
        if number <= sizes[row]:
            step, (count, before, slots) = 1, _shapes(len(hand), slot, row)[number - 1]
        else:
            step, (count, before, slots) = SIZE, _shapes(len(hand), slot, column)[number - 1 - sizes[row]]
        if twins and face != WILD_FACE and not is_first(slots, hand):
            return None
        cells = self._cells(anchor, step, count, before)
        if cells is None:
            return None
        laid = tuple([hand[each] for each in slots])
        return (PLAY, laid, cells) if self._together(laid, cells, step) else None

    def swaps(self, hand: Sequence[int]) -> Iterator[Move]:
        """The legal swaps of a hand."""
        for cell in self.wilds:
            self._fit(cell)
            fitting = self.fits.pop(cell)
            del self.beside[cell]
            for face in dict.fromkeys(hand):
                if face == WILD_FACE or not fitting >> face & 1:
                    continue
                self.cards[cell] = MASKS[face]
                if wilds_hold(self.cards, tuple(wild for wild in self.wilds if wild != cell)):
                    yield SWAP, (face,), (cell,)
                self.cards[cell] = 0

    def points(self, faces: Sequence[int], cells: tuple[int, ...], last: bool) -> int:
        """What a legal play would score; changes nothing."""
        for face, cell in zip(faces, cells, strict=True):
            self.cards[cell] = MASKS[face]
        points = self.score(cells, last)
        for cell in cells:
            del self.cards[cell]
        return points

    def score(self, cells: tuple[int, ...], last: bool) -> int:
        """What the cards that were just laid on these cells score; last: they were the last ones."""
        cards, total, doublings = self.cards, 0, int(last) + (len(cells) == HAND_SIZE)
        along = cells[1] - cells[0] if len(cells) > 1 else 0
        for step in STEPS:
            # All cells are in one line, so in its direction one of them will do.
            in_line = along and (along < SIZE) == (step == 1)
            for cell in cells[:1] if in_line else cells:
                first = cell
                while first - step in cards:
                    first -= step
                length = points = 0
                while first in cards:
                    points += _NUMBER[cards[first] >> 8]
                    length += 1
                    first += step
                if length > 1:
                    total += points
                    doublings += length == LOT
        return total << doublings

    def _cells(self, anchor: int, step: int, count: int, before: int) -> tuple[int, ...] | None:
        """The empty cells of a play in this direction; None if the line would be too long.

        before: how many of them come before the anchor, none of which lies beside the grid.
        """
        cards, fits = self.cards, self.fits
        cells = []
        first = anchor
        for _ in range(before):
            first -= step
            if first in cards or first in fits:
                return None
            cells.append(first)
        cells.reverse()
        cells.append(anchor)
        last = anchor + step
        while True:
            while last in cards:
                last += step
            if len(cells) == count:
                break
            cells.append(last)
            last += step
        if not before:
            while first - step in cards:
                first -= step
        return tuple(cells) if last - first <= LOT * step else None

    def _single(self, cell: int, face: int) -> bool:
        """Whether a face that fits its lines may lie there, given what wild cards stand for."""
        return (face != WILD_FACE and cell not in self.doubt) or self._holds_with((face,), (cell,))

    def _together(self, faces: Sequence[int], cells: tuple[int, ...], step: int) -> bool:
        """Whether these faces may lie on these cells of one line."""
        mask, plain, doubtful = 0, 0, False
        for face, cell in zip(faces, cells, strict=True):
            fitting = self.fits.get(cell, _ALL_FACES)
            if not fitting >> face & 1:
                return False
            doubtful |= face == WILD_FACE or cell in self.doubt
            mask |= MASKS[face]
            plain += face != WILD_FACE
        if not _HOLDS[plain][mask]:
            return False
        if not self._line_holds(cells, step, mask, plain):
            return False
        return not doubtful or self._holds_with(faces, cells)

    def _line_holds(self, cells: tuple[int, ...], step: int, mask: int, plain: int) -> bool:
        """Whether the line holds, wild cards aside, once plain cards with these bits lie on these cells."""
        there, count = self._between(cells, step)
        return bool(_HOLDS[plain + count][mask | there])

    def _between(self, cells: tuple[int, ...], step: int) -> tuple[int, int]:
        """The bits and the number of the plain cards that lie in one line with these cells."""
        cards, mask, plain = self.cards, 0, 0
        at = cells[0] - step
        while at in cards:
            mask |= cards[at]
            plain += cards[at] != 0
            at -= step
        at = cells[0] + step
        while at in cards or at in cells:
            there = cards.get(at, 0)
            mask |= there
            plain += there != 0
            at += step
        return mask, plain

    def _holds_with(self, faces: Sequence[int], cells: tuple[int, ...]) -> bool:
        """Whether the wild cards can stand for something once these faces lie on these cells."""
        laid = tuple(cell for face, cell in zip(faces, cells, strict=True) if face == WILD_FACE)
        for face, cell in zip(faces, cells, strict=True):
            self.cards[cell] = MASKS[face]
        holds = wilds_hold(self.cards, (*self.wilds, *laid))
        for cell in cells:
            del self.cards[cell]
        return holds

    def _fit(self, cell: int) -> bool:
        """Finds the faces that fit the lines through a free cell; returns whether a wild card is in one."""
        cards, fitting, doubtful = self.cards, _ALL_FACES, False
        lengths = []
        for step in STEPS:
            mask = plain = length = 0
            at = cell - step
            while at in cards:
                card = cards[at]
                if card:
                    mask |= card
                    plain += 1
                length += 1
                at -= step
            lengths.append(length)
            at = cell + step
            while at in cards:
                card = cards[at]
                if card:
                    mask |= card
                    plain += 1
                length += 1
                at += step
            lengths.append(length)
            if length:
                doubtful |= plain < length
                fitting &= _fitting(mask, plain) if length < LOT else 0
        before, row, above, column = lengths
        self.fits[cell] = fitting
        self.beside[cell] = 2 * min(row, LOT) + (before > 0), 2 * min(column, LOT) + (above > 0)
        return doubtful


_NUMBER = {0: 0, 1: 1, 2: 2, 4: 3, 8: 4}
"""The number on a card by its bit."""


def is_first(slots: Sequence[int], hand: Sequence[int]) -> bool:
    """Whether the wild cards of a hand come in the order of their slots, as they are one face."""
    wild = [slot for slot, face in enumerate(hand) if face == WILD_FACE]
    used = [slot for slot in slots if slot in wild]
    return used == wild[: len(used)]

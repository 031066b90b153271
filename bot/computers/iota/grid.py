"""Iota for a search: what lies beside each free cell, which faces fit there, and the plays of a hand.

A play of several cards fills empty cells of one line, one after another.  Each play is found once: from the
first of its cells that lies beside the grid, called its anchor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.computers.iota.arrangements import ALONE, Arrangements, arrangements, in_slot_order
from bot.computers.iota.faces import (
    AFTER,
    ALL_FACES,
    COLUMN,
    COUNT_MASK,
    DOUBT,
    KINDS,
    LENGTH,
    MASK,
    MASKS,
    NO_COLUMN,
    NO_ROW,
    PLAIN,
    ROW,
    RUNS,
    SUM,
    WILD_FACE,
    Lines,
    Spot,
    joined,
)
from bot.computers.iota.wilds import wilds_hold
from bot.computers.iota.windows import NUMBERS, Window, goes_on, scores
from bot.games.iota.state import LOT, SIZE

Move: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""`PLAY`, `PASS` or `SWAP`, faces, and their cells; of a play in the order of the cells."""

PLAY, PASS, SWAP = 0, 1, 2

_BESIDE_ROWS = Lines(NO_ROW, ROW, 0), Lines(NO_ROW, ROW, AFTER)
_BESIDE_COLUMNS = Lines(NO_COLUMN, COLUMN, 0), Lines(NO_COLUMN, COLUMN, AFTER)


@dataclass(slots=True)
class Direction:
    """What lies beside the free cells in rows or in columns.

    step: from a cell to the next one.  nothing: what there is in this direction beside no card.
    known: what there is beside cards, none of which lies just before the cell, and if one does.
    before, after: the run of cards that ends just before a cell, or begins just after it, where one does.
    beside: both as one run, where there is either.
    spots: all of it together, where there is any.
    """

    step: int
    nothing: Spot
    known: tuple[Lines, Lines]
    before: dict[int, int] = field(default_factory=dict)
    after: dict[int, int] = field(default_factory=dict)
    beside: dict[int, int] = field(default_factory=dict)
    spots: dict[int, Spot] = field(default_factory=dict)

    def copy(self) -> Direction:
        """The same, which may then go its own way."""
        return Direction(
            self.step,
            self.nothing,
            self.known,
            self.before.copy(),
            self.after.copy(),
            self.beside.copy(),
            self.spots.copy(),
        )


class Grid:
    """The cards that lie on the table, and what may be laid beside them.

    cards: the bits of the card on each cell, 0 for a wild one.  wilds: the cells of the wild cards.
    spots: the cells beside the grid; a wild card may stand in the way of a face that fits.
    """

    __slots__ = ("_swappable", "cards", "columns", "rows", "spots", "wilds")

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}
        self.wilds: tuple[int, ...] = ()
        self.spots: dict[int, Spot] = {}
        self.rows = Direction(1, NO_ROW, _BESIDE_ROWS)
        self.columns = Direction(SIZE, NO_COLUMN, _BESIDE_COLUMNS)
        self._swappable: dict[int, tuple[int, bool]] | None = (
            None  # of wild cards; None if not known any more
        )

    def copy(self) -> Grid:
        """The same grid, which may then go its own way."""
        made = Grid.__new__(Grid)
        made.cards, made.wilds, made.spots = self.cards.copy(), self.wilds, self.spots.copy()
        made.rows, made.columns, made._swappable = self.rows.copy(), self.columns.copy(), self._swappable
        return made

    def put(self, faces: Sequence[int], cells: Sequence[int]) -> int:
        """Lays faces on free cells of one line and finds anew what fits beside them.

        Returns what that scores, without the doublings for four cards and for the last one.
        """
        rows, columns = self.rows, self.columns
        for face, cell in zip(faces, cells, strict=True):
            self.cards[cell] = MASKS[face]
            self.spots.pop(cell, None)
            if face == WILD_FACE:
                self.wilds = (*self.wilds, cell)
        if len(cells) == 1:
            runs = [self._join(rows, columns, faces, cells), self._join(columns, rows, faces, cells)]
        else:
            along, across = (rows, columns) if cells[1] - cells[0] < SIZE else (columns, rows)
            runs = [self._join(along, across, faces, cells)]
            for face, cell in zip(faces, cells, strict=True):
                runs.append(self._join(across, along, (face,), (cell,)))
        total = doublings = 0
        for run in runs:
            length = run >> LENGTH & COUNT_MASK
            if length > 1:
                total += run >> SUM
                doublings += length == LOT
        return total << doublings

    def _join(self, way: Direction, across: Direction, faces: Sequence[int], cells: Sequence[int]) -> int:
        """These cards have become one run with those before, between and after them, which is returned."""
        step = way.step
        run = way.before.get(cells[0], 0)
        first = cells[0] - step - step * (run >> LENGTH & COUNT_MASK)
        for face, cell in zip(faces, cells, strict=True):
            card = RUNS[face]
            run = ((run | card) & MASK) + (run & ~MASK) + (card & ~MASK) if run else card
            last = cell + step
            way.spots.pop(cell, None)
            way.before.pop(cell, None)
            way.beside.pop(cell, None)
            after = way.after.pop(cell, None)
            if after:
                run = joined(run, after)
                last += step * (after >> LENGTH & COUNT_MASK)
        self._end(way, across, first, run, last)
        return run

    def _end(self, way: Direction, across: Direction, first: int, run: int, last: int) -> None:
        """A run has changed; first, last: the free cells before and after it."""
        if (run >> LENGTH ^ run >> PLAIN) & COUNT_MASK:
            self._swappable = None
        behind, after_card = way.known
        way.before[last] = run
        more = way.after.get(last)
        both = way.beside[last] = joined(run, more) if more else run
        spot = way.spots[last] = after_card[both]
        self.spots[last] = spot & across.spots.get(last, across.nothing)
        way.after[first] = run
        more = way.before.get(first)
        both = way.beside[first] = joined(run, more) if more else run
        spot = way.spots[first] = after_card[both] if more else behind[both]
        self.spots[first] = spot & across.spots.get(first, across.nothing)

    def swap(self, face: int, cell: int) -> None:
        """Lays a face in place of a wild card."""
        self.cards[cell] = MASKS[face]
        self.wilds = tuple(wild for wild in self.wilds if wild != cell)
        self._swappable = None
        for way, across in ((self.rows, self.columns), (self.columns, self.rows)):
            first, run, last = self._around(cell, way.step, RUNS[face])
            self._end(way, across, first, run, last)

    def _around(self, cell: int, step: int, run: int) -> tuple[int, int, int]:
        """The run through a taken cell and the free cells before and after it; run: that of the cell."""
        ends = []
        for way in (-step, step):
            at = cell + way
            while at in self.cards:
                mask = self.cards[at]
                run = joined(run, _RUN_OF[mask])
                at += way
            ends.append(at)
        return ends[0], run, ends[1]

    def plays(self, hand: Sequence[int]) -> list[Move]:
        """The legal plays of a hand."""
        made = ((PLAY, laid, window.cells) for window in self.windows(hand) for laid in window.fillings(hand))
        return [move for move in made if self.stands(move)]

    def windows(self, hand: Sequence[int]) -> Iterator[Window]:
        """The cells on which cards of a hand may fit together."""
        ways = arrangements(hand)
        places = [(1 << slot, face) for slot, face in enumerate(hand)]
        held, every = _bits(hand), (1 << len(hand)) - 1
        fits = {
            cell: sum([bit for bit, face in places if spot >> face & 1]) if spot & held else 0
            for cell, spot in self.spots.items()
        }
        for anchor, slots in fits.items():
            if not slots:
                continue
            yield Window((anchor,), (slots,), ways, 0, (self.rows, self.columns))
            spot = self.spots[anchor]
            for way, across, kind in (
                (self.rows, self.columns, spot >> ROW & KINDS - 1),
                (self.columns, self.rows, spot >> COLUMN),
            ):
                for count, before in ways.windows[kind]:
                    cells, there = self._window(anchor, way, count, before)
                    allowed = tuple([fits.get(cell, every) for cell in cells])
                    if allowed and 0 not in allowed:
                        yield Window(cells, allowed, ways, there, (across,))

    def anchors(self, hand: Sequence[int], ways: Arrangements, total: int) -> tuple[list[int], list[int]]:
        """The cells on which a card of the hand fits, and the number of draws from there and those before.

        ways: the arrangements of the hand.  total: where to start counting.
        """
        held, weights = _bits(hand), ways.weights
        # Of two wild cards both fit where one does.
        alone = 0 if hand.count(WILD_FACE) > 1 else ALONE
        ends: list[int] = []
        anchors: list[int] = []
        for cell, spot in self.spots.items():
            here = spot & held
            if here:
                count = here.bit_count()
                total += count * weights[spot >> ROW] if count > 1 else weights[(spot >> ROW) + alone]
                ends.append(total)
                anchors.append(cell)
        return ends, anchors

    def drawn(self, hand: list[int], ways: Arrangements, anchor: int, number: int) -> Move | None:
        """The play with this number from an anchor; None if it is illegal or has another number too."""
        spots = self.spots
        spot = spots[anchor]
        kinds = spot >> ROW
        fitting = [slot for slot, face in enumerate(hand) if spot >> face & 1]
        if len(fitting) == 1:
            kinds += ALONE
        elif hand.count(WILD_FACE) > 1:
            fitting = [slot for slot in fitting if hand[slot] not in hand[:slot]]
        which, number = divmod(number, ways.weights[kinds])
        slot = fitting[which]
        face = hand[slot]
        if number == 0:
            play: Move = PLAY, (face,), (anchor,)
            return play if self.stands(play) else None
        draw = ways.draws(kinds)[slot][number]
        if draw is None:
            return None
        in_row, before, slots = draw
        laid = tuple([hand[each] for each in slots])
        way = self.rows if in_row else self.columns
        # Of two wild cards the first one is laid on the anchor, wherever the other one goes.
        if self._ruled_out(anchor, way, before, laid) or (
            face != WILD_FACE and not in_slot_order(slots, hand)
        ):
            return None
        cells, there = self._window(anchor, way, len(slots), before)
        if not cells or (there and not goes_on(laid, there)):
            return None
        for face, cell in zip(laid, cells, strict=True):
            if not spots.get(cell, ALL_FACES) >> face & 1:
                return None
        play = PLAY, laid, cells
        return play if self.stands(play) else None

    def _ruled_out(self, anchor: int, way: Direction, before: int, laid: Sequence[int]) -> bool:
        """Whether a glance shows that cards cannot be laid like that; this is so for most draws."""
        spots, step = self.spots, way.step
        if before:
            if anchor - step in spots:
                return True
        elif not spots.get(anchor + step, ALL_FACES) >> laid[1] & 1:
            return True
        beside = way.before.get(anchor) or way.after.get(anchor)
        return beside is not None and not goes_on(laid, beside)

    def swaps(self, hand: Sequence[int]) -> list[Move]:
        """The legal swaps of a hand."""
        if self._swappable is None:
            self._swappable = {cell: self._fitting(cell) for cell in self.wilds}
        held, found = _bits(hand), list[Move]()
        for cell, (fitting, shared) in self._swappable.items():
            if fitting & held:
                for face in dict.fromkeys(hand):
                    if fitting >> face & 1 and not (shared and self._tears(face, cell)):
                        found.append((SWAP, (face,), (cell,)))
        return found

    def _tears(self, face: int, cell: int) -> bool:
        """Whether this face in place of a wild card leaves nothing that the other wild card can stand for."""
        self.cards[cell] = MASKS[face]
        holds = wilds_hold(self.cards, tuple(wild for wild in self.wilds if wild != cell))
        self.cards[cell] = 0
        return not holds

    def _fitting(self, cell: int) -> tuple[int, bool]:
        """The faces that fit in place of a wild card, and whether the other one is in one of its lines."""
        row, column = (self._around(cell, step, 0)[1] for step in (1, SIZE))
        shared = any((run >> LENGTH ^ run >> PLAIN) & COUNT_MASK for run in (row, column))
        return _BESIDE_ROWS[0][row] & _BESIDE_COLUMNS[0][column] & (1 << WILD_FACE) - 1, shared

    def points(self, faces: Sequence[int], cells: Sequence[int], last: bool) -> int:
        """What a legal play would score; last: these are the last cards."""
        across: Sequence[Direction] = (self.rows, self.columns)
        there = 0
        if len(cells) > 1:
            along, *across = across if cells[1] - cells[0] < SIZE else across[::-1]
            there = along.before.get(cells[0], 0)
            for cell in cells:
                there = joined(there, along.after.get(cell, 0))
        total, lines, doublings = scores(cells, there, across)
        for face, counted in zip(faces, lines, strict=True):
            total += NUMBERS[face] * counted
        return total << doublings + last

    def _window(self, anchor: int, way: Direction, count: int, before: int) -> tuple[tuple[int, ...], int]:
        """The empty cells of a play in one direction, and the cards that join it; () if that gets too long.

        before: how many of them come before the anchor, none of which lies beside the grid.
        """
        step, after = way.step, way.after
        cells = []
        first = anchor
        if before:
            first -= before * step
            for cell in range(first, anchor, step):
                if cell in self.spots or cell in self.cards:
                    return (), 0
                cells.append(cell)
        there = way.before.get(first, 0)
        mask, size, at = there, there >> PLAIN, anchor
        for _ in range(count - before):
            cells.append(at)
            at += step
            run = after.get(at - step)
            if run:
                mask |= run
                size += run >> PLAIN
                at += step * (run >> LENGTH & COUNT_MASK)
        if (size >> LENGTH - PLAIN & COUNT_MASK) + count > LOT:
            return (), 0
        return tuple(cells), mask & MASK | size << PLAIN

    def stands(self, play: Move) -> bool:
        """Whether the wild cards allow a play that is legal apart from them."""
        _, faces, cells = play
        doubtful = WILD_FACE in faces
        if self.wilds and not doubtful:
            for cell in cells:
                if self.spots.get(cell, 0) & DOUBT:
                    doubtful = True
                    break
        return not doubtful or self._holds_with(faces, cells)

    def _holds_with(self, faces: Sequence[int], cells: tuple[int, ...]) -> bool:
        """Whether the wild cards can stand for something once these faces lie on these cells."""
        laid = tuple(cell for face, cell in zip(faces, cells, strict=True) if face == WILD_FACE)
        for face, cell in zip(faces, cells, strict=True):
            self.cards[cell] = MASKS[face]
        holds = wilds_hold(self.cards, (*self.wilds, *laid))
        for cell in cells:
            del self.cards[cell]
        return holds


_RUN_OF = dict(zip(MASKS, RUNS, strict=True))
"""The run of one card by its bits."""


def _bits(faces: Sequence[int]) -> int:
    held = 0
    for face in faces:
        held |= 1 << face
    return held

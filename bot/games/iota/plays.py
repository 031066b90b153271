"""Which plays and swaps a hand has: functions of a grid and a hand, so a viewer's own view is enough.

Part of a valid line is valid too.  So every legal play can be laid card by card with each step legal:
first a card that touches the grid, then one at either end of the run.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.iota.lines import STEPS, flaw, run
from bot.games.iota.state import LOT, WILD, Grid, Laid, Play, Swap, play


def plays(grid: Grid, hand: tuple[str, ...], partial: tuple[Laid, ...] = ()) -> Iterator[Play]:
    """Every legal play of this hand that includes `partial`, each once, in a stable order."""
    cards = {cell: card for card, cell in grid}
    wanted = {cell: card for card, cell in partial}
    free = list(hand)
    for card, _ in partial:
        if card not in free:
            return
        free.remove(card)
    if len(wanted) < len(partial) or any(cell in cards for cell in wanted):
        return
    steps = tuple(step for step in STEPS if _in_one_line(tuple(wanted), step))
    seen: set[frozenset[Laid]] = set()
    for cell in beside(grid):
        ways = tuple(step for step in steps if _in_one_line((cell, *wanted), step))
        if ways:
            yield from _grow(cards, (), cell, ways, free, wanted, seen)


def _grow(
    cards: dict[int, str],
    laid: tuple[Laid, ...],
    cell: int,
    steps: tuple[int, ...],
    free: list[str],
    wanted: dict[int, str],
    seen: set[frozenset[Laid]],
) -> Iterator[Play]:
    """The plays that add to `laid` a card on this cell and perhaps more.

    cards: what lies on the grid, including `laid`; restored when the iterator is exhausted.
    steps: the directions in which the line may run.
    free: the cards of the hand that may go anywhere; `wanted` ones only go to their cells.
    """
    for card in (wanted[cell],) if cell in wanted else dict.fromkeys(free):
        now = (*laid, (card, cell))
        key = frozenset(now)
        if key in seen:
            continue
        seen.add(key)
        cards[cell] = card
        if flaw(cards, (cell,)) is None:
            rest = list(free)
            if cell not in wanted:
                rest.remove(card)
            if all(cards.get(at) == there for at, there in wanted.items()):
                yield play(*now)
            for step in steps:
                line = run(cards, cell, step)
                if len(line) < LOT:
                    for end in (line[0] - step, line[-1] + step):
                        yield from _grow(cards, now, end, (step,), rest, wanted, seen)
        del cards[cell]


def _in_one_line(cells: tuple[int, ...], step: int) -> bool:
    """Whether a line of at most four cards in this direction can include all of these cells."""
    if not cells:
        return True
    first, last = min(cells), max(cells)
    return last - first < LOT * step and all((cell - first) % step == 0 for cell in cells)


def beside(grid: Grid) -> tuple[int, ...]:
    """The empty cells that touch a card by a side, in reading order."""
    taken = {cell for _, cell in grid}
    near = {cell + side for cell in taken for step in STEPS for side in (step, -step)}
    return tuple(sorted(near - taken))


def swaps(grid: Grid, hand: tuple[str, ...]) -> Iterator[Swap]:
    """Every legal swap, by card in the order of the hand, then by cell in the order of the grid."""
    for card in dict.fromkeys(hand):
        for there, cell in grid:
            if there == WILD and card != WILD and flaw(_swapped(grid, card, cell), (cell,)) is None:
                yield Swap(card, cell)


def _swapped(grid: Grid, card: str, cell: int) -> dict[int, str]:
    return {at: card if at == cell else there for there, at in grid}


def has_play(grid: Grid, hand: tuple[str, ...]) -> bool:
    """Whether this hand has a legal play, now or after swaps; if not, all it can do is pass."""
    cards = {cell: card for card, cell in grid}
    if any(
        flaw({**cards, cell: card}, (cell,)) is None for cell in beside(grid) for card in dict.fromkeys(hand)
    ):
        # Where several cards can be laid, so can one of them.
        return True
    for swap in swaps(grid, hand):
        rest = list(hand)
        rest[rest.index(swap.card)] = WILD
        after = tuple((there, at) for at, there in _swapped(grid, swap.card, swap.cell).items())
        if has_play(after, tuple(rest)):
            return True
    return False

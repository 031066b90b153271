"""How the cards of a hand of Iota can be laid in one line: which go together, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

from bot.computers.iota.faces import AFTER, HOLDS, KINDS, MASKS, WILD_FACE
from bot.games.iota.state import HAND_SIZE, LOT

Draw: TypeAlias = tuple[bool, int, tuple[int, ...]]
"""A way to lay several cards from an anchor.

Whether in its row, how many of the cards lie before it, and the slots of all in the order of the cells.
"""

ALONE = KINDS * KINDS
_MANY = tuple(
    tuple(chosen for count in range(3, size + 1) for chosen in combinations(range(size), count))
    for size in range(HAND_SIZE + 1)
)
"""By the size of a hand, the sets of its slots that need not go together; one or two cards always do."""


class Arrangements:
    """The ways to lay several cards of a hand in one direction from an anchor.

    windows: by the kind of line there, each number of cards with each number of those before the anchor.
    orders: by the number of cards, the slots in every order.
    weights: by the kinds of both lines (see `Spot`), plus `ALONE` where one card of the hand alone fits: how
        many numbers each card gets, one for the play of it alone and one for each draw.
    """

    def __init__(self, size: int, sets: int) -> None:
        """sets: which sets of three and four cards hold by themselves, as bits in the order of `_MANY`."""
        together = [
            *combinations(range(size), 1),
            *combinations(range(size), 2),
            *(chosen for number, chosen in enumerate(_MANY[size]) if sets >> number & 1),
        ]
        self.orders = tuple(
            tuple(order for chosen in together if len(chosen) == count for order in permutations(chosen))
            for count in range(LOT + 1)
        )
        self.windows = tuple(
            tuple(
                (count, before)
                for count in range(2, LOT - kind % AFTER + 1)
                if self.orders[count]
                # The cell before a card that lies just before the anchor is beside the grid too.
                for before in range(1 if kind & AFTER else count)
            )
            for kind in range(KINDS)
        )
        self._ways = tuple(tuple(self._along(kind, slot) for slot in range(size)) for kind in range(KINDS))
        most = [max(map(len, ways), default=0) for ways in self._ways]
        kinds = [(row, column) for column in range(KINDS) for row in range(KINDS)]
        self.weights = (
            *(1 + most[row] + most[column] for row, column in kinds),
            *(
                1 + (0 if row and not column else most[row]) + (0 if column and not row else most[column])
                for row, column in kinds
            ),
        )
        self._draws: dict[int, tuple[tuple[Draw | None, ...], ...]] = {}

    def _along(self, kind: int, slot: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The ways beside such a line with one slot's card on the anchor: cards before it, and slots."""
        return tuple(
            (before, order)
            for count, before in self.windows[kind]
            for order in self.orders[count]
            if order[before] == slot
        )

    def draws(self, kinds: int) -> tuple[tuple[Draw | None, ...], ...]:
        """What each number of a draw stands for, by slot; None for nothing.  kinds: as for the weights.

        Where only one card fits the only line beside the anchor, no play of several goes on in that line.
        """
        found = self._draws.get(kinds)
        if found is None:
            row, column = kinds % KINDS, kinds // KINDS % KINDS
            alone = kinds >= ALONE
            lists = []
            for in_row, in_column in zip(self._ways[row], self._ways[column], strict=True):
                made: list[Draw | None] = [None]
                if not (alone and row and not column):
                    made += [(True, before, order) for before, order in in_row]
                if not (alone and column and not row):
                    made += [(False, before, order) for before, order in in_column]
                made += [None] * (self.weights[kinds] - len(made))
                lists.append(tuple(made))
            found = self._draws[kinds] = tuple(lists)
        return found


def arrangements(hand: Sequence[int]) -> Arrangements:
    """The ways in which cards of this hand can be laid together."""
    size = len(hand)
    if size < 3:
        return _arrangements(size, 0)
    masks = [MASKS[face] for face in hand]
    wilds = hand.count(WILD_FACE)
    if size == HAND_SIZE and not wilds:
        one, two, three, four = masks
        holds = HOLDS[3]
        sets = (
            holds[one | two | three]
            | holds[one | two | four] << 1
            | holds[one | three | four] << 2
            | holds[two | three | four] << 3
        )
        if sets == 15:
            sets |= HOLDS[4][one | two | three | four] << 4
        return _arrangements(size, sets)
    sets = 0
    for number, chosen in enumerate(_MANY[size]):
        mask = plain = 0
        for slot in chosen:
            mask |= masks[slot]
            plain += hand[slot] != WILD_FACE
        sets |= HOLDS[plain][mask] << number
    return _arrangements(size, sets)


_arrangements = cache(Arrangements)


@cache
def orders(ways: Arrangements, slots: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The orders of slots in which each is one of those that fit its cell; slots: as bits, for each cell."""
    return tuple(
        order
        for order in ways.orders[len(slots)]
        if all(fitting >> slot & 1 for slot, fitting in zip(order, slots, strict=True))
    )


def in_slot_order(slots: Sequence[int], hand: Sequence[int]) -> bool:
    """Whether the wild cards of a hand come in the order of their slots, as they are one face."""
    if hand.count(WILD_FACE) < 2:
        return True
    wild = [slot for slot, face in enumerate(hand) if face == WILD_FACE]
    used = [slot for slot in slots if slot in wild]
    return used == wild[: len(used)]

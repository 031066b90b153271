"""How the cards of a hand of Iota can be laid in one line: which go together, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

from bot.computers.iota.faces import AFTER, HOLDS, KINDS, MASKS, WILD_FACE
from bot.games.iota.state import HAND_SIZE, LOT

Shape: TypeAlias = tuple[int, tuple[int, ...]]
"""How many cards lie before the anchor, and the slots of all cards in the order of the cells."""

_MANY = tuple(
    tuple(chosen for count in range(3, size + 1) for chosen in combinations(range(size), count))
    for size in range(HAND_SIZE + 1)
)
"""By the size of a hand, the sets of its slots that need not go together; one or two cards always do."""


@dataclass(frozen=True, eq=False)
class Arrangements:
    """The ways to lay several cards of a hand in one direction from an anchor, by the kind of line there.

    shapes: for the slot whose card lies on the anchor, then by kind.
    draws: by the kinds of both lines, how many numbers each card gets when a play is drawn: one for a play
        of it alone, and for both directions as many as the slot with most shapes needs.
    windows: by kind, each number of cards with each number of those before the anchor.
    orders: by the number of cards, the slots in every order.
    """

    shapes: tuple[tuple[tuple[Shape, ...], ...], ...]
    most: tuple[int, ...]
    draws: tuple[int, ...]
    windows: tuple[tuple[tuple[int, int], ...], ...]
    orders: tuple[tuple[tuple[int, ...], ...], ...]


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


@cache
def _arrangements(size: int, sets: int) -> Arrangements:
    """sets: which of the sets of three and four cards hold by themselves, as bits in the order of `_MANY`."""
    together = [
        *combinations(range(size), 2),
        *(chosen for number, chosen in enumerate(_MANY[size]) if sets >> number & 1),
    ]
    orders = tuple(
        tuple(order for chosen in together if len(chosen) == count for order in permutations(chosen))
        for count in range(LOT + 1)
    )
    windows = tuple(
        tuple(
            (count, before)
            for count in range(2, LOT - kind % AFTER + 1)
            if orders[count]
            # The cell before a card that lies just before the anchor is beside the grid too.
            for before in range(1 if kind & AFTER else count)
        )
        for kind in range(KINDS)
    )
    shapes = tuple(
        tuple(
            tuple(
                (before, order)
                for count, before in windows[kind]
                for order in orders[count]
                if order[before] == slot
            )
            for kind in range(KINDS)
        )
        for slot in range(size)
    )
    most = tuple(max((len(those[kind]) for those in shapes), default=0) for kind in range(KINDS))
    draws = tuple(1 + row + column for column in most for row in most)
    return Arrangements(shapes, most, draws, windows, orders)


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
    wild = [slot for slot, face in enumerate(hand) if face == WILD_FACE]
    used = [slot for slot in slots if slot in wild]
    return used == wild[: len(used)]

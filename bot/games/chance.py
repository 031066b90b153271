"""Randomness that is the same on every machine and every version of Python.

Python guarantees two things: seeding with a text (version 2) and the sequence that `random()` then
returns.  It does not guarantee `shuffle`, so the shuffling is done here.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: str, purpose: str) -> tuple[Item, ...]:
    """The items in an order that depends only on seed and purpose; every order is equally likely.

    Each use of chance within a match has a purpose of its own ("bag", "exchange 7").
    """
    chance = random.Random(f"{seed}/{purpose}")
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def pick(count: int, seed: str, purpose: str) -> int:
    """A number from 0 to count - 1, each equally likely."""
    return int(random.Random(f"{seed}/{purpose}").random() * count)

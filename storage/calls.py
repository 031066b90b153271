"""Who called whom: by inviting, by asking for something, by offering a seat.  A call to a turn is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

CALL_AGAIN = 3600
"""Seconds in which a person does not ring the same other one again."""


@dataclass(frozen=True)
class Calls:
    """What a change asks of others: the player who asks, those who are called, when."""

    asker: int
    called: Sequence[int]
    at: int

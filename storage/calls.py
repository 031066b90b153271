"""Who called whom by inviting, asking for something or offering a seat; calls to a turn are not counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

CALL_AGAIN = 3600
"""Seconds in which a person does not ping the same other one again."""


@dataclass(frozen=True)
class Calls:
    """The calls of one change: the player who asks, those who are called, when."""

    asker: int
    called: Sequence[int]
    at: int

"""Which computer player sits on a seat: its level, and which of several it is."""

from __future__ import annotations

from collections.abc import Container
from itertools import count

from bot.computers.levels import LEVELS, Level
from storage.sitters import COMPUTER, computer, level_and_ordinal


def free_computer(level: Level, taken: Container[int]) -> int:
    """The number of a computer player of this level that is none of those taken."""
    numbers = (computer(LEVELS.index(level), ordinal) for ordinal in count(1))
    return next(number for number in numbers if number not in taken)


def level_of(player: int) -> Level | None:
    """The level of a computer player; None for anybody else."""
    if not COMPUTER.has(player):
        return None
    level, _ = level_and_ordinal(player)
    return LEVELS[level]

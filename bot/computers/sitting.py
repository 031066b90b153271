"""Which computer player sits on a seat: its level, and which of several it is."""

from __future__ import annotations

from collections.abc import Container, Iterable
from itertools import count

from bot.computers.levels import LEVELS, Level
from storage.matches import Sitter
from storage.sitters import COMPUTER, computer, computer_name, level_and_ordinal


def free_computer(level: Level, taken: Container[int]) -> int:
    """The number of a computer player of this level that is none of those taken."""
    numbers = (computer(LEVELS.index(level), ordinal) for ordinal in count(1))
    return next(number for number in numbers if number not in taken)


def computer_sitter(level: Level, others: Iterable[Sitter]) -> Sitter:
    """A computer player of this level, who is none of these others."""
    number = free_computer(level, [each.player for each in others])
    return Sitter(number, computer_name(number))


def level_of(player: int) -> Level | None:
    """The level of a computer player; None for anybody else."""
    if not COMPUTER.has(player):
        return None
    level, _ = level_and_ordinal(player)
    return LEVELS[level]

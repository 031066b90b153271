"""Which computer player sits on a seat: its level, and which of several it is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from bot.computers.levels import LEVELS, Level
from storage.matches import Sitter
from storage.sitters import COMPUTER, computer, computer_name, level_and_ordinal


def computer_sitter(level: Level, others: Iterable[Sitter]) -> Sitter:
    """A computer player of this level, whose ordinal none of these others has."""
    taken = {level_and_ordinal(each.player)[1] for each in others if COMPUTER.has(each.player)}
    number = computer(LEVELS.index(level), next(ordinal for ordinal in count(1) if ordinal not in taken))
    return Sitter(number, computer_name(number))


def level_of(player: int) -> Level | None:
    """The level of a computer player; None for anybody else."""
    if not COMPUTER.has(player):
        return None
    level, _ = level_and_ordinal(player)
    return LEVELS[level]

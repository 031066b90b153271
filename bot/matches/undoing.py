"""What a log says about actions that were taken back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.matches.change import KICK, LEAVE, REPLACE, START, UNDO
from storage.matches import Entry


def is_action(entry: Entry) -> bool:
    """Whether it is an action of the game."""
    return not entry.notation.startswith("/")


def is_undo(entry: Entry) -> bool:
    """Whether it takes something back."""
    return entry.notation.split(" ")[0] == UNDO


def times_undone(log: Sequence[Entry], seat: int) -> int:
    """How often the player of a seat goes back if it is now once more; steps undone in a row are once."""
    own = [is_undo(entry) for entry in log if entry.seat == seat and (is_action(entry) or is_undo(entry))]
    return sum(undo and not before for before, undo in pairwise((*own, True)))


def not_undone(log: Sequence[Entry]) -> list[int]:
    """The versions of the actions not taken back, since the start or the last change of seats."""
    standing: list[int] = []
    for version, entry in enumerate(log, 1):
        verb, _, rest = entry.notation.partition(" ")
        if verb in (START, LEAVE, KICK, REPLACE):
            standing = []
        elif verb == UNDO:
            standing = [each for each in standing if each <= int(rest)]
        elif is_action(entry):
            standing.append(version)
    return standing

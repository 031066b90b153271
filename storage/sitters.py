"""The kinds of sitters at a table.  A player's number tells the kind.

A new kind is one more value in SITTER_KINDS, with numbers that no other kind has.
"""

from __future__ import annotations

from dataclasses import dataclass

NO_NAME = ""
"""The name of a player whose name was deleted: with all data, or since the account is gone from Discord."""
UNKNOWN_NAME = "?"
"""The name of a player whose name was never seen."""
_LEVELS = 16  # so many levels have numbers


@dataclass(frozen=True, kw_only=True, eq=False)
class SitterKind:
    """What all sitters of a kind have in common.

    least, most: the bounds of their numbers; None if there is no bound.
    on_discord: they have an account there, so they are mentioned, pinged, invited, sent messages, and can be
        members of servers.
    listed: they appear on boards and among others' opponents.
    rated: a match with one of them may count for the ratings.
    automatic: their turns come by themselves.  They are asked nothing, and a match does not go on for them.
    """

    name: str
    least: int | None
    most: int | None
    on_discord: bool
    listed: bool
    rated: bool
    automatic: bool = False

    def has(self, player: int) -> bool:
        """Whether this number belongs to a player of this kind."""
        return (self.least is None or self.least <= player) and (self.most is None or player <= self.most)


PERSON = SitterKind(name="person", least=1, most=None, on_discord=True, listed=True, rated=True)
"""Whoever has an account on Discord, whose number it is."""
FORGOTTEN = SitterKind(name="forgotten", least=-(2**62), most=0, on_discord=False, listed=False, rated=True)
"""Who had all data deleted: a random number stands for the player, since results are the others' too.

0 stands for somebody of whom a name is known and nothing else, as in a text file.
"""

COMPUTER = SitterKind(
    name="computer",
    least=None,
    most=-(2**62) - 1,
    on_discord=False,
    listed=False,
    rated=False,
    automatic=True,
)
"""A computer player, whose number is its level and which of several of that level at a table it is."""

SITTER_KINDS = (PERSON, FORGOTTEN, COMPUTER)


def kind_of(player: int) -> SitterKind:
    """The kind of the player with this number; raises ValueError if no kind has it."""
    for kind in SITTER_KINDS:
        if kind.has(player):
            return kind
    raise ValueError(f"{player} is the number of no player")


def computer(level: int, ordinal: int) -> int:
    """The number of a computer player.

    level: 0 and up, the weakest first.  ordinal: which of several at a table, from 1.
    """
    assert COMPUTER.most is not None
    return COMPUTER.most - (ordinal * _LEVELS + level)


def level_and_ordinal(player: int) -> tuple[int, int]:
    """What `computer` was given for this number of a computer player."""
    assert COMPUTER.most is not None
    ordinal, level = divmod(COMPUTER.most - player, _LEVELS)
    return level, ordinal


def computer_name(player: int) -> str:
    """What is stored as the name of a computer player; readers see one in their own language."""
    # A name from outside never begins with a space.
    return f" {player}"


def named_computer(name: str) -> int | None:
    """The number of the computer player with this stored name; None for the name of anybody else."""
    return int(name) if name.startswith(" ") else None

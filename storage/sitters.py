"""The kinds of sitters at a table.  A player's number tells the kind.

A new kind is one more value in SITTER_KINDS, with numbers that no other kind has.
"""

from __future__ import annotations

from dataclasses import dataclass

NO_NAME = ""
"""The name of a player whose name was deleted: with all data, or since the account is gone from Discord."""
UNKNOWN_NAME = "?"
"""The name of a player whose name was never seen."""


@dataclass(frozen=True, kw_only=True, eq=False)
class SitterKind:
    """What all sitters of a kind have in common.

    least, most: the bounds of their numbers; None if there is no bound.
    on_discord: they have an account there, so they are mentioned, pinged, invited, sent messages, and can be
        members of servers.
    listed: they appear on boards and among others' opponents.
    rated: a match with one of them may count for the ratings.
    """

    name: str
    least: int | None
    most: int | None
    on_discord: bool
    listed: bool
    rated: bool

    def has(self, player: int) -> bool:
        """Whether this number belongs to a player of this kind."""
        return (self.least is None or self.least <= player) and (self.most is None or player <= self.most)


PERSON = SitterKind(name="person", least=1, most=None, on_discord=True, listed=True, rated=True)
"""Whoever has an account on Discord, whose number it is."""
FORGOTTEN = SitterKind(name="forgotten", least=-(2**62), most=0, on_discord=False, listed=False, rated=True)
"""Who had all data deleted: a random number stands for the player, since results are the others' too.

0 stands for somebody of whom a name is known and nothing else, as in a text file.
"""

SITTER_KINDS = (PERSON, FORGOTTEN)


def kind_of(player: int) -> SitterKind:
    """The kind of the player with this number; raises ValueError if no kind has it."""
    for kind in SITTER_KINDS:
        if kind.has(player):
            return kind
    raise ValueError(f"{player} is the number of no player")

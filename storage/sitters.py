"""The kinds of those who sit at a table.  The number of a player tells which kind it is.

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
    """What is the same of all sitters of a kind.

    least, most: the numbers of their players; None without a bound.
    on_discord: has an account there: is mentioned, rung, invited and sent messages, and belongs to servers.
    listed: has a line on boards, and stands among the opponents of others.
    rated: a match in which one sits may count for the ratings.
    """

    name: str
    least: int | None
    most: int | None
    on_discord: bool
    listed: bool
    rated: bool

    def has(self, player: int) -> bool:
        """Whether this is the number of a player of the kind."""
        return (self.least is None or self.least <= player) and (self.most is None or player <= self.most)


PERSON = SitterKind(name="person", least=1, most=None, on_discord=True, listed=True, rated=True)
"""Whoever has an account on Discord, whose number it is."""
FORGOTTEN = SitterKind(name="forgotten", least=-(2**62), most=0, on_discord=False, listed=False, rated=True)
"""Who had all data deleted: a random number stands for the player, since results are the others' too.

0 stands for somebody of whom a name is known and nothing else, as in a text file.
"""

SITTER_KINDS = (PERSON, FORGOTTEN)


def kind_of(player: int) -> SitterKind:
    """The kind of who has this number; raises ValueError for a number that no kind has."""
    for kind in SITTER_KINDS:
        if kind.has(player):
            return kind
    raise ValueError(f"{player} is the number of no player")

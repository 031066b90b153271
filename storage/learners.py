"""How far people have come in learning a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from storage.matches import Entry, MatchRow


@dataclass(frozen=True)
class LearnerRow:
    """What somebody has learned of a game.

    match: the newest position of the guided match, None before the first.
    moved: the player has moved in a match, whose first turn says what the game is about.
    """

    match: int | None = None
    moved: bool = False


class LearnerStore(Protocol):
    """Remembers learners."""

    async def learner(self, player: int, game: str) -> LearnerRow:
        """What a player has learned of a game."""
        ...

    async def begin(self, row: MatchRow, entries: Sequence[Entry]) -> int:
        """Stores the next position of the host's guided match in this game; returns its match.

        If the one before is still played, nothing is stored and its match is returned.
        """
        ...

    async def has_moved(self, player: int, game: str) -> None:
        """Notes that a player has moved in a match, and need not be told any more what the game is about."""
        ...

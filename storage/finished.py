"""Finished matches in short, from their results, newest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from storage.places import Sight
from storage.results import Placing

SEARCHED = 10_000  # of a server's newest results: who sees none of them waits no longer for it


@dataclass(frozen=True, kw_only=True)
class FinishedRow:
    """A finished match in short; see the columns of results.

    solo: played alone, which is never ranked.  voided: a moderator made it count for nothing.
    """

    match: int
    game: str
    at: int
    solo: bool
    ranked: bool
    voided: bool
    placings: tuple[Placing, ...]


class FinishedStore(Protocol):
    """Lists finished matches."""

    async def of_server(
        self, sight: Sight, game: str | None, *, limit: int, offset: int = 0, searched: int = SEARCHED
    ) -> list[FinishedRow]:
        """Those of the server that are seen, of one game or of all; among the newest `searched` ones."""
        ...

    async def of_player(
        self, player: int, game: str | None, *, limit: int, offset: int = 0
    ) -> list[FinishedRow]:
        """Those of a player on all servers, of one game or of all."""
        ...

    async def newest_in(self, channel: int, game: str) -> int | None:
        """The number of the match of a game that was begun last in a channel, of those that are finished."""
        ...

"""Summaries of finished matches, from their results, newest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from storage.places import Sight
from storage.results import Placing

SEARCHED = 10_000  # how many newest results of a server or player are searched, so that nobody waits long
LATEST = 1_000  # how many of the matches begun last in a channel are looked at, most of which are over


@dataclass(frozen=True, kw_only=True)
class FinishedRow:
    """The summary of a finished match; see the columns of results.

    solo: played alone, and so never ranked.  voided: the result counts for nothing.
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
        """Those on the server that the asker may see, of one game or all; among the newest `searched`."""
        ...

    async def of_player(
        self, player: int, game: str | None, *, limit: int, offset: int = 0, searched: int = SEARCHED
    ) -> list[FinishedRow]:
        """A player's matches on all servers, of one game or all; among the newest `searched`."""
        ...

    async def newest_in(self, channel: int, game: str) -> int | None:
        """The number of the finished match of a game that was begun last in a channel.

        None as well if so many as LATEST were begun there since, none of which has a result.
        """
        ...

"""Finished matches: which there are, and who may look at them again."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.matches import daily, record
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.matches.replay import Replay, states_of
from bot.matches.voiding import is_voided
from bot.refusal import Refusal
from storage.finished import SEARCHED, FinishedRow, FinishedStore
from storage.matches import Entry, MatchStore
from storage.places import Sight

SightOf = Callable[[Match], Awaitable[Sight]]
"""Finds out what the asker may see, as far as this match is concerned."""


@dataclass(frozen=True)
class FinishedMatch:
    """A finished match with its log."""

    match: Match
    log: tuple[Entry, ...]

    @property
    def voided(self) -> bool:
        """Its result was voided."""
        return is_voided(self.log)

    def replay(self) -> Replay:
        """The match played again.  Slow: keep it off the event loop."""
        return Replay.of(self.match, states_of(self.match, self.log), list(enumerate(self.log, 1)))

    def record(self, named: record.Named) -> str:
        """The match as a text file; named: what is written for a stored name."""
        return record.write(self.match, self.log, named)


def check_shown(match: Match, sight: Sight, at: float) -> None:
    """Raises Refusal unless somebody with this sight may see a finished match.

    This is the only place that decides it: whoever could see the match while it ran may see it afterwards.
    All tries of a day have the same tiles, so nobody sees any of them again before the day is over.
    """
    if match.outcome is None or not match.shown_to(sight):
        raise Refusal("replay-gone")
    if match.kind.ends_with_day and at < daily.ends(match.day):
        raise Refusal("replay-day")


class FinishedMatches:
    """Finds finished matches for those who may see them."""

    def __init__(
        self,
        matches: Lookup,
        store: MatchStore,
        finished: FinishedStore,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._matches = matches
        self._store = store
        self._finished = finished
        self._clock = clock

    async def find(self, number: int, sight_of: SightOf) -> FinishedMatch:
        """The finished match with this number; raises Refusal if there is none that the asker may see."""
        match = await self._matches.find(number)
        if match is None:
            raise Refusal("replay-gone")
        check_shown(match, await sight_of(match), self._clock())
        return FinishedMatch(match, tuple(await self._store.log(number)))

    async def newest(self, game: str, sight: Sight, channel: int) -> FinishedMatch | None:
        """The newest match of a game in the channel, or else on the server; in a direct message, the asker's.

        channel: where the question is asked, so the asker can view it.
        """
        number = await self._finished.newest_in(channel, game) if sight.server is not None else None
        if number is None:
            rows = await self.rows(sight, game, limit=1)
            number = rows[0].match if rows else None
        if number is None or (match := await self._matches.find(number)) is None:
            return None
        return FinishedMatch(match, tuple(await self._store.log(number)))

    async def rows(
        self,
        sight: Sight,
        game: str | None,
        *,
        limit: int,
        offset: int = 0,
        searched: int = SEARCHED,
    ) -> list[FinishedRow]:
        """Finished matches in short, newest first: those of a server that the asker may see, or the asker's.

        Tries at the daily challenge bring no result and are not among them.
        searched: how many of the newest matches, of the server or the asker, are looked at.
        """
        if sight.server is None:
            return await self._finished.of_player(
                sight.player, game, limit=limit, offset=offset, searched=searched
            )
        return await self._finished.of_server(sight, game, limit=limit, offset=offset, searched=searched)

    async def has_any(self, player: int, game: str) -> bool:
        """Whether somebody has finished a match of a game, on any server."""
        return bool(await self._finished.of_player(player, game, limit=1))

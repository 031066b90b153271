"""The stored daily challenge: everybody's tries, the boards of a day, streaks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.contract import Game
from bot.matches import daily, opening
from bot.matches.change import logged
from bot.matches.changing import fresh_seed
from bot.matches.daily import Streak
from bot.matches.kinds import DAILY
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.refusal import Refusal
from storage.daily import DailyStore, RankRow, Tried
from storage.matches import Sitter


@dataclass(frozen=True)
class DayBoard:
    """The first lines of a day's board, the number of all lines, and the viewer's own line."""

    lines: tuple[RankRow, ...]
    size: int
    own: RankRow | None


class Days:
    """The challenge of each day.  A server of None means the whole world."""

    def __init__(
        self,
        store: DailyStore,
        matches: Matches,
        games: Mapping[str, Game[Any, Any, Any]],
        *,
        clock: Callable[[], float] = time.time,
        seed: Callable[[], str] = fresh_seed,
    ) -> None:
        self._store = store
        self._matches = matches
        self._games = games
        self._clock = clock
        self._seed = seed

    def today(self) -> int:
        """The current day."""
        return daily.day_at(self._clock())

    async def attempt(self, day: int, player: int) -> Match | None:
        """A player's try at a day."""
        number = await self._store.attempt(day, player)
        return None if number is None else await self._matches.find(number)

    async def begin(self, sitter: Sitter, *, server: int | None, interaction: int | None = None) -> Match:
        """A player's try for today: the one already begun, or else a new one.

        server: where it is begun, None in a direct message; it counts on that server's board.
        Raises Refusal if the player began today's try and has had all data deleted since.
        """
        at = int(self._clock())
        day = daily.day_at(at)
        found = await self.attempt(day, sitter.player)
        if found is not None:
            return found
        # The seed is drawn when the first player asks, so that nobody can know it before the day.
        drawn = await self._store.draw(day, daily.game_of(day), self._seed())
        game = self._games[drawn.game]
        lobby = opening.lobby(DAILY, game, sitters=(sitter,), seats=1, seed=drawn.seed, at=at, day=day)
        row, entries = opening.opened(lobby, DAILY, game)
        storing = self._store.begin(row, logged(entries, interaction, at), server=server)
        try:
            return await self._matches.stored_once(storing, interaction)
        except Tried as tried:
            raise Refusal("daily-tried") from tried

    async def board(self, day: int, server: int | None, viewer: int, *, limit: int) -> DayBoard:
        """The board of a day."""
        lines = await self._store.board(day, server, limit=limit)
        return DayBoard(
            tuple(lines),
            await self._store.size(day, server),
            await self._store.rank(day, server, viewer),
        )

    async def points(self, match: Match) -> list[int]:
        """The points of each placement of a finished try, in order."""
        found = await self._store.points(match.day, match.sitters[0].player)
        points: list[int] = json.loads(found)
        return points

    async def streak(self, player: int) -> Streak:
        """How many days in a row a player finished the challenge."""
        today = self.today()
        attempt = await self.attempt(today, player)
        failed = attempt is not None and attempt.row.status == "stopped"
        down = set(await self._store.down(daily.DOWN))
        return daily.streak(await self._store.finished(player), today, failed=failed, down=down)

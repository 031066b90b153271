"""Finding stored matches."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.contract import Game
from bot.matches.decoding import decode
from bot.matches.match import Match
from storage.matches import Entry, MatchRow, MatchStore
from storage.messages import HandRow
from storage.players import PlayerRow


@dataclass(frozen=True)
class Showing:
    """A match and what else is needed to show it.

    players: what is known about each of those who sit in it.  hands: its direct messages.  Both by player.
    """

    match: Match
    players: Mapping[int, PlayerRow]
    hands: Mapping[int, HandRow]


class Lookup:
    """Finds matches; changes nothing."""

    def __init__(self, store: MatchStore, games: Mapping[str, Game[Any, Any, Any]]) -> None:
        self._store = store
        self._games = games
        self._reading: dict[int, asyncio.Task[Showing | None]] = {}

    async def find(self, match: int) -> Match | None:
        """The match with this number."""
        return self._decoded(await self._store.load(match))

    async def showing(self, match: int) -> Showing | None:
        """The match with this number, to show it.

        Its post and its direct messages ask in the same turn of the loop, unless one of them has to wait for
        its door: they share a trip to the store.
        """
        reading = self._reading.get(match)
        if reading is None:
            reading = self._reading[match] = asyncio.create_task(self._read_to_show(match))
            # Whoever asks in a later turn may know of something that was stored after this was read.
            asyncio.get_running_loop().call_soon(self._reading.pop, match)
        return await asyncio.shield(reading)

    async def _read_to_show(self, match: int) -> Showing | None:
        found = await self._store.load_to_show(match)
        if found is None:
            return None
        row, players, hands = found
        return Showing(decode(row, self._games[row.game]), players, hands)

    async def near(self, player: int, channel: int, game: str) -> list[Match]:
        """The open matches of a game in which a player still sits, in a channel or in none at all."""
        rows = await self._store.open_near(player, game, channel)
        found = [decode(row, self._games[game]) for row in rows]
        return [match for match in found if match.seat_of(player) is not None]

    async def here(self, channel: int, game: str) -> Match | None:
        """The open match of a game in a channel."""
        return self._decoded(await self._store.open_in(channel, game))

    async def last_here(self, channel: int, game: str) -> Match | None:
        """The newest match of a game in a channel, over or not."""
        return self._decoded(await self._store.last_in(channel, game))

    async def of(self, player: int, game: str | None = None) -> list[Match]:
        """The open matches of a game, or of all, in which a player still sits."""
        return [match for match in await self.seated(player, game) if match.seat_of(player) is not None]

    async def log(self, match: Match) -> list[Entry]:
        """What led to a match as it is here, in order."""
        return (await self._store.log(match.id))[: match.version]

    async def seated(self, player: int, game: str | None = None) -> list[Match]:
        """The open matches of a game, or of all, in which a player sits, or sat before leaving."""
        return [decode(row, self._games[row.game]) for row in await self._store.open_of(player, game)]

    async def _stored(self, number: int) -> Match:
        found = await self.find(number)
        assert found is not None, f"match {number} is not in the store"
        return found

    def _decoded(self, row: MatchRow | None) -> Match | None:
        return None if row is None else decode(row, self._games[row.game])

"""Who has not yet moved in any match of a game, and is told on the first turn what it is about."""

from __future__ import annotations

import structlog

from bot.matches.match import Match
from storage.faults import Unwritable
from storage.learners import LearnerStore

log = structlog.get_logger()


class Newcomers:
    """Knows newcomers by what the store remembers; guided matches make nobody an old hand."""

    def __init__(self, store: LearnerStore) -> None:
        self._store = store

    async def is_new(self, match: Match, player: int) -> bool:
        """Whether it is the first turn in this game of a player on turn, who has not acted in it."""
        seat, state = match.seat_of(player), match.state
        if state is None or seat is None or seat not in match.to_move:
            return False
        if state.moved[seat] or match.kind.brings is None:
            return False
        return not (await self._store.learner(player, match.game.key)).moved

    async def acted(self, match: Match, player: int) -> None:
        """Remembers that a player has moved; match: as the move left it."""
        seat, state = match.seat_of(player), match.state
        if state is None or seat is None or state.moved[seat] > 1 or match.kind.brings is None:
            return
        try:
            if not (await self._store.learner(player, match.game.key)).moved:
                await self._store.has_moved(player, match.game.key)
        except Unwritable as error:
            # The move is stored; at worst the first turn of another match tells it again.
            log.warning("it could not be stored that somebody is no newcomer any more", why=str(error))

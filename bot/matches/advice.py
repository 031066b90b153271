"""Hints for a player on turn, worked out once for each position."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from random import Random

from bot.computers.hints import Hint, hints
from bot.computers.minds import MINDS, has_mind
from bot.matches.computers import seen
from bot.matches.match import Match
from bot.matches.replay import states_of
from bot.refusal import Refusal
from bot.thinking.asking import Closed, Thinking, Urgency
from storage.matches import Entry, MatchStore

_KEPT = 500
"""For how many positions hints are kept in memory."""


class Advice:
    """Finds hints; each person waits for one position at a time."""

    def __init__(self, store: MatchStore, thinking: Thinking) -> None:
        self._store = store
        self._thinking = thinking
        self._kept: OrderedDict[tuple[int, int], tuple[Hint, ...]] = OrderedDict()
        self._waiting: set[int] = set()

    async def hints(self, match: Match, player: int) -> tuple[Hint, ...]:
        """Good actions for a player on turn; raises Refusal if there are no hints for this player now."""
        if not match.row.hints or not has_mind(match.game.key):
            raise Refusal("hint-off", command=match.game.key)
        seat, position = match.turn_of(player), (match.id, match.version)
        if position in self._kept:
            self._kept.move_to_end(position)
            return self._kept[position]
        if player in self._waiting:
            raise Refusal("hint-waiting")
        self._waiting.add(player)
        try:
            log = await self._store.log(match.id)
            found = await self._thinking.ask(Urgency.HINT, found_hints, match, log[: match.version], seat)
        except Closed as closed:
            raise Refusal("stopping") from closed
        finally:
            self._waiting.discard(player)
        self._kept[position] = found
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


def found_hints(seconds: float, match: Match, log: Sequence[Entry], seat: int) -> tuple[Hint, ...]:
    """Hints for this seat, found within so many seconds from what it has seen.

    log: the entries up to the present version of the match.
    """
    views = [*seen(match.game, states_of(match, log, whole=False), seat)[:-1], match.view(seat)]
    # Equal positions get equal hints, as far as the time allows.
    chance = Random(f"hint {match.version}")  # noqa: S311 -- nothing secret
    return hints(MINDS[match.game.key], views, chance, seconds=seconds)

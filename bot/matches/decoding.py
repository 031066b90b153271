"""Matches from their stored rows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot import codec
from bot.games.contract import BaseState, Game
from bot.kept import Kept
from bot.matches.match import Giver, Givers, Match, Note, Offer, Views
from bot.matches.past import load_past
from storage.matches import NO_GIVERS, MatchRow

_states: Kept[BaseState] = Kept(512)
"""States that are not decoded again when they are read again: those of the matches in play."""
_SHOWN = 64  # positions whose views are kept: those of the actions that are being shown


def decode(row: MatchRow, game: Game[Any, Any, Any]) -> Match:
    """The match of a stored row."""
    state = None if row.state is None else load_state(game, row.state)
    offer = None if row.offer is None else codec.load(Offer, row.offer)
    note = None if row.note is None else codec.load(Note, row.note)
    givers: Givers = () if row.givers == NO_GIVERS else codec.load_all(Giver, row.givers)
    match = Match(row, game, state, offer, note, givers, load_past(game, row.past))
    return match.looking(_views_of(game, row.state, row.past))


def dump_state(state: BaseState) -> str:
    """A state as text for the store."""
    text = codec.dump(state)
    # Whoever stores it goes on with what the store will give.
    _states.put((type(state), text), state)
    return text


def load_state(game: Game[Any, Any, Any], text: str) -> BaseState:
    """A stored state.  Whoever acts, the post and the hands read it, and it is the same text each time."""
    key = game.state_type, text
    known = _states.find(key)
    return _states.put(key, codec.load(*key)) if known is None else known


@lru_cache(maxsize=_SHOWN)
def _views_of(game: Game[Any, Any, Any], state: str | None, past: str | None) -> Views:
    """Where the views of a stored position are kept: what is shown of it asks for the same ones."""
    return {}

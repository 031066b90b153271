"""Matches from their stored rows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot import codec
from bot.games.contract import BaseState, Game
from bot.matches.match import Giver, Givers, Match, Note, Offer, Views
from bot.matches.past import load_past
from storage.matches import NO_GIVERS, MatchRow

_KEPT = 512  # states that are not decoded again when they are read again: those of the matches in play
_SHOWN = 64  # positions whose views are kept: those of the actions that are being shown


def decode(row: MatchRow, game: Game[Any, Any, Any]) -> Match:
    """The match of a stored row."""
    state = None if row.state is None else _state(game, row.state)
    offer = None if row.offer is None else codec.load(Offer, row.offer)
    note = None if row.note is None else codec.load(Note, row.note)
    givers: Givers = () if row.givers == NO_GIVERS else codec.load_all(Giver, row.givers)
    match = Match(row, game, state, offer, note, givers, load_past(game, row.past))
    return match.looking(_views_of(game, row.state, row.past))


@lru_cache(maxsize=_KEPT)
def _state(game: Game[Any, Any, Any], text: str) -> BaseState:
    """A stored state.  Whoever acts, the post and the hands read it, and it is the same text each time."""
    state: BaseState = codec.load(game.state_type, text)
    return state


@lru_cache(maxsize=_SHOWN)
def _views_of(game: Game[Any, Any, Any], state: str | None, past: str | None) -> Views:
    """Where the views of a stored position are kept: what is shown of it asks for the same ones."""
    return {}

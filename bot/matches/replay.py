"""A match played again from its log."""

from __future__ import annotations

from collections.abc import Sequence

from bot import codec
from bot.games.contract import BaseState
from bot.matches.match import Match
from bot.matches.service import LEAVE, START
from storage.matches import Entry


def replay(match: Match, log: Sequence[Entry]) -> BaseState | None:
    """The state to which the log leads: the stored one, to the byte; None if it never began."""
    game = match.game
    state: BaseState | None = None
    for entry in log:
        if entry.notation == START:
            options = codec.load(game.options, match.row.options)
            state = game.setup(len(match.sitters), options, match.row.seed)
        elif state is None or entry.seat is None:
            continue
        elif entry.notation == LEAVE:
            state = game.leave(state, entry.seat)
        elif not entry.notation.startswith("/"):
            state = game.apply(state, entry.seat, game.parse(state, entry.seat, entry.notation))
    return state

"""Actions of the game: what they change, and what becomes of an open offer when a computer acts."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.altered import altered
from bot.matches.change import Change, after
from bot.matches.decoding import decode
from bot.matches.match import Match
from bot.refusal import Refusal


def played(found: Match, seat: int, texts: Sequence[str], at: int) -> Change:
    """The actions of a seat on turn that these notations name; raises Refusal if one is not possible."""
    state = found.state
    entries: list[tuple[int | None, str]] = []
    for text in texts:
        if seat not in found.game.to_move(state):
            raise Refusal("match-turn-over")
        action = altered(found, state=state).read(seat, text)
        state = found.game.apply(state, seat, action)
        entries.append((seat, found.game.notate(action)))
    return after(altered(found, state=state), found, tuple(entries), at)


def kept(found: Match, change: Change, at: int) -> Change:
    """The change by a computer's turn, after which an open offer still stands: it did not answer by playing.

    Those who are asked have been called before.
    """
    offer = found.offer
    if offer is None or offer.until <= at or change.row.status != "running":
        return change
    row = altered(change.row, offer=found.row.offer)
    if found.row.post_page == found.row.page:
        asked = [found.sitters[seat].player for seat in found.asked]
        asked += [] if offer.heir is None else [offer.heir]
        after = decode(row, found.game)
        movers = [after.sitters[seat].player for seat in after.to_move]
        row = altered(row, silent=json.dumps([each for each in asked if each not in movers]))
    return altered(change, row=row)

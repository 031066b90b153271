"""Joining a match, starting it, leaving it.

Each function judges a match and returns the change that follows, or raises Refusal.
"""

from __future__ import annotations

from dataclasses import replace

from bot import codec
from bot.matches.change import JOIN, LEAVE, START, Change, after, begun, ended
from bot.matches.match import Match, Note
from bot.refusal import Refusal
from storage.matches import Sitter


def join(found: Match, sitter: Sitter) -> Change:
    """Takes the next seat; the match begins when the last one is taken."""
    row = found.row
    if not found.open:
        raise Refusal("match-over")
    if found.seat_of(sitter.player) is not None:
        raise Refusal("lobby-already-in")
    if found.running:
        raise Refusal("lobby-begun")
    row = replace(row, sitters=(*row.sitters, sitter))
    seat = len(row.sitters) - 1
    if len(row.sitters) == row.wanted:
        return Change(begun(row, found.game), ((seat, JOIN), (None, START)))
    return Change(row, ((seat, JOIN),))


def start(found: Match, player: int) -> Change:
    """The host begins the match with those who have joined."""
    if not found.in_lobby:
        raise Refusal("lobby-begun" if found.running else "match-over")
    if player != found.row.host:
        raise Refusal("lobby-not-host", name=found.host_name)
    least = max(2, found.game.seats[0])
    if len(found.sitters) < least:
        raise Refusal("lobby-too-few", least=least)
    return Change(begun(found.row, found.game), ((found.seat_of(player), START),))


def leave(found: Match, player: int, at: int, *, begun: bool) -> Change:
    """Gives up a seat: it is free again in a lobby, and skipped from now on in a running match.

    begun: False if the player meant to leave the lobby; refused if the match has begun in the meantime.
    """
    seat = found.own_seat(player)
    if found.running and not begun:
        raise Refusal("lobby-begun")
    entry = ((seat, LEAVE),)
    if found.in_lobby:
        sitters = tuple(each for each in found.sitters if each.player != player)
        row = replace(found.row, sitters=sitters or found.sitters)
        if not sitters:
            return Change(ended(row, "stopped", at), entry)
        if player == row.host:
            row = replace(row, host=sitters[0].player)
        return Change(row, entry)
    state = found.game.leave(found.state, seat)
    if len(found.active) > 1:
        change = after(replace(found, state=state), found, entry, at)
        return replace(change, row=replace(change.row, note=codec.dump(Note("left", seat))))
    return Change(ended(replace(found.row, state=codec.dump(state)), "stopped", at), entry)

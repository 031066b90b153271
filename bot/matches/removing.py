"""Taking a player's seat away: by a vote, or by somebody who may do it alone."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.asking import OPEN_FOR, offered
from bot.matches.change import KICK, Ask, Change, Entries
from bot.matches.match import Match, Note, Offer
from bot.matches.standing_in import gone
from bot.refusal import Refusal


def check_kick(found: Match, asker: int, player: int, *, alone: bool) -> int:
    """The seat of a player whose seat somebody wants to take away; raises Refusal if that cannot be.

    alone: see `kick`.
    """
    target = found.seat_of(player)
    if not found.running:
        raise Refusal("kick-running" if found.open else "match-over")
    if target is None or found.sitters[target].kind.automatic:
        raise Refusal("kick-not-seated")
    if not alone:
        if found.own_seat(asker) == target:
            raise Refusal("kick-self")
        if len(found.persons) < 3:
            raise Refusal("kick-two")
    return target


def kick(found: Match, ask: Ask, at: int, player: int, *, alone: bool, stand_ins: bool) -> Change:
    """Takes a player's seat away: at once, or when all the others agree.

    The match then counts for nobody, as otherwise people could win by removing others.
    alone: the asker decides.  A moderator may, and anybody may about a player who has left the server.
        A moderator who plays in the match may not; the caller checks that.
    stand_ins: see `standing_in.gone`.
    With only two persons left there is no vote; the other one can stop or leave.
    """
    target = check_kick(found, ask.player, player, alone=alone)
    by = found.seat_of(ask.player)
    if alone:
        note = Note("removed" if by is None else "gone-out", target, by=ask.player)
        return kicked(found, by, target, at, (), note, stand_ins=stand_ins)
    assert by is not None
    return offered(found, Offer("kick", by, (by,), at + OPEN_FOR, target=target), at)


def kicked(
    found: Match, by: int | None, target: int, at: int, entries: Entries, note: Note, *, stand_ins: bool
) -> Change:
    """Takes a seat away, after which the match counts for nobody."""
    unfair = replace(found, row=replace(found.row, removed=True))
    return put_out(unfair, by, target, at, entries, note, stand_ins=stand_ins)


def put_out(
    found: Match, by: int | None, target: int, at: int, entries: Entries, note: Note, *, stand_ins: bool
) -> Change:
    """Takes a seat away; the match still counts."""
    # Whoever asked may not be at the table; the entry then stands for the seat that is taken away.
    entry = (target if by is None else by, f"{KICK} {target}")
    return gone(found, target, at, (*entries, entry), note, stand_ins=stand_ins)

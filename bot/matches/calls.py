"""Whom a change calls that is no turn, and how often somebody may."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.change import DECLINE, OFFER, REPLACE, Entries
from bot.matches.match import Match
from bot.refusal import Refusal
from storage.calls import Calls
from storage.matches import Entry

WITHDRAWN = 600
"""Seconds after which somebody who withdrew an offer may make the next one in the same match."""
_AGAIN = ("replaced", "paused", "resumed")  # kinds of notes with which a turn is shown once more


def calls_of(found: Match, changed: Match, player: int, at: int) -> Calls | None:
    """Whom a player's change calls besides the next one to move; None for nobody."""
    if not changed.running or changed.kind.alone or changed.row.page == found.row.page:
        return None
    called: Sequence[int] = ()
    if changed.offer is not None:
        heir = changed.offer.heir
        called = [changed.sitters[seat].player for seat in changed.asked] if heir is None else [heir]
    elif changed.note is not None and changed.note.kind in _AGAIN and found.row.post_page == found.row.page:
        # Whoever is to move was called for this turn when it began.
        called = [changed.sitters[seat].player for seat in changed.to_move]
    called = [each for each in called if each != player]
    return Calls(player, called, at) if called else None


def check_withdrawn(entries: Entries, log: Sequence[Entry], at: int) -> None:
    """Raises Refusal for an offer that comes too soon after its maker has withdrawn another one."""
    seats = [seat for seat, notation in entries if notation.startswith(f"{OFFER} ")]
    maker = withdrawn = None
    for entry in log if seats else ():
        verb = entry.notation.partition(" ")[0]
        if verb == OFFER:
            maker = entry.seat
        elif verb == DECLINE and entry.seat is not None and entry.seat == maker == seats[0]:
            withdrawn = entry.at
        elif verb == REPLACE and entry.seat == seats[0]:
            # Somebody else sits there now.
            withdrawn = None
    if withdrawn is not None and withdrawn <= at < withdrawn + WITHDRAWN:
        raise Refusal("withdrawn-lately", at=str(withdrawn + WITHDRAWN))


def is_asked_still(found: Match, changed: Match) -> bool:
    """Whether what was asked with the newest post is asked still."""
    if found.offer is not None and changed.offer is not None:
        return found.offer.made == changed.offer.made
    return changed.in_lobby

"""Who is notified about changes other than turns, and how often a player may cause that."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.matches.change import DECLINE, OFFER, REPLACE, Entries
from bot.matches.match import REFUSED, Match
from bot.refusal import Refusal
from storage.calls import Calls
from storage.matches import NOBODY, Entry, MatchRow
from storage.sitters import kind_of

WITHDRAWN = 600
"""Seconds a player must wait after withdrawing an offer before making another in the same match."""
# Kinds of notes that make a turn be shown once more.
_AGAIN = ("replaced", "paused", "resumed", "resumed-all")


def calls_of(found: Match, changed: Match, player: int, at: int) -> Calls | None:
    """Who is to be notified of a player's change, besides whoever moves next; None if nobody."""
    if not changed.open or changed.kind.alone or changed.row.page == found.row.page:
        return None
    called: Sequence[int] = ()
    note, shown = changed.note, found.row.post_page == found.row.page
    if changed.in_lobby:
        called = [sitter.player for sitter in changed.sitters]
    elif changed.offer is not None and not _asked_before(found, changed):
        heir = changed.offer.heir
        called = [changed.sitters[seat].player for seat in changed.asked] if heir is None else [heir]
    elif note is not None and note.kind in _AGAIN and shown and not changed.midturn:
        # The mover was already called when this turn began.
        called = [changed.sitters[seat].player for seat in changed.to_move]
        called = [each for each in called if each != note.told]
    called = [each for each in called if each != player and kind_of(each).on_discord]
    return Calls(player, called, at) if called else None


def check_withdrawn(entries: Entries, log: Sequence[Entry], at: int) -> None:
    """Raises Refusal for an offer that comes too soon after its maker withdrew another."""
    seats = [seat for seat, notation in entries if notation.startswith(f"{OFFER} ")]
    maker = withdrawn = None
    for entry in log if seats else ():
        verb = entry.notation.partition(" ")[0]
        if verb == OFFER:
            maker = entry.seat
        elif verb == DECLINE and entry.seat is not None and entry.seat == maker == seats[0]:
            withdrawn = entry.at
        elif verb == REPLACE and entry.seat == seats[0]:
            # Somebody else has taken the seat.
            withdrawn = None
    if withdrawn is not None and withdrawn <= at < withdrawn + WITHDRAWN:
        raise Refusal("withdrawn-lately", at=str(withdrawn + WITHDRAWN))


def is_asked_still(found: Match, changed: Match) -> bool:
    """Whether the question in the newest post is still open."""
    if found.offer is not None and changed.offer is not None:
        return found.offer.made == changed.offer.made
    return changed.in_lobby


def silent(found: Match, changed: Match) -> str:
    """Whom the post of a change names without a ping, as stored, before it is known who was called lately.

    While people play on before they have answered whether a computer plays on, they are not called for it
    anew, unless the match comes to wait for them.
    """
    if not is_asked_still(found, changed) or (changed.waits and not found.waits):
        return NOBODY
    if not _asked_before(found, changed):
        return changed.row.silent
    return json.dumps([changed.sitters[seat].player for seat in changed.asked if seat not in changed.to_move])


def _asked_before(found: Match, changed: Match) -> bool:
    """Whether a post has called those who decide whether a computer plays on, and nothing new calls them."""
    if changed.vacant is None or found.vacant is None or not is_asked_still(found, changed):
        return False
    return found.row.post_page == found.row.page and (found.waits or not changed.waits)


def with_untold(found: Match, row: MatchRow) -> MatchRow:
    """The changed row with the note before it, if that calls somebody and no post has told it yet.

    Both happened nearly at once, so that one post tells them together.
    """
    note = found.note
    if note is None or row.status != found.row.status or found.row.post_page == found.row.page:
        return row
    kept = note.kind == "changed" or (note.kind in REFUSED and note.told is not None and row.note is None)
    return replace(row, note=found.row.note) if kept else row

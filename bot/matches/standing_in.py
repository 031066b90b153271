"""Somebody has gone for good, and the others decide whether a computer plays on in the seat.

Until they have, the seat is vacant: its player can do nothing any more, and its turn waits.  If one of them
does not want a computer, or not all have answered in time, the match goes on without the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot import codec
from bot.computers.levels import LEVELS, Level
from bot.computers.sitting import computer_sitter
from bot.matches.change import AGREE, LEAVE, REPLACE, VACATE, Change, Entries, after, departed, noted
from bot.matches.decoding import decode
from bot.matches.match import Giver, Match, Note, Offer
from bot.refusal import Refusal
from storage.matches import MatchRow

OPEN_FOR = 24 * 3600
"""Seconds that the others have to decide, at most; with a clock, no more than a turn has."""


def gone(found: Match, seat: int, at: int, entries: Entries, note: Note, *, stand_ins: bool) -> Change:
    """What follows when the player of a seat has gone, or the seat was taken away.

    entries: what led to it; the last one says that the seat is left for good.  note: tells it.
    stand_ins: whether computers may play on here.
    """
    if found.vacant is not None:
        # One question at a time: who went before is out.
        settled = without(found, at)
        if settled.result is not None:
            return settled
        found, entries = decode(settled.row, found.game), (*settled.entries, *entries)
    others = [each for each in found.persons if each != seat]
    if stand_ins and others:
        return _vacated(found, seat, others[0], at, (*entries[:-1], (seat, VACATE)), note)
    stood_in = [each for each in departed(found) if each in found.active]
    if stood_in and not others and found.active == tuple(sorted((seat, *stood_in))):
        return _ended(found, seat, stood_in, at, entries[:-1])
    return _out(found, seat, at, entries, note)


def agreed(found: Match, seat: int, level: Level) -> Change:
    """One more of the others wants a computer of this level; it sits down when the last one does."""
    offer, vacant = found.offer, found.vacant
    assert offer is not None
    assert vacant is not None
    # The weakest level that somebody chose is one that all can live with.
    weakest = min(level, offer.level or level, key=LEVELS.index)
    offer = replace(offer, agreed=(*offer.agreed, seat), level=weakest)
    entries: Entries = ((seat, AGREE),)
    if set(found.asked) - {seat}:
        return Change(replace(found.row, offer=codec.dump(offer)), entries)
    sitters = list(found.sitters)
    sitters[vacant] = computer_sitter(weakest, sitters)
    row = replace(found.row, sitters=tuple(sitters), offer=None)
    note = Note("standing-in", vacant, by=found.sitters[vacant].player)
    return Change(noted(row, note, calls=False), (*entries, (vacant, REPLACE)))


def without(found: Match, at: int, entries: Entries = ()) -> Change:
    """The match goes on without whoever has gone."""
    seat = found.vacant
    assert seat is not None
    givers = tuple(giver for giver in found.givers if giver.seat != seat or giver.gone is None)
    row = replace(found.row, offer=None, givers=codec.dump_all(Giver, givers))
    still = replace(found, row=row, offer=None, givers=givers)
    return _out(still, seat, at, (*entries, (seat, LEAVE)), Note("without", seat))


def check_decided(found: Match) -> None:
    """Raises Refusal while the others have to decide whether a computer plays on."""
    if found.vacant is not None:
        raise Refusal("offer-vacant", name=found.sitters[found.vacant].name)


def _vacated(found: Match, seat: int, heir: int, at: int, entries: Entries, note: Note) -> Change:
    state: Any = found.state
    sitter = found.sitters[seat]
    giver = Giver(
        seat,
        sitter.player,
        sitter.name,
        state.moved[seat],
        turn=state.turn,
        events=len(state.recent),
        gone=len(state.left),
        score=found.game.scores(state)[seat],
    )
    offer = Offer("stand-in", seat, (), _until(found.row, at), made=found.version + 1, target=seat)
    if found.agreed_pause:
        # Nobody waits before the pause is over.
        assert found.row.alarm is not None
        offer = replace(offer, until=found.row.alarm)
    host = found.sitters[heir].player if found.row.host == sitter.player else found.row.host
    givers = codec.dump_all(Giver, (*found.givers, giver))
    row = replace(found.row, offer=codec.dump(offer), givers=givers, host=host)
    return Change(noted(row, note, calls=False), entries)


def _ended(found: Match, seat: int, stood_in: Sequence[int], at: int, entries: Entries) -> Change:
    """The last person goes, and leaves only computers that play on for others: the match is over.

    They leave instead, in the order of those for whom they played, so that it ends as it would have without
    them.
    """
    note = Note("last-left", seat)
    for each in stood_in:
        change = _out(found, each, at, (*entries, (each, LEAVE)), note)
        found, entries = decode(change.row, found.game), change.entries
    return change


def _until(row: MatchRow, at: int) -> int:
    return at + (OPEN_FOR if row.pace is None else min(OPEN_FOR, row.pace))


def _out(found: Match, seat: int, at: int, entries: Entries, note: Note) -> Change:
    state = found.game.leave(found.state, seat)
    change = after(replace(found, state=state), found, entries, at)
    if found.kind.alone:
        # Nobody else has to be told.
        return change
    return replace(change, row=replace(change.row, note=codec.dump(note)))

"""What needs the others' consent: stopping, pausing, undoing, taking a seat away or handing it over.

Each function judges a match and returns the change that follows, or raises Refusal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot import codec
from bot.computers.levels import USUAL, Level
from bot.games.contract import BaseState
from bot.matches.asking import OPEN_FOR, answering, offered, open_offer
from bot.matches.change import (
    AGREE,
    DECLINE,
    PAUSE,
    REPLACE,
    RESUME,
    STOP,
    UNDO,
    Ask,
    Change,
    Entries,
    ended,
    noted,
)
from bot.matches.deadlines import UNDO_LEAVES, check_clock, next_alarm, rested, skipped, started, taken_back
from bot.matches.match import Giver, Match, Note, Offer
from bot.matches.past import dump_past
from bot.matches.removing import kicked, put_out
from bot.matches.replay import past_of, states_of, undone
from bot.matches.standing_in import agreed, without
from bot.matches.undoing import is_action, is_undo, not_undone, times_undone
from bot.refusal import Refusal
from storage.matches import Entry, Sitter


def stop(found: Match, ask: Ask, at: int, *, moderator: bool, abandoned: bool = False) -> Change:
    """Ends the match without a result, or asks the others whether they agree.

    It ends at once for a moderator who has no part in it, for anybody if it is abandoned, and for the host
    until every player has moved twice.  A moderator who plays in it asks the others, unless only two are
    left: then nothing is to be won by stopping, and it ends at once.
    """
    found.check_stop(ask.player, moderator=moderator or abandoned)
    seat = found.seat_of(ask.player)
    judge = moderator and not abandoned
    if judge and seat is None and found.has_had(ask.player):
        raise Refusal("moderator-played")
    early = ask.player == found.row.host and not _long(found)
    alone = found.kind.alone or found.persons == (seat,) or (judge and len(found.persons) == 2)
    if alone or abandoned or seat is None or not found.running or early:
        row = ended(found.row, "stopped", at)
        if found.running:
            # A moderator who could stop it as a player is told as one.
            own = early or (found.kind.alone and seat is not None)
            kind = "stopped" if judge and not own else "abandoned" if seat is None else "called-off"
            row = replace(row, note=codec.dump(Note(kind, seat or 0, by=ask.player)))
        return Change(row, ((seat, STOP),))
    assert seat is not None
    return offered(found, Offer("stop", seat, (seat,), at + OPEN_FOR), at)


def undo(found: Match, ask: Ask, at: int, log: Sequence[Entry]) -> Change:
    """Takes back the asker's last action, or asks the others whether the whole last turn may be taken back.

    It happens at once within the asker's own turn, if the action drew nothing unseen.  The turn's deadline
    is then what it was before; if too little time is left, the others are asked.  Otherwise, with everybody's
    consent, it goes back to before the asker's last turn, over what others played since; what was drawn since
    is mixed with the unseen.  Computers consent to everything.
    Nobody undoes one turn more often than the kind of the match allows, or the log would grow without end.
    """
    seat = found.own_seat(ask.player)
    states = states_of(found, log, whole=False)
    standing = not_undone(log)
    own = [version for version in standing if log[version - 1].seat == seat]
    if not own:
        raise Refusal("undo-nothing")
    last = own[-1]
    back = min(version for version in own if _turn(states[version]) == _turn(states[last])) - 1
    earlier = max((version for version in standing if version <= back), default=0)
    if times_undone(log[earlier:], seat) > found.kind.undos:
        raise Refusal("undo-often", count=found.kind.undos)
    before, now = states[last - 1], states[-1]
    assert before is not None
    assert now is not None
    newest = last == standing[-1] and all(is_action(each) or is_undo(each) for each in log[last:])
    free = newest and found.midturn and not found.game.drew(before, now)
    if free or (found.kind.alone and not found.game.drew(before, now)):
        deadline = taken_back(found, log, states, last - 1)
        if deadline is None or deadline - at >= UNDO_LEAVES:
            entries: Entries = ((seat, f"{UNDO} {last - 1}"),)
            change = _undone(found, log, states, last - 1, seat, entries, at, deadline)
            # A step within a turn has no post of its own and calls nobody: the post is edited.
            note = codec.dump(Note("retracted", seat))
            row = replace(change.row, page=found.row.page, call_page=found.row.call_page, note=note)
            # In a match of an earlier version it stays known that the next player was called early.
            past = None if found.row.past is None else row.past
            return replace(change, row=replace(row, past=past))
    if found.kind.alone and not found.kind.redealt:
        raise Refusal("undo-drawn")
    if found.persons == (seat,):
        return _undone_by_consent(found, log, states, back, seat, seat, at)
    return offered(found, Offer("undo", seat, (seat,), at + OPEN_FOR, back=back), at)


def hand_over(found: Match, ask: Ask, at: int, heir: int) -> Change:
    """Offers the asker's seat to somebody else, who has to accept."""
    seat = found.own_seat(ask.player)
    if not found.running:
        raise Refusal("match-not-begun")
    gave = any(giver.player == heir and giver.seat != seat for giver in found.givers)
    if gave or any(sitter.player == heir for sitter in found.sitters):
        raise Refusal("replace-seated")
    return offered(found, Offer("replace", seat, (seat,), at + OPEN_FOR, heir=heir), at)


def pause(found: Match, ask: Ask, at: int, days: int) -> Change:
    """Stops the clock for some days once all the others agree; the last player left need not ask."""
    seat = found.own_seat(ask.player)
    check_clock(found)
    if found.resting:
        raise Refusal("pause-already")
    if found.persons == (seat,):
        return _paused(found, seat, at, days, ())
    return offered(found, Offer("pause", seat, (seat,), at + OPEN_FOR, days=days), at)


def resume(found: Match, ask: Ask, at: int) -> Change:
    """Restarts a clock that stands still; a pause that all agreed on, once all the others agree to end it."""
    seat = found.own_seat(ask.player)
    check_clock(found)
    if not found.resting:
        raise Refusal("resume-runs")
    if not found.agreed_pause or found.persons == (seat,):
        return _resumed(found, seat, at, ())
    return offered(found, Offer("resume", seat, (seat,), at + OPEN_FOR), at)


def take_over(found: Match, sitter: Sitter, at: int, shown: int | None = None) -> Change:
    """The player to whom a seat was offered takes it, with its hand and its turn."""
    offer = open_offer(found, at, shown)
    if offer.kind != "replace" or offer.heir != sitter.player:
        raise Refusal("replace-not-asked")
    assert found.state is not None
    sitters = list(found.sitters)
    giver = sitters[offer.by]
    gone = giver.player
    sitters[offer.by] = sitter
    state: Any = found.state
    given = Giver(
        offer.by, gone, giver.name, state.moved[offer.by], turn=state.turn, events=len(state.recent)
    )
    givers = codec.dump_all(Giver, (*found.givers, given))
    row = replace(found.row, sitters=tuple(sitters), offer=None, givers=givers)
    if row.host == gone:
        row = replace(row, host=sitter.player)
    note = Note("replaced", offer.by, by=gone, asked="replace", told=gone)
    change = Change(noted(row, note, calls=offer.by in found.to_move), ((offer.by, REPLACE),))
    return replace(change, seated=sitter.player)


def answer(
    found: Match,
    ask: Ask,
    at: int,
    log: Sequence[Entry],
    *,
    agree: bool,
    out: bool = False,
    level: Level = USUAL,
    shown: int | None = None,
    stand_ins: bool,
) -> Change:
    """Agrees to an offer or declines it; it happens when the last one agrees.

    out: in a vote about a late player, go on without the player rather than skip the turn.
    level: of the computer that is to play on for somebody who has gone.
    shown: the version of the post whose button was pressed.
    stand_ins: see `standing_in.gone`.
    """
    if not agree and found.running and found.offer is not None and found.offer.heir == ask.player:
        # The player to whom a seat is offered has none yet.
        return _declined(found, found.offer, ask.player, None)
    seat = found.own_seat(ask.player)
    offer = open_offer(found, at, shown)
    if seat == offer.by and offer.kind != "late" and not agree:
        # The maker of an offer withdraws it.
        return Change(replace(found.row, offer=None), ((seat, DECLINE),))
    if seat in (*offer.agreed, *offer.out):
        raise Refusal("offer-agreed")
    if seat not in found.asked:
        raise Refusal("offer-not-asked")
    if offer.kind == "stand-in":
        return agreed(found, seat, level) if agree else without(found, at, ((seat, DECLINE),))
    if not agree:
        return _declined(found, offer, ask.player, seat)
    entry: Entries = ((seat, AGREE),)
    if offer.kind == "late":
        return _decided(found, offer, seat, at, entry, out=out, stand_ins=stand_ins)
    offer = replace(offer, agreed=(*offer.agreed, seat))
    if set(found.asked) - {seat}:
        return Change(replace(found.row, offer=codec.dump(offer)), entry)
    return _agreed_on(found, offer, seat, at, entry, log, stand_ins=stand_ins)


def _agreed_on(
    found: Match, offer: Offer, seat: int, at: int, entry: Entries, log: Sequence[Entry], *, stand_ins: bool
) -> Change:
    """What was offered happens, as this seat was the last to agree."""
    if offer.kind == "stop":
        row = replace(ended(found.row, "stopped", at), note=codec.dump(Note("agreed-off", offer.by)))
        return Change(row, entry)
    if offer.kind == "pause":
        assert offer.days is not None
        return _paused(found, offer.by, at, offer.days, entry)
    if offer.kind == "resume":
        return _resumed(found, offer.by, at, entry)
    if offer.kind == "undo":
        assert offer.back is not None
        states = states_of(found, log, whole=False)
        return _undone_by_consent(found, log, states, offer.back, offer.by, seat, at)
    assert offer.target is not None
    voters = tuple(each for each in found.persons if each != offer.target)
    note = replace(answering(found, offer, "voted-out"), seat=offer.target, seats=voters)
    return kicked(found, seat, offer.target, at, entry, note, stand_ins=stand_ins)


def passed_over(found: Match, change: Change, player: int, at: int) -> Change:
    """A change by which somebody played on instead of answering an offer, whose maker is told so."""
    offer = found.offer
    if offer is None or offer.kind in ("late", "stand-in") or offer.until <= at:
        return change
    if found.seat_of(player) == offer.by:
        return change
    note = replace(answering(found, offer, "played-on"), by=player)
    # Only a new post calls the maker; a turn that is over has one already.
    page = max(change.row.page, found.row.page + 1)
    return replace(change, row=replace(change.row, note=codec.dump(note), page=page))


def _declined(found: Match, offer: Offer, player: int, seat: int | None) -> Change:
    """The offer is off, and its maker is told who declined it; a vote about a late player just ends."""
    row, entries = replace(found.row, offer=None), ((seat, DECLINE),)
    if offer.kind == "late":
        return Change(row, entries)
    note = replace(answering(found, offer, "declined"), by=player)
    return Change(noted(row, note, calls=False), entries)


def _paused(found: Match, seat: int, at: int, days: int, entries: Entries) -> Change:
    row = rested(replace(found.row, offer=None), until=at + days * 24 * 3600)
    note = Note("paused", seat, asked="pause", told=found.sitters[seat].player)
    return Change(noted(row, note, calls=False), (*entries, (seat, PAUSE)))


def _resumed(found: Match, seat: int, at: int, entries: Entries) -> Change:
    note = Note("resumed", seat)
    if entries:
        note = Note("resumed-all", seat, asked="resume", told=found.sitters[seat].player)
    row = started(replace(found.row, offer=None), at)
    return Change(noted(row, note), (*entries, (seat, RESUME)))


def _decided(
    found: Match, offer: Offer, seat: int, at: int, entries: Entries, *, out: bool, stand_ins: bool
) -> Change:
    """Counts a vote about a late player: half of the others decide.

    A vote to go on without the player also counts as one to skip the turn.
    """
    late = offer.target
    assert late is not None
    offer = replace(offer, out=(*offer.out, seat)) if out else replace(offer, agreed=(*offer.agreed, seat))
    others = len(found.persons) - 1
    if 2 * len(offer.out) >= others:
        # Everybody agreed to this clock, so the match still counts, as when the clock itself ends the seat.
        note = Note("late-out", late, offer.out)
        return put_out(found, seat, late, at, entries, note, stand_ins=stand_ins)
    if 2 * len((*offer.out, *offer.agreed)) >= others:
        return skipped(found, late, at, entries)
    return Change(replace(found.row, offer=codec.dump(offer)), entries)


def _undone_by_consent(
    found: Match,
    log: Sequence[Entry],
    states: Sequence[BaseState | None],
    back: int,
    by: int,
    last: int,
    at: int,
) -> Change:
    """Goes back to an earlier state, now that the last person has agreed; a single one does so alone."""
    entries: Entries = ((last, AGREE), (by, f"{UNDO} {back}"))
    # The consent is an entry of its own, so the undo comes one version later.
    return _undone(found, log, [*states, states[-1]], back, by, entries, at)


def _undone(
    found: Match,
    log: Sequence[Entry],
    states: Sequence[BaseState | None],
    back: int,
    seat: int,
    entries: Entries,
    at: int,
    deadline: int | None = None,
) -> Change:
    """Goes back to an earlier state.

    deadline: of the turn from now on; without one, its clock restarts.  A pause goes on.
    """
    state = undone(found, states, back)
    note = Note("undone", seat)
    if found.offer is not None and found.offer.kind == "undo":
        note = answering(found, found.offer, "undone")
    past = dump_past(found.game, past_of(found, log, states, back))
    offer = None if found.vacant is None else found.row.offer
    row = noted(replace(found.row, state=codec.dump(state), past=past, offer=offer), note)
    paused = row.deadline is None and row.alarm is not None
    if row.pace is not None and deadline is not None:
        row = replace(row, deadline=deadline, alarm=next_alarm(deadline, row.pace, at))
    elif row.pace is not None and not paused:
        row = started(row, at)
    return Change(row, entries)


def _turn(state: BaseState | None) -> int:
    assert state is not None
    return state.turn


def _long(found: Match) -> bool:
    """Every person still in has moved twice, so the host can no longer stop the match alone."""
    state = found.state
    return state is not None and all(state.moved[seat] >= 2 for seat in found.persons)

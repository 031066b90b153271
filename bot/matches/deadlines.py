"""The clock of a match: when it starts, when it stands still, and what happens when time is up.

A match with a clock (`pace`, in seconds per turn) has a deadline while the clock runs.  Without a deadline
the clock rests: until its alarm (a pause all agreed on), or until somebody moves or resumes it.
All times are Unix seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot import codec
from bot.altered import altered
from bot.games.contract import BaseState
from bot.matches.change import (
    AGREE,
    CLOSE,
    JOIN,
    LEAVE,
    OFFER,
    REPLACE,
    RESUME,
    START,
    TIMEOUT,
    UNDO,
    Change,
    Entries,
    after,
    ended,
    noted,
)
from bot.matches.match import Match, Note, Offer
from bot.matches.standing_in import check_decided, gone, without
from bot.refusal import Refusal
from storage.matches import Entry, MatchRow

PACES = (10 * 60, 3600, 12 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
"""The turn times a table may choose from, in seconds."""
LATE = ("skip", "forfeit", "vote")
"""What may happen when time is up: a least action is played for the seat, the seat is given up, or the
others decide."""
LOBBY_OPEN = 24 * 3600
"""A lobby closes this many seconds after somebody last joined."""
ABANDONED = 14 * 24 * 3600
"""After this many seconds without an action, anybody may end a match that no clock will end.  One that is
played alone then ends by itself."""
VOTE_OPEN = 24 * 3600
"""Seconds the others have to decide about a late player; after that the clock rests."""
ANSWER = 2
"""Seconds after which a computer player answers a person: one who answered at once would seem rude."""
GRACE = 10 * 60
"""The least that a turn has left, in seconds, when the bot comes back."""
UNDO_LEAVES = 60
"""Seconds a turn must have left for its player to take something back without asking."""


class Untimely(Exception):
    """What was due no longer is: somebody acted first."""


def started(row: MatchRow, at: int) -> MatchRow:
    """The match with its clock restarted for whoever is to move."""
    assert row.pace is not None
    deadline = at + row.pace
    return altered(row, deadline=deadline, alarm=next_alarm(deadline, row.pace, at))


def next_alarm(deadline: int, pace: int, at: int) -> int:
    """When the next thing is due: the reminders at half and nine tenths of the time, then the deadline."""
    return next((due for due in (deadline - pace // 2, deadline - pace // 10) if due > at), deadline)


def rested(row: MatchRow, until: int | None = None) -> MatchRow:
    """The match with its clock stopped until that time, or until somebody moves or resumes it."""
    rests = (row.deadline, row.alarm) == (None, until)
    return row if rests else altered(row, deadline=None, alarm=until)


def armed(found: Match, now: Match, entries: Entries, at: int) -> MatchRow:
    """The row of a match after a step, with its clock set, and the time at which a computer to move plays."""
    if not now.open:
        row = rested(now.row)
    elif now.vacant is not None:
        row = _deciding(found, now, entries, at)
    else:
        row = _timed(found, now, entries, at)
    if not now.computer_to_move:
        return row if row.computer_at is None else altered(row, computer_at=None)
    if row.deadline is not None:
        # It needs no reminder, and is never late.
        row = altered(row, alarm=None if now.offer is None or now.vacant is None else now.offer.until)
    # Several computers in a row answer at once.
    in_row = found.computer_to_move and _acted(entries)
    return altered(row, computer_at=at if in_row else at + ANSWER)


def _deciding(found: Match, now: Match, entries: Entries, at: int) -> MatchRow:
    """The row while it is open whether a computer plays on: that question has an end of its own."""
    assert now.offer is not None
    until, row = now.offer.until, now.row
    if row.pace is None:
        return rested(row, until)
    if found.agreed_pause:
        return row
    if now.waits:
        return altered(row, deadline=until, alarm=until)
    row = started(row, at) if found.resting else _timed(found, now, entries, at)
    return altered(row, alarm=min(row.alarm or until, until))


def _timed(found: Match, now: Match, entries: Entries, at: int) -> MatchRow:
    """The row of an open match after a step, with its clock set.

    The clock restarts when the mover acts and when the turn passes to somebody else.  Nothing else (a join,
    an offer, an answer) changes the time left.  An undo sets the clock in its own step.
    """
    row = now.row
    if now.in_lobby:
        joined = any(notation == JOIN for _, notation in entries)
        # Without an alarm the lobby would stay open for ever.
        return altered(row, alarm=at + LOBBY_OPEN) if joined or row.alarm is None else row
    if now.kind.ends_with_day:
        # It ends with its day, whatever happens in it.
        return row
    if now.kind.alone:
        return rested(row, until=at + ABANDONED)
    if row.pace is None:
        return rested(row)
    if found.running:
        set_by_step = (row.deadline, row.alarm) != (found.row.deadline, found.row.alarm)
        agreed_pause = row.deadline is None and row.alarm is not None
        undecided = _is_vote(found) and not _is_vote(now)
        if set_by_step or agreed_pause:
            return row
        if not (_acted(entries) or undecided or _movers(found) != _movers(now)):
            if found.vacant is None or row.deadline is None:
                return row
            return altered(row, alarm=next_alarm(row.deadline, row.pace, at))
        if found.computer_to_move and row.deadline is None:
            # A clock that rests waits for a person.
            return row
    return started(row, at)


def _acted(entries: Entries) -> bool:
    return any(notation[0] != "/" for _, notation in entries)


def taken_back(
    found: Match, log: Sequence[Entry], states: Sequence[BaseState | None], back: int
) -> int | None:
    """The deadline that the turn had at version `back`, for a player who undoes to it without asking.

    With a fresh clock instead, acting and undoing in turn would keep a turn alive for ever.  None if there
    is no clock or it stands still.  states: those of all versions, from 0.
    """
    pace = found.row.pace
    if pace is None or found.row.deadline is None:
        return None
    starts = [0]  # when the clock started, at each version
    for version, entry in enumerate(log, 1):
        verb, _, rest = entry.notation.partition(" ")
        before, now = states[version - 1], states[version]
        movers = () if now is None else found.game.to_move(now)
        if verb == UNDO and log[version - 2].notation != AGREE:
            starts.append(_start_before(int(rest), log, starts, pace))
        elif (
            verb in (START, RESUME, UNDO)
            or not verb.startswith("/")
            or (verb == REPLACE and entry.seat in movers)
            or (before is not None and movers != found.game.to_move(before))
        ):
            starts.append(entry.at)
        else:
            starts.append(starts[-1])
    return min(found.row.deadline, _start_before(back, log, starts, pace) + pace)


def _start_before(version: int, log: Sequence[Entry], starts: Sequence[int], pace: int) -> int:
    """When the clock of this version started: with the next action, if it stood still until then."""
    acted = log[version].at
    return starts[version] if starts[version] + pace >= acted else acted


def expired(found: Match, at: int, log: Sequence[Entry], *, stand_ins: bool) -> Change:
    """What happens when the alarm of a match has passed and was not a reminder.

    stand_ins: see `standing_in.gone`.
    """
    if found.in_lobby:
        return Change(noted(ended(found.row, "stopped", at), Note("closed", 0)), ((None, CLOSE),))
    if found.vacant is not None:
        # Whatever else is due is done next.
        return without(found, at)
    seat = found.to_move[0]
    if found.kind.ends_with_day:
        return Change(ended(found.row, "stopped", at), ((seat, TIMEOUT),))
    if found.kind.alone:
        return Change(noted(ended(found.row, "stopped", at), Note("left-alone", seat)), ((None, CLOSE),))
    if found.row.deadline is None:
        row = noted(started(found.row, at), Note("resumed", seat))
        if found.offer is not None and found.offer.kind == "resume":
            row = altered(row, offer=None)
        return Change(row, ((None, RESUME),))
    if found.row.late == "forfeit":
        entries: Entries = ((seat, TIMEOUT), (seat, LEAVE))
        return gone(found, seat, at, entries, Note("forfeit", seat), stand_ins=stand_ins)
    if found.row.late == "skip":
        change = skipped(found, seat, at, ())
        asleep = _idle(found, log, change.entries) >= set(found.persons)
        return replace(change, row=rested(change.row)) if asleep and change.row.ended is None else change
    if _is_vote(found) or found.persons == (seat,):
        row = noted(rested(replace(found.row, offer=None)), Note("undecided", seat))
        return Change(row, ((seat, TIMEOUT),))
    offer = Offer("late", seat, (), at + VOTE_OPEN, made=found.version + 1, target=seat)
    row = replace(found.row, offer=codec.dump(offer), page=found.row.page + 1, alarm=offer.until)
    return Change(row, ((seat, f"{OFFER} late"),))


def skipped(found: Match, seat: int, at: int, entries: Entries, note: str = "skipped") -> Change:
    """Ends the turn of this seat with least actions; note: the kind of the note that tells why."""
    state, played = found.state, [*entries, (seat, TIMEOUT)]
    while state is not None and seat in found.game.to_move(state):
        action = found.game.least(state, seat)
        state = found.game.apply(state, seat, action)
        played.append((seat, found.game.notate(action)))
        if not state.midturn:
            break
    change = after(replace(found, state=state), found, tuple(played), at)
    return replace(change, row=noted(change.row, Note(note, seat)))


def check_clock(found: Match) -> None:
    """Raises Refusal if there is no clock to stop or start."""
    if not found.running:
        raise Refusal("match-not-begun")
    if found.row.pace is None:
        raise Refusal("pause-no-clock")
    check_decided(found)


def _is_vote(match: Match) -> bool:
    return match.offer is not None and match.offer.kind == "late"


def _movers(match: Match) -> list[int]:
    return [match.sitters[seat].player for seat in match.to_move]


def _idle(found: Match, log: Sequence[Entry], new: Entries) -> set[int]:
    """The seats skipped since a person last moved or resumed the match."""
    idle: set[int] = set()
    skipping: int | None = None
    for seat, notation in (*((entry.seat, entry.notation) for entry in log), *new):
        if notation == TIMEOUT and seat is not None:
            skipping = seat
            idle.add(seat)
        elif notation[0] != "/" and seat != skipping:
            skipping = None
            if seat is None or not found.sitters[seat].kind.automatic:
                idle.clear()
        elif notation == RESUME:
            idle.clear()
    return idle

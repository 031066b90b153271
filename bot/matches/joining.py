"""Inviting to a match and choosing how it is played; joining it, starting it, leaving it.

Each function judges a match and returns the change that follows, or raises Refusal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot import codec
from bot.computers.levels import Level
from bot.computers.sitting import computer_sitter, level_of
from bot.matches.change import DECLINE, JOIN, LEAVE, SET, START, Change, begun, ended, lobby_page
from bot.matches.match import Match, Note
from bot.matches.standing_in import gone
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
    seated = None if sitter.kind.automatic else sitter.player
    if len(row.sitters) == row.wanted:
        return Change(begun(row, found.game), ((seat, JOIN), (None, START)), seated=seated)
    return Change(row, ((seat, JOIN),), seated=seated)


def add_computer(found: Match, player: int, level: Level) -> Change:
    """The host gives the next seat to a computer player; the match begins when that was the last one.

    The first one changes what the match counts for, so those who have joined are told.
    """
    check_host(found, player)
    change = join(found, computer_sitter(level, found.sitters))
    first = all(each.kind.rated for each in found.sitters)
    return _told(found, change, player) if first and change.row.status == "lobby" else change


def change_computer(found: Match, player: int, number: int, level: Level | None) -> Change:
    """The host changes the level of a computer player in a lobby, or sends it away (None)."""
    check_host(found, player)
    seat = found.seat_of(number)
    if seat is None or not found.sitters[seat].kind.automatic:
        raise Refusal("lobby-no-computer")
    sitters = list(found.sitters)
    del sitters[seat]
    if level is not None:
        if level == level_of(number):
            raise Refusal("lobby-set-already")
        sitters.insert(seat, computer_sitter(level, sitters))
    return Change(replace(found.row, sitters=tuple(sitters)), ((seat, LEAVE if level is None else SET),))


def decline(found: Match, player: int) -> Change:
    """Declines an invitation to a lobby."""
    if not found.in_lobby:
        raise Refusal("lobby-begun" if found.running else "match-over")
    if player not in found.invited:
        raise Refusal("invite-none")
    invited = json.dumps([each for each in found.invited if each != player])
    note = Note("declined", 0, by=player, asked="invite")
    row = replace(found.row, invited=invited, note=codec.dump(note))
    return Change(row, ((None, DECLINE),))


@dataclass(frozen=True)
class Wish:
    """What a host changes in a lobby; None leaves a thing as it is.

    pace: seconds, 0 for no clock.  thread: whether the match gets a thread of its own.
    hints: whether players may ask for hints.
    options: the game's own, by name.
    """

    seats: int | None = None
    pace: int | None = None
    late: str | None = None
    thread: bool | None = None
    hints: bool | None = None
    options: Mapping[str, bool] | None = None


def configure(found: Match, player: int, wish: Wish) -> Change:
    """The host changes how the match will be played; those who have joined are told in a new post."""
    check_host(found, player)
    row = found.row
    if wish.seats is not None:
        row = replace(row, wanted=_seats(found, wish.seats))
    if wish.pace is not None:
        row = replace(row, pace=wish.pace or None)
    if wish.options is not None:
        row = replace(row, options=codec.dump(replace(found.options, **wish.options)))
    row = replace(
        row,
        late=row.late if wish.late is None else wish.late,
        thread=row.thread if wish.thread is None else wish.thread,
        hints=row.hints if wish.hints is None else wish.hints,
    )
    if row == found.row:
        raise Refusal("lobby-set-already")
    return _told(found, Change(row, ((found.seat_of(player), SET),)), player)


def _told(found: Match, change: Change, player: int) -> Change:
    """The host's change, of which the others who have joined are told in a new post."""
    if len(found.persons) == 1:
        return change
    note = codec.dump(Note("changed", 0, by=player))
    return replace(change, row=replace(change.row, note=note, page=lobby_page(change.row)))


def check_host(found: Match, player: int) -> None:
    """Raises Refusal unless this is a lobby and the player its host."""
    if not found.in_lobby:
        raise Refusal("lobby-begun" if found.running else "match-over")
    if player != found.row.host:
        raise Refusal("lobby-not-host-set", name=found.host_name)


def _seats(found: Match, seats: int) -> int:
    """A number of seats that a lobby can be changed to; raises Refusal for any other."""
    rules = found.game
    if seats not in rules.seats or seats < 2:
        raise Refusal("lobby-seats", game=rules.title, least=max(2, rules.seats[0]), most=rules.seats[-1])
    if seats <= len(found.sitters) and seats != found.row.wanted:
        raise Refusal("lobby-seats-taken", count=len(found.sitters))
    if seats < len(found.sitters) + len(found.invited):
        raise Refusal("invite-many", seats=seats)
    return seats


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


def leave(found: Match, player: int, at: int, *, begun: bool, stand_ins: bool) -> Change:
    """Gives up a seat: it is free again in a lobby; in a running match the others decide what follows.

    begun: False if the player meant to leave the lobby; refused if the match has begun in the meantime.
    stand_ins: see `standing_in.gone`.
    """
    seat = found.own_seat(player)
    if found.running and not begun:
        raise Refusal("lobby-begun")
    entry = ((seat, LEAVE),)
    if found.in_lobby:
        sitters = tuple(each for each in found.sitters if each.player != player)
        persons = [each.player for each in sitters if not each.kind.automatic]
        row = replace(found.row, sitters=sitters if persons else found.sitters)
        if not persons:
            return Change(ended(row, "stopped", at), entry)
        if player == row.host:
            row = replace(row, host=persons[0])
        return Change(row, entry)
    return gone(found, seat, at, entry, Note("left", seat), stand_ins=stand_ins)

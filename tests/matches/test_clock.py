"""The clock: reminders, what follows when time is up, pauses, and that each happens exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot import codec
from bot.matches.clock import Clock, Due
from bot.matches.deadlines import GRACE, LOBBY_OPEN, VOTE_OPEN
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.alarms import AlarmStore
from storage.database import Database
from storage.matches import Entry, MatchStore
from tests.matches.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    GAMES,
    PEOPLE,
    SERVER,
    STRANGER,
    Table,
    answer,
    ask,
    mover,
    refused,
    waiting,
)

DAY = 24 * 3600
START = 1_700_000_000


@dataclass
class Time:
    """The time that the tests set."""

    now: float = START + 0.5

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True)
class Timed:
    """A table whose clock the tests turn."""

    table: Table
    clock: Clock
    time: Time

    @classmethod
    async def at(cls, path: Path, time: Time) -> Timed:
        database = await Database.open(path)
        store = MatchStore(database)
        matches = Matches(store, GAMES, clock=time, seed=lambda: "clock")
        return cls(Table(database, store, matches), Clock(matches, AlarmStore(database), clock=time), time)

    async def begun(
        self, seats: int = 2, *, pace: int | None = DAY, late: str = "skip", **more: Any
    ) -> Match:
        game = more.get("game", "axio")
        match = await self.table.matches.open(
            game, server=SERVER, channel=CHANNEL, host=ANNA, seats=seats, pace=pace, late=late
        )
        for sitter in PEOPLE[1:seats]:
            match = await self.table.matches.join(match.id, sitter, ask(sitter))
        assert match.running
        return match

    async def after(self, seconds: float, since: int = 0) -> list[Due]:
        """Lets time pass and takes all that is due then."""
        self.time.now += seconds
        found = [await self.clock.judge(number, since) for number in await self.clock.due()]
        return [each for each in found if each is not None]

    async def up(self, match: Match) -> Match:
        """Lets the time of the present turn run out, its reminders on the way."""
        for _ in range(3):
            row = (await self.table.newest(match)).row
            assert row.alarm is not None
            (due,) = await self.after(row.alarm - self.time.now + 1)
            if not due.reminder:
                return due.match
        raise AssertionError("time is never up")


@pytest.fixture
async def timed(path: Path) -> AsyncIterator[Timed]:
    made = await Timed.at(path, Time())
    yield made
    await made.table.database.close()


@pytest.fixture
async def other(path: Path, timed: Timed) -> AsyncIterator[Timed]:
    """A second process on the same file and at the same time."""
    made = await Timed.at(path, timed.time)
    yield made
    await made.table.database.close()


async def test_two_reminders_then_the_act(timed: Timed) -> None:
    match = await timed.begun()
    late = match.to_move[0]
    assert await timed.after(DAY / 2 - 1) == []
    (first,) = await timed.after(2)
    assert (first.reminder, first.last, first.match.version) == (True, False, match.version)
    assert await timed.after(60) == [], "a reminder comes once"
    (second,) = await timed.after(DAY * 0.4)
    assert (second.reminder, second.last) == (True, True)
    assert await timed.after(60) == []
    (act,) = await timed.after(DAY / 10)
    assert not act.reminder
    assert act.match.note is not None
    assert (act.match.note.kind, act.match.note.seat) == ("skipped", late)
    assert act.match.to_move != (late,)
    assert act.match.row.deadline == int(timed.time.now) + DAY
    assert await timed.after(60) == []
    await timed.table.is_sound(match)


async def test_without_a_clock_nothing_is_ever_due(timed: Timed) -> None:
    match = await timed.begun(pace=None)
    assert await timed.after(1000 * DAY) == []
    with refused("pause-no-clock"):
        await timed.table.matches.pause(match.id, ask(ANNA), 3)
    solo = await timed.table.matches.open(
        "axio", server=SERVER, channel=CHANNEL + 1, host=ANNA, seats=1, pace=600
    )
    assert (solo.row.pace, solo.row.alarm) == (None, None)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
async def test_whole_matches_of_skips_are_sound(timed: Timed, game: str, seats: int) -> None:
    """Nobody ever moves: after a round the clock rests, and each who resumes it finds a sound match."""
    match = await timed.begun(seats, game=game)
    for _ in range(6 * seats):
        before = match.to_move
        match = await timed.up(match)
        if not match.running:
            break
        assert match.to_move != before
        await timed.table.is_sound(match)
        if match.resting:
            assert await timed.after(100 * DAY) == []
            match = await timed.table.matches.resume(match.id, ask(ANNA))
    await timed.table.is_sound(match)


async def test_when_all_are_absent_the_clock_rests_until_somebody_moves(timed: Timed) -> None:
    match = await timed.begun(3)
    for _ in range(2):
        match = await timed.up(match)
        assert not match.resting
    match = await timed.up(match)
    assert match.resting
    match = await timed.table.move(match)
    assert match.row.deadline == int(timed.time.now) + DAY
    match = await timed.up(match)
    assert not match.resting, "somebody has moved since"


async def test_in_the_middle_of_a_turn_only_the_rest_of_it_is_played(timed: Timed) -> None:
    match = await timed.begun(game="paperworld")
    table = timed.table
    while not match.midturn:
        seat = match.to_move[0]
        lays = [a for a in map(match.game.notate, match.actions(seat)) if a.startswith("lay")]
        least = match.game.notate(match.game.least(match.state, seat))
        match = await table.act(match, lays[0] if lays else least)
    seat, page = match.to_move[0], match.row.page
    before = len(await table.notations(match))
    match = await timed.up(match)
    assert match.to_move != (seat,)
    assert match.row.page > page, "the next player is called by a new post"
    assert (await table.notations(match))[before:] == ["/timeout", "done"]
    await table.is_sound(match)


async def test_forfeit_leaves_the_seat_and_the_match_goes_on_or_ends(timed: Timed) -> None:
    match = await timed.begun(3, late="forfeit")
    first = match.to_move[0]
    match = await timed.up(match)
    assert match.left == (first,)
    assert match.running
    match = await timed.up(match)
    assert match.outcome is not None
    assert match.outcome.places[first] == 3
    assert match.row.alarm is None
    await timed.table.is_sound(match)


async def test_two_players_the_other_decides_to_skip(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    late, other = mover(match), waiting(match)
    match = await timed.up(match)
    assert match.offer is not None
    assert match.offer.kind == "late"
    with refused("offer-not-asked"):
        await timed.table.matches.answer(match.id, ask(late), agree=False)
    match = await timed.table.matches.answer(match.id, ask(other), agree=True)
    assert mover(match) == other
    assert match.offer is None
    assert match.row.deadline == int(timed.time.now) + DAY
    await timed.table.is_sound(match)


async def test_two_players_the_other_goes_on_without(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    other = waiting(match)
    match = await timed.up(match)
    match = await timed.table.matches.answer(match.id, ask(other), agree=True, out=True)
    assert match.outcome is not None
    assert match.sitters[match.outcome.winners[0]] == other
    await timed.table.is_sound(match)


async def test_waiting_gives_the_whole_time_again(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    late, other = mover(match), waiting(match)
    match = await timed.up(match)
    match = await timed.table.matches.answer(match.id, ask(other), agree=False)
    assert (mover(match), match.offer) == (late, None)
    assert match.row.deadline == int(timed.time.now) + DAY
    match = await timed.up(match)
    assert match.offer is not None, "the others are asked again"
    await timed.table.is_sound(match)


async def test_half_of_the_others_decide(timed: Timed) -> None:
    match = await timed.begun(4, late="vote")
    late = mover(match)
    others = [each for each in (ANNA, BEN, CLEO, DAN) if each != late]
    match = await timed.up(match)
    match = await timed.table.matches.answer(match.id, ask(others[0]), agree=True, out=True)
    assert mover(match) == late
    with refused("offer-agreed"):
        await timed.table.matches.answer(match.id, ask(others[0]), agree=True)
    match = await timed.table.matches.answer(match.id, ask(others[1]), agree=True)
    assert mover(match) != late
    assert match.left == (), "one of three would have gone on without: too few"
    await timed.table.is_sound(match)


async def test_one_who_moves_after_all_ends_the_vote(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    match = await timed.up(match)
    match = await timed.table.move(match)
    assert match.offer is None
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_a_vote_that_nobody_answers_ends_with_a_clock_that_rests(timed: Timed) -> None:
    match = await timed.begun(late="vote")
    late = mover(match)
    await timed.up(match)
    assert await timed.after(VOTE_OPEN - 60) == []
    (due,) = await timed.after(120)
    assert (due.match.resting, due.match.offer, mover(due.match)) == (True, None, late)
    assert await timed.after(100 * DAY) == []
    await timed.table.is_sound(match)


async def test_only_the_movers_own_actions_restart_the_clock(timed: Timed) -> None:
    match = await timed.begun(4)
    deadline = match.row.deadline
    assert deadline is not None
    timed.time.now += 3600
    bystander = waiting(match)
    match = await timed.table.matches.kick(match.id, ask(bystander), mover(match).player, moderator=False)
    assert match.row.deadline == deadline
    other = next(each for each in match.sitters if each not in (bystander, mover(match)))
    match = await timed.table.matches.answer(match.id, ask(other), agree=False)
    assert match.row.deadline == deadline
    match = await timed.table.matches.leave(match.id, ask(bystander))
    assert match.row.deadline == deadline
    match = await timed.table.matches.leave(match.id, ask(mover(match)))
    assert match.row.deadline == deadline + 3600, "somebody else is to move"
    timed.time.now += 3600
    match = await timed.table.move(match)
    assert match.row.deadline == deadline + 7200


async def test_after_an_undo_the_clock_starts_anew(timed: Timed) -> None:
    match = await timed.begun()
    first, second = mover(match), waiting(match)
    match = await timed.table.move(match)
    timed.time.now += DAY - 60
    await timed.after(0)
    match = await timed.table.matches.undo(match.id, ask(first))
    match = await timed.table.matches.answer(match.id, ask(second), agree=True)
    assert mover(match) == first
    assert match.row.deadline == int(timed.time.now) + DAY
    assert await timed.after(120) == []


async def test_a_handed_over_seat_has_its_whole_time(timed: Timed) -> None:
    match = await timed.begun()
    gone = mover(match)
    timed.time.now += 3600
    match = await timed.table.matches.hand_over(match.id, ask(gone), STRANGER.player)
    match = await timed.table.matches.take_over(match.id, STRANGER, ask(STRANGER))
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_a_pause_that_was_agreed_on_ends_by_itself(timed: Timed) -> None:
    match = await timed.begun()
    match = await timed.table.matches.pause(match.id, ask(ANNA), 5)
    match = await timed.table.matches.answer(match.id, ask(BEN), agree=True)
    assert match.resting
    with refused("pause-already"):
        await timed.table.matches.pause(match.id, ask(ANNA), 5)
    match = await timed.table.move(match)
    assert match.resting, "who likes to may move; the clock stands still all the same"
    assert await timed.after(5 * DAY - 60) == []
    (due,) = await timed.after(120)
    assert due.match.row.deadline == int(timed.time.now) + DAY
    assert due.match.note is not None
    assert due.match.note.kind == "resumed"
    await timed.table.is_sound(match)


async def test_anybody_at_the_table_ends_a_pause(timed: Timed) -> None:
    match = await timed.begun()
    with refused("resume-runs"):
        await timed.table.matches.resume(match.id, ask(ANNA))
    await timed.table.matches.pause(match.id, ask(ANNA), 5)
    await timed.table.matches.answer(match.id, ask(BEN), agree=True)
    with refused("match-not-seated"):
        await timed.table.matches.resume(match.id, ask(STRANGER))
    match = await timed.table.matches.resume(match.id, ask(BEN))
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_a_lobby_that_nobody_joins_closes(timed: Timed) -> None:
    match = await timed.table.lobby(3)
    assert await timed.after(LOBBY_OPEN - 60) == []
    await timed.table.matches.join(match.id, BEN, ask(BEN))
    assert await timed.after(LOBBY_OPEN - 60) == []
    (due,) = await timed.after(120)
    assert (due.match.row.status, due.match.row.alarm) == ("stopped", None)
    assert await timed.after(DAY) == []
    await timed.table.is_sound(match)
    again = await timed.table.lobby(3)
    assert again.in_lobby, "the channel is free"


async def test_after_a_long_absence_one_reminder_and_a_time_of_grace(timed: Timed) -> None:
    match = await timed.begun(pace=3600)
    timed.time.now += 3 * 3600
    since = int(timed.time.now)
    (due,) = await timed.after(5, since)
    assert (due.reminder, due.last, due.match.version) == (True, True, match.version)
    assert due.match.row.deadline == int(timed.time.now) + GRACE
    assert await timed.after(GRACE - 60, since) == []
    (act,) = await timed.after(120, since)
    assert act.match.note is not None
    assert act.match.note.kind == "skipped"


async def test_of_two_reminders_that_were_missed_one_comes(timed: Timed) -> None:
    match = await timed.begun()
    timed.time.now += DAY * 0.95
    since = int(timed.time.now)
    (due,) = await timed.after(5, since)
    assert (due.reminder, due.last, due.match.row.deadline) == (True, True, match.row.deadline)
    assert await timed.after(60, since) == []


@pytest.mark.parametrize("number", range(5))
async def test_a_move_and_the_clock_at_once_one_of_them_wins(timed: Timed, other: Timed, number: int) -> None:
    match = await timed.begun()
    late = mover(match)
    assert match.row.deadline is not None
    for share in (0.5, 0.4):
        await timed.after(DAY * share + 1)
    timed.time.now = match.row.deadline + 1
    notation = match.game.notate(next(iter(match.actions(match.to_move[0]))))

    async def play() -> Match:
        await asyncio.sleep(number * 0.0005)
        return await timed.table.matches.act(match.id, ask(late), notation)

    played, due = await asyncio.gather(answer(play()), other.clock.judge(match.id, 0))
    stored = await timed.table.is_sound(match)
    skipped = "/timeout" in await timed.table.notations(match)
    assert skipped == (due is not None) == (not isinstance(played, Match))
    assert mover(stored) != late


async def test_two_processes_remind_and_act_once(timed: Timed, other: Timed) -> None:
    match = await timed.begun()
    for share in (0.51, 0.4, 0.1):
        timed.time.now += DAY * share
        both = await asyncio.gather(*(each.clock.judge(match.id, 0) for each in (timed, other)))
        assert sum(each is not None for each in both) == 1
    assert (await timed.table.notations(match)).count("/timeout") == 1


async def test_an_offer_does_not_bring_a_reminder_back(timed: Timed) -> None:
    """An entry that leaves the clock alone must not write an older alarm over a newer one."""
    match = await timed.begun(3)
    before = match.row
    (due,) = await timed.after(DAY / 2 + 1)
    stale = codec.dump({"kind": "stop", "by": 0, "agreed": [0], "until": 0})
    after = replace(before, version=before.version + 1, offer=stale)
    await timed.table.store.append(before, after, [Entry(0, "/offer stop", None, START)])
    assert (await timed.table.newest(match)).row.alarm == due.match.row.alarm


async def test_parked_matches_wake_when_somebody_moves(timed: Timed) -> None:
    match = await timed.begun()
    await timed.clock.park_channel(CHANNEL)
    assert await timed.after(100 * DAY) == []
    assert (await timed.table.newest(match)).resting
    match = await timed.table.move(await timed.table.newest(match))
    assert match.row.deadline == int(timed.time.now) + DAY
    await timed.clock.park_server(SERVER)
    assert (await timed.table.newest(match)).row.alarm is None


async def test_what_cannot_be_done_now_is_tried_later(timed: Timed) -> None:
    match = await timed.begun()
    timed.time.now += DAY * 0.6
    await timed.clock.postpone(match.id, 3600)
    assert await timed.after(3500) == []
    assert len(await timed.after(200)) == 1

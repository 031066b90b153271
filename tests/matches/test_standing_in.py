"""Somebody has gone, and the others decide whether a computer plays on: who, how long, what counts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.computers.levels import Level
from bot.computers.sitting import level_of
from bot.matches.change import Ask, departed, fair_turns, is_ranked
from bot.matches.deadlines import GRACE
from bot.matches.match import Match
from bot.matches.replay import Replay, states_of
from storage.matches import Sitter
from storage.players import ServerRow
from storage.sqlite.players import SqliteServerStore
from tests.matches.tables import ANNA, BEN, CLEO, DAN, SERVER, Table, ask, mover, refused
from tests.matches.timed import DAY, Time, Timed

Going = Callable[[Timed, Match], Awaitable[Match]]


@pytest.fixture
async def timed(path: Path) -> AsyncIterator[Timed]:
    made = await Timed.at(path, Time(), stand_ins=True)
    yield made
    await made.table.database.close()


async def _agree(table: Table, match: Match, *, level: Level = "medium") -> Match:
    """All who are asked want a computer of this level."""
    for seat in match.asked:
        match = await table.matches.answer(match.id, ask(match.sitters[seat]), agree=True, level=level)
    return match


async def _least(table: Table, match: Match, turns: int) -> Match:
    """Everybody, computers too, plays this many turns of least actions."""
    until = match.state.turn + turns if match.state else 0
    while match.running and match.state is not None and (match.state.turn < until or match.midturn):
        action = match.game.least(match.state, match.to_move[0])
        match = await table.act(match, match.game.notate(action))
    return match


def _points(match: Match, seat: int, action: object) -> int:
    return match.game.scores(match.ahead(seat, match.game.notate(action)).state)[seat]


def _waiting(match: Match) -> list[Sitter]:
    return [match.sitters[seat] for seat in match.persons if seat not in match.to_move]


# -- the question ----------------------------------------------------------------------------------


async def test_a_computer_of_the_easiest_level_chosen_plays_on_when_all_agree(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3, pace=None), 4)
    gone, *others = mover(match), *_waiting(match)
    hand = match.view(match.to_move[0])
    match = await table.matches.leave(match.id, ask(gone))
    seat = match.vacant
    assert seat is not None
    assert match.running
    assert match.left == ()
    assert match.waits
    assert match.seat_of(gone.player) is None
    assert [match.sitters[each] for each in match.asked] == others
    for done in (table.matches.leave, table.matches.undo):
        with refused("match-not-seated"):
            await done(match.id, ask(gone))
    match = await table.matches.answer(match.id, ask(others[0]), agree=True, level="hard")
    assert match.vacant == seat
    match = await table.matches.answer(match.id, ask(others[1]), agree=True, level="easy")
    assert match.offer is None
    assert level_of(match.sitters[seat].player) == "easy"
    assert match.to_move == (seat,)
    assert match.view(seat) == hand, "it goes on with the hand that there was"
    assert match.note is not None
    assert (match.note.kind, match.note.by) == ("standing-in", gone.player)
    assert (await table.notations(match))[-4:] == ["/vacate", "/agree", "/agree", "/replace"]
    with refused("undo-nothing"):
        await table.matches.undo(match.id, ask(others[0]))
    await table.is_sound(await _least(table, match, 4))


async def test_one_who_does_not_want_a_computer_ends_the_question_at_once(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3, pace=None), 4)
    gone, one, other = mover(match), *_waiting(match)
    match = await table.matches.leave(match.id, ask(gone))
    match = await table.matches.answer(match.id, ask(one), agree=True, level="hard")
    match = await table.matches.answer(match.id, ask(other), agree=False)
    assert match.offer is None
    assert [match.sitters[seat] for seat in match.left] == [gone]
    assert match.givers == ()
    assert match.sitters[match.to_move[0]] in (one, other)
    assert match.row.alarm is None
    with refused("offer-none"):
        await table.matches.answer(match.id, ask(one), agree=True, level="hard")
    await table.is_sound(match)


@pytest.mark.parametrize(("pace", "late"), [(None, "skip"), (3600, "vote"), (7 * DAY, "forfeit")])
async def test_nobody_waits_for_long(timed: Timed, pace: int | None, late: str) -> None:
    """Without an answer the match goes on without the seat, and the clock runs for the next player."""
    table = timed.table
    match = await table.move(await timed.begun(3, pace=pace, late=late), 3)
    gone = mover(match)
    match = await table.matches.leave(match.id, ask(gone))
    open_for = min(DAY, pace or DAY)
    assert await timed.after(open_for - 2) == []
    (due,) = await timed.after(3)
    assert not due.reminder
    match = await table.is_sound(due.match)
    assert match.vacant is None
    assert [match.sitters[seat] for seat in match.left] == [gone]
    assert match.row.deadline == (None if pace is None else int(timed.time.now) + pace)
    assert match.row.alarm == (None if pace is None else int(timed.time.now) + pace // 2)


async def test_others_play_on_meanwhile_under_their_own_clock(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3, pace=DAY), 3)
    now, gone = mover(match), _waiting(match)[0]
    deadline = match.row.deadline
    timed.time.now += 3600
    match = await table.matches.leave(match.id, ask(gone))
    assert (mover(match), match.row.deadline) == (now, deadline)
    (due,) = await timed.after(12 * 3600)
    assert due.reminder, "whoever is to move is reminded as ever"
    offer = match.offer
    match = await table.move(match)
    assert match.offer == offer, "a move is no answer"
    assert match.row.deadline == int(timed.time.now) + DAY or match.waits
    match = await _agree(table, match)
    assert match.row.deadline is not None
    assert match.row.alarm is not None
    assert match.row.alarm > timed.time.now
    await table.is_sound(match)


async def test_other_requests_wait_for_the_answer(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(4, pace=DAY), 5)
    gone, one, *_ = _waiting(match)
    match = await table.matches.leave(match.id, ask(gone))
    for request in (
        table.matches.undo(match.id, ask(one)),
        table.matches.pause(match.id, ask(one), 3),
        table.matches.resume(match.id, ask(one)),
        table.matches.hand_over(match.id, ask(one), 999),
    ):
        with refused("offer-vacant", name=gone.name):
            await request


async def test_whoever_withdrew_a_request_can_leave_at_once(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3), 4)
    gone = _waiting(match)[0]
    match = await table.matches.hand_over(match.id, ask(gone), 999)
    match = await table.matches.answer(match.id, ask(gone), agree=False)
    match = await table.matches.leave(match.id, ask(gone))
    assert match.vacant is not None


async def test_a_pause_is_kept_and_nobody_has_to_decide_before_its_end(timed: Timed) -> None:
    table = timed.table
    match = await timed.begun(3, pace=3600)
    match = await table.matches.pause(match.id, ask(ANNA), 7)
    for sitter in (BEN, CLEO):
        match = await table.matches.answer(match.id, ask(sitter), agree=True)
    until = match.row.alarm
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.row.host == BEN.player
    assert await timed.after(6 * DAY) == []
    agreed = await _agree(table, match)
    assert (agreed.agreed_pause, agreed.row.alarm) == (True, until)
    (due,) = await timed.after(DAY + 1)
    assert due.match.row.deadline is not None


async def test_an_outage_leaves_time_to_answer(timed: Timed) -> None:
    match = await timed.begun(3, pace=3600)
    match = await timed.table.matches.leave(match.id, ask(mover(match)))
    back = int(timed.time.now) + 2 * 3600
    assert await timed.after(2 * 3600, since=back) == []
    match = await timed.table.newest(match)
    assert match.vacant is not None
    assert await timed.after(GRACE - 2, since=back) == []
    match = await _agree(timed.table, match)
    assert match.vacant is None
    assert match.left == ()


async def test_a_server_without_computers_is_not_asked(timed: Timed) -> None:
    await SqliteServerStore(timed.table.database).put(SERVER, ServerRow(computers=False))
    match = await timed.begun(3)
    match = await timed.table.matches.leave(match.id, ask(BEN))
    assert match.offer is None
    assert len(match.left) == 1


async def test_the_question_has_its_end_while_a_computer_is_to_move(timed: Timed) -> None:
    """A computer's turn has no alarm of its own, and does not take that of the question away."""
    table = timed.table
    match = await timed.begun(4, pace=DAY)
    match = await _agree(table, await table.matches.leave(match.id, ask(mover(match))))
    assert match.computer_to_move
    gone = _waiting(match)[0]
    match = await table.matches.leave(match.id, ask(gone))
    assert match.offer is not None
    assert match.row.alarm == match.offer.until
    assert match.row.computer_at is not None
    (due,) = await timed.after(DAY + 1)
    match = await table.is_sound(due.match)
    assert [match.sitters[seat] for seat in match.left] == [gone]
    assert match.computer_to_move
    assert match.row.computer_at is not None
    assert match.row.alarm is None


async def test_only_the_people_are_asked_and_removed_once_a_computer_plays_on(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3, pace=DAY), 7)
    gone, *others = mover(match), *_waiting(match)
    match = await _agree(table, await table.matches.leave(match.id, ask(gone)))
    host = next(each for each in others if each.player == match.row.host)
    asked = []
    for request in (
        table.matches.pause(match.id, ask(host), 3),
        table.matches.stop(match.id, ask(host), moderator=False),
    ):
        match = await request
        asked.append(sorted(match.sitters[seat].player for seat in match.asked))
        match = await table.matches.answer(match.id, ask(host), agree=False)
        timed.time.now += 601
    assert asked == [[each.player for each in others if each != host]] * 2
    with refused("undo-nothing"):
        await table.matches.undo(match.id, ask(host))
    for player in (mover(match).player, gone.player):
        with refused("kick-not-seated"):
            await table.matches.kick(match.id, Ask(555), player, alone=True)


async def test_whoever_went_takes_no_other_seat_and_others_may(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3), 4)
    gone, one = mover(match), _waiting(match)[0]
    match = await _agree(table, await table.matches.leave(match.id, ask(gone)))
    with refused("replace-seated"):
        await table.matches.hand_over(match.id, ask(one), gone.player)
    match = await table.matches.hand_over(match.id, ask(one), DAN.player)
    match = await table.matches.take_over(match.id, DAN, ask(DAN))
    assert match.seat_of(DAN.player) is not None
    await table.is_sound(await _least(table, match, 3))


# -- every way to go -------------------------------------------------------------------------------


async def _leaves(timed: Timed, match: Match) -> Match:
    return await timed.table.matches.leave(match.id, ask(mover(match)))


async def _forfeits(timed: Timed, match: Match) -> Match:
    return await timed.up(match)


async def _is_late(timed: Timed, match: Match) -> Match:
    others = _waiting(match)
    match = await timed.up(match)
    for sitter in others:
        if match.vacant is None:
            match = await timed.table.matches.answer(match.id, ask(sitter), agree=True, out=True)
    return match


async def _is_voted_out(timed: Timed, match: Match) -> Match:
    target, one, other = mover(match), *_waiting(match)
    match = await timed.table.matches.kick(match.id, ask(one), target.player, alone=False)
    return await timed.table.matches.answer(match.id, ask(other), agree=True)


async def _is_removed(timed: Timed, match: Match) -> Match:
    return await timed.table.matches.kick(match.id, Ask(555), mover(match).player, alone=True)


async def _has_left_the_server(timed: Timed, match: Match) -> Match:
    one = _waiting(match)[0]
    return await timed.table.matches.kick(match.id, ask(one), mover(match).player, alone=True)


WAYS: dict[str, tuple[Going, str]] = {
    "left": (_leaves, "skip"),
    "forfeit": (_forfeits, "forfeit"),
    "late-out": (_is_late, "vote"),
    "voted-out": (_is_voted_out, "skip"),
    "removed": (_is_removed, "skip"),
    "gone-out": (_has_left_the_server, "skip"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("agree", [True, False])
async def test_every_way_to_go_asks_the_others(timed: Timed, way: str, agree: bool) -> None:
    table, (goes, late) = timed.table, WAYS[way]
    match = await table.move(await timed.begun(3, late=late), 4)
    gone = mover(match)
    match = await goes(timed, match)
    assert match.note is not None
    assert match.note.kind == way
    assert match.vacant is not None
    assert match.sitters[match.vacant] == gone
    assert len(match.asked) == 2
    assert match.row.removed == (way in ("voted-out", "removed", "gone-out"))
    if agree:
        match = await _agree(table, match)
        assert match.left == ()
    else:
        match = await table.matches.answer(match.id, ask(_waiting(match)[0]), agree=False)
        assert [match.sitters[seat] for seat in match.left] == [gone]
        assert match.note is not None
        assert match.note.kind == "without"
    await table.is_sound(await _least(table, match, 3))


async def test_a_second_one_who_goes_settles_the_first_question(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3), 4)
    first, second, last = mover(match), *_waiting(match)
    match = await table.matches.leave(match.id, ask(first))
    match = await table.matches.leave(match.id, ask(second))
    assert [match.sitters[seat] for seat in match.left] == [first]
    assert match.vacant is not None
    assert match.sitters[match.vacant] == second
    match = await _agree(table, match)
    assert [match.sitters[seat] for seat in match.persons] == [last]
    await table.is_sound(await _least(table, match, 3))


async def test_of_two_the_one_who_stays_wins_even_by_leaving_before_an_answer(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(2), 20)
    first, second = mover(match), _waiting(match)[0]
    match = await table.matches.leave(match.id, ask(first))
    match = await table.matches.leave(match.id, ask(second))
    assert match.row.status == "finished"
    places = {row["player"]: row["place"] for row in await table.results(match)}
    assert places == {first.player: 2, second.player: 1}
    await table.is_sound(match)


# -- what counts -----------------------------------------------------------------------------------


async def test_who_went_comes_last_though_the_computer_won(timed: Timed) -> None:
    """Iota: the one who stays passes, the computer scores."""
    table = timed.table
    match = await table.move(await timed.begun(2, game="iota", pace=None), 2 * 6)
    gone, stays = mover(match), _waiting(match)[0]
    seat = match.to_move[0]
    score = match.game.scores(match.state)[seat]
    match = await table.matches.leave(match.id, ask(gone))
    match = await _agree(table, match)
    while match.running:
        if mover(match) == stays:
            action = match.game.least(match.state, match.to_move[0])
        else:
            # The last card of each number of points.
            worth = {_points(match, seat, each): each for each in match.actions(seat)}
            action = worth[max(worth)]
        match = await table.act(match, match.game.notate(action))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)
    assert is_ranked(match)
    placed = {row["player"]: (row["place"], row["score"]) for row in await table.results(match)}
    assert placed[gone.player] == (2, score)
    assert placed[stays.player][0] == 1
    await table.is_sound(match)
    log = list(enumerate(await table.store.log(match.id), 1))
    played = Replay.of(match, states_of(match, [entry for _, entry in log]), log).played
    assert (played[0][seat], played[-1][seat]) == (gone.name, match.sitters[seat].name)


async def test_those_who_went_are_ranked_by_when_they_did(timed: Timed) -> None:
    """Ben goes and a computer plays on, Cleo goes for good, a computer plays on for Dan: Dan before Cleo."""
    table = timed.table
    match = await table.move(await timed.begun(4, pace=None), 20)
    match = await _agree(table, await table.matches.leave(match.id, ask(BEN)))
    match = await table.matches.leave(match.id, ask(CLEO))
    match = await table.matches.answer(match.id, ask(ANNA), agree=False)
    match = await _agree(table, await table.matches.leave(match.id, ask(DAN)))
    assert [match.sitters[seat].kind.automatic for seat in departed(match)] == [True, False, True]
    assert match.persons == (match.seat_of(ANNA.player),)
    match = await _least(table, match, 2)
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.row.status == "finished"
    assert match.outcome is not None
    assert [match.sitters[seat] for seat in match.outcome.winners] == [ANNA]
    placed = {row["player"]: row["place"] for row in await table.results(match)}
    assert placed == {ANNA.player: 1, DAN.player: 2, CLEO.player: 3, BEN.player: 4}
    assert is_ranked(match)
    await table.is_sound(match)


async def test_turns_of_a_computer_are_nobodys(timed: Timed) -> None:
    """Who went after too few turns had too few, however many the computer has had."""
    table = timed.table
    match = await timed.begun(2, pace=None)
    fair = fair_turns(match)
    match = await table.move(match, 2)
    gone = mover(match)
    match = await _agree(table, await table.matches.leave(match.id, ask(gone)))
    match = await _least(table, match, 2 * fair)
    match = await table.matches.leave(match.id, ask(match.sitters[match.persons[0]]))
    assert match.row.status == "finished"
    assert min(match.state.moved if match.state else ()) >= fair
    assert not is_ranked(match)


async def test_a_match_that_ends_before_the_answer_ranks_who_went_last(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(3, game="iota", pace=None), 3 * 4)
    # Passes end a match: three each.
    match = await _least(table, match, 3 * 3 - 1)
    gone, last = _waiting(match)[0], mover(match)
    match = await table.matches.leave(match.id, ask(gone))
    match = await table.act(match, match.game.notate(match.game.least(match.state, match.to_move[0])))
    assert match.row.status == "finished"
    assert match.offer is None
    assert last != gone
    placed = {row["player"]: row["place"] for row in await table.results(match)}
    assert placed[gone.player] == 3
    await table.is_sound(match)


async def test_a_seat_that_was_handed_over_before_counts_for_whoever_played_it(timed: Timed) -> None:
    table = timed.table
    match = await table.move(await timed.begun(2, pace=None), 12)
    gave, stays = mover(match), _waiting(match)[0]
    heir = replace(DAN, name="Heir")
    match = await table.matches.hand_over(match.id, ask(gave), heir.player)
    match = await table.matches.take_over(match.id, heir, ask(heir))
    match = await _agree(table, await table.matches.leave(match.id, ask(heir)))
    match = await table.matches.leave(match.id, ask(stays))
    placed = {row["player"]: row["place"] for row in await table.results(match)}
    assert placed == {stays.player: 1, gave.player: 2}

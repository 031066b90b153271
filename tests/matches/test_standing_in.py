"""Somebody has gone, and the others decide whether a computer plays on: who, how long, what counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.computers.sitting import level_of
from bot.matches.change import Ask
from bot.matches.deadlines import GRACE
from bot.matches.match import Match
from storage.players import ServerRow
from storage.sql.players import SqlServerStore
from tests.matches.deciding import agree, least, waiting
from tests.matches.tables import ANNA, BEN, CLEO, DAN, SERVER, ask, mover, refused
from tests.matches.timed import DAY, Timed

Going = Callable[[Timed, Match], Awaitable[Match]]


# -- the question ----------------------------------------------------------------------------------


async def test_a_computer_of_the_easiest_level_chosen_plays_on_when_all_agree(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3, pace=None), 4)
    gone, *others = mover(match), *waiting(match)
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
    await table.is_sound(await least(table, match, 4))


async def test_one_who_does_not_want_a_computer_ends_the_question_at_once(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3, pace=None), 4)
    gone, one, other = mover(match), *waiting(match)
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
async def test_nobody_waits_for_long(deciding: Timed, pace: int | None, late: str) -> None:
    """Without an answer the match goes on without the seat, and the clock runs for the next player."""
    table = deciding.table
    match = await table.move(await deciding.begun(3, pace=pace, late=late), 3)
    gone = mover(match)
    match = await table.matches.leave(match.id, ask(gone))
    open_for = min(DAY, pace or DAY)
    assert await deciding.after(open_for - 2) == []
    (due,) = await deciding.after(3)
    assert not due.reminder
    match = await table.is_sound(due.match)
    assert match.vacant is None
    assert [match.sitters[seat] for seat in match.left] == [gone]
    assert match.row.deadline == (None if pace is None else int(deciding.time.now) + pace)
    assert match.row.alarm == (None if pace is None else int(deciding.time.now) + pace // 2)


async def test_others_play_on_meanwhile_under_their_own_clock(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3, pace=DAY), 3)
    now, gone = mover(match), waiting(match)[0]
    deadline = match.row.deadline
    deciding.time.now += 3600
    match = await table.matches.leave(match.id, ask(gone))
    assert (mover(match), match.row.deadline) == (now, deadline)
    (due,) = await deciding.after(12 * 3600)
    assert due.reminder, "whoever is to move is reminded as ever"
    offer = match.offer
    match = await table.move(match)
    assert match.offer == offer, "a move is no answer"
    assert match.row.deadline == int(deciding.time.now) + DAY or match.waits
    match = await agree(table, match)
    assert match.row.deadline is not None
    assert match.row.alarm is not None
    assert match.row.alarm > deciding.time.now
    await table.is_sound(match)


async def test_other_requests_wait_for_the_answer(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(4, pace=DAY), 5)
    gone, one, *_ = waiting(match)
    match = await table.matches.leave(match.id, ask(gone))
    for request in (
        table.matches.undo(match.id, ask(one)),
        table.matches.pause(match.id, ask(one), 3),
        table.matches.resume(match.id, ask(one)),
        table.matches.hand_over(match.id, ask(one), 999),
    ):
        with refused("offer-vacant", name=gone.name):
            await request


async def test_whoever_withdrew_a_request_can_leave_at_once(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3), 4)
    gone = waiting(match)[0]
    match = await table.matches.hand_over(match.id, ask(gone), 999)
    match = await table.matches.answer(match.id, ask(gone), agree=False)
    match = await table.matches.leave(match.id, ask(gone))
    assert match.vacant is not None


async def test_a_pause_is_kept_and_nobody_has_to_decide_before_its_end(deciding: Timed) -> None:
    table = deciding.table
    match = await deciding.begun(3, pace=3600)
    match = await table.matches.pause(match.id, ask(ANNA), 7)
    for sitter in (BEN, CLEO):
        match = await table.matches.answer(match.id, ask(sitter), agree=True)
    until = match.row.alarm
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.row.host == BEN.player
    assert await deciding.after(6 * DAY) == []
    agreed = await agree(table, match)
    assert (agreed.agreed_pause, agreed.row.alarm) == (True, until)
    (due,) = await deciding.after(DAY + 1)
    assert due.match.row.deadline is not None


async def test_an_outage_leaves_time_to_answer(deciding: Timed) -> None:
    match = await deciding.begun(3, pace=3600)
    match = await deciding.table.matches.leave(match.id, ask(mover(match)))
    back = int(deciding.time.now) + 2 * 3600
    assert await deciding.after(2 * 3600, since=back) == []
    match = await deciding.table.newest(match)
    assert match.vacant is not None
    assert await deciding.after(GRACE - 2, since=back) == []
    match = await agree(deciding.table, match)
    assert match.vacant is None
    assert match.left == ()


async def test_a_server_without_computers_is_not_asked(deciding: Timed) -> None:
    await SqlServerStore(deciding.table.database).put(SERVER, ServerRow(computers=False))
    match = await deciding.begun(3)
    match = await deciding.table.matches.leave(match.id, ask(BEN))
    assert match.offer is None
    assert len(match.left) == 1


async def test_the_question_has_its_end_while_a_computer_is_to_move(deciding: Timed) -> None:
    """A computer's turn has no alarm of its own, and does not take that of the question away."""
    table = deciding.table
    match = await deciding.begun(4, pace=DAY)
    match = await agree(table, await table.matches.leave(match.id, ask(mover(match))))
    assert match.computer_to_move
    gone = waiting(match)[0]
    match = await table.matches.leave(match.id, ask(gone))
    assert match.offer is not None
    assert match.row.alarm == match.offer.until
    assert match.row.computer_at is not None
    (due,) = await deciding.after(DAY + 1)
    match = await table.is_sound(due.match)
    assert [match.sitters[seat] for seat in match.left] == [gone]
    assert match.computer_to_move
    assert match.row.computer_at is not None
    assert match.row.alarm is None


async def test_only_the_people_are_asked_and_removed_once_a_computer_plays_on(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3, pace=DAY), 7)
    gone, *others = mover(match), *waiting(match)
    match = await agree(table, await table.matches.leave(match.id, ask(gone)))
    host = next(each for each in others if each.player == match.row.host)
    asked = []
    for request in (
        table.matches.pause(match.id, ask(host), 3),
        table.matches.stop(match.id, ask(host), moderator=False),
    ):
        match = await request
        asked.append(sorted(match.sitters[seat].player for seat in match.asked))
        match = await table.matches.answer(match.id, ask(host), agree=False)
        deciding.time.now += 601
    assert asked == [[each.player for each in others if each != host]] * 2
    with refused("undo-nothing"):
        await table.matches.undo(match.id, ask(host))
    for player in (mover(match).player, gone.player):
        with refused("kick-not-seated"):
            await table.matches.kick(match.id, Ask(555), player, alone=True)


async def test_whoever_went_takes_no_other_seat_and_others_may(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3), 4)
    gone, one = mover(match), waiting(match)[0]
    match = await agree(table, await table.matches.leave(match.id, ask(gone)))
    with refused("replace-seated"):
        await table.matches.hand_over(match.id, ask(one), gone.player)
    match = await table.matches.hand_over(match.id, ask(one), DAN.player)
    match = await table.matches.take_over(match.id, DAN, ask(DAN))
    assert match.seat_of(DAN.player) is not None
    await table.is_sound(await least(table, match, 3))


# -- every way to go -------------------------------------------------------------------------------


async def _leaves(deciding: Timed, match: Match) -> Match:
    return await deciding.table.matches.leave(match.id, ask(mover(match)))


async def _forfeits(deciding: Timed, match: Match) -> Match:
    return await deciding.up(match)


async def _is_late(deciding: Timed, match: Match) -> Match:
    others = waiting(match)
    match = await deciding.up(match)
    for sitter in others:
        if match.vacant is None:
            match = await deciding.table.matches.answer(match.id, ask(sitter), agree=True, out=True)
    return match


async def _is_voted_out(deciding: Timed, match: Match) -> Match:
    target, one, other = mover(match), *waiting(match)
    match = await deciding.table.matches.kick(match.id, ask(one), target.player, alone=False)
    return await deciding.table.matches.answer(match.id, ask(other), agree=True)


async def _is_removed(deciding: Timed, match: Match) -> Match:
    return await deciding.table.matches.kick(match.id, Ask(555), mover(match).player, alone=True)


async def _has_left_the_server(deciding: Timed, match: Match) -> Match:
    one = waiting(match)[0]
    return await deciding.table.matches.kick(match.id, ask(one), mover(match).player, alone=True)


WAYS: dict[str, tuple[Going, str]] = {
    "left": (_leaves, "skip"),
    "forfeit": (_forfeits, "forfeit"),
    "late-out": (_is_late, "vote"),
    "voted-out": (_is_voted_out, "skip"),
    "removed": (_is_removed, "skip"),
    "gone-out": (_has_left_the_server, "skip"),
}


@pytest.mark.todays(2)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("wanted", [True, False])
async def test_every_way_to_go_asks_the_others(deciding: Timed, way: str, wanted: bool) -> None:
    table, (goes, late) = deciding.table, WAYS[way]
    match = await table.move(await deciding.begun(3, late=late), 4)
    gone = mover(match)
    match = await goes(deciding, match)
    assert match.note is not None
    assert match.note.kind == way
    assert match.vacant is not None
    assert match.sitters[match.vacant] == gone
    assert len(match.asked) == 2
    assert match.row.removed == (way in ("voted-out", "removed", "gone-out"))
    if wanted:
        match = await agree(table, match)
        assert match.left == ()
    else:
        match = await table.matches.answer(match.id, ask(waiting(match)[0]), agree=False)
        assert [match.sitters[seat] for seat in match.left] == [gone]
        assert match.note is not None
        assert match.note.kind == "without"
    await table.is_sound(await least(table, match, 3))


async def test_a_second_one_who_goes_settles_the_first_question(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3), 4)
    first, second, last = mover(match), *waiting(match)
    match = await table.matches.leave(match.id, ask(first))
    match = await table.matches.leave(match.id, ask(second))
    assert [match.sitters[seat] for seat in match.left] == [first]
    assert match.vacant is not None
    assert match.sitters[match.vacant] == second
    match = await agree(table, match)
    assert [match.sitters[seat] for seat in match.persons] == [last]
    await table.is_sound(await least(table, match, 3))


async def test_of_two_the_one_who_stays_wins_even_by_leaving_before_an_answer(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(2), 20)
    first, second = mover(match), waiting(match)[0]
    match = await table.matches.leave(match.id, ask(first))
    match = await table.matches.leave(match.id, ask(second))
    assert match.row.status == "finished"
    places = {row["player"]: row["place"] for row in await table.results(match)}
    assert places == {first.player: 2, second.player: 1}
    await table.is_sound(match)

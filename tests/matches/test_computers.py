"""Computers at a table, as the turn service knows them: their turns, the clock, consent, leaving, results."""

from __future__ import annotations

from random import Random

import pytest

from bot.computers.levels import Level
from bot.matches.computers import seen, turn
from bot.matches.deadlines import ANSWER, Untimely
from bot.matches.match import Match
from bot.matches.replay import states_of
from bot.matches.service import Matches
from tests.matches.tables import ANNA, BEN, CHANNEL, GAMES, PEOPLE, SERVER, Table, ask, legal, refused
from tests.matches.timed import DAY, Timed
from tests.thinking.here import AT_ONCE

every_game = pytest.mark.parametrize("game", GAMES)


async def begun(
    table: Table,
    persons: int = 1,
    computers: tuple[Level, ...] = ("easy",),
    *,
    game: str = "axio",
    pace: int | None = None,
    late: str = "skip",
) -> Match:
    """A running match of persons and computers in which a person is to move."""
    match = await table.matches.open(
        game,
        server=SERVER,
        channel=CHANNEL,
        host=ANNA,
        seats=persons + len(computers),
        computers=computers,
        pace=pace,
        late=late,
    )
    for sitter in PEOPLE[1:persons]:
        match = await table.matches.join(match.id, sitter, ask(sitter))
    assert match.running
    return await answered(table, match)


async def answered(table: Table, match: Match) -> Match:
    """The match after the turns of the computers that are to move."""
    while match.computer_to_move:
        match = await answer(table, match)
    return match


async def answer(table: Table, match: Match, chance: int = 1) -> Match:
    texts = turn(AT_ONCE, match.game, match.row, await table.matches.log(match), chance)
    return await table.matches.act_for_computer(match.id, match.version, texts)


async def until(table: Table, match: Match, seat: int) -> Match:
    """The match once this person's seat is to move."""
    while match.to_move != (seat,):
        match = await answered(table, match) if match.computer_to_move else await table.move(match)
    return match


@pytest.mark.todays(2)
@every_game
@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_whole_matches_are_sound_and_count_for_nobody(table: Table, game: str, level: Level) -> None:
    match, chance = await begun(table, computers=(level,), game=game), Random(game)
    while match.running:
        match = await table.act(match, chance.choice(legal(match)))
        match = await answered(table, match)
    await table.is_sound(match)
    assert match.outcome is not None
    (row,) = await table.database.rows("select ranked, solo from results")
    assert (row["ranked"], row["solo"]) == (0, 0)
    assert await table.database.rows("select * from pairings") == []
    computer = next(each.player for each in match.sitters if each.kind.automatic)
    for held, column in (("players", "id"), ("members", "player"), ("hands", "player")):
        assert not await table.database.rows(f"select 1 from {held} where {column} = ?", computer)  # noqa: S608 -- names from above


async def test_its_turn_is_due_soon_after_a_persons_and_at_once_after_another_computers(timed: Timed) -> None:
    table = timed.table
    match = await begun(table, computers=("easy", "hard"))
    assert match.row.computer_at is None
    assert await timed.clock.computers() == []
    match = await table.move(match)
    at = int(timed.time.now)
    assert match.row.computer_at == at + ANSWER
    assert await timed.clock.computers() == [match.id]
    page = match.row.page
    match = await answer(table, match)
    assert match.computer_to_move
    assert match.row.computer_at == at
    assert match.row.page == page, "several computers in a row make one post"
    match = await answer(table, match)
    assert match.row.computer_at is None
    assert match.row.page == match.row.call_page == page + 1


async def test_what_was_decided_for_an_older_version_is_dropped(table: Table) -> None:
    match = await table.move(await begun(table))
    texts = turn(AT_ONCE, match.game, match.row, await table.matches.log(match), 1)
    back = await table.matches.undo(match.id, ask(ANNA))
    assert back.to_move == (0,)
    with pytest.raises(Untimely):
        await table.matches.act_for_computer(match.id, match.version, texts)
    # Two bots, or one that was started again, play it once.
    again = await table.move(back)
    await answer(table, again)
    with pytest.raises(Untimely):
        await answer(table, again)
    await table.is_sound(again)


async def test_it_is_given_its_own_views_in_order_and_those_of_what_was_undone_do_not_matter(
    table: Table,
) -> None:
    match = await begun(table, game="iota")
    first = await table.act(match, legal(match)[-1])
    undone = await table.matches.undo(first.id, ask(ANNA))
    match = await table.act(undone, legal(undone)[-1])
    log = await table.matches.log(match)
    states = states_of(match, log)
    (seat,) = match.to_move
    assert {view.viewer for view in seen(match.game, states, seat)} == {seat}
    assert turn(AT_ONCE, match.game, match.row, log, 7) == turn(AT_ONCE, match.game, match.row, log, 7)


async def test_a_computer_that_cannot_decide_plays_the_least(table: Table) -> None:
    match = await table.move(await begun(table, game="paperworld"))
    after = await table.matches.act_for_computer(match.id, match.version, None)
    assert after.to_move == (0,)
    assert after.note is not None
    assert after.note.kind == "stuck"
    await table.is_sound(after)


# -- consent ---------------------------------------------------------------------------------------


async def test_alone_with_computers_a_turn_is_undone_at_once_with_theirs(table: Table) -> None:
    match = await begun(table, computers=("easy", "easy"))
    moved = match.state.turn if match.state else 0
    match = await answered(table, await table.move(match))
    match = await table.matches.undo(match.id, ask(ANNA))
    assert match.offer is None
    assert match.state is not None
    assert (match.state.turn, match.to_move) == (moved, (0,))
    await table.is_sound(match)


@pytest.mark.parametrize("what", ["stop", "pause"])
async def test_alone_with_computers_nobody_else_is_asked(table: Table, what: str) -> None:
    match = await begun(table, pace=DAY)
    for _ in range(4):
        match = await answered(table, await table.move(match))
    if what == "stop":
        match = await table.matches.stop(match.id, ask(ANNA), moderator=False)
        assert match.row.status == "stopped"
    else:
        match = await table.matches.pause(match.id, ask(ANNA), 3)
        assert match.agreed_pause
    assert match.offer is None


async def test_an_offer_stands_while_computers_play_and_calls_nobody_again(table: Table) -> None:
    match = await begun(table, persons=2, computers=("easy",))
    computer = next(seat for seat, each in enumerate(match.sitters) if each.kind.automatic)
    # The person before the computer has just moved and asks for an undo.
    last = next(each for each in match.active if (each + 1) % 3 == computer)
    match = await table.move(await until(table, match, last))
    assert match.to_move == (computer,)
    asker, other = match.sitters[last], match.sitters[3 - last - computer]
    match = await table.matches.undo(match.id, ask(asker))
    assert match.offer is not None
    assert match.asked == (3 - last - computer,), "a computer is not asked"
    await table.posted(match)
    match = await answer(table, match)
    assert match.offer is not None
    match = await table.matches.answer(match.id, ask(other), agree=True)
    assert match.to_move == (last,), "it goes back over the computer's turn as well"
    await table.is_sound(match)


async def test_nobody_can_be_voted_out_by_a_computer(table: Table) -> None:
    match = await begun(table, persons=2, computers=("easy",))
    with refused("kick-two"):
        await table.matches.kick(match.id, ask(ANNA), BEN.player, alone=False)


# -- leaving ---------------------------------------------------------------------------------------


async def test_when_the_last_person_leaves_the_match_ends(table: Table) -> None:
    match = await begun(table, persons=2, computers=("easy", "easy"))
    match = await answered(table, await table.matches.leave(match.id, ask(ANNA)))
    assert match.running
    assert match.row.host == BEN.player, "a computer is never the host"
    match = await table.matches.leave(match.id, ask(BEN))
    assert match.row.status == "stopped"
    assert match.row.computer_at is None
    await table.is_sound(match)


async def test_a_lobby_without_persons_closes(table: Table) -> None:
    match = await table.matches.open(
        "axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=4, computers=["hard"]
    )
    match = await table.matches.join(match.id, BEN, ask(BEN))
    match = await table.matches.leave(match.id, ask(ANNA), begun=False)
    assert match.row.host == BEN.player
    match = await table.matches.leave(match.id, ask(BEN), begun=False)
    assert match.row.status == "stopped"


# -- the clock -------------------------------------------------------------------------------------


async def test_a_computer_is_never_late_and_the_person_after_it_has_the_whole_time(timed: Timed) -> None:
    match = await timed.table.move(await begun(timed.table, pace=DAY))
    assert not match.resting
    assert match.row.alarm is None
    assert await timed.after(3 * DAY) == []
    match = await answer(timed.table, match)
    assert match.row.deadline == int(timed.time.now) + DAY


async def test_a_pause_goes_on_while_a_computer_plays(timed: Timed) -> None:
    match = await begun(timed.table, pace=DAY)
    match = await timed.table.matches.pause(match.id, ask(ANNA), 3)
    until = match.row.alarm
    match = await timed.table.move(match)
    assert match.computer_to_move
    assert match.agreed_pause
    match = await answer(timed.table, match)
    assert match.agreed_pause
    assert match.row.alarm == until


async def test_computers_do_not_keep_a_match_going_in_which_nobody_moves(timed: Timed) -> None:
    match = await begun(timed.table, persons=2, computers=("easy",), pace=DAY)
    for _ in range(2):
        assert not match.resting
        match = await answered(timed.table, await timed.up(match))
    assert match.resting
    assert await timed.after(100 * DAY) == []
    match = await timed.table.move(match)
    assert not match.resting


async def test_nobody_decides_about_the_only_person(timed: Timed) -> None:
    match = await timed.up(await begun(timed.table, pace=DAY, late="vote"))
    assert match.resting
    assert match.offer is None


async def test_a_person_out_of_time_ends_a_match_with_computers_only(timed: Timed) -> None:
    match = await timed.up(await begun(timed.table, pace=DAY, late="forfeit"))
    assert match.row.status == "stopped"


async def test_the_store_is_told_of_each_turn_that_comes_by_itself(table: Table) -> None:
    told: list[int] = []
    matches: Matches = table.matches
    matches.computers = told.append
    match = await begun(table)
    told.clear()
    match = await table.move(match)
    assert told == [match.id]
    await answer(table, match)
    assert told == [match.id]

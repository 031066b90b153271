"""What a match brings in which a computer played on for somebody."""

from __future__ import annotations

from dataclasses import replace

from bot.matches import record
from bot.matches.change import departed, fair_turns, is_ranked
from bot.matches.replay import Replay, states_of
from tests.matches.deciding import agree, least, points, waiting
from tests.matches.tables import ANNA, BEN, CLEO, DAN, GAMES, ask, mover
from tests.matches.timed import Timed


async def test_who_went_comes_last_though_the_computer_won(deciding: Timed) -> None:
    """Iota: the one who stays passes, the computer scores."""
    table = deciding.table
    match = await table.move(await deciding.begun(2, game="iota", pace=None), 2 * 6)
    gone, stays = mover(match), waiting(match)[0]
    seat = match.to_move[0]
    score = match.game.scores(match.state)[seat]
    match = await table.matches.leave(match.id, ask(gone))
    match = await agree(table, match)
    while match.running:
        if mover(match) == stays:
            action = match.game.least(match.state, match.to_move[0])
        else:
            # One action for each number of points.
            worth = {points(match, seat, each): each for each in match.actions(seat)}
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
    written = record.write(match, [entry for _, entry in log], lambda name: name.strip())
    read = record.read(written.encode(), GAMES)
    assert (read.played[0][seat], read.played[-1][seat]) == (gone.name, match.sitters[seat].name.strip())
    assert read.views == Replay.of(match, states_of(match, [entry for _, entry in log]), log).views


async def test_those_who_went_are_ranked_by_when_they_did(deciding: Timed) -> None:
    """Ben goes and a computer plays on, Cleo goes for good, a computer plays on for Dan: Dan before Cleo."""
    table = deciding.table
    match = await table.move(await deciding.begun(4, pace=None), 20)
    match = await agree(table, await table.matches.leave(match.id, ask(BEN)))
    match = await table.matches.leave(match.id, ask(CLEO))
    match = await table.matches.answer(match.id, ask(ANNA), agree=False)
    match = await agree(table, await table.matches.leave(match.id, ask(DAN)))
    assert [match.sitters[seat].kind.automatic for seat in departed(match)] == [True, False, True]
    assert match.persons == (match.seat_of(ANNA.player),)
    match = await least(table, match, 2)
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.row.status == "finished"
    assert match.outcome is not None
    assert [match.sitters[seat] for seat in match.outcome.winners] == [ANNA]
    placed = {row["player"]: row["place"] for row in await table.results(match)}
    assert placed == {ANNA.player: 1, DAN.player: 2, CLEO.player: 3, BEN.player: 4}
    assert is_ranked(match)
    await table.is_sound(match)


async def test_turns_of_a_computer_are_nobodys(deciding: Timed) -> None:
    """Who went after too few turns had too few, however many the computer has had."""
    table = deciding.table
    match = await deciding.begun(2, pace=None)
    fair = fair_turns(match)
    match = await table.move(match, 2)
    gone = mover(match)
    match = await agree(table, await table.matches.leave(match.id, ask(gone)))
    match = await least(table, match, 2 * fair)
    match = await table.matches.leave(match.id, ask(match.sitters[match.persons[0]]))
    assert match.row.status == "finished"
    assert min(match.state.moved if match.state else ()) >= fair
    assert not is_ranked(match)


async def test_a_match_that_ends_before_the_answer_ranks_who_went_last(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(3, game="iota", pace=None), 3 * 4)
    # Passes end a match: three each.
    match = await least(table, match, 3 * 3 - 1)
    gone, last = waiting(match)[0], mover(match)
    match = await table.matches.leave(match.id, ask(gone))
    match = await table.act(match, match.game.notate(match.game.least(match.state, match.to_move[0])))
    assert match.row.status == "finished"
    assert match.offer is None
    assert last != gone
    placed = {row["player"]: row["place"] for row in await table.results(match)}
    assert placed[gone.player] == 3
    await table.is_sound(match)


async def test_a_seat_that_was_handed_over_before_counts_for_whoever_played_it(deciding: Timed) -> None:
    table = deciding.table
    match = await table.move(await deciding.begun(2, pace=None), 12)
    gave, stays = mover(match), waiting(match)[0]
    heir = replace(DAN, name="Heir")
    match = await table.matches.hand_over(match.id, ask(gave), heir.player)
    match = await table.matches.take_over(match.id, heir, ask(heir))
    match = await agree(table, await table.matches.leave(match.id, ask(heir)))
    match = await table.matches.leave(match.id, ask(stays))
    placed = {row["player"]: row["place"] for row in await table.results(match)}
    assert placed == {stays.player: 1, gave.player: 2}

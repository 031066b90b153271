"""Which matches count for ratings, and for whom: too short, somebody removed, a seat given away."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

import pytest

from bot.games.iota.state import Options as IotaOptions
from bot.matches.change import fair_turns, is_ranked
from bot.matches.match import Match, Note
from storage.matches import Conflict, Entry, Sitter
from storage.players import ServerRow
from storage.results import Placing, Result
from storage.sql.database import Row
from storage.sql.players import SqlServerStore
from storage.sql.privacy import SqlPrivacyStore
from tests.games.games import GAMES as SUBJECTS
from tests.games.games import TABLE_NAMES, TABLES, Subject
from tests.games.iota_positions import IOTA
from tests.matches.tables import ANNA, BEN, CLEO, DAN, GAMES, SERVER, STRANGER, Table, ask, mover, refused
from tests.matches.timed import Timed

_MATCHES = int(os.environ.get("MATCHES", "3"))


async def until(table: Table, match: Match, turns: int) -> Match:
    """Plays on until everybody still in has begun this many turns."""
    while match.running and match.state is not None:
        if not match.midturn and min(match.state.moved[seat] for seat in match.active) >= turns:
            break
        action = next(match.actions(match.to_move[0]))
        match = await table.matches.act(match.id, ask(mover(match)), match.game.notate(action))
    return match


async def to_the_end(table: Table, match: Match, chance: Random) -> Match:
    """Plays a match to its end by its rules."""
    subject = next(each for each in SUBJECTS if each.game.key == match.game.key)
    while match.running:
        action = subject.skilled(match.state, match.to_move[0], chance)
        match = await table.matches.act(match.id, ask(mover(match)), match.game.notate(action))
    return match


async def result(table: Table, match: Match) -> tuple[bool, list[tuple[int, int]]]:
    """Whether a finished match counts, and player and place of each seat."""
    (row,) = await table.database.rows("select ranked from results where match = ?", match.id)
    placings: Sequence[Row] = await table.results(match)
    return bool(row["ranked"]), [(each["player"], each["place"]) for each in placings]


async def given(table: Table, match: Match, giver: Sitter, heir: Sitter) -> Match:
    await table.matches.hand_over(match.id, ask(giver), heir.player)
    return await table.matches.take_over(match.id, heir, ask(heir))


# -- long enough -----------------------------------------------------------------------------------


@pytest.mark.todays(3)
@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_usual_turns_are_those_of_ordinary_matches(subject: Subject, seats: int) -> None:
    """The table in the rules has the medians of 12 matches; these are different matches."""
    game = subject.game
    moved: list[int] = []
    for number in range(_MATCHES):
        chance = Random(f"usual turns {number}")
        state = game.setup(seats, game.options(), f"usual turns {number}")
        while game.to_move(state):
            seat = game.to_move(state)[0]
            state = game.apply(state, seat, subject.skilled(state, seat, chance))
        moved += state.moved
    assert median(moved) == pytest.approx(game.usual_turns(seats, game.options()), rel=0.25)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seats", [2, 4])
async def test_a_seat_given_up_counts_after_a_fair_part_of_the_turns(
    table: Table, game: str, seats: int
) -> None:
    for short in (1, 0):
        match = await table.begun(seats, game=game, channel=50 + short)
        fair = fair_turns(match)
        assert 2 <= fair <= 5
        match = await until(table, match, fair - short)
        for sitter in match.sitters[1:]:
            match = await table.matches.leave(match.id, ask(sitter))
        assert (await result(table, match))[0] == (not short)


async def test_a_match_that_all_pass_to_an_end_is_no_match(table: Table) -> None:
    """By its rules Iota ends after three rounds of passes; that must not bring a rating."""
    match = await table.begun(2, game="iota")
    match = await table.act(match, match.game.notate(next(match.actions(match.to_move[0]))))
    while match.running:
        least = match.game.least(match.state, match.to_move[0])
        match = await table.act(match, match.game.notate(least))
    assert match.outcome is not None
    assert match.outcome.reason == "passes"
    assert not (await result(table, match))[0]


async def test_who_leaves_early_does_not_undo_what_the_others_play(table: Table) -> None:
    """Otherwise an accomplice who leaves at once would let the others leave without losing anything."""
    match = await table.matches.leave((await table.begun(3)).id, ask(CLEO))
    match = await until(table, match, fair_turns(match))
    match = await table.matches.leave(match.id, ask(ANNA))
    assert await result(table, match) == (True, [(ANNA.player, 2), (BEN.player, 1), (CLEO.player, 3)])
    whole = await table.matches.leave((await table.begun(3, game="rota", channel=9)).id, ask(CLEO))
    whole = await to_the_end(table, whole, Random(1))
    assert (await result(table, whole))[0]


# -- taken out -------------------------------------------------------------------------------------


async def test_two_who_vote_the_third_out_win_nothing_and_nothing_is_lost(table: Table) -> None:
    """Neither at once, nor if they play on to the end (M13, M26)."""
    match = await until(table, await table.begun(3, game="rota"), 4)
    await table.matches.kick(match.id, ask(ANNA), CLEO.player, alone=False)
    match = await table.matches.answer(match.id, ask(BEN), agree=True)
    assert match.running
    assert match.note == Note("voted-out", 2, (0, 1), asked="kick", told=ANNA.player)
    match = await to_the_end(table, match, Random(2))
    assert not (await result(table, match))[0]
    assert not is_ranked(match)
    await table.is_sound(match)


@pytest.mark.parametrize("who", [STRANGER, ANNA])
async def test_who_is_taken_out_by_one_alone_loses_nothing(table: Table, who: Sitter) -> None:
    """By a moderator who is not in the match, or by somebody at the table as the player left the server."""
    match = await until(table, await table.begun(2), 6)
    match = await table.matches.kick(match.id, ask(who), BEN.player, alone=True)
    assert match.outcome is not None
    assert not (await result(table, match))[0]
    kind = "removed" if who is STRANGER else "gone-out"
    assert match.note == Note(kind, 1, by=who.player)
    await table.is_sound(match)


async def test_a_player_whose_time_is_up_gives_the_seat_up_also_by_vote(timed: Timed) -> None:
    """Otherwise, letting the time run out would be a way to lose nothing."""
    match = await timed.begun(late="vote")
    match = await until(timed.table, match, fair_turns(match))
    late = match.to_move[0]
    match = await timed.up(match)
    other = match.sitters[1 - late]
    match = await timed.table.matches.answer(match.id, ask(other), agree=True, out=True)
    assert match.note == Note("late-out", late, (1 - late,))
    places = [(match.sitters[seat].player, 2 if seat == late else 1) for seat in (0, 1)]
    assert await result(timed.table, match) == (True, places)


async def test_what_is_taken_back_after_somebody_was_taken_out_does_not_make_it_count(table: Table) -> None:
    match = await until(table, await table.begun(3, game="rota"), 4)
    match = await table.matches.kick(match.id, ask(STRANGER), CLEO.player, alone=True)
    who = mover(match)
    match = await until(table, match, 5)
    match = await table.matches.undo(match.id, ask(who))
    if match.offer is not None:
        other = next(each for each in (ANNA, BEN) if each != who)
        match = await table.matches.answer(match.id, ask(other), agree=True)
    assert not (await result(table, await to_the_end(table, match, Random(3))))[0]


async def test_whether_it_counts_in_the_world_is_settled_when_it_is_opened(table: Table) -> None:
    """Otherwise the server's owner could wait to see how it ends."""
    servers = SqlServerStore(table.database)
    for before in (True, False):
        await servers.put(SERVER, ServerRow(world=before))
        match = await until(table, await table.begun(2, channel=30 + before), 4)
        await servers.put(SERVER, ServerRow(world=not before))
        match = await table.matches.leave(match.id, ask(ANNA))
        (row,) = await table.database.rows("select world from results where match = ?", match.id)
        assert bool(row["world"]) == before


# -- a moderator at the table ----------------------------------------------------------------------


async def test_m26_a_moderator_who_plays_stops_a_match_of_two_and_asks_more(table: Table) -> None:
    match = await until(table, await table.begun(2), 6)
    match = await table.matches.stop(match.id, ask(BEN), moderator=True)
    assert match.row.status == "stopped"
    assert match.note == Note("stopped", 1, by=BEN.player)
    assert await table.results(match) == []
    new = await table.begun(3, channel=9)
    assert (await table.matches.stop(new.id, ask(BEN), moderator=True)).running, "no host, so asked at once"
    assert not (await table.matches.stop(new.id, ask(STRANGER), moderator=True)).running
    lobby = await table.lobby(3, 2, channel=10)
    assert not (await table.matches.stop(lobby.id, ask(BEN), moderator=True)).open
    three = await until(table, await table.begun(3, channel=8), 3)
    three = await table.matches.stop(three.id, ask(BEN), moderator=True)
    assert three.running
    assert three.asked == (0, 2)
    three = await table.matches.answer(three.id, ask(ANNA), agree=True)
    three = await table.matches.answer(three.id, ask(CLEO), agree=False)
    assert three.running
    await table.matches.leave(three.id, ask(BEN))
    with refused("moderator-played"):
        await table.matches.stop(three.id, ask(BEN), moderator=True)


async def test_nobody_voids_an_own_result(table: Table) -> None:
    match = await until(table, await table.begun(2), 6)
    match = await given(table, match, ANNA, CLEO)
    match = await table.matches.leave(match.id, ask(CLEO))
    for who in (ANNA, BEN, CLEO):
        with refused("void-own"):
            await table.matches.void(match.id, ask(who))
    match = await table.matches.void(match.id, ask(DAN))
    assert match.note == Note("voided", 0, by=DAN.player)
    alone = await to_the_end(table, await table.lobby(1, channel=7), Random(4))
    assert (await table.matches.void(alone.id, ask(ANNA))).note is not None


# -- a seat that is given away ---------------------------------------------------------------------


async def test_m13_a_seat_given_to_somebody_who_leaves_is_lost_by_who_gave_it(table: Table) -> None:
    match = await given(table, await until(table, await table.begun(2), 6), ANNA, CLEO)
    match = await table.matches.leave(match.id, ask(CLEO))
    assert await result(table, match) == (True, [(ANNA.player, 2), (BEN.player, 1)])
    assert match.sitters[0] == CLEO
    await table.is_sound(match)


async def test_it_counts_for_the_heir_who_plays_a_fair_part(table: Table) -> None:
    chance = Random(5)
    early = await given(table, await until(table, await table.begun(2, game="rota"), 4), ANNA, CLEO)
    early = await to_the_end(table, early, chance)
    assert [player for player, _ in (await result(table, early))[1]] == [CLEO.player, BEN.player]
    # Also a loss if the seat is then given up: otherwise a seat could be tried without risk.
    left = await given(table, await until(table, await table.begun(2, channel=8), 4), ANNA, CLEO)
    left = await table.matches.leave((await until(table, left, 8)).id, ask(CLEO))
    assert await result(table, left) == (True, [(CLEO.player, 2), (BEN.player, 1)])
    # Whoever takes over for the last turns plays for the giver of the seat, and wins nothing.
    late = await given(table, await until(table, await table.begun(2, game="rota", channel=9), 11), ANNA, DAN)
    late = await to_the_end(table, late, chance)
    assert [player for player, _ in (await result(table, late))[1]] == [ANNA.player, BEN.player]


async def test_a_chain_of_heirs_leads_back_to_who_really_played(table: Table) -> None:
    match = await until(table, await table.begun(2), 5)
    for giver, heir in ((ANNA, CLEO), (CLEO, DAN), (DAN, STRANGER)):
        match = await given(table, match, giver, heir)
    ended = await table.matches.leave(match.id, ask(STRANGER))
    assert (await result(table, ended))[1][0] == (ANNA.player, 2)
    match = await given(table, await until(table, await table.begun(2, channel=8), 5), ANNA, CLEO)
    match = await given(table, await until(table, match, 10), CLEO, DAN)
    ended = await table.matches.leave(match.id, ask(DAN))
    assert (await result(table, ended))[1][0] == (CLEO.player, 2)


async def test_a_seat_can_come_back_and_nobody_has_two(table: Table) -> None:
    match = await given(table, await until(table, await table.begun(2), 5), ANNA, CLEO)
    with refused("replace-seated"):
        await table.matches.hand_over(match.id, ask(BEN), ANNA.player)
    match = await given(table, match, CLEO, ANNA)
    assert match.sitters == (ANNA, BEN)
    match = await table.matches.leave(match.id, ask(ANNA))
    assert (await result(table, match))[1] == [(ANNA.player, 2), (BEN.player, 1)]


async def test_who_gave_a_seat_and_is_forgotten_is_nobody_in_the_result(table: Table) -> None:
    match = await given(table, await until(table, await table.begun(2), 6), ANNA, CLEO)
    privacy = SqlPrivacyStore(table.database)
    assert (await privacy.owned(ANNA.player)).gave == [match.id]
    before = match.row
    await privacy.forget(ANNA.player, -77, {}, 1)
    ended = replace(before, status="finished", ended=1, version=before.version + 1)
    outcome = Result(ranked=True, turns=1, placings=(Placing(0, ANNA.player, "Anna", 2, 0),))
    with pytest.raises(Conflict):
        await table.store.append(before, ended, [Entry(0, "/leave", None, 1)], outcome)
    stored = await table.newest(match)
    assert [(each.player, each.name) for each in stored.givers] == [(-77, "")]
    match = await table.matches.leave(match.id, ask(CLEO))
    assert (await result(table, match))[1] == [(-77, 2), (BEN.player, 1)]


def test_the_table_in_the_documents_is_that_of_the_games() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text("utf-8")
    for subject in SUBJECTS:
        game = subject.game
        usual = [game.usual_turns(seats, game.options()) for seats in (2, 3, 4)]
        fair = " | ".join(str(max(2, -(-turns // 4))) for turns in usual)
        assert f"| {game.title} | {fair} |" in text
    assert "| Iota, short game | 3 | 2 | 2 |" in text
    assert [IOTA.usual_turns(seats, IotaOptions(half=True)) for seats in (2, 3, 4)] == [9, 6, 4]

"""Whole random matches, through the service: the log leads to the stored state, to the byte.

`MATCHES=200 pytest tests/matches/test_replay.py` plays more at each table than the usual few.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot import codec
from bot.matches.match import Match
from bot.matches.replay import states_of
from tests.matches.tables import ANNA, GAMES, Table, ask, legal, mover, some_legal
from tests.sample import matches, todays

MATCHES = matches(2)
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


async def play(table: Table, match: Match, chance: Random, leaving: float) -> Match:
    """Plays at random to the end: actions, people who leave, offers to stop and answers to them."""
    while match.running:
        odds = chance.random()
        if odds < leaving:
            who = match.sitters[chance.choice(match.active)]
            match = await table.matches.leave(match.id, ask(who))
        elif odds < leaving + 0.03 and match.offer is not None:
            who = next(match.sitters[seat] for seat in match.active if seat not in match.offer.agreed)
            match = await table.matches.answer(match.id, ask(who), agree=chance.random() < 0.5)
        elif odds < leaving + 0.05 and match.offer is None and match.state is not None:
            if min(match.state.moved[seat] for seat in match.active) >= 2 and len(match.active) > 1:
                host = next(each for each in match.sitters if each.player == match.row.host)
                match = await table.matches.stop(match.id, ask(host), moderator=False)
        elif legal(match)[0] == "exchange":
            match = await table.act(match, chance.choice(("exchange", "exchange", "keep")))
        else:
            match = await table.act(match, some_legal(match, chance))
    return match


@pytest.mark.parametrize(("game", "seats"), todays(TABLES, 2))
async def test_replaying_the_log_gives_the_stored_state(
    table: Table, path: Path, game: str, seats: int
) -> None:
    ends: Counter[str] = Counter()
    notations: Counter[str] = Counter()
    for number in range(MATCHES):
        chance = Random(f"{game} {seats} {number}")
        match = await table.begun(seats, game=game)
        # The first match is played to its end, so nobody leaves it.
        match = await play(table, match, chance, leaving=0.0 if number == 0 else 0.1)
        stored = await table.is_sound(match)
        assert stored == match
        ends[stored.row.status] += 1
        notations.update(await table.notations(stored))

    if seats > 1:
        assert notations["/leave"] > 0
    if game == "axio" and seats > 1:
        assert notations["exchange"] > 0
    assert ends["finished"] > 0

    fresh = await Table.at(path)
    for row in await table.database.rows("select id from matches"):
        ours, theirs = await table.matches.find(row["id"]), await fresh.matches.find(row["id"])
        assert ours is not None
        assert ours == theirs
    await fresh.database.close()


@pytest.mark.parametrize(("game", "seats"), todays(TABLES, 2))
async def test_every_position_on_the_way_is_replayed(table: Table, game: str, seats: int) -> None:
    chance = Random(f"way {game} {seats}")
    match = await table.begun(seats, game=game)
    dumps = [match.row.state]
    while match.running and len(dumps) < 25:
        match = await table.act(match, some_legal(match, chance))
        dumps.append(match.row.state)
    log = await table.store.log(match.id)
    begun = len(log) - len(dumps) + 1
    for number, dump in enumerate(dumps):
        state = states_of(match, log[: begun + number])[-1]
        assert state is not None
        assert codec.dump(state) == dump


async def test_a_lobby_replays_to_nothing(table: Table) -> None:
    match = await table.lobby(3, 2)
    match = await table.matches.leave(match.id, ask(ANNA))
    assert states_of(match, await table.store.log(match.id))[-1] is None


async def test_seats_taken_and_given_back_in_the_lobby_do_not_disturb_the_replay(table: Table) -> None:
    match = await table.lobby(4, 3)
    match = await table.matches.leave(match.id, ask(ANNA))
    match = await table.matches.join(match.id, ANNA, ask(ANNA))
    match = await table.matches.start(match.id, ask(match.sitters[0]))
    match = await table.move(match, 3)
    match = await table.matches.leave(match.id, ask(mover(match)))
    await table.is_sound(await table.move(match, 2))


@pytest.mark.parametrize("seats", [1, 2, 4])
async def test_a_running_match_goes_on_in_a_fresh_service(table: Table, path: Path, seats: int) -> None:
    match = await table.move(await table.begun(seats), 3)
    fresh = await Table.at(path)
    found = await fresh.newest(match)
    assert found == match
    assert [found.view(seat) for seat in (None, *range(seats))] == [
        match.view(seat) for seat in (None, *range(seats))
    ]
    after = await fresh.move(found, 2)
    assert await table.newest(match) == after
    await fresh.is_sound(after)
    await fresh.database.close()

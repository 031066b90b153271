"""Undoing again and again: a few times a turn, and never more work than the match itself is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot import codec
from bot.games.paper_world.rules import PaperWorld
from bot.games.rota.rules import Rota
from bot.matches import replay
from bot.matches.kinds import SOLO, TABLE
from bot.matches.match import Match
from bot.matches.replay import states_of
from storage.matches import Entry
from tests.games.paper_world_positions import position
from tests.matches.tables import ANNA, Table, ask, legal, mover, refused, some_legal, waiting
from tests.matches.test_solo import alone


@pytest.fixture(name="dealt")
async def _dealt(table: Table, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of Paper World in which the mover may lay three cards one by one."""
    state = position(hands="y2 y3 y4 k4")
    monkeypatch.setattr(PaperWorld, "setup", lambda *_: state)
    return await table.begun(2, game="paperworld")


async def test_a_turn_is_undone_three_times(table: Table, dealt: Match) -> None:
    match, who = dealt, mover(dealt)
    for _ in range(TABLE.undos):
        match = await table.act(match, "lay y2 C3", "lay y3 C3")
        for _ in range(2):
            assert await table.matches.may_undo(match, who.player), "steps undone in a row are once"
            match = await table.matches.undo(match.id, ask(who))
    match = await table.act(match, "lay y2 C3")
    assert not await table.matches.may_undo(match, who.player)
    with refused("undo-often", count=TABLE.undos):
        await table.matches.undo(match.id, ask(who))
    match = await table.act(match, "lay y3 C3", "done")
    with refused("undo-often"):
        await table.matches.undo(match.id, ask(who))
    await table.is_sound(match)


async def test_consent_is_asked_no_more_often_and_a_new_turn_begins_anew(table: Table, dealt: Match) -> None:
    match, who = dealt, mover(dealt)
    for _ in range(TABLE.undos):
        match = await table.act(match, "lay y2 C3", "done")
        match = await table.matches.undo(match.id, ask(who))
        match = await table.matches.answer(match.id, ask(mover(match)), agree=True)
    match = await table.act(match, "lay y2 C3", "done")
    with refused("undo-often"):
        await table.matches.undo(match.id, ask(who))
    other = mover(match)
    match = await table.act(match, legal(match)[0])
    assert await table.matches.may_undo(match, other.player), "a turn of its own"
    await table.is_sound(match)


async def test_undoing_alone_again_and_again_plays_no_more_than_the_match(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It grew with every undo: 1,619 entries took an eighth of a second each time."""
    monkeypatch.setattr(Rota, "drew", lambda *_: False)
    played = 0

    def counted(found: Match, states: Any, entry: Entry) -> Any:
        nonlocal played
        played += not entry.notation.startswith("/")
        return step(found, states, entry)

    step = replay.step
    monkeypatch.setattr(replay, "step", counted)
    match = await alone(table, game="rota")
    match = await table.act(match, legal(match)[0])
    work = []
    for _ in range(SOLO.undos):
        match = await table.act(match, legal(match)[0])
        played = 0
        match = await table.matches.undo(match.id, ask(ANNA))
        work.append(played)
    assert set(work) == {2}, "the same for each"
    match = await table.act(match, legal(match)[0])
    with refused("undo-often", count=SOLO.undos):
        await table.matches.undo(match.id, ask(ANNA))
    log = await table.store.log(match.id)
    assert codec.dump(states_of(match, log)[-1]) == match.row.state


@pytest.mark.parametrize("game", ["axio", "paperworld"])
async def test_what_was_undone_is_passed_over_without_a_difference(table: Table, game: str) -> None:
    """A random match with undos, at once and agreed on."""
    chance, undos = Random(game), 0
    match = await table.begun(2, game=game)
    for _ in range(60):
        who = mover(match) if chance.random() < 0.5 else waiting(match)
        if chance.random() < 0.4 and await table.matches.may_undo(match, who.player):
            match = await table.matches.undo(match.id, ask(who))
            if match.offer is not None:
                other = match.sitters[match.asked[0]]
                match = await table.matches.answer(match.id, ask(other), agree=True)
            undos += 1
        else:
            match = await table.act(match, some_legal(match, chance))
        if not match.running:
            break
    assert undos > 5
    log = await table.store.log(match.id)
    whole, brief = states_of(match, log), states_of(match, log, whole=False)
    assert len(whole) == len(brief)
    assert codec.dump(whole[-1]) == codec.dump(brief[-1]) == match.row.state

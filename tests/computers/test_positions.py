"""The positions that computer players think with equal the rules, step by step, in random matches.

`MATCHES=2000 pytest tests/computers` plays more of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.computers.position import Position
from tests.computers.playing import TABLE_NAMES, TABLES, draws_evenly
from tests.games.games import Subject, folder_of
from tests.sample import matches

MATCHES = matches(2)
LISTED = 0.1
"""The share of positions in which the rules list all actions, which takes them long."""
LEAVING = 0.02
"""How often somebody leaves before a step, in every other match."""
CHANCE = Random(0)


def kind_of(subject: Subject) -> Any:
    """The class of a game's positions."""
    module = import_module(f"bot.computers.{folder_of(subject.game)}.position")
    (found,) = (
        value
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "some_move")
    )
    return found


def facts(part: Any) -> dict[str, object]:
    """All that a position holds; the order of what is free, held or open means nothing."""
    found = {
        name: getattr(part, name)
        for name in type(part).__slots__
        if name not in ("_swappable", "_where", "plans")
    }
    for name, value in found.items():
        if name in ("_cells", "hands"):
            found[name] = [sorted(each) for each in value]
        elif name in ("_free", "wilds"):
            found[name] = sorted(value)
        elif name == "grid":
            found[name] = facts(value)
    return found


@pytest.mark.todays(2)
@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_a_position_goes_the_way_of_the_rules(subject: Subject, seats: int) -> None:
    game, kind = subject.game, kind_of(subject)
    for number in range(MATCHES):
        chance = Random(f"position {game.key} {seats} {number}")
        variants = {each.name: chance.random() < 0.5 for each in fields(game.options) if number}
        state = game.setup(seats, game.options(**variants), f"position {seats} {number}")
        position: Position[Any] = kind.of(state)
        while game.to_move(state):
            if number % 2 and chance.random() < LEAVING:
                staying = [seat for seat in range(seats) if seat not in state.left]
                state = game.leave(state, chance.choice(staying))
                position = kind.of(state)
                continue
            move = position.some_move(chance)
            action = position.action(move)
            assert position.move(action) == move
            if chance.random() < LISTED:
                moves = position.moves()
                assert move in moves
                assert Counter(map(position.action, moves)) == Counter(game.actions(state, state.seat))
            copy = position.copy()
            position.play(move, CHANCE)
            assert facts(copy) == facts(kind.of(state)), "a copy goes its own way"
            state = game.apply(state, state.seat, action)
            after = kind.of(state)
            for field in game.unseen:
                # What went back to it lies there in another order.
                ours, theirs = getattr(position, field), getattr(after, field)
                assert _sorted(ours) == _sorted(theirs)
                setattr(position, field, theirs)
            assert facts(position) == facts(after)
            assert [position.merit(seat) for seat in range(seats)] == [
                game.merit(state, seat) for seat in range(seats)
            ]
            position = position.copy()
        assert position.seat == -1


def _sorted(store: Any) -> list[Any]:
    several = any(isinstance(each, list) for each in store)
    return [sorted(each) for each in store] if several else sorted(store)


@pytest.mark.todays(3)
@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_every_legal_move_is_equally_likely(subject: Subject, seats: int) -> None:
    game, kind, chance = subject.game, kind_of(subject), Random(7)
    state = game.setup(seats, game.options(), "even")
    compared = 0
    while game.to_move(state) and compared < 3:
        position: Position[Any] = kind.of(state)
        moves = position.moves()
        if 2 <= len(moves) <= 300 and chance.random() < 0.2:
            compared += 1
            draws_evenly(position, chance)
        state = game.apply(state, state.seat, position.action(position.some_move(chance)))
    assert compared

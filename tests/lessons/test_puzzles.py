"""The puzzles that a new bot begins with: the rules allow each, and its best move is the best one still."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.catalog import TITLES
from bot.computers.puzzling import best_of, worth_of
from bot.lessons.puzzles import PreparedPuzzle, prepared_puzzles
from bot.matches.puzzle_stock import RESERVE, STOCK
from tests.lessons.write_puzzles import kind_of, ordered
from tests.sample import todays

PUZZLES = [(key, puzzle) for key in TITLES for puzzle in prepared_puzzles(key)]
TODAYS = todays(PUZZLES, STOCK)


def position(key: str, puzzle: PreparedPuzzle) -> Any:
    """What is shown."""
    return replace(puzzle.position.reached(TITLES[key].game), recent=())


def planned(key: str, state: Any, notations: Sequence[str]) -> list[Any]:
    """The actions of a turn; raises Refusal if the rules do not allow one."""
    game, actions = TITLES[key].game, []
    for notation in notations:
        actions.append(game.parse(state, 0, notation))
        state = game.apply(state, 0, actions[-1])
    return actions


@pytest.mark.parametrize("key", TITLES)
def test_each_game_has_some_to_show_and_some_to_practise(key: str) -> None:
    puzzles = prepared_puzzles(key)
    assert RESERVE + 2 < len(puzzles) <= STOCK
    assert len({puzzle.position.seed for puzzle in puzzles}) == len(puzzles), "one of each match"
    assert puzzles == ordered(key, puzzles)
    kinds = [kind_of(key, puzzle) for puzzle in puzzles]
    for kind in set(kinds):
        orders = [
            (len(each.best), -each.margin) for each, one in zip(puzzles, kinds, strict=True) if one is kind
        ]
        assert orders == sorted(orders), "short ones first, and of these the clearest"
    both = 2 * min(map(kinds.count, set(kinds)))
    assert len(set(kinds)) == 1 or all(one is not other for one, other in pairwise(kinds[:both]))


@pytest.mark.parametrize(
    ("key", "puzzle"), PUZZLES, ids=[f"{key}-{each.position.seed}" for key, each in PUZZLES]
)
def test_the_first_seat_begins_a_turn_and_both_moves_are_legal(key: str, puzzle: PreparedPuzzle) -> None:
    game, state = TITLES[key].game, position(key, puzzle)
    assert (game.to_move(state), state.midturn, state.left) == ((0,), False, ())
    assert planned(key, state, puzzle.best) != planned(key, state, puzzle.second)


@pytest.mark.parametrize(
    ("key", "puzzle"),
    TODAYS,
    ids=[f"{key}-{each.position.seed}" for key, each in TODAYS],
)
def test_the_judge_finds_the_same_move_best(key: str, puzzle: PreparedPuzzle) -> None:
    game, state = TITLES[key].game, position(key, puzzle)
    best = best_of(0, game, state)
    assert best is not None
    assert tuple(map(game.notate, best.actions)) == puzzle.best
    assert (tuple(map(game.notate, best.second)), best.margin) == (puzzle.second, puzzle.margin)
    worth = worth_of(0, game, state, best.second, best.actions, best.second)
    assert not worth.right
    assert worth.cost > 0

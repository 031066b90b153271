"""Makes the puzzles that a new bot begins with, from matches of computers; some minutes of work.

    python -m tests.lessons.write_puzzles > bot/lessons/puzzles.json

Run it again when the rules, or what the judge thinks best, have changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from bot.catalog import TITLES
from bot.computers.minds import MINDS
from bot.computers.puzzling import best_of, worth_a_thought
from bot.lessons.prepared import Prepared
from bot.lessons.puzzles import PreparedPuzzle
from bot.matches.puzzle_stock import STOCK

_LOOKED = 8  # positions of a match, at most
_SEATS = 2


def found(key: str) -> Iterator[PreparedPuzzle]:
    """A puzzle from each match that has one, match after match."""
    game, number = TITLES[key].game, 0
    while True:
        seed, number = f"puzzle {number}", number + 1
        states, notations = _played(key, seed)
        worth = list(worth_a_thought(states))
        best: tuple[bool, float, PreparedPuzzle] | None = None
        for state in worth[:: max(1, len(worth) // _LOOKED)][:_LOOKED]:
            move = best_of(0, game, replace(state, recent=()))
            if move is None or game.notate(move.actions[0]).startswith("pass"):
                # Nobody who meets puzzles for the first time looks for that.
                continue
            played = ", ".join(notations[: states.index(state)])
            puzzle = PreparedPuzzle(
                position=Prepared(seed, played),
                best=tuple(map(game.notate, move.actions)),
                second=tuple(map(game.notate, move.second)),
                margin=move.margin,
            )
            if best is None or (not move.plain, move.margin) > best[:2]:
                best = not move.plain, move.margin, puzzle
        if best is not None:
            yield best[2]


def _played(key: str, seed: str) -> tuple[list[Any], list[str]]:
    """The positions of a match of computers, and what was done in each."""
    game, mind = TITLES[key].game, MINDS[key]
    state: Any = game.setup(_SEATS, game.options(), seed)
    states, notations = [], []
    while state.reason is None:
        position = mind.position.of(state)
        action = position.action(mind.greedy(position))
        states.append(state)
        notations.append(game.notate(action))
        state = game.apply(state, state.seat, action)
    return states, notations


def ordered(key: str, puzzles: Iterable[PreparedPuzzle]) -> list[PreparedPuzzle]:
    """In the order in which they are shown: kinds of moves by turns, of each the short and clear ones first.

    Whoever meets puzzles for the first time meets easy ones, and does not learn that it is always a "take".
    """
    kinds: dict[type, list[PreparedPuzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda puzzle: (len(puzzle.best), -puzzle.margin)):
        kinds.setdefault(kind_of(key, puzzle), []).append(puzzle)
    return [each for row in zip_longest(*kinds.values()) for each in row if each is not None]


def kind_of(key: str, puzzle: PreparedPuzzle) -> type:
    """What kind of action the best move begins with."""
    game = TITLES[key].game
    return type(game.parse(puzzle.position.reached(game), 0, puzzle.best[0]))


def main() -> None:
    """Writes those of all games."""
    made: dict[str, list[str]] = {}
    for key in TITLES:
        puzzles = [puzzle for puzzle, _ in zip(found(key), range(STOCK), strict=False)]
        made[key] = [_line(puzzle) for puzzle in ordered(key, puzzles)]
        sys.stderr.write(f"{key}: {len(puzzles)}\n")
    games = [f"{json.dumps(key)}: [\n" + ",\n".join(lines) + "\n]" for key, lines in made.items()]
    sys.stdout.write("{\n" + ",\n".join(games) + "\n}\n")


def _line(puzzle: PreparedPuzzle) -> str:
    """A puzzle as a line of the file; see `prepared_puzzles`."""
    position = puzzle.position
    return json.dumps([position.seed, position.played, puzzle.best, puzzle.second, puzzle.margin])


if __name__ == "__main__":
    main()

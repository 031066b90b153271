"""How fast the positions of computer players play, beside the rules: `python -m tests.bench.computers`."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

from bot.games.contract import Game
from tests.bench.timing import Figure, Took, paired, spent, table
from tests.computers.playing import SUBJECTS
from tests.computers.test_positions import kind_of

_MOST = 0.1
"""The time of a match beside that by the rules."""
_MATCHES = 10
"""What takes milliseconds is timed so many times at once."""


def figures(rounds: int) -> list[Figure]:
    """A whole match of two, each action drawn evenly from all legal ones."""
    found = []
    for subject in SUBJECTS:
        game, kind = subject.game, kind_of(subject)
        played = [_pair(game, kind, number) for number in range(rounds + 1)]
        # The first one fills the tables that positions look up.
        quick, slow = zip(*played[1:], strict=True)
        rate, by_the_rules = (1 / median(each.cpu for each in taken) for taken in (quick, slow))
        what = (
            f"a random match of {game.title} in a position ({rate:,.0f} a second), beside by the rules"
            f" ({by_the_rules:,.0f})"
        )
        found.append(paired(f"T-{game.key}", what, quick, slow, cpu=_MOST))
    return found


def _pair(game: Game[Any, Any, Any], kind: Any, number: int) -> tuple[Took, Took]:
    """What a match takes in a position, and by the rules."""
    chance = Random(number)
    states = [game.setup(2, game.options(), f"bench {number} {match}") for match in range(_MATCHES)]
    positions = [kind.of(state) for state in states]

    def quickly() -> None:
        for position in positions:
            while position.seat != -1:
                position.play(position.some_move(chance), chance)

    def by_the_rules() -> None:
        state = states[0]
        while game.to_move(state):
            (seat,) = game.to_move(state)
            state = game.apply(state, seat, chance.choice(list(game.actions(state, seat))))

    return spent(quickly)[1].each(_MATCHES), spent(by_the_rules)[1]


if __name__ == "__main__":
    print(table(figures(rounds=25)))

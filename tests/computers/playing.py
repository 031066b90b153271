"""Matches of computer players against each other, below everything else: rules, views, levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from bot.computers.levels import Level, choose
from bot.computers.minds import MINDS, has_mind
from bot.computers.position import Position
from bot.games.contract import Game
from tests.games.games import GAMES

SUBJECTS = tuple(subject for subject in GAMES if has_mind(subject.game.key))
"""The games that computers play."""
TABLES = tuple((subject, seats) for subject in SUBJECTS for seats in subject.game.seats)
TABLE_NAMES = tuple(f"{subject.game.key}-{seats}" for subject, seats in TABLES)


def draws_evenly(position: Position[Any], chance: Random) -> None:
    """Each legal move is there once, and is equally likely to be the one that any move is."""
    moves, expected = position.moves(), 25
    drawn = Counter(position.some_move(chance) for _ in range(expected * len(moves)))
    assert len(set(moves)) == len(moves)
    assert set(drawn) == set(moves)
    # Chi squared, at most five times its usual deviation; the seed makes it the same each time.
    freedom = len(moves) - 1
    spread = sum((count - expected) ** 2 for count in drawn.values()) / expected
    assert abs(spread - freedom) < 5 * (2 * freedom) ** 0.5


Sitting = Level | Literal["random"]
"""A level, or somebody who takes any legal action."""


class Table:
    """A match, and what each seat has seen of it."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, seed: str, **options: bool) -> None:
        self.game = game
        self.mind = MINDS[game.key]
        self.state = game.setup(seats, game.options(**options), seed)
        self.views: list[list[Any]] = [[game.view(self.state, seat)] for seat in range(seats)]

    @property
    def seat(self) -> int:
        """Whose turn it is; -1 after the end."""
        return next(iter(self.game.to_move(self.state)), -1)

    def act(self, action: Any) -> None:
        """The seat on turn takes this action."""
        self.state = self.game.apply(self.state, self.seat, action)
        for seat, seen in enumerate(self.views):
            seen.append(self.game.view(self.state, seat))

    def chosen(self, sitting: Sitting, chance: Random, rounds: int | None, seconds: float = 3600.0) -> Any:
        """What the seat on turn would do."""
        return self.thought(sitting, self.views[self.seat], chance, rounds, seconds)

    def thought(
        self,
        sitting: Sitting,
        seen: Sequence[Any],
        chance: Random,
        rounds: int | None,
        seconds: float = 3600.0,
    ) -> Any:
        """What a seat that has had these views would do."""
        if sitting == "random":
            position = self.mind.guess(seen, chance)
            return position.action(position.some_move(chance))
        return choose(self.mind, sitting, seen, chance, rounds=rounds, seconds=seconds)


def outcome(
    game: Game[Any, Any, Any],
    sitting: Sequence[Sitting],
    seed: str,
    rounds: int | None,
    seconds: float = 3600.0,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places and the scores of the seats after a match."""
    table, chance = Table(game, len(sitting), seed), Random(seed)
    while table.seat != -1:
        table.act(table.chosen(sitting[table.seat], chance, rounds, seconds))
    found = game.outcome(table.state)
    assert found is not None
    return found.places, game.scores(table.state)

"""The games that the tests of the contract play, and what those tests need to know of each.

A game joins with one line in `GAMES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games.contract import Game
from tests.games import axio_positions, iota_positions, paper_world_positions, rota_positions


@dataclass(frozen=True)
class Subject:
    """A game with its checks.

    check: asserts what holds in every position.
    redealt: a position that this viewer cannot tell from the given one.
    any_action: an action that can be written, legal or not.
    skilled: a legal action that wins more often than a random one; uses `random()` only.
    some_action: a random legal action, for games where listing all of them takes long.
    """

    game: Game[Any, Any, Any]
    check: Callable[[Any], None]
    redealt: Callable[[Any, int | None, Random], Any]
    any_action: Callable[[Any, Random], Any]
    skilled: Callable[[Any, int, Random], Any]
    some_action: Callable[[Any, int, Random], Any] | None = None


def _subject(game: Game[Any, Any, Any], positions: Any) -> Subject:
    """The checks from a module that names them as `Subject` does."""
    some_action = getattr(positions, "some_action", None)
    return Subject(
        game, positions.check, positions.redealt, positions.any_action, positions.skilled, some_action
    )


GAMES = (
    _subject(axio_positions.AXIO, axio_positions),
    _subject(rota_positions.ROTA, rota_positions),
    _subject(iota_positions.IOTA, iota_positions),
    _subject(paper_world_positions.PAPER_WORLD, paper_world_positions),
)

TABLES = tuple((subject, seats) for subject in GAMES for seats in subject.game.seats)
TABLE_NAMES = tuple(f"{subject.game.key}-{seats}" for subject, seats in TABLES)

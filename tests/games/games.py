"""The games that the tests of the contract play, and what those tests need to know about each.

A game is included as soon as it has a module `<folder>_positions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bot.games.contract import Game
from tests.games import reaching


@dataclass(frozen=True)
class Subject:
    """A game with its checks.

    check: asserts what holds in every position.
    redealt: a position that this viewer cannot tell from the given one; `reaching.redealt` unless the module
        has its own, for a state that hides more than `hands` and a `pile`.
    any_action: an action that can be written, legal or not.
    command: the command that plays a notation, and its options.
    skilled: a legal action that wins more often than a random one; uses `random()` only.
    some_action: a random legal action, for games where listing all of them takes long.
    """

    game: Game[Any, Any, Any]
    check: Callable[[Any], None]
    redealt: Callable[[Any, int | None, Random], Any]
    any_action: Callable[[Any, Random], Any]
    skilled: Callable[[Any, int, Random], Any]
    command: Callable[[str], tuple[str, dict[str, str]]]
    some_action: Callable[[Any, int, Random], Any] | None = None


FOLDERS = tuple(
    sorted(path.parent.name for path in (Path(__file__).parents[2] / "bot" / "games").glob("*/rules.py"))
)
"""The folders of the games, which name their modules everywhere."""


def folder_of(game: Game[Any, Any, Any]) -> str:
    """The folder of a game: that of its rules."""
    return type(game).__module__.split(".")[2]


def _subject(folder: str) -> Subject:
    """A game, with the checks that its module in tests/games names as `Subject` does."""
    rules = import_module(f"bot.games.{folder}.rules")
    positions = import_module(f"tests.games.{folder}_positions")
    (game,) = (
        value
        for value in vars(rules).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == rules.__name__
    )
    return Subject(
        game(),
        positions.check,
        getattr(positions, "redealt", reaching.redealt),
        positions.any_action,
        positions.skilled,
        positions.command,
        getattr(positions, "some_action", None),
    )


GAMES = tuple(map(_subject, FOLDERS))

TABLES = tuple((subject, seats) for subject in GAMES for seats in subject.game.seats)
TABLE_NAMES = tuple(f"{subject.game.key}-{seats}" for subject, seats in TABLES)

"""The puzzles that a new bot begins with, from matches of computers."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from bot.lessons.prepared import Prepared

_FILE = Path(__file__).with_name("puzzles.json")


@dataclass(frozen=True)
class PreparedPuzzle:
    """A position in which one move is clearly best.

    best, second: notations of the best move and the next best one.  margin: the points between them.
    """

    position: Prepared
    best: tuple[str, ...]
    second: tuple[str, ...]
    margin: float


def prepared_puzzles(game: str) -> list[PreparedPuzzle]:
    """Those of a game: kinds of moves by turns, of each the short and clear ones first."""
    return [
        PreparedPuzzle(
            position=Prepared(seed, played),
            best=tuple(best),
            second=tuple(second),
            margin=margin,
        )
        for seed, played, best, second, margin in json.loads(_FILE.read_text(encoding="utf-8")).get(game, [])
    ]

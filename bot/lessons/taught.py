"""What can be taught about a game: the pages of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.lessons.prepared import Prepared

Figures = Mapping[str, str | int]
"""What a text takes from the rules, by the names of its variables."""
Shown = Literal["board", "hand", "ranking"]


def _none(state: Any) -> Figures:
    return {}


@dataclass(frozen=True)
class Page:
    """A page of the rules.

    topic: the sentence `GAME-rules-TOPIC` says the rule, its `.title` what it is about.
    position: what the picture shows, and the page tells: what happened in its last turn, or what is tried.
    shows: the pictures, from top to bottom; the hand is that of the seat to move.
    figures: what the text says of this position in particular, from its state.
    """

    topic: str
    position: Prepared
    shows: tuple[Shown, ...] = ("board",)
    figures: Callable[[Any], Figures] = _none


@dataclass(frozen=True)
class Taught:
    """A game as it is taught.

    figures: the numbers in the texts of all its pages; texts have no numbers of their own, so that they
        cannot differ from the rules.
    pages: of the rules, in the order of reading.
    """

    figures: Figures
    pages: tuple[Page, ...]

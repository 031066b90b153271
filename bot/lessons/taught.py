"""What can be taught about a game: the pages of its rules, the steps of a guided match."""

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
class Step:
    """A position of the guided match, in which whoever learns has one turn.

    topic: the sentence `GAME-learn-TOPIC` says a rule, its `.look` what to look at, its `.title` what it is
        about.
    position: in which the first seat is to move.  Its seed belongs to this step alone.
    """

    topic: str
    position: Prepared


@dataclass(frozen=True)
class Taught:
    """A game as it is taught.

    figures: the numbers in the texts of all its pages and steps; texts have no numbers of their own, so
        that they cannot differ from the rules.
    pages: of the rules, in the order of reading.
    steps: of the guided match, in order.
    """

    figures: Figures
    pages: tuple[Page, ...]
    steps: tuple[Step, ...]

"""What one seat has seen happen in a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeVar


class Seen(Protocol):
    """What the views of all games hold.

    turn: as in `BaseState`.  recent: what happened since it last rose.
    """

    @property
    def turn(self) -> int:
        """See BaseState."""

    @property
    def recent(self) -> tuple[Any, ...]:
        """What happened since `turn` last rose."""


View = TypeVar("View", bound=Seen)


def standing(views: Sequence[View]) -> list[View]:
    """The views without those of what was taken back."""
    kept: list[View] = []
    for view in views:
        while kept and _reached(kept[-1]) >= _reached(view):
            kept.pop()
        kept.append(view)
    return kept


def _reached(view: Seen) -> tuple[int, int]:
    return view.turn, len(view.recent)


def steps(views: Sequence[View]) -> Iterator[tuple[View, View, tuple[Any, ...]]]:
    """Each step from one view to the next, and what happened in it."""
    for before, after in pairwise(standing(views)):
        known = len(before.recent) if before.turn == after.turn else 0
        yield before, after, after.recent[known:]

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


def steps(views: Sequence[View]) -> Iterator[tuple[View, View, tuple[Any, ...]]]:
    """Each step from one view to the next, and what happened in it; without what was taken back."""
    for before, after in pairwise(_standing(views)[0]):
        known = len(before.recent) if before.turn == after.turn else 0
        yield before, after, after.recent[known:]


def steps_before_mixing(views: Sequence[View]) -> int:
    """How many of the steps are from before something that was drawn was last taken back.

    All that is unseen was mixed then, so what these steps told of its order no longer holds.
    """
    return _standing(views)[1]


def _standing(views: Sequence[View]) -> tuple[list[View], int]:
    """The views without those of what was taken back, and how many steps lead to where all was mixed last."""
    kept: list[View] = []
    mixed = 0
    for view in views:
        latest = kept[-1].turn if kept else 0
        while kept and _reached(kept[-1]) >= _reached(view):
            kept.pop()
        # Things are drawn at the end of a turn.
        if latest > view.turn:
            mixed = len(kept)
        kept.append(view)
    return kept, mixed


def _reached(view: Seen) -> tuple[int, int]:
    return view.turn, len(view.recent)

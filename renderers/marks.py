"""Marks round what was laid in the last turns: a double line of gold and ink, strongest for the newest."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Final, Literal, TypeVar

from renderers import theme
from renderers.theme import Colour

Age = Literal["recent", "older", "oldest"]
"""Laid in the last turn, in the one before it, and before that."""

Cell = TypeVar("Cell", bound=Hashable)

AGES: Final[tuple[Age, ...]] = ("recent", "older", "oldest")
GOLDS: Final[dict[str, Colour]] = {"recent": theme.GOLD, "older": theme.GOLD_OLD, "oldest": theme.GOLD_OLDEST}
"""The outer tone of a mark; the inner one is always ink, so that a mark shows on yellow too."""
SHARES: Final[dict[str, float]] = {"recent": 1.0, "older": 0.85, "oldest": 0.7}
"""How wide an older mark is, in parts of the newest."""
INK: Final = 0.6  # width of the inner line, in parts of the outer one


_LASTING: Final = ("laid", "oldest")


def is_fleeting(look: str) -> bool:
    """Whether what looks like this will look different after the next turn, as all but old marks do."""
    return look not in _LASTING


def ages(recent: Iterable[Cell], earlier: Sequence[Iterable[Cell]]) -> dict[Cell, Age]:
    """The mark of every cell that has one; `earlier` are the turns before the last one, the newest first."""
    marked: dict[Cell, Age] = {}
    for turn, cells in enumerate((recent, *earlier)):
        for cell in cells:
            marked.setdefault(cell, AGES[min(turn, len(AGES) - 1)])
    return marked

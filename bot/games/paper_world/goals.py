"""The twenty sides of the goal cards, as functions of the top cards of a landscape.

A landscape fits into 3 x 3, so three cards in line are always a whole row, column or diagonal,
and the shapes below may be looked for anywhere on the 5 x 5 cells that the labels name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.games.paper_world.cards import has_scissors, value
from bot.games.paper_world.state import CELLS, SIZE

Tops: TypeAlias = Sequence[str]
Shape: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class _Form:
    """A form in every place where it lies within the cells."""

    shapes: tuple[Shape, ...]

    def __add__(self, other: _Form) -> _Form:
        return _Form(self.shapes + other.shapes)


def _everywhere(*squares: tuple[int, int]) -> _Form:
    """The form made of these (column, row) steps."""
    shapes = []
    for at in range(CELLS):
        moved = [(at % SIZE + column, at // SIZE + row) for column, row in squares]
        if all(0 <= column < SIZE and 0 <= row < SIZE for column, row in moved):
            shapes.append(tuple(row * SIZE + column for column, row in moved))
    return _Form(tuple(shapes))


_ROWS = _everywhere((0, 0), (1, 0), (2, 0))
_COLUMNS = _everywhere((0, 0), (0, 1), (0, 2))
_DIAGONALS = _everywhere((0, 0), (1, 1), (2, 2)) + _everywhere((0, 2), (1, 1), (2, 0))
_CORNERS = _everywhere((0, 0), (2, 0), (0, 2), (2, 2))
_SQUARES = _everywhere((0, 0), (1, 0), (0, 1), (1, 1))
_ELS = _Form(tuple(square[:gap] + square[gap + 1 :] for square in _SQUARES.shapes for gap in range(4)))
_ARMS = _everywhere((1, 0), (2, 1), (1, 2), (0, 1))
_PLUSES = _everywhere((1, 0), (2, 1), (1, 2), (0, 1), (1, 1))


def _filled(tops: Tops, form: _Form) -> Iterator[tuple[str, ...]]:
    """The cards of each of these shapes that has a pile in every cell."""
    for shape in _lying(form, tuple(map(bool, tops))):
        yield tuple([tops[cell] for cell in shape])


@lru_cache(maxsize=1024)  # there are some twelve thousand
def _lying(form: _Form, piles: tuple[bool, ...]) -> tuple[Shape, ...]:
    """The shapes that have a pile in every cell."""
    return tuple(shape for shape in form.shapes if all(piles[cell] for cell in shape))


def _colours(cards: Sequence[str]) -> int:
    return len({card[0] for card in cards})


def _values(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(value, cards))


def _showing(tops: Tops) -> list[int]:
    return [int(card[1]) for card in tops if card]


def _of_one_colour(form: _Form) -> Callable[[Tops], bool]:
    return lambda tops: any(_colours(cards) == 1 for cards in _filled(tops, form))


def _of_four_colours(form: _Form) -> Callable[[Tops], bool]:
    return lambda tops: any(_colours(cards) == 4 for cards in _filled(tops, form))


def _of_values(form: _Form, *wanted: tuple[int, ...]) -> Callable[[Tops], bool]:
    return lambda tops: any(_values(cards) in wanted for cards in _filled(tops, form))


def _of_sum(form: _Form, wanted: int) -> Callable[[Tops], bool]:
    return lambda tops: any(sum(_values(cards)) == wanted for cards in _filled(tops, form))


def _of_different_values(form: _Form, count: int) -> Callable[[Tops], bool]:
    return lambda tops: any(len(set(_values(cards))) == count for cards in _filled(tops, form))


def _at_least(count: int, number: int) -> Callable[[Tops], bool]:
    return lambda tops: _showing(tops).count(number) >= count


GOALS: Mapping[str, Callable[[Tops], bool]] = {
    "1a": _of_one_colour(_ELS),
    "1b": _of_values(_CORNERS, *((number,) * 4 for number in range(1, 6))),
    "2a": _of_values(_ELS, (2, 2, 2)),
    "2b": _of_four_colours(_SQUARES),
    "3a": lambda tops: len(_showing(tops)) == 9,
    "3b": _of_one_colour(_DIAGONALS),
    "4a": _of_values(_ROWS, (3, 3, 3)),
    "4b": _at_least(2, 5),
    "5a": lambda tops: len(set(_showing(tops))) == 5,
    "5b": _of_values(_COLUMNS, (2, 5, 2)),
    "6a": _of_values(_DIAGONALS, (2, 3, 4), (4, 3, 2)),
    "6b": _at_least(3, 4),
    "7a": _at_least(5, 1),
    "7b": _of_sum(_ROWS, 9),
    "8a": _of_sum(_COLUMNS, 12),
    "8b": lambda tops: len([card for card in tops if card and has_scissors(card)]) >= 3,
    "9a": _of_values(_SQUARES, (3, 3, 3, 3)),
    "9b": _of_one_colour(_SQUARES),
    "10a": _of_different_values(_PLUSES, 5),
    "10b": _of_four_colours(_ARMS),
}
"""Whether top cards meet a goal: the number of the goal card, and its side a or b."""

FIRST_GAME = ("1a", "7b", "8b")
"""The goals of the option first game."""


def met(goal: str, tops: Tops) -> bool:
    """Whether these top cards (25 faces by cell, "" where there is no pile) meet the goal."""
    return GOALS[goal](tops)

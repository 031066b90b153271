"""The landscape cards: their faces, how many there are of each, and what they are worth.

A face is a text: the letter of the colour, the value, and "s" if scissors are on it: "y3", "y3s".
Cards with the same face are interchangeable, so a face stands for any of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

COLOURS = "ybgk"
"""Yellow desert, blue sea, green forest, black mountain."""

VALUES = "12345"

NAMES = COLOURS + VALUES
"""What a turn may name: a colour or a value."""

FACES: tuple[str, ...] = tuple(
    colour + number + scissors for colour in COLOURS for number in VALUES for scissors in ("", "s")
)
"""All faces in the order in which hands are sorted."""

STARTERS: tuple[str, ...] = tuple(colour + "1" for colour in COLOURS)
"""The first pile of each landscape; these cards are besides the 92."""

_ORDER: Mapping[str, int] = {face: number for number, face in enumerate(FACES)}
_STARS = dict(zip(VALUES, (0, 1, 2, 3, 5), strict=True))

# For each colour: cards of the values 1 to 5 without scissors / with scissors.
_BASE = "32311/11010 32221/11100 33211/10110 42211/01110"
_YELLOW_BORDER = "10111/01000 01111/10000 11011/00100 11101/00010"
_RED_BORDER = "11011/00100 11101/00010 10111/01000 01111/10000"


def _cards(counts: str) -> Iterator[str]:
    for colour, text in zip(COLOURS, counts.split(), strict=True):
        for scissors, numbers in zip(("", "s"), text.split("/"), strict=True):
            for number, count in zip(VALUES, numbers, strict=True):
                yield from [colour + number + scissors] * int(count)


@cache
def deck(seats: int) -> tuple[str, ...]:
    """The cards in play for 2 to 4 players, sorted: 52, 72 or 92."""
    sets = (_BASE, _YELLOW_BORDER, _RED_BORDER)[: seats - 1]
    return in_order(card for counts in sets for card in _cards(counts))


def value(card: str) -> int:
    """The value of a card, 1 to 5; 0 for "", which stands for no card."""
    return int(card[1]) if card else 0


def stars(card: str) -> int:
    """What a top card scores; 0 for ""."""
    return _STARS[card[1]] if card else 0


def has_scissors(card: str) -> bool:
    """Whether scissors are on this card."""
    return card.endswith("s")


def has_name(card: str, names: str) -> bool:
    """Whether the card has one of these colours or values."""
    return card[0] in names or card[1] in names


def in_order(cards: Iterator[str] | Sequence[str]) -> tuple[str, ...]:
    """The cards sorted by colour, value, and scissors last."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: Sequence[str], away: Sequence[str]) -> tuple[str, ...] | None:
    """The cards that remain when each of `away` is removed once; None if one is missing."""
    left = list(cards)
    for card in away:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def choices(cards: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    """Every different choice of `count` of these sorted cards, each sorted."""
    if count == 0:
        yield ()
        return
    before = ""
    for number, card in enumerate(cards):
        if card != before:
            before = card
            for rest in choices(cards[number + 1 :], count - 1):
                yield (card, *rest)

"""The types of what makes sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Protocol


class Say(Protocol):
    """A sentence of the catalogue in the reader's language."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The sentence with this key and these parameters."""

    def __hash__(self) -> int:
        """There is one for each language, so what it has said can be kept by it."""


Who = Callable[[int], str]
"""How a text names a seat: a name or a mention, ready to be put into a message."""


def listed(items: Iterable[str], say: Say) -> str:
    """What a sentence names together, such as people or cards: "a, b and c"; empty if there are none."""
    *earlier, last = [*items] or [""]
    if not earlier:
        return last
    first = reduce(lambda before, following: say("list-more", first=before, last=following), earlier)
    return say("list-last", first=first, last=last)

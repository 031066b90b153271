"""Why a person's request is refused, as the key of a sentence."""

from __future__ import annotations


class Refusal(Exception):
    """Why a request is refused: the key of a sentence in the catalogue, and its parameters.

    Whoever shows the refusal makes the sentence, in the reader's language.
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class Illegal(Refusal):
    """A well-formed action that the rules forbid in this position."""


class Unreadable(Refusal):
    """A text that is not a notation of this game."""


def quotable(word: str) -> bool:
    """Whether a refusal may repeat a typed word: it is short, and Discord reads nothing into it."""
    return word.isascii() and word.isalnum() and len(word) <= 12

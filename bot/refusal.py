"""Why something that a person asked for is not done, as the key of a sentence."""

from __future__ import annotations


class Refusal(Exception):
    """Why an action was not played: the key of a sentence in the catalogue and its parameters.

    The rules never word a sentence; whoever shows the refusal does, in the reader's language.
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class Illegal(Refusal):
    """A well-formed action that the rules forbid in this position."""


class Unreadable(Refusal):
    """A text that is no notation of this game."""

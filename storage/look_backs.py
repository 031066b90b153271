"""Kept look backs at finished matches, and which are still to be worked out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class LookBackRow:
    """A look back as far as it is worked out.

    body: None before the first turn.  done: nothing more will come.
    """

    body: str | None
    done: bool


class LookBackStore(Protocol):
    """Keeps look backs, one for each match.

    judge: the number of the way to judge; what another one made is as good as missing.
    """

    async def ask(self, match: int, judge: int, most: int) -> bool:
        """Notes that somebody wants one; does nothing if it is there or already asked for.

        False if that would make more than `most` that wait.
        """
        ...

    async def waiting(self, judge: int) -> list[int]:
        """The matches whose look back is asked for and not done, the one asked for first at the beginning."""
        ...

    async def load(self, match: int, judge: int) -> LookBackRow | None:
        """The look back of a match; None if nobody has asked for it."""
        ...

    async def keep(self, match: int, judge: int, body: str, *, done: bool) -> None:
        """Keeps what is worked out; does nothing if nobody has asked for it."""
        ...

"""Private answers about matches that are not posted, each kind in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.matches.match import Match
from bot.texts import Say
from bot.wire.content import Content


class Private(Protocol):
    """Shows matches of one kind to their player."""

    async def content(self, match: Match, say: Say, server: int | None, *, words: bool = False) -> Content:
        """A match as it stands, with the buttons to go on.

        server: where the player looks at it; None in a direct message.
        words: the board in words instead of a picture.
        """

    async def head(self, match: Match, say: Say) -> str:
        """What a match that is being played is, in a line."""


class Privately:
    """Shows matches that are not posted.  kinds: what shows them, by the name of the kind."""

    def __init__(self, kinds: Mapping[str, Private]) -> None:
        self._kinds = kinds

    async def content(self, match: Match, say: Say, server: int | None, *, words: bool = False) -> Content:
        """See Private."""
        return await self._kinds[match.kind.name].content(match, say, server, words=words)

    async def head(self, match: Match, say: Say) -> str:
        """See Private."""
        return await self._kinds[match.kind.name].head(match, say)

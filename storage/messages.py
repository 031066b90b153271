"""The messages that show a match: the post in its channel, and each player's hand."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


def new_mark() -> str:
    """A random text that nothing else was marked with: what is sent because of a change is known by it."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class HandRow:
    """The direct message that shows a player a hand; channel and message are None when there is none.

    closed: the player takes no direct messages and was told so.
    mark: of a new message that is on its way; empty when none is.
    """

    channel: int | None
    message: int | None
    shown: str
    closed: bool
    mark: str = ""


class MessageStore(Protocol):
    """Which messages show the matches of the store."""

    async def posted(
        self, match: int, channel: int, message: int | None, version: int, page: int, *, hands: bool
    ) -> None:
        """Notes which message shows a match, at which version and page.

        hands: the direct messages are up to date with it too, as there are none or none can be sent.
        """
        ...

    async def unposted(self, match: int) -> str:
        """Notes that the post of a match is not there any more; returns the mark of the one to come.

        Raises Unwritable.
        """
        ...

    async def sending(self, match: int, player: int) -> str:
        """Notes that a new direct message to a player is on its way; returns its mark.  Raises Unwritable."""
        ...

    async def delivered(self, match: int, version: int, changed: Mapping[int, HandRow]) -> None:
        """Notes which direct messages changed, by player, and then which version all of them show.

        Whatever ends it in between, they are looked at again and found up to date.
        """
        ...

    async def unsent(self, match: int, player: int) -> None:
        """Notes that there is no direct message to a player about a match any more."""
        ...

    async def hands(self, match: int) -> dict[int, HandRow]:
        """The direct messages that show the hands of a match, by player."""
        ...

    async def behind(self) -> dict[int, int]:
        """The matches whose post or direct messages do not show their newest version.

        Their ids in order, and of each the version up to which everything is shown.
        """
        ...

    async def moved(self, match: int, channel: int) -> None:
        """Notes that a match is played in this channel from now on, and moves no further.

        Raises Occupied when another open match of its game is played there.
        """
        ...

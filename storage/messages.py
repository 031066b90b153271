"""The messages that show a match: the post in its channel, and each player's hand."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol


def new_mark() -> str:
    """A new random text, by which what is sent because of a change is recognised."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class HandRow:
    """The direct message that shows a player a hand; channel and message are None if there is none.

    closed: the player's direct messages are closed, and the player was told.
    mark: of a new message that is on its way; otherwise empty.
    """

    channel: int | None
    message: int | None
    shown: str
    closed: bool
    mark: str = ""


NOTHING: Mapping[int, HandRow] = MappingProxyType({})
"""No direct messages."""


class MessageStore(Protocol):
    """Which messages show the matches of the store."""

    async def posted(
        self,
        match: int,
        channel: int,
        message: int | None,
        version: int,
        page: int,
        *,
        hands: bool,
        before: int | None = None,
        began: int = 0,
    ) -> bool:
        """Records which message shows a match, at which version and page.

        hands: the direct messages are then up to date too, as there are none or none can be sent.
        began: which version was shown before.  If that was lowered since, as everything has to be shown anew
            (in another language, for instance), it stays so.
        before: the message that was there.  If another process has sent one since, that one stays and has to
        be brought up to date, and the answer is False.
        """
        ...

    async def unposted(self, match: int, before: int | None, mark: str) -> str | None:
        """Records that the post of a match is gone; returns the mark of the next one.

        before, mark: the message and mark that were there.  If there are others, nothing is recorded and the
        answer is None.  Raises Unwritable.
        """
        ...

    async def signed(self, match: int, channel: int | None, message: int | None) -> None:
        """Records which message shows a lobby in a thread to those in the channel above; None for none."""
        ...

    async def sending(self, match: int, player: int, before: HandRow | None = None) -> str | None:
        """Records that a new direct message to a player is on its way; returns its mark.

        before: what was there when it was decided to send one.  If another message was sent or begun since,
        by another process, nothing is recorded and the answer is None.
        Raises Unwritable.
        """
        ...

    async def delivered(
        self,
        match: int,
        version: int,
        changed: Mapping[int, HandRow],
        before: Mapping[int, HandRow] = NOTHING,
        began: int = 0,
    ) -> None:
        """Records which direct messages changed, by player, and then which version all of them show.

        before: what was there.  What another process has sent or begun to send since stays as it is, and
        all are looked at again.
        began: which version they showed before.  If that was lowered since, those that changed have to be
        shown anew.
        """
        ...

    async def hands_behind(self, match: int) -> None:
        """Records that the direct messages of a match are to be looked at again, as after a change."""
        ...

    async def unsent(self, match: int, player: int) -> None:
        """Records that the direct message to a player about a match is gone."""
        ...

    async def hands(self, match: int) -> dict[int, HandRow]:
        """The direct messages that show the hands of a match, by player."""
        ...

    async def behind(self) -> dict[int, int]:
        """The matches whose post or direct messages do not show their newest version.

        Keys are their ids, in order; values the version up to which everything is shown.
        """
        ...

    async def moved(self, match: int, channel: int) -> None:
        """Records that a match is played in this channel from now on, and will not move again.

        Raises Occupied if another open match of its game is played there.
        """
        ...

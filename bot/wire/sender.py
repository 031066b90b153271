"""The one place that sends to Discord.

A failed send never loses an action: everything that is shown can be made again from the store.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext

import discord
import structlog

from bot.wire.content import Content
from bot.wire.direct_budget import DIRECT_KEPT, Budget
from bot.wire.failures import Reason, Unsent, attempt, repeated
from bot.wire.nonces import Anew
from bot.wire.turnstile import Outdated, Rank, Superseded, Turnstile

log = structlog.get_logger()

_NO_MEMBER = (10007, 10013)
_DELETIONS = 10  # of one message after the other that are taken for what they are; then it is a fault


class Sender:
    """Sends, edits and answers.

    turnstile: lets requests through within Discord's limit; None where nobody counts them.
    """

    def __init__(
        self, client: discord.Client, budget: Budget | None = None, turnstile: Turnstile | None = None
    ) -> None:
        self._client = client
        self._budget = budget or Budget()
        self._turnstile = turnstile

    def _queued(self, rank: Rank, outdated: Outdated | None = None) -> AbstractAsyncContextManager[None]:
        """Around a request: its turn among all others.  What nobody needs would pile up in a crowd."""
        if self._turnstile is not None and rank is Rank.EDIT and self._turnstile.crowded:
            raise Unsent(Reason.BUSY)
        return nullcontext() if self._turnstile is None else self._turnstile.turn(rank, outdated)

    async def send(
        self,
        channel: int,
        content: Content,
        nonce: str,
        *,
        anew: Anew | None = None,
        outdated: Outdated | None = None,
        rank: Rank = Rank.BOARD,
    ) -> int:
        """Sends to a channel, returns the message's id: of the earlier one, if it was sent before.

        nonce: see `nonce_of`.  anew: for what is to be there again when the earlier one was deleted.
        Raises Unsent, or Superseded when it is `outdated` after it had to wait.
        """
        for _ in range(_DELETIONS):
            try:
                return await self._send(channel, content, nonce, outdated, rank)
            except Unsent as unsent:
                if not unsent.no_message:
                    raise
                # Discord says so of a nonce whose message was deleted; the channel is there.
                if anew is None:
                    raise Unsent(Reason.FAILED, unsent) from unsent
            nonce = await anew()
        raise Unsent(Reason.FAILED, TypeError("whatever is sent was deleted before"))

    async def _send(
        self, channel: int, content: Content, nonce: str, outdated: Outdated | None, rank: Rank
    ) -> int:
        target = self._client.get_partial_messageable(channel)
        tries = iter((outdated,))

        async def once() -> int:
            # What may be there already is asked for again even if it is outdated: it is to be known.
            until = next(tries, None)
            # A turnstile sees each repetition too, and whether the one before may be there.
            unseen = until if self._turnstile is None else None
            async with self._queued(rank, until):
                message = await attempt(
                    target.send(
                        content.shown_text(),
                        files=[picture.file(unseen) for picture in content.pictures],
                        view=content.view() or discord.utils.MISSING,
                        allowed_mentions=content.mentions(),
                        nonce=nonce,
                    )
                )
            return message.id

        return await repeated(once)

    async def edit(
        self,
        channel: int,
        message: int,
        content: Content,
        *,
        outdated: Outdated | None = None,
        rank: Rank = Rank.BOARD,
    ) -> None:
        """Makes an earlier message say and show this instead; raises as `send`.  Edits ping nobody."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def once() -> None:
            async with self._queued(rank, outdated):
                await attempt(
                    target.edit(
                        content=content.shown_text(),
                        attachments=[picture.file(outdated) for picture in content.pictures],
                        view=content.view(),
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
                )

        await repeated(once)

    async def disarm(self, channel: int, message: int) -> None:
        """Takes the buttons away from an earlier message."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def once() -> None:
            async with self._queued(Rank.EDIT):
                await attempt(target.edit(view=None))

        await repeated(once)

    async def delete(self, channel: int, message: int) -> None:
        """Deletes an own message."""
        target = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def once() -> None:
            async with self._queued(Rank.EDIT):
                await attempt(target.delete())

        await repeated(once)

    async def direct(
        self,
        player: int,
        content: Content,
        nonce: str,
        *,
        anew: Anew | None = None,
        urgent: bool = True,
        outdated: Outdated | None = None,
    ) -> tuple[int, int]:
        """Sends a direct message as `send` does; returns the ids of its channel and the message.

        urgent: False for what can come later, so that it takes nothing from those whose turn it is.
        """

        async def opened() -> discord.DMChannel:
            async with self._queued(Rank.HAND, outdated):
                return await attempt(self._client.create_dm(discord.Object(player)))

        if not self._budget.take(kept=0 if urgent else DIRECT_KEPT):
            raise Unsent(Reason.BUSY)
        try:
            channel = await repeated(opened)
            message = await self.send(
                channel.id, content, nonce, anew=anew, outdated=outdated, rank=Rank.HAND
            )
            return channel.id, message
        except (Superseded, Unsent) as left:
            if isinstance(left, Superseded) or left.reason is Reason.CLOSED:
                self._budget.give_back()
            raise

    async def present(self, server: int) -> bool:
        """Whether the bot itself is a member of a server; Discord is asked about one that is not known.

        A server whose commands alone were added is not, and one during an outage is known all the same.
        """
        if self._client.get_guild(server) is not None:
            return True
        try:
            await attempt(self._client.http.get_guild(server, with_counts=False))
        except Unsent as unsent:
            if unsent.reason in (Reason.FORBIDDEN, Reason.GONE):
                return False
            raise
        return True

    async def is_member(self, server: int, player: int) -> bool:
        """Asks Discord whether a user is a member of a server."""
        guild = self._client.get_guild(server)
        if guild is None:
            raise Unsent(Reason.GONE, TypeError("no server that is known"))
        try:
            await attempt(guild.fetch_member(player))
        except Unsent as unsent:
            cause = unsent.__cause__
            # Other things may be gone too: the server, or the bot's place on it.
            if isinstance(cause, discord.HTTPException) and cause.code in _NO_MEMBER:
                return False
            raise
        return True

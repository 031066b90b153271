"""The one place that sends to Discord.

A failed send never loses an action: everything shown can be rebuilt from the store.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext

import discord
import structlog

from bot.wire.command_names import command_names_of
from bot.wire.content import Content
from bot.wire.direct_budget import DIRECT_KEPT, Budget
from bot.wire.emojis import emojis_of
from bot.wire.failures import Reason, Unsent, attempt, repeated
from bot.wire.nonces import Anew
from bot.wire.outgoing import edited, sent
from bot.wire.turnstile import Outdated, Rank, Superseded, Turnstile

log = structlog.get_logger()

_NO_MEMBER = (10007, 10013)
_DELETIONS = 10  # times in a row that a message may turn out to be deleted before that counts as a fault


class Sender:
    """Sends, edits and answers.

    turnstile: keeps requests within Discord's limit; None where there is no limit.
    """

    def __init__(
        self, client: discord.Client, budget: Budget | None = None, turnstile: Turnstile | None = None
    ) -> None:
        self._client = client
        self._budget = budget or Budget()
        # Trying somebody with closed messages costs a refused request, and Discord counts those.
        self._knocks = Budget()
        self._turnstile = turnstile

    def share(self, processes: int) -> None:
        """Sends an even part of what the bot may send, as so many processes send for it."""
        self._budget.share(processes)
        self._knocks.share(processes)
        if self._turnstile is not None:
            self._turnstile.share(processes)

    def may_knock(self) -> bool:
        """Whether somebody whose direct messages were closed may be tried again now; counts it if so."""
        return self._knocks.take(kept=0)

    def _queued(self, rank: Rank, outdated: Outdated | None = None) -> AbstractAsyncContextManager[None]:
        """Wraps a request, which waits for its turn.  Unneeded ones are refused in a crowd, or pile up."""
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
        """Sends to a channel; returns the message's id, or the earlier message's if it was already sent.

        nonce: see `nonce_of`.  anew: lets it be sent again if the earlier message was deleted.
        Raises Unsent, or Superseded if it is `outdated` by the time it could be sent.
        """
        for _ in range(_DELETIONS):
            try:
                return await self._send(channel, content, nonce, outdated, rank)
            except Unsent as unsent:
                if not unsent.no_message:
                    raise
                # The channel exists; Discord means the message that had this nonce.
                if anew is None:
                    raise Unsent(Reason.FAILED, unsent) from unsent
            nonce = await anew()
        raise Unsent(Reason.FAILED, TypeError("every message with a nonce was already deleted"))

    async def _send(
        self, channel: int, content: Content, nonce: str, outdated: Outdated | None, rank: Rank
    ) -> int:
        content = content.named(command_names_of(self._client))
        emojis = emojis_of(self._client)
        tries = iter((outdated,))

        async def request() -> int:
            message = content.described(emojis, calling=True) | {"nonce": nonce, "enforce_nonce": True}

            async def once() -> int:
                # After a cut connection the message may exist: even an outdated one is tried again, to
                # find out.
                until = next(tries, None)
                # A turnstile checks repeats as well, and knows whether the one before may have arrived.
                files = content.files(until if self._turnstile is None else None)
                async with self._queued(rank, until):
                    return await attempt(sent(self._client, channel, message, files))

            return await repeated(once)

        return await emojis.sent(request)

    async def edit(
        self,
        channel: int,
        message: int,
        content: Content,
        *,
        outdated: Outdated | None = None,
        rank: Rank = Rank.BOARD,
    ) -> None:
        """Replaces what an earlier message says and shows; raises as `send` does.  Edits ping nobody."""
        content = content.named(command_names_of(self._client))
        emojis = emojis_of(self._client)

        async def request() -> None:
            changes = content.described(emojis)

            async def once() -> None:
                files = content.files(outdated)
                async with self._queued(rank, outdated):
                    await attempt(edited(self._client, channel, message, changes, files))

            await repeated(once)

        await emojis.sent(request)

    async def disarm(self, channel: int, message: int) -> None:
        """Removes the buttons of an earlier message."""

        async def once() -> None:
            async with self._queued(Rank.EDIT):
                await attempt(edited(self._client, channel, message, {"components": []}))

        await repeated(once)

    async def delete(self, channel: int, message: int) -> None:
        """Deletes one of the bot's messages."""
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

        urgent: False for a message that can wait, and must not take the place of a call to move.
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
        """Whether the bot is a member of a server; Discord is asked if the server is not in the cache.

        It is no member where only its commands were added.  A server in an outage stays in the cache.
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
        try:
            await attempt(self._client.http.get_member(server, player))
        except Unsent as unsent:
            cause = unsent.__cause__
            # Other codes mean that something else is gone: the server, or the bot's membership.
            if isinstance(cause, discord.HTTPException) and cause.code in _NO_MEMBER:
                return False
            raise
        return True

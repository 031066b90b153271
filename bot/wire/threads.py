"""Opens the threads in which matches are played: one for each, even if Discord's answer about it is lost."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.wire.failures import Reason, Unsent, attempt

log = structlog.get_logger()

_HAS_THREAD = 160004
_LONGEST_NAME = 100
Free = Callable[[int], Awaitable[bool]]
"""Whether no match is played in a thread."""
_REPEATED = 1  # seconds; discord.py repeats a request that Discord failed at, after this time at the earliest


async def thread_under(
    client: discord.Client, server: int | None, channel: int, message: int, name: str
) -> int:
    """Opens the thread of a message, or finds the one that there is; returns its id.

    Raises Unsent; with Reason.FAILED it is not known whether it was opened: ask again.
    """
    target = client.get_partial_messageable(channel, guild_id=server).get_partial_message(message)
    try:
        return (await attempt(target.create_thread(name=name[:_LONGEST_NAME]))).id
    except ValueError as error:
        # discord.py opens none while it does not know the server.
        raise Unsent(Reason.GONE, error) from error
    except Unsent as unsent:
        cause = unsent.__cause__
        if isinstance(cause, discord.HTTPException) and cause.code == _HAS_THREAD:
            # Opened before, by hand or by a request whose answer was lost; it has the message's id.
            return message
        raise


async def thread_in(client: discord.Client, channel: int, name: str, asked: int, free: Free) -> int:
    """Opens a thread without a message in a channel, or finds the one that was opened; returns its id.

    asked: an id of Discord's from before: a thread of this name that is younger, and free, is the one.
    Raises Unsent; with Reason.FAILED it is not known whether it was opened: ask again.
    """
    place = client.get_channel(channel)
    if not isinstance(place, discord.TextChannel):
        raise Unsent(Reason.GONE, TypeError("no text channel that is known"))
    name = name[:_LONGEST_NAME]
    # An announcement channel has threads of its own kind only.
    kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
    if opened := await _opened(client, place, name, asked, free):
        return opened[0].id
    begun = time.monotonic()
    try:
        made = await attempt(place.create_thread(name=name, type=kind))
        if time.monotonic() - begun < _REPEATED:
            return made.id
    except Unsent as unsent:
        if unsent.reason is not Reason.FAILED:
            raise
        opened = await _opened(client, place, name, asked, free)
        if not opened:
            raise
    else:
        # Asked twice, since the first answer was lost, there may be two.
        opened = await _opened(client, place, name, asked, free) or [made]
    for spare in opened[1:]:
        log.info("spare thread closed", channel=channel, thread=spare.id)
        try:
            await attempt(spare.edit(archived=True))
        except Unsent as unsent:
            log.warning("spare thread stays open", thread=spare.id, why=str(unsent))
    return opened[0].id


async def _opened(
    client: discord.Client, place: discord.TextChannel, name: str, asked: int, free: Free
) -> list[discord.Thread]:
    """The bot's own threads of this name in a channel that were opened since `asked`, oldest first."""
    assert client.user is not None
    threads = await attempt(place.guild.active_threads())
    own = [
        thread
        for thread in threads
        if thread.parent_id == place.id
        and thread.owner_id == client.user.id
        and thread.name == name
        and thread.id > asked
    ]
    return [thread for thread in sorted(own, key=lambda thread: thread.id) if await free(thread.id)]

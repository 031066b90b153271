"""Opens one thread per match, even if Discord's answer is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Literal

import discord
import structlog

from bot.wire.failures import Reason, Unsent, attempt

log = structlog.get_logger()

_HAS_THREAD = 160004
_LONGEST_NAME = 100
_ARCHIVED_AFTER: Literal[1440] = 1440  # minutes without a message; Discord's own default
Free = Callable[[int], Awaitable[bool]]
"""Tells whether a thread, by its id, has no match in it."""
_PATIENCE = 10  # seconds; discord.py would wait until a name may be changed again
_REPEATED = 1  # seconds; the soonest that discord.py repeats a request after a server error


async def thread_under(client: discord.Client, channel: int, message: int, name: str) -> int:
    """Opens a message's thread, or finds the existing one; returns its id.

    Raises Unsent; with Reason.FAILED the thread may or may not have been opened: ask again.
    """
    try:
        # The server need not be one of this process's shards.
        opened = await attempt(
            client.http.start_thread_with_message(
                channel, message, name=name[:_LONGEST_NAME], auto_archive_duration=_ARCHIVED_AFTER
            )
        )
        return int(opened["id"])
    except Unsent as unsent:
        cause = unsent.__cause__
        if isinstance(cause, discord.HTTPException) and cause.code == _HAS_THREAD:
            # Opened earlier, by hand or by a request whose answer was lost; its id is the message's.
            return message
        raise


async def rename_thread(client: discord.Client, thread: int, begin: str, name: str) -> None:
    """Gives a thread of the bot's own whose name begins so another one, if it is one.

    Raises Unsent; so it does if the name was changed twice within ten minutes, which Discord does not allow.
    """
    if isinstance(client.get_channel(thread), discord.TextChannel):
        return
    assert client.user is not None
    # The server need not be one of this process's shards.
    known = await attempt(client.http.get_channel(thread))
    own = known.get("owner_id") == str(client.user.id)
    if own and str(known.get("name")).startswith(begin) and known.get("name") != name[:_LONGEST_NAME]:
        change = client.http.edit_channel(thread, name=name[:_LONGEST_NAME])
        await attempt(asyncio.wait_for(change, _PATIENCE))


async def thread_in(client: discord.Client, channel: int, name: str, asked: int, free: Free) -> int:
    """Opens a thread that belongs to no message, or finds the one opened earlier; returns its id.

    asked: a Discord id from the time of the request; a free thread of this name with a higher id is ours.
    Raises Unsent; with Reason.FAILED the thread may or may not have been opened: ask again.
    """
    place = client.get_channel(channel) or await attempt(client.fetch_channel(channel))
    if not isinstance(place, discord.TextChannel):
        raise Unsent(Reason.GONE, TypeError("no text channel"))
    name = name[:_LONGEST_NAME]
    # Announcement channels only allow their own kind of thread.
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
        # It took so long that discord.py may have asked twice, so there may be two.
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
    """The bot's own free threads of this name in a channel, opened after `asked`, oldest first."""
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

"""How the bot is invited to a server, and whether it was invited with all the scopes it needs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import aiohttp
import discord
import structlog

log = structlog.get_logger()

SCOPES = ("bot", "applications.commands")
"""Without the second one the bot is on the server, but nobody there sees its commands."""
RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
_MOST = 100  # servers checked at start-up, one request each; new servers are always checked
_WAITS = (60, 600, 3600)  # seconds until the servers are checked again for which Discord gave no answer
_MISSING_ACCESS = 50001


def invite_link(client: discord.Client) -> str:
    """The link that invites the bot to a server, with both scopes and the rights it needs."""
    assert client.application_id is not None, "known once the bot has logged in"
    return discord.utils.oauth_url(client.application_id, permissions=RIGHTS, scopes=SCOPES)


async def check_scopes(client: discord.Client, servers: Sequence[discord.Guild]) -> None:
    """Warns the owner about servers that the bot joined without the scope for commands.

    Servers for which Discord gives no answer are checked again later.
    """
    left = list(servers[:_MOST])
    for wait in (*_WAITS, None):
        left, why = await _unchecked(client, left)
        if not left:
            return
        log.warning("scopes not checked", servers=[each.id for each in left], why=why, next_try=wait)
        if wait is not None:
            await asyncio.sleep(wait)


async def _unchecked(
    client: discord.Client, servers: Sequence[discord.Guild]
) -> tuple[list[discord.Guild], str]:
    """Checks each server; returns those for which Discord gave no answer, and the last reason.

    Registering the global commands succeeds whatever a server allows.  Only a request for one server's
    commands shows that the scope is missing: Discord then denies access.
    """
    left, why = [], ""
    for server in servers:
        if server.unavailable:
            continue
        assert client.application_id is not None
        try:
            await client.http.get_guild_commands(client.application_id, server.id)
        except (discord.HTTPException, OSError, TimeoutError, aiohttp.ClientError) as error:
            if isinstance(error, discord.Forbidden) and error.code == _MISSING_ACCESS:
                log.warning(
                    "invited without the scope applications.commands: nobody can see the commands there",
                    server=server.id,
                    invite=invite_link(client),
                )
            else:
                left.append(server)
                why = " ".join(str(error).split())
    return left, why

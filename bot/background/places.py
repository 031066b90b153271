"""Whether what happens in a match by itself can be shown where it is played."""

from __future__ import annotations

from bot.wire.servers import Servers, Standing


async def place_of(servers: Servers, server: int | None) -> Standing:
    """Whether the server of a match can be reached now, later, or never again; None: direct messages."""
    return "here" if server is None else await servers.standing(server)

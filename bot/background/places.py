"""Whether what happens in a match by itself can be shown where it is played."""

from __future__ import annotations

from bot.wire.servers import Servers, Standing
from storage.matches import MatchRow


async def place_of(servers: Servers, row: MatchRow) -> Standing:
    """Whether the server of a match can be reached now, later, or never again."""
    return "here" if row.server is None else await servers.standing(row.server)

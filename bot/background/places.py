"""Whether what happens in a match by itself can be shown where it is played."""

from __future__ import annotations

from typing import Literal

import discord

from storage.matches import MatchRow


def place_of(client: discord.Client, row: MatchRow) -> Literal["here", "away", "gone"]:
    """Whether the server of a match can be reached now, later, or never again."""
    if row.server is None:
        return "here"
    guild = client.get_guild(row.server)
    if guild is None:
        return "gone"
    return "away" if guild.unavailable else "here"

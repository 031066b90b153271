"""Command options that take one of a few values, such as the time per turn."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.computers.levels import LEVELS
from bot.matches.deadlines import LATE, PACES
from bot.wire.tree import named


class _OneOf(app_commands.Transformer):
    """One of a few values, each with a name in the catalogue: its key is the prefix plus the value."""

    def __init__(self, kind: discord.AppCommandOptionType, prefix: str, *values: int | str) -> None:
        self._kind = kind
        self._choices: list[app_commands.Choice[Any]] = [
            app_commands.Choice(name=named(f"{prefix}-{value}"), value=value) for value in values
        ]

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Overrides discord.py's."""
        return self._kind

    @property
    def choices(self) -> list[app_commands.Choice[Any]]:
        """Overrides discord.py's."""
        return self._choices

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """Overrides discord.py's; the value stays as it is."""
        return value


Pace = app_commands.Transform[int, _OneOf(discord.AppCommandOptionType.integer, "pace", 0, *PACES)]
"""Seconds per turn; 0 for no clock."""
Late = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "late", *LATE)]
"""What happens when a turn takes longer."""
Strength = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "level", *LEVELS)]
"""How well computers play, one of the levels."""
Reminders = app_commands.Transform[int, _OneOf(discord.AppCommandOptionType.integer, "reminders", 2, 1, 0)]
"""How many reminders a player wants per turn."""
Where = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "where", "server", "world")]
"""Whether to show the server's results or the world's."""
When = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "when", "month", "ever")]
"""Whether to show only this month's results."""
Leavers = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "leavers", "dim", "hide")]
"""How a server's boards show people who have left it."""

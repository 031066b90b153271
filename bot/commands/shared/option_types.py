"""Options of commands that take one of a few values, such as the time a turn."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.matches.deadlines import LATE, PACES
from bot.wire.tree import named


class _OneOf(app_commands.Transformer):
    """One of a few values, each named by the catalogue: its key is a prefix and the value."""

    def __init__(self, kind: discord.AppCommandOptionType, prefix: str, *values: int | str) -> None:
        self._kind = kind
        self._choices: list[app_commands.Choice[Any]] = [
            app_commands.Choice(name=named(f"{prefix}-{value}"), value=value) for value in values
        ]

    @property
    def type(self) -> discord.AppCommandOptionType:
        """See discord.py."""
        return self._kind

    @property
    def choices(self) -> list[app_commands.Choice[Any]]:
        """See discord.py."""
        return self._choices

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """See discord.py: the value is taken as it is."""
        return value


Pace = app_commands.Transform[int, _OneOf(discord.AppCommandOptionType.integer, "pace", 0, *PACES)]
"""Seconds a turn; 0 for no clock."""
Late = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "late", *LATE)]
"""What follows when a turn takes longer."""
Reminders = app_commands.Transform[int, _OneOf(discord.AppCommandOptionType.integer, "reminders", 2, 1, 0)]
"""How many reminders a player wants a turn."""
Where = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "where", "server", "world")]
"""Whose results are looked at."""
When = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "when", "month", "ever")]
"""Whether only the results of this month are looked at."""
Leavers = app_commands.Transform[str, _OneOf(discord.AppCommandOptionType.string, "leavers", "dim", "hide")]
"""How the boards of a server show those who have left it."""

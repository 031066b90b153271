"""Plays a player's decision and shows the outcome."""

from __future__ import annotations

import discord

from bot.commands.shared.finder import ask_of
from bot.matches.match import Match
from bot.matches.newcomers import Newcomers
from bot.matches.service import Matches
from bot.messages.display import Display, Further
from bot.wire.answers import counted
from bot.wire.components import Press
from bot.wire.names import private_say


class Playing:
    """Plays the actions of commands and components."""

    def __init__(self, matches: Matches, newcomers: Newcomers, display: Display) -> None:
        self._matches = matches
        self._newcomers = newcomers
        self._display = display

    async def play(
        self,
        interaction: discord.Interaction,
        match: Match,
        *texts: str,
        press: Press | None = None,
        further: Further | None = None,
    ) -> None:
        """Plays notations for the caller and shows the outcome; further: see `Display.changed`."""
        match = await self._matches.act(match.id, ask_of(interaction, press), *texts, found=match)
        counted(interaction, private_say(interaction)("move-counts"))
        await self._newcomers.acted(match, interaction.user.id)
        await self._display.changed(interaction, match, further=further)

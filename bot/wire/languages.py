"""In which language something is said: a reader's own, and for what everybody sees, the server's."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import structlog

from bot.texts import ENGLISH, Say, catalogue, in_language
from bot.wire.names import speak
from storage.faults import Unwritable
from storage.players import PlayerRow, PlayerStore, ServerStore

log = structlog.get_logger()

_PATIENCE = 1  # seconds; an interaction has to be acknowledged within three


class Languages:
    """Knows whose language is which: what they chose, or else what Discord says."""

    def __init__(self, client: discord.Client, players: PlayerStore, servers: ServerStore) -> None:
        self._client = client
        self._players = players
        self._servers = servers

    async def hear(self, interaction: discord.Interaction) -> None:
        """Finds out in which language to answer; remembers Discord's, for direct messages."""
        try:
            async with asyncio.timeout(_PATIENCE):
                known = await self._players.get(interaction.user.id)
        except TimeoutError:
            log.warning("answered in Discord's language", why="the store takes too long")
            return
        if known.chosen:
            speak(interaction, known.chosen)
        met = heard(known, interaction)
        if met != known and known.name is not None:
            try:
                await self._players.put(interaction.user.id, met)
            except Unwritable as error:
                log.warning("names and languages are not remembered", why=str(error))

    async def private(self, player: int) -> Say:
        """Sentences in a player's language, for messages that answer nothing."""
        return in_language((await self._players.get(player)).speaks)

    async def public(self, server: int | None, player: int) -> Say:
        """Sentences in the language of a server; server: None for direct messages with this player."""
        if server is None:
            return await self.private(player)
        known = await self._servers.get(server)
        guild = self._client.get_guild(server)
        if guild is not None and not _alike(known.language, str(guild.preferred_locale)):
            # Another process may not know the server, but will have to speak its language.
            known = replace(known, language=str(guild.preferred_locale))
            try:
                await self._servers.put(server, known)
            except Unwritable as error:
                log.warning("a server's language is not remembered", why=str(error))
        return in_language(known.speaks or ENGLISH)


def heard(known: PlayerRow, interaction: discord.Interaction) -> PlayerRow:
    """What is known about a player, with the language that Discord says now."""
    locale = str(interaction.locale)
    same = known.name is not None and _alike(known.language, locale)
    return known if same else replace(known, language=locale)


def _alike(one: str, other: str) -> bool:
    """Whether the bot speaks the same language for two locales."""
    return catalogue().language(one) == catalogue().language(other)

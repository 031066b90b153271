"""In which language something is said: a reader's own, and for what everybody sees, the server's."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, replace

import discord
import structlog

from bot.texts import ENGLISH, Say, catalogue, in_language
from bot.wire.names import speak
from storage.faults import Unwritable
from storage.players import PlayerRow, PlayerStore, ServerRow, ServerStore

log = structlog.get_logger()

_PATIENCE = 1  # seconds; an interaction has to be acknowledged within three
_KEPT, _MOST = 600, 10_000
"""So many seconds, and for so many people, a choice is known without asking the store. If another process has
changed it, the old one holds here for that long, in private answers only."""


@dataclass(frozen=True)
class _Heard:
    """What somebody chose, and what Discord said; until: on the monotonic clock."""

    chosen: str
    said: str
    until: float


class Languages:
    """Knows whose language is which: what they chose, or else what Discord says."""

    def __init__(self, players: PlayerStore, servers: ServerStore) -> None:
        self._players = players
        self._servers = servers
        self._heard: OrderedDict[int, _Heard] = OrderedDict()

    async def hear(self, interaction: discord.Interaction) -> None:
        """Finds out in which language to answer; remembers Discord's, for direct messages."""
        player, said = interaction.user.id, str(interaction.locale)
        known = self._heard.get(player)
        if known is None or known.until < time.monotonic() or not _alike(known.said, said):
            try:
                async with asyncio.timeout(_PATIENCE):
                    chosen = await self._met(interaction)
            except TimeoutError:
                log.warning("answered in Discord's language", why="the store takes too long")
                return
            known = self._heard[player] = _Heard(chosen, said, time.monotonic() + _KEPT)
            if len(self._heard) > _MOST:
                self._heard.popitem(last=False)
        speak(interaction, known.chosen)

    async def _met(self, interaction: discord.Interaction) -> str:
        """What somebody chose; remembers what Discord says, if the person is known."""
        known = await self._players.get(interaction.user.id)
        met = heard(known, interaction)
        if met != known and known.name is not None:
            try:
                await self._players.put(interaction.user.id, met, known)
            except Unwritable as error:
                log.warning("names and languages are not remembered", why=str(error))
        return known.chosen

    async def chosen(self, interaction: discord.Interaction, choice: PlayerRow, read: PlayerRow) -> None:
        """Remembers what the person who acts has chosen, and answers in it from now on.

        read: what the choice was made from.
        """
        await self._players.put(interaction.user.id, choice, read)
        self._heard.pop(interaction.user.id, None)
        speak(interaction, choice.chosen)

    async def seen(self, server: int, locale: str) -> ServerRow:
        """What a server chose; remembers what Discord says its language is.  Raises Unwritable."""
        known = await self._servers.get(server)
        if not _alike(known.language, locale):
            read, known = known, replace(known, language=locale)
            await self._servers.put(server, known, read)
        return known

    async def public(self, server: int) -> Say:
        """Sentences in the language of a server."""
        return in_language((await self._servers.get(server)).speaks or ENGLISH)


def heard(known: PlayerRow, interaction: discord.Interaction) -> PlayerRow:
    """What is known about a player, with the language that Discord says now."""
    locale = str(interaction.locale)
    same = known.name is not None and _alike(known.language, locale)
    return known if same else replace(known, language=locale)


def _alike(one: str, other: str) -> bool:
    """Whether the bot speaks the same language for two locales."""
    return catalogue().language(one) == catalogue().language(other)

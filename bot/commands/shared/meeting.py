"""Remembers the people who use the bot, and seats them."""

from __future__ import annotations

from dataclasses import replace

import discord
import structlog

from bot.commands.shared.services import services_of
from bot.refusal import Refusal
from bot.wire.languages import heard
from bot.wire.names import clean_name, world_name
from storage.faults import Unwritable
from storage.matches import Sitter
from storage.players import PlayerStore

log = structlog.get_logger()


async def meet(interaction: discord.Interaction) -> None:
    """Remembers the languages of the server and of whoever will get direct messages, and names for boards."""
    try:
        await _meet(services_of(interaction).players, interaction)
        if interaction.guild_id is not None:
            # What is posted there is in its language, whichever process posts it.
            await services_of(interaction).languages.seen(interaction.guild_id, str(interaction.guild_locale))
    except Unwritable as error:
        # Merely looking works without this; anything else fails later, where it is stored.
        log.warning("names and languages are not remembered", why=str(error))


async def _meet(players: PlayerStore, interaction: discord.Interaction) -> None:
    user = interaction.user
    known = await players.get(user.id)
    met = replace(heard(known, interaction), name=world_name(user))
    if met != known:
        await players.put(user.id, met, known)
    if interaction.guild_id is not None:
        name = clean_name(user)
        if await players.member(interaction.guild_id, user.id) != name:
            await players.seen(interaction.guild_id, user.id, name)


async def check_computers(interaction: discord.Interaction, server: int | None) -> None:
    """Raises Refusal if a server wants no computer players; server: None for direct messages."""
    if server is not None and not (await services_of(interaction).servers.get(server)).computers:
        raise Refusal("computers-off")


def sitter(user: discord.User | discord.Member) -> Sitter:
    """A user as a sitter."""
    return Sitter(user.id, clean_name(user))

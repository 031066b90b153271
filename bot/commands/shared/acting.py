"""How a game's commands and buttons play an action that was typed or is in their id."""

from __future__ import annotations

import discord

from bot.commands.shared.building import title_of
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.display import Further
from bot.texts.words import in_notation
from bot.wire.answers import defer, defer_pressed
from bot.wire.components import Press
from bot.wire.names import language_of


async def match_here(interaction: discord.Interaction) -> Match:
    """Defers, and finds the open match that a game's command means; see `Finder.here`."""
    await defer(interaction)
    return await services_of(interaction).finder.here(interaction, title_of(interaction))


def read(interaction: discord.Interaction, typed: str, group: str) -> str:
    """What somebody typed, with words of their language as the rules read them; see `in_notation`."""
    return in_notation(typed, group, language_of(interaction))


async def play_here(interaction: discord.Interaction, *texts: str, further: Further | None = None) -> None:
    """Plays notations in the match that the command means; further: see `Display.changed`."""
    match = await match_here(interaction)
    await services_of(interaction).playing.play(interaction, match, *texts, further=further)


async def play_pressed(
    interaction: discord.Interaction, press: Press, further: Further | None = None
) -> None:
    """Plays the notation in the id of a button."""
    await defer_pressed(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    await services.playing.play(interaction, match, press.rest, press=press, further=further)

"""Finished matches as a caller may see them: by number, of one game, and as choices of an option."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.commands.finished.listing import past_choices
from bot.commands.shared.autocomplete import offering
from bot.commands.shared.building import title_of
from bot.commands.shared.services import services_of
from bot.matches.archive import Past
from bot.refusal import Refusal
from bot.wire.names import private_say


async def find(interaction: discord.Interaction, number: int) -> Past:
    """A finished match that the caller may see; raises Refusal where there is none."""
    services = services_of(interaction)
    return await services.archive.find(number, partial(services.rights.sight, interaction))


async def find_of_game(interaction: discord.Interaction, number: int, verb: str) -> Past:
    """A finished match of the game in whose group the command stands.

    verb: the command, which is pointed to in the group of another game when the match is of that one.
    """
    past = await find(interaction, number)
    game = past.match.game
    if game is not title_of(interaction).game:
        raise Refusal("replay-other-game", match=number, game=game.title, command=game.key, verb=verb)
    return past


@offering
async def offer_finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Finished matches of the command's game that the caller may see."""
    services = services_of(interaction)
    sight = await services.rights.whole_sight(interaction, ask=False)
    game = title_of(interaction).game.key
    return await past_choices(services.archive, sight, private_say(interaction), game, typed)

"""Finds finished matches that the caller may see: by number, of one game, and as choices of an option."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.commands.finished.listing import finished_choices
from bot.commands.shared.autocomplete import suggesting
from bot.commands.shared.building import title_of
from bot.commands.shared.services import services_of
from bot.matches.finished import FinishedMatch
from bot.refusal import Refusal
from bot.wire.names import private_say


async def find(interaction: discord.Interaction, number: int) -> FinishedMatch:
    """A finished match that the caller may see; raises Refusal if there is none."""
    services = services_of(interaction)
    return await services.finished.find(number, partial(services.rights.sight, interaction))


async def find_of_game(interaction: discord.Interaction, number: int, verb: str) -> FinishedMatch:
    """A finished match of the command's game.

    verb: the name of the command; for a match of another game, the refusal points to that game's command.
    """
    finished = await find(interaction, number)
    game = finished.match.game
    if game is not title_of(interaction).game:
        raise Refusal("replay-other-game", match=number, game=game.title, command=game.key, verb=verb)
    return finished


async def find_or_newest(interaction: discord.Interaction, number: int | None, verb: str) -> FinishedMatch:
    """The match that `find_of_game` finds, or without a number the newest one here."""
    return await _newest(interaction) if number is None else await find_of_game(interaction, number, verb)


async def _newest(interaction: discord.Interaction) -> FinishedMatch:
    """The newest finished match of the command's game; raises Refusal if there is none."""
    assert interaction.channel_id is not None
    services, game = services_of(interaction), title_of(interaction).game
    sight = await services.rights.whole_sight(interaction)
    found = await services.finished.newest(game.key, sight, interaction.channel_id)
    if found is None:
        none = "replay-none-direct" if interaction.guild_id is None else "replay-none"
        raise Refusal(none, game=game.title, command=game.key)
    return found


@suggesting
async def offer_finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Finished matches of the command's game that the caller may see."""
    services = services_of(interaction)
    sight = await services.rights.whole_sight(interaction, ask=False)
    game = title_of(interaction).game.key
    return await finished_choices(services.finished, sight, private_say(interaction), game, typed)

"""The rules of a game, page by page, each with a picture."""

from __future__ import annotations

import discord

from bot.catalog import TITLES
from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.services import services_of
from bot.messages.rules_content import rules_content
from bot.refusal import Refusal
from bot.wire.answers import defer, tell
from bot.wire.components import Press, number_of
from bot.wire.names import private_say


async def rules(interaction: discord.Interaction) -> None:
    """Shows the first page."""
    await defer(interaction)
    await tell(interaction, await rules_content(title_of(interaction), 1, private_say(interaction)))


async def rules_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Shows the first page of the rules of a match's game."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await tell(interaction, await rules_content(TITLES[match.game.key], 1, private_say(interaction)))


async def rules_turned(interaction: discord.Interaction, press: Press) -> None:
    """Shows another page."""
    await defer(interaction, update=True)
    key, _, page = press.rest.partition(".")
    if key not in TITLES:
        raise Refusal("panel-unreadable")
    await tell(interaction, await rules_content(TITLES[key], number_of(page), private_say(interaction)))


COMMANDS: Commands = {"command-rules": rules}
HANDLERS: Handlers = {"rules": rules_pressed, "rules-page": rules_turned}

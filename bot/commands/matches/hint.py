"""Hints: what to play next, for a player on turn who asks in a match that has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.commands.shared.building import Commands, GameCommands, Handlers, title_of
from bot.commands.shared.panels import confirm, mover_pressed
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.hint_content import hint_content, sign_of
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.names import private_say


async def hint(interaction: discord.Interaction) -> None:
    """Shows good actions to the player on turn."""
    await defer(interaction)
    finder = services_of(interaction).finder
    await _show(interaction, await finder.here(interaction, title_of(interaction), "hint"))


async def hint_pressed(interaction: discord.Interaction, press: Press) -> None:
    """The same, under a button."""
    match, _ = await mover_pressed(interaction, press)
    await _show(interaction, match)


async def _show(interaction: discord.Interaction, match: Match) -> None:
    player = interaction.user.id
    found = await services_of(interaction).advice.hints(match, player)
    content = await hint_content(match, match.own_seat(player), found, private_say(interaction))
    await tell(interaction, content)


def _meant(press: Press, match: Match, seat: int) -> Any | None:
    """The action of the pressed button."""
    return next((action for action in match.actions(seat) if sign_of(match, action) == press.rest), None)


def hint_handlers(games: Sequence[GameCommands]) -> Handlers:
    """The handlers of hints; after an action that was played the turn goes on as in its game."""
    panels = {game.title.game.key: game.goes_on for game in games}

    async def further(match: Match, seat: int, say: Say) -> Content:
        return await panels[match.game.key](match, seat, say)

    async def play(interaction: discord.Interaction, press: Press) -> None:
        await confirm(interaction, press, _meant, further=further)

    return {"hint": hint_pressed, "hint-play": play}


COMMANDS: Commands = {"command-hint": hint}

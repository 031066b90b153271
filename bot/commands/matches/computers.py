"""The computer players of a lobby: its host adds them, changes their levels and sends them away."""

from __future__ import annotations

import discord

from bot.commands.shared.building import Handlers
from bot.commands.shared.finder import ask_of
from bot.commands.shared.meeting import check_computers
from bot.commands.shared.services import services_of
from bot.computers.levels import Level, level_named
from bot.matches.joining import check_host
from bot.messages.lobby_options import AWAY, lobby_computers
from bot.refusal import Refusal
from bot.wire.answers import defer, tell
from bot.wire.components import ID_DIGITS, Press, number_of
from bot.wire.names import private_say


async def show_computers(interaction: discord.Interaction, press: Press) -> None:
    """Shows the host the computers of the lobby, and the levels of a further one."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    check_host(match, interaction.user.id)
    await check_computers(interaction, match.row.server)
    seat = match.own_seat(interaction.user.id)
    await tell(interaction, await lobby_computers(match, seat, private_say(interaction)))


async def add_computer(interaction: discord.Interaction, press: Press) -> None:
    """Gives the next seat to a computer."""
    await defer(interaction, update=True)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    await check_computers(interaction, match.row.server)
    match = await services.matches.add_computer(match.id, ask_of(interaction), _level(press.rest))
    done = private_say(interaction)("begun" if match.running else "computers-set")
    await services.display.changed(interaction, match, done, further=lobby_computers)


async def change_computer(interaction: discord.Interaction, press: Press) -> None:
    """Changes a computer's level, or sends it away."""
    await defer(interaction, update=True)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    level = None if press.chosen == AWAY else _level(press.chosen)
    number = -number_of(press.rest, ID_DIGITS)
    match = await services.matches.change_computer(match.id, ask_of(interaction), number, level)
    done = private_say(interaction)("computers-set")
    await services.display.changed(interaction, match, done, further=lobby_computers)


def _level(text: str) -> Level:
    """A level from an id or a select; raises Refusal for a text that the bot cannot have written."""
    level = level_named(text)
    if level is None:
        raise Refusal("panel-unreadable")
    return level


HANDLERS: Handlers = {
    "computers": show_computers,
    "computer-add": add_computer,
    "computer-set": change_computer,
}

"""Commands about seats and turns that the others have a say in: undo, kick, replace, pause."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.catalog import Title
from bot.commands.shared.finder import ask_of
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.services import Services
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.components import Press
from bot.wire.failures import Unsent
from bot.wire.names import clean_name, private_say
from bot.wire.tree import named, options

_DAYS = app_commands.Range[int, 1, 30]


def add_seat_commands(group: app_commands.Group, services: Services, title: Title) -> None:
    """Adds the commands about seats that every game has."""

    @group.command(name=named("command-undo"), description=named("command-undo.description"))
    async def undo(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await undo_turn(services, interaction, await services.finder.here(interaction, title))

    @group.command(name=named("command-kick"), description=named("command-kick.description"))
    @options(player="option-kick-player")
    async def kick(interaction: discord.Interaction, player: discord.User) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        # Nobody is a judge at the own table.
        moderator = await services.rights.is_moderator(interaction, match)
        judge = moderator and not match.has_had(interaction.user.id)
        if moderator and not judge and match.running and match.seat_of(interaction.user.id) is None:
            raise Refusal("moderator-played")
        alone = judge or await _has_left(services, interaction, match, player.id)
        match = await services.matches.kick(match.id, ask_of(interaction), player.id, alone=alone)
        await _show(services, interaction, match, "kicked")

    @group.command(name=named("command-pause"), description=named("command-pause.description"))
    @options(days="option-pause-days")
    async def pause(interaction: discord.Interaction, days: _DAYS = 7) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        match = await services.matches.pause(match.id, ask_of(interaction), days)
        await _show(services, interaction, match, "paused")

    @group.command(name=named("command-resume"), description=named("command-resume.description"))
    async def resume(interaction: discord.Interaction) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        match = await services.matches.resume(match.id, ask_of(interaction))
        await _show(services, interaction, match, "resumed")

    @group.command(name=named("command-replace"), description=named("command-replace.description"))
    @options(player="option-replace-player")
    async def replace(interaction: discord.Interaction, player: discord.User) -> None:
        await defer(interaction)
        if player.bot:
            raise Refusal("invite-bot", name=clean_name(player))
        match = await services.finder.here(interaction, title)
        match = await services.matches.hand_over(match.id, ask_of(interaction), player.id)
        await _show(services, interaction, match, "asked")


async def _has_left(services: Services, interaction: discord.Interaction, match: Match, player: int) -> bool:
    """Whether a player at the caller's table is no member of the match's server any more."""
    server = match.row.server
    seated = match.seat_of(interaction.user.id) is not None and match.seat_of(player) is not None
    if server is None or not seated or player == interaction.user.id:
        return False
    try:
        return not await services.sender.is_member(server, player)
    except Unsent:
        # Not known at the moment; the others can still be asked.
        return False


async def undo_turn(services: Services, interaction: discord.Interaction, match: Match) -> None:
    """Takes the caller's last action back, or asks the others."""
    match = await services.matches.undo(match.id, ask_of(interaction))
    await _show(services, interaction, match, "undone")


async def take_seat(services: Services, interaction: discord.Interaction, press: Press) -> None:
    """The caller takes the seat that was offered."""
    await meet(interaction)
    match = await services.finder.pressed(interaction, press)
    match = await services.matches.take_over(
        match.id, sitter(interaction.user), ask_of(interaction), shown=press.version
    )
    await _show(services, interaction, match, "seat-taken")


async def _show(services: Services, interaction: discord.Interaction, match: Match, done: str) -> None:
    await services.display.changed(
        interaction, match, private_say(interaction)("asked" if match.offer else done)
    )

"""The buttons of lobbies: join, leave, begin; and the rematch button of a finished match."""

from __future__ import annotations

import discord

from bot.commands.matches.ending import leave_match
from bot.commands.matches.obstacles import opening_refusal
from bot.commands.shared.building import Handlers
from bot.commands.shared.finder import ask_of
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.services import services_of
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.components import Press
from bot.wire.names import private_say
from storage.matches import Crowded, Occupied


async def join(interaction: discord.Interaction, press: Press) -> None:
    """Takes a seat."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    await meet(interaction)
    match = await services.matches.join(match.id, sitter(interaction.user), ask_of(interaction))
    say = private_say(interaction)
    await services.display.changed(interaction, match, say("joined-begun" if match.running else "joined"))


async def leave_lobby(interaction: discord.Interaction, press: Press) -> None:
    """Gives up the seat in a lobby."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await leave_match(interaction, match, begun=False)


async def begin(interaction: discord.Interaction, press: Press) -> None:
    """The host starts the match."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    match = await services.matches.start(match.id, ask_of(interaction))
    await services.display.changed(interaction, match, private_say(interaction)("begun"))


async def rematch(interaction: discord.Interaction, press: Press) -> None:
    """Opens another match like the finished one."""
    await defer(interaction)
    services = services_of(interaction)
    old = await services.finder.pressed(interaction, press)
    if all(each.player != interaction.user.id for each in old.sitters):
        raise Refusal("rematch-not-seated", command=old.game.key)
    if interaction.guild_id != old.row.server:
        # The presser's permissions there are only known on that server.
        raise Refusal("rematch-elsewhere", command=old.game.key)
    await services.rights.check_present(interaction)
    # The new match is played where the old one was, wherever the button was pressed.
    await services.rights.check_play(interaction, old.row.channel)
    try:
        match = await services.matches.again(old, sitter(interaction.user), interaction.id)
    except (Occupied, Crowded) as no:
        raise await opening_refusal(interaction, no) from no
    key = "started-solo" if match.running else "started-lobby"
    await services.display.changed(interaction, match, private_say(interaction)(key, game=match.game.title))


HANDLERS: Handlers = {"join": join, "quit": leave_lobby, "begin": begin, "rematch": rematch}

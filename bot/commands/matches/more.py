"""The More button under each board: what else the presser can do now, and bringing the board down."""

from __future__ import annotations

import discord

from bot.catalog import adapter_of
from bot.commands.matches.ending import may_stop
from bot.commands.shared.building import Handlers
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.naming import match_link, names_of
from bot.messages.post_content import undo_button
from bot.refusal import Refusal
from bot.wire.answers import counted, defer, tell
from bot.wire.components import Button, Controls, Press
from bot.wire.content import Content
from bot.wire.names import private_say


async def more(interaction: discord.Interaction, press: Press) -> None:
    """Shows what else the presser can do."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    say = private_say(interaction)
    await tell(
        interaction, Content(say("more", game=match.game.title), items=await _items(interaction, match))
    )


async def goals(interaction: discord.Interaction, press: Press) -> None:
    """Shows in words what the players of this match are after."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    if not match.begun:
        raise Refusal("match-not-begun")
    say = private_say(interaction)
    words = adapter_of(match.game.key).goals_text(match.view(None), names_of(match, say), say)
    if not words:
        raise Refusal("panel-unreadable")
    await tell(interaction, Content(words))


async def bring_down(interaction: discord.Interaction, press: Press) -> None:
    """Posts the board again at the end of its channel."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    match.own_seat(interaction.user.id)
    match = await services.posts.publish(match.id, again=True, below=True)
    say = private_say(interaction)
    done = say("brought-down", link=match_link(match, say))
    counted(interaction, done)
    await tell(interaction, Content(done))


async def _items(interaction: discord.Interaction, match: Match) -> list[Button]:
    """The buttons that the presser can use now."""
    say, player = private_say(interaction), interaction.user.id
    controls, items = Controls(match.id), []
    if match.running and match.seat_of(player) is not None:
        if await services_of(interaction).matches.may_undo(match, player):
            items.append(undo_button(match, say))
        if interaction.channel_id == match.row.channel:
            items.append(controls.button("bring-down", say("button-bring-down")))
    if match.begun:
        items.append(controls.button("board", say("button-board")))
        items.append(controls.button("board", say("button-board-text"), "words"))
        items.append(controls.button("scores", say("button-scores")))
        if adapter_of(match.game.key).goals_text(match.view(None), names_of(match, say), say):
            items.append(controls.button("goals", say("button-goals")))
    items.append(controls.button("rules", say("button-rules")))
    danger = discord.ButtonStyle.danger
    if match.running and match.seat_of(player) is not None:
        items.append(controls.button("ask-leave", say("button-leave-match"), style=danger))
    if not match.kind.alone and await may_stop(interaction, match):
        items.append(controls.button("ask-stop", say("button-stop-match"), style=danger))
    return items


HANDLERS: Handlers = {"more": more, "goals": goals, "bring-down": bring_down}

"""lookback, in the group of each game: what a computer player thinks of a finished match."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
from discord import app_commands

from bot.commands.finished.finding import find, find_or_newest, offer_finished
from bot.commands.finished.positions import head_of
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.services import services_of
from bot.matches.finished import FinishedMatch
from bot.matches.look_back import moment
from bot.matches.look_backs import Asked
from bot.messages.look_back_content import turn_content, whole_content, working_content
from bot.refusal import Refusal
from bot.wire.answers import defer, defer_pressed, tell
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.names import private_say
from bot.wire.tree import options


@app_commands.autocomplete(match=offer_finished)
@options(match="option-finished")
async def lookback(interaction: discord.Interaction, match: int | None = None) -> None:
    """Shows the look back at the match with this number, or at the newest finished one."""
    await defer(interaction)
    await _answer(interaction, await find_or_newest(interaction, match, "lookback"))


async def show(interaction: discord.Interaction, press: Press) -> None:
    """Shows the look back at the match of a button: under a replay in an answer of its own."""
    if press.rest == "open":
        await defer(interaction)
    else:
        await defer_pressed(interaction)
    await _answer(interaction, await find(interaction, press.match))


async def turn(interaction: discord.Interaction, press: Press) -> None:
    """Shows one of the turns that a look back tells; its place among them is the version in the id."""
    await defer_pressed(interaction)
    finished, services = await find(interaction, press.match), services_of(interaction)
    match, say = finished.match, private_say(interaction)
    asked = await services.look_backs.kept(match.id)
    if asked is None or asked.back is None or not asked.done or press.version >= len(asked.back.told()):
        raise Refusal("panel-unreadable")
    async with services.workshop.alone(interaction.user.id):
        told = asked.back.told()[press.version]
        then = await asyncio.to_thread(moment, match, finished.log, told)
        content = await turn_content(match, asked.back, press.version, then, interaction.user.id, say)
    await tell(interaction, content)


async def _answer(interaction: discord.Interaction, finished: FinishedMatch) -> None:
    """The look back if it is done, or else how far it is; that answer changes as it goes on."""
    look_backs, match = services_of(interaction).look_backs, finished.match
    asked = await look_backs.ask(match, interaction.user.id)
    await tell(interaction, await _content(interaction, finished, asked))
    if not asked.done:
        look_backs.watch(match.id, interaction.user.id, partial(_tell_again, interaction, finished))


async def _tell_again(interaction: discord.Interaction, finished: FinishedMatch) -> None:
    asked = await services_of(interaction).look_backs.kept(finished.match.id)
    if asked is not None:
        await tell(interaction, await _content(interaction, finished, asked))


async def _content(interaction: discord.Interaction, finished: FinishedMatch, asked: Asked) -> Content:
    say = private_say(interaction)
    head = head_of(finished, say)
    if asked.done and asked.back is not None:
        return await whole_content(finished.match, asked.back, head, say)
    return working_content(finished.match, asked, head, say)


COMMANDS: Commands = {"command-lookback": lookback}
HANDLERS: Handlers = {"look-back": show, "look-back-turn": turn}

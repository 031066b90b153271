"""void, in the group of each game: a moderator makes a match's result no longer count."""

from __future__ import annotations

import discord
import structlog
from discord import app_commands

from bot.catalog import adapter_of
from bot.commands.finished.finding import find, find_of_game, offer_finished
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.finder import ask_of
from bot.commands.shared.services import services_of
from bot.matches.finished import FinishedMatch
from bot.matches.voiding import check_own
from bot.messages.naming import names_of
from bot.refusal import Refusal
from bot.wire.answers import defer, tell
from bot.wire.components import Controls, Press
from bot.wire.content import Content
from bot.wire.names import private_say
from bot.wire.tree import options

log = structlog.get_logger()


@app_commands.autocomplete(match=offer_finished)
@options(match="option-void-match")
async def void(interaction: discord.Interaction, match: int) -> None:
    """Asks whether to void the result of the match."""
    await defer(interaction)
    finished = await find_of_game(interaction, match, "void")
    await _check(interaction, finished)
    say, game = private_say(interaction), finished.match.game
    confirm = Controls(match).button("void", say("button-void"), style=discord.ButtonStyle.danger)
    words = say("void-confirm", match=match, game=game.title)
    ranking = adapter_of(game.key).ranking_text(finished.match.view(None), names_of(finished.match, say), say)
    await tell(interaction, Content(f"{words}\n{ranking}", items=[confirm]))


async def void_confirmed(interaction: discord.Interaction, press: Press) -> None:
    """Voids the result of a match."""
    await defer(interaction, update=True)
    finished = await find(interaction, press.match)
    await _check(interaction, finished, again=True)
    services = services_of(interaction)
    match = await services.matches.void(press.match, ask_of(interaction))
    log.info("result voided", match=match.id, server=match.row.server, by=interaction.user.id)
    await services.display.changed(interaction, match, private_say(interaction)("void-done"))


async def _check(interaction: discord.Interaction, finished: FinishedMatch, *, again: bool = False) -> None:
    """Raises Refusal unless the caller may void the result; again: allow one that is voided already."""
    await services_of(interaction).rights.check_void(interaction, finished.match)
    check_own(finished.match, interaction.user.id)
    if finished.voided and not again:
        raise Refusal("void-already")


COMMANDS: Commands = {"command-void": void}
HANDLERS: Handlers = {"void": void_confirmed}

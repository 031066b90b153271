"""The guided match: a few prepared positions in private, and then a match against an easy computer."""

from __future__ import annotations

import discord

from bot.catalog import TITLES, Title
from bot.commands.matches.start import practice
from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.services import services_of
from bot.lessons.games import TAUGHT
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.answers import counted, defer, defer_pressed, tell
from bot.wire.components import Press, number_of
from bot.wire.names import private_say


async def learn(interaction: discord.Interaction) -> None:
    """Shows the caller's guided match where it was left, or begins it."""
    await defer(interaction)
    title = title_of(interaction)
    match = await services_of(interaction).lessons.current(interaction.user.id, title.game.key)
    await _show(interaction, match or await _begun(interaction, title, 0))


async def learn_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Begins the step in the id."""
    await defer_pressed(interaction)
    key, _, step = press.rest.partition(".")
    if key not in TITLES or not 0 <= number_of(step) < len(TAUGHT[key].steps):
        raise Refusal("panel-unreadable")
    await _show(interaction, await _begun(interaction, TITLES[key], number_of(step)))


async def practice_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Begins a match against an easy computer, as a first one is played."""
    if press.rest not in TITLES:
        raise Refusal("panel-unreadable")
    title = TITLES[press.rest]
    options = TAUGHT[press.rest].steps[-1].position.options
    await practice(interaction, title, "easy", title.game.options(**dict.fromkeys(options, True)))


async def _begun(interaction: discord.Interaction, title: Title, step: int) -> Match:
    await meet(interaction)
    lessons = services_of(interaction).lessons
    match = await lessons.begin(title.game.key, step, sitter(interaction.user), interaction.id)
    counted(interaction, private_say(interaction)("lesson-kept", command=title.game.key))
    return match


async def _show(interaction: discord.Interaction, match: Match) -> None:
    services, say = services_of(interaction), private_say(interaction)
    await tell(interaction, await services.privately.content(match, say, interaction.guild_id))


COMMANDS: Commands = {"command-learn": learn}
HANDLERS: Handlers = {"learn": learn_pressed, "lesson-practice": practice_pressed}

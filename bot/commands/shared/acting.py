"""How a game's commands and buttons play an action that was typed or is in their id."""

from __future__ import annotations

import discord

from bot.commands.shared.asked import Request
from bot.commands.shared.building import Handlers, title_of
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.display import Further
from bot.messages.failure_content import Which
from bot.refusal import Refusal
from bot.texts.words import in_notation
from bot.wire.answers import defer, defer_pressed
from bot.wire.components import Press
from bot.wire.names import language_of


async def act_here(interaction: discord.Interaction, request: Request) -> None:
    """Does what a command means in the open match that it means, which is asked if it may be several."""
    await defer(interaction)
    services, title = services_of(interaction), title_of(interaction)
    try:
        match = await services.finder.here(interaction, title)
    except Which as which:
        raise Which(which.matches, "which", services.asked.keep(interaction, request)) from None
    try:
        await request(interaction, match, None)
    except Refusal as refusal:
        # Others play here, and what was meant is the position that has just been played in private.
        seated = refusal.key != "match-not-seated"
        over = None if seated else await services.finder.over(interaction.user.id, title)
        if over is None:
            raise
        raise Refusal(over, command=title.game.key, shown=0, links="") from None


async def act_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Does it in the match that was chosen."""
    await defer_pressed(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    await services.asked.of(press)(interaction, match, press)
    services.asked.done(press)


def read(interaction: discord.Interaction, typed: str, group: str) -> str:
    """What somebody typed, with words of their language as the rules read them; see `in_notation`."""
    return in_notation(typed, group, language_of(interaction))


async def play_here(interaction: discord.Interaction, *texts: str, further: Further | None = None) -> None:
    """Plays notations in the match that the command means; further: see `Display.changed`."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        await services_of(interaction).playing.play(interaction, match, *texts, press=press, further=further)

    await act_here(interaction, there)


async def play_pressed(
    interaction: discord.Interaction, press: Press, further: Further | None = None
) -> None:
    """Plays the notation in the id of a button."""
    await defer_pressed(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    await services.playing.play(interaction, match, press.rest, press=press, further=further)


HANDLERS: Handlers = {"which": act_pressed}

"""Changes that the other players have a say in: undo, replace, pause, resume; and their answers."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.matches.removing import ask_vote
from bot.commands.shared.acting import act_here
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.finder import ask_of
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.services import services_of
from bot.computers.levels import USUAL, level_named
from bot.matches.match import Match
from bot.messages.position import seats_position
from bot.refusal import Refusal
from bot.wire.answers import defer, defer_pressed
from bot.wire.components import Press
from bot.wire.names import clean_name, private_say
from bot.wire.tree import options

_DAYS = app_commands.Range[int, 1, 30]


async def undo(interaction: discord.Interaction) -> None:
    """Takes back the caller's last action, or asks the others to agree."""
    await act_here(interaction, _undo)


async def undo_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Does the same as `undo`, from the button below the action."""
    await defer_pressed(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await _undo(interaction, match, press)


@options(days="option-pause-days")
async def pause(interaction: discord.Interaction, days: _DAYS = 7) -> None:
    """Stops the clock, or asks the others to agree."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        match = await services_of(interaction).matches.pause(match.id, ask_of(interaction, press), days)
        await _show(interaction, match, "paused")

    await act_here(interaction, there)


async def resume(interaction: discord.Interaction) -> None:
    """Ends a pause."""
    await act_here(interaction, _resume)


@options(player="option-replace-player")
async def replace(interaction: discord.Interaction, player: discord.User) -> None:
    """Offers the caller's seat to somebody."""
    await defer(interaction)
    if player.bot:
        raise Refusal("invite-bot", name=clean_name(player))

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        services, asked = services_of(interaction), private_say(interaction)("asked-seat")
        match = await services.matches.hand_over(match.id, ask_of(interaction, press), player.id)
        await services.display.changed(interaction, match, asked)

    await act_here(interaction, there)


async def take_seat(interaction: discord.Interaction, press: Press) -> None:
    """Takes the seat that was offered to the presser."""
    await defer(interaction)
    await meet(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    match = await services.matches.take_over(
        match.id, sitter(interaction.user), ask_of(interaction), shown=press.version
    )
    await _show(interaction, match, "seat-taken")


async def agree(interaction: discord.Interaction, press: Press) -> None:
    """Agrees to another player's offer, or decides about a late player."""
    await _answer(interaction, press, agree=True)


async def decline(interaction: discord.Interaction, press: Press) -> None:
    """Declines another player's offer."""
    await _answer(interaction, press, agree=False)


async def _answer(interaction: discord.Interaction, press: Press, *, agree: bool) -> None:
    await defer_pressed(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    seat_at_stake = press.rest == "out" or (match.offer is not None and match.offer.kind == "kick")
    if agree and seat_at_stake and not press.rest.endswith("sure") and match.is_asked(interaction.user.id):
        await ask_vote(interaction, match, press)
        return
    # An older version is fine, since others may have agreed meanwhile; an older offer is not.
    match = await services.matches.answer(
        match.id,
        ask_of(interaction),
        agree=agree,
        out=press.rest.startswith("out"),
        # Other offers ask for no level.
        level=level_named(press.rest) or USUAL,
        shown=press.version,
    )
    await services.display.changed(interaction, match, private_say(interaction)("answered"))


async def _resume(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
    match = await services_of(interaction).matches.resume(match.id, ask_of(interaction, press))
    await _show(interaction, match, "resumed")


async def _undo(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
    match = await services_of(interaction).matches.undo(match.id, ask_of(interaction, press))
    await _show(interaction, match, "undone")


async def _show(interaction: discord.Interaction, match: Match, done: str) -> None:
    sentence = private_say(interaction)("asked" if match.asks else done)
    further = seats_position if match.kind.alone else None
    await services_of(interaction).display.changed(interaction, match, sentence, further=further)


COMMANDS: Commands = {
    "command-undo": undo,
    "command-pause": pause,
    "command-resume": resume,
    "command-replace": replace,
}
HANDLERS: Handlers = {"undo": undo_pressed, "seat": take_seat, "agree": agree, "decline": decline}

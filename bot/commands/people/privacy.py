"""/privacy: what is stored about the caller, its export as a file, and its deletion."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord
import structlog

from bot.catalog import adapter_of
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.services import Services, services_of
from bot.matches.match import Match
from bot.wire.answers import counted, defer, defer_pressed, tell
from bot.wire.components import Controls, Press
from bot.wire.content import Content, Picture
from bot.wire.emojis import words
from bot.wire.names import private_say
from bot.wire.workshop import waiting

log = structlog.get_logger()

_MOST_MESSAGES = 50  # the newest to delete; older ones only say that a match is over
_PATIENCE = 60  # seconds for deleting them, and for showing matches anew: Discord may make the bot wait


async def privacy(interaction: discord.Interaction) -> None:
    """Says what is stored, and offers to export or delete it."""
    await defer(interaction)
    say, controls = private_say(interaction), Controls(0)
    items = [
        controls.button("data-export", say("button-data-export"), style=discord.ButtonStyle.primary),
        controls.button("data-ask", say("button-data-ask")),
    ]
    await tell(interaction, Content(say("privacy-page"), items=items))


# -- components: they name nobody, and always act for the presser ----------------------------------


async def export(interaction: discord.Interaction, press: Press) -> None:
    """Sends everything that is stored about the presser as a file."""
    await defer(interaction)
    services, say, person = services_of(interaction), private_say(interaction), interaction.user.id

    def hand(match: Match, seat: int) -> str:
        return words(adapter_of(match.game.key).hand_text(match.view(seat), say))

    made = await services.workshop.do(
        person, lambda: services.privacy.export(person, hand), partial(waiting, interaction)
    )
    file = Picture(made.data, made.name, say("privacy-file"))
    await tell(interaction, Content(say("privacy-exported"), [file]))


async def ask_delete(interaction: discord.Interaction, press: Press) -> None:
    """Asks whether to delete everything."""
    await defer_pressed(interaction)
    say = private_say(interaction)
    count = await services_of(interaction).privacy.open_matches(interaction.user.id)
    label = say("button-data-delete")
    confirm = Controls(0).button("data-delete", label, style=discord.ButtonStyle.danger)
    await tell(interaction, Content(say("privacy-confirm", count=count), items=[confirm]))


async def delete(interaction: discord.Interaction, press: Press) -> None:
    """Deletes everything."""
    await defer_pressed(interaction)
    services, player, late = services_of(interaction), interaction.user.id, set[int]()

    async def shown(changed: Sequence[int]) -> None:
        # Shown while the name is still known, so that the others see who left.
        for number in changed:
            await services.display.catch_up(number)
        await _withdraw(services, player, (await services.privacy.messaged(player))[:_MOST_MESSAGES])
        late.update(await services.hands.under_way(player))

    boards = await services.day_boards.showing(player)
    named = await services.privacy.forget(player, shown)
    done = private_say(interaction)("privacy-deleted")
    counted(interaction, done)
    services.workshop.forget()
    services.asked.forget(player)
    # Messages that were being sent meanwhile are only stored once they have arrived.
    await _withdraw(services, player, sorted(late))
    # Without an id, since the log outlives the deleted data.
    log.info("data of a player deleted")
    await _unname(services, named, boards)
    await tell(interaction, Content(done))


async def _unname(services: Services, named: Sequence[int], boards: Sequence[int]) -> None:
    """Shows these matches and the boards of the day of these servers without the name, if there is time."""
    until = time.monotonic() + _PATIENCE
    # What repairs show later as well comes last.
    showings: list[Callable[[], Awaitable[object]]] = [
        *(partial(services.posts.rename_thread, number) for number in named),
        *(partial(services.day_boards.renew, server) for server in boards),
        *(partial(services.display.catch_up, number) for number in named),
    ]
    for show in showings:
        if time.monotonic() > until:
            log.warning("a deleted name is still shown, since Discord took too long")
            return
        await show()


async def _withdraw(services: Services, player: int, numbers: Sequence[int]) -> None:
    """Deletes the direct messages about these matches, as far as Discord allows."""
    try:
        async with asyncio.timeout(_PATIENCE):
            for number in numbers:
                await services.hands.withdraw(number, player)
    except TimeoutError:
        log.warning("direct messages left undeleted, since Discord took too long")


COMMANDS: Commands = {"command-privacy": privacy}
HANDLERS: Handlers = {"data-export": export, "data-ask": ask_delete, "data-delete": delete}

"""The rules of a game, page by page."""

from __future__ import annotations

import discord

from bot.catalog import TITLES, Title
from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.services import services_of
from bot.refusal import Refusal
from bot.wire.answers import defer, tell
from bot.wire.components import Controls, Press, number_of
from bot.wire.content import Content
from bot.wire.names import private_say


async def rules(interaction: discord.Interaction) -> None:
    """Shows the first page."""
    await defer(interaction)
    await tell(interaction, _page(interaction, title_of(interaction), 1))


async def rules_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Shows the first page of the rules of a match's game."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await tell(interaction, _page(interaction, TITLES[match.game.key], 1))


async def rules_turned(interaction: discord.Interaction, press: Press) -> None:
    """Shows another page."""
    await defer(interaction, update=True)
    key, _, page = press.rest.partition(".")
    if key not in TITLES:
        raise Refusal("panel-unreadable")
    await tell(interaction, _page(interaction, TITLES[key], number_of(page)))


def _page(interaction: discord.Interaction, title: Title, page: int) -> Content:
    say = private_say(interaction)
    key = title.game.key
    pages = int(say(f"{key}-rules-pages"))
    page = min(max(page, 1), pages)
    text = say(f"{key}-rules-{page}")
    controls = Controls(0)
    items = [
        controls.button("rules-page", say("button-back"), f"{key}.{page - 1}", disabled=page == 1),
        controls.button("rules-page", say("button-next"), f"{key}.{page + 1}", disabled=page == pages),
    ]
    return Content(f"{text}\n-# {page}/{pages}", items=items)


COMMANDS: Commands = {"command-rules": rules}
HANDLERS: Handlers = {"rules": rules_pressed, "rules-page": rules_turned}

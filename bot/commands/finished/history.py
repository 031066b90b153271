"""/history: a server's finished matches, or in a direct message the caller's own, page by page."""

from __future__ import annotations

import discord

from bot.commands.finished.listing import finished_label, finished_line
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.services import services_of
from bot.refusal import Refusal
from bot.wire.answers import defer, defer_pressed, tell
from bot.wire.components import Button, Controls, Press, Select, number_of
from bot.wire.content import Content
from bot.wire.names import private_say

_PAGE = 10


async def history(interaction: discord.Interaction) -> None:
    """Shows the newest finished matches."""
    await defer(interaction)
    await tell(interaction, await _page(interaction, 0))


async def show_page(interaction: discord.Interaction, press: Press) -> None:
    """Shows another page."""
    await defer_pressed(interaction)
    await tell(interaction, await _page(interaction, number_of(press.rest, 6)))


async def _page(interaction: discord.Interaction, page: int) -> Content:
    """A page, from 0, newest first."""
    services, say, server = services_of(interaction), private_say(interaction), interaction.guild_id
    # One row more than a page tells whether there is another page.
    sight = await services.rights.whole_sight(interaction)
    rows = await services.finished.rows(sight, None, limit=_PAGE + 1, offset=page * _PAGE)
    if not rows and not page:
        raise Refusal("history-none" if server is not None else "history-none-own")
    shown, controls = rows[:_PAGE], Controls(0)
    items: list[Button | Select] = []
    if shown:
        offered = [
            discord.SelectOption(label=finished_label(row, say, game=True), value=str(row.match))
            for row in shown
        ]
        items.append(controls.select("replay", say("history-pick"), offered))
    newer, older = str(max(0, page - 1)), str(page + 1)
    items += [
        controls.button("history", say("button-newer"), newer, disabled=not page),
        controls.button("history", say("button-older"), older, disabled=len(rows) <= _PAGE),
    ]
    title = say("history-title" if server is not None else "history-title-own", page=page + 1)
    lines = "\n".join(finished_line(row, say) for row in shown) or say("history-end")
    return Content(f"{title}\n{lines}", items=items)


COMMANDS: Commands = {"command-history": history}
HANDLERS: Handlers = {"history": show_page}

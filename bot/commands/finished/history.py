"""/history: the finished matches of a server, or in a direct message one's own, page by page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.commands.finished.listing import past_label, past_line
from bot.commands.shared.panels import defer_pressed, number_of
from bot.commands.shared.services import Services
from bot.matches.archive import Archive
from bot.refusal import Refusal
from bot.wire.answers import defer, tell
from bot.wire.components import Handler, Press, button, select
from bot.wire.content import Content
from bot.wire.names import private_say
from bot.wire.tree import named

_PAGE = 10


def history_command(services: Services, archive: Archive) -> app_commands.Command[Any, ..., Any]:
    """/history."""

    @app_commands.command(name=named("command-history"), description=named("command-history.description"))
    async def history(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await tell(interaction, await _page(services, archive, interaction, 0))

    return history


def history_buttons(services: Services, archive: Archive) -> Mapping[str, Handler]:
    """What the components of /history do, by verb; what a list opens is a replay."""

    async def turn(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        await tell(interaction, await _page(services, archive, interaction, number_of(press.rest, 6)))

    return {"history": turn}


async def _page(services: Services, archive: Archive, interaction: discord.Interaction, page: int) -> Content:
    """A page, from 0, newest first."""
    say, server = private_say(interaction), interaction.guild_id
    # One more tells whether there is another page.
    sight = await services.rights.whole_sight(interaction)
    rows = await archive.rows(sight, None, limit=_PAGE + 1, offset=page * _PAGE)
    if not rows and not page:
        raise Refusal("history-none" if server is not None else "history-none-own")
    shown = rows[:_PAGE]
    items: list[Any] = []
    if shown:
        offered = [
            discord.SelectOption(label=past_label(row, say, game=True), value=str(row.match)) for row in shown
        ]
        items.append(select("replay", 0, 0, say("history-pick"), offered, row=0))
    newer, older = str(max(0, page - 1)), str(page + 1)
    items += [
        button("history", 0, 0, say("button-newer"), rest=newer, disabled=not page, row=1),
        button("history", 0, 0, say("button-older"), rest=older, disabled=len(rows) <= _PAGE, row=1),
    ]
    title = say("history-title" if server is not None else "history-title-own", page=page + 1)
    lines = "\n".join(past_line(row, say) for row in shown) or say("history-end")
    return Content(title, items=items, long_text=lines)

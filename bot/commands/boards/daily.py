"""/daily: the challenge of the day, its boards, and sharing a result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.option_types import Where
from bot.commands.shared.panels import defer_pressed
from bot.commands.shared.services import Services
from bot.commands.shared.sharing import sharing_place
from bot.matches import daily
from bot.refusal import Refusal
from bot.wire.answers import counted, defer, tell
from bot.wire.components import Handler, Press
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import private_say
from bot.wire.tree import named, options

_FIRST_DAY = 20200101


def daily_command(services: Services) -> app_commands.Command[Any, ..., Any]:
    """/daily."""

    @app_commands.command(name=named("command-daily"), description=named("command-daily.description"))
    @options(where="option-daily-board", date="option-daily-date")
    async def daily_(
        interaction: discord.Interaction, where: Where | None = None, date: str | None = None
    ) -> None:
        await defer(interaction)
        if where is None and date is None:
            await _play(services, interaction)
            return
        day = services.days.today() if date is None else _read(services, date.strip().replace("-", ""))
        await _board(services, interaction, day, world=where == "world")

    return daily_


def daily_buttons(services: Services) -> Mapping[str, Handler]:
    """What the components of the daily challenge do, by verb."""

    async def play(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        await _play(services, interaction)

    async def board(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        number, _, where = press.rest.partition(".")
        if where not in ("s", "w"):
            raise Refusal("panel-unreadable")
        await _board(services, interaction, _read(services, number), world=where == "w")

    async def share(interaction: discord.Interaction, press: Press) -> None:
        await defer(interaction)
        match = await services.finder.pressed(interaction, press)
        if match.kind.brings != "day" or match.outcome is None:
            raise Refusal("daily-nothing-to-share")
        server, channel = await sharing_place(interaction, "daily")
        await meet(interaction)
        say = private_say(interaction)
        try:
            link = await services.day_boards.share(match, server, channel)
        except Unsent:
            counted(interaction, say("daily-counts"))
            raise
        done = say("daily-shared", link=link)
        counted(interaction, done)
        await tell(interaction, Content(done))

    return {"daily-play": play, "daily-board": board, "daily-share": share}


async def _play(services: Services, interaction: discord.Interaction) -> None:
    """Begins the caller's try of today, or shows how it stands."""
    await meet(interaction)
    server = interaction.guild_id
    match = await services.days.begin(sitter(interaction.user), server=server, interaction=interaction.id)
    say = private_say(interaction)
    counted(interaction, say("daily-kept"))
    await tell(interaction, await services.attempts.content(match, say, server))


async def _board(services: Services, interaction: discord.Interaction, day: int, *, world: bool) -> None:
    server = None if world else interaction.guild_id
    content = await services.day_boards.private(
        day, server, interaction.user.id, private_say(interaction), here=interaction.guild_id is not None
    )
    await tell(interaction, content)


def _read(services: Services, text: str) -> int:
    """A day from yyyymmdd; raises Refusal for what is none, or has not come."""
    try:
        day = int(text) if text.isascii() and text.isdecimal() and len(text) == 8 else 0
        daily.date_of(day)
    except ValueError:
        raise Refusal("daily-no-date") from None
    if not _FIRST_DAY <= day <= services.days.today():
        raise Refusal("daily-no-day")
    return day

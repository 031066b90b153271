"""/daily: the challenge of the day, its boards, and sharing a result."""

from __future__ import annotations

import discord

from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.option_types import Where
from bot.commands.shared.services import services_of
from bot.commands.shared.sharing import sharing_place
from bot.matches.daily import date_of
from bot.refusal import Refusal
from bot.wire.answers import counted, defer, defer_pressed, tell
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import private_say
from bot.wire.tree import options

_FIRST_DAY = 20200101


@options(where="option-daily-board", date="option-daily-date")
async def daily(
    interaction: discord.Interaction, where: Where | None = None, date: str | None = None
) -> None:
    """Shows the caller's try of today, or a day's board."""
    await defer(interaction)
    if where is None and date is None:
        await _play(interaction)
        return
    today = services_of(interaction).days.today()
    day = today if date is None else _read(date.strip().replace("-", ""), today)
    await _board(interaction, day, world=where == "world")


async def play(interaction: discord.Interaction, press: Press) -> None:
    """Starts the presser's try of today, or shows it as it stands."""
    await defer_pressed(interaction)
    await _play(interaction)


async def board(interaction: discord.Interaction, press: Press) -> None:
    """Shows the board named in the id: its day, and whether it is the server's or the world's."""
    await defer_pressed(interaction)
    number, _, where = press.rest.partition(".")
    if where not in ("s", "w"):
        raise Refusal("panel-unreadable")
    day = _read(number, services_of(interaction).days.today())
    await _board(interaction, day, world=where == "w")


async def share(interaction: discord.Interaction, press: Press) -> None:
    """Adds a try's result to the board in this channel."""
    await defer(interaction)
    services = services_of(interaction)
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


async def _play(interaction: discord.Interaction) -> None:
    """Starts the caller's try of today, or shows it as it stands."""
    await meet(interaction)
    services, server = services_of(interaction), interaction.guild_id
    match = await services.days.begin(sitter(interaction.user), server=server, interaction=interaction.id)
    say = private_say(interaction)
    counted(interaction, say("daily-kept"))
    await tell(interaction, await services.attempts.content(match, say, server))


async def _board(interaction: discord.Interaction, day: int, *, world: bool) -> None:
    server = None if world else interaction.guild_id
    content = await services_of(interaction).day_boards.private(
        day, server, interaction.user.id, private_say(interaction), here=interaction.guild_id is not None
    )
    await tell(interaction, content)


def _read(text: str, today: int) -> int:
    """A day from yyyymmdd; raises Refusal if it is not a date or lies in the future."""
    try:
        day = int(text) if text.isascii() and text.isdecimal() and len(text) == 8 else 0
        date_of(day)
    except ValueError:
        raise Refusal("daily-no-date") from None
    if not _FIRST_DAY <= day <= today:
        raise Refusal("daily-no-day")
    return day


COMMANDS: Commands = {"command-daily": daily}
HANDLERS: Handlers = {"daily-play": play, "daily-board": board, "daily-share": share}

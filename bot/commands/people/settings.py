"""/settings: which messages a player wants, and a server's defaults for new matches.

Each command also shows the current settings.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.commands.shared.building import Commands
from bot.commands.shared.option_types import Late, Leavers, Pace, Reminders
from bot.commands.shared.rights import Given, check_play
from bot.commands.shared.services import services_of
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import counted, defer, tell
from bot.wire.content import Content
from bot.wire.names import private_say
from bot.wire.tree import options
from storage.players import PlayerRow, ServerRow


@options(
    pings="option-settings-pings", reminders="option-settings-reminders", messages="option-settings-messages"
)
async def me(
    interaction: discord.Interaction,
    pings: bool | None = None,
    reminders: Reminders | None = None,
    messages: bool | None = None,
) -> None:
    """Changes or shows which messages the caller wants."""
    await defer(interaction)
    services = services_of(interaction)
    known = await services.players.get(interaction.user.id)
    choice = replace(
        known,
        language=str(interaction.locale),
        messages=known.messages if messages is None else messages,
        pings=known.pings if pings is None else pings,
        reminders=known.reminders if reminders is None else reminders,
    )
    if (pings, reminders, messages) != (None, None, None):
        # Without options the command only shows the settings and stores nothing.
        await services.players.put(interaction.user.id, choice)
        counted(interaction, private_say(interaction)("settings-kept"))
    if choice.messages != known.messages:
        # The button below each hand offers the opposite of the setting.
        for match in await services.matches.of(interaction.user.id):
            await services.hands.refresh(match.id, interaction.user.id)
    await tell(interaction, Content(_mine(choice, private_say(interaction))))


@options(
    pace="option-pace",
    late="option-late",
    thread="option-thread",
    daily="option-settings-daily",
    leavers="option-settings-leavers",
    world="option-settings-world",
)
async def server(
    interaction: discord.Interaction,
    pace: Pace | None = None,
    late: Late | None = None,
    thread: bool | None = None,
    daily: discord.TextChannel | None = None,
    leavers: Leavers | None = None,
    world: bool | None = None,
) -> None:
    """Changes or shows the server's defaults for new matches, and what its boards show."""
    await defer(interaction)
    if interaction.guild_id is None:
        raise Refusal("settings-direct")
    services = services_of(interaction)
    known = choice = await services.servers.get(interaction.guild_id)
    if pace is not None:
        choice = replace(choice, pace=pace or None)
    plain: dict[str, Any] = {"late": late, "thread": thread, "leavers": leavers, "world": world}
    choice = replace(choice, **{name: value for name, value in plain.items() if value is not None})
    if daily is not None:
        choice = replace(choice, daily=_switched(interaction, known.daily, daily))
    if choice != known:
        if not interaction.permissions.manage_guild:
            raise Refusal("settings-not-allowed")
        await services.servers.put(interaction.guild_id, choice)
        counted(interaction, private_say(interaction)("settings-kept"))
    await tell(interaction, Content(_usual(choice, private_say(interaction))))


def _switched(
    interaction: discord.Interaction, known: int | None, channel: discord.TextChannel
) -> int | None:
    """The channel for a server's board of the day; raises a Refusal that names missing permissions.

    Discord offers no way to choose no channel, so choosing the same one again turns it off.
    """
    if known == channel.id:
        return None
    assert isinstance(interaction.user, discord.Member)
    given = Given(channel.permissions_for(channel.guild.me), channel.permissions_for(interaction.user))
    check_play(given, channel.id, private_say(interaction))
    return channel.id


def _mine(choice: PlayerRow, say: Say) -> str:
    return "\n".join(
        (
            say("settings-pings-on" if choice.pings else "settings-pings-off"),
            say("settings-reminders", count=say(f"reminders-{choice.reminders}")),
            say("settings-call-on" if choice.messages else "settings-call-off"),
            say("settings-language"),
        )
    )


def _usual(choice: ServerRow, say: Say) -> str:
    return "\n".join(
        (
            say("settings-server"),
            say("settings-pace", pace=say(f"pace-{choice.pace or 0}"), late=say(f"late-{choice.late}")),
            say("settings-thread-on" if choice.thread else "settings-thread-off"),
            say("settings-daily-off")
            if choice.daily is None
            else say("settings-daily-on", channel=f"<#{choice.daily}>"),
            say("settings-boards"),
            say("settings-leavers-hide" if choice.leavers == "hide" else "settings-leavers-dim"),
            say("settings-world-on" if choice.world else "settings-world-off"),
        )
    )


COMMANDS: Commands = {"command-settings-me": me, "command-settings-server": server}

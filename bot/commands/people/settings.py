"""/settings: which messages a player wants and in which language, and a server's defaults for new matches.

Each command also shows the current settings, with selects to change them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.commands.shared.autocomplete import choices, suggesting
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.option_types import Late, Leavers, Pace, Reminders
from bot.commands.shared.rights import Given, check_play
from bot.commands.shared.services import services_of
from bot.messages import settings_content
from bot.refusal import Refusal
from bot.texts import Say, catalogue, listed
from bot.texts.locales import own_name
from bot.texts.marks import clean
from bot.wire.answers import counted, defer, tell
from bot.wire.components import ID_DIGITS, Press, number_of
from bot.wire.content import Content
from bot.wire.languages import heard
from bot.wire.names import private_say
from bot.wire.tree import options
from storage.players import PlayerRow, ServerRow


@suggesting
async def offer_languages(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The languages that the bot speaks, by their own names, and the one that Discord says."""
    known = [(own_name(language), language) for language in catalogue().languages]
    discords = (private_say(interaction)("language-as-discord"), settings_content.AS_DISCORD)
    return choices([discords, *known], typed)


def _language(given: str | None, say: Say) -> str | None:
    """What is to be stored for a language as it was typed or chosen; None for no change."""
    if given is None:
        return None
    wanted = given.strip().casefold()
    for value, chosen in settings_content.MINE["chosen"].items():
        if wanted in (value.casefold(), own_name(chosen).casefold() if chosen else ""):
            return str(chosen)
    spoken = listed(map(own_name, catalogue().languages), say)
    raise Refusal("settings-no-language", text=clean(given), languages=spoken)


@options(
    pings="option-settings-pings",
    reminders="option-settings-reminders",
    messages="option-settings-messages",
    language="option-settings-language",
)
@app_commands.autocomplete(language=offer_languages)
async def me(
    interaction: discord.Interaction,
    pings: bool | None = None,
    reminders: Reminders | None = None,
    messages: bool | None = None,
    language: str | None = None,
) -> None:
    """Changes or shows which messages the caller wants, and in which language."""
    await defer(interaction)
    wanted = {"pings": pings, "reminders": reminders, "messages": messages}
    await _change_mine(interaction, {**wanted, "chosen": _language(language, private_say(interaction))})


async def _change_mine(interaction: discord.Interaction, wanted: Mapping[str, Any]) -> None:
    """Stores what is wanted, None standing for no change, and shows the caller's settings."""
    services = services_of(interaction)
    known = await services.players.get(interaction.user.id)
    given = {name: value for name, value in wanted.items() if value is not None}
    choice = replace(heard(known, interaction), **given)
    if given:
        # Without options the command only shows the settings and stores nothing.
        await services.languages.chosen(interaction, choice, known)
        counted(interaction, private_say(interaction)("settings-kept"))
    say = private_say(interaction)
    if choice.messages != known.messages:
        # The button below each hand offers the opposite of the setting.
        for match in await services.matches.of(interaction.user.id):
            await services.hands.refresh(match.id, interaction.user.id)
    await tell(interaction, Content(_mine(choice, say), items=settings_content.mine(choice, say)))
    if choice.speaks != known.speaks:
        # Marked as behind with the choice; what fails here is repaired.
        for match in await services.matches.of(interaction.user.id):
            await services.display.catch_up(match.id)


@options(
    pace="option-pace",
    late="option-late",
    thread="option-thread",
    daily="option-settings-daily",
    leavers="option-settings-leavers",
    world="option-settings-world",
    computers="option-settings-computers",
    language="option-settings-public-language",
)
@app_commands.autocomplete(language=offer_languages)
async def server(
    interaction: discord.Interaction,
    pace: Pace | None = None,
    late: Late | None = None,
    thread: bool | None = None,
    daily: discord.TextChannel | None = None,
    leavers: Leavers | None = None,
    world: bool | None = None,
    computers: bool | None = None,
    language: str | None = None,
) -> None:
    """Changes or shows the server's defaults for new matches, and what its boards show."""
    await defer(interaction)
    wanted = {
        "pace": pace,
        "late": late,
        "thread": thread,
        "leavers": leavers,
        "world": world,
        "computers": computers,
        "chosen": _language(language, private_say(interaction)),
    }
    await _change_server(interaction, wanted, daily)


async def _change_server(
    interaction: discord.Interaction, wanted: Mapping[str, Any], daily: discord.TextChannel | None
) -> None:
    """Stores what is wanted, None standing for no change, and shows the server's settings.

    daily: see `_switched`.
    """
    if interaction.guild_id is None:
        raise Refusal("settings-direct")
    services, say = services_of(interaction), private_say(interaction)
    known = await services.servers.get(interaction.guild_id)
    given = {name: value for name, value in wanted.items() if value is not None}
    if "pace" in given:
        given["pace"] = given["pace"] or None
    choice = replace(known, **given)
    if daily is not None:
        choice = replace(choice, daily=_switched(interaction, known.daily, daily))
    allowed = interaction.permissions.manage_guild
    if choice != known:
        if not allowed:
            raise Refusal("settings-not-allowed")
        await services.servers.put(interaction.guild_id, choice, known)
        counted(interaction, say("settings-kept"))
    here = interaction.channel_id if isinstance(interaction.channel, discord.TextChannel) else None
    items = settings_content.usual(choice, here, say) if allowed else ()
    await tell(interaction, Content(_usual(choice, say), items=items))
    if choice.speaks != known.speaks:
        # The boards of matches are marked as behind, and repaired.
        await services.day_boards.renew(interaction.guild_id)


async def mine_chosen(interaction: discord.Interaction, press: Press) -> None:
    """Changes the caller's setting that a select is for."""
    await defer(interaction, update=True)
    await _change_mine(interaction, {press.rest: _value(settings_content.MINE, press)})


async def usual_chosen(interaction: discord.Interaction, press: Press) -> None:
    """Changes the server's setting that a select is for."""
    await defer(interaction, update=True)
    if press.rest != "daily":
        await _change_server(interaction, {press.rest: _value(settings_content.USUAL, press)}, None)
        return
    if interaction.guild_id is None:
        raise Refusal("settings-direct")
    known = (await services_of(interaction).servers.get(interaction.guild_id)).daily
    chosen = number_of(press.chosen, ID_DIGITS)
    # Choosing the channel that it is turns it off.
    wanted = (chosen or known) if chosen != known else None
    guild = await services_of(interaction).known.guild(interaction.guild_id)
    channel = None if wanted is None or guild is None else guild.get_channel(wanted)
    if wanted is not None and not isinstance(channel, discord.TextChannel):
        raise Refusal("option-unknown")
    await _change_server(interaction, {}, channel if isinstance(channel, discord.TextChannel) else None)


def _value(known: Mapping[str, Mapping[str, Any]], press: Press) -> Any:
    """What is chosen in a select; raises Refusal for a choice that the bot cannot have offered."""
    if press.chosen not in known.get(press.rest, {}):
        raise Refusal("panel-unreadable")
    return known[press.rest][press.chosen]


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
    return _list(
        say("settings-mine"),
        say("settings-pings-on" if choice.pings else "settings-pings-off"),
        say("settings-reminders", count=say(f"reminders-{choice.reminders}")),
        say("settings-call-on" if choice.messages else "settings-call-off"),
        settings_content.language_text(choice.chosen, say),
    )


def _usual(choice: ServerRow, say: Say) -> str:
    matches = _list(
        say("settings-server"),
        say("settings-pace", pace=say(f"pace-{choice.pace}"), late=say(f"late-{choice.late}"))
        if choice.pace
        else say("settings-pace-none", late=say(f"late-{choice.late}")),
        say("settings-thread-on" if choice.thread else "settings-thread-off"),
        say("settings-computers-on" if choice.computers else "settings-computers-off"),
        settings_content.public_language_text(choice.chosen, say),
    )
    boards = _list(
        say("settings-boards"),
        say("settings-daily-off")
        if choice.daily is None
        else say("settings-daily-on", channel=f"<#{choice.daily}>"),
        say("settings-leavers-hide" if choice.leavers == "hide" else "settings-leavers-dim"),
        say("settings-world-on" if choice.world else "settings-world-off"),
    )
    return f"{matches}\n{boards}"


def _list(head: str, *settings: str) -> str:
    """Settings below what they are about, each on a line that can be told from the next on a phone."""
    return "\n".join((head, *(f"• {each}" for each in settings)))


HANDLERS: Handlers = {"set-me": mine_chosen, "set-server": usual_chosen}
COMMANDS: Commands = {"command-settings-me": me, "command-settings-server": server}

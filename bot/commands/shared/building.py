"""Makes what Discord is told: commands by the keys of their names, components by their verbs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.wire.components import Handler
from bot.wire.tree import named

Callback = Callable[..., Coroutine[Any, Any, None]]
Commands = Mapping[str, Callback]
"""What commands do, by the key of their name; the key with ".description" is that of their description."""
Handlers = Mapping[str, Handler]
"""What components do, by their verb."""


@dataclass(frozen=True)
class GameCommands:
    """What a game adds to what all games have: its own commands and components.

    hand: what it calls what only its owner sees, "hand" or "rack"; it names the command that shows it.
    """

    title: Title
    commands: Commands
    handlers: Handlers
    hand: str = "hand"


def command(key: str, callback: Callback) -> app_commands.Command[Any, ..., Any]:
    """A command for Discord."""
    return app_commands.Command(name=named(key), description=named(f"{key}.description"), callback=callback)


def group(key: str, commands: Commands, *, name: str | None = None) -> app_commands.Group:
    """A group of commands, for servers and direct messages; it is named by its key, or by this name."""
    made = app_commands.Group(
        name=named(key) if name is None else name,
        description=named(f"{key}.description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for each, callback in commands.items():
        made.add_command(command(each, callback))
    return made


def title_of(interaction: discord.Interaction) -> Title:
    """The title in whose group the command stands that was given."""
    given = interaction.command
    assert isinstance(given, app_commands.Command)
    assert given.parent is not None
    return TITLES[given.parent.name]

"""Builds commands, by the keys of their names, and names the handlers of components, by their verbs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.messages.display import Further
from bot.wire.components import Handler
from bot.wire.tree import named

Callback = Callable[..., Coroutine[Any, Any, None]]
Commands = Mapping[str, Callback]
"""Commands by the key of their name; that key plus ".description" is the key of their description."""
Handlers = Mapping[str, Handler]
"""Components' handlers, by verb."""


@dataclass(frozen=True)
class GameCommands:
    """The commands and components that a game adds to those of all games.

    goes_on: the panel in which an unfinished turn goes on.
    hand: the game's word for what only its owner sees, "hand" or "rack", and so the name of its command.
    """

    title: Title
    commands: Commands
    handlers: Handlers
    goes_on: Further
    hand: str = "hand"


def command(key: str, callback: Callback) -> app_commands.Command[Any, ..., Any]:
    """A slash command."""
    return app_commands.Command(name=named(key), description=named(f"{key}.description"), callback=callback)


def group(key: str, commands: Commands, *, name: str | None = None) -> app_commands.Group:
    """A group of commands for servers and direct messages, named by its key unless a name is given."""
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
    """The title whose group the given command belongs to."""
    given = interaction.command
    assert isinstance(given, app_commands.Command)
    assert given.parent is not None
    return TITLES[given.parent.name]

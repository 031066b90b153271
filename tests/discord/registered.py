"""The commands as Discord has them, once for all tests: what it is told, and what it answers."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.app import GAMES
from bot.commands.all_commands import all_commands
from bot.playground.mentions import runnable
from bot.wire.command_names import CommandNames
from bot.wire.components import Handler
from bot.wire.tree import Translator

T = TypeVar("T")
_FIRST_ID = 10**19
"""The smallest id of 20 digits, as many as the longest of Discord's has."""


@cache
def built() -> tuple[list[app_commands.Command[Any, ..., Any] | app_commands.Group], dict[str, Handler]]:
    """The commands and handlers of every bot here: building them takes longer than most tests."""
    return all_commands(GAMES)


@cache
def told() -> tuple[Mapping[str, Any], ...]:
    """What Discord is told of all commands, in all languages."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    translator = Translator()
    return tuple(_at_once(each.get_translated_payload(tree, translator)) for each in built()[0])


def _at_once(translating: Coroutine[Any, Any, T]) -> T:
    """What a coroutine that waits for nothing returns, also where a loop is running."""
    try:
        translating.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("it waits for something")


@cache
def registered() -> tuple[Mapping[str, Any], ...]:
    """What Discord answers, with the longest ids."""
    more = {"application_id": 1, "default_member_permissions": None}
    return tuple({**each, **more, "id": str(_FIRST_ID + number)} for number, each in enumerate(told()))


@cache
def command_names() -> CommandNames:
    """The names that a bot has learned from that."""
    names = CommandNames()
    state: Any = SimpleNamespace(_get_guild=lambda _: None)
    data: Any = registered()
    names.learn(app_commands.AppCommand(data=each, state=state) for each in data)
    return names


@cache
def mentionable() -> Mapping[str, frozenset[str]]:
    """By the id of a registered command, the names that a mention of it may have."""
    return runnable(registered())

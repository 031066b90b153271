"""What the commands and their options are called in a language, as Discord is told."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.playground.rules import Refused, check_commands
from bot.texts import catalogue
from bot.wire.tree import Translator
from tests.discord.direct import built

_OPTION_TYPES_OF_GROUPS = (1, 2)


@dataclass(frozen=True)
class Named:
    """A command, group or option: its English path and names, and what it is called in a language."""

    path: tuple[str, ...]
    names: tuple[str, ...]
    is_option: bool


@cache
def told() -> tuple[Mapping[str, Any], ...]:
    """What Discord is told of all commands, in all languages."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    commands, _ = built()
    translator = Translator()

    async def payloads() -> list[dict[str, Any]]:
        return [await each.get_translated_payload(tree, translator) for each in commands]

    return tuple(asyncio.run(payloads()))


def _locale(language: str) -> str:
    return next(str(each) for each in discord.Locale if catalogue().language(str(each)) == language)


@cache
def named(language: str) -> tuple[Named, ...]:
    """All groups, commands and options with their names in a language."""
    locale = _locale(language)

    def below(nodes: Any, path: tuple[str, ...], names: tuple[str, ...], *, options: bool) -> Iterator[Named]:
        for node in nodes:
            called = (node.get("name_localizations") or {}).get(locale, node["name"])
            here = Named((*path, node["name"]), (*names, called), options)
            yield here
            inner = node.get("options") or []
            groups = [each for each in inner if each["type"] in _OPTION_TYPES_OF_GROUPS]
            yield from below(groups, here.path, here.names, options=False)
            yield from below(
                [each for each in inner if each not in groups], here.path, here.names, options=True
            )

    return tuple(below(told(), (), (), options=False))


def clashes(language: str) -> Iterator[str]:
    """Names that two commands or options of one level share."""
    for names, count in Counter(each.names for each in named(language)).items():
        if count > 1:
            yield f"two commands or options are called {' '.join(names)}"


def refused() -> Iterator[str]:
    """What Discord would refuse of the commands, in any language."""
    try:
        check_commands(list(told()))
    except Refused as why:
        yield str(why)


_SPAN = re.compile(r"`([^`]*)`")
_COMMAND = re.compile(r"/[^`]*")
GAME = "\0"
"""Stands for a name of a game that a sentence is given."""


def spans(sentence: str) -> list[str]:
    """What stands between backticks."""
    return _SPAN.findall(sentence)


def english_of(written: str, language: str) -> str | None:
    """A command as a sentence of a language writes it, with its English names; None if there is none such.

    The name of the game may be GAME.
    """
    for game in ("axio", "rota", "iota", "paperworld") if GAME in written else ("",):
        found = _english_of(written.replace(GAME, game), language)
        if found is not None:
            return found.replace(f"/{game}", f"/{GAME}", 1) if game else found
    return None


def _english_of(written: str, language: str) -> str | None:
    words = written.removeprefix("/").split()
    commands = {each.names: each.path for each in named(language) if not each.is_option}
    options = {each.names: each.path for each in named(language) if each.is_option}
    length = max((n for n in range(1, len(words) + 1) if tuple(words[:n]) in commands), default=0)
    if length == 0:
        return None
    names = tuple(words[:length])
    given = []
    for each in words[length:]:
        option, colon, value = each.partition(":")
        if colon:
            if (*names, option) not in options:
                return None
            given.append(f"{options[*names, option][-1]}:{value}")
        else:
            given.append(each)
    is_group = any(path[:-1] == commands[names] for path in commands.values())
    if is_group and given:
        return None  # a command of the group that it does not have
    return "/" + " ".join((*commands[names], *given))

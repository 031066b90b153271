"""What the commands and their options are called in a language, as Discord is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord

from bot.playground.mentions import SUBCOMMANDS
from bot.playground.rules import Refused, check_commands
from bot.texts import ENGLISH, catalogue
from tests.discord.registered import told


@dataclass(frozen=True)
class Named:
    """A command, group or option: its English path and names, and what it is called in a language."""

    path: tuple[str, ...]
    names: tuple[str, ...]
    is_option: bool


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
            groups = [each for each in inner if each["type"] in SUBCOMMANDS]
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


def is_command(written: str) -> bool:
    """Whether there is this command, with these options if any, by its English names.

    written: as sentences name it, such as /axio start, /axio start seats:1 or /axio start#seats:1.
    """
    name, hash_, option = written.removeprefix("/").replace(GAME, "axio").partition("#")
    words = name.split()
    nodes = {each.path: each for each in named(ENGLISH)}
    paths = [tuple(words[:length]) for length in range(len(words), 0, -1)]
    path = next((each for each in paths if each in nodes and not nodes[each].is_option), None)
    if path is None:
        return False
    given = words[len(path) :]
    is_group = any(each.path[:-1] == path and not each.is_option for each in nodes.values())
    if is_group:
        return not (given or hash_)
    options = [each.partition(":")[0] for each in given if ":" in each] + (
        [option.partition(":")[0]] if hash_ else []
    )
    return all((*path, each) in nodes for each in options)

"""How what the bot says names its commands: so that each reader can find or tap them.

Discord names commands in the language of each reader's Discord, which need not be that of the sentence.
So sentences name them in English in every language, `/axio rack` or `/axio start seats:1`, and an option
alone as `/axio start#seats`.  On the way out each becomes a mention, which everybody can tap, or what the
reader's Discord calls it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import discord
from discord.app_commands import AppCommand, AppCommandGroup, Argument

# A backtick after a backslash is part of somebody's name, which is shown as it is.
_NAMED = re.compile(r"(?<!\\)`/([^`#\n]+)(?:#([^`\n]+))?`")
_OPTION = re.compile(r"\S+?(?=:)")
Names = Mapping[str, str]
"""By locale of Discord, where it is not called as in English."""


@dataclass(frozen=True)
class _Command:
    """A command, or a group of them, which nobody can give; called: with its group's name."""

    id: int
    called: Names
    options: Mapping[str, Names]
    is_group: bool


class CommandNames:
    """What Discord calls the commands; until it is known, and for what Discord does not know, English."""

    def __init__(self) -> None:
        self._known: dict[str, _Command] = {}

    def learn(self, registered: Iterable[AppCommand]) -> None:
        """Takes what Discord answered when all commands were registered."""
        self._known = {path: command for each in registered for path, command in _below(each, each, "", {})}

    def text(self, text: str, most: int, locale: str | None = None) -> str:
        """A sentence as it is shown; with no mentions if it would exceed `most` characters.

        locale: of the reader's Discord; None if anybody may read it, or it is not known.  A mention shows the
        English name in every language, so somebody whose Discord has another name reads that one instead.
        """
        if "`/" not in text:
            return text
        shown = _NAMED.sub(lambda named: self._shown(named, locale, mention=True), text)
        return shown if len(shown) <= most else self.unmentioned(text, locale)

    def unmentioned(self, text: str, locale: str | None = None) -> str:
        """A sentence in which no command is mentioned, for where Discord shows no mentions."""
        return _NAMED.sub(lambda named: self._shown(named, locale, mention=False), text)

    def _shown(self, named: re.Match[str], locale: str | None, *, mention: bool) -> str:
        path, command, given = self._found(named[1])
        if command is None:
            return f"`{named[2]}`" if named[2] else named[0]
        language = locale or ""

        def option(name: str) -> str:
            return command.options.get(name, {}).get(language, name)

        if named[2]:
            name, colon, value = named[2].partition(":")
            return f"`{option(name)}{colon}{value}`"
        called = command.called.get(language, path)
        if mention and not given and not command.is_group and called == path:
            return f"</{path}:{command.id}>"
        return f"`/{called}{_OPTION.sub(lambda name: option(name[0]), given)}`"

    def _found(self, written: str) -> tuple[str, _Command | None, str]:
        """The longest command that this begins with, and what is given to it."""
        words = written.split(" ")
        for length in range(len(words), 0, -1):
            path = " ".join(words[:length])
            if path in self._known:
                return path, self._known[path], written[len(path) :]
        return written, None, ""


def _below(
    top: AppCommand, node: AppCommand | AppCommandGroup, path: str, called: Names
) -> Iterator[tuple[str, _Command]]:
    """A command or group with all that is below it, by their English names."""
    own = _names(node)
    here = f"{path} {node.name}".lstrip()
    names = {
        locale: f"{called.get(locale, path)} {own.get(locale, node.name)}".lstrip()
        for locale in {*own, *called}
    }
    groups = [each for each in node.options if isinstance(each, AppCommandGroup)]
    options = {each.name: _names(each) for each in node.options if isinstance(each, Argument)}
    yield here, _Command(top.id, names, options, bool(groups))
    for group in groups:
        yield from _below(top, group, here, names)


def _names(node: AppCommand | AppCommandGroup | Argument) -> Names:
    return {str(locale): name for locale, name in node.name_localizations.items() if name != node.name}


class _Owner(Protocol):
    command_names: CommandNames


def command_names_of(client: discord.Client) -> CommandNames:
    """The names of the bot's commands, as its client knows them."""
    owner: Any = client
    known: _Owner = owner
    return known.command_names

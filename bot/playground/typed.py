"""Reads a slash command that a member typed or filled in on the page."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from discord import AppCommandOptionType
from discord.app_commands import AppCommand, AppCommandGroup, Argument, Choice

from bot.texts import ENGLISH, in_language
from bot.texts.words import bare

Leaf = AppCommand | AppCommandGroup
"""A command that can be run: a plain one, or the last part of a group."""


class Unreadable(Exception):
    """The typed text is not a command; the sentence tells the member why."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(in_language(ENGLISH)(key, **params))
        self.key = key
        self.params = params


def leaves(commands: Iterable[AppCommand]) -> dict[str, Leaf]:
    """Every command that can be run, by its full name without the slash ("axio start")."""
    found: dict[str, Leaf] = {}

    def visit(node: Leaf, name: str) -> None:
        groups = [option for option in node.options if isinstance(option, AppCommandGroup)]
        if not groups:
            found[name] = node
        for group in groups:
            visit(group, f"{name} {group.name}")

    for command in commands:
        visit(command, command.name)
    return found


def arguments(leaf: Leaf) -> list[Argument]:
    """The options of a command, required ones first, as Discord orders them."""
    return [option for option in leaf.options if isinstance(option, Argument)]


def called(named: Leaf | Argument | Choice[Any], locale: str) -> str:
    """What a command, an option or a choice is called in the language of somebody's Discord."""
    return {str(each): name for each, name in named.name_localizations.items()}.get(locale, named.name)


def full_name(leaf: Leaf, locale: str) -> str:
    """The full name of a command in that language, without the slash ("axio lernen")."""
    own = called(leaf, locale)
    return f"{full_name(leaf.parent, locale)} {own}" if isinstance(leaf, AppCommandGroup) else own


def read_line(line: str, commands: Mapping[str, Leaf], locale: str) -> tuple[str, dict[str, str]]:
    """Split `/axio place tile:rb cell:E5` into the command's name and its options as text.

    Commands and options may be called as in the member's language or as in English.
    """
    own = {full_name(leaf, locale): name for name, leaf in commands.items()}
    names = {name: name for name in commands} | own
    for typed in sorted(names, key=len, reverse=True):
        start = re.match(r"/\s*" + r"\s+".join(map(re.escape, typed.split())) + r"(?=\s|$)", line)
        if start:
            name = names[typed]
            return name, _read_options(typed, line[start.end() :], commands[name], locale)
    word = line.removeprefix("/").split()[:1]
    below = [f"/{name}" for name in sorted(own, key=bare) if name.split()[:1] == word]
    if below:
        raise Unreadable("typed-go-on", command=word[0], names=", ".join(below))
    first = dict.fromkeys(f"/{name.split()[0]}" for name in sorted(own, key=bare))
    raise Unreadable("typed-unknown", names=", ".join(first))


def _read_options(name: str, text: str, leaf: Leaf, locale: str) -> dict[str, str]:
    own = {called(argument, locale): argument.name for argument in arguments(leaf)}
    names = {argument.name: argument.name for argument in arguments(leaf)} | own
    marks = list(re.finditer(rf"(?:^|(?<=\s))({'|'.join(map(re.escape, names))}):", text)) if names else []
    before = (text[: marks[0].start()] if marks else text).strip()
    named = {names[mark.group(1)] for mark in marks}
    needed = [each.name for each in arguments(leaf) if each.required and each.name not in named]
    found = _in_order(before, needed)
    if found is None and not own:
        raise Unreadable("typed-no-options", command=name, text=before)
    if found is None:
        for option in re.findall(r"(?:^|\s)([^\W\d]\w*):", before):
            raise Unreadable("typed-no-option", command=name, option=option, options=", ".join(own))
        raise Unreadable("typed-options", command=name, text=before, options=_pattern(leaf, locale))
    for mark, after in zip(marks, [*marks[1:], None], strict=False):
        found[names[mark.group(1)]] = text[mark.end() : after.start() if after else None].strip()
    return found


def _in_order(text: str, needed: Sequence[str]) -> dict[str, str] | None:
    """What was typed without names, for the first of the options that are needed; None: it does not fit.

    The only one takes all of it. Otherwise each takes a word, and none that looks like a named option.
    """
    if len(needed) == 1 and text:
        return {needed[0]: text}
    words = text.split()
    if len(words) > len(needed) or any(re.match(r"[^\W\d]\w*:", word) for word in words):
        return None
    return dict(zip(needed, words, strict=False))


def _pattern(leaf: Leaf, locale: str) -> str:
    """How the options of a command are written, and which of them may be left out."""
    needed = " ".join(f"{called(each, locale)}:…" for each in arguments(leaf) if each.required)
    others = " ".join(f"{called(each, locale)}:…" for each in arguments(leaf) if not each.required)
    optional = in_language(locale)("page-optional", options=others) if others else ""
    return f"{needed} {optional}".strip()


def values(
    name: str,
    leaf: Leaf,
    texts: Mapping[str, str],
    member: Callable[[str], Any],
    channel: Callable[[str], Any],
    *,
    locale: str = ENGLISH,
    complete: bool = True,
) -> dict[str, Any]:
    """Turn the options' texts into values of their Discord types.

    `member` and `channel` find one by name, mention or id, or return None. Empty texts count as missing.
    With `complete` a missing required option is an error; autocomplete runs while some are still missing.
    locale: in which refusals name the options.
    """
    filled = {option: text for option, text in texts.items() if text != ""}
    known = {argument.name: argument for argument in arguments(leaf)}
    for option in filled:
        if option not in known:
            options = ", ".join(called(each, locale) for each in known.values())
            raise Unreadable(
                "typed-no-option", command=full_name(leaf, locale), option=option, options=options
            )
    missing = [each for option, each in known.items() if each.required and option not in filled]
    if missing and complete:
        options = ", ".join(called(each, locale) for each in missing)
        raise Unreadable("typed-missing", command=full_name(leaf, locale), options=options)
    return {option: _value(known[option], text, member, channel, locale) for option, text in filled.items()}


def _value(
    argument: Argument, text: str, member: Callable[[str], Any], channel: Callable[[str], Any], locale: str
) -> Any:
    option = called(argument, locale)
    if argument.choices:
        for choice in argument.choices:
            known = (choice.name, str(choice.value), *choice.name_localizations.values())
            if text.casefold() in map(str.casefold, known):
                return choice.value
        offered = "; ".join(called(choice, locale) for choice in argument.choices)
        raise Unreadable("typed-choice", text=text, option=option, choices=offered)
    kind = AppCommandOptionType
    try:
        if argument.type is kind.string:
            _check("typed-length", option, len(text), argument.min_length, argument.max_length)
            return text
        if argument.type in (kind.integer, kind.number):
            number = int(text) if argument.type is kind.integer else float(text)
            _check("typed-range", option, number, argument.min_value, argument.max_value)
            return number
        if argument.type is kind.boolean:
            return _switches(locale)[text.casefold()]
    except (KeyError, ValueError):
        raise Unreadable("typed-unfit", text=text, option=option, kind=argument.type.name) from None
    if argument.type is kind.attachment:
        return _file(option, text)
    finders = {
        kind.user: (member, "member"),
        kind.mentionable: (member, "member"),
        kind.channel: (channel, "channel"),
    }
    if argument.type in finders:
        find, what = finders[argument.type]
        found = find(text)
        if found is None:
            raise Unreadable(f"typed-no-{what}", text=text, option=option)
        return found
    raise Unreadable("typed-no-way", option=option, kind=argument.type.name)


def _check(key: str, option: str, size: float, least: float | None, most: float | None) -> None:
    """Refuse a number or a length that is out of the option's range, with the sentence `key`."""
    if least is not None and size < least:
        raise Unreadable(key, option=option, side="least", limit=str(least))
    if most is not None and size > most:
        raise Unreadable(key, option=option, side="most", limit=str(most))


def _switches(locale: str) -> dict[str, bool]:
    """What can be typed for yes and no, in the member's language and in English."""
    say = in_language(locale)
    own = {say("page-yes").casefold(): True, say("page-no").casefold(): False}
    return {"true": True, "yes": True, "false": False, "no": False} | own


def _file(option: str, text: str) -> tuple[str, bytes]:
    """A file as the page sends it: its name, and on the next line its content in base64."""
    name, line, content = text.partition("\n")
    try:
        if name and line:
            return name, b64decode(content, validate=True)
    except ValueError:
        pass
    raise Unreadable("typed-file", option=option)

"""Discord takes only commands within its limits, in every language; one beyond them removes them all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.commands.tree import Translator
from tests.commands.club import Club

_NAME = re.compile(r"[-_\w]{1,32}")
_MOST = 25
_LETTERS = 8000  # of a command with all that is in it


def _nodes(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options", []):
        yield from _nodes(option)


def _letters(node: dict[str, Any]) -> int:
    """What counts of a node: its longest name and description, and names and values of choices."""
    longest = 0
    for each in (node, *node.get("choices", [])):
        for key in ("name", "description"):
            words = [each.get(key, ""), *(each.get(f"{key}_localizations") or {}).values()]
            longest += max(map(len, words))
        longest += len(str(each.get("value", "")))
    return longest


async def test_every_command_is_within_discords_limits(club: Club) -> None:
    commands = club.bot.tree.get_commands()
    assert 4 <= len(commands) <= 100
    for command in commands:
        payload: Any = await command.get_translated_payload(club.bot.tree, Translator())
        for node in _nodes(payload):
            names = [node["name"], *(node.get("name_localizations") or {}).values()]
            for name in names:
                assert _NAME.fullmatch(name), name
                assert name == name.lower()
            for words in [node["description"], *(node.get("description_localizations") or {}).values()]:
                assert 1 <= len(words) <= 100, words
            assert len(node.get("options", [])) <= _MOST
            choices = node.get("choices", [])
            assert len(choices) <= _MOST
            for choice in choices:
                for name in [choice["name"], *(choice.get("name_localizations") or {}).values()]:
                    assert 1 <= len(name) <= 100, name
                assert len(str(choice["value"])) <= 100
            optional = [option.get("required", False) for option in node.get("options", [])]
            assert optional == sorted(optional, reverse=True), "required options come first"
        assert sum(_letters(node) for node in _nodes(payload)) <= _LETTERS, command.name


async def test_the_bot_asks_for_no_privileged_intent(club: Club) -> None:
    assert club.bot.intents.value == discord.Intents(guilds=True).value
    assert isinstance(club.bot.tree, app_commands.CommandTree)

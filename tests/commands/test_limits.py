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


def _nodes(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options", []):
        yield from _nodes(option)


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
            assert len(node.get("choices", [])) <= _MOST
            optional = [option.get("required", False) for option in node.get("options", [])]
            assert optional == sorted(optional, reverse=True), "required options come first"


async def test_the_bot_asks_for_no_privileged_intent(club: Club) -> None:
    assert club.bot.intents.value == discord.Intents(guilds=True).value
    assert isinstance(club.bot.tree, app_commands.CommandTree)

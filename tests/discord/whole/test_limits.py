"""Commands stay within Discord's limits in every language; one that does not makes Discord refuse all."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.playground.rules import check_commands
from bot.wire.tree import Translator
from tests.discord.club import Club


async def test_every_command_is_within_discords_limits(club: Club) -> None:
    commands = club.bot.tree.get_commands()
    assert 4 <= len(commands) <= 100
    payloads: list[Any] = [
        await command.get_translated_payload(club.bot.tree, Translator()) for command in commands
    ]
    check_commands(payloads)


async def test_the_bot_asks_for_no_privileged_intent(club: Club) -> None:
    assert club.bot.intents.value == discord.Intents(guilds=True).value
    assert isinstance(club.bot.tree, app_commands.CommandTree)

"""The command tree: names and descriptions from the catalogue, errors answered in one place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.texts import ENGLISH, catalogue, text

Fail = Callable[[discord.Interaction, BaseException], Awaitable[None]]


def named(key: str) -> app_commands.locale_str:
    """A name or description that Discord shows, by its key in the catalogue."""
    return app_commands.locale_str(text(ENGLISH, key), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions in every language of the catalogue."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """See discord.py; None where the catalogue has no such language or sentence."""
        key = string.extras.get("key")
        language = catalogue().language(str(locale))
        if key is None or language == ENGLISH or key not in catalogue().keys(language):
            return None
        return text(language, key)


class Tree(app_commands.CommandTree[Any]):
    """A command tree that answers every failure."""

    def __init__(self, client: discord.Client, fail: Fail) -> None:
        super().__init__(client)
        self._fail = fail

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """See discord.py."""
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._fail(interaction, original)

"""The command tree: names and descriptions from the catalogue, errors answered in one place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.abc import Snowflake

from bot.texts import ENGLISH, text
from bot.texts.catalogue import FOLDER, Catalogue

_LATE = (10062, 40060)  # Discord's codes for an interaction that has expired or was already answered


class _Late(logging.Filter):
    """Turns discord.py's traceback about a late autocomplete into one line of log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Changes the record and never drops it."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, discord.HTTPException) and error.code in _LATE:
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.msg, record.args, record.exc_info = "an autocomplete came too late", (), None
        return True


logging.getLogger("discord.app_commands.tree").addFilter(_Late())

Admit = Callable[[discord.Interaction], Awaitable[bool]]
Fail = Callable[[discord.Interaction, BaseException], Awaitable[None]]


def named(key: str) -> app_commands.locale_str:
    """A name or description for Discord, by its key in the catalogue."""
    return app_commands.locale_str(text(ENGLISH, key), key=key)


Callback = TypeVar("Callback", bound=Callable[..., Any])


def options(*names: str, **keys: str) -> Callable[[Callback], Callback]:
    """Gives a command's options their names and descriptions from the catalogue.

    names: parameters whose key is "option-" plus their name.  keys: parameters with a key of their own.
    """
    wanted = {name: f"option-{name}" for name in names} | keys

    def dress(callback: Callback) -> Callback:
        renamed = app_commands.rename(**{name: named(key) for name, key in wanted.items()})
        described = app_commands.describe(
            **{name: named(f"{key}.description") for name, key in wanted.items()}
        )
        dressed: Callback = described(renamed(callback))
        return dressed

    return dress


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions in every language of the catalogue.

    It reads all languages, which nobody else does, so it reads them for itself and is soon forgotten.
    """

    def __init__(self) -> None:
        self._texts = Catalogue(FOLDER)

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Overrides discord.py's; None if the catalogue lacks the language or the sentence."""
        key = string.extras.get("key")
        language = self._texts.language(str(locale))
        if key is None or language == ENGLISH or key not in self._texts.keys(language):
            return None
        return self._texts.text(language, key)


class Tree(app_commands.CommandTree[Any]):
    """A command tree that answers every failure."""

    def __init__(self, client: discord.Client, admit: Admit, fail: Fail) -> None:
        super().__init__(client)
        self._admit = admit
        self._fail = fail

    async def sync(self, *, guild: Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Overrides discord.py's: registers the commands with their names in all languages."""
        await self.set_translator(Translator())
        try:
            return await super().sync(guild=guild)
        finally:
            await self.set_translator(None)

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Overrides discord.py's: whether to run the command at all."""
        return await self._admit(interaction)

    async def _call(self, interaction: discord.Interaction) -> None:
        """Answers what discord.py cannot read, and would leave unanswered."""
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            if interaction.type is discord.InteractionType.autocomplete:
                raise
            await self._fail(interaction, error)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Overrides discord.py's: answers an error in a command."""
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._fail(interaction, original)

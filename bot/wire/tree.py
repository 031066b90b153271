"""The command tree: names and descriptions from the catalogue, errors answered in one place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.texts import ENGLISH, catalogue, text

_LATE = (10062, 40060)  # Discord's codes for an interaction that is over, or answered already


class _Late(logging.Filter):
    """Of an autocomplete that Discord waits for no more, discord.py's log has a line and no traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """See logging; the record is changed, never dropped."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, discord.HTTPException) and error.code in _LATE:
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.msg, record.args, record.exc_info = "an autocomplete came too late", (), None
        return True


logging.getLogger("discord.app_commands.tree").addFilter(_Late())

Admit = Callable[[discord.Interaction], Awaitable[bool]]
Fail = Callable[[discord.Interaction, BaseException], Awaitable[None]]


def named(key: str) -> app_commands.locale_str:
    """A name or description that Discord shows, by its key in the catalogue."""
    return app_commands.locale_str(text(ENGLISH, key), key=key)


Callback = TypeVar("Callback", bound=Callable[..., Any])


def options(*names: str, **keys: str) -> Callable[[Callback], Callback]:
    """Names and describes the options of a command from the catalogue.

    names: parameters whose key is "option-" and their name; keys: parameters with another key.
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

    def __init__(self, client: discord.Client, admit: Admit, fail: Fail) -> None:
        super().__init__(client)
        self._admit = admit
        self._fail = fail

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """See discord.py."""
        return await self._admit(interaction)

    async def _call(self, interaction: discord.Interaction) -> None:
        """See discord.py, which leaves unanswered what it cannot read."""
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
        """See discord.py."""
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._fail(interaction, original)

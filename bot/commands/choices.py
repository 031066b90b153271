"""Autocomplete: what a person may choose in an option of a command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from itertools import islice
from typing import Any, TypeVar

import discord
import structlog
from discord import app_commands

from bot.catalog import Title
from bot.commands.desk import Desk
from bot.games.contract import Refusal
from bot.logs import error_id
from bot.matches.match import Match

log = structlog.get_logger()

_MOST_CHOICES = 25  # Discord's limit
_PATIENCE = 1.0  # seconds; an answer that Discord has given up on would be refused

Value = TypeVar("Value", str, int)
Autocomplete = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Value]]]]


def offering(find: Autocomplete[Value]) -> Autocomplete[Value]:
    """An autocomplete that offers nothing, which is no error to Discord, when finding is slow or fails."""

    async def found(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Value]]:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await find(interaction, typed)
        except TimeoutError:
            log.warning("nothing offered, since it took too long")
        except Exception:
            log.exception("nothing offered", fault=error_id())
        return []

    return found


async def own_match(desk: Desk, interaction: discord.Interaction, title: Title) -> tuple[int, Match] | None:
    """The caller's seat and running match for an autocomplete; None when there is nothing to offer."""
    try:
        match = await desk.match_here(interaction, title)
    except Refusal:
        return None
    seat = match.seat_of(interaction.user.id)
    if seat is None or not match.running:
        return None
    return seat, match


def choices(named_values: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """The first 25 (name, value) that match what was typed, by name or value."""
    wanted = "".join(typed.split()).casefold()
    fitting = (
        (name, value)
        for name, value in named_values
        if value.casefold().startswith(wanted) or wanted in name.casefold()
    )
    return [app_commands.Choice(name=name, value=value) for name, value in islice(fitting, _MOST_CHOICES)]

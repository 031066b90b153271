"""Autocomplete: what a person may choose in an option of a command."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import discord
from discord import app_commands

from bot.catalog import Title
from bot.commands.desk import Desk
from bot.games.contract import Refusal
from bot.matches.match import Match

_MOST_CHOICES = 25  # Discord's limit


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

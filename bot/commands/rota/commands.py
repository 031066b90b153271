"""Axio Rota's own commands: /rota start and place, and their autocomplete."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.rota.panel import Chosen, RotaPanel, rotation_names
from bot.commands.shared.autocomplete import choices, offering, own_match
from bot.commands.shared.building import group as game_group
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import Services
from bot.games.grid import read_label
from bot.games.rota.scoring import spaces, squares
from bot.games.rota.state import EMPTY, SYMBOLS, View, label
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.names import private_say
from bot.wire.tree import named, options


def rota_commands(services: Services) -> app_commands.Group:
    """The group /rota."""
    title = TITLES["rota"]
    group = game_group("command-rota", {}, name="rota")

    @group.command(name=named("command-rota-place"), description=named("command-rota-place.description"))
    @options("preview", cell="option-rota-cell", rotation="option-rota-rotation", colour="option-rota-colour")
    async def place(
        interaction: discord.Interaction,
        cell: str,
        rotation: str,
        colour: str | None = None,
        preview: bool = False,
    ) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        notation = _notation(cell, rotation, colour)
        if not preview:
            await services.playing.play(interaction, match, notation)
            return
        seat = match.turn_of(interaction.user.id)
        await show_panel(interaction, RotaPanel(match, seat, Chosen.of(match.judge(seat, notation))))

    @place.autocomplete("cell")
    @offering
    async def cells(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        if found is None:
            return []
        seat, match = found
        free = spaces(squares(match.view(seat).table))
        return choices(((label(square), label(square)) for square in free), typed)

    @place.autocomplete("rotation")
    @offering
    async def rotations(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        if found is None:
            return []
        seat, match = found
        hand: str = match.view(seat).hand
        return choices(rotation_names(hand, private_say(interaction)), typed)

    @place.autocomplete("colour")
    @offering
    async def colours(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        if found is None or not _may_name(found, interaction):
            return []
        say = private_say(interaction)
        return choices(((say(f"symbol-{symbol}"), symbol) for symbol in SYMBOLS), typed)

    return group


def _notation(cell: str, rotation: str, colour: str | None) -> str:
    """What three options say as one text; the first must be a cell by itself, or it would eat of the next."""
    wanted = "".join(cell.split())
    if read_label(wanted) is None:
        raise Refusal("rota-unreadable")
    return f"{wanted} {rotation} {colour or ''}"


def _may_name(found: tuple[int, Match], interaction: discord.Interaction) -> bool:
    """Whether the caller's tile has an empty corner that needs a colour, as far as is known yet."""
    seat, match = found
    view: View = match.view(seat)
    given: Any = interaction.namespace
    cell, rotation = (str(getattr(given, name, None) or "") for name in ("cell", "rotation"))
    if EMPTY not in (view.hand or "") or not (cell and rotation):
        return EMPTY in (view.hand or "")
    try:
        match.judge(seat, _notation(cell, rotation, None))
    except Refusal:
        return True
    return False

"""Axio's own commands: /axio start, place, exchange, and their autocomplete."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.axio.panel import AxioPanel, Chosen
from bot.commands.shared.autocomplete import choices, offering, own_match
from bot.commands.shared.building import group as game_group
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import Services
from bot.games.axio.state import Place, cell_label
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.names import private_say
from bot.wire.tree import named, options


def axio_commands(services: Services) -> app_commands.Group:
    """The group /axio."""
    title = TITLES["axio"]
    group = game_group("command-axio", {}, name="axio")

    @group.command(name=named("command-place"), description=named("command-place.description"))
    @options("tile", "cell", "to", "preview")
    async def place(
        interaction: discord.Interaction, tile: str, cell: str, to: str, preview: bool = False
    ) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        notation = f"{_in_letters(match, interaction.user.id, tile)} {cell} {to}"
        if not preview:
            await services.playing.play(interaction, match, notation)
            return
        seat = match.turn_of(interaction.user.id)
        action = match.judge(seat, notation)
        if not isinstance(action, Place):
            raise Refusal("axio-unreadable")
        await show_panel(interaction, AxioPanel(match, seat, Chosen.of(match.view(seat), action)))

    @place.autocomplete("tile")
    @offering
    async def tiles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        if found is None:
            return []
        seat, match = found
        say = private_say(interaction)
        rack: Sequence[str] = match.view(seat).rack
        ways = dict.fromkeys(way for tile in rack for way in (tile, tile[::-1]))
        return choices(((say(f"axio-tile-{way}"), way) for way in ways), typed)

    @place.autocomplete("cell")
    @offering
    async def cells(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        tile, _ = _typed(interaction)
        found = await own_match(interaction, title)
        spots = {cell for _, cell, _ in _spots(found, tile)}
        return choices(((cell_label(cell), cell_label(cell)) for cell in sorted(spots)), typed)

    @place.autocomplete("to")
    @offering
    async def neighbours(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        tile, cell = _typed(interaction)
        found = await own_match(interaction, title)
        spots = {to for _, start, to in _spots(found, tile) if not cell or cell_label(start) == cell}
        return choices(((cell_label(to), cell_label(to)) for to in sorted(spots)), typed)

    @group.command(name=named("command-exchange"), description=named("command-exchange.description"))
    @options("keep")
    async def exchange(interaction: discord.Interaction, keep: bool = False) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        await services.playing.play(interaction, match, "keep" if keep else "exchange")

    return group


def _typed(interaction: discord.Interaction) -> tuple[str, str]:
    """What the options tile and cell hold so far, as letters and as a label."""
    given: Any = interaction.namespace
    tile = "".join(str(getattr(given, "tile", "") or "").split()).lower()
    cell = "".join(str(getattr(given, "cell", "") or "").split()).upper()
    return tile, cell


def _spots(found: tuple[int, Match] | None, tile: str) -> Iterable[tuple[str, int, int]]:
    """Legal placements as (tile as turned, its first cell, its second cell), of this tile when it is one."""
    if found is None:
        return
    seat, match = found
    for action in match.actions(seat):
        if isinstance(action, Place):
            yield from (
                spot
                for spot in (
                    (action.tile, action.cell, action.to),
                    (action.tile[::-1], action.to, action.cell),
                )
                if len(tile) != 2 or spot[0] == tile
            )


def _in_letters(match: Match, player: int, tile: str) -> str:
    """A tile as typed; one named by its number on the rack in letters."""
    seat = match.seat_of(player)
    number = tile.strip()
    if seat is None or not match.running or number not in ("1", "2", "3", "4", "5"):
        return tile
    rack: Sequence[str] = match.view(seat).rack
    return rack[int(number) - 1] if int(number) <= len(rack) else tile

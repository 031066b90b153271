"""Iota's own commands: /iota start, play, pass, swap, and their autocomplete."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.commands.iota.choices import pass_choices, play_choices, swap_cards, swap_cells
from bot.commands.iota.lay import Chosen, LayPanel
from bot.commands.shared.autocomplete import choices, offering, own_match
from bot.commands.shared.building import group as game_group
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import Services
from bot.games.iota.state import Play, View
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.names import private_say
from bot.wire.tree import named, options


def iota_commands(services: Services) -> app_commands.Group:
    """The group /iota."""
    title = TITLES["iota"]
    group = game_group("command-iota", {}, name="iota")

    _add_play(group, services, title)
    _add_pass(group, services, title)
    _add_swap(group, services, title)
    return group


def _add_play(group: app_commands.Group, services: Services, title: Title) -> None:
    @group.command(name=named("command-iota-play"), description=named("command-iota-play.description"))
    @options("preview", cards="option-iota-cards")
    async def play(interaction: discord.Interaction, cards: str, preview: bool = False) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        notation = f"play {cards}"
        if not preview:
            await services.playing.play(interaction, match, notation)
            return
        seat = match.turn_of(interaction.user.id)
        action = match.judge(seat, notation)
        if not isinstance(action, Play):
            raise Refusal("iota-unreadable")
        chosen = Chosen.of(match.view(seat), action)
        await show_panel(interaction, await asyncio.to_thread(LayPanel, match, seat, chosen))

    @play.autocomplete("cards")
    @offering
    async def plays(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await _own_turn(services, interaction, title)
        if view is None:
            return []
        # Hundreds of plays are tried; the loop has other matches to serve meanwhile.
        found = await asyncio.to_thread(play_choices, view, typed, private_say(interaction))
        return [app_commands.Choice(name=name, value=value) for name, value in found]


def _add_pass(group: app_commands.Group, services: Services, title: Title) -> None:
    @group.command(name=named("command-iota-pass"), description=named("command-iota-pass.description"))
    @options(cards="option-iota-back")
    async def pass_turn(interaction: discord.Interaction, cards: str = "") -> None:
        await defer(interaction)
        await services.playing.play(
            interaction, await services.finder.here(interaction, title), f"pass {cards}"
        )

    @pass_turn.autocomplete("cards")
    @offering
    async def returns(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await _own_turn(services, interaction, title)
        if view is None:
            return []
        found = pass_choices(view, typed, private_say(interaction))
        return [app_commands.Choice(name=name, value=value) for name, value in found]


def _add_swap(group: app_commands.Group, services: Services, title: Title) -> None:
    @group.command(name=named("command-iota-swap"), description=named("command-iota-swap.description"))
    @options(card="option-iota-card", cell="option-iota-cell")
    async def swap(interaction: discord.Interaction, card: str, cell: str) -> None:
        await defer(interaction)
        await services.playing.play(
            interaction, await services.finder.here(interaction, title), f"swap {card} {cell}"
        )

    @swap.autocomplete("card")
    @offering
    async def fitting(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await _own_turn(services, interaction, title)
        return [] if view is None else choices(swap_cards(view, private_say(interaction)), typed)

    @swap.autocomplete("cell")
    @offering
    async def wilds(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        view = await _own_turn(services, interaction, title)
        given: Any = interaction.namespace
        card = "".join(str(getattr(given, "card", "") or "").split()).casefold()
        return [] if view is None else choices(swap_cells(view, card), typed)


async def _own_turn(services: Services, interaction: discord.Interaction, title: Title) -> View | None:
    """The caller's own view, when it is the caller's turn."""
    found = await own_match(interaction, title)
    if found is None or found[0] not in found[1].to_move:
        return None
    view: View = found[1].view(found[0])
    return view

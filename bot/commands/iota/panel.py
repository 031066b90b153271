"""What the components of Iota's private panels do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.commands.iota.lay import MORE, Chosen, LayPanel
from bot.commands.iota.trades import PassPanel, SwapPanel
from bot.commands.shared.panels import confirm, defer_pressed, mover_pressed, number_of, show_panel
from bot.commands.shared.services import Services
from bot.games.iota.state import Pass
from bot.games.iota.state import play as play_of
from bot.matches.match import Match
from bot.wire.components import Handler, Press

_SLOTS = re.compile(r"x([0-3]{0,4})")


def iota_buttons(services: Services) -> Mapping[str, Handler]:
    """What Iota's own components do, by verb."""
    return {**_lay_buttons(services), **_pass_buttons(services), **_swap_buttons(services)}


def _lay_buttons(services: Services) -> dict[str, Handler]:
    async def show(interaction: discord.Interaction, match: Match, seat: int, chosen: Chosen) -> None:
        await show_panel(interaction, await asyncio.to_thread(LayPanel, match, seat, chosen))

    async def begin(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        await show(interaction, *await mover_pressed(interaction, press), Chosen())

    async def change(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        await show(interaction, match, seat, Chosen.read(press.rest, match.view(seat)))

    async def cell(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        chosen = Chosen.read(press.rest, match.view(seat))
        if press.chosen == MORE:
            chosen = replace(chosen, page=(chosen.page + 1) % 100)
        elif chosen.slot is not None:
            chosen = Chosen((*chosen.laid, (chosen.slot, number_of(press.chosen, digits=4))))
        await show(interaction, match, seat, chosen)

    async def play(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)

        def notations(match: Match, seat: int) -> list[str]:
            view = match.view(seat)
            laid = Chosen.read(press.rest, view).cards(view)
            return [match.game.notate(play_of(*laid))] if laid else []

        await confirm(interaction, press, notations)

    return {"iota-lay": begin, "iota-card": change, "iota-cell": cell, "iota-play": play}


def _pass_buttons(services: Services) -> dict[str, Handler]:
    async def begin(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        await show_panel(interaction, PassPanel(*await mover_pressed(interaction, press)))

    async def choose(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        slots = [number_of(pick, digits=1) for pick in press.picks]
        await show_panel(interaction, PassPanel(match, seat, slots))

    async def pass_turn(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)

        def notations(match: Match, seat: int) -> list[str]:
            found = _SLOTS.fullmatch(press.rest)
            if found is None:
                return []
            panel = PassPanel(match, seat, [int(slot) for slot in found[1]])
            return [match.game.notate(Pass(panel.cards))]

        await confirm(interaction, press, notations)

    return {"iota-pass": begin, "iota-return": choose, "iota-passing": pass_turn}


def _swap_buttons(services: Services) -> dict[str, Handler]:
    async def begin(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        await show_panel(interaction, SwapPanel(match, seat, Chosen()))

    async def choose(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        await show_panel(interaction, SwapPanel(match, seat, Chosen.read(press.chosen, match.view(seat))))

    async def swap(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)

        def notations(match: Match, seat: int) -> list[str]:
            chosen = SwapPanel(match, seat, Chosen.read(press.rest, match.view(seat))).swap
            return [] if chosen is None else [match.game.notate(chosen)]

        await confirm(interaction, press, notations)

    return {"iota-swap": begin, "iota-swap-for": choose, "iota-swapping": swap}

"""The handlers of Iota's components."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import discord

from bot.commands.games.iota.lay import MORE, Chosen, LayPanel, opened
from bot.commands.games.iota.trades import PassPanel, SwapPanel
from bot.commands.shared.building import Handlers
from bot.commands.shared.panels import confirm, mover_pressed, panel_content, show_panel
from bot.games.iota.state import Pass, Play, Swap
from bot.games.iota.state import play as play_of
from bot.matches.match import Match
from bot.texts import Say
from bot.wire.components import Press, number_of, parts_of
from bot.wire.content import Content

_SLOTS = re.compile(r"x([0-3]{0,4})")

# -- laying ----------------------------------------------------------------------------------------


async def begin_lay(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel for laying cards."""
    match, seat = await mover_pressed(interaction, press)
    await show_panel(interaction, await asyncio.to_thread(opened, match, seat, Chosen(), first=True))


async def change_lay(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with a choice."""
    match, seat = await mover_pressed(interaction, press)
    chosen = Chosen.read(press.rest, match.view(seat))
    if press.verb == "iota-cell":
        chosen = _with_cell(chosen, press.chosen)
    await show_panel(interaction, await asyncio.to_thread(opened, match, seat, chosen))


async def go_on(match: Match, seat: int, say: Say) -> Content:
    """The panel in which a turn goes on after a swap."""
    return await panel_content(await asyncio.to_thread(LayPanel, match, seat, Chosen()), say)


def _with_cell(chosen: Chosen, picked: str) -> Chosen:
    if picked == MORE:
        return replace(chosen, page=(chosen.page + 1) % 100)
    if chosen.slot is None:
        return chosen
    return Chosen((*chosen.laid, (chosen.slot, number_of(picked, digits=4))))


async def play(interaction: discord.Interaction, press: Press) -> None:
    """Plays the cards in the panel."""
    await confirm(interaction, press, _play)


def _play(press: Press, match: Match, seat: int) -> Play | None:
    view = match.view(seat)
    laid = Chosen.read(press.rest, view).cards(view)
    return play_of(*laid) if laid else None


# -- passing ---------------------------------------------------------------------------------------


async def begin_pass(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel for passing."""
    await show_panel(interaction, PassPanel(*await mover_pressed(interaction, press)))


async def change_pass(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with the chosen cards."""
    match, seat = await mover_pressed(interaction, press)
    slots = [number_of(pick, digits=1) for pick in press.picks]
    await show_panel(interaction, PassPanel(match, seat, slots))


async def pass_turn(interaction: discord.Interaction, press: Press) -> None:
    """Passes, and puts the cards in the panel under the pile."""
    await confirm(interaction, press, _pass)


def _pass(press: Press, match: Match, seat: int) -> Pass:
    slots = [int(slot) for slot in parts_of(_SLOTS, press.rest)[1]]
    return Pass(PassPanel(match, seat, slots).cards)


# -- swapping --------------------------------------------------------------------------------------


async def begin_swap(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel for swapping a card for a wild card."""
    await show_panel(interaction, SwapPanel(*await mover_pressed(interaction, press), Chosen()))


async def change_swap(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with the chosen swap."""
    match, seat = await mover_pressed(interaction, press)
    # A panel of 0.3.1 had a select.
    chosen = Chosen.read(press.chosen or press.rest, match.view(seat))
    await show_panel(interaction, SwapPanel(match, seat, chosen))


async def swap(interaction: discord.Interaction, press: Press) -> None:
    """Plays the swap in the panel."""
    await confirm(interaction, press, _swap, further=go_on)


def _swap(press: Press, match: Match, seat: int) -> Swap | None:
    return SwapPanel(match, seat, Chosen.read(press.rest, match.view(seat))).swap


HANDLERS: Handlers = {
    "iota-lay": begin_lay,
    "iota-card": change_lay,
    "iota-cell": change_lay,
    "iota-play": play,
    "iota-pass": begin_pass,
    "iota-return": change_pass,
    "iota-passing": pass_turn,
    "iota-swap": begin_swap,
    "iota-swap-for": change_swap,
    "iota-swapping": swap,
}
"""The handlers of Iota's own components."""

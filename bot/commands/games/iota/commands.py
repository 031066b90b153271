"""Iota's own commands: /iota play, pass and swap, and their autocomplete."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.games.iota.choices import pass_choices, play_choices, swap_cards, swap_cells
from bot.commands.games.iota.lay import Chosen, LayPanel
from bot.commands.games.iota.panel import HANDLERS, go_on
from bot.commands.games.iota.trades import PassPanel
from bot.commands.shared.acting import act_here, play_here, read
from bot.commands.shared.autocomplete import choices, own_view, suggesting, typed_so_far
from bot.commands.shared.building import GameCommands
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import services_of
from bot.games.iota.state import Play
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import Press
from bot.wire.names import private_say
from bot.wire.tree import options


@suggesting
async def plays(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Legal plays that continue what is typed."""
    view = await own_view(interaction, moving=True)
    if view is None:
        return []
    # It tries hundreds of plays, so it leaves the event loop free for other matches.
    found = await asyncio.to_thread(
        play_choices, view, _letters(interaction, typed), private_say(interaction)
    )
    return [app_commands.Choice(name=name, value=value) for name, value in found]


@options("preview", cards="option-iota-cards")
@app_commands.autocomplete(cards=plays)
async def play(interaction: discord.Interaction, cards: str, preview: bool = False) -> None:
    """Plays cards, or shows in a panel what that would score."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        notation = f"play {_letters(interaction, cards)}"
        if not preview:
            await services_of(interaction).playing.play(interaction, match, notation, press=press)
            return
        seat = match.turn_of(interaction.user.id)
        action = match.judge(seat, notation)
        if not isinstance(action, Play):
            raise Refusal("iota-unreadable")
        chosen = Chosen.of(match.view(seat), action)
        await show_panel(interaction, await asyncio.to_thread(LayPanel, match, seat, chosen))

    await act_here(interaction, there)


@suggesting
async def returns(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards of the hand to put under the pile."""
    view = await own_view(interaction, moving=True)
    found = [] if view is None else pass_choices(view, _letters(interaction, typed), private_say(interaction))
    return [app_commands.Choice(name=name, value=value) for name, value in found]


@options(cards="option-iota-back")
@app_commands.autocomplete(cards=returns)
async def pass_turn(interaction: discord.Interaction, cards: str | None = None) -> None:
    """Passes, and puts cards under the pile; asks which ones if none are named and there is a pile."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        seat = match.seat_of(interaction.user.id)
        if cards is None and seat is not None and seat in match.to_move and match.view(seat).pile:
            await show_panel(interaction, PassPanel(match, seat))
            return
        notation = f"pass {_letters(interaction, cards or '')}"
        await services_of(interaction).playing.play(interaction, match, notation, press=press)

    await act_here(interaction, there)


@suggesting
async def fitting(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards of the hand that can replace a wild card."""
    view = await own_view(interaction, moving=True)
    return [] if view is None else choices(swap_cards(view, private_say(interaction)), typed)


@suggesting
async def wilds(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cells of wild cards that the typed card can replace."""
    view = await own_view(interaction, moving=True)
    card = "".join(_letters(interaction, typed_so_far(interaction, "card")).split()).casefold()
    return [] if view is None else choices(swap_cells(view, card), typed)


@options(card="option-iota-card", cell="option-iota-cell")
@app_commands.autocomplete(card=fitting, cell=wilds)
async def swap(interaction: discord.Interaction, card: str, cell: str) -> None:
    """Swaps a card of the hand for a wild card."""
    await play_here(interaction, f"swap {_letters(interaction, card)} {cell}", further=go_on)


def _letters(interaction: discord.Interaction, typed: str) -> str:
    return read(interaction, typed, "iota")


IOTA = GameCommands(
    title=TITLES["iota"],
    commands={"command-iota-play": play, "command-iota-pass": pass_turn, "command-iota-swap": swap},
    handlers=HANDLERS,
    goes_on=go_on,
)
"""Iota's own commands and components."""

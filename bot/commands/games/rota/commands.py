"""Axio Rota's own command: /rota place, and its autocomplete."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.games.rota.panel import HANDLERS, Chosen, RotaPanel, go_on, rotation_names
from bot.commands.shared.acting import act_here, read
from bot.commands.shared.autocomplete import choices, own_match, own_view, suggesting, typed_so_far
from bot.commands.shared.building import GameCommands
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import services_of
from bot.games.grid import read_label
from bot.games.rota.scoring import spaces, squares
from bot.games.rota.state import EMPTY, SYMBOLS, label
from bot.matches.match import Match
from bot.refusal import Refusal, quotable
from bot.wire.components import Press
from bot.wire.names import private_say
from bot.wire.tree import options


@suggesting
async def cells(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The squares where a tile may go."""
    view = await own_view(interaction)
    free = () if view is None else spaces(squares(view.table))
    return choices(((label(square), label(square)) for square in free), typed)


@suggesting
async def rotations(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The rotations of the caller's tile."""
    view = await own_view(interaction)
    return [] if view is None else choices(rotation_names(view.hand, private_say(interaction)), typed)


@suggesting
async def colours(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The colours for an empty corner, unless the placement needs none."""
    if not await _may_name(interaction):
        return []
    say = private_say(interaction)
    return choices(((say(f"symbol-{symbol}"), symbol) for symbol in SYMBOLS), typed)


@options("preview", cell="option-rota-cell", rotation="option-rota-rotation", colour="option-rota-colour")
@app_commands.autocomplete(cell=cells, rotation=rotations, colour=colours)
async def place(
    interaction: discord.Interaction,
    cell: str,
    rotation: str,
    colour: str | None = None,
    preview: bool = False,
) -> None:
    """Places the tile, or shows in a panel what that would score."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        notation = _notation(interaction, cell, rotation, colour)
        if not preview:
            playing = services_of(interaction).playing
            await playing.play(interaction, match, notation, press=press, further=go_on)
            return
        seat = match.turn_of(interaction.user.id)
        await show_panel(interaction, RotaPanel(match, seat, Chosen.of(match.judge(seat, notation))))

    await act_here(interaction, there)


def _notation(interaction: discord.Interaction, cell: str, rotation: str, colour: str | None) -> str:
    """Joins three options into one text; the first must be a complete cell, or it would swallow the next."""
    wanted = "".join(cell.split())
    if read_label(wanted) is None:
        raise Refusal("rota-not-a-cell", text=wanted) if quotable(wanted) else Refusal("rota-unreadable")
    rest = read(interaction, f"{rotation} {colour or ''}", "symbol")
    return f"{wanted} {rest}"


async def _may_name(interaction: discord.Interaction) -> bool:
    """Whether an empty corner of the caller's tile may need a colour, judging by what is typed so far."""
    found = await own_match(interaction)
    if found is None:
        return False
    seat, match = found
    cell, rotation = (typed_so_far(interaction, name) for name in ("cell", "rotation"))
    if EMPTY not in (match.view(seat).hand or "") or not (cell and rotation):
        return EMPTY in (match.view(seat).hand or "")
    try:
        match.judge(seat, _notation(interaction, cell, rotation, None))
    except Refusal:
        return True
    return False


ROTA = GameCommands(
    title=TITLES["rota"], commands={"command-rota-place": place}, handlers=HANDLERS, goes_on=go_on
)
"""Axio Rota's own commands and components."""

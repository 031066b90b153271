"""Axio's own commands: /axio place and exchange, and their autocomplete."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.games.axio.panel import HANDLERS, AxioPanel, Chosen, go_on
from bot.commands.shared.acting import act_here, play_here, read
from bot.commands.shared.autocomplete import choices, own_match, own_view, suggesting, typed_so_far
from bot.commands.shared.building import GameCommands
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import services_of
from bot.games.axio.state import Place, cell_label
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import Press
from bot.wire.names import private_say
from bot.wire.tree import options


@suggesting
async def tiles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The tiles on the caller's rack, each in both orientations."""
    view = await own_view(interaction)
    if view is None:
        return []
    say = private_say(interaction)
    ways = dict.fromkeys(way for tile in view.rack for way in (tile, tile[::-1]))
    return choices(((say(f"axio-tile-{way}"), way) for way in ways), typed)


@suggesting
async def cells(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cells where the tile's first half may go."""
    spots = {cell for _, cell, _ in await _spots(interaction)}
    return choices(((cell_label(cell), cell_label(cell)) for cell in sorted(spots)), typed)


@suggesting
async def neighbours(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cells where the tile's second half may go."""
    cell = "".join(typed_so_far(interaction, "cell").split()).upper()
    spots = {to for _, start, to in await _spots(interaction) if not cell or cell_label(start) == cell}
    return choices(((cell_label(to), cell_label(to)) for to in sorted(spots)), typed)


@options("tile", "cell", "to", "preview")
@app_commands.autocomplete(tile=tiles, cell=cells, to=neighbours)
async def place(
    interaction: discord.Interaction, tile: str, cell: str, to: str, preview: bool = False
) -> None:
    """Places a tile, or shows in a panel what that would score."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        letters = _in_letters(match, interaction.user.id, read(interaction, tile, "symbol"))
        notation = f"{letters} {cell} {to}"
        if not preview:
            playing = services_of(interaction).playing
            await playing.play(interaction, match, notation, press=press, further=go_on)
            return
        seat = match.turn_of(interaction.user.id)
        action = match.judge(seat, notation)
        if not isinstance(action, Place):
            raise Refusal("axio-unreadable")
        await show_panel(interaction, AxioPanel(match, seat, Chosen.of(match.view(seat), action)))

    await act_here(interaction, there)


@options("keep")
async def exchange(interaction: discord.Interaction, keep: bool = False) -> None:
    """Exchanges the rack, or keeps it."""
    await play_here(interaction, "keep" if keep else "exchange", further=go_on)


async def _spots(interaction: discord.Interaction) -> Iterable[tuple[str, int, int]]:
    """Legal placements as (turned tile, first cell, second cell), only of the typed tile if there is one."""
    found = await own_match(interaction)
    if found is None:
        return ()
    seat, match = found
    tile = "".join(read(interaction, typed_so_far(interaction, "tile"), "symbol").split()).lower()
    both = (
        spot
        for action in match.actions(seat)
        if isinstance(action, Place)
        for spot in ((action.tile, action.cell, action.to), (action.tile[::-1], action.to, action.cell))
    )
    return (spot for spot in both if len(tile) != 2 or spot[0] == tile)


def _in_letters(match: Match, player: int, tile: str) -> str:
    """A typed tile in letters; it may have been typed as its number on the rack."""
    seat = match.seat_of(player)
    number = tile.strip()
    if seat is None or not match.running or number not in ("1", "2", "3", "4", "5"):
        return tile
    rack: Sequence[str] = match.view(seat).rack
    return rack[int(number) - 1] if int(number) <= len(rack) else tile


AXIO = GameCommands(
    title=TITLES["axio"],
    commands={"command-place": place, "command-exchange": exchange},
    handlers=HANDLERS,
    hand="rack",
    goes_on=go_on,
)
"""Axio's own commands and components."""

"""What Paper World's own components do: panels open, choices are put into them, choices are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.commands.paper_world.cards import DiscardPanel, TakePanel
from bot.commands.paper_world.lay import Chosen, LayPanel
from bot.commands.shared.panels import (
    confirm,
    defer_pressed,
    mover_pressed,
    number_of,
    panel_content,
    show_panel,
)
from bot.commands.shared.services import Services
from bot.games.paper_world.state import View
from bot.matches.match import Match
from bot.texts import Say
from bot.wire.components import Handler, Press
from bot.wire.content import Content


async def go_on(match: Match, seat: int, say: Say) -> Content:
    """The panel in which a turn that is not over goes on."""
    view: View = match.view(seat)
    return await panel_content(
        DiscardPanel(match, seat) if view.phase == "discard" else LayPanel(match, seat), say
    )


def _numbers(texts: Sequence[str]) -> tuple[int, ...]:
    return tuple(number_of(text) for text in texts)


def _changed(chosen: Chosen, press: Press) -> Chosen:
    """What a panel of laying holds after one of its components was used."""
    match press.verb:
        case "paperworld-card":
            return replace(chosen, slot=number_of(press.chosen), paid=())
        case "paperworld-cell":
            return replace(chosen, cell=number_of(press.chosen), paid=())
        case "paperworld-pay":
            return replace(chosen, paid=_numbers(press.picks))
    return chosen


def paper_world_buttons(services: Services) -> Mapping[str, Handler]:
    """What Paper World's own components do, by verb."""

    async def take(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        await show_panel(interaction, TakePanel(match, seat, press.chosen))

    async def place(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        await show_panel(interaction, LayPanel(match, seat))

    async def change(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        chosen = _changed(Chosen.read(press.rest), press)
        match, seat = await mover_pressed(interaction, press)
        await show_panel(interaction, LayPanel(match, seat, chosen))

    async def lay(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)

        def notations(match: Match, seat: int) -> list[str]:
            panel = LayPanel(match, seat, Chosen.read(press.rest))
            return [match.game.notate(panel.lay)] if panel.ready and panel.lay else []

        await confirm(interaction, press, notations, further=go_on)

    async def discard(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match, seat = await mover_pressed(interaction, press)
        await show_panel(interaction, DiscardPanel(match, seat, _numbers(press.picks)))

    async def away(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)

        def notations(match: Match, seat: int) -> list[str]:
            chosen = DiscardPanel(match, seat, _numbers(press.rest.split("_"))).discard
            return [] if chosen is None else [match.game.notate(chosen)]

        await confirm(interaction, press, notations)

    async def do(interaction: discord.Interaction, press: Press) -> None:
        await defer_pressed(interaction)
        match = await services.finder.pressed(interaction, press)
        await services.playing.play(interaction, match, press.rest, press=press, further=go_on)

    return {
        "paperworld-take": take,
        "paperworld-name": take,
        "paperworld-place": place,
        "paperworld-card": change,
        "paperworld-cell": change,
        "paperworld-pay": change,
        "paperworld-panel": change,
        "paperworld-lay": lay,
        "paperworld-discard": discard,
        "paperworld-drop": discard,
        "paperworld-away": away,
        "paperworld-do": do,
    }

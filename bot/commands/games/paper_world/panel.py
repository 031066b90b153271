"""The handlers of Paper World's components: they open panels, update them, and play the choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.commands.games.paper_world.cards import DiscardPanel, TakePanel
from bot.commands.games.paper_world.lay import EARLIER, Chosen, LayPanel, Step
from bot.commands.shared.acting import play_pressed
from bot.commands.shared.building import Handlers
from bot.commands.shared.panels import confirm, mover_pressed, panel_content, show_panel
from bot.games.paper_world.laying import is_stuck
from bot.games.paper_world.state import Discard, Done, Lay, View
from bot.matches.match import Match
from bot.messages.position import seats_position
from bot.texts import Say
from bot.wire.components import Press, number_of
from bot.wire.content import Content


async def go_on(match: Match, seat: int, say: Say) -> Content:
    """The panel in which an unfinished turn goes on, or in which the next one can only begin."""
    view: View = match.view(seat)
    if view.phase == "discard":
        return await panel_content(DiscardPanel(match, seat), say)
    if view.phase == "place":
        return await panel_content(LayPanel(match, seat), say)
    if any(view.middle) and not view.hand:
        return await panel_content(TakePanel(match, seat), say)
    return await seats_position(match, seat, say)


def _numbers(texts: Sequence[str]) -> tuple[int, ...]:
    return tuple(number_of(text) for text in texts)


async def take(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel for taking, or updates it with the chosen colour or value."""
    match, seat = await mover_pressed(interaction, press)
    # A panel of 0.3.1 had a select.
    await show_panel(interaction, TakePanel(match, seat, press.chosen or press.rest))


async def begin_lay(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel for laying; for taking if nothing can be laid, as that is then all that can be done."""
    match, seat = await mover_pressed(interaction, press)
    view: View = match.view(seat)
    takes = any(view.middle) and is_stuck(view)
    await show_panel(interaction, TakePanel(match, seat) if takes else LayPanel(match, seat))


async def change_lay(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with a choice."""
    match, seat = await mover_pressed(interaction, press)
    chosen = Chosen.read(press.rest)
    if press.picks and press.verb == "paperworld-card":  # a select of a panel of 0.3.1
        chosen = Chosen((Step(number_of(press.chosen)),))
    elif press.picks and press.verb == "paperworld-cell" and chosen.steps:  # likewise
        chosen = Chosen((replace(chosen.steps[-1], cell=number_of(press.chosen), paid=()),))
    elif press.picks and chosen.steps:
        chosen = Chosen((*chosen.steps[:-1], replace(chosen.steps[-1], paid=_numbers(press.picks))))
    await show_panel(interaction, LayPanel(match, seat, chosen))


async def lay(interaction: discord.Interaction, press: Press) -> None:
    """Lays the cards in the panel and ends the turn."""
    await confirm(interaction, press, _lay)


def _lay(press: Press, match: Match, seat: int) -> tuple[Lay | Done, ...] | None:
    panel = LayPanel(match, seat, Chosen.read(press.rest))
    if not panel.ready:
        return None
    # A panel of 0.3.1 laid a card, and the turn went on.
    return tuple(panel.lays) if EARLIER.fullmatch(press.rest) else (*panel.lays, Done())


async def discard(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel for discarding, or updates it with the chosen cards."""
    match, seat = await mover_pressed(interaction, press)
    await show_panel(interaction, DiscardPanel(match, seat, _numbers(press.picks)))


async def away(interaction: discord.Interaction, press: Press) -> None:
    """Discards the cards in the panel."""
    await confirm(interaction, press, _discard)


def _discard(press: Press, match: Match, seat: int) -> Discard | None:
    return DiscardPanel(match, seat, _numbers(press.rest.split("_"))).discard


async def do(interaction: discord.Interaction, press: Press) -> None:
    """Plays the action in the button's id."""
    await play_pressed(interaction, press, further=go_on)


HANDLERS: Handlers = {
    "paperworld-take": take,
    "paperworld-name": take,
    "paperworld-place": begin_lay,
    "paperworld-card": change_lay,
    "paperworld-cell": change_lay,
    "paperworld-pay": change_lay,
    "paperworld-panel": change_lay,
    "paperworld-lay": lay,
    "paperworld-discard": discard,
    "paperworld-drop": discard,
    "paperworld-away": away,
    "paperworld-do": do,
}
"""The handlers of Paper World's own components."""

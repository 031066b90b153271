"""What all games' private panels share: who may use one, how it is shown, how it is confirmed."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.catalog import adapter_of
from bot.commands.shared.finder import check_seen
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.display import Further
from bot.messages.drawing import drawn
from bot.messages.goal import with_goal
from bot.messages.lesson_content import with_look
from bot.messages.naming import short_names
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer_pressed, tell
from bot.wire.components import LAST_ROW, Button, Controls, Press, Select
from bot.wire.content import Content, Picture
from bot.wire.names import private_say


class Panel(ABC):
    """A private chooser as its player sees it.

    All choices so far are in the ids of its components, so it survives a restart: as slots of the hand,
    cells and pages, never as what the hand holds.  A game's panel declares the types of `view` and `adapter`.
    """

    view: Any
    adapter: Any

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.view = match.view(seat)
        self.adapter = adapter_of(match.game.key)
        self.controls = Controls(match.id, match.version)

    @abstractmethod
    def text(self, say: Say) -> str:
        """What is chosen, what is missing, what it would score: it stands between pictures and components."""

    @abstractmethod
    def pictures(self, say: Say) -> list[Picture]:
        """What is possible or chosen on the table, and the hand; both from the first panel on."""

    @abstractmethod
    def items(self, say: Say) -> list[Button | Select]:
        """The components, without any that could do nothing now."""

    def names(self, say: Say) -> list[str]:
        """The players' names by seat, for pictures."""
        return short_names(self.match, say)

    def decision(self, say: Say) -> str:
        """The decision to make."""
        decision: str = self.adapter.own_decision(self.view, say)
        return decision

    def picture(self, data: bytes, alt: str, what: str = "panel") -> list[Picture]:
        """One picture, whose file name is taken from the position, not from what it shows."""
        name = f"{self.match.game.key}-{what}-{self.match.id}-{self.match.version}.png"
        return [Picture(data, name, alt)]

    def table(self, data: bytes, say: Say) -> list[Picture]:
        """A picture of the table; its alt text says what the panel's text does not."""
        return self.picture(data, self.adapter.board_alt(self.view, self.names(say), say))

    def board_picture(self, say: Say) -> list[Picture]:
        """The table as it stands."""
        return self.table(self.adapter.board(self.view, self.names(say)), say)

    def hand_picture(self, data: bytes | None, say: Say) -> list[Picture]:
        """The hand, to be shown under the table; none if it is empty."""
        return [] if data is None else self.picture(data, self.adapter.hand_text(self.view, say), "hand")

    def confirm(self, verb: str, label: str, rest: str, *, ready: bool, row: int) -> Button:
        """The button that plays the choice."""
        style = discord.ButtonStyle.success
        return self.controls.button(verb, label, rest, style=style, disabled=not ready, row=row)

    def menu(
        self,
        verb: str,
        placeholder: str,
        options: Sequence[tuple[int | str, str, bool]],
        rest: str = "",
        *,
        row: int,
        count: int = 1,
        least: int | None = None,
    ) -> Select:
        """A select; an option is its value, its label, and whether it is chosen."""
        made = [
            discord.SelectOption(label=name, value=str(value), default=chosen)
            for value, name, chosen in options
        ]
        return self.controls.select(verb, placeholder, made, rest, count=count, least=least, row=row)


async def show_panel(interaction: discord.Interaction, panel: Panel) -> None:
    """Shows a panel in the private answer."""
    say = private_say(interaction)
    content = await panel_content(panel, say)
    if await services_of(interaction).newcomers.is_new(panel.match, interaction.user.id):
        content = with_goal(content, panel.match, say)
    if not panel.match.kind.posted:
        head = await services_of(interaction).privately.head(panel.match, say)
        content = replace(content, text=f"{head}\n{content.text}".strip())
    if panel.match.kind.one_turn:
        content = with_look(content, panel.match, say)
    await tell(interaction, content)


async def panel_content(panel: Panel, say: Say) -> Content:
    """A panel as a message."""
    pictures, failed = await drawn(lambda: panel.pictures(say), say)
    text = "\n".join(line for line in (panel.text(say), failed) if line)
    items = panel.items(say)
    if panel.match.row.hints:
        items.append(panel.controls.button("hint", say("button-hint"), row=LAST_ROW))
    return Content(text, pictures, items)


async def mover_pressed(interaction: discord.Interaction, press: Press) -> tuple[Match, int]:
    """Defers, and finds a pressed component's match and the seat of the presser, who must be to move.

    Raises Refusal for anybody else, and for a component of an earlier position.
    """
    await defer_pressed(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    seat = match.turn_of(interaction.user.id)
    check_seen(match, press)
    return match, seat


async def confirm(
    interaction: discord.Interaction,
    press: Press,
    chosen: Callable[[Press, Match, int], object | tuple[object, ...] | None],
    further: Further | None = None,
) -> None:
    """Plays the choice of a panel.

    chosen: gives a seat's action from the press, or several as a tuple; None if the panel is incomplete.
    further: builds the panel in which an unfinished turn, or a match played alone, goes on.
    """
    await defer_pressed(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    seat = match.seat_of(interaction.user.id)
    meant = (
        match if press.version == match.version else await services.matches.before(match, press.version, seat)
    )
    notations = [""]
    if meant is not None and seat is not None and seat in meant.to_move:
        # A game may look through all actions for it.
        action = await asyncio.to_thread(chosen, press, meant, seat)
        if action is None:
            raise Refusal("panel-unreadable")
        notations = [meant.game.notate(each) for each in (action if isinstance(action, tuple) else (action,))]
    # The turn service checks everything else, including a click that was delivered twice.
    await services.playing.play(interaction, match, *notations, press=press, further=further)


def chosen_style(chosen: bool) -> discord.ButtonStyle:
    """The style of a button, by whether its choice is the current one."""
    return discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary

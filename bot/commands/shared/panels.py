"""What the private panels of all games share: who may use one, how it is shown, how it is confirmed."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.catalog import adapter_of
from bot.commands.shared.finder import check_seen
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.display import Further
from bot.messages.drawing import drawn
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.components import Button, Controls, Press, Select
from bot.wire.content import Content, Picture
from bot.wire.names import private_say


class Panel(ABC):
    """One private chooser as its player sees it.

    All that has been chosen stands in the ids of its components, so it outlives a restart: slots of the
    hand, cells and pages, never what the hand holds.  A game says of which type its view and adapter are.
    """

    view: Any
    adapter: Any

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.view = match.view(seat)
        self.adapter = adapter_of(match.game.key)
        self.names = [sitter.name for sitter in match.sitters]
        self.controls = Controls(match.id, match.version)

    @abstractmethod
    def text(self, say: Say) -> str:
        """What is chosen, what is missing, what it would bring."""

    @abstractmethod
    def pictures(self, say: Say) -> list[Picture]:
        """What is possible or chosen, drawn."""

    @abstractmethod
    def items(self, say: Say) -> list[Button | Select]:
        """The components, five rows at most."""

    def decision(self, say: Say) -> str:
        """What is to be decided."""
        decision: str = self.adapter.decision(self.view, lambda _: say("hand-you"), say)
        return decision

    def picture(self, data: bytes, alt: str) -> list[Picture]:
        """One picture, named after the position and not after what it shows."""
        name = f"{self.match.game.key}-panel-{self.match.id}-{self.match.version}.png"
        return [Picture(data, name, alt)]

    def confirm(self, verb: str, label: str, rest: str, *, ready: bool, row: int) -> Button:
        """The button that plays what is chosen."""
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
        """A select; an option is its value, what it is called, and whether it is chosen."""
        made = [
            discord.SelectOption(label=name, value=str(value), default=chosen)
            for value, name, chosen in options
        ]
        return self.controls.select(verb, placeholder, made, rest, count=count, least=least, row=row)


async def show_panel(interaction: discord.Interaction, panel: Panel) -> None:
    """Fills the private answer with a panel."""
    await tell(interaction, await panel_content(panel, private_say(interaction)))


async def panel_content(panel: Panel, say: Say) -> Content:
    """A panel as a message."""
    pictures, failed = await drawn(lambda: panel.pictures(say), say)
    return Content("\n".join([panel.text(say), failed]), pictures, panel.items(say))


async def mover_pressed(interaction: discord.Interaction, press: Press) -> tuple[Match, int]:
    """Defers, and finds the match of a pressed component and the presser's seat, which is to move.

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
    chosen: Callable[[Press, Match, int], object | None],
    further: Further | None = None,
) -> None:
    """Plays what a panel has chosen: an action of this seat; None means an incomplete panel.

    further: the panel in which a turn that is not over goes on.
    """
    await defer_pressed(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    seat = match.seat_of(interaction.user.id)
    meant = (
        match if press.version == match.version else await services.matches.before(match, press.version, seat)
    )
    notation = ""
    if meant is not None and seat is not None and seat in meant.to_move:
        action = chosen(press, meant, seat)
        if action is None:
            raise Refusal("panel-unreadable")
        notation = meant.game.notate(action)
    # Whatever else is wrong the turn service knows, a click that was delivered twice included.
    await services.playing.play(interaction, match, notation, press=press, further=further)


async def defer_pressed(interaction: discord.Interaction) -> None:
    """Defers a press: on a private message the answer replaces it, elsewhere it is a new private one."""
    await defer(interaction, update=is_private(interaction))


def is_private(interaction: discord.Interaction) -> bool:
    """Whether the pressed component is on a message that only its reader sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def chosen_style(chosen: bool) -> discord.ButtonStyle:
    """The style of a button for something that is chosen or not."""
    return discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary


def number_of(text: str, digits: int = 2) -> int:
    """A number from a component; raises Refusal for a text that no panel wrote."""
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise Refusal("panel-unreadable")
    return int(text)


def parts_of(pattern: re.Pattern[str], rest: str) -> re.Match[str]:
    """The parts of an id that a panel wrote; raises Refusal for a text that none wrote."""
    match = pattern.fullmatch(rest)
    if match is None:
        raise Refusal("panel-unreadable")
    return match


def read_number(text: str) -> int | None:
    """A number as `write_number` wrote it."""
    return None if text == "-" else int(text)


def write_number(number: int | None) -> str:
    """A number in an id; a dash where nothing is chosen."""
    return "-" if number is None else str(number)

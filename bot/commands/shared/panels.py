"""What the private panels of all games share: who may use one, how it is shown, how it is confirmed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import discord

from bot.commands.shared.finder import check_seen
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.display import Further
from bot.messages.drawing import drawn
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.components import Button, Press, Select
from bot.wire.content import Content, Picture
from bot.wire.names import private_say


class Panel(ABC):
    """One private chooser as its player sees it.

    All that has been chosen stands in the ids of its components, so it outlives a restart.
    """

    @abstractmethod
    def text(self, say: Say) -> str:
        """What is chosen, what is missing, what it would bring."""

    @abstractmethod
    def pictures(self, say: Say) -> list[Picture]:
        """What is possible or chosen, drawn."""

    @abstractmethod
    def items(self, say: Say) -> list[Button | Select]:
        """The components, five rows at most."""


async def show_panel(interaction: discord.Interaction, panel: Panel) -> None:
    """Fills the private answer with a panel."""
    await tell(interaction, await panel_content(panel, private_say(interaction)))


async def panel_content(panel: Panel, say: Say) -> Content:
    """A panel as a message."""
    pictures, failed = await drawn(lambda: panel.pictures(say), say)
    return Content("\n".join([panel.text(say), failed]), pictures, panel.items(say))


async def mover_pressed(interaction: discord.Interaction, press: Press) -> tuple[Match, int]:
    """The match of a pressed component, and the presser's seat, which is to move.

    Raises Refusal for anybody else, and for a component of an earlier position.
    """
    match = await services_of(interaction).finder.pressed(interaction, press)
    seat = match.turn_of(interaction.user.id)
    check_seen(match, press)
    return match, seat


async def confirm(
    interaction: discord.Interaction,
    press: Press,
    notations: Callable[[Match, int], Sequence[str]],
    further: Further | None = None,
) -> None:
    """Plays what a panel has chosen: the notations for this seat; none means an incomplete panel.

    further: the panel in which a turn that is not over goes on.
    """
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    seat = match.seat_of(interaction.user.id)
    meant = (
        match if press.version == match.version else await services.matches.before(match, press.version, seat)
    )
    chosen: Sequence[str] = ()
    if meant is not None and seat is not None and seat in meant.to_move:
        chosen = notations(meant, seat)
        if not chosen:
            raise Refusal("panel-unreadable")
    # Whatever else is wrong the turn service knows, a click that was delivered twice included.
    await services.playing.play(interaction, match, *(chosen or [""]), press=press, further=further)


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

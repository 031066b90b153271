"""Buttons and selects that survive any restart, because their id says all that they mean.

An id is "b:verb:match:version:rest" ("s:" for a select).  The rest names slots, cells and pages,
never what a hand holds.  A press is checked against the stored match.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.refusal import Refusal
from bot.wire.emojis import Emojis, words

MOST_CHOICES = 25
"""Options in a select, and choices in autocomplete.  Discord's limit."""
LONGEST_CHOICE = 100
"""Characters of one of them.  Discord's limit."""
_LONGEST_ID = 100  # Discord's limit; discord.py lets 101 pass
_GRAMMAR = r":(?P<verb>[a-z-]{1,24}):(?P<match>[0-9]{1,12}):(?P<version>[0-9]{1,9}):(?P<rest>[^:]{0,50})"


@dataclass(frozen=True)
class Press:
    """What a pressed component means; `picks` is everything chosen in a select."""

    verb: str
    match: int
    version: int
    rest: str
    picks: tuple[str, ...] = ()

    @property
    def chosen(self) -> str:
        """The choice in a select of one; "" if there is none."""
        return self.picks[0] if self.picks else ""


Handler = Callable[[discord.Interaction, Press], Awaitable[None]]


class Presses(Protocol):
    """The part of the client that components use."""

    async def pressed(self, interaction: discord.Interaction, press: Press) -> None:
        """Does what the component means, and answers."""


def _press(match: re.Match[str], picks: Sequence[str] = ()) -> Press:
    return Press(match["verb"], int(match["match"]), int(match["version"]), match["rest"], tuple(picks))


async def _pass_on(interaction: discord.Interaction, press: Press) -> None:
    client: Any = interaction.client
    presses: Presses = client
    await presses.pressed(interaction, press)


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template="b" + _GRAMMAR):
    """A button whose id says what it does; line: see `Controls`."""

    def __init__(self, press: Press, button: discord.ui.Button[Any], line: int = 0) -> None:
        super().__init__(button)
        self.press = press
        self.line = line
        self._label = button.label or ""

    def show(self, emojis: Emojis) -> None:
        """Turns the first mark of its label into its emoji."""
        emoji, self.item.label = emojis.label(self._label)
        if emoji is not None:
            self.item.emoji = emoji

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Button:
        """Overrides discord.py's: builds the button that was pressed."""
        assert isinstance(item, discord.ui.Button)
        return cls(_press(match), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the press to the client."""
        await _pass_on(interaction, self.press)


class Select(discord.ui.DynamicItem[discord.ui.Select[Any]], template="s" + _GRAMMAR):
    """A select whose id says what it does; line: see `Controls`."""

    def __init__(self, press: Press, select: discord.ui.Select[Any], line: int = 0) -> None:
        super().__init__(select)
        self.press = press
        self.line = line
        self._labels = [option.label for option in select.options]

    def show(self, emojis: Emojis) -> None:
        """Turns the first mark of each option's label into its emoji."""
        for option, label in zip(self.item.options, self._labels, strict=True):
            option.emoji, option.label = emojis.label(label)
            option.label = choice_text(option.label)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Select:
        """Overrides discord.py's: builds the select that was used."""
        assert isinstance(item, discord.ui.Select)
        data: Any = interaction.data
        return cls(_press(match, [str(value) for value in data.get("values") or ()]), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the choice to the client."""
        await _pass_on(interaction, self.press)


def _id(kind: str, press: Press) -> str:
    text = f"{kind}:{press.verb}:{press.match}:{press.version}:{press.rest}"
    if len(text) > _LONGEST_ID:
        raise ValueError(f"component id of {len(text)} characters: {text}")
    return text


LAST_ROW = 9
"""The row of what is below all other components of a panel."""


@dataclass(frozen=True)
class Controls:
    """Makes buttons and selects that act on one match at one version.

    match: the match's number, or 0 if no match is meant.  version: 0 if any version will do.
    The rows of a message are in the order of their numbers, which need not be consecutive.
    """

    match: int
    version: int = 0

    def button(
        self,
        verb: str,
        label: str,
        rest: str = "",
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        emoji: str | None = None,
        row: int = 0,
    ) -> Button:
        """A button."""
        press = Press(verb, self.match, self.version, rest)
        shown: discord.ui.Button[Any] = discord.ui.Button(
            label=label, style=style, custom_id=_id("b", press), disabled=disabled, emoji=emoji
        )
        return Button(press, shown, row)

    def select(
        self,
        verb: str,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        rest: str = "",
        *,
        count: int = 1,
        least: int | None = None,
        row: int = 0,
    ) -> Select:
        """A select in which `least` to `count` options are chosen, or exactly `count`, of at most 25."""
        press = Press(verb, self.match, self.version, rest)
        shown: discord.ui.Select[Any] = discord.ui.Select(
            placeholder=placeholder,
            options=list(options),
            custom_id=_id("s", press),
            min_values=count if least is None else least,
            max_values=count,
        )
        return Select(press, shown, row)


ID_DIGITS = 20
"""Digits that the longest of Discord's ids has."""


def number_of(text: str, digits: int = 2) -> int:
    """A number from an id or a select; raises Refusal for a text that the bot cannot have written."""
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise Refusal("panel-unreadable")
    return int(text)


def parts_of(pattern: re.Pattern[str], rest: str) -> re.Match[str]:
    """The parts of an id; raises Refusal for a text that the bot cannot have written."""
    match = pattern.fullmatch(rest)
    if match is None:
        raise Refusal("panel-unreadable")
    return match


def choice_text(text: str) -> str:
    """The text of an option or choice, cut to what Discord takes."""
    shown = words(text)
    return shown if len(shown) <= LONGEST_CHOICE else f"{shown[: LONGEST_CHOICE - 1]}…"


def read_number(text: str) -> int | None:
    """The reverse of `write_number`."""
    return None if text == "-" else int(text)


def write_number(number: int | None) -> str:
    """A number for an id; a dash if nothing is chosen."""
    return "-" if number is None else str(number)

"""Buttons and selects that survive any restart, because their id says all that they mean.

An id is "b:verb:match:version:rest" ("s:" for a select).  The rest names slots, cells and pages,
never what a hand holds.  A press is checked against the stored match.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import discord

from bot.refusal import Refusal
from bot.wire.emojis import Emojis, words

MOST_CHOICES = 25
"""Options in a select, and choices in autocomplete.  Discord's limit."""
LONGEST_CHOICE = 100
"""Characters of one of them.  Discord's limit."""
_GRAMMAR = r":(?P<verb>[a-z-]{1,24}):(?P<match>[0-9]{1,12}):(?P<version>[0-9]{1,9}):(?P<rest>[^:]{0,50})"
_ID = re.compile("[bs]" + _GRAMMAR)  # never longer than Discord's limit, 100 characters
_BUTTON, _SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value

Described = dict[str, Any]
"""A component, a message or what else Discord is told of, in the words of its documentation."""


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


class PressedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template="b" + _GRAMMAR):
    """How discord.py recognises that one of the bot's buttons was pressed."""

    def __init__(self, press: Press, button: discord.ui.Button[Any]) -> None:
        super().__init__(button)
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> PressedButton:
        """Overrides discord.py's: builds the button that was pressed."""
        assert isinstance(item, discord.ui.Button)
        return cls(_press(match), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the press to the client."""
        await _pass_on(interaction, self._press)


class UsedSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template="s" + _GRAMMAR):
    """How discord.py recognises that something was chosen in one of the bot's selects."""

    def __init__(self, press: Press, select: discord.ui.Select[Any]) -> None:
        super().__init__(select)
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> UsedSelect:
        """Overrides discord.py's: builds the select that was used."""
        assert isinstance(item, discord.ui.Select)
        data: Any = interaction.data
        return cls(_press(match, [str(value) for value in data.get("values") or ()]), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the choice to the client."""
        await _pass_on(interaction, self._press)


@dataclass(frozen=True)
class Button:
    """A button, which does what its id says; line: see `Controls`.

    emoji: a Unicode one, for a label without a mark.
    """

    press: Press
    id: str
    label: str
    style: discord.ButtonStyle
    disabled: bool
    emoji: str | None
    line: int
    width: ClassVar[int] = 1

    def described(self, emojis: Emojis) -> Described:
        """As Discord is told of it, with the first mark of its label turned into its emoji."""
        emoji, label = emojis.label(self.label)
        made: Described = {
            "type": _BUTTON,
            "style": self.style.value,
            "custom_id": self.id,
            "disabled": self.disabled,
        }
        if label:
            made["label"] = label
        if emoji is not None or self.emoji is not None:
            made["emoji"] = emoji or {"name": self.emoji}
        return made


@dataclass(frozen=True)
class Select:
    """A select, which does what its id says; line: see `Controls`."""

    press: Press
    id: str
    placeholder: str
    options: Sequence[discord.SelectOption]
    least: int
    most: int
    line: int
    width: ClassVar[int] = 5

    def described(self, emojis: Emojis) -> Described:
        """As Discord is told of it, with the first mark of each option's label turned into its emoji."""
        return {
            "type": _SELECT,
            "custom_id": self.id,
            "placeholder": self.placeholder,
            "min_values": self.least,
            "max_values": self.most,
            "options": [_option(each, emojis) for each in self.options],
        }


def _option(option: discord.SelectOption, emojis: Emojis) -> Described:
    emoji, label = emojis.label(option.label)
    made: Described = {**option.to_dict(), "label": choice_text(label)}
    return made if emoji is None else {**made, "emoji": emoji}


def _id(kind: str, press: Press) -> str:
    text = f"{kind}:{press.verb}:{press.match}:{press.version}:{press.rest}"
    if _ID.fullmatch(text) is None:
        raise ValueError(f"a press of this component could not be read: {text}")
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
        return Button(press, _id("b", press), label, style, disabled, emoji, row)

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
        return Select(
            press, _id("s", press), placeholder, options, count if least is None else least, count, row
        )


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

"""What a message says and shows, before anything is sent."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.texts.marks import plain
from bot.wire.command_names import CommandNames
from bot.wire.components import Button, Select
from bot.wire.emojis import Emojis, words
from bot.wire.turnstile import Outdated, Superseded

MESSAGE_LIMIT = 2000
"""Characters of a message."""
LAYOUT_LIMIT = 4000
"""Characters of all texts of a layout together."""
_ALT_LIMIT = 1024
_ROW = 5  # buttons side by side; a select takes all of it


@dataclass(frozen=True)
class Picture:
    """An attachment: encoded bytes, a file name that gives nothing away, and its alt text.

    alt: any text; what is kept of it has no Markdown, which nobody would see, and fits Discord's limit.
    """

    data: bytes
    name: str
    alt: str

    def __post_init__(self) -> None:
        alt = plain(words(self.alt))
        object.__setattr__(self, "alt", alt if len(alt) <= _ALT_LIMIT else alt[: _ALT_LIMIT - 1] + "…")

    def file(self, outdated: Outdated | None = None) -> discord.File:
        """A fresh file for one request; outdated: see `Superseded`."""
        return _File(io.BytesIO(self.data), self.name, self.alt or None, outdated)

    def component(self) -> discord.ui.Item[Any]:
        """What shows the attachment in a layout, where nothing is shown by itself."""
        url = f"attachment://{self.name}"
        if not self.name.endswith((".png", ".gif")):
            return discord.ui.File(url)
        shown = discord.MediaGalleryItem(url, description=self.alt or None)
        return discord.ui.MediaGallery(shown)


class _File(discord.File):
    """A file that keeps a request from being repeated once what it shows is out of date.

    After a rate limit or a server error discord.py waits, rewinds the files and repeats the request.
    The rewind is the one moment when no request is in flight.
    """

    def __init__(self, data: io.BytesIO, name: str, alt: str | None, outdated: Outdated | None) -> None:
        super().__init__(data, name, description=alt)
        self._outdated = outdated

    def reset(self, *, seek: int | bool = True) -> None:
        """Overrides discord.py's; seek is the number of the try, 0 for the first."""
        if seek and self._outdated is not None and self._outdated():
            raise Superseded
        super().reset(seek=seek)


@dataclass(frozen=True)
class Content:
    """What a message says and shows; in its texts and labels marks stand for emojis (see `emojis`).

    In its text commands are named in English until it is `named`.

    text: up to 2000 characters, or 4000 in a layout; what exceeds that is cut off.
    items: the components, in rows; at most five rows outside a layout.
    pings: the only users it may ping.
    layout: whether it is made of Discord's newer components: the pictures, then the text, then the buttons.
    A message that was once a layout can never be anything else.
    """

    text: str
    pictures: Sequence[Picture] = ()
    items: Sequence[Button | Select] = ()
    pings: Sequence[int] = ()
    layout: bool = False

    def named(self, commands: CommandNames, locale: str | None = None) -> Content:
        """The same with its commands as they are shown; locale: see `CommandNames.text`."""
        most = LAYOUT_LIMIT if self.layout else MESSAGE_LIMIT
        text = commands.text(self.text, most, locale)
        return self if text == self.text else replace(self, text=text)

    def view(self, emojis: Emojis) -> discord.ui.View | discord.ui.LayoutView | None:
        """A fresh view for one message; None if there are no components."""
        if self.layout:
            return self._layout(emojis)
        if not self.items:
            return None
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self._rows(emojis)):
            for item in row:
                item.row = number
                view.add_item(item)
        return view

    def _layout(self, emojis: Emojis) -> discord.ui.LayoutView:
        layout = discord.ui.LayoutView(timeout=None)
        for picture in self.pictures:
            layout.add_item(picture.component())
        if self.text.strip():
            layout.add_item(discord.ui.TextDisplay(_cut(self.text, LAYOUT_LIMIT, emojis)))
        for row in self._rows(emojis):
            layout.add_item(discord.ui.ActionRow(*row))
        return layout

    def _rows(self, emojis: Emojis) -> Iterator[list[Button | Select]]:
        """The components by the rows that they ask for; what does not fit into one begins another."""
        row: list[Button | Select] = []
        for item in sorted(self.items, key=lambda item: item.line):
            if row and (item.line != row[0].line or sum(each.width for each in row) + item.width > _ROW):
                yield row
                row = []
            item.show(emojis)
            row.append(item)
        if row:
            yield row

    def mentions(self) -> discord.AllowedMentions:
        """Allows pings for the users in `pings` only, whatever the text contains."""
        users = [discord.Object(player) for player in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)

    def shown_text(self, emojis: Emojis) -> str | None:
        """The text beside the view, cut to Discord's limit; None for a layout, which has its own."""
        return None if self.layout else _cut(self.text, MESSAGE_LIMIT, emojis)


def _cut(text: str, limit: int, emojis: Emojis) -> str:
    text = emojis.text(text, limit)
    return text if len(text) <= limit else text[: limit - 1] + "…"

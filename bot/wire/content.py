"""What a message says and shows, before anything is sent."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from bot.texts.marks import plain
from bot.wire.command_names import CommandNames
from bot.wire.components import Button, Described, Select
from bot.wire.emojis import Emojis, words
from bot.wire.turnstile import Outdated, Superseded

MESSAGE_LIMIT = 2000
"""Characters of a message."""
LAYOUT_LIMIT = 4000
"""Characters of all texts of a layout together."""
_ALT_LIMIT = 1024
_WIDE = 5  # buttons side by side; a select takes all of it
_ROW, _TEXT = discord.ComponentType.action_row.value, discord.ComponentType.text_display.value
_GALLERY, _FILE = discord.ComponentType.media_gallery.value, discord.ComponentType.file.value
_IS_LAYOUT = 1 << 15  # Discord's flag IS_COMPONENTS_V2


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

    def component(self) -> Described:
        """What shows the attachment in a layout, where nothing is shown by itself."""
        media = {"url": f"attachment://{self.name}"}
        if not self.name.endswith((".png", ".gif")):
            return {"type": _FILE, "file": media}
        return {"type": _GALLERY, "items": [{"media": media, **self._told()}]}

    def attachment(self, number: int) -> Described:
        """What Discord is told of the file; number: among those of its message."""
        return {"id": number, "filename": self.name, **self._told()}

    def _told(self) -> Described:
        return {"description": self.alt} if self.alt else {}


class _File(discord.File):
    """A file that keeps a request from being repeated once what it shows is out of date.

    After a rate limit or a server error discord.py waits, rewinds the files and repeats the request.
    The rewind is the one moment when no request is in flight.
    """

    def __init__(self, picture: Picture, outdated: Outdated | None) -> None:
        super().__init__(io.BytesIO(picture.data), picture.name, description=picture.alt or None)
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

    def described(self, emojis: Emojis, *, calling: bool = False) -> Described:
        """The message as Discord is told of it, beside the files; it replaces all of an earlier one.

        calling: it may ping the users in `pings`; otherwise it pings nobody, whatever the text contains.
        """
        rows = [
            {"type": _ROW, "components": [each.described(emojis) for each in row]} for row in self._rows()
        ]
        message: Described = {
            "content": None if self.layout else _cut(self.text, MESSAGE_LIMIT, emojis),
            "components": [*self._layout(emojis), *rows] if self.layout else rows,
            "attachments": [each.attachment(number) for number, each in enumerate(self.pictures)],
            "allowed_mentions": {"parse": [], **({"users": list(self.pings)} if calling else {})},
        }
        return message | ({"flags": _IS_LAYOUT} if self.layout else {})

    def files(self, outdated: Outdated | None = None) -> list[discord.File]:
        """Fresh files for one request; outdated: see `Superseded`."""
        return [_File(each, outdated) for each in self.pictures]

    def _layout(self, emojis: Emojis) -> Iterator[Described]:
        for picture in self.pictures:
            yield picture.component()
        if self.text.strip():
            yield {"type": _TEXT, "content": _cut(self.text, LAYOUT_LIMIT, emojis)}

    def _rows(self) -> Iterator[list[Button | Select]]:
        """The components by the rows that they ask for; what does not fit into one begins another."""
        row: list[Button | Select] = []
        for item in sorted(self.items, key=lambda item: item.line):
            if row and (item.line != row[0].line or sum(each.width for each in row) + item.width > _WIDE):
                yield row
                row = []
            row.append(item)
        if row:
            yield row


def _cut(text: str, limit: int, emojis: Emojis) -> str:
    text = emojis.text(text, limit)
    return text if len(text) <= limit else text[: limit - 1] + "…"

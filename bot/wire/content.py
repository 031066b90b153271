"""What a message says and shows, before anything is sent."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.texts.marks import plain
from bot.wire.components import Button, Select
from bot.wire.emojis import Emojis, words
from bot.wire.turnstile import Outdated, Superseded

MESSAGE_LIMIT = 2000
"""Characters of a message."""
_EMBED_LIMIT = 4096
_ALT_LIMIT = 1024


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

    long_text: text that may be too long for a message, up to 4096 characters; private answers only.
    pings: the only users it may ping.
    """

    text: str
    pictures: Sequence[Picture] = ()
    items: Sequence[Any] = ()
    pings: Sequence[int] = ()
    long_text: str = ""

    def view(self, emojis: Emojis) -> discord.ui.View | None:
        """A fresh view for one message; None if there are no components."""
        if not self.items:
            return None
        view = discord.ui.View(timeout=None)
        for item in self.items:
            if isinstance(item, Button | Select):
                item.show(emojis)
            view.add_item(item)
        return view

    def mentions(self) -> discord.AllowedMentions:
        """Allows pings for the users in `pings` only, whatever the text contains."""
        users = [discord.Object(player) for player in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)

    def embeds(self, emojis: Emojis) -> list[discord.Embed]:
        """The long text as an embed, if there is any."""
        text = emojis.text(self.long_text, _EMBED_LIMIT)
        return [discord.Embed(description=text)] if text else []

    def shown_text(self, emojis: Emojis) -> str:
        """The text, cut to Discord's limit."""
        text = emojis.text(self.text, MESSAGE_LIMIT)
        return text if len(text) <= MESSAGE_LIMIT else text[: MESSAGE_LIMIT - 1] + "…"

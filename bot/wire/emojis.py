"""The games' own emojis in what the bot says.

Sentences hold marks such as ":red_sun:", each before the word that it means.  On the way out a mark becomes
the application emoji of that drawing, or a Unicode one as long as Discord does not have the drawing.  Where
Discord shows no custom emoji, the word alone is left.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Protocol

import discord
import structlog

from bot.catalog import TITLES
from bot.texts.marks import without_emojis
from bot.wire.failures import Sent, Unsent, attempt

log = structlog.get_logger()

EMOJIS = {name: emoji for title in TITLES.values() for name, emoji in title.adapter.emojis.items()}
"""Those of all games, by name."""
_MARK = re.compile(f":({'|'.join(EMOJIS)}):")
_UNICODE = {name: emoji.unicode for name, emoji in EMOJIS.items()}
_DIGEST = 3  # bytes of it, which tell the drawings of one name apart
_INVALID_FORM = 50035


@lru_cache(maxsize=512)  # labels above all, which are the same each turn
def words(text: str) -> str:
    """The text without its marks, for where Discord shows no custom emoji."""
    return without_emojis(text, EMOJIS)


@cache
def drawings() -> dict[str, tuple[str, bytes]]:
    """By name: what Discord calls the emoji, which changes with its drawing, and the PNG."""
    drawn = {name: emoji.draw() for name, emoji in EMOJIS.items()}
    return {
        name: (f"{name}_{blake2b(data, digest_size=_DIGEST).hexdigest()}", data)
        for name, data in drawn.items()
    }


class Emojis:
    """The emojis of one client's application; Unicode ones until they are fetched."""

    def __init__(self) -> None:
        self._fetched: dict[str, discord.PartialEmoji] = {}
        self._written = dict(_UNICODE)
        """By name, what stands for a mark in a text."""
        self._fetching = asyncio.Lock()

    async def fetch(self, client: discord.Client) -> None:
        """Finds the drawings among the application's emojis and uploads those that are missing.

        Earlier drawings stay, since older messages show them.  Only a process that has the lease of the
        store, or shares it, may call this.  If Discord refuses, the next call tries again.
        """
        async with self._fetching:
            missing = EMOJIS.keys() - self._fetched.keys()
            if not missing:
                return
            try:
                named = await asyncio.to_thread(drawings)
                there = await _listed(client)
                for name, (full, data) in named.items():
                    if full not in there:
                        try:
                            there[full] = await attempt(
                                client.create_application_emoji(name=full, image=data)
                            )
                        except Unsent:
                            # A process that started at the same moment may have uploaded it a little earlier.
                            there = await _listed(client)
                            if full not in there:
                                raise
                    self._fetched[name] = _partial(there[full])
                    self._written[name] = str(self._fetched[name])
            except Unsent as unsent:
                log.warning("Unicode emojis are shown for drawings that Discord lacks", why=str(unsent))

    def text(self, text: str, most: int) -> str:
        """The text with emojis for its marks; they are Unicode ones if it would exceed `most` characters."""
        if ":" not in text:
            return text
        drawn = _MARK.sub(lambda mark: self._written[mark[1]], text)
        return drawn if len(drawn) <= most else _MARK.sub(lambda mark: _UNICODE[mark[1]], text)

    def label(self, text: str) -> tuple[Mapping[str, Any] | None, str]:
        """The emoji and the label of a button or an option: the first mark, and the words.

        The emoji is as Discord is told of it.
        """
        mark = _MARK.search(text)
        return None if mark is None else self._shown(mark[1]), words(text)

    async def sent(self, request: Callable[[], Awaitable[Sent]]) -> Sent:
        """The result of a request, repeated with Unicode emojis if Discord no longer has the drawn ones."""
        try:
            return await request()
        except Unsent as unsent:
            if not self._refused(unsent):
                raise
        return await request()

    def _refused(self, unsent: Unsent) -> bool:
        error = unsent.__cause__
        if not (
            self._fetched
            and isinstance(error, discord.HTTPException)
            and error.code == _INVALID_FORM
            and "emoji" in error.text.lower()
        ):
            return False
        log.warning("Discord no longer knows the drawn emojis", why=str(unsent))
        self._fetched.clear()
        self._written = dict(_UNICODE)
        return True

    def _shown(self, name: str) -> Mapping[str, Any]:
        drawn = self._fetched.get(name)
        return {"name": _UNICODE[name]} if drawn is None else {"name": drawn.name, "id": str(drawn.id)}


async def _listed(client: discord.Client) -> dict[str, discord.Emoji]:
    """The application's emojis, by what Discord calls them."""
    return {each.name: each for each in await attempt(client.fetch_application_emojis())}


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)


class _Owner(Protocol):
    own_emojis: Emojis


def emojis_of(client: discord.Client) -> Emojis:
    """The emojis of the bot's client."""
    owner: Any = client
    known: _Owner = owner
    return known.own_emojis

"""What the offline Discord keeps from one run to the next: messages, threads, pictures, badges.

simcord has no public way to save and restore a world, so this module reaches into `Env.backend`; its private
names are only used here and where world.py marks them. simcord's version is pinned exactly, and a file from
another version is set aside rather than read.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import simcord
from pydantic import TypeAdapter, ValidationError
from simcord.backend.models import (  # not public: the records that the backend holds
    Channel,
    GuildEmoji,
    Message,
)

from bot.playground.strict import emoji_url

log = logging.getLogger(__name__)

FORMAT = f"1, simcord {simcord.__version__}"
"""Written into the file; a file of another format is not read."""
MESSAGES_KEPT = 100
"""How many of a place's newest messages are kept; to the bot, an older one looks deleted."""
_LOADING = 1 << 7  # Discord's message flag "the bot is thinking": nothing will finish these after a restart


@dataclass
class Chat:
    """Everything that is kept, except the bytes of the pictures."""

    format: str = ""
    now: float = 0.0
    """The simulated time when it was saved, in seconds since 1970."""
    threads: list[Channel] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    commands: list[tuple[int | None, list[dict[str, object]]]] = field(default_factory=list)
    """The registered slash commands by server (None: global); a bot may register them only once."""
    badges: dict[str, dict[str, tuple[int, int]]] = field(default_factory=dict)
    emojis: list[GuildEmoji] = field(default_factory=list)
    """Those of the application, which messages show."""


_CHAT = TypeAdapter(Chat)


class ChatFile:
    """`chat.json`, and a file in `pictures` for each emoji and each upload that a message shows.

    A picture is written before the chat that refers to it, and the chat is replaced in one step, so being
    killed at any time leaves the last save intact.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "chat.json"
        self._pictures = folder / "pictures"
        self._pictures.mkdir(parents=True, exist_ok=True)
        self._saved = {file.name for file in self._pictures.iterdir()}

    def load(self, env: simcord.Env) -> Chat:
        """Restore the last run's chat into a world that already has its server, members and channels."""
        if not self._path.exists():
            return Chat()
        try:
            chat = _CHAT.validate_json(self._path.read_bytes())
        except ValidationError as error:
            return self._start_clean(f"it has {error.error_count()} faults")
        if chat.format != FORMAT:
            return self._start_clean(f"it is of format {chat.format!r}, this is {FORMAT!r}")
        backend = env.backend
        for number, url in _shown(chat.messages, chat.emojis).items():
            file = self._pictures / number
            if file.exists():
                backend.cdn._blobs[url] = file.read_bytes()  # PRIVATE: url -> bytes
        backend.application_emojis.update((emoji.id, emoji) for emoji in chat.emojis)
        for thread in chat.threads:
            backend.channels[thread.id] = thread
            backend.messages[thread.id] = {}
            if thread.guild_id is not None:
                backend.guilds[thread.guild_id].thread_ids.append(thread.id)
        for message in chat.messages:
            place = backend.messages.get(message.channel_id)
            if place is not None and not message.flags & _LOADING:
                place[message.id] = message
                backend.channels[message.channel_id].last_message_id = message.id
        for server, commands in chat.commands:
            backend.commands[server] = {(str(c["name"]), int(str(c["type"]))): dict(c) for c in commands}
        return chat

    def save(self, env: simcord.Env, badges: dict[str, dict[str, tuple[int, int]]]) -> None:
        """Write the world; drops old messages, and pictures that no message shows any more."""
        backend = env.backend
        for messages in backend.messages.values():
            for old in sorted(messages)[:-MESSAGES_KEPT]:
                del messages[old]
        every = [message for place in backend.messages.values() for message in place.values()]
        emojis = list(backend.application_emojis.values())
        shown = _shown(every, emojis)
        blobs = backend.cdn._blobs
        for url in set(blobs) - set(shown.values()):
            del blobs[url]
        for name in shown.keys() - self._saved:
            if shown[name] in blobs:
                (self._pictures / name).write_bytes(blobs[shown[name]])
        chat = Chat(
            format=FORMAT,
            now=env.now().timestamp(),
            threads=[channel for channel in backend.channels.values() if channel.is_thread],
            messages=every,
            commands=[(server, list(found.values())) for server, found in backend.commands.items()],
            badges=badges,
            emojis=emojis,
        )
        fresh = self._path.with_suffix(".new")
        fresh.write_bytes(_CHAT.dump_json(chat))
        fresh.replace(self._path)
        for name in self._saved - shown.keys():
            (self._pictures / name).unlink(missing_ok=True)
        self._saved = set(shown)

    def _start_clean(self, why: str) -> Chat:
        aside = self._path.with_suffix(".unreadable")
        self._path.replace(aside)
        log.warning("The chat history starts clean; the old one is now %s (%s)", aside.name, why)
        return Chat()


def _shown(messages: Iterable[Message], emojis: Iterable[GuildEmoji]) -> dict[str, str]:
    """The addresses of all pictures, by id."""
    uploads = [upload for message in messages for upload in message.attachments]
    return {str(upload["id"]): str(upload["url"]) for upload in uploads} | {
        str(emoji.id): emoji_url(emoji.id) for emoji in emojis
    }

"""What the offline Discord remembers from one run to the next: messages, threads, pictures, badges.

simcord has no public way to save and restore a world, so this module reaches into `Env.backend`; every name
of it that simcord does not promise to keep is touched here or marked in world.py. simcord is pinned exactly,
and a file of another version is set aside rather than read.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import simcord
from pydantic import TypeAdapter, ValidationError
from simcord.backend.models import Channel, Message  # not public: the records that the backend holds

log = logging.getLogger(__name__)

FORMAT = f"1, simcord {simcord.__version__}"
MESSAGES_KEPT = 100
"""The newest messages of each place that are kept; the bot finds an older one gone, as if deleted."""
_LOADING = 1 << 7  # Discord's message flag "the bot is thinking": nobody will finish those of an ended run


@dataclass
class Chat:
    """Everything kept except the bytes of the pictures."""

    now: float = 0.0
    """The simulated time of the save, in seconds since 1970."""
    threads: list[Channel] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    commands: list[tuple[int | None, list[dict[str, object]]]] = field(default_factory=list)
    """The registered slash commands by server (None: everywhere): a bot may register them only once."""
    badges: dict[str, dict[str, tuple[int, int]]] = field(default_factory=dict)


_CHAT = TypeAdapter(Chat)


class ChatFile:
    """One SQLite file: each save is one transaction, so a kill at any time leaves the last save whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: set[str] = set()
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._open()
        except sqlite3.DatabaseError as error:
            self._set_aside(error)

    def _open(self) -> None:
        self._db = sqlite3.connect(self._path)
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = NORMAL")
            with self._db:
                self._db.execute("CREATE TABLE IF NOT EXISTS chat (format TEXT, data BLOB)")
                self._db.execute("CREATE TABLE IF NOT EXISTS picture (url TEXT PRIMARY KEY, data BLOB)")
        except sqlite3.DatabaseError:
            self._db.close()
            raise

    def _set_aside(self, why: Exception | str) -> None:
        aside = self._path.with_suffix(".unreadable")
        log.warning("The chat history starts clean; the old file is now %s (%s)", aside.name, why)
        self._path.replace(aside)
        for ending in ("-wal", "-shm"):
            self._path.with_name(self._path.name + ending).unlink(missing_ok=True)
        self._known.clear()
        self._open()

    def load(self, env: simcord.Env) -> Chat:
        """Put what the last run left into a world that has its server, members and channels already."""
        try:
            row = self._db.execute("SELECT format, data FROM chat").fetchone()
            pictures = dict(self._db.execute("SELECT url, data FROM picture"))
            if row is not None and row[0] != FORMAT:
                raise ValueError(f"it is of format {row[0]}, this is {FORMAT}")
            chat = _CHAT.validate_json(row[1]) if row is not None else Chat()
        except (sqlite3.DatabaseError, ValidationError, ValueError) as error:
            self._db.close()
            self._set_aside(error)
            return Chat()
        self._known = set(pictures)
        backend = env.backend
        backend.cdn._blobs.update(pictures)  # PRIVATE: url -> bytes of every upload
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
        """Write the world; trims old messages and the pictures that no message shows any more."""
        backend = env.backend
        for messages in backend.messages.values():
            for old in sorted(messages)[:-MESSAGES_KEPT]:
                del messages[old]
        every = [message for place in backend.messages.values() for message in place.values()]
        shown = {str(upload["url"]) for message in every for upload in message.attachments}
        blobs = backend.cdn._blobs
        for url in set(blobs) - shown:
            del blobs[url]
        chat = Chat(
            now=env.now().timestamp(),
            threads=[channel for channel in backend.channels.values() if channel.is_thread],
            messages=every,
            commands=[(server, list(found.values())) for server, found in backend.commands.items()],
            badges=badges,
        )
        with self._db:
            new = [(url, blobs[url]) for url in shown - self._known if url in blobs]
            self._db.executemany("INSERT OR REPLACE INTO picture VALUES (?, ?)", new)
            self._db.executemany("DELETE FROM picture WHERE url = ?", [(url,) for url in self._known - shown])
            self._db.execute("DELETE FROM chat")
            self._db.execute("INSERT INTO chat VALUES (?, ?)", (FORMAT, _CHAT.dump_json(chat)))
        self._known = shown

    def close(self) -> None:
        """Finish the file; nothing can be saved any more."""
        with closing(self._db):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

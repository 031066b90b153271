"""What the page shows of simcord's records that discord.py's messages lack."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from simcord import Env
from simcord.backend.models import Message  # PRIVATE: the records of the backend

from bot.playground.mentions import Mentionable, runnable
from bot.playground.strict import emoji_url


def used(env: Env, message: discord.Message) -> str | None:
    """The name of the command that a message answers, as whoever used it calls it."""
    stored = _stored(env, message)
    given = None if stored is None else stored.interaction_metadata
    return None if given is None else given.get("name")


def edited(env: Env, message: discord.Message | None) -> str | None:
    """When a message was edited last; discord.py's message may be an older one."""
    stored = None if message is None else _stored(env, message)
    return None if stored is None else stored.edited_timestamp


def size(env: Env, upload: discord.Attachment) -> tuple[int, int] | None:
    """The width and height of a picture, as its file says; None for anything else."""
    head = env.backend.cdn.get(upload.url) or b""
    if head.startswith(b"\x89PNG"):
        return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])
    if head.startswith(b"GIF8"):
        return int.from_bytes(head[6:8], "little"), int.from_bytes(head[8:10], "little")
    return None


def emoji(env: Env, number: int) -> bytes | None:
    """The picture of one of the application's emojis."""
    return env.backend.cdn.get(emoji_url(number))


def pinged(env: Env, channel: int, message: int, everyone: Sequence[int]) -> Sequence[int]:
    """The ids of the users that a message pings; everyone: of all."""
    stored = env.backend.messages.get(channel, {}).get(message)
    if stored is None:
        return ()
    return everyone if stored.mention_everyone else tuple(stored.ping_user_ids)


def mentionable(env: Env) -> Mentionable:
    """What a mention of a command may say, by the command's id."""
    registered = env.backend.commands.values()  # by server; None: everywhere
    return runnable(each for commands in registered for each in commands.values())


def _stored(env: Env, message: discord.Message) -> Message | None:
    return env.backend.messages.get(message.channel.id, {}).get(message.id)

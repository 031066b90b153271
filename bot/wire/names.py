"""Names, links and languages as messages need them."""

from __future__ import annotations

import re
from functools import partial
from typing import Protocol

import discord

from bot.texts import Say, text
from bot.texts.marks import clean
from storage.sitters import NO_NAME, kind_of


class Named(Protocol):
    """A user or member."""

    @property
    def display_name(self) -> str:
        """The name as others see it."""


def clean_name(user: Named) -> str:
    """The name under which a user sits at a table."""
    return clean(user.display_name)


def world_name(user: discord.User | discord.Member) -> str:
    """The name of a user where other servers see it: never a nickname, which belongs to one server."""
    return clean(user.global_name or user.name)


def is_deleted(user: discord.User | discord.Member) -> bool:
    """Whether this is what Discord shows of an account that was deleted: a made-up name and no other."""
    made_up = re.fullmatch(r"deleted_user_\w+|Deleted User [0-9a-f]{8}", user.name)
    return made_up is not None and user.global_name in (None, user.name)


def escaped(name: str) -> str:
    """A name in a message: nothing in it is read as markdown, as a link or as a mention."""
    # In what looks like a link discord.py would leave markdown alone; here it is none.
    marked = discord.utils.escape_markdown(name, ignore_links=False)
    return discord.utils.escape_mentions(marked).replace("://", ":\u200b//").replace("<", "<\u200b")


def bold_name(name: str) -> str:
    """A name in a message, bold; see `escaped`."""
    return f"**{escaped(name)}**"


def plain_name(name: str, say: Say) -> str:
    """A stored name as it is, for pictures and plain text; one that was deleted is empty."""
    return say("former-player") if name == NO_NAME else name


def shown_name(name: str, say: Say) -> str:
    """A stored name in a message; one that was deleted is empty."""
    return say("former-player") if name == NO_NAME else bold_name(name)


def mention(player: int, say: Say, name: str = NO_NAME) -> str:
    """A player in a message, by mention; who has no account on Discord, by name."""
    return f"<@{player}>" if kind_of(player).on_discord else shown_name(name, say)


def message_link(server: int | None, channel: int, message: int | None) -> str:
    """A link to a message, or to its channel when the message is not known."""
    link = f"https://discord.com/channels/{server or '@me'}/{channel}"
    return link if message is None else f"{link}/{message}"


def timestamp(at: int, style: str) -> str:
    """A time that Discord shows in each reader's own zone and language; style "R": how far away it is."""
    return f"<t:{at}:{style}>"


def private_say(interaction: discord.Interaction) -> Say:
    """Sentences in the language of the person who acts."""
    return partial(text, str(interaction.locale))


def public_say(client: discord.Client, server: int | None) -> Say:
    """Sentences in the language of a server."""
    guild = None if server is None else client.get_guild(server)
    return partial(text, "en" if guild is None else str(guild.preferred_locale))

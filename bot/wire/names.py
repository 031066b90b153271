"""How messages write names, links and times, and in which language."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import Protocol

import discord

from bot.computers.sitting import level_of
from bot.texts import Say, catalogue, in_language
from bot.texts.marks import clean
from storage.players import spoken
from storage.sitters import NO_NAME, kind_of, level_and_ordinal, named_computer


class Named(Protocol):
    """A user or member."""

    @property
    def display_name(self) -> str:
        """The name as others see it."""


def clean_name(user: Named) -> str:
    """The name a user has at a table."""
    return clean(user.display_name)


def world_name(user: discord.User | discord.Member) -> str:
    """A user's name as other servers may see it: never a nickname, which belongs to one server."""
    return clean(user.global_name or user.name)


def is_deleted(user: discord.User | discord.Member) -> bool:
    """Whether this is a deleted account, to which Discord gives a made-up name and no other."""
    made_up = re.fullmatch(r"deleted_user_\w+|Deleted User [0-9a-f]{8}", user.name)
    return made_up is not None and user.global_name in (None, user.name)


@lru_cache(maxsize=1024)  # a turn says the same names a dozen times
def escaped(name: str) -> str:
    """A name for a message: nothing in it is read as markdown, a link or a mention."""
    # By default discord.py leaves markdown inside links alone, but a name never contains a real link.
    marked = discord.utils.escape_markdown(name, ignore_links=False)
    return discord.utils.escape_mentions(marked).replace("://", ":\u200b//").replace("<", "<\u200b")


def bold_name(name: str) -> str:
    """A name for a message, escaped and in bold."""
    return f"**{escaped(name)}**"


def plain_name(name: str, say: Say) -> str:
    """A stored name unescaped, for plain text; an empty one has been deleted."""
    return say("former-player") if name == NO_NAME else _known_name(name, say)


def short_name(name: str, say: Say) -> str:
    """A stored name for pictures, which have little room: a computer player's without its level."""
    player = named_computer(name)
    if player is None:
        return plain_name(name, say)
    return say("computer-drawn", number=level_and_ordinal(player)[1])


def shown_name(name: str, say: Say) -> str:
    """A stored name for a message; an empty one has been deleted."""
    return say("former-player") if name == NO_NAME else bold_name(_known_name(name, say))


def _known_name(name: str, say: Say) -> str:
    """A stored name that was not deleted; a computer player's is in the reader's language."""
    player = named_computer(name)
    return name if player is None else computer_text(player, say)


def computer_text(player: int, say: Say) -> str:
    """What a computer player is called, such as "Computer 2 (hard)"."""
    _, ordinal = level_and_ordinal(player)
    return say("computer-name", number=ordinal, level=say(f"level-{level_of(player)}"))


def mention(player: int, say: Say, name: str = NO_NAME) -> str:
    """A player in a message: a mention, or the name of somebody without a Discord account."""
    return f"<@{player}>" if kind_of(player).on_discord else shown_name(name, say)


def message_link(server: int | None, channel: int, message: int | None) -> str:
    """A link to a message, or to its channel if the message is unknown."""
    link = f"https://discord.com/channels/{server or '@me'}/{channel}"
    return link if message is None else f"{link}/{message}"


def timestamp(at: int, style: str) -> str:
    """A time that Discord shows in each reader's zone and language; style "R" shows how far away it is."""
    return f"<t:{at}:{style}>"


def date_text(day: date, say: Say) -> str:
    """A day as it is written wherever it is the same day for everybody, or Discord shows no time."""
    return say("date", day=day.day, month=day.month, year=day.year)


_LANGUAGE = "language"


def speak(interaction: discord.Interaction, language: str) -> None:
    """From now on the person who acts is answered in this language, instead of that of their Discord."""
    interaction.extras[_LANGUAGE] = language


def private_say(interaction: discord.Interaction) -> Say:
    """Sentences in the language of the person who acts."""
    return in_language(language_of(interaction))


def language_of(interaction: discord.Interaction) -> str:
    """The language of the person who acts."""
    return catalogue().language(spoken(interaction.extras.get(_LANGUAGE, ""), str(interaction.locale)))

"""Private answers to interactions: acknowledged in time, filled in when there is something to say."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import discord
import structlog
from discord import InteractionResponseType as Kind

from bot.wire.command_names import command_names_of
from bot.wire.components import Described
from bot.wire.content import Content
from bot.wire.emojis import emojis_of
from bot.wire.failures import Reason, Unsent, attempt, repeated
from bot.wire.outgoing import filled, followed, responded

log = structlog.get_logger()

_ACKNOWLEDGEMENT = "acknowledgement"
_COUNTED = "counted"
_ANSWERED = "answered"
_EPHEMERAL = 1 << 6  # Discord's flag
_PRIVATE: Described = {"flags": _EPHEMERAL}
_NO_EMBEDS: Described = {"embeds": []}  # an answer of an earlier release may have some; a layout takes none


async def defer(interaction: discord.Interaction, *, update: bool = False) -> None:
    """Acknowledges privately within Discord's three seconds; the answer itself may take its time.

    The acknowledgement is sent in the background; `tell` waits for it.  If Discord does not accept it,
    the request has still arrived and is carried out.
    update: the answer will replace the message with the pressed component.
    """
    if _ACKNOWLEDGEMENT not in interaction.extras and not interaction.response.is_done():
        interaction.extras[_ACKNOWLEDGEMENT] = asyncio.create_task(_acknowledge(interaction, update))


async def defer_pressed(interaction: discord.Interaction) -> None:
    """Defers a press: the answer replaces a private message, and is a new private one elsewhere."""
    message = interaction.message
    await defer(interaction, update=message is not None and message.flags.ephemeral)


async def _acknowledge(interaction: discord.Interaction, update: bool) -> bool:
    """Acknowledges; returns `update`, which is needed to answer if this failed."""
    kind = Kind.deferred_message_update if update else Kind.deferred_channel_message
    try:
        await attempt(responded(interaction, kind, {} if update else _PRIVATE))
    except Unsent as unsent:
        late = unsent.reason is Reason.LATE
        log.log(logging.INFO if late else logging.WARNING, "not acknowledged", why=str(unsent))
    return update


def counted(interaction: discord.Interaction, sentence: str) -> None:
    """Remembers that the request has been carried out; from now on only showing it can fail.

    sentence: tells the person so, in case nothing else can be shown.
    """
    interaction.extras[_COUNTED] = sentence


def what_counts(interaction: discord.Interaction) -> str:
    """The sentence given to `counted`; empty if nothing has been done yet."""
    return str(interaction.extras.get(_COUNTED, ""))


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether the final private answer was given, or nobody is left to take one."""
    return _ANSWERED in interaction.extras


async def downloaded(file: discord.Attachment) -> bytes:
    """The content of an uploaded or attached file."""
    return await attempt(file.read())


async def tell(
    interaction: discord.Interaction, content: Content, *, last: bool = True, aside: bool = False
) -> None:
    """Fills in the private answer: the deferred one, or the private message with the pressed component.

    Private answers are layouts, all of them: a panel may be replaced by any other, and remains a layout.
    last: False for an interim message.  aside: the private message with the pressed component stays as it
    is, and the answer is one of its own.  Raises Unsent if Discord does not accept it.
    """
    names = command_names_of(interaction.client)
    content = replace(content, layout=True).named(names, str(interaction.locale))
    try:
        await repeated(lambda: _say(interaction, content, aside))
    except Unsent as unsent:
        if unsent.reason not in (Reason.LATE, Reason.GONE):
            raise
        log.info("nobody to answer", why=str(unsent))
        last = True
    if last:
        interaction.extras[_ANSWERED] = True


async def _say(interaction: discord.Interaction, content: Content, aside: bool) -> None:
    acknowledgement = interaction.extras.get(_ACKNOWLEDGEMENT)
    update = acknowledgement is not None and await acknowledgement
    fill = _add if update and aside else _fill
    if interaction.response.is_done():
        await fill(interaction, content)
        return
    # Discord may have accepted the acknowledgement although its reply was lost; then there is an answer to
    # fill in.  Otherwise this is the first response.
    try:
        await fill(interaction, content)
    except Unsent as unsent:
        if unsent.reason not in (Reason.LATE, Reason.GONE):
            raise
        try:
            await _begin(interaction, content, update and not aside)
        except Unsent as begun:
            if begun.reason is not Reason.LATE:
                raise
            # The acknowledgement arrived between the two requests.
            await fill(interaction, content)


async def _fill(interaction: discord.Interaction, content: Content) -> None:
    """Fills in the acknowledged answer."""
    emojis = emojis_of(interaction.client)

    async def fill() -> None:
        await attempt(filled(interaction, content.described(emojis) | _NO_EMBEDS, content.files()))

    await emojis.sent(fill)


async def _add(interaction: discord.Interaction, content: Content) -> None:
    """Answers beside the acknowledged message."""
    emojis = emojis_of(interaction.client)

    async def add() -> None:
        await attempt(followed(interaction, _privately(content.described(emojis)), content.files()))

    await emojis.sent(add)


async def _begin(interaction: discord.Interaction, content: Content, update: bool) -> None:
    """Answers without an acknowledgement; update: see `defer`."""
    emojis = emojis_of(interaction.client)

    async def begin() -> None:
        message = content.described(emojis)
        if update:
            answer = responded(interaction, Kind.message_update, message | _NO_EMBEDS, content.files())
        else:
            answer = responded(interaction, Kind.channel_message, _privately(message), content.files())
        await attempt(answer)

    await emojis.sent(begin)


def _privately(message: Described) -> Described:
    """A new message that only the person sees."""
    given = {name: value for name, value in message.items() if value is not None}
    return {**given, "flags": message.get("flags", 0) | _EPHEMERAL}

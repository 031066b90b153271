"""Private answers to interactions: acknowledged in time, filled when there is something to say."""

from __future__ import annotations

import asyncio
import logging

import discord
import structlog

from bot.wire.content import Content
from bot.wire.failures import Reason, Unsent, attempt, repeated

log = structlog.get_logger()

_ACKNOWLEDGEMENT = "acknowledgement"
_COUNTED = "counted"
_ANSWERED = "answered"


async def defer(interaction: discord.Interaction, *, update: bool = False) -> None:
    """Answers within Discord's three seconds, privately; what follows may take its time.

    The acknowledgement is sent at once and not waited for: `tell` waits.  When Discord does not take
    it, what was asked for is done all the same, since it arrived.
    update: the message with the pressed component is what will be changed.
    """
    if _ACKNOWLEDGEMENT not in interaction.extras and not interaction.response.is_done():
        interaction.extras[_ACKNOWLEDGEMENT] = asyncio.create_task(_acknowledge(interaction, update))


async def _acknowledge(interaction: discord.Interaction, update: bool) -> bool:
    """Acknowledges; returns `update`, for the one who answers without."""
    response = interaction.response
    try:
        await attempt(response.defer() if update else response.defer(ephemeral=True, thinking=True))
    except Unsent as unsent:
        late = unsent.reason is Reason.LATE
        log.log(logging.INFO if late else logging.WARNING, "not acknowledged", why=str(unsent))
    return update


def counted(interaction: discord.Interaction, sentence: str) -> None:
    """Remembers that what was asked for is done; whatever fails from now on is only the showing of it.

    sentence: says so to the person, in case nothing else can be shown.
    """
    interaction.extras[_COUNTED] = sentence


def what_counts(interaction: discord.Interaction) -> str:
    """The sentence given to `counted`; empty while nothing is done."""
    return str(interaction.extras.get(_COUNTED, ""))


def is_answered(interaction: discord.Interaction) -> bool:
    """Whether the private answer is given, or nobody takes one; that somebody waits is none."""
    return _ANSWERED in interaction.extras


async def downloaded(file: discord.Attachment) -> bytes:
    """What is in a file that somebody sent, or that is attached to a message."""
    return await attempt(file.read())


async def tell(interaction: discord.Interaction, content: Content, *, last: bool = True) -> None:
    """Fills the private answer: the deferred one, or the private message of the pressed component.

    last: False for a word while the answer is being made.  Raises Unsent when Discord does not take it.
    """
    try:
        await repeated(lambda: _say(interaction, content))
    except Unsent as unsent:
        if unsent.reason not in (Reason.LATE, Reason.GONE):
            raise
        log.info("nobody to answer", why=str(unsent))
        last = True
    if last:
        interaction.extras[_ANSWERED] = True


async def _say(interaction: discord.Interaction, content: Content) -> None:
    acknowledgement = interaction.extras.get(_ACKNOWLEDGEMENT)
    update = acknowledgement is not None and await acknowledgement
    if interaction.response.is_done():
        await _fill(interaction, content)
        return
    # Discord may have taken the acknowledgement all the same, its answer being lost: then the person looks
    # at an answer that is to be filled.  If there is none, this is the first word.
    try:
        await _fill(interaction, content)
    except Unsent as unsent:
        if unsent.reason not in (Reason.LATE, Reason.GONE):
            raise
        try:
            await _begin(interaction, content, update)
        except Unsent as begun:
            if begun.reason is not Reason.LATE:
                raise
            # It was under way and has arrived between the two.
            await _fill(interaction, content)


async def _fill(interaction: discord.Interaction, content: Content) -> None:
    """Makes the answer that was announced say this."""
    await attempt(
        interaction.edit_original_response(
            content=content.shown_text(),
            embeds=content.embeds(),
            attachments=[picture.file() for picture in content.pictures],
            view=content.view(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    )


async def _begin(interaction: discord.Interaction, content: Content, update: bool) -> None:
    """Answers without having announced it; update: see `defer`."""
    files = [picture.file() for picture in content.pictures]
    if update:
        call = interaction.response.edit_message(
            content=content.shown_text(),
            embeds=content.embeds(),
            attachments=files,
            view=content.view(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await attempt(call)
        return
    await attempt(
        interaction.response.send_message(
            content.shown_text(),
            embeds=content.embeds(),
            files=files,
            view=content.view() or discord.utils.MISSING,
            allowed_mentions=discord.AllowedMentions.none(),
            ephemeral=True,
        )
    )

"""*Share here*: an answer that only its owner sees is posted in the channel, for everybody."""

from __future__ import annotations

from itertools import count

import discord

from bot.commands.base import check_present, check_rights
from bot.commands.buttons import Press
from bot.commands.desk import Desk
from bot.commands.names import message_link, private_say
from bot.commands.nonces import nonce_of
from bot.commands.replies import Letter, counted, tell
from bot.refusal import Refusal


async def sharing_place(desk: Desk, interaction: discord.Interaction, command: str) -> tuple[int, int]:
    """The server and the channel where the button was pressed; raises Refusal where nothing can be shared.

    command: the one whose answer has the button.
    """
    if interaction.guild_id is None:
        raise Refusal("share-direct", command=command)
    await check_present(desk, interaction)
    check_rights(interaction, thread=False)
    assert interaction.channel_id is not None
    return interaction.guild_id, interaction.channel_id


async def share(
    desk: Desk, interaction: discord.Interaction, press: Press, place: tuple[int, int], letter: Letter
) -> None:
    """Posts the letter at a place and tells the presser; place: see `sharing_place`."""
    server, channel = place
    # A second press under the same answer shares nothing twice, unless it shows something else by then.
    mark = str(interaction.id if interaction.message is None else interaction.message.id)
    shows = (press.verb, press.match, press.rest, letter.text, letter.long_text)
    deleted = count(1)

    async def anew() -> str:
        return nonce_of(mark, "shared", channel, *shows, next(deleted))

    nonce = nonce_of(mark, "shared", channel, *shows)
    message = await desk.replies.send(channel, letter, nonce, anew=anew)
    link = message_link(server, channel, message)
    done = private_say(interaction)("shared", link=link)
    counted(interaction, done)
    await tell(interaction, Letter(done))

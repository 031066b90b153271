"""*Share here*: posts a private answer in the channel, for everybody."""

from __future__ import annotations

from itertools import count

import discord

from bot.commands.shared.rights import check_play_here
from bot.commands.shared.services import services_of
from bot.refusal import Refusal
from bot.wire.answers import counted, tell
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.names import message_link, private_say
from bot.wire.nonces import nonce_of


async def sharing_place(interaction: discord.Interaction, what: str, game: str = "") -> tuple[int, int]:
    """The server and channel where the button was pressed; raises Refusal if nothing can be shared there.

    what: whose answer has the button: the command's name, with the game if it is one of a game.
    """
    if interaction.guild_id is None:
        raise Refusal("share-direct", what=what, command=game)
    await services_of(interaction).rights.check_present(interaction)
    check_play_here(interaction)
    assert interaction.channel_id is not None
    return interaction.guild_id, interaction.channel_id


async def share(
    interaction: discord.Interaction,
    press: Press,
    place: tuple[int, int],
    content: Content,
) -> None:
    """Posts the content in a place and tells the presser; place: see `sharing_place`."""
    server, channel = place
    # Pressing twice under the same answer shares it once, unless it shows something else by then.
    mark = str(interaction.id if interaction.message is None else interaction.message.id)
    shows = (press.verb, press.match, press.rest, content.text)
    deleted = count(1)

    async def anew() -> str:
        return nonce_of(mark, "shared", channel, *shows, next(deleted))

    nonce = nonce_of(mark, "shared", channel, *shows)
    message = await services_of(interaction).sender.send(channel, content, nonce, anew=anew)
    link = message_link(server, channel, message)
    done = private_say(interaction)("shared", link=link)
    counted(interaction, done)
    await tell(interaction, Content(done))

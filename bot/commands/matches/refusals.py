"""Why no new match can be opened: where those are that stand in its way."""

from __future__ import annotations

import discord
import structlog

from bot.commands.shared.services import Services
from bot.messages.naming import match_link
from bot.refusal import Refusal
from bot.wire.failures import Unsent
from storage.matches import Crowded, Occupied

log = structlog.get_logger()


async def check_lobbies(services: Services, interaction: discord.Interaction) -> None:
    """Raises Refusal when as many lobbies are open as may be."""
    try:
        await services.matches.check_lobbies(interaction.user.id, interaction.guild_id)
    except Crowded as crowded:
        raise await opening_refusal(services, interaction, crowded) from crowded


async def opening_refusal(
    services: Services, interaction: discord.Interaction, why: Occupied | Crowded
) -> Refusal:
    """The refusal that says where the matches are that stand in the way of a new one."""
    if isinstance(why, Occupied):
        return await _occupied(services, why)
    found = [await services.matches.find(number) for number in why.matches]
    seen = [
        match_link(match)
        for match in found
        if match is not None and match.shown_to(await services.rights.sight(interaction, match))
    ]
    key = "start-crowded-own" if why.own else "start-crowded"
    return Refusal(key, count=len(why.matches), seen=len(seen), links=" ".join(seen))


async def _occupied(services: Services, occupied: Occupied) -> Refusal:
    """The refusal that says where the open match of this channel is."""
    other = await services.matches.find(occupied.match)
    assert other is not None
    try:
        # Its post may have been deleted; a link that leads nowhere would block the channel.
        other = await services.posts.publish(other.id, again=True)
    except Unsent as unsent:
        log.warning("post not shown again", match=other.id, why=str(unsent))
    key = "start-lobby-here" if other.in_lobby else "start-match-here"
    if await services.matches.abandoned(other):
        key = "start-abandoned-here"
    return Refusal(key, game=other.game.title, link=match_link(other), command=other.game.key)

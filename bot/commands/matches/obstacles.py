"""Why no new match can be opened: which matches stand in the way, and where they are."""

from __future__ import annotations

import discord
import structlog

from bot.commands.shared.services import Services, services_of
from bot.matches.match import Match
from bot.messages.naming import match_link
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.failures import Unsent
from bot.wire.names import private_say, timestamp
from storage.matches import Crowded, Occupied

log = structlog.get_logger()


async def check_lobbies(interaction: discord.Interaction) -> None:
    """Raises Refusal if no more lobbies may be opened."""
    matches = services_of(interaction).matches
    try:
        await matches.check_lobbies(interaction.user.id, interaction.guild_id, interaction.id)
    except Crowded as crowded:
        raise await opening_refusal(interaction, crowded) from crowded


async def opening_refusal(interaction: discord.Interaction, why: Occupied | Crowded) -> Refusal:
    """The refusal that links to the matches that stand in the way of a new one."""
    services = services_of(interaction)
    if isinstance(why, Occupied):
        return await _occupied(services, why, private_say(interaction))
    found = [await services.matches.find(number) for number in why.matches]
    say = private_say(interaction)
    seen = [
        _line(match, say)
        for match in found
        if match is not None and match.shown_to(await services.rights.sight(interaction, match))
    ]
    told: dict[str, str | int] = {"count": len(why.matches), "seen": len(seen), "links": "\n".join(seen)}
    for match in found:
        if match is not None and match.kind.alone:
            return Refusal("start-crowded-alone", kind=match.kind.name, **told)
    return Refusal("start-crowded-own" if why.own else "start-crowded", **told)


def _line(match: Match, say: Say) -> str:
    """One of the matches that stand in the way, told apart from the others by its start."""
    key = "crowded-alone" if match.kind.alone else "crowded-lobby"
    since = timestamp(match.row.created, "R")
    return say(key, game=match.game.title, since=since, link=match_link(match, say))


async def _occupied(services: Services, occupied: Occupied, say: Say) -> Refusal:
    """The refusal that links to this channel's open match."""
    other = await services.matches.find(occupied.match)
    assert other is not None
    try:
        # Its post may have been deleted, and nobody could end a match that they cannot find.
        other = await services.posts.publish(other.id, again=True)
    except Unsent as unsent:
        log.warning("post not shown again", match=other.id, why=str(unsent))
    key = "start-lobby-here" if other.in_lobby else "start-match-here"
    if await services.matches.abandoned(other):
        key = "start-abandoned-here"
    return Refusal(key, game=other.game.title, link=match_link(other, say), command=other.game.key)

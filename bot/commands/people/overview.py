"""/matches and /help: the caller's matches, and what can be done here."""

from __future__ import annotations

import discord

from bot.catalog import TITLES
from bot.commands.shared.building import Commands
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.match_line import match_lines, paused
from bot.messages.naming import match_link
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.content import Content
from bot.wire.invitation import invite_link
from bot.wire.names import private_say, shown_name


async def matches(interaction: discord.Interaction) -> None:
    """Lists the caller's open matches, wherever they are."""
    await defer(interaction)
    say = private_say(interaction)
    mine = await services_of(interaction).matches.of(interaction.user.id)
    lines = [f"• {line}" for line in match_lines(mine, interaction.user.id, say)]
    if len(mine) > len(lines):
        lines.append(say("matches-more", count=len(mine) - len(lines)))
    if not lines:
        raise Refusal("matches-none")
    await tell(interaction, Content("\n".join([say("matches-title"), *lines])))


async def help_(interaction: discord.Interaction) -> None:
    """Says what the caller can do here: what is going on, then how to begin, then what else there is."""
    await defer(interaction)
    services, say = services_of(interaction), private_say(interaction)
    mine, server = await services.matches.of(interaction.user.id), interaction.guild_id
    computers = server is None or (await services.servers.get(server)).computers
    words = {"practice": "yes" if computers else "no", "others": "no" if server is None else "yes"}
    yours: list[str] = []
    going_on: list[str] = []
    free: list[str] = []
    solo: list[str] = []
    for key, title in TITLES.items():
        assert interaction.channel_id is not None
        here = [each for each in mine if each.game.key == key and each.row.channel == interaction.channel_id]
        match = here[0] if here else await services.matches.here(interaction.channel_id, key)
        if match is None:
            free.append(say("help-game", game=title.game.title, command=key, **words))
            solo += [f"`/{key} start seats:1`"] if 1 in title.game.seats else []
            continue
        sentence = _help(match, interaction.user.id)
        line = say(sentence, **_help_words(match, say)) + paused(match, say)
        (yours if sentence == "help-turn" else going_on).append(line)
    lines = [say("help-head"), *yours, *going_on]
    if free:
        lines += [say("help-begin-direct" if server is None else "help-begin", **words), *free]
    if solo:
        lines.append(say("help-solo", commands=" · ".join(solo)))
    lines += [say("help-foot"), say("help-invite", link=invite_link(services.client))]
    await tell(interaction, Content("\n".join(lines)))


def _help(match: Match, player: int) -> str:
    """The key of the sentence about what somebody can do in a match."""
    seat = match.seat_of(player)
    if match.in_lobby:
        return "help-lobby" if seat is None else "help-lobby-in"
    if seat is None:
        return "help-watch"
    return "help-turn" if seat in match.to_move else "help-wait"


def _help_words(match: Match, say: Say) -> dict[str, str]:
    name = shown_name(match.sitters[match.to_move[0]].name, say) if match.to_move else ""
    return {"game": match.game.title, "name": name, "link": match_link(match, say)}


COMMANDS: Commands = {"command-matches": matches, "command-help": help_}

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
    """Says what the caller can do here, game by game."""
    await defer(interaction)
    services, say = services_of(interaction), private_say(interaction)
    lines, mine = [], await services.matches.of(interaction.user.id)
    server = interaction.guild_id
    computers = server is None or (await services.servers.get(server)).computers
    for key, title in TITLES.items():
        assert interaction.channel_id is not None
        here = [each for each in mine if each.game.key == key and each.row.channel == interaction.channel_id]
        match = here[0] if here else await services.matches.here(interaction.channel_id, key)
        sentence = _help(match, interaction, solo=1 in title.game.seats)
        words = _help_words(title.game.title, key, match, say) | {"practice": "yes" if computers else "no"}
        line = say(sentence, **words)
        lines.append(line if match is None else line + paused(match, say))
    lines.append(say("help-foot"))
    lines.append(say("help-invite", link=invite_link(services.client)))
    await tell(interaction, Content("\n".join([say("help-head"), *lines])))


def _help(match: Match | None, interaction: discord.Interaction, *, solo: bool) -> str:
    """The key of the sentence about what can be done now."""
    if match is None:
        key = "help-start" if interaction.guild_id is not None else "help-direct"
        return f"{key}-solo" if solo else key
    seat = match.seat_of(interaction.user.id)
    if match.in_lobby:
        return "help-lobby" if seat is None else "help-lobby-in"
    if seat is None:
        return "help-watch"
    return "help-turn" if seat in match.to_move else "help-wait"


def _help_words(game: str, command: str, match: Match | None, say: Say) -> dict[str, str]:
    name = (
        shown_name(match.sitters[match.to_move[0]].name, say) if match is not None and match.to_move else ""
    )
    link = match_link(match, say) if match is not None else ""
    return {"game": game, "command": command, "name": name, "link": link}


COMMANDS: Commands = {"command-matches": matches, "command-help": help_}

"""Leaving and stopping a match; the bot asks for confirmation first."""

from __future__ import annotations

import discord

from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.finder import ask_of
from bot.commands.shared.services import services_of
from bot.matches.change import departed, fair_turns, is_ranked_without, never_counts
from bot.matches.match import Match
from bot.messages.naming import names_of
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.components import Controls, Press
from bot.wire.content import Content
from bot.wire.names import private_say

_DANGER = discord.ButtonStyle.danger


async def leave(interaction: discord.Interaction) -> None:
    """Leaves the lobby here, or asks whether to leave the match."""
    await defer(interaction)
    match = await services_of(interaction).finder.here(interaction, title_of(interaction), "ask-leave")
    await _ask_leave(interaction, match)


async def stop(interaction: discord.Interaction) -> None:
    """Asks whether to stop the match here."""
    await defer(interaction)
    match = await services_of(interaction).finder.here(interaction, title_of(interaction), "ask-stop")
    await _ask_stop(interaction, match)


async def leave_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Does the same as `leave`, for one of several matches."""
    await defer(interaction)
    await _ask_leave(interaction, await services_of(interaction).finder.pressed(interaction, press))


async def stop_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Does the same as `stop`, for one of several matches."""
    await defer(interaction)
    await _ask_stop(interaction, await services_of(interaction).finder.pressed(interaction, press))


async def leave_confirmed(interaction: discord.Interaction, press: Press) -> None:
    """Leaves a running match."""
    await defer(interaction, update=True)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await leave_match(interaction, match, begun=True)


async def stop_confirmed(interaction: discord.Interaction, press: Press) -> None:
    """Stops the match, or asks the others to agree."""
    await defer(interaction, update=True)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    moderator = await services.rights.is_moderator(interaction, match)
    match = await services.matches.stop(press.match, ask_of(interaction), moderator=moderator)
    done = "stop-asked" if match.open else "stopped" if match.kind.posted else f"{match.kind.name}-ended"
    await services.display.changed(interaction, match, private_say(interaction)(done))


async def leave_match(interaction: discord.Interaction, match: Match, *, begun: bool) -> None:
    """Gives up the caller's seat and shows it; begun: the caller meant to leave a match, not a lobby."""
    services = services_of(interaction)
    after = await services.matches.leave(match.id, ask_of(interaction), begun=begun)
    left = "left-match" if begun else "left-lobby"
    done = left if match.kind.posted else f"{match.kind.name}-ended"
    await services.display.changed(interaction, after, private_say(interaction)(done))


async def _ask_leave(interaction: discord.Interaction, match: Match) -> None:
    """Leaves a lobby at once; asks for confirmation if the match has begun."""
    if match.seat_of(interaction.user.id) is None:
        raise Refusal("match-not-seated")
    if match.in_lobby:
        await leave_match(interaction, match, begun=False)
        return
    if not match.running:
        raise Refusal("match-over")
    say = private_say(interaction)
    label = "button-leave-match" if match.kind.posted else f"button-{match.kind.name}-end"
    confirm = Controls(match.id).button("leave", say(label), style=_DANGER)
    await tell(interaction, Content(_leave_question(match, interaction.user.id, say), items=[confirm]))


async def may_stop(interaction: discord.Interaction, match: Match) -> bool:
    """Whether the caller may stop a match, or ask the others to."""
    try:
        await _check_stop(interaction, match)
    except Refusal:
        return False
    return True


async def _check_stop(interaction: discord.Interaction, match: Match) -> None:
    services = services_of(interaction)
    moderator = await services.rights.is_moderator(interaction, match)
    free = moderator or await services.matches.abandoned(match)
    match.check_stop(interaction.user.id, moderator=free)


async def _ask_stop(interaction: discord.Interaction, match: Match) -> None:
    await _check_stop(interaction, match)
    say = private_say(interaction)
    key, label = ("stop-confirm", "button-stop-match")
    if not match.kind.posted:
        key, label = (f"{match.kind.name}-end-confirm", f"button-{match.kind.name}-end")
    confirm = Controls(match.id).button("stop", say(label), style=_DANGER)
    await tell(interaction, Content(say(key, game=match.game.title), items=[confirm]))


def _leave_question(match: Match, player: int, say: Say) -> str:
    """The question to confirm, which says what leaving means."""
    if not match.kind.posted:
        return say(f"{match.kind.name}-end-confirm")
    others = [seat for seat in match.active if match.sitters[seat].player != player]
    if others and not set(others) - set(departed(match)):
        return say("leave-confirm-last", game=match.game.title)
    if match.kind.alone or not set(others) & set(match.persons):
        return say("leave-confirm-solo", game=match.game.title)
    if len(others) == 1:
        words = say("leave-confirm-two", game=match.game.title, name=names_of(match, say)(others[0]))
        if never := never_counts(match):
            return f"{words}\n{say(never)}"
        own = match.own_seat(player)
        fair = say("leave-unranked", turns=fair_turns(match))
        return words if is_ranked_without(match, own) else f"{words} {fair}"
    return say("leave-confirm", game=match.game.title)


COMMANDS: Commands = {"command-leave": leave, "command-stop": stop}
HANDLERS: Handlers = {
    "ask-leave": leave_pressed,
    "ask-stop": stop_pressed,
    "leave": leave_confirmed,
    "stop": stop_confirmed,
}

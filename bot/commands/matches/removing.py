"""Taking a player's seat away: always after a question that says what it means."""

from __future__ import annotations

import discord

from bot.commands.shared.acting import act_here
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.finder import ask_of
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.matches.removing import check_kick
from bot.messages.naming import names_of
from bot.refusal import Refusal
from bot.wire.answers import defer, tell
from bot.wire.components import ID_DIGITS, Button, Controls, Press, number_of
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import private_say
from bot.wire.tree import options


@options(player="option-kick-player")
async def kick(interaction: discord.Interaction, player: discord.User) -> None:
    """Asks whether to remove a player, or to propose it to the others."""

    async def there(interaction: discord.Interaction, match: Match, _: Press | None) -> None:
        await _ask(interaction, match, player.id)

    await act_here(interaction, there)


async def kick_confirmed(interaction: discord.Interaction, press: Press) -> None:
    """Removes the player in the id, or proposes it; asks again if it has become the other of the two."""
    await defer(interaction, update=True)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    meant, _, player = press.rest.partition(".")
    target = number_of(player, ID_DIGITS)
    way = await _way(interaction, match, target)
    if way != meant:
        await _ask(interaction, match, target)
        return
    match = await services.matches.kick(match.id, ask_of(interaction), target, alone=way != "vote")
    done = private_say(interaction)("asked" if match.asks else "kicked")
    await services.display.changed(interaction, match, done)


async def ask_vote(interaction: discord.Interaction, match: Match, press: Press) -> None:
    """Asks whether to vote for what takes a seat away; the answer's button carries the vote itself."""
    assert match.offer is not None
    assert match.offer.target is not None
    key = match.offer.kind
    label = "button-late-out" if key == "late" else "button-agree-kick"
    say = private_say(interaction)
    button = Controls(match.id, press.version).button(
        "agree", say(label), "out-sure" if key == "late" else "sure", style=discord.ButtonStyle.danger
    )
    await _question(interaction, match, f"vote-confirm-{key}", match.offer.target, button)


async def _ask(interaction: discord.Interaction, match: Match, player: int) -> None:
    way = await _way(interaction, match, player)
    target = check_kick(match, interaction.user.id, player, alone=way != "vote")
    button = Controls(match.id).button(
        "kick",
        private_say(interaction)("button-kick-ask" if way == "vote" else "button-kick"),
        f"{way}.{player}",
        style=discord.ButtonStyle.danger,
    )
    await _question(interaction, match, f"kick-confirm-{way}", target, button)


async def _question(
    interaction: discord.Interaction, match: Match, key: str, target: int, button: Button
) -> None:
    say = private_say(interaction)
    words = say(key, name=names_of(match, say)(target), game=match.game.title)
    await tell(interaction, Content(words, items=[button]))


async def _way(interaction: discord.Interaction, match: Match, player: int) -> str:
    """How the caller may take a seat away: as a "moderator", from one who is "gone", or by "vote"."""
    # Moderators do not decide about matches that they play or have played in.
    moderator = await services_of(interaction).rights.is_moderator(interaction, match)
    if moderator and not match.has_had(interaction.user.id):
        return "moderator"
    if moderator and match.running and match.seat_of(interaction.user.id) is None:
        raise Refusal("moderator-played")
    return "gone" if await _has_left(interaction, match, player) else "vote"


async def _has_left(interaction: discord.Interaction, match: Match, player: int) -> bool:
    """Whether a player at the caller's table is no longer a member of the match's server."""
    server = match.row.server
    seated = match.seat_of(interaction.user.id) is not None and match.seat_of(player) is not None
    if server is None or not seated or player == interaction.user.id:
        return False
    try:
        return not await services_of(interaction).sender.is_member(server, player)
    except Unsent:
        # It is not known right now; the others can still be asked.
        return False


COMMANDS: Commands = {"command-kick": kick}
HANDLERS: Handlers = {"kick": kick_confirmed}

"""The buttons of lobbies: join, leave, begin, options; and the rematch button of a finished match."""

from __future__ import annotations

from dataclasses import fields

import discord

from bot.commands.matches.ending import leave_match
from bot.commands.matches.obstacles import opening_refusal
from bot.commands.shared.building import Handlers
from bot.commands.shared.finder import ask_of
from bot.commands.shared.meeting import check_computers, meet, sitter
from bot.commands.shared.rights import check_play_here
from bot.commands.shared.services import services_of
from bot.matches.deadlines import LATE, PACES
from bot.matches.joining import Wish, check_host
from bot.matches.match import Match
from bot.messages.lobby_content import how_it_is_played
from bot.messages.lobby_options import HINTS, THREAD, lobby_options
from bot.refusal import Refusal
from bot.texts import Say, listed
from bot.wire.answers import defer, tell
from bot.wire.components import Press, number_of
from bot.wire.names import private_say, shown_name
from storage.matches import Crowded, Occupied


async def join(interaction: discord.Interaction, press: Press) -> None:
    """Takes a seat."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    await meet(interaction)
    match = await services.matches.join(match.id, sitter(interaction.user), ask_of(interaction))
    say = private_say(interaction)
    key = "joined-begun" if match.running else "joined"
    await services.display.changed(interaction, match, "\n".join([say(key), *how_it_is_played(match, say)]))


async def decline(interaction: discord.Interaction, press: Press) -> None:
    """Declines an invitation."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    match = await services.matches.decline(match.id, ask_of(interaction))
    await services.display.changed(interaction, match, private_say(interaction)("invite-declined"))


async def show_options(interaction: discord.Interaction, press: Press) -> None:
    """Shows the host what can be chosen in the lobby."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    check_host(match, interaction.user.id)
    seat = match.own_seat(interaction.user.id)
    await tell(interaction, await lobby_options(match, seat, private_say(interaction)))


async def set_option(interaction: discord.Interaction, press: Press) -> None:
    """Changes what the host chose."""
    await defer(interaction, update=True)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    wish = _wish(match, press)
    if wish.thread:
        # Only in a text channel, and with the rights that a thread needs.
        check_play_here(interaction, thread=True)
    match = await services.matches.configure(match.id, ask_of(interaction), wish)
    done = private_say(interaction)("lobby-set")
    await services.display.changed(interaction, match, done, further=lobby_options)


def opened_text(match: Match, say: Say) -> str:
    """What somebody who has just opened this match is told."""
    if match.kind.alone:
        computers = (sitter.name for sitter in match.sitters if sitter.kind.automatic)
        against = listed((shown_name(name, say) for name in computers), say)
        return say(f"started-{match.kind.name}", game=match.game.title, name=against)
    return say("begun") if match.running else say("started-lobby", game=match.game.title)


async def put_sign(interaction: discord.Interaction, match: Match) -> None:
    """Lets those in the channel above know of a lobby in a thread."""
    services = services_of(interaction)
    above = await services.rights.above(interaction, match.row.channel) if match.in_lobby else None
    if above is not None:
        await services.signs.put(match, above)


def _wish(match: Match, press: Press) -> Wish:
    """What the choice in a select means."""
    switches = {field.name for field in fields(match.game.options)}
    if press.rest == "switches" and set(press.picks) <= {*switches, THREAD, HINTS}:
        chosen = {name: name in press.picks for name in switches}
        return Wish(thread=THREAD in press.picks, hints=HINTS in press.picks, options=chosen)
    if press.rest == "seats":
        return Wish(seats=number_of(press.chosen))
    if press.rest == "pace" and press.chosen in map(str, (0, *PACES)):
        return Wish(pace=int(press.chosen))
    if press.rest == "late" and press.chosen in LATE:
        return Wish(late=press.chosen)
    raise Refusal("panel-unreadable")


async def leave_lobby(interaction: discord.Interaction, press: Press) -> None:
    """Gives up the seat in a lobby."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await leave_match(interaction, match, begun=False)


async def begin(interaction: discord.Interaction, press: Press) -> None:
    """The host starts the match."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    match = await services.matches.start(match.id, ask_of(interaction))
    await services.display.changed(interaction, match, private_say(interaction)("begun"))


async def rematch(interaction: discord.Interaction, press: Press) -> None:
    """Opens another match like the finished one, or joins the one that another player has opened."""
    await defer(interaction)
    services = services_of(interaction)
    old = await services.finder.pressed(interaction, press)
    if all(each.player != interaction.user.id for each in old.players):
        raise Refusal("rematch-not-seated", command=old.game.key)
    if interaction.guild_id != old.row.server:
        # The presser's permissions there are only known on that server.
        raise Refusal("rematch-elsewhere", command=old.game.key)
    if any(each.kind.automatic for each in old.players):
        await check_computers(interaction, old.row.server)
    await services.rights.check_present(interaction)
    # The new match is played where the old one was, wherever the button was pressed.
    await services.rights.check_play(interaction, old.row.channel)
    try:
        match = await services.matches.again(old, sitter(interaction.user), interaction.id)
    except (Occupied, Crowded) as no:
        raise await opening_refusal(interaction, no) from no
    say = private_say(interaction)
    done = opened_text(match, say)
    if match.row.host != interaction.user.id:
        done = say("joined-begun" if match.running else "joined")
    further = lobby_options if match.in_lobby else None
    await services.display.changed(interaction, match, done, further=further)
    await put_sign(interaction, match)


HANDLERS: Handlers = {
    "join": join,
    "decline-invite": decline,
    "quit": leave_lobby,
    "begin": begin,
    "lobby-options": show_options,
    "lobby-set": set_option,
    "rematch": rematch,
}

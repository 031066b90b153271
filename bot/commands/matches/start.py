"""The start command of each game: opens a lobby, or starts a solo match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, fields
from functools import wraps
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.catalog import Title
from bot.commands.matches.lobby import put_sign
from bot.commands.matches.obstacles import check_lobbies, opening_refusal
from bot.commands.shared.building import Callback
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.option_types import Late, Pace
from bot.commands.shared.rights import check_play_here
from bot.commands.shared.services import services_of
from bot.messages.lobby_options import lobby_options
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.names import clean_name, private_say
from bot.wire.threads import thread_in
from bot.wire.tree import options
from storage.matches import Crowded, Occupied
from storage.players import ServerRow

_INVITED = ("invite", "invite2", "invite3")
_OPTIONS = ("seats", "thread", "pace", "late", *_INVITED)


@dataclass(frozen=True)
class _Wish:
    """The options given with the command; None stands for the server's default.

    pace: seconds, 0 for no clock.  variant: the game's own options.
    """

    seats: int | None
    thread: bool | None
    pace: int | None
    late: str | None
    invited: Sequence[discord.User | discord.Member]
    variant: object


def start_command(title: Title) -> Callback:
    """A title's start command, with its range of seats and an option for each variant."""
    variants = [field.name for field in fields(title.game.options)]

    @wraps(start)
    async def started(interaction: discord.Interaction, **given: Any) -> None:
        named = (given.pop(name, None) for name in _INVITED)
        invited = [user for user in named if user is not None]
        variant = title.game.options(**{name: given.pop(name, False) for name in variants})
        wish = {name: given.get(name) for name in ("seats", "thread", "pace", "late")}
        await start(interaction, title, _Wish(**wish, invited=invited, variant=variant))

    started.__signature__ = _signature(title, variants)  # type: ignore[attr-defined]  # discord.py reads the options from it
    key = title.game.key
    return options(*_OPTIONS, **{name: f"option-{key}-{name.replace('_', '-')}" for name in variants})(
        started
    )


def _signature(title: Title, variants: Sequence[str]) -> Signature:
    least, most = title.game.seats[0], title.game.seats[-1]
    seats: Any = app_commands.Range[int, least, most]
    usual: dict[str, Any] = {"seats": seats, "thread": bool, "pace": Pace, "late": Late}
    usual |= dict.fromkeys(_INVITED, discord.User)
    made = [_option(name, kind | None, None) for name, kind in usual.items()]
    made[1:1] = [_option(name, bool, default=False) for name in variants]
    return Signature([Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD), *made])


def _option(name: str, kind: Any, default: object) -> Parameter:
    return Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=kind)


async def start(interaction: discord.Interaction, title: Title, wish: _Wish) -> None:
    """Opens a lobby here, or starts a solo match."""
    await defer(interaction)
    services = services_of(interaction)
    game = title.game
    guests = _guests(interaction, wish)
    seats = max(2, game.seats[0], 1 + len(guests)) if wish.seats is None else wish.seats
    if len(guests) >= seats:
        raise Refusal("invite-many", seats=seats)
    if interaction.guild_id is None and seats > 1:
        key = "start-direct-solo" if 1 in game.seats else "start-direct"
        raise Refusal(key, game=game.title, command=game.key)
    usual = ServerRow() if interaction.guild_id is None else await services.servers.get(interaction.guild_id)
    thread = wish.thread
    if thread is None:
        # The server's default only applies to people who may open threads; others play in the channel.
        thread = usual.thread and seats > 1 and isinstance(interaction.channel, discord.TextChannel)
        thread = thread and interaction.permissions.create_public_threads
    await services.rights.check_present(interaction)
    check_play_here(interaction, thread=thread)
    await meet(interaction)
    assert interaction.channel_id is not None
    channel = interaction.channel_id
    taken = thread and seats > 1 and await services.matches.here(channel, game.key) is not None
    async with services.rights.opening(interaction) if taken else nullcontext():
        if taken:
            # The channel is taken, so the lobby is in a thread from the start.
            channel, thread = await _thread(interaction, title, seats), False
        try:
            match = await services.matches.open(
                game.key,
                server=interaction.guild_id,
                channel=channel,
                host=sitter(interaction.user),
                seats=seats,
                thread=thread,
                invited=list(guests),
                options=wish.variant,
                pace=usual.pace if wish.pace is None else wish.pace or None,
                late=usual.late if wish.late is None else wish.late,
                interaction=interaction.id,
            )
        except (Occupied, Crowded) as no:
            raise await opening_refusal(interaction, no) from no
    say = private_say(interaction)
    done = say("started-solo", game=game.title) if match.running else say("started-lobby", game=game.title)
    done = done if channel == interaction.channel_id else f"{done} <#{channel}>"
    further = lobby_options if match.in_lobby else None
    await services.display.changed(interaction, match, done, further=further)
    await put_sign(interaction, match)


def _guests(interaction: discord.Interaction, wish: _Wish) -> dict[int, discord.User | discord.Member]:
    guests = {user.id: user for user in wish.invited}
    for user in guests.values():
        if user.bot or user.id == interaction.user.id:
            raise Refusal("invite-bot" if user.bot else "invite-self", name=clean_name(user))
    return guests


async def _thread(interaction: discord.Interaction, title: Title, seats: int) -> int:
    """Opens a thread for a lobby; raises Refusal first if the lobby would be refused."""
    if seats > 1:
        await check_lobbies(interaction)
    assert interaction.channel_id is not None
    name = f"{title.game.title}: {clean_name(interaction.user)}"

    services = services_of(interaction)

    async def free(opened: int) -> bool:
        return await services.matches.here(opened, title.game.key) is None

    return await thread_in(services.client, interaction.channel_id, name, interaction.id, free)

"""The start and practice commands of each game: a lobby, a match that is full, one of a single person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, fields
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.catalog import Title
from bot.commands.matches.lobby import opened_text, put_sign
from bot.commands.matches.obstacles import check_lobbies, opening_refusal
from bot.commands.shared.building import Callback
from bot.commands.shared.meeting import check_computers, meet, sitter
from bot.commands.shared.option_types import Late, Pace, Strength
from bot.commands.shared.rights import check_play_here
from bot.commands.shared.services import services_of
from bot.computers.levels import FIRST, USUAL, Level
from bot.computers.minds import has_mind
from bot.games.contract import Game
from bot.matches.kinds import PRACTICE
from bot.messages.lobby_options import lobby_options
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.names import clean_name, private_say
from bot.wire.threads import thread_in
from bot.wire.tree import options
from storage.matches import Crowded, Occupied
from storage.players import ServerRow

_INVITED = ("invite", "invite2", "invite3")


@dataclass(frozen=True)
class _Wish:
    """The options given with the command; None stands for the server's default.

    computers: how many, all of this level.  pace: seconds, 0 for no clock.  variant: the game's own options.
    """

    seats: int | None
    computers: int
    level: Level | None
    thread: bool | None
    pace: int | None
    late: str | None
    hints: bool
    invited: Sequence[discord.User | discord.Member]
    variant: object

    def seats_in(self, game: Game[Any, Any, Any], persons: int) -> int:
        """How many seats the match has for so many persons; raises Refusal if they are too few."""
        least, most = max(2, game.seats[0]), game.seats[-1]
        if self.level is not None and not self.computers:
            raise Refusal("start-level-alone", level=self.level)
        if self.seats == 1 and self.hints:
            raise Refusal("start-solo-hints", command=game.key)
        if self.seats == 1 and self.computers:
            raise Refusal("start-solo-computers", command=game.key)
        room = most if self.seats is None else self.seats
        if persons > room:
            raise Refusal("invite-many", seats=room)
        if persons + self.computers > room:
            raise Refusal("start-many-computers", seats=room, most=room - persons)
        return max(least, persons + self.computers) if self.seats is None else self.seats


def start_command(title: Title) -> Callback:
    """A title's start command, with its range of seats and an option for each variant."""
    least, most = title.game.seats[0], title.game.seats[-1]
    seats: Any = app_commands.Range[int, least, most]
    computers: Any = app_commands.Range[int, 1, most - 1]
    usual = {"seats": seats, "thread": bool, "pace": Pace, "late": Late}
    if has_mind(title.game.key):
        usual |= {"computers": computers, "level": Strength, "hints": bool}

    async def started(interaction: discord.Interaction, variant: object, given: Mapping[str, Any]) -> None:
        invited = [given[name] for name in _INVITED if given[name] is not None]
        wish: dict[str, Any] = {
            name: given.get(name) for name in ("seats", "level", "thread", "pace", "late")
        }
        wish |= {"computers": given.get("computers") or 0, "hints": bool(given.get("hints"))}
        await start(interaction, title, _Wish(**wish, invited=invited, variant=variant))

    return _opening(title, started, {**usual, **dict.fromkeys(_INVITED, discord.User)})


def practice_command(title: Title) -> Callback:
    """A title's practice command, with an option for each variant."""

    async def practised(interaction: discord.Interaction, variant: object, given: Mapping[str, Any]) -> None:
        await practice(interaction, title, given["level"], variant)

    return _opening(title, practised, {"level": Strength})


def _opening(title: Title, run: Callback, usual: Mapping[str, Any]) -> Callback:
    """A command that opens a match of a title; its options are the usual ones and the game's own.

    run: gets the interaction, the game's options, and the usual ones with None for those not given.
    """
    variants = {
        field.name: f"option-{title.game.key}-{field.name.replace('_', '-')}"
        for field in fields(title.game.options)
    }

    async def opened(interaction: discord.Interaction, **given: Any) -> None:
        variant = title.game.options(**{name: given.get(name, False) for name in variants})
        await run(interaction, variant, {name: given.get(name) for name in usual})

    made = [_option(name, kind | None, None) for name, kind in usual.items()]
    made[1:1] = [_option(name, bool, default=False) for name in variants]
    opened.__signature__ = Signature(  # type: ignore[attr-defined]  # discord.py reads the options from it
        [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD), *made]
    )
    return options(*usual, **variants)(opened)


def _option(name: str, kind: Any, default: object) -> Parameter:
    return Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=kind)


async def start(interaction: discord.Interaction, title: Title, wish: _Wish) -> None:
    """Opens a lobby here, or starts the match if no seat is left open."""
    await defer(interaction)
    services = services_of(interaction)
    game = title.game
    guests = _guests(interaction, wish)
    seats = wish.seats_in(game, 1 + len(guests))
    if wish.computers:
        await check_computers(interaction, interaction.guild_id)
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
                computers=[wish.level or USUAL] * wish.computers,
                thread=thread,
                invited=list(guests),
                options=wish.variant,
                pace=usual.pace if wish.pace is None else wish.pace or None,
                late=usual.late if wish.late is None else wish.late,
                hints=wish.hints,
                interaction=interaction.id,
            )
        except (Occupied, Crowded) as no:
            raise await opening_refusal(interaction, no) from no
    say = private_say(interaction)
    done = opened_text(match, say)
    done = done if channel == interaction.channel_id else f"{done} <#{channel}>"
    further = lobby_options if match.in_lobby else None
    await services.display.changed(interaction, match, done, further=further)
    await put_sign(interaction, match)


async def practice(
    interaction: discord.Interaction, title: Title, level: Level | None, variant: object
) -> None:
    """Starts a match of the caller against one computer, here.

    level: how well it plays; if nobody chose it, as suits somebody who has or has not finished a match yet.
    """
    await defer(interaction)
    services, game = services_of(interaction), title.game
    await check_computers(interaction, interaction.guild_id)
    await services.rights.check_present(interaction)
    check_play_here(interaction, thread=False)
    await meet(interaction)
    assert interaction.channel_id is not None
    if level is None:
        level = USUAL if await services.finished.has_any(interaction.user.id, game.key) else FIRST
    try:
        match = await services.matches.open(
            game.key,
            server=interaction.guild_id,
            channel=interaction.channel_id,
            host=sitter(interaction.user),
            seats=max(2, game.seats[0]),
            computers=[level],
            options=variant,
            interaction=interaction.id,
            kind=PRACTICE,
        )
    except (Occupied, Crowded) as no:
        raise await opening_refusal(interaction, no) from no
    await services.display.changed(interaction, match, opened_text(match, private_say(interaction)))


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

"""The commands and buttons that every game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

import discord
import structlog
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.commands.shared.finder import ask_of
from bot.commands.shared.meeting import meet
from bot.commands.shared.rights import check_play_here
from bot.commands.shared.services import Services
from bot.matches.change import fair_turns, is_ranked_without
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.naming import match_link, names_of
from bot.messages.post_content import pictures_of
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.components import Handler, button
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import clean_name, private_say
from bot.wire.threads import thread_in
from bot.wire.tree import named, options
from storage.matches import Crowded, Occupied, Sitter
from storage.players import ServerRow

log = structlog.get_logger()


@dataclass(frozen=True)
class GameCommands:
    """What a game adds to Discord: its group of commands, and what its own components do by verb."""

    group: Callable[[Services], app_commands.Group]
    buttons: Callable[[Services], Mapping[str, Handler]]


_MAIN = discord.ButtonStyle.primary
_DANGER = discord.ButtonStyle.danger


START_OPTIONS = ("seats", "thread", "pace", "late", "invite", "invite2", "invite3")
"""The options that every game's start has."""


def game_group(title: Title) -> app_commands.Group:
    """The group of a game's commands, for servers and direct messages."""
    return app_commands.Group(
        name=title.game.key,
        description=named(f"command-{title.game.key}.description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def sitter(user: discord.User | discord.Member) -> Sitter:
    """A user as one who sits down."""
    return Sitter(user.id, clean_name(user))


# -- opening ---------------------------------------------------------------------------------------


async def open_match(
    services: Services,
    interaction: discord.Interaction,
    title: Title,
    *,
    seats: int | None,
    thread: bool | None,
    pace: int | None,
    late: str | None,
    invited: Sequence[discord.User | discord.Member],
    options: object | None = None,
) -> None:
    """Opens a lobby here, or a solo match.

    thread, pace (seconds, 0 for no clock), late: as the server has it when None.
    """
    await defer(interaction)
    game = title.game
    guests = {user.id: user for user in invited}
    for user in guests.values():
        if user.bot or user.id == interaction.user.id:
            raise Refusal("invite-bot" if user.bot else "invite-self", name=clean_name(user))
    if seats is None:
        seats = max(2, game.seats[0], 1 + len(guests))
    if len(guests) >= seats:
        raise Refusal("invite-many", seats=seats)
    if interaction.guild_id is None and seats > 1:
        key = "start-direct-solo" if 1 in game.seats else "start-direct"
        raise Refusal(key, game=game.title, command=game.key)
    usual = ServerRow() if interaction.guild_id is None else await services.servers.get(interaction.guild_id)
    if thread is None:
        # What a server has by itself is for those who may open threads; others play in the channel.
        thread = usual.thread and seats > 1 and isinstance(interaction.channel, discord.TextChannel)
        thread = thread and interaction.permissions.create_public_threads
    await services.rights.check_present(interaction)
    check_play_here(interaction, thread=thread)
    await meet(interaction)
    assert interaction.channel_id is not None
    channel = interaction.channel_id
    taken = thread and await services.matches.here(channel, game.key) is not None
    async with services.rights.opening(interaction) if taken else nullcontext():
        if taken:
            # No thread is made for a lobby that will not be stored.
            if seats > 1 and await services.store.matches.played(interaction.id) is None:
                await _check_lobbies(services, interaction)
            # The channel is taken, so the lobby is in the thread from the beginning.
            name = f"{game.title}: {clean_name(interaction.user)}"

            async def free(opened: int) -> bool:
                return await services.matches.here(opened, game.key) is None

            channel, thread = await thread_in(services.client, channel, name, interaction.id, free), False
        try:
            match = await services.matches.open(
                game.key,
                server=interaction.guild_id,
                channel=channel,
                host=sitter(interaction.user),
                seats=seats,
                thread=thread,
                invited=list(guests),
                options=options,
                pace=usual.pace if pace is None else pace or None,
                late=usual.late if late is None else late,
                interaction=interaction.id,
            )
        except (Occupied, Crowded) as no:
            raise await opening_refusal(services, interaction, no) from no
    say = private_say(interaction)
    done = say("started-solo", game=game.title) if match.running else say("started-lobby", game=game.title)
    await services.display.changed(
        interaction, match, done if channel == interaction.channel_id else f"{done} <#{channel}>"
    )


async def _check_lobbies(services: Services, interaction: discord.Interaction) -> None:
    try:
        await services.matches.check_lobbies(interaction.user.id, interaction.guild_id)
    except Crowded as crowded:
        raise await opening_refusal(services, interaction, crowded) from crowded


async def opening_refusal(
    services: Services, interaction: discord.Interaction, why: Occupied | Crowded
) -> Refusal:
    """The refusal that says where the matches are that stand in the way of a new one."""
    if isinstance(why, Occupied):
        return await occupied_refusal(services, why)
    found = [await services.matches.find(number) for number in why.matches]
    seen = [
        match_link(match)
        for match in found
        if match is not None and match.shown_to(await services.rights.sight(interaction, match))
    ]
    key = "start-crowded-own" if why.own else "start-crowded"
    return Refusal(key, count=len(why.matches), seen=len(seen), links=" ".join(seen))


async def occupied_refusal(services: Services, occupied: Occupied) -> Refusal:
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


# -- commands --------------------------------------------------------------------------------------


def add_shared(group: app_commands.Group, services: Services, title: Title, hand: str) -> None:
    """Adds the commands that every game has; hand: what this game calls the private hand ("rack")."""

    @group.command(name=named(f"command-{hand}"), description=named(f"command-{hand}.description"))
    async def show_hand(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await meet(interaction)
        await services.display.hand(interaction, await services.finder.here(interaction, title))

    @group.command(name=named("command-board"), description=named("command-board.description"))
    @options(words="option-text")
    async def board(interaction: discord.Interaction, words: bool = False) -> None:
        await defer(interaction)
        await show_board(
            services, interaction, await services.finder.looked_at(interaction, title, "board"), words=words
        )

    @group.command(name=named("command-scores"), description=named("command-scores.description"))
    async def scores(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await show_scores(interaction, await services.finder.looked_at(interaction, title, "scores"))

    @group.command(name=named("command-rules"), description=named("command-rules.description"))
    async def rules(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await tell(interaction, rules_page(interaction, title, 1))

    @group.command(name=named("command-leave"), description=named("command-leave.description"))
    async def leave(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await ask_leave(services, interaction, await services.finder.here(interaction, title, "ask-leave"))

    @group.command(name=named("command-stop"), description=named("command-stop.description"))
    async def stop(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await ask_stop(services, interaction, await services.finder.here(interaction, title, "ask-stop"))


async def ask_leave(services: Services, interaction: discord.Interaction, match: Match) -> None:
    """Leaves a lobby at once; asks first whether a match that has begun is to be left."""
    if match.seat_of(interaction.user.id) is None:
        raise Refusal("match-not-seated")
    if match.in_lobby:
        await leave_match(services, interaction, match, begun=False)
        return
    if not match.running:
        raise Refusal("match-over")
    say = private_say(interaction)
    label = "button-leave-match" if match.kind.posted else f"button-{match.kind.name}-end"
    confirm = button("leave", match.id, 0, say(label), style=_DANGER)
    await tell(interaction, Content(_leave_question(match, interaction.user.id, say), items=[confirm]))


async def ask_stop(services: Services, interaction: discord.Interaction, match: Match) -> None:
    """Asks whether the match is really to be stopped."""
    moderator = await services.rights.is_moderator(interaction, match)
    free = moderator or await services.matches.abandoned(match)
    match.check_stop(interaction.user.id, moderator=free)
    say = private_say(interaction)
    key, label = ("stop-confirm", "button-stop-match")
    if not match.kind.posted:
        key, label = (f"{match.kind.name}-end-confirm", f"button-{match.kind.name}-end")
    confirm = button("stop", match.id, 0, say(label), style=_DANGER)
    await tell(interaction, Content(say(key, game=match.game.title), items=[confirm]))


def _leave_question(match: Match, player: int, say: Say) -> str:
    """What leaving means, for the one who is asked to confirm it."""
    if not match.kind.posted:
        return say(f"{match.kind.name}-end-confirm")
    others = [seat for seat in match.active if match.sitters[seat].player != player]
    if not others:
        return say("leave-confirm-solo", game=match.game.title)
    if len(others) == 1:
        words = say("leave-confirm-two", game=match.game.title, name=names_of(match, say)(others[0]))
        if match.row.removed:
            return f"{words} {say('post-removed')}"
        own = match.own_seat(player)
        fair = say("leave-unranked", turns=fair_turns(match))
        return words if is_ranked_without(match, own) else f"{words} {fair}"
    return say("leave-confirm", game=match.game.title)


async def show_board(
    services: Services, interaction: discord.Interaction, match: Match, *, words: bool
) -> None:
    """The board as it stands, privately; the public post is made again if it is missing."""
    if not match.kind.posted:
        await services.display.attempt(interaction, match, words=words)
        return
    say = private_say(interaction)
    adapter = TITLES[match.game.key].adapter
    if match.open:
        try:
            match = await services.posts.publish(match.id, again=True)
        except Unsent as unsent:
            # The private answer below does not need the channel.
            log.warning("post not shown again", match=match.id, why=str(unsent))
    line = say("board-link", link=match_link(match))
    if not match.begun:
        await tell(interaction, Content(line))
    elif words:
        text = adapter.board_text(match.view(None), names_of(match, say), say)
        await tell(interaction, Content(line, long_text=text))
    else:
        pictures, failed = await drawn(lambda: pictures_of(match, say), say)
        await tell(interaction, Content(f"{line}\n{failed}", pictures))


async def show_scores(interaction: discord.Interaction, match: Match) -> None:
    """Everybody's score, or the final ranking."""
    if not match.begun:
        raise Refusal("match-not-begun")
    adapter = TITLES[match.game.key].adapter
    words = adapter.ranking_text if match.outcome is not None else adapter.scores
    say = private_say(interaction)
    await tell(interaction, Content(words(match.view(None), names_of(match, say), say)))


def rules_page(interaction: discord.Interaction, title: Title, page: int) -> Content:
    """One page of a game's rules, with buttons to turn it."""
    say = private_say(interaction)
    key = title.game.key
    pages = int(say(f"{key}-rules-pages"))
    page = min(max(page, 1), pages)
    text = say(f"{key}-rules-{page}")
    items = [
        button("rules-page", 0, 0, say("button-back"), rest=f"{key}.{page - 1}", disabled=page == 1),
        button("rules-page", 0, 0, say("button-next"), rest=f"{key}.{page + 1}", disabled=page == pages),
    ]
    return Content(f"{text}\n-# {page}/{pages}", items=items)


async def leave_match(
    services: Services, interaction: discord.Interaction, match: Match, *, begun: bool
) -> None:
    """Gives up the caller's seat and shows it; begun: what the caller meant to leave."""
    after = await services.matches.leave(match.id, ask_of(interaction), begun=begun)
    say = private_say(interaction)
    left = "left-match" if begun else "left-lobby"
    done = left if match.kind.posted else f"{match.kind.name}-ended"
    await services.display.changed(interaction, after, say(done))

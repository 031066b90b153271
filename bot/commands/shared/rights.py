"""What the caller may see and do in a channel, which need not be the one where the command was given."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog

from bot.matches.match import Match
from bot.refusal import Refusal
from bot.texts import Say, listed
from bot.wire.failures import Reason, Unsent, attempt
from bot.wire.invitation import invite_link
from bot.wire.names import private_say
from bot.wire.sender import Sender
from bot.wire.servers import Servers
from storage.places import PlaceRow, PlaceStore, Sight

log = structlog.get_logger()

_NONE = discord.Permissions.none()
_MOST_LEARNED = 500  # places to find out about for one list
_MOST_LOOKED_UP = 10  # of these, the most to ask Discord about
_MOST_PRIVATE = 20  # the newest private threads with matches, for one list
_MEMBER_FOR = 120  # seconds for which an answer about membership of a private thread is trusted
_MOST_MEMBERS = 2000


@dataclass(frozen=True)
class Given:
    """What the bot and the person asking may do in a channel or thread."""

    bot: discord.Permissions
    asker: discord.Permissions
    in_thread: bool = False


class Rights:
    """Works out permissions from what the gateway says about a server; Discord is asked only about threads.

    This is the one place that decides who may view a match's channel, and who is a moderator there.
    """

    def __init__(self, client: discord.Client, sender: Sender, places: PlaceStore, known: Servers) -> None:
        self._client = client
        self._sender = sender
        self._places = places
        self._known = known
        # By thread and person: whether the person is in the thread, and until when that is trusted.
        self._members: dict[tuple[int, int], tuple[bool, float]] = {}
        self._learning: set[int] = set()
        # Locks by the id of a person or server.
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # -- what may be done -------------------------------------------------------------------------

    async def given(self, interaction: discord.Interaction, channel: int) -> discord.Permissions:
        """The caller's permissions in a channel or thread of the server where the command was given.

        There are none if the caller cannot view it.  In a deleted one, a moderator keeps the server-wide
        permissions, and others have none.
        """
        if interaction.guild_id is None:
            return _NONE
        if channel == interaction.channel_id:
            return interaction.permissions
        guild = await self._known.guild(interaction.guild_id)
        if guild is None:
            return _NONE
        place = await self._place(guild, channel)
        if place.kind == "unknown" or (place.kind == "private" and place.parent is None):
            return _NONE
        found = guild.get_channel(channel if place.parent is None else place.parent)
        if place.kind == "gone" or found is None:
            wide = self.wide(guild, _member(interaction))
            return wide if _moderates(wide) else _NONE
        rights = found.permissions_for(_member(interaction))
        if not rights.view_channel:
            return _NONE
        if place.kind == "private" and not rights.manage_threads:
            return rights if await self._in_thread(channel, interaction.user.id) else _NONE
        return rights

    async def is_moderator(self, interaction: discord.Interaction, match: Match) -> bool:
        """Whether the caller may manage messages in a match's channel, and so stop the match."""
        here = interaction.guild_id is not None and interaction.guild_id == match.row.server
        return here and (await self.given(interaction, match.row.channel)).manage_messages

    async def check_present(self, interaction: discord.Interaction) -> None:
        """Raises Refusal on a server that only has the commands, not the bot."""
        if interaction.guild_id is not None and not await self._sender.present(interaction.guild_id):
            raise Refusal("bot-absent", link=invite_link(self._client))

    async def check_play(self, interaction: discord.Interaction, channel: int) -> None:
        """Raises Refusal if the bot or the caller lacks a permission that a match needs in a channel."""
        if interaction.guild_id is None:
            return
        given = given_here(interaction)
        if channel != interaction.channel_id:
            guild = await self._known.guild(interaction.guild_id)
            if guild is None:
                raise Refusal("match-gone")
            place = await self._place(guild, channel)
            found = guild.get_channel(channel if place.parent is None else place.parent)
            bots = _NONE if found is None else found.permissions_for(guild.me)
            askers = await self.given(interaction, channel)
            given = Given(bots, askers, in_thread=place.parent is not None)
        check_play(given, channel, private_say(interaction))

    @asynccontextmanager
    async def opening(self, interaction: discord.Interaction) -> AsyncIterator[None]:
        """Opens one thread at a time per person and per server, so that counts of lobbies stay true."""
        person = self._opening.setdefault(interaction.user.id, asyncio.Lock())
        server = self._opening.setdefault(interaction.guild_id or 0, asyncio.Lock())
        async with person, server:
            yield

    async def above(self, interaction: discord.Interaction, thread: int) -> int | None:
        """The text channel above a public thread, if the bot and the caller may write there; else None."""
        guild = None if interaction.guild_id is None else await self._known.guild(interaction.guild_id)
        found = None if guild is None else guild.get_channel_or_thread(thread)
        if not isinstance(found, discord.Thread) or found.is_private():
            return None
        place = found.parent
        if not isinstance(place, discord.TextChannel):
            return None
        both = (place.permissions_for(place.guild.me), place.permissions_for(_member(interaction)))
        return place.id if all(each.view_channel and each.send_messages for each in both) else None

    async def check_void(self, interaction: discord.Interaction, match: Match) -> None:
        """Raises Refusal unless the caller is a moderator of the match's whole server."""
        here = interaction.guild_id is not None and interaction.guild_id == match.row.server
        guild = await self._known.guild(match.row.server) if here and match.row.server is not None else None
        if guild is None or not _moderates(self.wide(guild, _member(interaction))):
            raise Refusal("void-not-allowed")

    def wide(self, guild: discord.Guild, member: discord.Member) -> discord.Permissions:
        """Somebody's server-wide permissions, whatever individual channels say."""
        if self._client.get_guild(guild.id) is guild:
            return member.guild_permissions
        # Discord was asked about the server, and the member is of one that this process does not know.
        found = guild.default_role.permissions
        for role in map(guild.get_role, member._roles):
            if role is not None:
                found |= role.permissions
        everything = guild.owner_id == member.id or found.administrator
        return discord.Permissions.all() if everything else found

    # -- what may be seen -------------------------------------------------------------------------

    async def sight(self, interaction: discord.Interaction, match: Match) -> Sight:
        """What the caller may see, limited to what matters for this match."""
        player, server, channel = interaction.user.id, interaction.guild_id, match.row.channel
        seen: frozenset[int] = frozenset()
        if server is not None and server == match.row.server and not match.has_had(player):
            # Anybody who uses a command in a channel can view it.
            here = channel == interaction.channel_id
            if here or (await self.given(interaction, channel)).view_channel:
                seen = frozenset({channel})
        return Sight(player, server, seen)

    async def whole_sight(self, interaction: discord.Interaction, *, ask: bool = True) -> Sight:
        """What the caller may see of all the server's matches.

        ask: False if there is no time to ask Discord; whatever is not known is then hidden.
        """
        player, server = interaction.user.id, interaction.guild_id
        if server is None:
            return Sight(player)
        assert interaction.channel_id is not None
        seen = {interaction.channel_id}
        guild = await self._known.guild(server) if ask else self._client.get_guild(server)
        if guild is None or guild.unavailable:
            return Sight(player, server, frozenset(seen))
        if ask:
            await self._learn(guild)
        member = _member(interaction)
        rights = {each.id: each.permissions_for(member) for each in guild.channels}
        viewed = {channel for channel, given in rights.items() if given.view_channel}
        seen |= viewed
        for place in await self._places.newest(server, "private", _MOST_PRIVATE):
            if place.parent in viewed and (
                rights[place.parent].manage_threads or await self._in_thread(place.channel, player, ask=ask)
            ):
                seen.add(place.channel)
        return Sight(
            player, server, frozenset(seen), frozenset(rights), gone=_moderates(self.wide(guild, member))
        )

    # -- what places are --------------------------------------------------------------------------

    async def _place(self, guild: discord.Guild, channel: int) -> PlaceRow:
        """What a channel or thread is; Discord is asked about archived threads, once each."""
        found = guild.get_channel_or_thread(channel)
        if found is not None:
            return _place_of(found)
        known = await self._places.get(channel)
        if known.kind == "channel":
            # The gateway lists every channel that exists.
            return PlaceRow(channel, "gone")
        if known.kind != "unknown":
            return known
        try:
            place = _place_of(await attempt(guild.fetch_channel(channel)))
        except Unsent as unsent:
            if unsent.reason is Reason.GONE:
                place = PlaceRow(channel, "gone")
            elif unsent.reason is Reason.FORBIDDEN:
                # Such as a private thread that the bot is not in: only its players see what was played there.
                place = PlaceRow(channel, "private")
            else:
                log.info("place not looked up", channel=channel, why=str(unsent))
                return known
        await self._places.learned(place)
        return place

    async def _learn(self, guild: discord.Guild) -> None:
        """Finds out what the newest unknown places with matches are.

        Callers that come meanwhile do without, so that many callers do not cause many requests.
        """
        if guild.id in self._learning:
            return
        self._learning.add(guild.id)
        asked = 0
        try:
            for unknown in await self._places.newest(guild.id, "unknown", _MOST_LEARNED):
                found = guild.get_channel_or_thread(unknown.channel)
                if found is not None:
                    await self._places.learned(_place_of(found))
                elif asked < _MOST_LOOKED_UP:
                    asked += 1
                    await self._place(guild, unknown.channel)
        finally:
            self._learning.discard(guild.id)

    async def gone(self, channel: int) -> None:
        """A thread was deleted."""
        await self._places.learned(PlaceRow(channel, "gone"))

    async def _in_thread(self, thread: int, player: int, *, ask: bool = True) -> bool:
        known = self._members.get((thread, player))
        if known is not None and known[1] > time.monotonic():
            return known[0]
        if not ask:
            return False
        try:
            await attempt(self._client.http.get_thread_member(thread, player))
            member = True
        except Unsent as unsent:
            if unsent.reason is not Reason.GONE:
                log.info("member of a thread not looked up", thread=thread, why=str(unsent))
                return False
            member = False
        while len(self._members) >= _MOST_MEMBERS:
            del self._members[next(iter(self._members))]
        self._members[thread, player] = member, time.monotonic() + _MEMBER_FOR
        return member


def given_here(interaction: discord.Interaction) -> Given:
    """What the bot and the caller may do where the command was given."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return Given(interaction.app_permissions, interaction.permissions, in_thread=in_thread)


def check_play(given: Given, channel: int, say: Say, *, thread: bool = False) -> None:
    """Raises a Refusal that names what the bot or the asker lacks to play in a channel.

    The bot does nothing for people that they may not do there themselves.
    thread: a thread is to be opened.
    """
    send = "send_messages_in_threads" if given.in_thread else "send_messages"
    needed = ["view_channel", send]
    if thread:
        needed += ["create_public_threads", "send_messages_in_threads"]
    check_given({right: getattr(given.bot, right) for right in [*needed, "attach_files"]}, channel, say)
    check_given({right: getattr(given.asker, right) for right in needed}, channel, say, own=True)


def check_given(needed: Mapping[str, bool], channel: int, say: Say, *, own: bool = False) -> None:
    """Raises a Refusal that names the permissions that are missing in a channel, if any.

    own: the asker lacks them, not the bot.
    """
    missing = [say(f"right-{right.replace('_', '-')}") for right, given in needed.items() if not given]
    if missing:
        key = "rights-missing-own" if own else "rights-missing"
        raise Refusal(key, rights=listed(missing, say), count=len(missing), channel=f"<#{channel}>")


def _moderates(rights: discord.Permissions) -> bool:
    return rights.manage_messages or rights.manage_guild


def _member(interaction: discord.Interaction) -> discord.Member:
    # Discord sends the caller's roles with each command, so no member list is needed.
    member: Any = interaction.user
    checked: discord.Member = member
    return checked


def _place_of(channel: discord.abc.GuildChannel | discord.Thread) -> PlaceRow:
    if isinstance(channel, discord.Thread):
        return PlaceRow(channel.id, "private" if channel.is_private() else "thread", channel.parent_id)
    return PlaceRow(channel.id, "channel")


def check_play_here(interaction: discord.Interaction, *, thread: bool = False) -> None:
    """Raises Refusal if the bot or the caller lacks a permission that a match needs in this channel."""
    if interaction.guild_id is None:
        return
    if thread and not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("start-no-thread")
    assert interaction.channel_id is not None
    say = private_say(interaction)
    check_play(given_here(interaction), interaction.channel_id, say, thread=thread)

"""Finds the match that a command or a component means."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.catalog import TITLES, Title
from bot.commands.shared.rights import Rights
from bot.matches.change import Ask
from bot.matches.lessons import Lessons
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.matches.puzzles import Puzzles
from bot.messages.failure_content import Which
from bot.messages.naming import match_link
from bot.messages.posts import Posts
from bot.refusal import Refusal
from bot.wire.components import Press
from bot.wire.names import private_say

_OF_A_TURN = ("hand", "hint")
"""The verbs of what can be done only in a match that has begun."""
_MOST_LINKS = 10
"""So many of somebody's matches elsewhere are linked to, the newest."""
_LATELY = 60 * 60
"""Seconds for which somebody may take a position of one turn that is over for one that goes on."""


class Finder:
    """Finds matches for people who may see them."""

    def __init__(
        self,
        matches: Lookup,
        rights: Rights,
        posts: Posts,
        lessons: Lessons,
        puzzles: Puzzles,
        *,
        clock: Callable[[], float],
    ) -> None:
        self._matches = matches
        self._rights = rights
        self._posts = posts
        self._lessons = lessons
        self._puzzles = puzzles
        self._clock = clock

    async def here(
        self, interaction: discord.Interaction, title: Title, verb: str = "hand", *, anywhere: bool = True
    ) -> Match:
        """The open match that a command means: the caller's only one here, or else the one of this channel.

        In a direct message, all of the caller's matches are here.
        verb: of the button to offer for each match if there are several.
        anywhere: before another's match here it may mean one that its player plays anywhere.
        """
        assert interaction.channel_id is not None
        direct, channel = interaction.guild_id is None, interaction.channel_id
        player, game = interaction.user.id, title.game.key
        matches = self._matches
        mine = await (matches.of(player, game) if direct else matches.near(player, channel, game))
        loose = [each for each in mine if each.kind.anywhere]
        here = [each for each in mine if (direct or each.row.channel == channel) and not each.kind.anywhere]
        if anywhere and not here:
            here = loose
        if verb in _OF_A_TURN:
            here = [each for each in here if each.begun] or here
        if len(here) > 1:
            raise Which(here, verb)
        match = here[0] if here else await self._matches.here(channel, game)
        if match is not None:
            return match
        every = await matches.of(player, game)
        newest = every[-_MOST_LINKS:]
        links = " ".join(match_link(each, private_say(interaction)) for each in newest)
        none = "match-elsewhere" if newest else "match-none-direct" if direct else "match-none"
        raise Refusal(
            await self.over(player, title) or none,
            game=title.game.title,
            command=game,
            links=links,
            shown=len(newest),
            more=len(every) - len(newest),
        )

    async def over(self, player: int, title: Title) -> str | None:
        """The key of what is said of a position of one turn that was played lately; None without one.

        It is over, although it is still what the player has before them.
        """
        game = title.game.key
        newest = [await self._lessons.current(player, game), await self._puzzles.newest(player, game)]
        ends = {each.row.ended or 0: each.kind.name for each in newest if each is not None and not each.open}
        last = max(ends, default=0)
        return f"match-none-{ends[last]}" if last > self._clock() - _LATELY else None

    async def pressed(self, interaction: discord.Interaction, press: Press) -> Match:
        """The match of a pressed component, if the presser may see it."""
        match = await self._matches.find(press.match)
        if match is None or not match.shown_to(await self._rights.sight(interaction, match)):
            raise Refusal("match-gone")
        under = interaction.message
        if (
            under is not None
            and not under.flags.ephemeral
            and match.in_lobby
            and match.row.post_message is None
            and interaction.channel_id == match.row.channel
        ):
            await self._posts.adopt(match.id, under.id)
        # Verbs of a game's own components begin with its key.
        game = press.verb.partition("-")[0]
        if game in TITLES and game != match.game.key:
            raise Refusal("panel-unreadable")
        return match

    async def looked_at(self, interaction: discord.Interaction, title: Title, verb: str) -> Match:
        """The match to look at: the open one, or otherwise this channel's last one."""
        try:
            return await self.here(interaction, title, verb, anywhere=interaction.guild_id is None)
        except Which:
            raise
        except Refusal:
            assert interaction.channel_id is not None
            last = await self._matches.last_here(interaction.channel_id, title.game.key)
            if last is None or not last.begun:
                raise
            return last


def ask_of(interaction: discord.Interaction, press: Press | None = None) -> Ask:
    """Who asks, and which version they saw: the component's, or none for a typed command."""
    return Ask(interaction.user.id, interaction.id, press.version if press is not None else None)


def check_seen(match: Match, press: Press) -> None:
    """Raises Refusal for a component that belongs to an earlier position."""
    if press.version != match.version:
        raise Refusal("match-stale")

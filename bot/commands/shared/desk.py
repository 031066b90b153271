"""What every command and button does the same way: find the match, show a change, answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

import discord
import structlog

from bot.catalog import TITLES, Title
from bot.commands.shared.rights import Rights
from bot.matches.change import Ask
from bot.matches.days import Days
from bot.matches.match import Match
from bot.matches.privacy import Privacy
from bot.matches.service import Matches
from bot.matches.standings import Standings
from bot.matches.stats import Stats
from bot.messages.attempts import Attempts
from bot.messages.day_boards import DayBoards
from bot.messages.drawing import drawn
from bot.messages.failure_content import Which, fault_content, unsaid_content, which_content
from bot.messages.hand_content import hand_content
from bot.messages.hands import Hands
from bot.messages.naming import match_link
from bot.messages.position import position_content
from bot.messages.post_content import pictures_of
from bot.messages.posts import NO_DRAFTS, Drafts, Posts
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import counted, defer, is_told, tell, what_counts
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.failures import Reason, Unsent
from bot.wire.invitation import invite_link
from bot.wire.names import clean_name, private_say, told_name, world_name
from bot.wire.sender import Sender
from bot.wire.workshop import Workshop
from storage.faults import Unwritable
from storage.matches import MatchRow, MatchStore
from storage.players import PlayerStore, ServerStore

log = structlog.get_logger()

_PATIENCE = 8  # seconds that an answer waits for the post, which Discord may keep waiting for long


Further = Callable[[Match, int, Say], Awaitable[Content]]
"""Makes the panel in which a seat goes on with its turn."""


@dataclass(frozen=True)
class Desk:
    """All that commands work with."""

    client: discord.Client
    replies: Sender
    matches: Matches
    posts: Posts
    hands: Hands
    store: MatchStore
    players: PlayerStore
    standings: Standings
    stats: Stats
    servers: ServerStore
    days: Days
    attempts: Attempts
    day_boards: DayBoards
    privacy: Privacy
    rights: Rights
    workshop: Workshop
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the process is about to end: an answer then waits for no post any more."""

    # -- finding ----------------------------------------------------------------------------------

    async def match_here(self, interaction: discord.Interaction, title: Title, verb: str = "hand") -> Match:
        """The open match that a command means: this channel's, or in a DM the caller's only one.

        verb: the button to offer for each when there are several.
        """
        assert interaction.channel_id is not None
        if interaction.guild_id is not None:
            match = await self.matches.here(interaction.channel_id, title.game.key)
            if match is not None:
                return match
        mine = [each for each in await self.matches.of(interaction.user.id) if each.game is title.game]
        if interaction.guild_id is None and len(mine) == 1:
            return mine[0]
        if interaction.guild_id is None and mine:
            raise Which(mine, verb)
        elsewhere = " ".join(match_link(each) for each in mine)
        none = "match-none-direct" if interaction.guild_id is None else "match-none"
        key = "match-elsewhere" if elsewhere else none
        raise Refusal(key, game=title.game.title, command=title.game.key, links=elsewhere)

    async def match_pressed(self, interaction: discord.Interaction, press: Press) -> Match:
        """The match of a pressed component, if the presser may see it."""
        match = await self.matches.find(press.match)
        if match is None or not match.shown_to(await self.rights.sight(interaction, match)):
            raise Refusal("match-gone")
        under = interaction.message
        if (
            under is not None
            and not under.flags.ephemeral
            and match.in_lobby
            and match.row.post_message is None
            and interaction.channel_id == match.row.channel
        ):
            await self.posts.adopt(match.id, under.id)
        # Verbs of a game's own components begin with its key.
        game = press.verb.partition("-")[0]
        if game in TITLES and game != match.game.key:
            raise Refusal("panel-unreadable")
        return match

    @staticmethod
    def ask(interaction: discord.Interaction, press: Press | None = None) -> Ask:
        """Who asks, and which version was seen: that of the component, none when typed."""
        return Ask(interaction.user.id, interaction.id, press.version if press is not None else None)

    @staticmethod
    def check_seen(match: Match, press: Press) -> None:
        """Refuses a component that belongs to an earlier position."""
        if press.version != match.version:
            raise Refusal("match-stale")

    async def check_present(self, interaction: discord.Interaction) -> None:
        """Raises Refusal on a server that has the commands but not the bot."""
        if interaction.guild_id is not None and not await self.replies.present(interaction.guild_id):
            raise Refusal("bot-absent", link=invite_link(self.client))

    # -- answering --------------------------------------------------------------------------------

    async def play(
        self,
        interaction: discord.Interaction,
        match: Match,
        *texts: str,
        press: Press | None = None,
        further: Further | None = None,
    ) -> None:
        """Plays notations for the caller and shows what came of it; further: see `show`."""
        drafts: dict[MatchRow, asyncio.Task[Content]] = {}

        def draft(after: Match) -> None:
            if not after.kind.posted:
                return
            drafts[after.row] = asyncio.create_task(self.posts.content(after))

        try:
            ask = self.ask(interaction, press)
            match = await self.matches.act(match.id, ask, *texts, found=match, judged=draft)
            counted(interaction, private_say(interaction)("move-counts"))
            await self.show(interaction, match, further=further, drafts=drafts)
        finally:
            for each in drafts.values():
                each.cancel()

    async def show(
        self,
        interaction: discord.Interaction,
        match: Match,
        done: str = "",
        *,
        further: Further | None = None,
        drafts: Drafts = NO_DRAFTS,
    ) -> None:
        """After a stored change: the public post, the private answer, the direct messages.

        done: says what was changed; left out after a move, which the board tells.
        further: what a caller whose turn goes on gets in place of the hand.
        drafts: see `Posts.publish`.
        """
        if done:
            counted(interaction, done)
        if not match.kind.posted:
            try:
                await self.show_attempt(interaction, match, done, further=further)
            finally:
                if match.kind.brings == "day" and match.outcome is not None:
                    await self.day_boards.finished(match)
            return
        say = private_say(interaction)
        lines = [done] if done else []
        if _quiet(match, interaction.user.id):
            lines.append(say("called-quietly"))

        async def posting() -> Match:
            try:
                return await self.posts.publish(match.id, drafts=drafts)
            except Unsent as unsent:
                log.warning("post failed", match=match.id, why=str(unsent))
                lines[:] = [f"{what_counts(interaction)} {await self._unshown(unsent, match, say)}"]
                return match

        # All that follows the post is prepared while the post is on its way.
        posted = asyncio.create_task(posting())
        told, delivered = await asyncio.gather(
            self._answer(interaction, match, lines, posted, further),
            self.hands.deliver(match.id, posted, by=interaction.user.id),
            # An answer that fails must not keep the others' direct messages back.
            return_exceptions=True,
        )
        for failure in (told, delivered):
            if isinstance(failure, BaseException):
                raise failure

    async def show_attempt(
        self,
        interaction: discord.Interaction,
        match: Match,
        done: str = "",
        *,
        further: Further | None = None,
        words: bool = False,
    ) -> None:
        """A try at a day's challenge in the private answer.

        further: see `show`.  words: the board in words.
        """
        say = private_say(interaction)
        if further is not None and match.midturn:
            content = await further(match, 0, say)
        else:
            content = await self.attempts.content(match, say, interaction.guild_id, words=words)
        text = f"{done}\n{content.text}" if done else content.text
        await tell(interaction, replace(content, text=text))

    async def _answer(
        self,
        interaction: discord.Interaction,
        match: Match,
        lines: list[str],
        posted: asyncio.Task[Match],
        further: Further | None,
    ) -> None:
        """Tells the caller what was done, with the new hand or the panel to go on with."""
        say = private_say(interaction)
        content = await self._hand(interaction, match, say, further)
        ending = asyncio.create_task(self.hurry.wait())
        await asyncio.wait((posted, ending), timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if posted.done():
            match = posted.result()
        else:
            lines[:] = [f"{what_counts(interaction)} {say('post-late', what=_what(match))}"]
        if not lines:
            lines = [say("done", link=match_link(match))]
        pictures = list(content.pictures)
        if interaction.guild_id is None and match.row.server is not None and match.begun:
            board, failed = await drawn(lambda: pictures_of(match, say), say)
            pictures = board + pictures
            lines += [failed] if failed else []
        await tell(interaction, Content("\n".join([*lines, content.text]).strip(), pictures, content.items))

    async def _unshown(self, unsent: Unsent, match: Match, say: Say) -> str:
        """Why a post is not there, and what comes of that."""
        server = match.row.server
        if server is not None and unsent.reason in (Reason.FORBIDDEN, Reason.GONE):
            # That it cannot be asked either leaves the reason as it is.
            with contextlib.suppress(Unsent):
                if not await self.replies.present(server):
                    return say("absent-now", link=invite_link(self.client))
        return say(f"unsent-{unsent.reason.name.lower()}", what=_what(match))

    @staticmethod
    async def _hand(
        interaction: discord.Interaction, match: Match, say: Say, further: Further | None
    ) -> Content:
        """What the caller holds now, or the panel to go on with; empty for one who holds nothing."""
        seat = match.seat_of(interaction.user.id)
        if further is not None and seat is not None and match.midturn and seat in match.to_move:
            return await further(match, seat, say)
        if not match.running or seat is None or match.kind.open_hand:
            return Content("")
        return await hand_content(match, seat, say, None, place="")

    async def catch_up(self, number: int, *, again: bool = False) -> tuple[Reason | None, Reason | None]:
        """Shows what is stored of a match and not shown; why Discord did not take its post, and its hands.

        again: that it was not taken before is in the log already.
        """
        reason = None
        try:
            await self.posts.publish(number)
        except Unsent as unsent:
            level = logging.INFO if again else logging.WARNING
            log.log(level, "match not shown", match=number, why=str(unsent))
            reason = unsent.reason
        # Whoever is next learns it from the direct message, if there is one.
        owed = await self.hands.deliver(number)
        if reason is Reason.GONE:
            await self.posts.give_up(number)
        return reason, owed

    async def show_hand(self, interaction: discord.Interaction, match: Match) -> None:
        """The caller's own hand, privately."""
        seat = match.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("match-not-seated")
        if match.state is None:
            raise Refusal("match-not-begun")
        if not match.kind.posted:
            await self.show_attempt(interaction, match)
            return
        place = f"<#{match.row.channel}>" if interaction.channel_id != match.row.channel else ""
        await tell(interaction, await hand_content(match, seat, private_say(interaction), None, place=place))
        await self.hands.reopen(match.id, interaction.user.id)

    async def fail(
        self, interaction: discord.Interaction, error: BaseException, pressed: Press | None = None
    ) -> None:
        """Answers an exception: a refusal with its sentence, a fault with an id that the log has too."""
        say = private_say(interaction)
        # How the match stands may take long to find and to draw.
        await defer(interaction)
        try:
            content = await self._failed(interaction, error, say, pressed)
        except Exception as another:
            # Such as a store that does not answer while the newest board is looked up.
            content = fault_content(interaction, another, say)
        try:
            await tell(interaction, content)
        except Unsent as unsent:
            # Pictures and buttons may be what Discord does not take.
            await self._last_word(interaction, unsaid_content(interaction, unsent, say))

    async def take_leave(self, interaction: discord.Interaction) -> None:
        """Tells somebody that the bot ends before it could answer; who was answered needs it not."""
        if is_told(interaction):
            return
        say, done = private_say(interaction), what_counts(interaction)
        await defer(interaction)
        await self._last_word(interaction, Content(f"{done} {say('ending-done')}" if done else say("ending")))

    @staticmethod
    async def _last_word(interaction: discord.Interaction, content: Content) -> None:
        try:
            await tell(interaction, content)
        except Unsent as unsent:
            log.warning("answer failed", why=str(unsent))

    async def _failed(
        self, interaction: discord.Interaction, error: BaseException, say: Say, pressed: Press | None
    ) -> Content:
        if isinstance(error, Which):
            return which_content(error, say)
        if isinstance(error, Refusal):
            return await self._refused(interaction, error, say, pressed)
        if isinstance(error, Unsent):
            return unsaid_content(interaction, error, say)
        return fault_content(interaction, error, say)

    async def _refused(
        self, interaction: discord.Interaction, refusal: Refusal, say: Say, pressed: Press | None
    ) -> Content:
        """The sentence of a refusal; for a component of an older position, with how the match stands now."""
        params = dict(refusal.params)
        if "name" in params:
            # A name in it is only a name.
            params["name"] = told_name(str(params["name"]), say)
        sentence = say(refusal.key, **params)
        match = None if pressed is None else await self.matches.find(pressed.match)
        player = interaction.user.id
        if (
            pressed is None
            or match is None
            or not match.shown_to(await self.rights.sight(interaction, match))
        ):
            return Content(sentence)
        if refusal.key != "panel-unreadable" and pressed.version in (0, match.version):
            return Content(sentence)
        if not match.kind.posted:
            content = await self.attempts.content(match, say, interaction.guild_id)
            return replace(content, text=f"{sentence}\n{content.text}")
        return await position_content(match, player, say, sentence, say("board-link", link=match_link(match)))

    async def meet(self, interaction: discord.Interaction) -> None:
        """Remembers the language of somebody who will get direct messages, and the names for boards."""
        try:
            await self._meet(interaction)
        except Unwritable as error:
            # Whoever only looks needs nothing stored; the rest is refused where it is to be stored.
            log.warning("names and languages are not remembered", why=str(error))

    async def _meet(self, interaction: discord.Interaction) -> None:
        user = interaction.user
        known = await self.players.get(user.id)
        met = replace(known, language=str(interaction.locale), name=world_name(user))
        if met != known:
            await self.players.put(user.id, met)
        if interaction.guild_id is not None:
            name = clean_name(user)
            if await self.players.member(interaction.guild_id, user.id) != name:
                await self.players.seen(interaction.guild_id, user.id, name)


def _quiet(match: Match, player: int) -> bool:
    """Whether a player has just asked for something, and not all who are asked are rung by it."""
    if match.offer is not None:
        asks = match.offer.made == match.version and match.seat_of(player) == match.offer.by
    else:
        asks = match.in_lobby and match.version == 1
    return asks and bool(match.silent)


def _what(match: Match) -> str:
    """What a post of this match is, for a sentence about it."""
    return "lobby" if match.in_lobby else "board"

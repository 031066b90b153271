"""What every command and button does the same way: find the match, show a change, answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

import discord
import structlog

from bot.catalog import TITLES, Title
from bot.commands.attempts import Attempts
from bot.commands.buttons import Press, button
from bot.commands.day_boards import DayBoards
from bot.commands.drawing import drawn
from bot.commands.hands import Hands, hand_letter
from bot.commands.names import bold_name, clean_name, match_link, private_say, world_name
from bot.commands.post_letters import pictures_of
from bot.commands.posts import NO_DRAFTS, Drafts, Posts
from bot.commands.replies import Letter, Reason, Replies, Unsent, defer, tell
from bot.commands.rights import Rights
from bot.games.contract import Refusal
from bot.logs import error_id
from bot.matches.change import Ask
from bot.matches.days import Days
from bot.matches.match import Match
from bot.matches.privacy import Privacy
from bot.matches.service import Matches
from bot.matches.standings import Standings
from bot.matches.stats import Stats
from bot.pictures.adapter import Say
from storage.matches import MatchRow, MatchStore
from storage.players import PlayerStore, ServerStore

log = structlog.get_logger()

_PATIENCE = 8  # seconds that an answer waits for the post, which Discord may keep waiting for long
_MOST_BUTTONS = 20  # Discord takes 25; so many links still fit into a message


class Which(Refusal):
    """The person plays several matches and did not say which is meant.

    verb: the button that does the same with one of them.
    """

    def __init__(self, matches: Sequence[Match], verb: str) -> None:
        super().__init__("match-which")
        self.matches = matches
        self.verb = verb


Further = Callable[[Match, int, Say], Awaitable[Letter]]
"""Makes the panel in which a seat goes on with its turn."""


@dataclass(frozen=True)
class Desk:
    """All that commands work with."""

    client: discord.Client
    replies: Replies
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
        drafts: dict[MatchRow, asyncio.Task[Letter]] = {}

        def draft(after: Match) -> None:
            if after.row.day is not None:
                return
            drafts[after.row] = asyncio.create_task(self.posts.letter(after))

        try:
            ask = self.ask(interaction, press)
            match = await self.matches.act(match.id, ask, *texts, found=match, judged=draft)
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

        further: what a caller whose turn goes on gets in place of the hand.
        drafts: see `Posts.publish`.
        """
        if match.row.day is not None:
            try:
                await self.show_attempt(interaction, match, done, further=further)
            finally:
                if match.outcome is not None:
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
                lines.append(say(f"unsent-{unsent.reason.name.lower()}"))
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
            letter = await further(match, 0, say)
        else:
            letter = await self.attempts.letter(match, say, interaction.guild_id, words=words)
        text = f"{done}\n{letter.text}" if done else letter.text
        await tell(interaction, replace(letter, text=text))

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
        letter = await self._hand(interaction, match, say, further)
        try:
            async with asyncio.timeout(_PATIENCE):
                match = await asyncio.shield(posted)
        except TimeoutError:
            lines.append(say("post-late"))
        if not lines:
            lines = [say("done", link=match_link(match))]
        pictures = list(letter.pictures)
        if interaction.guild_id is None and match.row.server is not None and match.begun:
            board, failed = await drawn(lambda: pictures_of(match, say), say)
            pictures = board + pictures
            lines += [failed] if failed else []
        await tell(interaction, Letter("\n".join([*lines, letter.text]).strip(), pictures, letter.items))

    @staticmethod
    async def _hand(
        interaction: discord.Interaction, match: Match, say: Say, further: Further | None
    ) -> Letter:
        """What the caller holds now, or the panel to go on with; empty for one who holds nothing."""
        seat = match.seat_of(interaction.user.id)
        if further is not None and seat is not None and match.midturn and seat in match.to_move:
            return await further(match, seat, say)
        if not match.running or seat is None or match.solo:
            return Letter("")
        return await hand_letter(match, seat, say, None, place="")

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
        if match.row.day is not None:
            await self.show_attempt(interaction, match)
            return
        place = f"<#{match.row.channel}>" if interaction.channel_id != match.row.channel else ""
        await tell(interaction, await hand_letter(match, seat, private_say(interaction), None, place=place))
        await self.hands.reopen(match.id, interaction.user.id)

    async def fail(
        self, interaction: discord.Interaction, error: BaseException, pressed: Press | None = None
    ) -> None:
        """Answers an exception: a refusal with its sentence, a fault with an id that the log has too."""
        say = private_say(interaction)
        if isinstance(error, Which):
            letter = self._which(error, say)
        elif isinstance(error, Refusal):
            letter = Letter(await self._sentence(error, say, pressed))
        elif isinstance(error, Unsent):
            log.warning("not shown", why=str(error))
            letter = Letter(say("not-shown"))
        else:
            fault = error_id()
            log.error("fault", fault=fault, exc_info=error)
            letter = Letter(say("fault", fault=fault))
        try:
            await defer(interaction)
            await tell(interaction, letter)
        except Unsent as unsent:
            log.warning("answer failed", why=str(unsent))

    @staticmethod
    def _which(which: Which, say: Say) -> Letter:
        numbered = list(enumerate(which.matches[:_MOST_BUTTONS], 1))
        items = [
            button(which.verb, each.id, each.version, say("button-which", number=number))
            for number, each in numbered
        ]
        links = [f"{number}. {match_link(each)}" for number, each in numbered]
        return Letter("\n".join([say(which.key), *links]), items=items)

    async def _sentence(self, refusal: Refusal, say: Say, pressed: Press | None) -> str:
        """The sentence of a refusal; a name in it is only a name, and a link leads to the board."""
        params = dict(refusal.params)
        if "name" in params:
            params["name"] = bold_name(str(params["name"]))
        outdated = refusal.key in ("match-stale", "match-already-played")
        match = await self.matches.find(pressed.match) if pressed is not None and outdated else None
        sentence = say(refusal.key, **params)
        return sentence if match is None else f"{sentence} {match_link(match)}"

    async def meet(self, interaction: discord.Interaction) -> None:
        """Remembers the language of somebody who will get direct messages, and the names for boards."""
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

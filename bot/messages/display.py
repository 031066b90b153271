"""Shows a change in a match: in its channel, to whoever made it, and in the players' direct messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cached_property

import discord
import structlog

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.matches.newcomers import Newcomers
from bot.messages.day_boards import DayBoards
from bot.messages.drawing import drawn
from bot.messages.goal import with_goal
from bot.messages.hand_content import hand_content
from bot.messages.hands import Hands
from bot.messages.match_pictures import pictures_of
from bot.messages.position import played_lines, position_content
from bot.messages.post_content import (
    called,
    fitting,
    over_buttons,
    story,
    undo_button,
    undoes_alone,
)
from bot.messages.posts import Posts
from bot.messages.privately import Privately
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import counted, tell, what_counts
from bot.wire.components import LAST_ROW, Controls
from bot.wire.content import Content
from bot.wire.failures import Reason, Unsent
from bot.wire.invitation import invite_link
from bot.wire.names import private_say
from bot.wire.sender import Sender

log = structlog.get_logger()

_PATIENCE = 8  # seconds that an answer waits for the post, which Discord may delay for long
# An answer that waits for the turns of computers looks so often, so many seconds apart; after that only the
# post tells them.
_LOOKS, _BETWEEN = 60, 1.0

Further = Callable[[Match, int, Say], Awaitable[Content]]
"""Builds the panel in which a seat continues its turn, begins its next one, or goes on in a lobby."""


class Display:
    """Brings all messages about a match up to date."""

    def __init__(
        self,
        client: discord.Client,
        sender: Sender,
        posts: Posts,
        hands: Hands,
        privately: Privately,
        day_boards: DayBoards,
        newcomers: Newcomers,
    ) -> None:
        self._client = client
        self._sender = sender
        self._posts = posts
        self._hands = hands
        self._privately = privately
        self._day_boards = day_boards
        self._newcomers = newcomers
        self._computers_play = True

    def computers_stopped(self) -> None:
        """Makes answers stop waiting for the turns of computers, which play no more."""
        self._computers_play = False

    def hurry(self) -> None:
        """Makes answers stop waiting for posts."""
        if not self._hurried.done():
            self._hurried.set_result(None)

    @cached_property
    def _hurried(self) -> asyncio.Future[None]:
        """Is done when the process is about to end; waiting for it takes no task, as for an event."""
        return asyncio.get_running_loop().create_future()

    async def changed(
        self,
        interaction: discord.Interaction,
        match: Match,
        done: str = "",
        *,
        further: Further | None = None,
    ) -> None:
        """Shows a stored change: in the public post, the private answer and the direct messages.

        done: says what was changed; left out after a move, which the board shows.
        further: builds what callers get in place of their hand who go on at once, see `_goes_on`.
        """
        if done:
            counted(interaction, done)
        if not match.kind.posted:
            try:
                await self.in_private(interaction, match, done, further=further)
            finally:
                if match.kind.brings == "day" and match.outcome is not None:
                    await self._day_boards.finished(match)
            return
        say = private_say(interaction)
        lines = [done] if done else []
        if _quiet(match, interaction.user.id):
            lines.append(say("called-quietly"))

        async def posting() -> Match:
            try:
                return await self._posts.publish(match.id)
            except Unsent as unsent:
                log.warning("post failed", match=match.id, why=str(unsent))
                lines[:] = [f"{what_counts(interaction)} {await self._unshown(unsent, match, say)}"]
                return match

        # Whatever follows the post is prepared while the post is on its way.
        posted = asyncio.create_task(posting())
        answered, delivered = await asyncio.gather(
            self._answer(interaction, match, lines, posted, further),
            self._hands.deliver(match.id, posted, by=interaction.user.id),
            # A failed answer must not hold back the others' direct messages.
            return_exceptions=True,
        )
        for failure in (answered, delivered):
            if isinstance(failure, BaseException):
                raise failure
        if not done:
            await self._go_on(interaction, match, further)

    async def _go_on(self, interaction: discord.Interaction, match: Match, further: Further | None) -> None:
        """In a match played alone, waits for the turns of computers and puts the next one into the answer.

        So a whole match can be played in one private message, from the first move on: before it there is
        only the board in the channel, as two with the same buttons would leave it open which to use.
        """
        seat, state = match.seat_of(interaction.user.id), match.state
        if not match.kind.alone or seat is None or state is None or not match.computer_to_move:
            return
        say = private_say(interaction)
        brought = played_lines(match, interaction.user.id, say)[:1]
        for _ in range(_LOOKS):
            if self._hurried.done() or not self._computers_play:
                return
            await asyncio.sleep(_BETWEEN)
            try:
                match = await self._posts.publish(match.id)
            except Unsent:
                # Repairs will show it, and until then nobody knows what to answer.
                return
            if match.state is None or match.state.moved[seat] != state.moved[seat]:
                # The player went on, or back, in another message.
                return
            if not match.computer_to_move:
                break
        else:
            return
        # At the end the turns that are told go back beyond the player's own one, which has been told.
        since = tuple(turn for turn in match.past if turn.turn > state.turn)
        told = "\n".join([*brought, fitting(lambda past: story(match, past, say), since)])
        # A panel is for one thing to do; if there are several, they are chosen first.
        one = match.running and len(adapter_of(match.game.key).choices(match.view(None))) == 1
        if further is None or not one:
            await tell(interaction, await position_content(match, interaction.user.id, say, told))
            return
        content = _undoable(await further(match, seat, say), match, seat, say)
        items = list(content.items)
        # Whoever can only pass is shown the position, which has it already.
        if not _has(content, "more"):
            items.append(Controls(match.id).button("more", say("button-more"), row=LAST_ROW))
        await tell(interaction, replace(content, text=f"{told}\n{content.text}", items=items))

    async def in_private(
        self,
        interaction: discord.Interaction,
        match: Match,
        done: str = "",
        *,
        further: Further | None = None,
        words: bool = False,
    ) -> None:
        """Shows a match that is not posted in the private answer.

        further: see `changed`.  words: the board in words.
        """
        say = private_say(interaction)
        lines = [done] if done else []
        if further is not None and _goes_on(match, 0):
            content = await further(match, 0, say)
            lines = lines or played_lines(match, interaction.user.id, say)
            head = await self._privately.head(match, say)
            lines = [head, *lines] if head else lines
        else:
            content = await self._privately.content(match, say, interaction.guild_id, words=words)
        await tell(interaction, replace(content, text="\n".join([*lines, content.text])))

    async def _answer(
        self,
        interaction: discord.Interaction,
        match: Match,
        lines: list[str],
        posted: asyncio.Task[Match],
        further: Further | None,
    ) -> None:
        """Tells the caller what was done, with the new hand or the panel for going on."""
        say, played = private_say(interaction), match
        seat = match.seat_of(interaction.user.id)
        goes_on = seat is not None and further is not None and _goes_on(match, seat)
        if seat is not None and further is not None and goes_on:
            content = _undoable(await further(match, seat, say), match, seat, say)
        else:
            content = await self._hand(match, seat, say)
        await asyncio.wait((posted, self._hurried), timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if posted.done():
            match = posted.result()
        else:
            lines[:] = [f"{what_counts(interaction)} {say('post-late', what=_what(match))}"]
        if not lines:
            lines = played_lines(played, interaction.user.id, say)
            lines += [called(played, say)] if played.kind.alone and played.computer_to_move else []
        pictures = list(content.pictures)
        # Where a turn goes on, the board is shown with it.
        far = interaction.guild_id is None and match.row.server is not None and match.begun and not goes_on
        if far or (seat is not None and match.kind.alone and match.outcome is not None):
            board, failed = await drawn(lambda: pictures_of(match, say), say)
            pictures = board + pictures
            lines += [failed] if failed else []
        await tell(interaction, Content("\n".join([*lines, content.text]).strip(), pictures, content.items))

    async def _unshown(self, unsent: Unsent, match: Match, say: Say) -> str:
        """Says why a post is missing, and what that means."""
        server = match.row.server
        if server is not None and unsent.reason in (Reason.FORBIDDEN, Reason.GONE):
            # If even that cannot be found out, the reason stays as it is.
            with contextlib.suppress(Unsent):
                if not await self._sender.present(server):
                    return say("absent-now", link=invite_link(self._client))
        return say(f"unsent-{unsent.reason.name.lower()}", what=_what(match))

    @staticmethod
    async def _hand(match: Match, seat: int | None, say: Say) -> Content:
        """The caller's hand, or what can be done at the end; empty for somebody without a hand."""
        if seat is not None and match.kind.alone and match.outcome is not None:
            return Content("", items=over_buttons(match, say))
        if not match.running or seat is None or match.kind.open_hand:
            return Content("")
        return await hand_content(match, seat, say, None, place="")

    async def catch_up(self, number: int, *, again: bool = False) -> tuple[Reason | None, Reason | None]:
        """Shows what is stored of a match but not shown; returns why its post and its hands failed.

        again: it failed before, and the log says so already.
        """
        reason = None
        try:
            await self._posts.publish(number)
        except Unsent as unsent:
            level = logging.INFO if again else logging.WARNING
            log.log(level, "match not shown", match=number, why=str(unsent))
            reason = unsent.reason
        # Even without the post, a direct message tells the next player.
        owed = await self._hands.deliver(number)
        if reason is Reason.GONE:
            await self._posts.give_up(number)
        return reason, owed

    async def hand(self, interaction: discord.Interaction, match: Match) -> None:
        """Shows callers their own hand, privately."""
        seat = match.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal("match-not-seated")
        if match.state is None:
            raise Refusal("match-not-begun")
        if not match.kind.posted:
            await self.in_private(interaction, match)
            return
        place = f"<#{match.row.channel}>" if interaction.channel_id != match.row.channel else ""
        say = private_say(interaction)
        content = await hand_content(match, seat, say, None, place=place)
        if await self._newcomers.is_new(match, interaction.user.id):
            content = with_goal(content, match, say)
        await tell(interaction, content)
        await self._hands.reopen(match.id, interaction.user.id)


def _undoable(content: Content, match: Match, seat: int, say: Say) -> Content:
    """With the button that undoes the seat's last move, where that asks nobody and it has none yet."""
    if _has(content, "undo") or not (match.midturn or undoes_alone(match, seat)):
        return content
    return replace(content, items=[*content.items, undo_button(match, say, row=LAST_ROW)])


def _has(content: Content, verb: str) -> bool:
    """Whether it has a button for this already: with two, Discord would refuse it."""
    return any(item.press.verb == verb for item in content.items)


def _goes_on(match: Match, seat: int) -> bool:
    """Whether a seat can act again: in a lobby, within its turn, or at once as nobody else plays."""
    return match.in_lobby or ((match.midturn or match.kind.alone) and seat in match.to_move)


def _quiet(match: Match, player: int) -> bool:
    """Whether the player has just asked others for something, and not all of them are pinged."""
    if match.offer is not None:
        asks = match.offer.made == match.version and match.seat_of(player) == match.offer.by
    else:
        asks = match.in_lobby and match.row.post_version < 1
    return asks and bool(match.silent)


def _what(match: Match) -> str:
    """What a post of this match shows, for a sentence about it."""
    return "lobby" if match.in_lobby else "board"

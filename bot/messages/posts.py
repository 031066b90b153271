"""The public messages of a match: one per turn, kept up to date, and repaired if one was missed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import discord
import structlog

from bot.altered import altered
from bot.matches.change import is_ranked
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.matches.standings import Standings
from bot.messages.naming import match_link, public_say
from bot.messages.post_content import post_content
from bot.messages.signs import Signs
from bot.wire.content import Content
from bot.wire.failures import Reason, Unsent, noted_first
from bot.wire.names import plain_name
from bot.wire.nonces import nonce_of
from bot.wire.sender import Sender
from bot.wire.threads import rename_thread, thread_in, thread_under
from bot.wire.turnstile import Outdated, Rank, Superseded
from storage.claims import ALONE, Claimed, Claims, claimed
from storage.matches import MatchRow, Occupied
from storage.messages import MessageStore
from storage.players import PlayerRow, PlayerStore
from storage.standings import RatingChange

_PATIENCE = 2  # seconds that the end waits for ratings; making all of them again takes longer
Result = TypeVar("Result")

log = structlog.get_logger()


class _Door:
    """Guards the post of a match, so that one publisher works on it at a time.

    came: how many publishers have come so far.
    served: how many had come when work began on what the channel shows now.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.came = 0
        self.served = 0


class Posts:
    """Brings what a channel shows up to date with the store."""

    def __init__(
        self,
        client: discord.Client,
        sender: Sender,
        matches: Lookup,
        store: MessageStore,
        players: PlayerStore,
        standings: Standings,
        signs: Signs,
        claims: Claims = ALONE,
    ) -> None:
        self._client = client
        self._sender = sender
        self._matches = matches
        self._store = store
        self._players = players
        self._standings = standings
        self._signs = signs
        self._claims = claims
        # One publisher per match at a time; those who waited find the newest state already shown.
        # Each publisher must keep the door itself in a variable: holding its lock does not keep it alive.
        self._doors: WeakValueDictionary[int, _Door] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def publish(self, number: int, *, again: bool = False, below: bool = False) -> Match:
        """Posts or edits until the channel shows the stored version; returns the match as shown.

        again: shows it even if it was shown before, since the message may have been deleted.
        below: posts it anew, at the end of the channel; together with `again`.
        Raises Unsent if Discord does not accept it; the next success catches up.
        """
        door = self._doors.setdefault(number, _Door())
        door.came += 1
        mine = door.came
        async with door.lock, self._claimed(number):
            began: MatchRow | None = None
            while True:
                came = door.came

                def outdated(came: int = came) -> bool:
                    # A publisher that came in the meantime has something newer to show.
                    return door.came != came

                found = await self._matches.showing(number)
                assert found is not None, f"match {number} is not in the store"
                match = found.match
                began = began or match.row
                # What another process has posted meanwhile is the newest.
                below = below and match.row.post_message == began.post_message
                # If it was shown again while this one waited, that is enough.
                needed = again and door.served < mine
                if not match.kind.posted or (match.row.post_version >= match.version and not needed):
                    return match
                if match.row.thread and match.running:
                    match = await self._move(match)
                old = match.row
                content = await self._content(match, found.players)
                try:
                    message, before = await self._show(match, content, outdated, below=below)
                except Superseded:
                    log.info("post superseded", match=number, version=match.version)
                    continue
                row = altered(
                    old,
                    post_channel=old.channel,
                    post_message=message,
                    post_version=old.version,
                    post_page=old.page,
                )
                shown = match.with_row(row)
                hands = not (match.kind.direct_messages and match.begun)
                if await self._store.posted(
                    row.id,
                    row.channel,
                    message,
                    row.version,
                    row.page,
                    hands=hands,
                    before=before,
                    began=old.post_version,
                ):
                    break
                # The claim was lost: what another process has posted stays.
                log.info("another process has posted", match=number, version=match.version)
                self._kept(asyncio.create_task(self._disarm(row, shown)))
            door.served = came
            if old.sign_message is not None:
                self._kept(asyncio.create_task(self._signs.update(shown)))
            if old.post_message not in (None, message):
                self._kept(asyncio.create_task(self._disarm(old, shown)))
            return shown

    async def adopt(self, number: int, message: int) -> None:
        """Records a lobby's post that the bot did not know of, when somebody presses a button under it.

        Discord's answer to the post was lost; without this its buttons would stay for ever.
        """
        door = self._doors.setdefault(number, _Door())
        async with door.lock, self._claimed(number):
            match = await self._matches.find(number)
            if match is None or not match.in_lobby or match.row.post_message is not None:
                return
            row = match.row
            log.info("lobby found", match=number)
            shown = row.post_version
            await self._store.posted(number, row.channel, message, shown, row.page, hands=False, began=shown)

    async def give_up(self, number: int) -> None:
        """Stops repairing a match whose channel is gone, until somebody acts on it again."""
        door = self._doors.setdefault(number, _Door())
        async with door.lock, self._claimed(number):
            match = await self._matches.find(number)
            assert match is not None
            row = match.row
            await self._store.posted(
                number,
                row.channel,
                None,
                row.version,
                row.page,
                hands=True,
                before=row.post_message,
                began=row.post_version,
            )

    def _claimed(self, number: int) -> AbstractAsyncContextManager[None]:
        """What a door is within this process, among all of them."""
        return claimed(self._claims, Claimed.POST, number)

    async def _show(
        self, match: Match, content: Content, outdated: Outdated, *, below: bool
    ) -> tuple[int, int | None]:
        """Posts or edits; returns the message, and the one that is stored until this one is."""
        row = match.row
        before, mark = row.post_message, row.mark
        nonce = nonce_of(mark, "post", row.channel, row.version)

        async def anew() -> str:
            nonlocal before, mark
            # Stored first, so that after a crash it is known which message was on its way.
            with noted_first():
                new = await self._store.unposted(row.id, before, mark)
            if new is None:
                # Somebody acted, or the claim was lost and another process is about to post.
                raise Superseded
            before, mark = None, new
            return nonce_of(mark, "post", row.channel, row.version)

        # A lobby was changed: a new post is for those whom it pings, and not for the sake of the page.
        same = row.post_page == row.page or (match.in_lobby and not content.pings)
        if row.post_message is not None and row.post_channel == row.channel and same:
            try:
                if not below:
                    await self._sender.edit(row.channel, row.post_message, content, outdated=outdated)
                    return row.post_message, before
            except Unsent as unsent:
                if unsent.reason not in (Reason.GONE, Reason.OLD, Reason.ARCHIVED):
                    raise
            nonce = await anew()
        message = await self._sender.send(row.channel, content, nonce, anew=anew, outdated=outdated)
        return message, before

    async def _disarm(self, old: MatchRow, match: Match) -> None:
        """Removes the buttons of the previous post; a lobby's post then says where the match is.

        A layout would be nothing without its components, so one that was posted anew is deleted.
        """
        assert old.post_channel is not None
        assert old.post_message is not None
        try:
            if old.post_page < 1 and match.begun:
                say = public_say(match)
                begun = say("lobby-over", game=match.game.title, link=match_link(match, say))
                await self._sender.edit(old.post_channel, old.post_message, Content(begun), rank=Rank.EDIT)
            elif match.kind.alone:
                await self._sender.delete(old.post_channel, old.post_message)
            else:
                await self._sender.disarm(old.post_channel, old.post_message)
        except Unsent as unsent:
            # Its buttons remain, and answer that they are out of date.
            log.info("old buttons stay", match=match.id, why=str(unsent))

    async def rename_thread(self, number: int) -> None:
        """Names the thread of a match after those who sit in it, if its name still begins with the game."""
        match = await self._matches.find(number)
        if match is None or match.in_lobby:
            return
        try:
            await rename_thread(self._client, match.row.channel, _thread_begin(match), _thread_name(match))
        except Unsent as unsent:
            log.warning("thread keeps its name", match=number, why=str(unsent))

    async def _move(self, match: Match) -> Match:
        """Moves a match to a thread of its own, under its lobby's message."""
        row = match.row
        channel = row.channel
        try:
            name = _thread_name(match)
            if row.post_message is None:

                async def free(opened: int) -> bool:
                    return await self._matches.here(opened, row.game) is None

                since = discord.utils.time_snowflake(datetime.fromtimestamp(row.created, UTC))
                channel = await thread_in(self._client, channel, name, since, free)
            else:
                channel = await thread_under(self._client, channel, row.post_message, name)
        except Unsent as unsent:
            if unsent.reason is Reason.FAILED:
                # The thread may exist: the next try finds it, and nobody plays next to an empty thread.
                raise
            # The match goes on where it is; it does not need a thread.
            log.warning("no thread", match=match.id, why=str(unsent))
        with noted_first():
            try:
                await self._store.moved(match.id, channel)
            except Occupied as occupied:
                # Somebody opened the thread by hand and started another match in it.
                log.warning("no thread", match=match.id, why=f"match {occupied.match} is played in it")
                await self._store.moved(match.id, row.channel)
        found = await self._matches.find(match.id)
        assert found is not None
        return found

    async def _content(self, match: Match, players: Mapping[int, PlayerRow]) -> Content:
        """The post of a match as sent; it names players who want no pings without pinging them.

        players: what is known about those who sit in it.
        """
        ratings = await self._ratings(match) if match.outcome is not None else ()
        content = await post_content(match, public_say(match), ratings)
        # Somebody who is invited, for instance, sits in it not yet.
        others = await self._players.several([each for each in content.pings if each not in players])
        choices = {**players, **others}
        silent = {*match.silent, *(player for player in content.pings if not choices[player].pings)}
        if match.row.post_page == match.row.page:
            # This replaces a post, such as a deleted one, that has pinged everybody already.
            silent.update(content.pings)
        return replace(content, pings=[player for player in content.pings if player not in silent])

    async def _ratings(self, match: Match) -> Sequence[RatingChange]:
        """What the end did to the ratings; nothing if that takes too long or fails: the post matters more."""
        if not is_ranked(match):
            return ()
        task = self._kept(asyncio.create_task(self._standings.changes(match.id)))
        done, _ = await asyncio.wait({task}, timeout=_PATIENCE)
        if not done:
            log.info("ratings came too late", match=match.id)
            return ()
        if (fault := task.exception()) is not None:
            log.error("ratings not known", match=match.id, exc_info=fault)
            return ()
        return task.result()

    def _kept(self, task: asyncio.Task[Result]) -> asyncio.Task[Result]:
        """The task, which nothing else holds until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _thread_begin(match: Match) -> str:
    return f"{match.game.title}: "


def _thread_name(match: Match) -> str:
    say = public_say(match)
    return _thread_begin(match) + " · ".join(plain_name(sitter.name, say) for sitter in match.sitters)

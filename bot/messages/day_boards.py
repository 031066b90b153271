"""The boards of the daily challenge: a day's results in private, and one message per server and day."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import pairwise
from weakref import WeakValueDictionary

import discord
import structlog

from bot.catalog import TITLES
from bot.matches import daily
from bot.matches.days import DayBoard, Days
from bot.matches.match import Match
from bot.texts import Say
from bot.wire.components import Button, Controls
from bot.wire.content import Content
from bot.wire.failures import Reason, Unsent
from bot.wire.languages import Languages
from bot.wire.names import date_text, message_link, shown_name
from bot.wire.nonces import nonce_of
from bot.wire.sender import Sender
from bot.wire.turnstile import Rank
from storage.claims import ALONE, Claimed, Claims, claimed
from storage.daily import DailyStore, DayPostRow, RankRow
from storage.messages import new_mark
from storage.players import ServerStore

log = structlog.get_logger()

_MOST_LINES = 15
_SHORT = 10
_BARS = "▁▂▃▄▅▆▇█"


def bars(points: Sequence[int]) -> str:
    """One bar per placement, as high as its points up to 7; it gives away nothing else of the match."""
    return "".join(_BARS[min(each, len(_BARS) - 1)] for each in points)


def shortened(points: Sequence[int], count: int = _SHORT) -> list[int]:
    """The points, in order, averaged over stretches down to at most `count` numbers."""
    if len(points) <= count:
        return list(points)
    cuts = [number * len(points) // count for number in range(count + 1)]
    return [round(sum(points[first:end]) / (end - first)) for first, end in pairwise(cuts)]


class DayBoards:
    """Shows boards, and keeps each server's message about each day up to date."""

    def __init__(
        self,
        languages: Languages,
        sender: Sender,
        days: Days,
        store: DailyStore,
        servers: ServerStore,
        claims: Claims = ALONE,
    ) -> None:
        self._languages = languages
        self._sender = sender
        self._days = days
        self._store = store
        self._servers = servers
        self._claims = claims
        # One publisher at a time per day and server, so that the message is not sent twice.
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def private(self, day: int, server: int | None, viewer: int, say: Say, *, here: bool) -> Content:
        """A day's board for one viewer, with buttons to other days.

        server: None for the world.  here: the viewer is on a server, and can see its board too.
        """
        board = await self._days.board(day, server, viewer, limit=_MOST_LINES)
        head = say("daily-board-head" if server is not None else "daily-board-head-world", **_words(day, say))
        lines = [head, *_lines(board, say)]
        if board.own is not None and board.own not in board.lines:
            lines += ["…", _line(board.own, say)]
        if not board.size:
            lines.append(say("daily-board-empty"))
        where = "w" if server is None else "s"
        before, after = (daily.moved_by(day, step) for step in (-1, 1))
        last = after > self._days.today()
        items = [
            _day_button(say("button-daily-before"), before, where),
            _day_button(say("button-daily-after"), after, where, disabled=last),
        ]
        if here:
            other = "s" if server is None else "w"
            items.append(_day_button(say(f"button-daily-{other}"), day, other))
        return Content("\n".join(lines), items=items)

    async def finished(self, match: Match) -> None:
        """Adds a try that has just ended to the day's board on each of its servers."""
        day, player = match.day, match.sitters[0].player
        for server in await self._store.servers(day, player):
            post = await self._store.post(day, server)
            chosen = (await self._servers.get(server)).daily
            channel = chosen if chosen is not None or post is None else post.channel
            if channel is None:
                continue
            try:
                await self._publish(day, server, channel)
            except Unsent as unsent:
                # The next player to finish or share catches up on it.
                log.warning("board of the day not shown", day=day, server=server, why=str(unsent))

    async def share(self, match: Match, server: int, channel: int) -> str:
        """Lets a finished try count on this server; returns the link to the message that shows it there.

        The message is sent to this channel unless the server already has one for the day.
        """
        day = match.day
        await self._store.count_on(day, server, match.sitters[0].player)
        return await self._publish(day, server, channel)

    async def showing(self, player: int) -> list[int]:
        """The servers on whose board of the day a try of this player counts."""
        return await self._store.servers(self._days.today(), player)

    async def renew(self, server: int) -> None:
        """Shows the board of the day again, if there is one, after a change of the server's settings."""
        day = self._days.today()
        post = await self._store.post(day, server)
        if post is None or post.message is None:
            return
        try:
            await self._publish(day, server, post.channel)
        except Unsent as unsent:
            # The next player to finish or share catches up on it.
            log.warning("board of the day not shown", day=day, server=server, why=str(unsent))

    async def _publish(self, day: int, server: int, channel: int) -> str:
        lock = self._locks.setdefault((day, server), asyncio.Lock())
        async with lock, claimed(self._claims, Claimed.DAY, day, server):
            content = await self._content(day, server)
            post = await self._store.post(day, server)
            if post is not None and post.message is not None:
                try:
                    await self._sender.edit(post.channel, post.message, content, rank=Rank.HAND)
                    return message_link(server, post.channel, post.message)
                except Unsent as unsent:
                    if not _lost(unsent.reason, elsewhere=channel != post.channel):
                        raise
                    log.info("board of the day is sent again", day=day, server=server, why=str(unsent))

            async def anew() -> str:
                # Stored first, so that after a crash it is known which message was on its way.
                mark = new_mark()
                await self._store.posted(day, server, DayPostRow(channel, None, mark))
                return nonce_of(mark, "day", channel)

            on_its_way = post is not None and post.message is None and post.channel == channel
            nonce = nonce_of(post.mark, "day", channel) if post is not None and on_its_way else await anew()
            message = await self._sender.send(channel, content, nonce, anew=anew)
            await self._store.posted(day, server, DayPostRow(channel, message))
            return message_link(server, channel, message)

    async def _content(self, day: int, server: int) -> Content:
        """The message that shows a server a day's results."""
        say = await self._languages.public(server)
        board = await self._days.board(day, server, 0, limit=_MOST_LINES)
        lines = [say("daily-post-head", **_words(day, say)), *_lines(board, say), say("daily-post-foot")]
        main = discord.ButtonStyle.primary
        play = Controls(0).button("daily-play", say("button-daily-play"), style=main)
        return Content("\n".join(lines), items=[play])


def _lost(reason: Reason, *, elsewhere: bool) -> bool:
    """Whether a new message replaces one that could not be edited; elsewhere: it goes to another channel."""
    barred = reason in (Reason.FORBIDDEN, Reason.ARCHIVED)
    return reason in (Reason.GONE, Reason.OLD) or (barred and elsewhere)


def _lines(board: DayBoard, say: Say) -> list[str]:
    lines = [_line(line, say) for line in board.lines]
    if board.size > len(lines):
        lines.append(say("daily-board-more", count=board.size - len(lines)))
    return lines


def _line(line: RankRow, say: Say) -> str:
    points: list[int] = json.loads(line.points)
    return say(
        "daily-board-line",
        place=line.place,
        name=shown_name(line.name, say),
        score=line.score,
        bars=bars(shortened(points)),
    )


def _words(day: int, say: Say) -> dict[str, str]:
    return {"date": date_text(daily.date_of(day), say), "game": TITLES[daily.game_of(day)].game.title}


def _day_button(label: str, day: int, where: str, *, disabled: bool = False) -> Button:
    return Controls(0).button("daily-board", label, f"{day}.{where}", disabled=disabled)

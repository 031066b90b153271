"""A player's try at the daily challenge as a private answer, which nobody else ever sees."""

from __future__ import annotations

import asyncio

import discord

from bot.catalog import adapter_of
from bot.matches import daily
from bot.matches.days import Days
from bot.matches.match import Match
from bot.messages.day_boards import bars
from bot.messages.drawing import drawn
from bot.messages.match_pictures import pictures_of
from bot.messages.naming import names_of
from bot.messages.post_content import decision_buttons
from bot.texts import Say
from bot.wire.components import Button, Controls
from bot.wire.content import Content
from bot.wire.names import date_text, timestamp

_ROW = 10  # bars per line, few enough not to wrap on a phone


class Attempts:
    """Builds the private answers about tries."""

    def __init__(self, days: Days) -> None:
        self._days = days

    async def content(self, match: Match, say: Say, server: int | None, *, words: bool = False) -> Content:
        """A try as it stands, with the buttons to go on.

        server: where the player looks at it; None in a direct message.
        words: the board in words instead of a picture.
        """
        drawing = asyncio.create_task(drawn(lambda: [] if words else pictures_of(match, say), say))
        lines = await self._lines(match, say, server)
        pictures, failed = await drawing
        lines += [failed] if failed else []
        if words or failed:
            lines.append(adapter_of(match.game.key).board_text(match.view(0), names_of(match, say), say))
        return Content("\n".join(lines), pictures, self._items(match, say, server))

    async def head(self, match: Match, say: Say) -> str:
        """See `privately.Private`."""
        key = "daily-begins" if match.untouched else "daily-head"
        date, ends = date_text(daily.date_of(match.day), say), timestamp(daily.ends(match.day), "R")
        return say(key, date=date, game=match.game.title, time=ends)

    async def _lines(self, match: Match, say: Say, server: int | None) -> list[str]:
        day = match.day
        adapter, view, who = adapter_of(match.game.key), match.view(0), names_of(match, say)
        words = {"date": date_text(daily.date_of(day), say), "game": match.game.title}
        if match.running:
            happened = adapter.events_text(view, who, say)
            return [
                await self.head(match, say),
                *([happened] if happened else []),
                adapter.decision(view, who, say),
            ]
        if match.outcome is None:
            return [say("daily-without", **words)]
        lines = [say("daily-done", **words), adapter.ranking_text(view, who, say)]
        lines += await self._places(match, say, server)
        streak = await self._days.streak(match.sitters[0].player)
        lines.append(say("daily-streak", count=streak.current, best=streak.best))
        lines.append(say("daily-copy" if server is not None else "daily-copy-direct"))
        return [*lines, f"```\n{await self._paste(match, streak.current, say)}\n```"]

    async def _places(self, match: Match, say: Say, server: int | None) -> list[str]:
        lines = []
        for where in (server, None) if server is not None else (None,):
            board = await self._days.board(match.day, where, match.sitters[0].player, limit=0)
            if board.own is not None:
                key = "daily-place-world" if where is None else "daily-place"
                lines.append(say(key, place=board.own.place, count=board.size))
        return lines

    async def _paste(self, match: Match, streak: int, say: Say) -> str:
        """A text to show to others: how the try went, without any tiles or cells."""
        points = await self._days.points(match)
        rows = [bars(points[first : first + _ROW]) for first in range(0, len(points), _ROW)]
        date = date_text(daily.date_of(match.day), say)
        score = match.game.scores(match.state)[0]
        head = say("daily-paste-head", game=match.game.title, date=date)
        return "\n".join([head, *rows, say("daily-paste-foot", score=score, streak=streak)])

    @staticmethod
    def _items(match: Match, say: Say, server: int | None) -> list[Button]:
        if match.running:
            return [
                *decision_buttons(match, say),
                Controls(match.id).button("rules", say("button-rules")),
                Controls(match.id, match.version).button("ask-leave", say("button-daily-end")),
            ]
        where = f"{match.day}.{'w' if server is None else 's'}"
        board = Controls(0).button("daily-board", say("button-daily-board"), where)
        if match.outcome is None or server is None:
            return [board]
        controls, main = Controls(match.id, match.version), discord.ButtonStyle.primary
        return [controls.button("daily-share", say("button-share"), style=main), board]

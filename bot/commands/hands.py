"""The direct messages that show players their hands: one a match, kept up to date."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace
from functools import partial

import discord
import structlog

from bot.catalog import TITLES
from bot.commands.buttons import button
from bot.commands.names import match_link, public_say
from bot.commands.posts import decision_buttons
from bot.commands.replies import Letter, Picture, Reason, Replies, Unsent
from bot.matches.match import Match
from bot.pictures.adapter import Say
from bot.texts import text
from storage.matches import HandRow, MatchStore
from storage.results import PlayerRow, PlayerStore

log = structlog.get_logger()


class Hands:
    """Keeps each player's direct message about a match up to date; a match never waits for one."""

    def __init__(
        self, client: discord.Client, replies: Replies, store: MatchStore, players: PlayerStore
    ) -> None:
        self._client = client
        self._replies = replies
        self._store = store
        self._players = players

    async def deliver(self, match: Match) -> None:
        """Sends or edits the direct messages that are out of date."""
        if match.state is None or match.solo:
            return
        for seat, sitter in enumerate(match.sitters):
            try:
                await self._deliver(match, seat, sitter.player)
            except Unsent as unsent:
                log.warning("hand not delivered", match=match.id, seat=seat, why=str(unsent))

    async def refresh(self, match: Match, player: int) -> None:
        """Makes a player's direct message show a changed setting."""
        before = await self._store.hand(match.id, player)
        if before is not None:
            await self._store.keep_hand(match.id, player, replace(before, shown=""))
            await self.deliver(match)

    async def _deliver(self, match: Match, seat: int, player: int) -> None:
        before = await self._store.hand(match.id, player)
        shows = _digest(match, seat)
        if before is not None and before.shown == shows:
            return
        if before is None and (seat in match.left or not match.running):
            return
        if before is not None and before.closed:
            # Told once; the private panel does all that the message would.
            return
        choice = await self._players.get(player)
        letter = await hand_letter(
            match, seat, partial(text, choice.language), choice, place=self._place(match)
        )
        channel = message = None
        if before is not None and before.message is not None and before.channel is not None:
            calls = choice.call and seat in match.to_move and not match.midturn
            channel, message = before.channel, before.message
            try:
                if calls:
                    await self._replies.delete(channel, message)
                    channel = message = None
                else:
                    await self._replies.edit(channel, message, letter)
            except Unsent as unsent:
                if unsent.reason not in (Reason.GONE, Reason.OLD):
                    raise
                channel = message = None
        closed = False
        if message is None:
            try:
                channel, message = await self._replies.direct(player, letter)
            except Unsent as unsent:
                if unsent.reason is not Reason.CLOSED:
                    raise
                closed = True
        await self._store.keep_hand(match.id, player, HandRow(channel, message, shows, closed))
        if closed:
            await self._tell_closed(match, player)

    async def _tell_closed(self, match: Match, player: int) -> None:
        say = public_say(self._client, match.row.server)
        label = say(f"button-hand-{match.game.key}")
        sentence = say("hand-closed", mention=f"<@{player}>", button=label)
        await self._replies.send(match.row.channel, Letter(sentence, pings=[player]))

    def _place(self, match: Match) -> str:
        guild = None if match.row.server is None else self._client.get_guild(match.row.server)
        server = "?" if guild is None else discord.utils.escape_markdown(guild.name)
        return f"{server} · <#{match.row.channel}>"


def _digest(match: Match, seat: int) -> str:
    """What a direct message shows, as a mark that says nothing about the hand itself."""
    if seat in match.left or not match.running:
        return "over"
    hand = TITLES[match.game.key].show.hand_text(match.view(seat), partial(text, "en"))
    # Others' turns change nothing that it shows; one's own turn brings a link and buttons.
    turn = match.version if seat in match.to_move else 0
    shows = f"{match.row.seed}/{match.row.channel}/{hand}/{turn}"
    return hashlib.sha256(shows.encode()).hexdigest()[:16]


async def hand_letter(match: Match, seat: int, say: Say, choice: PlayerRow | None, *, place: str) -> Letter:
    """A player's own hand as a private message.

    choice: the player's settings, for a direct message with its bell; None elsewhere.
    place: server and channel; empty where the message stands in the match's own channel.
    """
    show = TITLES[match.game.key].show
    key = match.game.key
    if seat in match.left or not match.running:
        return Letter(say("hand-over", game=match.game.title, place=place, link=match_link(match)))
    view = match.view(seat)
    lines = [say("hand-head", game=match.game.title, place=place, link=match_link(match))] if place else []
    lines.append(say(f"{key}-hand", hand=show.hand_text(view, say)))
    mine = seat in match.to_move
    if mine:
        lines.append(show.decision(view, lambda _: say("hand-you"), say))
    else:
        lines.append(say("hand-wait"))
    data = await asyncio.to_thread(show.hand, view)
    pictures = []
    if data is not None:
        pictures.append(
            Picture(data, f"{key}-hand-{match.id}-{match.version}.png", show.hand_text(view, say))
        )
    items = list(decision_buttons(match, say)) if mine else []
    if choice is not None:
        label = say("button-call-off" if choice.call else "button-call-on")
        items.append(button("call", match.id, 0, label))
    return Letter("\n".join(lines), pictures, items)

"""Reminds the player to move that time is running out, in a direct message or in the channel."""

from __future__ import annotations

import structlog

from bot.matches.clock import Due
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.messages.naming import match_link, public_say
from bot.texts import Say, in_language
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import mention, timestamp
from bot.wire.nonces import nonce_of
from bot.wire.sender import Sender
from storage.players import PlayerRow, PlayerStore

log = structlog.get_logger()


class Reminders:
    """Sends the first and the second reminder of a turn."""

    def __init__(self, sender: Sender, matches: Lookup, players: PlayerStore) -> None:
        self._sender = sender
        self._matches = matches
        self._players = players

    async def send(self, due: Due) -> None:
        """Reminds the player to move; raises Unsent if it cannot be sent to the channel."""
        match = await self._matches.find(due.match.id)
        if match is None or match.row.deadline is None or match.version != due.match.version:
            return
        sitter = match.sitters[match.to_move[0]]
        if not sitter.kind.on_discord:
            return
        player = sitter.player
        choice = await self._players.get(player)
        if choice.reminders < (1 if due.last else 2):
            return
        if choice.messages and await self._in_private(match, player, choice):
            return
        say = public_say(match)
        content = Content(_reminder(match, player, say), pings=[player] if choice.pings else [])
        channel = match.row.channel
        await self._sender.send(channel, content, _nonce(match, channel))

    async def _in_private(self, match: Match, player: int, choice: PlayerRow) -> bool:
        try:
            content = Content(_reminder(match, player, in_language(choice.speaks)))
            await self._sender.direct(player, content, _nonce(match, player))
        except Unsent as unsent:
            # Whatever the reason, it does not concern the channel, where the reminder goes instead.
            log.info("reminder goes to the channel", match=match.id, why=str(unsent))
            return False
        return True


def _nonce(match: Match, recipient: int) -> str:
    """The next alarm tells this reminder from the turn's other one."""
    assert match.row.alarm is not None
    return nonce_of(match.row.mark, "reminder", recipient, match.row.alarm)


def _reminder(match: Match, player: int, say: Say) -> str:
    assert match.row.deadline is not None
    return say(
        f"reminder-{match.row.late}",
        name=mention(player, say),
        game=match.game.title,
        time=timestamp(match.row.deadline, "R"),
        link=match_link(match, say),
    )

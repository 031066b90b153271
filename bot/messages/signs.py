"""Signs: a lobby in a thread also shows in the channel above, where more people see it."""

from __future__ import annotations

import structlog

from bot.matches.match import Match
from bot.messages.naming import match_link, public_say
from bot.texts import Say
from bot.wire.components import Controls
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.nonces import nonce_of
from bot.wire.sender import Sender
from bot.wire.turnstile import Rank
from storage.messages import MessageStore

log = structlog.get_logger()


class Signs:
    """Keeps the signs of lobbies up to date; nothing waits for one, and a lobby does without if it fails."""

    def __init__(self, sender: Sender, store: MessageStore) -> None:
        self._sender = sender
        self._store = store

    async def put(self, match: Match, above: int) -> None:
        """Puts up a sign in this channel for a lobby that has none; the caller checks who may post there."""
        if not match.in_lobby or match.row.sign_message is not None:
            return
        # The same for each attempt, so that no second sign goes up.
        nonce = nonce_of(str(match.row.created), "sign", above, match.id)
        try:
            message = await self._sender.send(above, self._content(match), nonce, rank=Rank.EDIT)
        except Unsent as unsent:
            log.info("no sign", match=match.id, why=str(unsent))
            return
        await self._store.signed(match.id, above, message)

    async def update(self, match: Match) -> None:
        """Shows the lobby as it is now; once it is over, the sign says so and is let be."""
        channel, message = match.row.sign_channel, match.row.sign_message
        if channel is None or message is None:
            return
        try:
            await self._sender.edit(channel, message, self._content(match), rank=Rank.EDIT)
        except Unsent as unsent:
            # Its button answers that the lobby is over.
            log.info("sign not changed", match=match.id, why=str(unsent))
        if not match.in_lobby:
            await self._store.signed(match.id, None, None)

    def _content(self, match: Match) -> Content:
        say = public_say(match)
        if match.in_lobby:
            return Content(
                _waiting(match, say), items=[Controls(match.id).button("join", say("button-join"))]
            )
        over = "lobby-over" if match.begun else "lobby-closed"
        return Content(say(over, game=match.game.title, link=match_link(match, say)))


def _waiting(match: Match, say: Say) -> str:
    free = match.row.wanted - len(match.sitters)
    place = f"<#{match.row.channel}>"
    return say("lobby-sign", game=match.game.title, place=place, free=free, seats=match.row.wanted)

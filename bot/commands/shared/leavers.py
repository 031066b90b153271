"""Finds out who has left a server or Discord, so that boards show it and names are deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import aiohttp
import discord
import structlog

from bot.logs import error_id
from bot.wire.failures import Unsent
from bot.wire.names import is_deleted
from bot.wire.sender import Sender
from storage.players import PlayerStore

log = structlog.get_logger()

_NO_USER = 10013
_WEEK = 7 * 24 * 60 * 60


class Leavers:
    """Asks Discord who is still there, at most once a week for each player.

    It runs after an answer has been given: nobody waits for it, and failures are only logged.
    now: Unix seconds.
    """

    def __init__(
        self, client: discord.Client, sender: Sender, players: PlayerStore, now: Callable[[], int]
    ) -> None:
        self._client = client
        self._sender = sender
        self._players = players
        self._now = now
        self._asking: set[int] = set()

    async def welcome(self, server: int, player: int) -> None:
        """Records somebody who uses the bot on a server as a member of it."""
        if await self._players.member(server, player) is None:
            await self._players.checked(server, player, self._now(), gone=False)

    async def ask_members(self, server: int, players: Sequence[int]) -> None:
        """Asks which of these are still members of the server, and which of the others have an account."""
        if server in self._asking:
            return
        self._asking.add(server)
        now = self._now()
        try:
            for player in await self._players.unchecked(server, players, now - _WEEK):
                there = await self._sender.is_member(server, player)
                await self._players.checked(server, player, now, gone=not there)
                if not there:
                    await self.ask_accounts([player])
        except Unsent as unsent:
            # The next look at the board asks again.
            log.info("members not looked up", server=server, why=str(unsent))
        except Exception:
            # The answer has been given, and must not be replaced by this failure.
            log.exception("members not looked up", server=server, fault=error_id())
        finally:
            self._asking.discard(server)

    async def ask_accounts(self, players: Sequence[int]) -> None:
        """Asks whether these still have an account."""
        now = self._now()
        try:
            for player in await self._players.unasked(players, now - _WEEK):
                if await self._has_account(player):
                    await self._players.asked(player, now)
                else:
                    await self._players.deleted(player, now)
                    log.info("the name of a deleted account is gone")
        except (discord.HTTPException, OSError, TimeoutError, aiohttp.ClientError) as error:
            # The next look at the board asks again.
            log.info("accounts not looked up", why=str(error))
        except Exception:
            log.exception("accounts not looked up", fault=error_id())

    async def _has_account(self, player: int) -> bool:
        """Asks Discord whether a user still has an account: a deleted one is unknown, or its name says so."""
        try:
            return not is_deleted(await self._client.fetch_user(player))
        except discord.HTTPException as error:
            if error.code == _NO_USER:
                return False
            raise

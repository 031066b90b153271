"""Finding out which accounts are gone from Discord, so that their names go too."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord
import structlog

from bot.commands.shared.services import Services
from bot.logs import error_id
from bot.wire.names import is_deleted

log = structlog.get_logger()

_NO_USER = 10013
_WEEK = 7 * 24 * 60 * 60


async def has_account(client: discord.Client, player: int) -> bool:
    """Asks Discord whether a user has an account: a deleted one is unknown, or its name says so."""
    try:
        return not is_deleted(await client.fetch_user(player))
    except discord.HTTPException as error:
        if error.code == _NO_USER:
            return False
        raise


async def ask_accounts(services: Services, players: Sequence[int]) -> None:
    """Asks Discord whether these still have an account, at most once a week for each.

    For after an answer: nobody waits for it, and a failure is for the log only.
    """
    kept, now = services.players, services.standings.now()
    try:
        for player in await kept.unasked(players, now - _WEEK):
            if await has_account(services.client, player):
                await kept.asked(player, now)
            else:
                await kept.deleted(player, now)
                log.info("the name of a deleted account is gone")
    except (discord.HTTPException, OSError, TimeoutError, aiohttp.ClientError) as error:
        # Whoever looks next asks again.
        log.info("accounts not looked up", why=str(error))
    except Exception:
        log.exception("accounts not looked up", fault=error_id())

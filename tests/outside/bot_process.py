"""`python -m bot` with a Discord at another address, and usual settings."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import __main__ as program
from bot import crew
from bot.wire.turnstile import PER_SECOND, Turnstile
from tests.outside.discord_outside import LEFT
from tests.outside.limits import SENDER


def lead_to(port: int) -> None:
    """Makes discord.py talk to this port instead of Discord."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway/")


def quickly_ready(client: Any) -> Any:
    """Skips discord.py's two seconds of waiting for more servers than the one."""
    client._connection.guild_ready_timeout = 0.1
    return client


class Dated(Turnstile):
    """Says with each request when it left, and who sent it."""

    def __init__(self) -> None:
        super().__init__(float(os.environ.get("REQUESTS_A_SECOND", PER_SECOND)))

    async def through(
        self, request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        async def leaves(request: aiohttp.ClientRequest) -> aiohttp.ClientResponse:
            request.headers[LEFT] = str(time.monotonic())
            request.headers[SENDER] = str(os.getpid())
            return await send(request)

        return await super().through(request, leaves)


def run(port: int, pauses: Mapping[str, Any] | None = None) -> int:
    """The bot, which takes this port for Discord; pauses: other values for constants, by module and name."""
    lead_to(port)
    for path, value in (pauses or {}).items():
        module, _, name = path.rpartition(".")
        assert hasattr(import_module(module), name), path
        setattr(import_module(module), name, value)
    names: dict[str, Any] = vars(program)
    # A process that replaces a killed one needs not wait until Discord would let it in.
    crew.APART = float(os.environ.get("APART", "0"))
    build = names["build"]
    names["Turnstile"] = Dated
    names["build"] = lambda *args, **more: quickly_ready(build(*args, **more))
    return program.main()

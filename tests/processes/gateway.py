"""A Discord with a gateway, for bots in processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import discord
import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import __main__ as program
from tests.bench.fake_discord import APPLICATION, Server, user
from tests.outside.discord_outside import text_of
from tests.patience import PATIENT, until
from tests.processes.warm import Warm

ROOT = Path(__file__).parents[2]
GUILD, CHANNEL = 600_000_000_000_000_001, 610_000_000_000_000_001
_RIGHTS = str(discord.Permissions.all().value)
_SECONDS = {
    # Long enough for a slow machine.
    "bot.__main__._DRAIN": PATIENT,
    "bot.__main__._CLOSE": PATIENT,
    # Mere pauses, which are shortened.
    "bot.__main__._RETRY": 0.05,
    "bot.__main__._WAITS": (0.1, 0.2, 0.4),
    "bot.wire.gateway._AGAIN": (0.1,),
    "bot.wire.gateway._WAITS": (0.1, 0.2, 0.4),
    "bot.crew.LOOK": 0.05,
    "bot.crew.APART": 0.0,
    "bot.crew.GRACE": 0.2,
}
"""The bot's limits and pauses under test, unless a test says otherwise."""


@dataclass
class Gateway:
    """What connects to it, what is sent to it, and how slow it is.

    slow: seconds before a message to a channel is answered.  free: none is answered until this is set.
    down: how many requests fail first.
    refused: ends of paths, with the status that answers the first request for each.
    absent: the status and code of answers about the server; None if the bot is a member.
    """

    slow: float = 0.0
    down: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    absent: tuple[int, int] | None = None
    base: str = ""
    server: Server = field(default_factory=Server)
    connected: list[web.WebSocketResponse] = field(default_factory=list)
    requests: list[tuple[str, str, str]] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    posting: asyncio.Event = field(default_factory=asyncio.Event)
    free: asyncio.Event = field(default_factory=asyncio.Event)
    numbers: Any = field(default_factory=lambda: count(630_000_000_000_000_000))

    @property
    def socket(self) -> str:
        """Where the gateway is."""
        return self.base.replace("http:", "ws:").replace("/api/v10", "/gateway")

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Any request of a bot."""
        if request.path == "/gateway":
            return await self._talk(request)
        # A body with files can only be read once, and the server needs it.
        text = "" if request.content_type.startswith("multipart/") else await request.text()
        self.requests.append((request.method, request.path.removeprefix("/api/v10"), text))
        self.arrived.set()
        if self.down:
            self.down -= 1
            return web.Response(status=503)
        path = next((each for each in self.refused if request.path.endswith(each)), None)
        if path is not None:
            status = self.refused.pop(path)
            return web.json_response({"message": "No", "code": 0}, status=status)
        if self.absent is not None and request.path.endswith(f"/guilds/{GUILD}"):
            status, code = self.absent
            # As bytes: with a charset, discord.py would not read it as JSON.
            told = json.dumps({"message": "no", "code": code}).encode()
            return web.Response(body=told, content_type="application/json", status=status)
        if request.method == "POST" and request.path.endswith("/messages"):
            self.posting.set()
            await asyncio.sleep(self.slow)
            await self.free.wait()
        return await self.server.answer(request)

    async def _talk(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            asked = message.json()
            if asked["op"] == 2:
                ready = {
                    "v": 10,
                    "user": user(APPLICATION, "Bot", bot=True),
                    "guilds": [],
                    "session_id": "session",
                    "shard": [0, 1],
                    "resume_gateway_url": self.socket,
                    "application": {"id": str(APPLICATION), "flags": 0},
                }
                await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": ready})
                self.connected.append(socket)
            elif asked["op"] == 1:
                await socket.send_json({"op": 11})
        return socket

    async def send(self, kind: Any, payload: Any) -> None:
        """Sends any event."""
        await self.connected[-1].send_json({"op": 0, "s": 2, "t": kind, "d": payload})

    async def command(self, *words: str, **options: int) -> str:
        """Types a command; returns the token under which it is answered."""
        payload = self.typed(*words, **options)
        await self.send("INTERACTION_CREATE", payload)
        return str(payload["token"])

    def typed(self, *words: str, **options: int) -> dict[str, Any]:
        """The interaction of a typed command."""
        number = next(self.numbers)
        token = f"{number}-".ljust(60, "t")
        kinds = [{"type": 4, "name": name, "value": value} for name, value in options.items()]
        return {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": 2,
            "token": token,
            "version": 1,
            "context": 0,
            "locale": "en-US",
            "guild_locale": "en-US",
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
            "channel_id": str(CHANNEL),
            "channel": {
                "id": str(CHANNEL),
                "type": 0,
                "name": "table",
                "guild_id": str(GUILD),
                "position": 0,
            },
            "member": {
                "user": user(620_000_000_000_000_001, "Adelaide"),
                "roles": [],
                "joined_at": "2025-01-01T12:00:00.000000+00:00",
                "deaf": False,
                "mute": False,
                "flags": 0,
                "permissions": _RIGHTS,
            },
            "app_permissions": _RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10_485_760,
            "data": {
                "id": "640000000000000001",
                "type": 1,
                "name": words[0],
                "options": [{"type": 1, "name": words[1], "options": kinds}],
            },
        }

    async def answered(self, token: str) -> None:
        """Waits until the private answer under a token says something."""
        async with asyncio.timeout(PATIENT):
            while not self.answers(token):
                self.arrived.clear()
                await self.arrived.wait()

    def answers(self, token: str) -> list[str]:
        """The texts of the private answer under a token, oldest first; one with a picture is not read."""
        bodies = [body for method, path, body in self.requests if method == "PATCH" and token in path]
        return [text_of({"content": "", "components": [], **json.loads(body or "{}")}) for body in bodies]


@asynccontextmanager
async def gateway() -> AsyncIterator[Gateway]:
    """The running Discord."""
    made = Gateway()
    made.free.set()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.base = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    try:
        yield made
    finally:
        await runner.cleanup()


def _run(base: str, socket: str, seconds: Mapping[str, Any]) -> int:
    """`python -m bot` with a Discord at another address and other limits."""
    Route.BASE = base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(socket)
    for name, limit in seconds.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), name
        setattr(import_module(module), constant, limit)
    return program.main()


@dataclass
class Bot:
    """A bot in a process of its own."""

    process: Warm

    @classmethod
    async def start(
        cls,
        discord_: Gateway,
        database: Path | str,
        *,
        metrics: int | None = None,
        seconds: Mapping[str, float] | None = None,
    ) -> Bot:
        """`python -m bot` on this store, talking to this Discord.

        metrics: the port on which it is seen from outside.
        seconds: other values for limits of bot.client, by name.
        """
        limits = _SECONDS | {f"bot.client.{name}": limit for name, limit in (seconds or {}).items()}
        env = {
            **{name: value for name, value in os.environ.items() if not name.startswith("AXIO_")},
            "DISCORD_TOKEN": "no.real.token",
            "AXIO_DATABASE": str(database),
            "AXIO_LOG_FORMAT": "json",
            "AXIO_METRICS_PORT": str(metrics or ""),
        }
        folder = database.parent if isinstance(database, Path) else Path(gettempdir())
        return cls(Warm(_run, discord_.base, discord_.socket, limits, cwd=folder, env=env))

    @property
    def log(self) -> list[str]:
        """The lines of its log so far."""
        return self.process.written.splitlines(keepends=True)

    async def says(self, words: str) -> None:
        """Waits until its log says this; fails if the log ends without it."""
        await until(lambda: words in self.process.written or self.process.returncode is not None)
        assert words in self.process.written, self.process.written[-2000:]

    async def end(self, number: int = signal.SIGTERM) -> int:
        """Sends a signal; returns the exit code."""
        self.process.send_signal(number)
        return await self.process.wait()

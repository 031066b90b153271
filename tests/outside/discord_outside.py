"""A small Discord, with gateway and HTTP, that outlives the bot and keeps what it was sent after a kill.

The bot under test is the real one with the real discord.py; only the two addresses differ.  It enforces
Discord's rule of nonces (one nonce makes one message, whatever the channel), and rate limits on demand.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import aiohttp
import discord
from aiohttp import web

from bot.playground.layouts import TEXT, check_layout, flags_after
from bot.playground.rules import (
    EDITABLE,
    EPHEMERAL,
    SETTABLE,
    UNKNOWN_MESSAGE,
    Nonces,
    Refused,
    Upload,
    check_emoji,
    check_message,
    check_not_empty,
)
from storage.matches import Sitter
from tests.bench.fake_discord import GATEWAY
from tests.outside.commands import Commands
from tests.outside.limits import SENDER, Limits

APPLICATION = 400_000_000_000_000_001
SERVER = 600_000_000_000_000_001
CHANNEL = 610_000_000_000_000_000
"""The id of the server's first channel; the others follow."""
PLAYERS = (Sitter(620_000_000_000_000_001, "Adele"), Sitter(620_000_000_000_000_002, "Bart"))
LEFT = "Test-Left"
"""The header in which a bot under test says when a request left, so that no delay on the way counts."""
KEPT = 30
"""How many of each channel's newest messages are kept; a test that looks at all of them keeps all."""
_TYPES: dict[type, int] = {str: 3, int: 4, bool: 5}
_RIGHTS = str(discord.Permissions.all().value)
_WHEN = "2025-01-01T12:00:00.000000+00:00"


class Gone(Exception):
    """The bot went away before it answered."""


@dataclass
class Outside:
    """The server, its channels, and every message; one bot at a time."""

    channels: int = 4
    kept: int = KEPT
    limits: Limits | None = None
    messages: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    requests: deque[str] = field(default_factory=lambda: deque(maxlen=200))
    port: int = 0

    def __post_init__(self) -> None:
        self._ids = count(500_000_000_000_000_000)
        self._interactions = count(630_000_000_000_000_000)
        self._nonces = Nonces()
        self.emojis: list[dict[str, str]] = []
        self.commands = Commands()
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: web.WebSocketResponse | None = None
        self.ready = asyncio.Event()
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Starts listening on a free port."""
        application = web.Application(client_max_size=64 << 20)
        application.router.add_get("/gateway/", self._gateway)
        application.router.add_route("*", "/api/v10/{path:.*}", self._answer)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Ends."""
        assert self._runner is not None
        await self._runner.cleanup()

    # -- what people do ---------------------------------------------------------------------------

    def slash(
        self, who: Sitter, channel: int, command: str, options: Mapping[str, str | int]
    ) -> dict[str, Any]:
        """The interaction of a command "axio place"."""
        group, below = command.split()
        given = [{"type": _TYPES[type(each)], "name": name, "value": each} for name, each in options.items()]
        words = [{"type": 1, "name": below, "options": given}]
        said = {"id": "640000000000000001", "type": 1, "name": group, "options": words}
        return self._interaction(who, channel, 2, said)

    def press(
        self, who: Sitter, message: Mapping[str, Any], custom_id: str, picks: Sequence[str] | None = None
    ) -> dict[str, Any]:
        """The interaction of a pressed button, or of a select in which these, perhaps none, were picked."""
        given = {"component_type": 2} if picks is None else {"component_type": 3, "values": list(picks)}
        place, said = int(message["channel_id"]), {**given, "custom_id": custom_id}
        return {**self._interaction(who, place, 3, said), "message": dict(message)}

    async def deliver(self, interaction: Mapping[str, Any]) -> dict[str, Any]:
        """Sends an interaction to the bot; returns the message of its answer, or raises Gone."""
        if self._socket is None:
            raise Gone
        token = str(interaction["token"])
        self._waiting[token] = asyncio.get_running_loop().create_future()
        try:
            await self._send(0, interaction, "INTERACTION_CREATE")
            return await self._waiting[token]
        except ConnectionError as error:
            raise Gone from error
        finally:
            self._waiting.pop(token, None)

    def posts(self, channel: int) -> list[dict[str, Any]]:
        """The messages of a channel, oldest first."""
        return list(self.messages.get(str(channel), {}).values())

    def _interaction(self, who: Sitter, channel: int, kind: int, data: Mapping[str, Any]) -> dict[str, Any]:
        number = next(self._interactions)
        return {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": f"{number}-".ljust(60, "t"),
            "version": 1,
            "context": 0,
            "locale": "en-US",
            "guild_locale": "en-US",
            "guild_id": str(SERVER),
            "guild": {"id": str(SERVER), "locale": "en-US", "features": []},
            "channel_id": str(channel),
            "channel": _channel(channel),
            "member": {**_member(who), "permissions": _RIGHTS},
            "app_permissions": _RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10_485_760,
            "data": data,
        }

    # -- the gateway ------------------------------------------------------------------------------

    async def _send(self, op: int, data: Any, event: str | None = None) -> None:
        assert self._socket is not None
        await self._socket.send_str(json.dumps({"op": op, "d": data, "t": event, "s": 1 if event else None}))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket = socket
        await self._send(10, {"heartbeat_interval": 40_000})
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            asked = json.loads(message.data)
            if asked["op"] == 1:
                await self._send(11, None)
            elif asked["op"] == 2:
                await self._send(0, self._ready(), "READY")
                await self._send(0, self._server(), "GUILD_CREATE")
                self.ready.set()
        self._socket = None
        self.ready.clear()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Gone())
        return socket

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": _user(APPLICATION, "Bot", bot=True),
            "guilds": [{"id": str(SERVER), "unavailable": True}],
            **{"session_id": "session", "shard": [0, 1]},
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway/",
            "application": {"id": str(APPLICATION), "flags": 0},
        }

    def _server(self) -> dict[str, Any]:
        everyone = {"id": str(SERVER), "name": "@everyone", "color": 0, "position": 0, "permissions": _RIGHTS}
        bot = Sitter(APPLICATION, "Bot")
        return {
            "id": str(SERVER),
            "name": "Tables",
            "owner_id": str(PLAYERS[0].player),
            "preferred_locale": "en-US",
            "roles": [everyone],
            "channels": [_channel(CHANNEL + each) for each in range(self.channels)],
            "members": [_member(bot)],
            "threads": [],
            "emojis": [],
            "features": [],
            "member_count": 3,
        }

    # -- requests ---------------------------------------------------------------------------------

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        payload, files = await _body(request)
        if self.limits is None:
            return self._done(request.method, path, payload, files)
        left = float(request.headers.get(LEFT, asyncio.get_running_loop().time()))
        headers, refusal = self.limits.judge(request.method, path, left, request.headers.get(SENDER, ""))
        answer = self._done(request.method, path, payload, files) if refusal is None else _json(refusal, 429)
        answer.headers.update(headers)
        return answer

    def _done(self, method: str, path: str, payload: dict[str, Any], files: list[str]) -> web.Response:
        self.requests.append(f"{method} {path}")
        try:
            if path == "/gateway/bot":
                return _json(GATEWAY)
            if path.endswith("/emojis"):
                return _json(self._emoji(payload) if payload else {"items": self.emojis})
            if path.endswith("/commands"):
                return _json(self.commands.register(payload["commands"], APPLICATION) if payload else [])
            return self._judged(method, path, payload, files)
        except Refused as refused:
            return _json({"message": refused.message, "code": refused.code}, refused.status)

    def _judged(self, method: str, path: str, payload: dict[str, Any], files: list[str]) -> web.Response:
        match (method, *path.strip("/").split("/")):
            case ("GET", "users", "@me"):
                return _json(_user(APPLICATION, "Bot", bot=True))
            case ("GET", "oauth2", "applications", "@me"):
                return _json(_APPLICATION)
            case ("POST", "interactions", number, _, "callback"):
                return _json({"interaction": {"id": number, "type": 2, "response_message_loading": True}})
            case ("POST", "users", "@me", "channels"):
                recipient = str(payload["recipient_id"])
                people = [_user(int(recipient), "Player")]
                return _json({"id": f"7{recipient}", "type": 1, "recipients": people})
            case ("POST", "channels", "13", "messages"):
                return _json({"message": "Missing Permissions", "code": 50013}, 403)
            case ("POST", "channels", channel, "messages"):
                return self._posted(channel, payload, files)
            case ("PATCH", "channels", channel, "messages", number):
                message = self.messages.get(channel, {}).get(number)
                return _unknown() if message is None else _json(self._written(message, payload, files))
            case ("DELETE", "channels", channel, "messages", number):
                self.messages.get(channel, {}).pop(number, None)
                return web.Response(status=204)
            case ("PATCH", "webhooks", _, token, "messages", "@original") | ("POST", "webhooks", _, token):
                message = self._written(blank(str(next(self._ids)), "1"), payload, files)
                waiting = self._waiting.get(token)
                if waiting is not None and not waiting.done():
                    waiting.set_result({**message, "flags": message["flags"] | EPHEMERAL})
                return _json(message)
            case _:
                raise AssertionError(f"the bot asked for {method} {path}")

    def _emoji(self, payload: dict[str, Any]) -> dict[str, str]:
        check_emoji(payload, [each["name"] for each in self.emojis])
        self.emojis.append({"id": str(next(self._ids)), "name": payload["name"]})
        return self.emojis[-1]

    def _posted(self, channel: str, payload: dict[str, Any], files: list[str]) -> web.Response:
        earlier = self._nonces.earlier(payload, time.monotonic())
        if earlier is not None:
            place, known = (str(each) for each in earlier)
            message = self.messages.get(place, {}).get(known)
            return _unknown() if message is None else _json(message)
        number = str(next(self._ids))
        self._nonces.note(payload, time.monotonic(), int(channel), int(number))
        there = self.messages.setdefault(channel, {})
        there[number] = self._written(blank(number, channel), payload, files)
        while len(there) > self.kept:
            del there[next(iter(there))]
        return _json(there[number])

    def _written(
        self, message: dict[str, Any], payload: Mapping[str, Any], files: list[str]
    ) -> dict[str, Any]:
        """The changed message.  Raises Refused if Discord would refuse it."""
        emojis = [each["id"] for each in self.emojis]
        kept = [each["id"] for each in message["attachments"]]
        flags = EDITABLE | SETTABLE | EPHEMERAL | message["flags"]
        uploads = [Upload(name, 1) for name in files]
        check_message(payload, uploads, flags=flags, kept=kept, emojis=emojis)
        left = payload["attachments"] or [] if "attachments" in payload else [*kept, *files]
        self.commands.check_mentions(payload)
        check_not_empty({**message, **payload}, len(left))
        message["flags"] = flags_after(message["flags"], payload)
        check_layout({**message, **payload}, message["flags"], files)
        for name, empty in {"content": "", "components": [], "embeds": []}.items():
            if name in payload:
                message[name] = payload[name] or empty
        if files or "attachments" in payload:
            message["attachments"] = [
                {
                    "id": str(number),
                    "filename": name,
                    "size": 1,
                    "url": f"https://cdn.example/{name}",
                    "proxy_url": f"https://media.example/{name}",
                }
                for number, name in enumerate(files)
            ]
        return message


def _user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": str(number),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def _member(who: Sitter) -> dict[str, Any]:
    return {
        "user": _user(who.player, who.name, bot=who.player == APPLICATION),
        "nick": None,
        "roles": [],
        "joined_at": _WHEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def _channel(number: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "type": 0,
        "name": "table",
        "guild_id": str(SERVER),
        "position": 0,
        "permission_overwrites": [],
    }


_APPLICATION = {
    "id": str(APPLICATION),
    "name": "Bot",
    "icon": None,
    "description": "",
    "bot_public": False,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": _user(1, "Owner"),
}


def blank(number: str, channel: str) -> dict[str, Any]:
    """A message of the bot's, still empty."""
    return {
        "id": number,
        "type": 0,
        "channel_id": channel,
        "author": _user(APPLICATION, "Bot", bot=True),
        "content": "",
        "timestamp": _WHEN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def text_of(message: Mapping[str, Any]) -> str:
    """What a message says, whatever it is made of."""
    texts = [each["content"] for each in message.get("components", []) if each["type"] == TEXT]
    content = message.get("content")
    return "\n".join([content, *texts] if content else texts)


async def _body(request: web.Request) -> tuple[dict[str, Any], list[str]]:
    """The JSON of a request, and the name of each file that came with it; only commands come as a list."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        found = json.loads(text) if text else {}
        return found if isinstance(found, dict) else {"commands": found}, []
    payload: dict[str, Any] = {}
    files: list[str] = []
    async for part in await request.multipart():
        assert isinstance(part, aiohttp.BodyPartReader), "Discord accepts no multipart inside a multipart"
        data = await part.read()
        if part.name == "payload_json":
            payload = json.loads(data)
        else:
            files.append(part.filename or "")
    return payload, files


def _json(value: object, status: int = 200) -> web.Response:
    # As bytes: for text, aiohttp would name the charset, and discord.py would not read it as JSON.
    return web.Response(body=json.dumps(value).encode(), content_type="application/json", status=status)


def _unknown() -> web.Response:
    return _json({"message": "Unknown Message", "code": UNKNOWN_MESSAGE}, status=404)

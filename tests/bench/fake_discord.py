"""A small Discord in a process of its own: it takes the bot's requests over HTTP and answers like Discord.

It knows no rate limits.  `python -m tests.bench.fake_discord` writes its port and ends with its input.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from discord.http import Route

APPLICATION = 400_000_000_000_000_001
TOKEN = "not-a-token"
_WHEN = "2025-01-01T12:00:00.000000+00:00"


def user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    """A user as Discord describes one."""
    return {
        "id": str(number),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "bot": bot,
    }


_LIMIT = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
GATEWAY = {"url": "", "shards": 1, "session_start_limit": _LIMIT}
"""How many shards Discord recommends, and how many sessions a bot may begin."""


@dataclass(frozen=True)
class Request:
    """One request as it arrived: size is that of its body in bytes, files are the sizes of its files."""

    method: str
    path: str
    size: int
    payload: dict[str, Any]
    files: tuple[int, ...]

    @property
    def kind(self) -> str:
        """Method and path, with the ids left out."""
        parts = ("{}" if part.isdigit() or len(part) > 40 else part for part in self.path.split("/"))
        return f"{self.method} {'/'.join(parts)}"


class Server:
    """Answers every route that the bot uses, and remembers what came."""

    def __init__(self) -> None:
        self._ids = count(500_000_000_000_000_000)
        self._messages: dict[str, dict[str, Any]] = {}
        self._seen: list[dict[str, Any]] = []
        self._emojis: list[dict[str, str]] = []

    async def answer(self, request: web.Request) -> web.Response:
        """Any request."""
        path = request.path.removeprefix("/api/v10")
        if path == "/seen":
            seen, self._seen = self._seen, []
            return _json(seen)
        payload, files = await _body(request)
        self._seen.append(
            {
                "method": request.method,
                "path": path,
                "size": request.content_length or 0,
                "payload": payload if isinstance(payload, dict) else {},
                "files": [size for _, size in files],
            }
        )
        match (request.method, *path.strip("/").split("/")):
            case ("GET", *kind, "@me"):
                return _json(_APPLICATION if "applications" in kind else user(APPLICATION, "Bot", bot=True))
            case ("GET", "guilds" | "gateway", number):
                return _json({"id": number, "name": "Tables", **GATEWAY})
            case ("PUT", "applications", _, "commands"):
                return _json([])
            case (method, "applications", _, "emojis"):
                return _json(self._emoji_answer(method, payload))
            case ("POST", "interactions", number, _, "callback"):
                return _called_back(number, asked="with_response" in request.query)
            case ("POST", "users", "@me", "channels"):
                recipient = str(payload["recipient_id"])
                return _json(
                    {"id": f"7{recipient}", "type": 1, "recipients": [user(int(recipient), "Player")]}
                )
            case ("POST", "channels", channel, "messages"):
                return _json(self._written(str(next(self._ids)), channel, payload, files))
            case ("PATCH", "channels", channel, "messages", number):
                return _json(self._written(number, channel, payload, files))
            case ("PATCH", "webhooks", _, token, "messages", "@original"):
                return _json(self._written(f"@{token}", "1", payload, files))
            case ("DELETE", "channels", _, "messages", _):
                return web.Response(status=204)
            case _:
                return _json({"message": "404: Not Found", "code": 0}, status=404)

    def _emoji_answer(self, method: str, payload: dict[str, Any]) -> dict[str, Any]:
        if method == "GET":
            return {"items": self._emojis}
        self._emojis.append({"id": str(next(self._ids)), "name": payload["name"]})
        return dict(self._emojis[-1])

    def _written(
        self, number: str, channel: str, payload: dict[str, Any], files: list[tuple[str, int]]
    ) -> dict[str, Any]:
        if number not in self._messages:
            self._messages[number] = _message(number if number.isdigit() else str(next(self._ids)), channel)
        message = self._messages[number]
        message.update({name: payload[name] or empty for name, empty in _WRITABLE.items() if name in payload})
        if "attachments" in payload or files:
            message["attachments"] = [
                {
                    "id": str(next(self._ids)),
                    "filename": name,
                    "size": size,
                    "url": f"https://cdn.example/attachments/{channel}/{number}/{name}",
                    "proxy_url": f"https://media.example/attachments/{channel}/{number}/{name}",
                    "content_type": "image/png",
                    "width": 960,
                    "height": 960,
                }
                for name, size in files
            ]
        return message


_WRITABLE: dict[str, Any] = {"content": "", "components": []}
_APPLICATION = {
    "id": str(APPLICATION),
    "name": "Bot",
    "icon": None,
    "description": "",
    "bot_public": False,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": user(1, "Owner"),
}


def _message(number: str, channel: str) -> dict[str, Any]:
    return {
        "id": number,
        "type": 0,
        "channel_id": channel,
        "author": user(APPLICATION, "Bot", bot=True),
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


async def _body(request: web.Request) -> tuple[Any, list[tuple[str, int]]]:
    """The JSON of a request, and name and size of each file that came with it."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else {}), []
    payload: Any = {}
    files: list[tuple[str, int]] = []
    async for part in await request.multipart():
        assert isinstance(part, aiohttp.BodyPartReader), "Discord takes no multipart inside a multipart"
        data = await part.read()
        if part.name == "payload_json":
            payload = json.loads(data)
        else:
            files.append((part.filename or "", len(data)))
    return payload, files


def _called_back(interaction: str, *, asked: bool) -> web.Response:
    """Discord says nothing of a first answer, unless it is asked to."""
    if not asked:
        return web.Response(status=204)
    return _json({"interaction": {"id": interaction, "type": 2, "response_message_loading": True}})


def _json(value: object, status: int = 200) -> web.Response:
    # As bytes: for text aiohttp would name the charset, and discord.py then takes it for no JSON.
    return web.Response(body=json.dumps(value).encode(), content_type="application/json", status=status)


async def _serve() -> None:
    server = Server()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", server.answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()


@dataclass(frozen=True)
class FakeDiscord:
    """The running fake, as the measuring process sees it."""

    session: aiohttp.ClientSession
    base: str

    async def seen(self) -> list[Request]:
        """The requests that came since the last call."""
        async with self.session.get(f"{self.base}/seen") as response:
            return [Request(**{**each, "files": tuple(each["files"])}) for each in await response.json()]


@asynccontextmanager
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    """Starts the fake and makes discord.py talk to it instead of to Discord."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__),
        cwd=Path(__file__).parents[2],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    before = Route.BASE
    try:
        port = int(await process.stdout.readline())
        Route.BASE = f"http://127.0.0.1:{port}/api/v10"
        async with aiohttp.ClientSession() as session:
            yield FakeDiscord(session, Route.BASE)
    finally:
        Route.BASE = before
        process.stdin.close()
        await process.wait()


if __name__ == "__main__":
    asyncio.run(_serve())

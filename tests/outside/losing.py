"""The Discord of `discord_outside.py`, which carries out requests but loses its answers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

from aiohttp import web

from bot.playground.rules import EPHEMERAL
from tests.outside.discord_outside import (
    APPLICATION,
    CHANNEL,
    SERVER,
    Outside,
    _json,
    blank,
    text_of,
)

Way = Literal["500", "cut", "unheard"]
"""How an answer is lost: Discord fails after acting; the connection is cut; the request never arrives."""


@dataclass
class Losing(Outside):
    """Loses the answers to the next matching requests; has threads, and knows what was acknowledged."""

    losses: list[tuple[re.Pattern[str], Way]] = field(default_factory=list)
    threads: list[dict[str, Any]] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    """The texts of private answers, oldest first."""

    def lose(self, request: str, way: Way, times: int = 1) -> None:
        """Loses the answers to the next requests that match this pattern: "POST /channels/.*/messages"."""
        self.losses += [(re.compile(request), way)] * times

    def __post_init__(self) -> None:
        super().__post_init__()
        # As on Discord, what is created is younger than the interaction that asks for it.
        self._younger = count(680_000_000_000_000_000)

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        lost = next((each for each in self.losses if each[0].fullmatch(f"{request.method} {path}")), None)
        if lost is not None:
            self.losses.remove(lost)
        way = None if lost is None else lost[1]
        if way == "unheard":
            await request.read()
            self._cut(request)
        answer = await super()._answer(request)
        if way == "cut":
            self._cut(request)
        return web.Response(status=500) if way == "500" else answer

    @staticmethod
    def _cut(request: web.Request) -> None:
        assert request.transport is not None
        request.transport.abort()
        raise ConnectionResetError("the test cuts it")

    def _done(self, method: str, path: str, payload: dict[str, Any], files: list[str]) -> web.Response:
        match (method, *path.strip("/").split("/")):
            case ("POST", "interactions", _, token, "callback"):
                return self._called_back(token, payload, files)
            case ("PATCH", "webhooks", _, token, "messages", "@original") | ("POST", "webhooks", _, token):
                if token not in self.acknowledged:
                    return _json({"message": "Unknown Webhook", "code": 10015}, status=404)
                self.said.append(text_of({"content": "", **payload}))
            case ("POST", "channels", channel, "messages", message, "threads"):
                if any(each["id"] == message for each in self.threads):
                    return _json({"message": "has a thread", "code": 160004}, status=400)
                return _json(self._thread(message, channel, payload))
            case ("POST", "channels", channel, "threads"):
                return _json(self._thread(str(next(self._younger)), channel, payload))
            case ("GET", "guilds", _, "threads", "active"):
                return _json({"threads": self.threads, "members": []})
            case ("PATCH", "channels", thread):
                (found,) = [each for each in self.threads if each["id"] == thread]
                found["thread_metadata"]["archived"] = payload["archived"]
                return _json(found)
        return super()._done(method, path, payload, files)

    def _called_back(self, token: str, payload: Mapping[str, Any], files: list[str]) -> web.Response:
        if token in self.acknowledged:
            return _json({"message": "Interaction has already been acknowledged.", "code": 40060}, status=400)
        self.acknowledged.add(token)
        waiting = self._waiting.get(token)
        message = blank(str(next(self._ids)), "1")
        if payload["type"] in (4, 7) and waiting is not None and not waiting.done():
            written = self._written(message, payload["data"], files)
            waiting.set_result({**written, "flags": written["flags"] | EPHEMERAL})
        return _json({"interaction": {"id": "1", "type": 2, "response_message_id": message["id"]}})

    def _thread(self, number: str, channel: str, payload: Mapping[str, Any]) -> dict[str, Any]:
        made = {
            "id": number,
            "type": 11,
            "name": payload["name"],
            "guild_id": str(SERVER),
            "parent_id": channel,
            "owner_id": str(APPLICATION),
            "message_count": 0,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": 1440,
                "archive_timestamp": "2025-01-01T12:00:00.000000+00:00",
            },
        }
        self.threads.append(made)
        return made


__all__ = ["CHANNEL", "Losing", "Way"]

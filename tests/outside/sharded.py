"""The Discord of `losing.py` with many servers and shards, and as many sessions as there are bots.

A session hears of the servers of its shard, and only that of shard 0 of direct messages.  Two sessions of
one shard hear the same.  Whoever identifies too often, or resumes what is not there, gets an invalid session.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from time import gmtime, monotonic, strftime, time
from typing import Any

import aiohttp
from aiohttp import web

from storage.matches import Sitter
from tests.outside.discord_outside import CHANNEL, SERVER, Gone, _json, _user, text_of
from tests.outside.losing import Losing

DISPATCH, IDENTIFY, RESUME, INVALID, HELLO, HEARD = 0, 2, 6, 9, 10, 11
"""Codes of what is said on a gateway."""
_BAD_SHARD = 4010
EXPIRES = 15
"""Seconds in which an interaction is to be acknowledged; Discord's three are few on a slow computer."""
_A_DAY = 1000
"""How many sessions may be begun in a day."""


def server_id(number: int) -> int:
    """The id of a server; that of the next one is of the next shard."""
    return ((SERVER >> 22) + 1 + number) << 22


def direct(who: Sitter) -> int:
    """The channel of somebody's direct messages."""
    return int(f"7{who.player}")


@dataclass(eq=False)
class Session:
    """What one bot hears on one shard; socket: None while the connection is lost."""

    name: str
    shard: int
    total: int
    socket: web.WebSocketResponse | None = None
    request: web.Request | None = None
    sent: list[dict[str, Any]] = field(default_factory=list)

    def hears(self, server: int | None) -> bool:
        """Whether it is told of a server, or of direct messages."""
        return self.shard == (0 if server is None else (server >> 22) % self.total)

    async def tell(self, event: str, data: object) -> None:
        """Tells it of an event, now or when it resumes."""
        self.sent.append({"op": DISPATCH, "t": event, "s": len(self.sent) + 1, "d": data})
        await self._send(self.sent[-1])

    async def resume(self, heard: int) -> None:
        """Tells it all that came after what it has heard."""
        for told in self.sent[heard:]:
            await self._send(told)
        await self.tell("RESUMED", {})

    async def _send(self, told: Mapping[str, Any]) -> None:
        if self.socket is not None and not self.socket.closed:
            try:
                await self.socket.send_str(json.dumps(told))
            except ConnectionError:
                # It is told when it resumes.
                return


@dataclass(frozen=True)
class Ping:
    """A new message of the bot's, and whom it called."""

    channel: int
    message: str
    players: tuple[int, ...]
    says: str
    files: tuple[str, ...]


@dataclass
class Sharded(Losing):
    """So many servers, each with as many channels; shards: how many it recommends.

    together: how many sessions may begin at once; again: seconds until as many more may.
    """

    servers: int = 4
    shards: int = 4
    together: int = 1
    again: float = 5.0
    sessions: list[Session] = field(default_factory=list)
    begun: list[tuple[float, int]] = field(default_factory=list)
    """When sessions began, and of which shard."""
    early: list[int] = field(default_factory=list)
    """The shards whose sessions were refused as they came too early."""
    pings: list[Ping] = field(default_factory=list)
    answers: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """All that was said in answer to an interaction, by its token."""
    expired: set[str] = field(default_factory=set)
    """The tokens of interactions that nobody acknowledged, though somebody heard of them."""
    asked: list[str] = field(default_factory=list)
    """What was asked about servers."""
    happened: list[str] = field(default_factory=list)
    """When each message was sent, changed and deleted; to find out what went wrong."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._names = count(1)
        self._heard_by: dict[str, list[Session]] = {}

    # -- places -----------------------------------------------------------------------------------

    def channel(self, server: int, number: int = 0) -> int:
        """The id of a server's channel, both by number."""
        return CHANNEL + server * self.channels + number

    def server_of(self, channel: int) -> int | None:
        """The id of the server that has a channel; None for direct messages."""
        number = (channel - CHANNEL) // self.channels
        return server_id(number) if 0 <= number < self.servers else None

    def _described(self, server: int) -> dict[str, Any]:
        number = (server >> 22) - (server_id(0) >> 22)
        ids = [self.channel(number, each) for each in range(self.channels)]
        whole = self._server()
        channels = [{**whole["channels"][0], "id": str(each), "guild_id": str(server)} for each in ids]
        roles = [{**whole["roles"][0], "id": str(server)}]
        return {**whole, "id": str(server), "roles": roles, "channels": channels}

    def _interaction(self, who: Sitter, channel: int, kind: int, data: Mapping[str, Any]) -> dict[str, Any]:
        made = super()._interaction(who, channel, kind, data)
        server = self.server_of(channel)
        if server is not None:
            place = {"id": str(server), "locale": "en-US", "features": []}
            there = {**made["channel"], "guild_id": str(server)}
            return {**made, "guild_id": str(server), "guild": place, "channel": there}
        member = made["member"]
        for name in ("guild_id", "guild", "guild_locale", "member"):
            del made[name]
        private = {"id": str(channel), "type": 1, "recipients": [member["user"]]}
        return {**made, "context": 1, "channel": private, "user": member["user"]}

    def again_as(self, interaction: Mapping[str, Any]) -> dict[str, Any]:
        """The same interaction with a token of its own, as if nobody had heard of it."""
        return {**interaction, "token": f"{next(self._interactions)}-".ljust(60, "t")}

    # -- the gateway ------------------------------------------------------------------------------

    @property
    def connected(self) -> list[Session]:
        """The sessions that are there."""
        return [each for each in self.sessions if each.socket is not None and not each.socket.closed]

    @property
    def whole(self) -> bool:
        """Whether somebody hears of everything."""
        places = [None, *map(server_id, range(self.servers))]
        return all(any(each.hears(place) for each in self.connected) for place in places)

    async def deliver(self, interaction: Mapping[str, Any]) -> dict[str, Any]:
        token, server = str(interaction["token"]), interaction.get("guild_id")
        place = None if server is None else int(server)
        hearing = self._heard_by[token] = [each for each in self.sessions if each.hears(place)]
        waiting = self._waiting[token] = asyncio.get_running_loop().create_future()
        self.note(f"asks {token.strip('t')} {', '.join(each.name for each in hearing)}")
        try:
            for session in hearing:
                await session.tell("INTERACTION_CREATE", interaction)
            self._give_up()
            await asyncio.wait((waiting,), timeout=EXPIRES)
            if not (waiting.done() or token in self.acknowledged) and {*hearing} <= {*self.connected}:
                self.expired.add(token)
                raise Gone
            answer: dict[str, Any] = await waiting
            return answer
        finally:
            del self._waiting[token], self._heard_by[token]

    def cut(self, session: Session) -> None:
        """Cuts its connection; it may resume."""
        assert session.request is not None
        assert session.request.transport is not None
        session.request.transport.abort()

    def _give_up(self) -> None:
        """Nobody will answer what only those heard that are gone."""
        for token, hearing in self._heard_by.items():
            waiting = self._waiting[token]
            if not waiting.done() and not any(each in self.sessions for each in hearing):
                waiting.set_exception(Gone())

    def end(self, session: Session) -> None:
        """Forgets a session; nobody can resume it."""
        self.sessions.remove(session)
        self.note(f"{session.name} has ended")
        self._give_up()

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        session: Session | None = None
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            match said["op"]:
                case 1:  # a heartbeat
                    await socket.send_json({"op": HEARD})
                case 2:
                    session = await self._identified(socket, request, said["d"])
                case 6:
                    session = await self._resumed(socket, request, said["d"])
        if session is not None and session.socket is socket:
            session.socket = None
            if session in self.sessions and socket.close_code in (1000, 1001):
                self.end(session)
        return socket

    async def _identified(
        self, socket: web.WebSocketResponse, request: web.Request, said: Mapping[str, Any]
    ) -> Session | None:
        shard, total = said.get("shard", (0, 1))
        if not 0 <= shard < total:
            await socket.close(code=_BAD_SHARD)
            return None
        now = monotonic()
        bucket = shard % self.together
        if any(now - at < self.again and each % self.together == bucket for at, each in self.begun):
            self.early.append(shard)
            await socket.send_json({"op": INVALID, "d": False})
            return None
        self.begun.append((now, shard))
        # Who begins anew will not resume what was lost.
        for lost in [each for each in self.sessions if (each.shard, each.socket) == (shard, None)]:
            self.end(lost)
        session = Session(f"session {next(self._names)}", shard, total, socket, request)
        servers = [each for each in map(server_id, range(self.servers)) if session.hears(each)]
        ready = {
            **self._ready(),
            "guilds": [{"id": str(each), "unavailable": True} for each in servers],
            "session_id": session.name,
            "shard": [shard, total],
        }
        await session.tell("READY", ready)
        for each in servers:
            await session.tell("GUILD_CREATE", self._described(each))
        self.sessions.append(session)
        self.note(f"{session.name} begins shard {shard}")
        return session

    async def _resumed(
        self, socket: web.WebSocketResponse, request: web.Request, said: Mapping[str, Any]
    ) -> Session | None:
        session = next((each for each in self.sessions if each.name == said["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID, "d": False})
            return None
        session.socket, session.request = socket, request
        await session.resume(int(said["seq"] or 0))
        return session

    # -- requests ---------------------------------------------------------------------------------

    def _done(self, method: str, path: str, payload: dict[str, Any], files: list[str]) -> web.Response:
        match (method, *path.strip("/").split("/")):
            case ("GET", "gateway", "bot"):
                return _json(
                    {
                        "url": f"ws://127.0.0.1:{self.port}/gateway/",
                        "shards": self.shards,
                        "session_start_limit": {
                            "total": _A_DAY,
                            "remaining": max(_A_DAY - len(self.begun), 0),
                            "reset_after": 86_400_000,
                            "max_concurrency": self.together,
                        },
                    }
                )
            case ("GET", "guilds", _, "threads", "active"):
                pass
            case ("GET", "guilds" | "channels", *_):
                self.asked.append(path)
                return self._told(path.strip("/").split("/"))
            case ("POST", "interactions", _, token, "callback"):
                again = " once more" if token in self.acknowledged else ""
                self.note(f"acknowledges {token.strip('t')}{again}")
                if payload["type"] in (4, 7):
                    self.answers[token].append(text_of(payload["data"]))
            case ("PATCH" | "POST", "webhooks", _, token, *_):
                self.answers[token].append(text_of({"content": "", **payload}))
        answer = super()._done(method, path, payload, files)
        match path.strip("/").split("/"):
            case ["channels", channel, "messages", *_]:
                told = json.loads(answer.text or "{}")
                files = [each["filename"] for each in told.get("attachments", ())]
                said = f"{text_of(told)[:60]!r}" if told else ""
                sent = f"{told.get('id', path)} {payload.get('nonce', '')} {files} {said}"
                self.note(f"{method} {channel} {sent}")
        return answer

    def note(self, what: str) -> None:
        """Something happened now."""
        now = time()
        self.happened.append(f"{strftime('%X', gmtime(now))}.{round(now % 1 * 1000):03} {what}")

    def _called_back(self, token: str, payload: Mapping[str, Any], files: list[str]) -> web.Response:
        if token in self.expired:
            return _json({"message": "Unknown interaction", "code": 10062}, 404)
        return super()._called_back(token, payload, files)

    def _told(self, parts: list[str]) -> web.Response:
        """About a server or a channel."""
        known = {str(server_id(each)): server_id(each) for each in range(self.servers)}
        match parts:
            case ["guilds", server] if server in known:
                return _json(self._described(known[server]))
            case ["guilds", server, "channels" | "roles" as what] if server in known:
                return _json(self._described(known[server])[what])
            case ["guilds", server, "members", player] if server in known:
                member = {**self._server()["members"][0], "user": _user(int(player), "Player")}
                return _json(member)
            case ["guilds", *_]:
                return _json({"message": "Unknown Guild", "code": 10004}, 404)
            case ["channels", channel] if (server_ := self.server_of(int(channel))) is not None:
                there = self._described(server_)["channels"]
                return _json(next(each for each in there if each["id"] == channel))
            case ["channels", channel] if channel.startswith("7"):
                people = [_user(int(channel[1:]), "Player")]
                return _json({"id": channel, "type": 1, "recipients": people})
        return _json({"message": "Unknown Channel", "code": 10003}, 404)

    def _posted(self, channel: str, payload: dict[str, Any], files: list[str]) -> web.Response:
        before = set(self.messages.get(channel, ()))
        answer = super()._posted(channel, payload, files)
        new = set(self.messages.get(channel, ())) - before
        called = (payload.get("allowed_mentions") or {}).get("users", [])
        for number in new:
            says = text_of({"content": "", "components": [], **payload})
            self.pings.append(Ping(int(channel), number, tuple(map(int, called)), says, tuple(files)))
        return answer

"""Requests with files go out as one piece, and Discord reads the same in them as in what discord.py makes."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextvars import copy_context
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.app import build
from bot.wire import outgoing
from bot.wire.outgoing import Answering, edited, joined, send_whole, sent

USER = {"id": "1", "username": "Bot", "discriminator": "0", "avatar": None, "name": "Bot"}
MESSAGE: dict[str, Any] = {
    **{
        "id": "7",
        "channel_id": "5",
        "author": USER,
        "type": 0,
        "content": "",
        "embeds": [],
        "components": [],
    },
    **{"attachments": [], "mentions": [], "mention_roles": [], "pinned": False, "mention_everyone": False},
    **{
        "tts": False,
        "timestamp": "2025-01-01T12:00:00.000000+00:00",
        "edited_timestamp": None,
        "components": [],
    },
}
BUSY = {"Via": "1.1 a proxy of Discord's"}


@dataclass
class Server:
    """What came with each request: the JSON, and each file's name, type and bytes.

    refusals: how many requests are put off first.
    """

    came: list[tuple[Any, list[tuple[str | None, str | None, bytes]]]] = field(default_factory=list)
    refusals: int = 0

    async def answer(self, request: web.Request) -> web.Response:
        """Any request."""
        if request.method == "GET":
            return _json(USER)
        payload, files = None, []
        if not request.content_type.startswith("multipart/"):
            self.came.append((await request.json(), []))
            return _json(MESSAGE)
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            data = bytes(await part.read())
            if part.name == "payload_json":
                payload = json.loads(data)
            else:
                files.append((part.filename, part.headers.get("Content-Type"), data))
        self.came.append((payload, files))
        if self.refusals:
            self.refusals -= 1
            return _json({"retry_after": 0.01, "message": "slower"}, status=429, headers=BUSY)
        return _json(MESSAGE)


def _json(value: object, **given: Any) -> web.Response:
    return web.Response(body=json.dumps(value).encode(), content_type="application/json", **given)


@pytest_asyncio.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    made = Server()
    application = web.Application(client_max_size=1 << 24)
    application.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}")
    yield made
    await runner.cleanup()


@pytest_asyncio.fixture
async def client(server: Server) -> AsyncIterator[discord.Client]:
    async with discord.Client(intents=discord.Intents.none()) as made:
        await made.http.static_login("token")
        yield made


def files() -> list[discord.File]:
    return [
        discord.File(io.BytesIO(b"\x89PNG\r\n--\r\n"), "axio-1.png", description="A board"),
        discord.File(io.BytesIO(b""), "empty.json"),
    ]


def never(*_: Any, **__: Any) -> None:
    raise AssertionError("it was sent in pieces")


async def test_discord_reads_the_same_message_from_one_piece(
    client: discord.Client, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = client.get_partial_messageable(5)
    await channel.send("ünï", files=files(), nonce="1")
    send_whole(client.http)
    monkeypatch.setattr(aiohttp, "FormData", never)
    await channel.send("ünï", files=files(), nonce="1")
    (payload, came), (same, again) = server.came
    assert payload == same
    assert [(name, data) for name, _, data in again] == [(name, data) for name, _, data in came]
    assert [name for name, _, _ in again] == ["axio-1.png", "empty.json"]


async def test_what_discord_puts_off_is_sent_again_as_it_was(client: discord.Client, server: Server) -> None:
    send_whole(client.http)
    server.refusals = 1
    await client.get_partial_messageable(5).send("again", files=files())
    first, second = server.came
    assert first == second
    assert second[1][0][2] == b"\x89PNG\r\n--\r\n"


async def test_so_are_answers_to_interactions(
    client: discord.Client, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aiohttp, "FormData", never)
    server.refusals = 1

    async def answered() -> None:
        Answering().begin()
        form = [{"name": "payload_json", "value": '{"content": "hand"}'}, *map(part, files())]
        route = Route("PATCH", "/webhooks/1/token/messages/@original", webhook_id=1, webhook_token="token")
        async with aiohttp.ClientSession() as session:
            await async_context.get().request(route, session, multipart=form, files=files())

    await asyncio.create_task(answered())
    first, second = server.came
    assert first == second
    assert second[0] == {"content": "hand"}
    assert [data for _, _, data in second[1]] == [b"\x89PNG\r\n--\r\n", b""]


def part(file: discord.File) -> dict[str, Any]:
    return {"name": "files[0]", "value": file.fp, "filename": file.filename, "content_type": "image/png"}


def test_other_answers_stay_with_whoever_takes_them() -> None:
    def taken() -> None:
        own: Any = object()
        async_context.set(own)
        Answering().begin()
        assert async_context.get() is own

    copy_context().run(taken)


async def test_messages_are_sent_and_edited_as_discord_py_does_it(
    client: discord.Client, server: Server
) -> None:
    channel = client.get_partial_messageable(5)
    for text, files_, view in ((None, files, layout), ("words", list, buttons), ("words", files, buttons)):
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(3)])
        said: dict[str, Any] = {"content": text, "allowed_mentions": mentions}
        await channel.send(**said, files=files_(), view=view(), nonce="1")
        assert await sent(client, 5, **said, files=files_(), view=view(), nonce="1") == int(MESSAGE["id"])
        await channel.get_partial_message(7).edit(**said, attachments=files_(), view=view())
        await edited(client, 5, 7, **said, attachments=files_(), view=view())
    await channel.get_partial_message(7).edit(view=None)
    await edited(client, 5, 7, view=None)
    assert server.came[::2] == server.came[1::2]
    assert len(server.came) == 14


def layout() -> Any:
    return discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay("words"))


def buttons() -> Any:
    return discord.ui.View(timeout=None).add_item(discord.ui.Button(label="Play", custom_id="play"))


async def test_what_is_large_goes_out_in_pieces(
    client: discord.Client, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_whole(client.http)
    monkeypatch.setattr(outgoing, "_LARGE", 20)
    large = discord.File(io.BytesIO(b"g" * 21), "replay.gif")
    await client.get_partial_messageable(5).send(file=large)
    assert [data for _, _, data in server.came[0][1]] == [b"g" * 21]


@pytest.mark.parametrize("name", ['a"; filename="b.png', "é.png", "a\r\nb.png", ""])
def test_a_name_that_needs_care_is_left_to_aiohttp(name: str) -> None:
    file = part(discord.File(io.BytesIO(b"data"), "a.png")) | {"filename": name}
    assert joined([file]) is None


def test_what_is_no_form_has_no_body() -> None:
    assert joined([]) is None
    assert joined([{"name": "files[0]", "value": object(), "filename": "a.png"}]) is None
    begun = part(discord.File(io.BytesIO(b"data"), "a.png"))
    begun["value"].seek(1)
    assert joined([begun]) is None


def test_the_bot_sends_whole(tmp_path: Path) -> None:
    assert "request" in vars(build(tmp_path / "axio.db").http)

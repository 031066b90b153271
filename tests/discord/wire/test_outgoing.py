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
from bot.wire import outgoing, turnstile
from bot.wire.answers import _privately
from bot.wire.components import Button, Controls, Select
from bot.wire.content import Content, Picture
from bot.wire.emojis import Emojis
from bot.wire.outgoing import Answering, edited, filled, followed, joined, responded, send_whole, sent

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

    asked: where it came to.  refusals: how many requests are put off first.
    """

    came: list[tuple[Any, list[tuple[str | None, str | None, bytes]]]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    refusals: int = 0

    async def answer(self, request: web.Request) -> web.Response:
        """Any request."""
        if request.method == "GET":
            return _json(USER)
        query = {name: each for name, each in request.query.items() if name != "with_response"}
        self.asked.append(f"{request.method} {request.path} {query}")
        payload, files = None, []
        if not request.content_type.startswith("multipart/"):
            self.came.append((await request.json(), []))
            return _answered(request)
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
        return _answered(request)


def _answered(request: web.Request) -> web.Response:
    if not request.path.endswith("/callback"):
        return _json(MESSAGE)
    # Discord says nothing, unless it is asked to.
    if "with_response" in request.query:
        return _json({"interaction": {"id": "8", "type": 3}})
    return web.Response(status=204)


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


PICTURE = Picture(b"\x89PNG\r\n--\r\n", "axio-1.png", "A board")
RECORD = Picture(b"", "record.json", "")
CONTROLS = Controls(5, 26)
OPTIONS = [
    discord.SelectOption(label="One", value="1", description="The first", default=True),
    discord.SelectOption(label="Two", value="2"),
]
ITEMS: list[Button | Select] = [
    CONTROLS.button("place", "Place", style=discord.ButtonStyle.primary),
    CONTROLS.button("turn", "Left", "1", emoji="◀️", disabled=True),
    CONTROLS.select("pick", "Which", OPTIONS, count=2, least=1, row=1),
]
CONTENTS = [
    Content("words", [PICTURE, RECORD], ITEMS, [3, 4]),
    Content("ünï"),
    Content("words", [PICTURE, RECORD], ITEMS, layout=True),
    Content("words", layout=True),
]
_OMITTED: dict[str, Any] = {
    **{"tts": False, "spoiler": False, "disabled": False, "default": False, "required": True},
    **{"id": None, "emoji": None},
}
"""What discord.py says although Discord takes it for granted."""


def view_of(content: Content) -> Any:
    """What discord.py would be given."""
    left: Any = discord.ui.Button(label="Place", custom_id="b:place:5:26:", style=discord.ButtonStyle.primary)
    right: Any = discord.ui.Button(label="Left", custom_id="b:turn:5:26:1", emoji="◀️", disabled=True)
    select: Any = discord.ui.Select(
        placeholder="Which", options=OPTIONS, custom_id="s:pick:5:26:", min_values=1, max_values=2
    )
    if not content.layout:
        view = discord.ui.View(timeout=None)
        for item in (left, right, select) if content.items else ():
            view.add_item(item)
        return view
    layout = discord.ui.LayoutView(timeout=None)
    if content.pictures:
        shown = discord.MediaGalleryItem("attachment://axio-1.png", description="A board")
        layout.add_item(discord.ui.MediaGallery(shown)).add_item(discord.ui.File("attachment://record.json"))
    layout.add_item(discord.ui.TextDisplay("words"))
    if content.items:
        layout.add_item(discord.ui.ActionRow(left, right)).add_item(discord.ui.ActionRow(select))
    return layout


def said(value: Any) -> Any:
    """A payload without what makes no difference."""
    if isinstance(value, list):
        return [said(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: said(each) for name, each in value.items() if _OMITTED.get(name, ...) != each}


def same(server: Server) -> None:
    """Each second request was the one before, made by discord.py."""
    ours = [(said(payload), files) for payload, files in server.came[::2]]
    assert ours == [(said(payload), files) for payload, files in server.came[1::2]]
    assert server.asked[::2] == server.asked[1::2]
    server.came.clear()
    server.asked.clear()


@pytest.mark.parametrize("content", CONTENTS)
async def test_messages_are_sent_and_edited_as_discord_py_does_it(
    client: discord.Client, server: Server, content: Content
) -> None:
    channel, text = client.get_partial_messageable(5), None if content.layout else content.text
    users = [discord.Object(each) for each in content.pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
    calling: Any = {"content": text, "view": view_of(content), "files": content.files()}
    calling["allowed_mentions"] = mentions
    message = content.described(Emojis(), calling=True) | {"nonce": "1", "enforce_nonce": True}
    assert await sent(client, 5, message, content.files()) == int(MESSAGE["id"])
    await channel.send(**calling, nonce="1")
    await edited(client, 5, 7, content.described(Emojis()), content.files())
    changes: Any = {"content": text, "view": view_of(content), "attachments": content.files()}
    nobody = discord.AllowedMentions.none()
    await channel.get_partial_message(7).edit(**changes, allowed_mentions=nobody)
    same(server)
    await edited(client, 5, 7, {"components": []})
    await channel.get_partial_message(7).edit(view=None)
    same(server)


def interaction_of(client: discord.Client, kind: discord.InteractionType) -> discord.Interaction:
    """One that nobody has responded to."""
    data: Any = {
        **{"id": "8", "application_id": "9", "type": kind.value, "token": "token", "version": 1},
        **{"channel_id": "5", "user": USER, "data": {"id": "1", "name": "axio", "type": 1}},
        **{"entitlements": [], "attachment_size_limit": 1 << 20, "locale": "en-US"},
        "message": MESSAGE,
    }
    return discord.Interaction(data=data, state=client._connection)


COMMAND, PRESSED = discord.InteractionType.application_command, discord.InteractionType.component


async def test_so_are_acknowledgements(client: discord.Client, server: Server) -> None:
    deferred = discord.InteractionResponseType.deferred_channel_message
    for kind in (COMMAND, PRESSED):
        ours, theirs = interaction_of(client, kind), interaction_of(client, kind)
        await responded(ours, deferred, {"flags": 64})
        await theirs.response.defer(ephemeral=True, thinking=True)
        assert ours.response.is_done()
        assert ours.response.type is theirs.response.type
    update = discord.InteractionResponseType.deferred_message_update
    await responded(interaction_of(client, PRESSED), update, {})
    await interaction_of(client, PRESSED).response.defer()
    same(server)


@pytest.mark.parametrize("content", CONTENTS)
async def test_so_are_answers(client: discord.Client, server: Server, content: Content) -> None:
    text, nobody = None if content.layout else content.text, discord.AllowedMentions.none()
    message = content.described(Emojis())
    private = _privately(message)
    changes: Any = {"content": text, "attachments": content.files(), "allowed_mentions": nobody}

    def interaction() -> discord.Interaction:
        return interaction_of(client, PRESSED)

    await filled(interaction(), message, content.files())
    await interaction().edit_original_response(**changes, view=view_of(content))
    changed = discord.InteractionResponseType.message_update
    await responded(interaction(), changed, message, content.files())
    changes["attachments"] = content.files()
    await interaction().response.edit_message(**changes, view=view_of(content))
    words = discord.utils.MISSING if text is None else text
    new: Any = {"content": words, "allowed_mentions": nobody, "ephemeral": True}
    await followed(interaction(), private, content.files())
    await interaction().followup.send(**new, files=content.files(), view=view_of(content))
    said = discord.InteractionResponseType.channel_message
    await responded(interaction(), said, private, content.files())
    await interaction().response.send_message(**new, files=content.files(), view=view_of(content))
    same(server)


async def test_an_answer_that_stops_in_the_middle_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = asyncio.Event()

    async def half(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{")
        await reader.read()
        ended.set()
        writer.close()

    monkeypatch.setattr(turnstile, "_SENDING_SECONDS", 0.1)
    async with await asyncio.start_server(half, "127.0.0.1", 0) as server, aiohttp.ClientSession() as session:
        host, port = server.sockets[0].getsockname()
        ways = outgoing._ways([turnstile.Turnstile().through])
        with pytest.raises(TimeoutError):
            await session.get(f"http://{host}:{port}/", **ways)
        await asyncio.wait_for(ended.wait(), 10)  # its connection is used no more


async def test_what_the_head_of_an_answer_says_counts_even_if_the_rest_is_lost() -> None:
    async def cut(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 429 Slower\r\nX-RateLimit-Global: true\r\nRetry-After: 600\r\n")
        writer.write(b"Content-Length: 100\r\n\r\n{")
        writer.close()

    passed = turnstile.Turnstile()
    async with await asyncio.start_server(cut, "127.0.0.1", 0) as server, aiohttp.ClientSession() as session:
        host, port = server.sockets[0].getsockname()
        with pytest.raises(aiohttp.ClientPayloadError):
            await session.get(f"http://{host}:{port}/", **outgoing._ways([passed.through]))
    assert passed._paused > passed._now() + 500


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

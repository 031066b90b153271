"""How the bot's requests leave discord.py: those with files as one piece of bytes, and all through its doors.

discord.py gives aiohttp the parts of such a request one by one.  It describes each, and writes a dozen small
pieces to the socket: almost half the work of the whole request.  Pictures are in memory anyway, so what is
sent is put together here.  This is the one place that knows how discord.py makes requests.
"""

from __future__ import annotations

import io
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import aiohttp
import discord
from discord import InteractionResponseType
from discord.http import HTTPClient, MultipartParameters, Route
from discord.utils import _to_json
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.wire.components import Described

_LARGE = 512 * 1024  # bytes from which a request goes out in pieces, as one would hold up the event loop
_NAME = re.compile(r"[\w.\[\] -]+", re.ASCII)  # what needs no quoting

Field = Mapping[str, Any]
"""A part of a form, as discord.py describes it to aiohttp."""

Files = Sequence[discord.File]

Doors = Sequence[aiohttp.ClientMiddlewareType]
"""What each request passes on its way out, the first one first."""

_NO_TOTAL = aiohttp.ClientTimeout(total=None, sock_connect=30)
"""Seconds.  A request may wait at a door for any time, so a door limits the rest, and not aiohttp."""


def _ways(doors: Doors) -> dict[str, Any]:
    """What aiohttp is told so that a request goes through the doors."""
    return {"middlewares": doors, "timeout": _NO_TOTAL} if doors else {}


def send_whole(http: HTTPClient, doors: Doors = ()) -> None:
    """From now on this client of discord.py's sends its forms in one piece, and everything through the doors.

    That is all but answers to interactions, which another part of discord.py sends: see `Answering`.
    """
    request: Callable[..., Awaitable[Any]] = http.request
    ways = _ways(doors)

    async def whole(route: Any, *, form: Iterable[Field] | None = None, **given: Any) -> Any:
        fields = [*(form or ())]
        body = joined(fields)
        # What discord.py repeats, it repeats with the same data; files are passed on, as they may end that.
        filled = {"form": fields} if body is None else {"data": body}
        return await request(route, **given, **filled, **ways)

    vars(http)["request"] = whole


class Answering:
    """Sends answers to interactions in one piece, and through the doors."""

    def __init__(self, doors: Doors = ()) -> None:
        made: Callable[[], _Answers] = _Answers  # discord.py's has no types
        self._answers = made()
        self._answers.doors = doors

    def begin(self) -> None:
        """From now on, in this task and those that it begins."""
        # Where there is no Discord, something else takes them.
        if type(async_context.get()) is AsyncWebhookAdapter:
            async_context.set(self._answers)


class _Answers(AsyncWebhookAdapter):
    """What sends answers to interactions."""

    doors: Doors = ()

    async def request(self, route: Any, session: Any, *, multipart: Any = None, **given: Any) -> Any:
        """Overrides discord.py's."""
        body = joined(multipart or ())
        more = _ways(self.doors) | ({} if body is None else {"data": body})
        dressed: Any = _Dressed(session, more)
        return await super().request(route, dressed, multipart=multipart if body is None else None, **given)


class _Dressed:
    """A session whose requests are all given this besides."""

    def __init__(self, session: aiohttp.ClientSession, more: Mapping[str, Any]) -> None:
        self._session = session
        self._more = more

    def request(self, method: str, url: str, **given: Any) -> Any:
        """A request, as the session makes it."""
        return self._session.request(method, url, **{**given, **self._more})


async def sent(client: discord.Client, channel: int, message: Described, files: Files = ()) -> int:
    """Sends a message and returns its id.

    What else Discord answers is of no use here, and reading it takes a tenth of what sending does.
    """
    answer = await client.http.send_message(channel, params=_parts(message, files))
    return int(answer["id"])


async def edited(
    client: discord.Client, channel: int, message: int, changes: Described, files: Files = ()
) -> None:
    """Edits a message."""
    await client.http.edit_message(channel, message, params=_parts(changes, files))


async def responded(
    interaction: discord.Interaction, kind: InteractionResponseType, data: Described, files: Files = ()
) -> None:
    """Responds to an interaction for the first time; data: what Discord wants for this kind."""
    path, body = "/interactions/{webhook_id}/{webhook_token}/callback", {"type": kind.value}
    await _answer(interaction, "POST", path, interaction.id, body | ({"data": data} if data else {}), files)
    interaction.response._response_type = kind  # what its `is_done` tells


async def filled(interaction: discord.Interaction, message: Described, files: Files) -> None:
    """Replaces the message that responded, or that was pressed."""
    path = f"{_WEBHOOK}/messages/@original"
    await _answer(interaction, "PATCH", path, interaction.application_id, message, files)


async def followed(interaction: discord.Interaction, message: Described, files: Files) -> None:
    """Sends a further message that answers the interaction."""
    asked = {"wait": 1, "with_components": 1}
    await _answer(interaction, "POST", _WEBHOOK, interaction.application_id, message, files, asked)


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


async def _answer(
    interaction: discord.Interaction,
    method: str,
    path: str,
    owner: int,
    body: Described,
    files: Files,
    params: Mapping[str, int] | None = None,
) -> None:
    """Makes a request with the interaction's token."""
    route = Route(method, path, webhook_id=owner, webhook_token=interaction.token)
    http = interaction._state.http
    given: dict[str, Any] = {
        **_parts(body, files)._asdict(),
        "proxy": http.proxy,
        "proxy_auth": http.proxy_auth,
        "params": params,
    }
    await async_context.get().request(route, interaction._session, **given)


def _parts(body: Described, files: Files) -> MultipartParameters:
    """The body of a request as discord.py takes it; with files it is one field of a form."""
    if not files:
        return MultipartParameters(body, None, None)
    form: list[dict[str, Any]] = [{"name": "payload_json", "value": _to_json(body)}]
    for number, file in enumerate(files):
        named = {"name": f"files[{number}]", "filename": file.filename}
        form.append({**named, "value": file.fp, "content_type": "application/octet-stream"})
    return MultipartParameters(None, form, files)


def joined(fields: Iterable[Field]) -> aiohttp.BytesPayload | None:
    """The body of a form with these fields; None if there are none, or aiohttp has to make it."""
    boundary = secrets.token_hex(16)
    parts, size = [], 0
    for field in fields:
        value, name, file = field["value"], field["name"], field.get("filename")
        if isinstance(value, str):
            data, kind = value.encode(), "application/json"
        elif type(value) is io.BytesIO and value.tell() == 0 and file is not None:
            data, kind = value.getvalue(), field.get("content_type") or "application/octet-stream"
        else:
            return None
        if not all(_NAME.fullmatch(each) for each in (name, *([] if file is None else [file]))):
            return None
        size += len(data)
        named = f'name="{name}"' if file is None else f'name="{name}"; filename="{file}"'
        head = f"--{boundary}\r\nContent-Disposition: form-data; {named}\r\nContent-Type: {kind}\r\n\r\n"
        parts += [head.encode(), data, b"\r\n"]
    if not parts or size > _LARGE:
        return None
    body = b"".join((*parts, f"--{boundary}--\r\n".encode()))
    return aiohttp.BytesPayload(body, content_type=f"multipart/form-data; boundary={boundary}")

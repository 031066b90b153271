"""Messages as their viewers see them, and private answers that are only recorded."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.playground.rules import NEW_COMPONENTS
from bot.wire.components import Described
from bot.wire.content import Content
from bot.wire.emojis import Emojis
from tests.discord.registered import command_names
from tests.discord.within_limits import faults

_ACKNOWLEDGEMENTS = (5, 6)  # what is only sent so that Discord waits for the answer


@dataclass(frozen=True)
class Seen:
    """A message as far as a viewer can tell; `components` are as in Discord's JSON.

    wrong: what Discord would refuse of it, or show otherwise.
    """

    viewer: int
    text: str
    files: tuple[tuple[str, str, str], ...] = ()
    components: tuple[dict[str, Any], ...] = ()
    pings: tuple[int, ...] = ()
    wrong: tuple[str, ...] = ()


def seen(viewer: int, content: Content) -> Seen:
    """What a viewer gets; a picture counts as its name, its alternative text and a hash of its bytes."""
    emojis, content = Emojis(), content.named(command_names())
    return as_sent(viewer, content.described(emojis, calling=True), content.files())


def as_sent(viewer: int, message: Described, files: Sequence[discord.File]) -> Seen:
    content, parts = message.get("content"), message["components"]
    texts = [content, *(part["content"] for part in parts if part["type"] == 10)]
    text = "\n".join(each for each in texts if each)
    text.encode()  # a text that cannot be sent fails here
    alts = {each.filename: each.description or "" for each in files}
    wrong = tuple(faults(content, alts, parts, layout=bool(message.get("flags", 0) & NEW_COMPONENTS)))
    shown = tuple(
        (each.filename, str(each.description), hashlib.sha256(each.fp.read()).hexdigest()) for each in files
    )
    components = tuple(child for part in parts for child in part.get("components", ()))
    pings = tuple(message["allowed_mentions"].get("users", ()))
    return Seen(viewer, text, shown, components, pings, wrong)


class Answers:
    """Takes the answers to one interaction, and stands in for its `response`."""

    def __init__(self, viewer: int, sent: list[Seen]) -> None:
        self._viewer = viewer
        self._sent = sent
        self._response_type: discord.InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self._response_type is not None

    def of_interaction(self) -> dict[str, Any]:
        """What an interaction has that is answered here, from now on in this task."""
        async_context.set(_Taker())  # type: ignore[arg-type]  # instead of discord.py's
        http = SimpleNamespace(proxy=None, proxy_auth=None)
        state = SimpleNamespace(http=http)
        return {"response": self, "token": self, "application_id": 1, "_session": None, "_state": state}

    def acknowledge(self) -> None:
        """Nothing is to be seen yet."""

    def take(self, message: Described, files: Sequence[discord.File]) -> None:
        """A message."""
        self._sent.append(as_sent(self._viewer, message, files))


class _Taker:
    """Stands in for what sends answers to Discord; the token of a request is the `Answers` that it is for."""

    async def request(
        self,
        route: Route,
        _: object,
        *,
        payload: Described | None,
        multipart: Sequence[Mapping[str, Any]] | None,
        files: Sequence[discord.File] | None,
        **more: object,
    ) -> None:
        token: Any = route.webhook_token
        answers: Answers = token
        sent: Described = payload or json.loads(multipart[0]["value"] if multipart else "")
        if sent.get("type") in _ACKNOWLEDGEMENTS:
            answers.acknowledge()
        else:
            answers.take(sent.get("data", sent), files or ())

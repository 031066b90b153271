"""What `/axio place` is measured against: a plain command that makes the same requests with fixed content."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.playground.rules import NEW_COMPONENTS
from tests.bench.fake_discord import Request

_NOBODY = discord.AllowedMentions.none()


class _Fixed:
    """Ready-made text, files and buttons of one request."""

    def __init__(self, request: Request) -> None:
        payload = request.payload
        self.content: str | None = payload.get("content")
        self.flat = "content" not in payload
        described = payload.get("attachments") or []
        self._files = [
            (bytes(size), each["filename"], each.get("description"))
            for size, each in zip(request.files, described, strict=True)
        ]
        self._components = payload.get("components") or []
        self._layout = bool(payload.get("flags", 0) & NEW_COMPONENTS)
        self.nonce = str(payload.get("nonce"))
        self.pings = [
            discord.Object(int(each)) for each in payload.get("allowed_mentions", {}).get("users", ())
        ]

    def files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(data), name, description=alt) for data, name, alt in self._files]

    def view(self) -> discord.ui.View | discord.ui.LayoutView | None:
        if not self._components:
            return None
        if not self._layout:
            view = discord.ui.View(timeout=None)
            for row in self._components:
                for each in row["components"]:
                    view.add_item(_button(each))
            return view
        layout = discord.ui.LayoutView(timeout=None)
        for part in self._components:
            layout.add_item(_part(part))
        return layout


def _part(part: dict[str, Any]) -> discord.ui.Item[Any]:
    """A picture, a text or a row of buttons."""
    if "content" in part:
        return discord.ui.TextDisplay(part["content"])
    if "items" in part:
        pictures = [
            discord.MediaGalleryItem(each["media"]["url"], description=each.get("description"))
            for each in part["items"]
        ]
        return discord.ui.MediaGallery(*pictures)
    return discord.ui.ActionRow(*map(_button, part["components"]))


def _button(button: dict[str, Any]) -> discord.ui.Button[Any]:
    emoji = button.get("emoji")
    return discord.ui.Button(
        style=discord.ButtonStyle(button["style"]),
        label=button.get("label"),
        custom_id=button["custom_id"],
        disabled=button.get("disabled", False),
        emoji=None if emoji is None else discord.PartialEmoji.from_dict(emoji),
    )


Step = Callable[[discord.Interaction], Awaitable[object]]


class PlainBot(discord.Client):
    """A bot with the command `/plain place`, which makes the requests that `follow` was given."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        self._steps: list[Step] = []
        group = app_commands.Group(name="plain", description="What the bench compares with")

        @group.command(name="place", description="Makes fixed requests")
        async def place(interaction: discord.Interaction, tile: str, cell: str, to: str) -> None:
            for step in self._steps:
                await step(interaction)

        self.tree.add_command(group)

    def follow(self, requests: Sequence[Request]) -> None:
        """From now on the command makes these requests."""
        self._steps = [self._step(request) for request in requests]

    def _step(self, request: Request) -> Step:
        fixed = _Fixed(request) if request.method in ("POST", "PATCH") else None
        match (request.method, *request.path.strip("/").split("/")):
            case ("POST", "interactions", *_):
                return lambda interaction: interaction.response.defer(ephemeral=True, thinking=True)
            case ("POST", "users", "@me", "channels"):
                recipient = discord.Object(int(request.payload["recipient_id"]))
                return lambda interaction: self.create_dm(recipient)
            case ("POST", "channels", channel, "messages"):
                assert fixed is not None
                return lambda interaction: self._send(int(channel), fixed)
            case ("PATCH", "channels", channel, "messages", message):
                assert fixed is not None
                return lambda interaction: self._edit(int(channel), int(message), fixed)
            case ("PATCH", "webhooks", *_):
                assert fixed is not None
                return lambda interaction: interaction.edit_original_response(
                    content=fixed.content,
                    attachments=fixed.files(),
                    view=fixed.view(),
                    allowed_mentions=_NOBODY,
                )
            case ("DELETE", "channels", channel, "messages", message):
                return lambda interaction: self._message(int(channel), int(message)).delete()
            case _:
                raise NotImplementedError(f"the plain command knows no {request.kind}")

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self.get_partial_messageable(channel).get_partial_message(message)

    async def _send(self, channel: int, fixed: _Fixed) -> None:
        # discord.py's types know a view beside a text, or a layout alone.
        view: Any = fixed.view() or discord.utils.MISSING
        await self.get_partial_messageable(channel).send(
            fixed.content,
            files=fixed.files(),
            view=view,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=fixed.pings, replied_user=False
            ),
            nonce=fixed.nonce,
        )

    async def _edit(self, channel: int, message: int, fixed: _Fixed) -> None:
        target = self._message(channel, message)
        if fixed.flat:
            await target.edit(view=fixed.view())
            return
        await target.edit(
            content=fixed.content, attachments=fixed.files(), view=fixed.view(), allowed_mentions=_NOBODY
        )

"""A set-up for raw requests, to see what the offline Discord refuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
import pytest
from discord.http import Route
from simcord import ChannelHandle, Env, GuildHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType


@dataclass
class Table:
    """A server with a channel, and a bot that sends whatever a test wants, without a library's checks."""

    env: Env
    client: discord.Client
    guild: GuildHandle
    channel: ChannelHandle
    someone: MemberActor

    async def ask(self, method: str, path: str, json: Any = None, files: Any = None) -> Any:
        return await self.client.http.request(Route(method, path), json=json, files=files)

    async def send(self, channel: ChannelHandle | None = None, **sent: Any) -> Any:
        where = self.channel if channel is None else channel
        return await self.ask("POST", f"/channels/{where.id}/messages", sent)

    async def refused(self, code: int, method: str, path: str, json: Any = None, files: Any = None) -> None:
        before = {number: dict(place) for number, place in self.env.backend.messages.items()}
        with pytest.raises(discord.HTTPException) as caught:
            await self.ask(method, path, json, files)
        assert caught.value.code == code
        assert {number: dict(place) for number, place in self.env.backend.messages.items()} == before

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    def interaction(self, kind: int, message: int | None = None) -> Any:
        """An interaction of a member's that waits for its answer."""
        made = self.env.backend.new_interaction(kind, self.channel.id, self.someone.id, self.guild.id)
        made.source_message_id = message
        return made

    def forbid(self, *rights: str) -> None:
        """Denies the bot rights in the channel."""
        deny = sum(getattr(discord.Permissions, right).flag for right in rights)
        overwrite = Overwrite(self.guild.id, OverwriteType.ROLE, deny=deny)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def texts(self, channel: ChannelHandle | None = None) -> list[str]:
        return [each.content for each in (channel or self.channel).history()]


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": "a", "label": "Press", **more}


def row(*components: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(components)}]}

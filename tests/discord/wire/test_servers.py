"""Servers that this process does not hear of are asked about, and the answer is remembered shortly."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import PermissionOverwrite

from bot.wire.servers import Servers
from tests.discord.club import Club


def refused(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Asked:
    """As much of a client as is asked; answers: what Discord answers in turn."""

    def __init__(self, *answers: Any, cached: Any = None) -> None:
        self.answers = [*answers]
        self.cached = cached
        self.http = self

    def get_guild(self, server: int, *, with_counts: bool | None = None) -> Any:
        if with_counts is None:
            return self.cached
        return self._told()

    async def _told(self) -> Any:
        found = self.answers.pop(0)
        if isinstance(found, Exception):
            raise found
        return found


async def test_what_the_gateway_says_is_believed() -> None:
    here: Any = Asked(cached=SimpleNamespace(unavailable=False, name="Club"))
    assert await Servers(here).standing(1) == "here"
    assert await Servers(here).name(1) == "Club"
    away: Any = Asked(cached=SimpleNamespace(unavailable=True, name="Club"))
    assert await Servers(away).standing(1) == "away"


@pytest.mark.parametrize(
    ("said", "standing", "name"),
    [
        ({"name": "Club"}, "here", "Club"),
        (refused(404, 10004), "gone", None),
        (refused(403, 50001), "gone", None),
    ],
)
async def test_what_is_not_known_is_asked_and_remembered_for_a_minute(
    said: Any, standing: str, name: str | None
) -> None:
    now = [0.0]
    client: Any = Asked(said, {"name": "Other"})
    servers = Servers(client, lambda: now[0])
    for _ in range(2):
        assert await servers.standing(1) == standing
    assert len(client.answers) == 1
    assert await servers.name(1) == name
    now[0] += 61
    assert await servers.name(1) == "Other"
    assert client.answers == []


async def test_without_an_answer_it_is_asked_again_and_not_taken_for_gone() -> None:
    now = [0.0]
    client: Any = Asked(*[refused(500, 0), OSError()] * 4, {"name": "Club"}, OSError(), {"name": "Club"})
    servers = Servers(client, lambda: now[0])
    asked = []
    while len(client.answers) > 2:
        before = len(client.answers)
        standings = await asyncio.gather(*(servers.standing(1) for _ in range(3)))
        if len(client.answers) < before:
            assert len(client.answers) == before - 1, "one question for all who ask at the same time"
            asked.append(now[0])
            assert {*standings} == {"away" if len(client.answers) > 2 else "here"}
        now[0] += 5
    assert [after - before for before, after in pairwise(asked)] == [15, 30, 60, 120, 240, 300, 300, 300]
    now[0] += 60
    assert await servers.standing(1) == "away"
    now[0] += 15
    assert await servers.standing(1) == "here", "after an answer it begins with the shortest wait again"


async def test_a_server_that_answers_somebody_else_is_no_longer_taken_for_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client: Any = Asked(OSError(), {"name": "Club"})
    servers = Servers(client, lambda: 0.0)
    assert await servers.standing(1) == "away"
    monkeypatch.setattr(servers, "_asked", AsyncMock())
    assert servers.away(1)
    await servers.guild(1)
    assert not servers.away(1)
    assert await servers.standing(1) == "here"


async def test_what_is_known_of_a_server_is_told_without_asking(club: Club) -> None:
    now = [0.0]
    client: Any = Asked(OSError())
    servers = Servers(client, lambda: now[0])
    assert not servers.away(1), "nothing is known"
    await servers.standing(1)
    now[0] = 14
    assert servers.away(1)
    now[0] = 15
    assert not servers.away(1), "it may be there again"
    here = Servers(club.bot)
    assert not here.away(club.guild.id)
    found = club.bot.get_guild(club.guild.id)
    assert found is not None
    found.unavailable = True
    assert here.away(club.guild.id)


async def test_rights_are_the_same_where_the_gateway_does_not_tell_of_the_server(club: Club) -> None:
    role = club.guild.create_role("helpers", permissions=discord.Permissions(manage_messages=True))
    helper = club.guild.add_member(club.env.create_user("helper"), roles=[role])
    hidden = club.guild.create_text_channel(
        "hidden", overwrites={club.guild.default_role: PermissionOverwrite(view_channel=False)}
    )
    await club.env.settle()
    state = club.bot._connection
    cached = club.bot.get_guild(club.guild.id)
    assert cached is not None
    before = {
        place.id: (
            place.permissions_for(cached.me),
            place.permissions_for(_member(cached, helper.id, role.id)),
        )
        for place in cached.channels
    }
    state._guilds.pop(cached.id)
    asked = await club.bot.services.known.guild(cached.id)
    assert asked is not None
    assert asked is not cached
    stranger = _member(discord.Object(cached.id), helper.id, role.id)
    assert {
        place.id: (place.permissions_for(asked.me), place.permissions_for(stranger))
        for place in asked.channels
    } == before
    assert hidden.id in before
    wide = club.bot.services.rights.wide
    assert wide(asked, stranger).manage_messages
    assert not wide(asked, _member(discord.Object(cached.id), club.alice.id)).manage_messages
    assert wide(asked, _member(discord.Object(cached.id), asked.owner_id or 0)).administrator


def _member(guild: Any, member: int, *roles: int) -> Any:
    return SimpleNamespace(
        id=member,
        guild=guild,
        _roles=[*roles],
        is_timed_out=lambda: False,
    )


async def test_few_servers_are_kept_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def answer(_: Servers, server: int) -> Any:
        asked.append(server)
        return SimpleNamespace(id=server)

    monkeypatch.setattr(Servers, "_asked", answer)
    client: Any = Asked()
    servers = Servers(client)
    for server in (*range(300), 299, 250, 0):
        found: Any = await servers.guild(server)
        assert found.id == server
    assert asked == [*range(300), 0]
    assert len(servers._guilds) == 100

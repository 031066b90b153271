"""Stores finished matches of many players, and reads what leaderboards show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import discord
from simcord import InteractionResult, MemberActor

from bot.matches.kinds import kind_for
from storage.matches import Entry, MatchRow, Sitter
from storage.results import Placing, Result
from storage.sql.matches import SqlMatchStore
from tests.discord.club import Club, id_of

OCTOBER, NOVEMBER = 1_792_000_000, 1_794_600_000  # Unix seconds, 2026


_channels = count(1)


async def result(
    club: Club,
    *players: tuple[int, str],
    game: str = "axio",
    at: int = NOVEMBER,
    server: int | None = None,
    scores: Sequence[int] = (9, 5, 3, 1),
    merit: int | None = None,
    elsewhere: bool = False,
) -> None:
    """Stores a match in which these players (id and name) finished in this order; merit: for a solo match."""
    # No clock is running, because the match was played long ago.
    store = SqlMatchStore(club.database)
    where = None if elsewhere else server or club.guild.id
    row = MatchRow(
        kind=kind_for(len(players)).name,
        game=game,
        server=where,
        channel=next(_channels),
        host=players[0][0],
        status="running",
        wanted=len(players),
        options="{}",
        seed="",
        version=1,
        created=1,
        sitters=tuple(Sitter(*player) for player in players),
    )
    before = await store.load(await store.create(row, [Entry(0, "/open", None, 1)]))
    assert before is not None
    placings = tuple(
        Placing(seat, *player, seat + 1, scores[seat], scores[seat] if merit is None else merit)
        for seat, player in enumerate(players)
    )
    ended = Result(ranked=len(players) > 1, turns=9, placings=placings)
    after = replace(before, status="finished", version=2, ended=at)
    await store.append(before, after, [Entry(0, "end", None, 2)], ended)


def of(member: MemberActor) -> tuple[int, str]:
    return member.id, member.name


async def crowd(club: Club, players: int, **changes: Any) -> None:
    """Stores matches of this many players in pairs; none is really on the server, and Alice is the last."""
    names = [(10_000 + number, f"player {number}") for number in range(players - 1)]
    for winner, loser in zip(names[::2], [*names[1::2], of(club.alice)][: len(names[::2])], strict=True):
        await result(club, winner, loser, **changes)


async def known(club: Club, *players: tuple[int, str]) -> None:
    """Lets these players meet enough different people on other servers to be listed in the world."""
    for number, player in enumerate(players):
        for stranger in range(4):
            met = (20_000 + 4 * number + stranger, "stranger")
            await result(club, player, met, server=4712)


def files(given: InteractionResult) -> list[Any]:
    assert given.response is not None
    return list(given.response.attachments)


def message(given: InteractionResult) -> Any:
    assert given.response is not None
    return given.response


async def choose(club: Club, shown: InteractionResult, game: str) -> InteractionResult:
    """Alice picks another game below a page."""
    custom_id = id_of(message(shown), "Another game")
    return await club.alice.select(message(shown), [game], custom_id=custom_id)


def owner(club: Club) -> MemberActor:
    """A member who may manage the server."""
    role = club.guild.create_role("owner", permissions=discord.Permissions(manage_guild=True))
    return club.guild.add_member(club.env.create_user("olga"), roles=[role])


def lookups(club: Club, since: int = 0) -> list[str]:
    """The requests for a single member."""
    return [each.path for each in club.env.http_requests[since:] if "/members/" in each.path]

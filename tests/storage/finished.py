"""Matches with a result."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from storage.matches import Entry, MatchRow, Sitter
from storage.messages import new_mark
from storage.results import Placing, Result
from storage.store import Store

ANNA, BEN, CLEO, DAN = 11, 12, 13, 14
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
NOVEMBER, MONTH = 1_700_000_000, 202311
"""A time in Unix seconds, and its month."""

_channels = count(1001)  # no number of a player


async def finish(
    store: Store,
    *lines: tuple[int, int, int],
    server: int | None = 1,
    game: str = "chess",
    at: int = NOVEMBER,
    ranked: bool = True,
    merit: int = 0,
) -> int:
    """A match that ended with player, place and score of each seat.  Returns its number."""
    sitters = tuple(Sitter(player, NAMES[player]) for player, _, _ in lines)
    row = MatchRow(
        kind="table",
        game=game,
        server=server,
        channel=next(_channels),
        host=sitters[0].player,
        status="running",
        wanted=len(lines),
        options="{}",
        seed="seed",
        version=2,
        created=at - 900,
        sitters=sitters,
    )
    begun = [Entry(0, "/open", None, at - 900), Entry(0, "/start", None, at - 600)]
    row = replace(row, id=await store.matches.create(row, begun))
    over = replace(row, version=3, status="finished", ended=at, mark=new_mark())
    placings = tuple(
        Placing(seat, player, NAMES[player], place, score, merit)
        for seat, (player, place, score) in enumerate(lines)
    )
    await store.matches.append(
        row, over, [Entry(0, "end", None, at)], Result(ranked and len(lines) > 1, 9, placings)
    )
    return row.id


async def void(store: Store, match: int, at: int = NOVEMBER + 1) -> None:
    """A moderator makes a result count for nothing."""
    row = await store.matches.load(match)
    assert row is not None
    after = replace(row, version=row.version + 1, mark=new_mark())
    await store.matches.append(row, after, [Entry(None, "/void", None, at)], voided=at)

"""Matches played alone: they take nobody's place, there are few of each person, and none stays for ever."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.change import Ask
from bot.matches.match import Match, Note
from bot.matches.service import OWN_ALONE
from storage.matches import Crowded
from tests.matches.tables import ANNA, BEN, CHANNEL, SERVER, Table, ask, refused
from tests.matches.timed import DAY, Timed


async def alone(table: Table, interaction: int | None = None, *, game: str = "axio") -> Match:
    return await table.matches.open(
        game, server=SERVER, channel=CHANNEL, host=ANNA, seats=1, interaction=interaction
    )


async def test_m29_a_match_played_alone_takes_nobodys_place(table: Table) -> None:
    solo = await alone(table)
    match = await table.begun(2)
    later = await alone(table)
    assert solo.running
    assert later.running
    assert await table.matches.here(CHANNEL, "axio") == match
    for each in (solo, match, later):
        await table.is_sound(await table.move(each))


async def test_its_one_post_is_edited(table: Table) -> None:
    match = await alone(table)
    page = match.row.page
    match = await table.move(match, 5)
    assert match.row.page == page
    match = await table.matches.stop(match.id, ask(ANNA), moderator=False)
    assert (match.row.status, match.row.page) == ("stopped", page)


async def test_one_person_has_a_few_at_once_whatever_the_game(table: Table) -> None:
    games = ("axio", "rota", "axio")[:OWN_ALONE]
    mine = [await alone(table, game=game) for game in games]
    with pytest.raises(Crowded) as crowded:
        await alone(table)
    assert crowded.value.matches == tuple(match.id for match in mine)
    await table.matches.open("axio", server=SERVER, channel=CHANNEL, host=BEN, seats=1)
    await table.lobby(2)
    await table.matches.leave(mine[1].id, ask(ANNA))
    assert (await alone(table)).running


async def test_of_several_at_once_no_more_than_a_few_begin(table: Table, other_table: Table) -> None:
    begun = await asyncio.gather(
        *(alone(each, number) for number, each in enumerate((table, other_table) * OWN_ALONE, 1)),
        return_exceptions=True,
    )
    assert len([each for each in begun if isinstance(each, Match)]) == OWN_ALONE
    assert all(isinstance(each, Match | Crowded) for each in begun)


async def test_one_that_is_left_alone_ends_by_itself_two_weeks_later(timed: Timed) -> None:
    match = await alone(timed.table)
    assert await timed.after(13 * DAY) == []
    match = await timed.table.move(match)
    assert await timed.after(13 * DAY) == []
    (due,) = await timed.after(DAY + 60)
    assert (due.match.row.status, due.match.note) == ("stopped", Note("left-alone", 0))
    assert due.match.row.page == match.row.page
    with refused("match-over"):
        await timed.table.matches.act(match.id, Ask(ANNA.player), "draw")
    await timed.table.is_sound(due.match)

"""Deleting the data of somebody for whom a computer plays on, or may."""

from __future__ import annotations

import pytest

from bot.matches.privacy import Privacy
from storage.sql.privacy import SqlPrivacyStore
from tests.matches.deciding import agree, least
from tests.matches.lives import VERA, nothing_shown
from tests.matches.tables import ANNA, CHANNEL, CLEO, SERVER, Table, ask
from tests.matches.timed import Timed
from tests.storage.contents import contents


async def clicks(table: Table, seat: int) -> list[object]:
    """Discord's numbers of the clicks on a seat."""
    rows = (await contents(table.database))["log"]
    return [row[4] for row in rows if row[2] == seat and row[4] is not None]


async def with_vera(table: Table) -> set[str]:
    """The tables in which Vera is."""
    found = await contents(table.database)
    told = str(VERA.player), VERA.name
    return {
        name
        for name, rows in found.items()
        if any(each in str(value) for row in rows for value in row for each in told)
    }


@pytest.mark.parametrize("goes", ["before", "by it"])
async def test_nothing_is_left_of_who_was_replaced_by_a_computer(deciding: Timed, goes: str) -> None:
    table = deciding.table
    match = await table.matches.open("axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=3)
    for sitter in (VERA, CLEO):
        match = await table.matches.join(match.id, sitter, ask(sitter))
    match = await table.move(match, 6)
    if goes == "before":
        match = await agree(table, await table.matches.leave(match.id, ask(VERA)))
        assert match.sitters[1].kind.automatic
    assert await clicks(table, 1)
    assert await with_vera(table)
    privacy = Privacy(SqlPrivacyStore(table.database), table.matches, clock=deciding.time)
    await privacy.forget(VERA.player, nothing_shown)
    assert await with_vera(table) == set()
    assert await clicks(table, 1) == []
    assert await clicks(table, 0)
    match = await table.newest(match)
    if goes == "by it":
        match = await agree(table, match)
    await table.is_sound(match)
    match = await least(table, match, 6)
    match = await table.matches.leave(match.id, ask(CLEO))
    match = await table.matches.answer(match.id, ask(ANNA), agree=False)
    assert match.row.status == "running"
    match = await table.matches.leave(match.id, ask(ANNA))
    assert match.row.status == "finished"
    await table.is_sound(match)
    assert await with_vera(table) == set()

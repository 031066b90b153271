"""Whole matches of every game on a PostgreSQL server; with STORE=postgres all tests of the bot run there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from storage.postgres.database import Database
from tests.discord.club import Club
from tests.discord.whole.test_every_game import (
    test_a_match_by_commands_to_the_ranking_and_a_rematch as test_a_match,  # noqa: F401 -- run again here
)


@pytest.fixture
def address(postgres: Callable[[], str]) -> str:
    """An empty store on the server."""
    return postgres()


async def test_a_match_goes_on_after_a_restart(club: Club) -> None:
    await club.begin()
    assert isinstance(club.database, Database)
    await club.place()
    before = await club.match()
    await club.restart()
    assert isinstance(club.database, Database)
    assert (await club.match()).row == before.row
    await club.place()
    assert (await club.match()).version == before.version + 1

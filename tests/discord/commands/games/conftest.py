"""The tests of a game's commands play the game whose folder they stand in."""

from __future__ import annotations

import pytest

from bot.catalog import TITLES
from tests.discord.club import Club
from tests.games.games import folder_of


@pytest.fixture(autouse=True)
def table(club: Club, request: pytest.FixtureRequest) -> Club:
    """The club at this game."""
    folder = request.path.parent.name
    (club.game,) = (key for key, title in TITLES.items() if folder_of(title.game) == folder)
    return club

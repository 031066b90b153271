"""The recorded matches still go as they were recorded, for every game and number of players."""

from __future__ import annotations

import pytest

from tests.games.games import TABLE_NAMES, TABLES, Subject
from tests.games.playthroughs import FOLDER, path, playthrough


@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_the_match_goes_as_recorded(subject: Subject, seats: int) -> None:
    recorded = path(subject, seats).read_text(encoding="utf-8").splitlines()
    assert playthrough(subject, seats).splitlines() == recorded


def test_no_recording_is_of_a_game_that_is_gone() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {path(*table).name for table in TABLES}

"""The results of one player are found without reading those of others."""

from __future__ import annotations

import pytest

from storage.sqlite.database import Database
from storage.sqlite.stats import OPPONENTS, PLAYED


@pytest.mark.parametrize(
    ("query", "values"), [(PLAYED, (1, 1)), (PLAYED, (1, None)), (OPPONENTS, (2, "[]", "[]", 0, 1, 1, 3))]
)
async def test_nothing_is_read_but_what_the_player_played(
    database: Database, query: str, values: tuple[int | str | None, ...]
) -> None:
    plan = [str(row["detail"]) for row in await database.rows(f"explain query plan {query}", *values)]
    read = [step for step in plan if step.startswith(("SEARCH", "SCAN")) and "met" not in step]
    assert read[0] == "SEARCH own USING INDEX placings_player (player=?)"
    assert "results" in read[1]
    assert "(match=?)" in read[1]
    # The list of channels is one value that is taken apart.
    assert [step for step in read if step.startswith("SCAN") and "json_each" not in step] == []

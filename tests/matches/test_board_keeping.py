"""The boards in the background: everything is done in the end, in parts, and a stop is not waited for."""

from __future__ import annotations

import pytest

from bot.background.board_keeping import BoardKeeping
from tests.matches.boards import ANNA, BEN, Record, close_marks


async def test_all_is_counted_mended_and_tidied_in_the_background(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_marks(monkeypatch, 4)
    matches = [await record.finish((ANNA, 1, 9), (BEN, 2, 3)) for _ in range(90)]
    keeping = BoardKeeping(record.standings)
    await keeping.look()
    assert await record.boards.counted() == 90
    await record.void(matches[40])
    await keeping.look()
    assert await record.boards.stale() == {}
    assert not await record.standings.tidy()
    # Of the present, as the results are of an earlier month.
    months = await record.database.rows("select distinct month from earlier")
    assert [row["month"] for row in months] == [0]


async def test_a_stop_leaves_the_rest_for_the_next_start(record: Record) -> None:
    for _ in range(60):
        await record.finish((ANNA, 1, 9), (BEN, 2, 3))
    keeping = BoardKeeping(record.standings)
    await keeping.stop()
    await keeping.look()
    assert await record.boards.counted() == 0
    await BoardKeeping(record.standings).look()
    assert await record.boards.counted() == 60

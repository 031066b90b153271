"""A lane: work in order, on one thread; also what is expected of a private part of aiosqlite."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

from storage.lane import ThreadLane
from storage.sql.database import Lane
from storage.sqlite.lane import ConnectionLane
from tests.patience import PATIENT


@pytest.fixture(params=["aiosqlite", "thread"])
async def lane(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Lane]:
    made: Lane
    if request.param == "aiosqlite":
        made = ConnectionLane(await aiosqlite.connect(path), "test")
    else:
        made = ThreadLane("test")
    yield made
    await made.end()


async def test_work_is_done_in_order_on_one_other_thread(lane: Lane) -> None:
    done: list[int] = []

    def work(number: int) -> threading.Thread:
        done.append(number)
        return threading.current_thread()

    asked = [asyncio.create_task(lane.do(lambda number=number: work(number))) for number in range(9)]  # type: ignore[misc]  # mypy knows no such default
    threads = set(await asyncio.gather(*asked))
    assert done == list(range(9))
    assert len(threads) == 1
    assert threads != {threading.current_thread()}


async def test_what_the_work_raises_is_raised(lane: Lane) -> None:
    def work() -> None:
        raise sqlite3.IntegrityError("twice")

    with pytest.raises(sqlite3.IntegrityError, match="twice"):
        await lane.do(work)
    assert await lane.do(lambda: 7) == 7


async def test_work_that_nobody_waits_for_is_left_out_unless_it_has_begun(lane: Lane) -> None:
    begun, go_on, done = threading.Event(), threading.Event(), []

    def first() -> None:
        begun.set()
        go_on.wait(PATIENT)
        done.append("first")

    waiting = asyncio.create_task(lane.do(first))
    later = asyncio.create_task(lane.do(lambda: done.append("later")))
    await asyncio.to_thread(begun.wait, PATIENT)
    for task in (waiting, later):
        task.cancel()
    await asyncio.gather(waiting, later, return_exceptions=True)
    go_on.set()
    await lane.do(lambda: done.append("last"))
    assert done == ["first", "last"]


async def test_a_lane_that_has_ended_does_nothing_more(lane: Lane) -> None:
    await lane.end()
    with pytest.raises(RuntimeError, match="the lane test has ended"):
        await lane.do(lambda: None)


async def test_a_lane_of_several_threads_does_as_many_pieces_at_once() -> None:
    lane = ThreadLane("test", 2)
    met = threading.Barrier(2)
    assert {
        await each for each in [asyncio.create_task(lane.do(lambda: met.wait(PATIENT))) for _ in "ab"]
    } == {0, 1}
    await lane.end()
    with pytest.raises(RuntimeError, match="the lane test has ended"):
        await lane.do(lambda: None)

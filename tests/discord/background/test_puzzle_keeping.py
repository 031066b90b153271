"""When the stock of puzzles is looked at: now and then, by one process, and a stop does not wait for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.background import puzzle_keeping, rounds
from bot.background.puzzle_keeping import PuzzleKeeping
from bot.thinking.asking import Closed


class Stock:
    """Is filled when the test lets it be."""

    def __init__(self) -> None:
        self.filled = 0
        self.open = asyncio.Event()
        self.error: Exception | None = None

    async def fill(self) -> None:
        self.filled += 1
        await self.open.wait()
        if self.error is not None:
            raise self.error


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    made = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(puzzle_keeping, "time", SimpleNamespace(monotonic=lambda: made.now))
    monkeypatch.setattr(rounds, "_LATER", 0)
    return made


async def done(keeping: PuzzleKeeping) -> None:
    await asyncio.gather(*keeping._doing.values(), return_exceptions=True)
    await asyncio.sleep(0)


async def test_it_rests_between_two_looks_and_before_the_first(clock: SimpleNamespace) -> None:
    stock: Any = Stock()
    keeping = PuzzleKeeping(stock)
    await keeping._round()
    assert stock.filled == 0, "a start has other things to do"
    clock.now += puzzle_keeping._REST
    for _ in range(2):
        await keeping._round()
        await asyncio.sleep(0)
    assert stock.filled == 1, "one look at a time"
    stock.open.set()
    await done(keeping)
    await keeping._round()
    assert stock.filled == 1
    clock.now += puzzle_keeping._REST
    await keeping._round()
    await done(keeping)
    assert stock.filled == 2


async def test_only_who_leads_looks(clock: SimpleNamespace) -> None:
    stock: Any = Stock()
    keeping = PuzzleKeeping(stock, lambda: False)
    clock.now += puzzle_keeping._REST
    await keeping._round()
    assert not keeping._doing


@pytest.mark.parametrize(
    ("error", "said"),
    [(RuntimeError("a fault"), ["no puzzles found"]), (Closed(), [])],
    ids=["fault", "closed"],
)
async def test_after_a_fault_it_rests_as_well(
    clock: SimpleNamespace, error: Exception, said: list[str]
) -> None:
    stock: Any = Stock()
    stock.error = error
    stock.open.set()
    keeping = PuzzleKeeping(stock)
    clock.now += puzzle_keeping._REST
    with capture_logs() as logged:
        await keeping._round()
        await done(keeping)
        await keeping._round()
    assert [each["event"] for each in logged] == said
    assert stock.filled == 1


async def test_a_stop_does_not_wait_for_it(clock: SimpleNamespace) -> None:
    stock: Any = Stock()
    keeping = PuzzleKeeping(stock)
    clock.now += puzzle_keeping._REST
    await keeping._round()
    await asyncio.sleep(0)
    await asyncio.wait_for(keeping.stop(), 5)
    await done(keeping)
    assert not keeping._doing

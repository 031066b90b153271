"""When the stock of puzzles is looked at: now and then, and at once when somebody found none."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.background import puzzle_keeping
from bot.background.puzzle_keeping import PuzzleKeeping
from bot.thinking.asking import Closed


class Stock:
    """Is filled when the test lets it be."""

    def __init__(self) -> None:
        self.wanted = False
        self.filled = 0
        self.open = asyncio.Event()
        self.error: Exception | None = None

    async def fill(self) -> None:
        self.wanted = False
        self.filled += 1
        await self.open.wait()
        if self.error is not None:
            raise self.error


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    made = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(puzzle_keeping, "time", SimpleNamespace(monotonic=lambda: made.now))
    return made


async def done(keeping: PuzzleKeeping) -> None:
    await asyncio.gather(*keeping._doing.values(), return_exceptions=True)
    await asyncio.sleep(0)


async def test_it_rests_between_two_looks_unless_somebody_found_none(clock: SimpleNamespace) -> None:
    stock: Any = Stock()
    keeping = PuzzleKeeping(stock)
    await keeping._round()
    assert stock.filled == 0, "a start has other things to do"
    stock.wanted = True
    await keeping._round()
    await asyncio.sleep(0)
    stock.wanted = True
    await keeping._round()
    assert stock.filled == 1, "one look at a time"
    stock.wanted = False
    stock.open.set()
    await done(keeping)
    await keeping._round()
    assert stock.filled == 1
    clock.now += puzzle_keeping._REST
    await keeping._round()
    await done(keeping)
    assert stock.filled == 2


@pytest.mark.parametrize(
    ("error", "said"),
    [(RuntimeError("a fault"), ["no puzzles found"]), (Closed(), [])],
    ids=["fault", "closed"],
)
async def test_after_a_fault_it_rests_as_well(
    clock: SimpleNamespace, error: Exception, said: list[str]
) -> None:
    stock: Any = Stock()
    stock.error, stock.wanted = error, True
    stock.open.set()
    keeping = PuzzleKeeping(stock)
    with capture_logs() as logged:
        await keeping._round()
        await done(keeping)
        await keeping._round()
    assert [each["event"] for each in logged] == said
    assert stock.filled == 1


async def test_a_stop_does_not_wait_for_it(clock: SimpleNamespace) -> None:
    stock: Any = Stock()
    stock.wanted = True
    keeping = PuzzleKeeping(stock)
    await keeping._round()
    await asyncio.sleep(0)
    await asyncio.wait_for(keeping.stop(), 5)
    await done(keeping)
    assert not keeping._doing

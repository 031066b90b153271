"""Processes that think: what comes first, how long it may take, and that none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.thinking import asking
from bot.thinking.asking import SECONDS, Closed, Urgency, Workers
from tests.patience import until
from tests.thinking.thoughts import die, ponder, stumble, where

ROOT = Path(__file__).parents[2]


class Slips:
    """In place of processes: notes what is begun, and answers when it is told to."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, float]] = []
        self.open: dict[str, Future[str]] = {}
        self.executor = self

    def submit(self, function: Callable[..., Any], seconds: float, word: str) -> Future[str]:
        self.begun.append((word, seconds))
        self.open[word] = Future()
        return self.open[word]

    def end(self) -> None:
        for future in self.open.values():
            if not future.done():
                future.set_exception(BrokenExecutor())

    @property
    def words(self) -> list[str]:
        return [word for word, _ in self.begun]


@pytest.fixture
def slips(monkeypatch: pytest.MonkeyPatch) -> Slips:
    made = Slips()
    monkeypatch.setattr(asking, "_Pool", lambda: made)
    return made


def asked(workers: Workers, urgency: Urgency, word: str) -> asyncio.Task[None]:
    return asyncio.create_task(workers.ask(urgency, stumble, word))


async def test_the_most_urgent_comes_first_and_look_backs_only_when_nothing_else_waits(slips: Slips) -> None:
    workers = Workers()
    kinds = (Urgency.LOOK_BACK, Urgency.LOOK_BACK, Urgency.HINT, Urgency.TURN)
    tasks = [asked(workers, kind, f"{number}") for number, kind in enumerate(kinds)]
    await until(lambda: len(slips.begun) == 2)
    # The first began at once, as nothing else waited; the second look back must leave a worker free.
    assert slips.words == ["0", "2"]
    slips.open["2"].set_result("done")
    await until(lambda: len(slips.begun) == 3)
    assert slips.words[2:] == ["3"]
    slips.open["3"].set_result("done")
    await asyncio.wait(tasks[2:])
    assert len(slips.begun) == 3
    slips.open["0"].set_result("done")
    await until(lambda: len(slips.begun) == 4)
    slips.open["1"].set_result("done")
    await asyncio.gather(*tasks)


async def test_a_search_for_puzzles_leaves_the_same_worker_free_and_goes_last(slips: Slips) -> None:
    workers = Workers()
    kinds = (Urgency.PUZZLE, Urgency.PUZZLE, Urgency.LOOK_BACK, Urgency.TURN)
    tasks = [asked(workers, kind, f"{number}") for number, kind in enumerate(kinds)]
    await until(lambda: len(slips.begun) == 2)
    assert slips.words == ["0", "3"], "of what nobody waits for, one at a time"
    slips.open["0"].set_result("done")
    await until(lambda: len(slips.begun) == 3)
    assert slips.words[2:] == ["2"], "a look back before another search"
    slips.open["2"].set_result("done")
    await until(lambda: len(slips.begun) == 4)
    for word in ("1", "3"):
        slips.open[word].set_result("done")
    await asyncio.gather(*tasks)


async def test_the_more_waits_the_less_time_each_gets(slips: Slips) -> None:
    workers = Workers()
    tasks = [asked(workers, Urgency.TURN, f"{number}") for number in range(6)]
    for number in range(6):
        await until(partial(slips.open.__contains__, f"{number}"))
        slips.open[f"{number}"].set_result("done")
    await asyncio.gather(*tasks)
    given = [seconds for _, seconds in slips.begun]
    assert given == sorted(given)
    assert given[0] < SECONDS / 2
    assert given[-1] == SECONDS


async def test_what_nobody_wants_to_know_any_more_is_not_begun(slips: Slips) -> None:
    workers = Workers()
    tasks = [asked(workers, Urgency.TURN, f"{number}") for number in range(4)]
    await until(lambda: len(slips.begun) == 2)
    tasks[2].cancel()
    await asyncio.wait([tasks[2]])
    for word in ("0", "1"):
        slips.open[word].set_result("done")
    await until(lambda: len(slips.begun) == 3)
    assert slips.words[2:] == ["3"]
    workers.close()
    with pytest.raises(Closed):
        await tasks[3]
    with pytest.raises(Closed):
        await workers.ask(Urgency.TURN, stumble, "late")


@pytest.mark.parametrize("steps", range(5))
async def test_a_process_that_dies_as_the_bot_stops_is_not_started_again(
    slips: Slips, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """steps: of the event loop, between the death and the stop."""
    workers = Workers()
    task = asked(workers, Urgency.TURN, "a")
    await until(lambda: len(slips.begun) == 1)
    later: list[Slips] = []

    def pool() -> Slips:
        later.append(Slips())
        return later[-1]

    monkeypatch.setattr(asking, "_Pool", pool)
    died = asyncio.Event()
    slips.open["a"].add_done_callback(lambda _: died.set())
    slips.open["a"].set_exception(BrokenExecutor())
    await died.wait()
    for _ in range(steps):
        await asyncio.sleep(0)
    begun = len(later)
    workers.close()
    with pytest.raises(Closed):
        await task
    await asyncio.sleep(0.01)
    assert len(later) == begun, "none is started after the stop"


async def test_processes_that_have_died_are_ended_once_so_the_next_ones_live(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To end them twice would end those that came after them, as all are children of the bot."""
    pools: list[Slips] = []

    class Ending(Slips):
        ended = 0

        def end(self) -> None:
            self.ended += 1
            super().end()

    def pool() -> Slips:
        pools.append(Ending())
        return pools[-1]

    monkeypatch.setattr(asking, "_Pool", pool)
    workers = Workers()
    tasks = [asked(workers, Urgency.TURN, word) for word in "ab"]
    await until(lambda: bool(pools) and len(pools[0].begun) == 2)
    pools[0].open["a"].set_exception(BrokenExecutor())
    await until(lambda: len(pools) == 2 and len(pools[1].begun) == 2)
    assert [each.ended for each in pools if isinstance(each, Ending)] == [1, 0]
    for word in "ab":
        pools[1].open[word].set_result("done")
    await asyncio.gather(*tasks)


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # the latter if it ends while this reads
        return False


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at processes as Linux shows them")
async def test_a_worker_is_polite_and_small_comes_back_after_its_death_and_ends_with_the_bot() -> None:
    workers = Workers()
    first, nice, needless = await workers.ask(Urgency.TURN, where)
    assert first != os.getpid()
    assert (nice - os.nice(0), needless) == (10, [])
    # A supervisor tells all processes to end, and Ctrl-C does; the bot decides when.
    for number in (signal.SIGTERM, signal.SIGINT):
        os.kill(first, number)
    with pytest.raises(LookupError, match="why"):
        await workers.ask(Urgency.HINT, stumble, "why")
    assert (await workers.ask(Urgency.TURN, where))[0] == first
    with pytest.raises(BrokenExecutor):
        await workers.ask(Urgency.TURN, die)
    second, _, _ = await workers.ask(Urgency.TURN, where)
    pondering = asyncio.create_task(workers.ask(Urgency.TURN, ponder))
    await asyncio.sleep(0)
    workers.close()
    with pytest.raises(Closed):
        await pondering
    await until(lambda: not alive(first) and not alive(second))


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at processes as Linux shows them")
async def test_no_worker_outlives_a_bot_that_was_killed() -> None:
    command = [sys.executable, "-m", "tests.thinking.thoughts"]
    bot = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    workers = [int(word) for word in (await bot.stdout.readline()).split()]
    assert len(workers) == 2
    assert all(map(alive, workers))
    bot.kill()
    await bot.wait()
    # One of them was in the middle of a thought.
    await until(lambda: not any(map(alive, workers)))

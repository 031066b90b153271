"""A bell: threads ring it, and the loop gives what they have done to whoever waits."""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path
from threading import Thread
from weakref import ref

import pytest

from storage.bell import Bell, bell_of

MANY = 70_000
"""More than a pipe holds."""


async def rung(bell: Bell, *told: tuple[asyncio.Future[int], int | None, BaseException | None]) -> None:
    """Rings from another thread."""

    def ring() -> None:
        for each in told:
            bell.ring(*each)

    thread = Thread(target=ring)
    thread.start()
    await asyncio.to_thread(thread.join)


@pytest.mark.parametrize("system", ["linux", "win32"])
async def test_what_is_told_arrives_in_order(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", system)
        bell = Bell(loop)
    asked: list[asyncio.Future[int]] = [loop.create_future() for _ in range(4)]
    asked[1].cancel()
    came: list[int] = []
    for number, each in enumerate(asked):
        each.add_done_callback(lambda _, number=number: came.append(number))  # type: ignore[misc]  # no such default
    fault = KeyError("lost")
    await rung(
        bell,
        (asked[2], 2, None),
        (asked[1], 1, None),
        (asked[3], None, fault),
        (asked[0], 0, None),
        # The first answer counts.
        (asked[2], 9, None),
    )
    one, two, three, four = await asyncio.gather(*asked, return_exceptions=True)
    assert (one, three, four) == (0, 2, fault)
    assert isinstance(two, asyncio.CancelledError)
    assert came == [1, 2, 3, 0]


async def test_a_loop_that_hears_nothing_for_long_misses_nothing() -> None:
    loop = asyncio.get_running_loop()
    asked: list[asyncio.Future[int]] = [loop.create_future() for _ in range(MANY)]
    bell = bell_of(loop)
    for number, each in enumerate(asked):
        bell.ring(each, number)
    assert await asyncio.wait_for(asyncio.gather(*asked), 60) == list(range(MANY))


def open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


def test_each_loop_has_a_bell_which_goes_with_it() -> None:
    async def made() -> tuple[Bell, int, asyncio.Future[int]]:
        loop = asyncio.get_running_loop()
        bell, done = bell_of(loop), loop.create_future()
        assert bell_of(loop) is bell
        bell.ring(done, 7)
        return bell, await done, loop.create_future()

    before = open_files()
    one, answer, late = asyncio.run(made())
    other = asyncio.run(made())[0]
    assert answer == 7
    assert one is not other
    # Work that ends after its loop is told to nobody.
    one.ring(late, 8)
    gone = ref(one)
    assert not late.done()
    del one, other, late
    gc.collect()
    assert gone() is None
    assert open_files() <= before

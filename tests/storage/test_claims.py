"""Claims: one process at a time has one, and another one gets it, however the first ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from storage.claims import ALONE, Claimed, claimed
from storage.postgres.claims import SessionClaims
from tests.storage.test_postgres import end_all


@pytest.fixture
async def two(postgres: Callable[[], str]) -> AsyncIterator[tuple[SessionClaims, SessionClaims]]:
    address = postgres()
    both = SessionClaims(address), SessionClaims(address)
    yield both
    for each in both:
        await each.close()


Two = tuple[SessionClaims, SessionClaims]


async def test_one_has_it_until_it_is_dropped(two: Two) -> None:
    one, other = two
    assert await one.take(Claimed.POST, 7)
    assert not await other.take(Claimed.POST, 7)
    assert await other.take(Claimed.HANDS, 7)
    assert await other.take(Claimed.POST, 8)
    assert await other.take(Claimed.DAY, 20261129, 7)
    assert not await one.take(Claimed.DAY, 20261129, 7)
    one.drop(Claimed.POST, 7)
    async with claimed(other, Claimed.POST, 7):
        assert not await one.take(Claimed.POST, 7)


async def test_whoever_waits_gets_it(two: Two) -> None:
    order: list[int] = []

    async def work(number: int) -> None:
        async with claimed(two[number % 2], Claimed.POST, 1):
            order.append(number)
            await asyncio.sleep(0.01)
            order.append(number)

    # Within a process there is a lock besides, so each asks once at a time.
    await asyncio.gather(work(0), work(1))
    assert order[0] == order[1]
    assert order[2] == order[3]


async def test_a_process_that_ends_has_none_any_more(two: Two) -> None:
    one, other = two
    assert await one.take(Claimed.TURN, 7)
    await one.close()
    one.drop(Claimed.TURN, 7)
    async with claimed(other, Claimed.TURN, 7):
        pass


async def test_a_lost_connection_loses_claims_and_nothing_else(two: Two, postgres: Callable[[], str]) -> None:
    one, other = two
    assert await one.take(Claimed.TURN, 7)
    end_all(one._connection._address)
    assert await other.take(Claimed.TURN, 7)
    one.drop(Claimed.TURN, 7)
    assert await one.take(Claimed.TURN, 8)
    assert not await one.take(Claimed.TURN, 7), "what another process has is not dropped by this one"


async def test_who_gives_up_waiting_leaves_no_claim_behind(two: Two) -> None:
    one, other = two

    async def work() -> None:
        async with claimed(one, Claimed.POST, 1):
            await asyncio.sleep(60)

    for _ in range(20):
        task = asyncio.create_task(work())
        await asyncio.sleep(0.001)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with claimed(other, Claimed.POST, 1):
            pass


async def test_who_is_alone_has_every_claim() -> None:
    assert await ALONE.take(Claimed.POST, 1)
    async with claimed(ALONE, Claimed.POST, 1):
        pass

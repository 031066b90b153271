"""A process asks its lease and its store about the others: one question at a time, none once it is closed."""

from __future__ import annotations

import asyncio
import time
from threading import Lock
from types import SimpleNamespace
from typing import Any

import pytest

from bot import crew
from bot.client import Client, Parts
from bot.crew import Crew
from storage.lease import Muster
from storage.shards import ShardRow
from tests.patience import until


class Slow:
    """A lease that takes its time to answer, and notices when it is asked twice at once."""

    def __init__(self, seconds: float = 0.02) -> None:
        self._seconds = seconds
        self.given = list[int]()
        self.asked = Lock()
        self.twice = False
        self.times = 0

    def _answered(self, answer: Any) -> Any:
        self.times += 1
        self.twice |= not self.asked.acquire(blocking=False)
        time.sleep(self._seconds)
        if self.asked.locked():
            self.asked.release()
        return answer

    def holds(self) -> Any:
        return self._answered(True)

    def muster(self) -> Any:
        return self._answered(Muster(1, frozenset({1, 2}), frozenset({1, 2}), {0: 2}))

    def lead(self, *, wanted: bool) -> Any:
        return self._answered(wanted)

    def take_shard(self, shard: int) -> Any:
        return self._answered(False)

    def give_shard(self, shard: int) -> Any:
        self.given.append(shard)
        return self._answered(None)

    def release(self) -> Any:
        return self._answered(None)


async def test_the_lease_is_asked_one_question_at_a_time_whoever_waits_for_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crew, "LOOK", 0.0)
    lease: Any = Slow()
    store: Any = Rows()
    asking = Crew(lease)
    watching = asyncio.create_task(asking.watch())
    for _ in range(5):
        await asking.divide(2, store, lambda: 1_790_000_000.0)
    await until(lease.asked.locked)
    watching.cancel()
    await asyncio.wait((watching,))
    await asking.release()
    assert lease.times > 6
    assert not lease.twice


async def test_who_does_not_lead_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    lease: Any = Slow()
    looking = Crew(lease)
    followed = []

    async def follow() -> None:
        followed.append(looking.leads)
        if len(followed) == 1:
            raise RuntimeError("the store has a fault")

    looking.follow = follow
    await looking.look()
    assert looking.leads
    looking.able = lambda: False
    await looking.look()
    await until(lambda: len(followed) == 1)
    await looking.look()
    await until(lambda: len(followed) == 2)
    slow = asyncio.Event()

    async def wait() -> None:
        followed.append(True)
        await slow.wait()

    looking.follow = wait
    for _ in range(3):
        await looking.look()
    assert followed == [False, False, True], "a slow store holds up nothing, and is asked once at a time"
    await looking.disconnect()
    slow.set()
    await looking.look()
    await asyncio.sleep(0)
    assert len(followed) == 3, "its store is closed"


class Rows:
    """Two shards in a store, which can be closed."""

    open = True

    async def all(self) -> list[ShardRow]:
        assert self.open, "the store was asked after it was closed"
        return [ShardRow(0, 1, 1), ShardRow(1, 1, 1)]

    async def close(self) -> None:
        self.open = False


async def test_a_client_that_closes_asks_its_store_no_more() -> None:
    lease: Any = Slow()
    store: Any = Rows()
    hands = SimpleNamespace(cancel=lambda: None)
    parts: Any = SimpleNamespace(close=store.close, background=(), services=SimpleNamespace(hands=hands))
    others = Crew(lease)

    async def start(_: Client) -> Parts:
        raise AssertionError("it does not connect")

    client = Client(start, None, others)
    client._parts = parts
    await others.divide(2, store, lambda: 1_790_000_000.0)
    others.connect(client)
    await others.look()
    await client.close()
    assert not store.open
    await others.look()


async def test_a_client_that_has_no_time_to_wait_for_the_crew_closes_its_store_all_the_same() -> None:
    lease: Any = Slow(0.3)
    store: Any = Rows()
    hands = SimpleNamespace(cancel=lambda: None)
    parts: Any = SimpleNamespace(close=store.close, background=(), services=SimpleNamespace(hands=hands))
    others = Crew(lease)

    async def start(_: Client) -> Parts:
        raise AssertionError("it does not connect")

    client = Client(start, None, others)
    client._parts = parts
    await others.divide(2, store, lambda: 1_790_000_000.0)
    others.connect(client)
    others._shards = {1}
    watching = asyncio.create_task(others.watch())
    await until(lease.asked.locked)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await client.close()
    assert not store.open
    await others.disconnect()
    assert lease.given == [1]
    await others.look()
    assert not watching.done()
    watching.cancel()

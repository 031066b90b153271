"""Who has which shard: divided evenly, taken over from who is gone, given to who has come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot import crew
from bot.crew import Crew, Free, to_give, to_take
from bot.settings import Division, SettingsError
from storage.lease import Joined, Muster
from storage.postgres.database import Database
from storage.postgres.lease import SessionLease
from storage.sql.store import sql_store
from storage.sqlite.lease import FileLease
from storage.store import Store
from tests.patience import PATIENT
from tests.storage.fresh import opened
from tests.storage.leases import released

SHARED = Division()


def muster(
    *held: int | None, processes: Sequence[int] = (1, 2), sharing: Sequence[int] | None = None
) -> Muster:
    """As process 1 sees it: who has each shard."""
    shards = {shard: process for shard, process in enumerate(held) if process is not None}
    return Muster(1, frozenset(processes), frozenset(processes if sharing is None else sharing), shards)


def free(since: float, *shards: int, quiet: Sequence[int] = ()) -> Free:
    return Free(dict.fromkeys(shards, since), quiet)


# -- what is taken --------------------------------------------------------------------------------


def test_each_takes_its_part_of_what_nobody_was_connected_with() -> None:
    nobody = muster(None, None, None, None, None)
    assert to_take(nobody, 5, SHARED, free(10.0, *range(5), quiet=range(5)), 10.0) == [0, 1]
    assert to_take(muster(1, 1, 2, 2, None), 5, SHARED, free(10.0, 4, quiet=[4]), 10.0) == [4]
    assert to_take(muster(1, 1, 2, None, None), 5, SHARED, free(10.0, 3, 4, quiet=[3, 4]), 10.0) == []
    alone = muster(*[None] * 5, processes=(1,))
    assert to_take(alone, 5, SHARED, free(10.0, *range(5), quiet=range(5)), 10.0) == [0, 1, 2, 3, 4]


def test_what_somebody_just_lost_is_left_for_a_moment() -> None:
    found = muster(1, None)
    assert to_take(found, 2, SHARED, free(10.0, 1), 10.0 + crew.GRACE - 0.1) == []
    alone = muster(1, None, processes=(1,))
    assert to_take(alone, 2, SHARED, free(10.0, 1), 10.0 + crew.GRACE) == [1]


def test_more_than_its_part_is_taken_only_when_nobody_else_does() -> None:
    found = muster(1, None, processes=(1, 2))
    assert to_take(found, 2, SHARED, free(10.0, 1), 10.0 + crew.GRACE) == []
    assert to_take(found, 2, SHARED, free(10.0, 1), 10.0 + crew.LEFT) == [1]


def test_fixed_shards_are_taken_as_soon_as_they_are_free_and_no_others() -> None:
    fixed = Division(8, range(2, 5))
    assert to_take(muster(*[None] * 8), 8, fixed, free(10.0, 1, 3, 4, 7), 10.0) == [3, 4]


def test_what_is_fixed_for_others_is_not_divided() -> None:
    found = muster(3, 3, None, None, processes=(1, 2, 3), sharing=(1, 2))
    assert to_take(found, 4, SHARED, free(10.0, 2, 3, quiet=(2, 3)), 10.0) == [2]


# -- what is given --------------------------------------------------------------------------------


def test_one_is_given_to_who_has_fewer_once_that_one_has_settled() -> None:
    found = muster(1, 1, 1, 1)
    assert to_give(found, 4, SHARED, []) is None
    assert to_give(found, 4, SHARED, [1, 2]) == 3
    assert to_give(muster(1, 1, 1, None), 4, SHARED, [1, 2]) is None, "one at a time"
    assert to_give(muster(1, 1, 1, 2), 4, SHARED, [1, 2]) == 2
    assert to_give(muster(1, 1, 2, 2), 4, SHARED, [1, 2]) is None
    assert to_give(muster(1), 1, SHARED, [1, 2]) is None, "the other one stands by"
    assert to_give(muster(1, 1, 2), 3, SHARED, [1, 2]) is None


def test_nothing_is_given_of_what_is_fixed_nor_to_who_has_fixed_shards() -> None:
    assert to_give(muster(1, 1, 1), 3, Division(3, range(3)), [1, 2]) is None
    assert to_give(muster(1, 1, 1, 2), 4, SHARED, [1, 2]) == 2
    assert to_give(muster(1, 1, 1, 2, sharing=(1,)), 4, SHARED, [1, 2]) is None


@pytest.mark.parametrize(("total", "processes"), [(1, 3), (2, 2), (5, 2), (7, 3), (16, 5), (64, 7)])
def test_however_it_begins_everything_is_taken_and_the_parts_become_even(total: int, processes: int) -> None:
    held: dict[int, int] = dict.fromkeys(range(total), 1)
    names = range(1, processes + 1)
    for turn in range(4 * total):
        for own in names:
            seen = Muster(own, frozenset(names), frozenset(names), dict(held))
            left = Free(dict.fromkeys(set(range(total)) - held.keys(), 0.0), range(total))
            for shard in to_take(seen, total, SHARED, left, turn):
                held[shard] = own
            seen = Muster(own, frozenset(names), frozenset(names), dict(held))
            if (given := to_give(seen, total, SHARED, names)) is not None:
                del held[given]
    parts = [[*held.values()].count(own) for own in names]
    assert sum(parts) == total
    assert max(parts) - min(parts) <= 1, parts


# -- processes on one server ----------------------------------------------------------------------


class Process:
    """One of several, with connections that only note what they are told."""

    def __init__(self, address: str, division: Division | None = None) -> None:
        self.lease = SessionLease(address)
        self.crew = Crew(self.lease, division)
        self.shards: set[int] = set()
        self.log: list[str] = []

    async def begin(self, store: Store, recommended: int = 4) -> None:
        assert self.lease.join(sharing=self.crew.shares) is Joined.YES
        await self.crew.look()
        await self.crew.divide(recommended, store.shards, lambda: 1_790_000_000.0)
        self.crew.connect(self)

    def begin_shard(self, shard: int) -> None:
        self.shards.add(shard)
        self.log.append(f"+{shard}")

    async def end_shard(self, shard: int) -> None:
        self.shards.discard(shard)
        self.log.append(f"-{shard}")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GRACE", "SETTLED", "BETWEEN", "APART"):
        monkeypatch.setattr(crew, name, 0.0)


async def look(*processes: Process, times: int = 1) -> None:
    for _ in range(times):
        for each in processes:
            assert await asyncio.to_thread(each.lease.holds)
            await each.crew.look()


async def test_processes_divide_lead_and_take_over(postgres: Callable[[], str], quick: None) -> None:
    address = postgres()
    database = await Database.open(address)
    store = sql_store(database)
    told: list[int] = []
    one, other = Process(address), Process(address)
    one.crew.told = lambda: told.append(one.crew.alive)
    await one.begin(store)
    assert (one.crew.alive, one.crew.leads, one.crew.term) == (1, True, 1)
    await look(one)
    assert one.shards == {0, 1, 2, 3}
    await other.begin(store, recommended=9)
    assert other.crew.total == 4, "what is divided stays so while somebody is connected"
    await look(one, other, times=5)
    assert (one.shards, other.shards) == ({0, 1}, {2, 3})
    assert one.log[4:] == ["-3", "-2"]
    assert (other.crew.alive, other.crew.leads) == (2, False)
    # It dies: the server frees what it had.
    await released(one.lease)
    await look(other, times=2)
    assert other.shards == {0, 1, 2, 3}
    assert (other.crew.alive, other.crew.leads, other.crew.term) == (1, True, 1)
    assert told == [1, 2]
    # The last one ends in order, and the next divides anew.
    await other.crew.leave()
    assert other.shards == set()
    assert not other.crew.leads
    await look(other)
    assert other.shards == set()
    await released(other.lease)
    last = Process(address)
    await last.begin(store, recommended=2)
    await look(last)
    assert last.shards == {0, 1}
    last.lease.release()
    await database.close()


async def test_fixed_shards_and_a_number_that_others_do_not_have(
    postgres: Callable[[], str], quick: None
) -> None:
    address = postgres()
    database = await Database.open(address)
    store = sql_store(database)
    one, other = Process(address, Division(4, range(2))), Process(address, Division(4, range(1, 4)))
    await one.begin(store, recommended=1)
    await look(one)
    await other.begin(store, recommended=1)
    await look(one, other, times=3)
    assert (one.shards, other.shards) == ({0, 1}, {2, 3})
    third = Process(address, Division(8))
    with pytest.raises(SettingsError, match="4"):
        await third.begin(store)
    await one.crew.disconnect()
    await look(other, one)
    assert (one.shards, other.shards) == ({0, 1}, {1, 2, 3}), "its client is gone, and told by nobody"
    for each in (one, other, third):
        each.lease.release()
    await database.close()


async def test_a_shard_that_was_lost_with_the_connection_is_ended(
    postgres: Callable[[], str], quick: None
) -> None:
    address = postgres()
    database = await Database.open(address)
    one, other = Process(address), Process(address)
    await one.begin(sql_store(database), recommended=1)
    await look(one)
    await other.begin(sql_store(database))
    one.lease._lost()
    async with asyncio.timeout(PATIENT):
        while not other.lease.take_shard(0):  # noqa: ASYNC110 -- the server notices in a moment
            await asyncio.sleep(0.01)
    await look(one)
    assert one.shards == set()
    for each in (one, other):
        each.lease.release()
    await database.close()


async def test_what_was_given_up_in_order_is_taken_at_once_by_the_next_process(
    postgres: Callable[[], str],
) -> None:
    address = postgres()
    database = await Database.open(address)
    store = sql_store(database)
    one, other = Process(address), Process(address)
    await one.begin(store, recommended=2)
    await look(one)
    await store.shards.present([0, 1], 1_790_000_000, 60)
    await one.crew.disconnect()
    await released(one.lease)
    await other.begin(store, recommended=2)
    await look(other)
    assert other.shards == {0, 1}
    other.lease.release()
    await database.close()


async def test_with_a_file_a_start_soon_after_the_last_end_has_all_at_once(tmp_path: Path) -> None:
    path, taken = tmp_path / "store.db", list[int]()
    lease, database = FileLease(path), await opened(path)
    store = sql_store(database)
    await store.shards.divide(2)
    await store.shards.present([0, 1], 1_790_000_000, 60)
    alone = Crew(lease)
    assert lease.join() is Joined.YES
    await alone.divide(2, store.shards, lambda: 1_790_000_001.0)
    connections: Any = type("Connections", (), {"begin_shard": lambda _, shard: taken.append(shard)})()
    alone.connect(connections)
    await alone.look()
    assert taken == [0, 1]
    lease.release()
    await database.close()


async def test_in_doubt_whether_others_have_taken_over_nothing_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lease: Any = type("Away", (), {"muster": lambda _: None})()
    away = Crew(lease)
    await away.look()
    found = []
    for alive, grace, doubt in ((1, 0, 0), (2, 0, 0), (2, 0, 60), (2, 60, 60)):
        monkeypatch.setattr(crew, "GRACE", grace)
        monkeypatch.setattr(crew, "DOUBT", doubt)
        away.alive = alive
        found.append((away.certain, away.sure))
    assert found == [(True, True), (False, False), (False, True), (True, True)]
    assert Crew().certain


async def test_shards_identify_one_after_another(postgres: Callable[[], str]) -> None:
    database = await Database.open(postgres())
    store = sql_store(database)
    waits = []
    for _ in range(2):
        each = Crew()
        await each.divide(1, store.shards, lambda: 1_790_000_000.0)
        task = asyncio.create_task(each.identify(0, 1))
        done, _ = await asyncio.wait((task,), timeout=0.3)
        waits.append(not done)
        task.cancel()
    assert waits == [False, True]
    await database.close()

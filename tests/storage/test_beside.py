"""Several processes write at the same time, and what they store is as if one came after the other."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from storage.calls import Calls
from storage.matches import Conflict, MatchRow, Occupied
from storage.messages import new_mark
from storage.store import Store
from tests.sample import matches
from tests.storage.finished import ANNA, BEN, finish
from tests.storage.test_matches import entry, lobby, stored

ENDS = matches(12)


async def test_of_two_changes_one_is_stored(store: Store, other_store: Store) -> None:
    before = await stored(store, lobby())

    async def change(at: Store, number: int) -> bool:
        after = replace(before, version=before.version + 1, mark=new_mark())
        try:
            await at.matches.append(before, after, [entry("move", number)])
        except Conflict:
            return False
        return True

    done = await asyncio.gather(*(change((store, other_store)[each % 2], each) for each in range(10)))
    assert sum(done) == 1
    log = await store.matches.log(before.id)
    assert [each.interaction for each in log[1:]] == [done.index(True)]


async def test_results_of_two_processes_have_numbers_without_gaps(store: Store, other_store: Store) -> None:
    seen: list[int] = []

    async def count() -> None:
        # Whoever counts up to a number must not find an earlier one later.
        while len(seen) < ENDS:
            new = await other_store.results.counted(seen[-1] if seen else 0, 100)
            seen.extend(each.number for each in new)

    ends = (finish((store, other_store)[number % 2], (ANNA, 1, 9), (BEN, 2, 3)) for number in range(ENDS))
    await asyncio.gather(count(), *ends)
    assert seen == list(range(1, ENDS + 1))


async def test_somebody_is_pinged_once_however_many_matches_call(store: Store, other_store: Store) -> None:
    rows = [await stored(store, lobby(channel=number)) for number in range(8)]

    async def call(at: Store, row: MatchRow) -> str:
        after = replace(row, version=row.version + 1, mark=new_mark())
        calls = Calls(ANNA, [BEN], 1_790_000_000)
        return (await at.matches.append(row, after, [entry("ask", row.id)], calls=calls)).silent

    silent = await asyncio.gather(
        *(call((store, other_store)[number % 2], row) for number, row in enumerate(rows))
    )
    assert sorted(silent) == sorted(["[]", *[f"[{BEN}]"] * 7])


async def test_one_of_several_opens_in_a_channel(store: Store, other_store: Store) -> None:
    lobbies = (lobby(channel=5, holds=True) for _ in range(6))
    opened = await asyncio.gather(
        *(stored((store, other_store)[number % 2], row) for number, row in enumerate(lobbies)),
        return_exceptions=True,
    )
    assert sum(isinstance(each, MatchRow) for each in opened) == 1
    assert sum(isinstance(each, Occupied) for each in opened) == 5

"""What solo matches are compared by: the lowest marker, then the next lowest, as one number in the store."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.catalog import TITLES
from bot.matches.change import as_number
from tests.matches.tables import Table, legal

SOLO = ("axio", "rota")


def test_a_number_orders_like_its_markers() -> None:
    chance = Random("merit")
    markers = [tuple(sorted(chance.choices(range(37), k=5))) for _ in range(500)]
    markers += [(0,) * 5, (36,) * 5, (8, 9, 9, 9, 9), (8, 9, 9, 9, 10), (9, 9, 9, 9, 9)]
    ordered = sorted(set(markers))
    numbers = [as_number(each) for each in ordered]
    assert all(one < other for one, other in pairwise(numbers))
    assert as_number((999,) * 5) < 2**63
    assert as_number((1, 2)) == 1_002_000_000_000, "as those that are stored"
    assert as_number((7,)) == as_number((7, 0, 0, 0, 0))


@pytest.mark.parametrize("merit", [(-1, 3), (1000,), (0, 0, 0, 0, 1000)])
def test_a_merit_that_would_spoil_the_order_is_a_fault(merit: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="outside"):
        as_number(merit)


@pytest.mark.parametrize("game", SOLO)
def test_ties_go_on_to_the_next_lowest_marker(game: str) -> None:
    """The ranking of the rules: 7-8, 7-9-9 and 7-9-10, whatever the other markers are; the last one wins."""
    rules = TITLES[game].game
    start = rules.setup(1, None, "seed")
    three = [(12, 8, 12, 7, 12), (9, 9, 7, 12, 12), (12, 9, 10, 7, 12)]
    merits = [rules.merit(replace(start, markers=(markers,)), 0) for markers in three]
    assert merits == sorted(merits)
    assert [merit[:3] for merit in merits] == [(7, 8, 12), (7, 9, 9), (7, 9, 10)]


@pytest.mark.parametrize("game", SOLO)
async def test_the_stored_merit_is_that_of_the_final_markers(table: Table, game: str) -> None:
    match = await table.begun(1, game=game)
    chance = Random(game)
    while match.running:
        match = await table.act(match, chance.choice(legal(match)))
    (row,) = await table.results(match)
    markers = sorted(match.view(None).markers[0])
    assert any(markers), "it is worth comparing"
    assert (row["score"], row["merit"]) == (markers[0], as_number(markers))


async def test_in_matches_with_others_places_say_it_all(table: Table) -> None:
    match = await table.begun(2)
    while match.running:
        match = await table.act(match, legal(match)[0])
    assert [row["merit"] for row in await table.results(match)] == [0, 0]
